import { describe, expect, test } from 'vitest';
import { atLevel, added as addedAs, type Entry } from '../src/play/log';
import { entries, unfoldedFrom } from '../src/blanc-noir/log';
import type { Moment } from '../src/net/types';
import { line, mine, moment, seatView, view } from './fixtures/build';

const added = (log: readonly Entry[], moments: readonly Moment[]) => addedAs(log, moments, entries);

/** A moment in which it is `turn`'s turn afterwards. */
const at = (n: number, turn: number, more: Partial<Parameters<typeof view>[1]> = {}) =>
  moment(n, null, null, [line(`line-${n}`, {}, n % 3 === 0 ? 'story' : n % 3 === 1 ? 'moves' : 'everything')], view([mine([], []), seatView(), seatView()], { turn, ...more }));
// Three seats, clockwise, seat 0 looks on: it is to move at 1, 4 and 7.
const lap = [at(0, 2), at(1, 0), at(2, 1), at(3, 2), at(4, 0), at(5, 1), at(6, 2), at(7, 0)];
const from = (moments: typeof lap, memory: 'none' | 'last-lap' | 'full' = 'last-lap') => {
  const log = added([], moments);
  return log[unfoldedFrom(log, 0, memory)]?.n;
};

describe('folding', () => {
  test('on my turn the log goes back to the start of my turn before', () => expect(from(lap)).toBe(4));
  test('on another’s turn it goes back to the start of my last turn', () => expect(from(lap.slice(0, 7))).toBe(4));
  test('before my first turn nothing is folded', () => expect(from(lap.slice(0, 1))).toBe(0));
  test('several moments inside one turn count as one turn', () => expect(from([...lap, at(8, 0), at(9, 0)])).toBe(4));
  test('a table with a full memory folds nothing', () => expect(from(lap, 'full')).toBe(0));
  test('a finished game folds nothing', () => expect(from([...lap, at(8, 0, { winners: [1] })])).toBe(0));
});

test('a moment that ends a round speaks for both rounds', () => {
  const sheet = { round: 1, out: 1, rows: [] };
  const last = moment(8, 1, 'play', [line('bn-went-out'), line('bn-counted'), line('bn-round-began'), line('bn-dealt')], view([mine([], []), seatView(), seatView()], { round: 2, sheet }));
  expect(added([], [last]).map((e) => [e.chapter, e.by, e.lines.map((l) => l.key)])).toEqual([
    [1, 1, ['bn-went-out', 'bn-counted']],
    [2, null, ['bn-round-began', 'bn-dealt']],
  ]);
});

test('moments that come again after a take-back replace what was there', () => {
  const log = added(added([], lap), [at(5, 0), at(6, 1)]);
  expect(log.map((e) => e.n)).toEqual([0, 1, 2, 3, 4, 5, 6]);
  expect(log.at(-1)?.turn).toBe(1);
});

test.each([
  ['story', [0, 3, 6]],
  ['moves', [0, 1, 3, 4, 6, 7]],
  ['everything', [0, 1, 2, 3, 4, 5, 6, 7]],
] as const)('the preset %s shows the entries %j', (level, wanted) => {
  expect(atLevel(added([], lap), level).map((e) => e.n)).toEqual(wanted);
});
