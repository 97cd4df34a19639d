import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { declared, line, place, prompt, RULES, transit, view, type View } from '../../tests/fixtures/fengsheng/build';
import { functionsOf } from './cards/faces';
import { EDITIONS } from './edition.svelte';
import { grouped, hopOf, phaseOf, phasesOf, timetable, usable } from './stages';

const table = (part: Partial<View> = {}) => view([{}, {}, {}, {}, {}].map(() => place({ intelligence: [] })), { edition: 'blacklist', ...part });
const may = (seen: View) => Object.fromEntries(usable(seen).map(({ fn, by }) => [fn, by.join('')]));
const black = (seen: View, seat: number): View => ({ ...seen, seats: seen.seats.map((there, i) => (i === seat ? { ...there, intelligence: ['lock-black'] } : there)) });

test('the phases of a turn are those of the edition and its house rules', () => {
  expect(phasesOf({ edition: 'blacklist', rules: RULES })).toEqual(['draw', 'play-1', 'transmission', 'play-2', 'end']);
  expect(phasesOf({ edition: 'blacklist', rules: { ...RULES, short_turn: true } })).toEqual(['draw', 'play-1', 'transmission']);
  expect(phasesOf({ edition: 'qianzhi', rules: RULES })).toEqual(['draw', 'play-1', 'transmission', 'end']);
  expect(phasesOf({ edition: 'qianzhi', rules: { ...RULES, second_play_phase: true } })).toContain('play-2');
});

test('the phase follows from the play step, from what was sent, and from what the question says', () => {
  const at = (part: Partial<View>, happened: string | null = null) => phaseOf(table(part), happened ? prompt(line('fx'), [], { happened: line(happened) }) : null);
  const step = { ask: { q: 'window', window: 'step' }, step: 1 };
  expect(at({ ask: { q: 'role' } })).toBeNull();
  expect(at({ winners: [1] })).toBeNull();
  expect(at({ ask: { q: 'card', by: 'return-one' } })).toBe('draw');
  expect(at(step)).toBe('play-1');
  expect(at({ ask: { q: 'send' } })).toBe('transmission');
  expect(at({ transit: transit(), ask: { q: 'window', window: 'in-transit' } })).toBe('transmission');
  expect(at({ ...step, sent: true })).toBe('play-2');
  expect(at({ sent: true, ask: { q: 'trigger' } }, 'fs-now-turn-ended')).toBe('end');
  expect(at({ edition: 'standard-2010', sent: true })).toBe('play-2');
});

test('a hop has three stages', () => {
  expect(hopOf(table())).toBeNull();
  expect(hopOf(table({ transit: transit() }))).toBe('travels');
  expect(hopOf(table({ transit: transit({ arrived: true }) }))).toBe('arrived');
  expect(hopOf(table({ transit: transit({ arrived: true }), ask: { q: 'receive' } }))).toBe('receiving');
});

test('in a play step its owner may use what belongs there, and more in the owner’s own turn', () => {
  const step = (owner: number) => table({ ask: { q: 'window', window: 'step' }, step: owner });
  expect(may(step(1))).toEqual({ lock: '1', confound: '1', gamble: '1', weigh: '1', probe: '1' });
  expect(may(step(2))).toEqual({ gamble: '2', weigh: '2' });
  // With black intelligence before one: reinforce, and anybody may burn it.
  expect(may(black(step(2), 2))).toMatchObject({ reinforce: '2', burn: '01234' });
  expect(may({ ...step(2), rules: { ...RULES, reinforce_without_black: true } })).toMatchObject({ reinforce: '2' });
  expect(may({ ...step(2), edition: 'qianzhi' })).toEqual({ weigh: '2' });
  expect(may({ ...step(2), deck: 0 })).toEqual({ weigh: '2' });
});

test('on its way everybody may meddle, and once it has arrived only the player there', () => {
  const way = table({ ask: { q: 'window', window: 'in-transit' }, transit: transit() });
  expect(may(way)).toEqual({ lock: '1', lure: '01234', intercept: '0234', swap: '01234' });
  expect(may({ ...way, holding: ['encrypted'] })).toEqual({ lock: '1', lure: '01234' });
  const there = { ...way, ask: { q: 'window', window: 'arrived' }, transit: transit({ arrived: true }) };
  expect(may(there)).toEqual({ decode: '2', transfer: '2' });
  expect(may({ ...there, locked: [2] })).toEqual({ decode: '2' });
  expect(may({ ...there, transit: transit({ arrived: true, face_up: true, face: 'lock-red' }) })).toEqual({ transfer: '2' });
  expect(may({ ...there, edition: 'standard-2010' })).toEqual({ return: '2', decode: '2' });
});

test('what was declared may be answered by everybody else', () => {
  const chain = [declared(1, 'lock', { target: 0 })];
  const answer = table({ ask: { q: 'window', window: 'answer' }, step: 1, chain });
  expect(may(answer)).toEqual({ counter: '0234' });
  expect(may({ ...answer, holding: ['cold-blood'] })).toEqual({});
  const skill = [...chain, declared(2, 'siskin-skill-0', { card: false, face: null })];
  expect(may({ ...answer, chain: skill })).toEqual({ lock: '1' });
  expect(may({ ...answer, chain: skill, rules: { ...RULES, counter_any: true } })).toMatchObject({ counter: '0134' });
  expect(may({ ...answer, chain: skill, rules: { ...RULES, lock_answers: false } })).toEqual({});
  expect(may(table({ ask: { q: 'receive' }, transit: transit({ arrived: true }) }))).toEqual({});
});

test('functions of the same players are said together', () => {
  const way = table({ ask: { q: 'window', window: 'in-transit' }, transit: transit() });
  expect(grouped(way).map(({ fns, everybody, but }) => [fns.join(), everybody, but])).toEqual([['lock', false, []], ['intercept', false, [1]], ['lure,swap', true, []]]);
});

test('every function of an edition has its time, the one that the engine says', () => {
  const engine = join(import.meta.dirname, '../../../crates/fengsheng/src/cards');
  const said: Record<string, string[]> = { OwnTurn: ['own-turn', 'travels'], OwnPlayPhase: ['own-turn'], InTransit: ['travels'], OthersInTransit: ['travels'], Arrived: ['arrived'], ArrivedHidden: ['arrived'], ArrivedFree: ['arrived'], CardUsed: ['answer'], AnyTime: ['any'], OwnStep: ['own-step'], OnlySent: ['sent'] };
  for (const edition of EDITIONS) {
    const found = timetable(edition);
    for (const fn of functionsOf(edition)) {
      const file = fn === 'return' ? 'return_' : fn.replace('-', '_');
      const [, timing = ''] = /timing: Timing::(\w+)/.exec(readFileSync(join(engine, `${file}.rs`), 'utf8')) ?? [];
      expect([fn, found.filter(({ fns }) => fns.includes(fn)).map(({ time }) => time)]).toEqual([fn, said[timing]]);
    }
  }
});
