// What a player was told about a seat, as the circle and the notes show it.

import { beforeAll, expect, test } from 'vitest';
import type { Line } from '../net/types';
import { speak } from '../words/words.svelte';
import { gathered, learnedOf, namedAs, seenAt } from './learned';
import type { Told } from './log';
import { learnedMarks } from './town/marks';
import { isLong, nameWidth } from './names';
import { hidden } from './town/ring';

beforeAll(() => speak('en'));

const seat = (n: number) => ({ t: 'seat', seat: n }) as const;
const role = (id: string) => ({ t: 'term', term: `ct-role-${id}` }) as const;
const line = (key: string, args: Line['args'] = {}): Line => ({ key, args, level: 'story' });
const told = (n: number, chapter: number, what: Line): Told => ({ n, chapter, line: line('ct-told', { seat: seat(0), role: role('spy'), what: { t: 'line', line: what } }) });
const knows = (n: number, chapter: number, who: number, id: string): Told => told(n, chapter, line('ct-info-knows', { seat: seat(who), role: role(id) }));

const LOOKS = [
  told(1, 1, line('ct-info-grimoire')), knows(1, 1, 0, 'spy'), knows(1, 1, 1, 'imp'), knows(1, 1, 2, 'chef'),
  told(5, 3, line('ct-info-grimoire')), knows(5, 3, 0, 'spy'), knows(5, 3, 1, 'chef'), knows(5, 3, 2, 'imp'),
];

test('a look into the grimoire is one thing with all its pages, each night anew', () => {
  const beside = line('ct-info-believes', { seat: seat(2), role: role('chef') });
  const parts = gathered([...LOOKS, told(5, 3, beside), knows(6, 3, 2, 'monk')]);
  expect(parts[1]?.page?.[2]?.beside).toEqual([beside]);
  expect(parts.map(({ page }) => page?.map((row) => ({ seat: row.seat, role: row.role })) ?? null)).toEqual([
    [{ seat: 0, role: 'spy' }, { seat: 1, role: 'imp' }, { seat: 2, role: 'chef' }],
    [{ seat: 0, role: 'spy' }, { seat: 1, role: 'chef' }, { seat: 2, role: 'imp' }],
    null,
  ]);
});

test('at a seat lies the token that was shown last, with the night of it', () => {
  expect(seenAt(LOOKS, 1)).toEqual({ role: 'chef', chapter: 3 });
  expect(seenAt(LOOKS, 3)).toBeNull();
  expect(seenAt([...LOOKS, told(9, 4, line('ct-info-token', { seat: seat(1), role: role('imp') }))], 1)).toEqual({ role: 'imp', chapter: 4 });
});

test('whatever names a seat was told about it, also inside a statement and among several; nothing else', () => {
  const some = [
    told(1, 1, line('ct-info-minions', { seats: { t: 'seats', seats: [2, 4] } })),
    told(1, 1, line('ct-info-demon', { seat: seat(3) })),
    told(2, 1, line('ct-info-either', { seat: seat(5), good: role('chef'), evil: role('imp') })),
    told(3, 2, line('ct-info-statements', { a: { t: 'line', line: line('x', { seat: seat(6) }) }, b: { t: 'line', line: line('y') } })),
  ];
  // That it was told to seat 0 does not make it a thing about seat 0.
  expect([0, 2, 3, 4, 5, 6].map((each) => learnedOf(some, each).length)).toEqual([0, 1, 1, 1, 1, 1]);
  expect([0, 2, 3, 5, 6].map((each) => namedAs(some, each))).toEqual([null, 'minion', 'demon', 'other', 'other']);
  expect(seenAt(some, 5)).toBeNull();
  expect(learnedMarks(some, 3, ['a', 'b', 'c', 'Dora']).map((mark) => [mark.short, mark.title])).toEqual([['D', 'You were told: The Demon: Dora.']]);
  expect(learnedMarks(some, 0, [])).toEqual([]);
});

test('whoever sits out of sight is counted, above and below', () => {
  const places = [0, 80, 160, 240, 320].map((y) => ({ x: 0, y }));
  const box = { width: 60, height: 72 };
  expect(hidden(places, box, 0, 240)).toEqual({ above: 0, below: 2 });
  expect(hidden(places, box, 152, 240)).toEqual({ above: 2, below: 0 });
  expect(hidden(places, box, 0, 0)).toEqual({ above: 0, below: 0 });
});

test('a name is as wide as its longest word, or as a row of characters', () => {
  expect(nameWidth('Fortune Teller')).toBe(nameWidth('Fortune'));
  expect(nameWidth('Washerwoman')).toBeGreaterThan(nameWidth('Investigator'));
  const characters = (n: number) => '\u4e00'.repeat(n);
  expect([3, 5, 6, 0].map((n) => nameWidth(characters(n)))).toEqual([3, 5, 3, 0]);
  expect([isLong('Undertaker'), isLong('Imp'), isLong(characters(5))]).toEqual([true, false, false]);
});
