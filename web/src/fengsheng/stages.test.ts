import { expect, test } from 'vitest';
import { place, stages, transit, view } from '../../tests/fixtures/fengsheng/build';
import { functionsOf } from './cards/faces';
import { EDITIONS } from './edition.svelte';
import { grouped, shownIn, timetable } from './stages';

const table = (part: Parameters<typeof stages>[0]) => view([{}, {}, {}, {}, {}].map(() => place()), { edition: 'blacklist', transit: transit(), stages: stages(part) });

test('that a turn begins is shown while it does', () => {
  const phases: ReturnType<typeof stages>['phases'] = ['begin', 'draw', 'play-1', 'transmission', 'end'];
  expect(shownIn(table({ phases, phase: 'begin' }))).toEqual(phases);
  expect(shownIn(table({ phases, phase: 'draw' }))).toEqual(phases.slice(1));
});

test('functions of the same players are said together, and what fewer may use is said first', () => {
  const all = [0, 1, 2, 3, 4];
  const way = table({ usable: [{ function: 'lure', by: all }, { function: 'lock', by: [1] }, { function: 'intercept', by: [0, 2, 3, 4] }, { function: 'swap', by: all }] });
  expect(grouped(way).map(({ fns, everybody, but }) => [fns.join(), everybody, but])).toEqual([['lock', false, []], ['intercept', false, [1]], ['lure,swap', true, []]]);
});

test('the dead are not counted', () => {
  const way = table({ usable: [{ function: 'burn', by: [0, 1, 2] }] });
  const dead = { ...way, seats: way.seats.map((there, seat) => (seat > 2 ? { ...there, life: 'dead' as const } : there)) };
  expect(grouped(dead).map(({ everybody }) => everybody)).toEqual([true]);
});

test('every function of an edition stands once in its timetable', () => {
  for (const edition of EDITIONS) expect(timetable(edition).flatMap(({ fns }) => fns).sort(), edition).toEqual([...functionsOf(edition)].sort());
  expect(timetable('blacklist')[0]).toEqual({ time: 'own-step', fns: ['gamble', 'weigh', 'reinforce'] });
});
