import { expect, test } from 'vitest';
import { face, PRINTED, sorted, SPECIALS, SCROLLS } from '../src/blanc-noir/cards/faces';
import { CARD_EMBLEMS, SCROLL_EMBLEMS } from '../src/blanc-noir/cards/emblems';
import { PIPS } from '../src/blanc-noir/cards/pips';
import { fan, REACH } from '../src/table/fan';
import { keyed } from '../src/table/keyed';

test('a card code is split into what is printed on the card', () => {
  expect(face('Y7')).toEqual({ code: 'Y7', colour: 'yellow', kind: 'basic', number: 7 });
  expect(face('G-prince')).toEqual({ code: 'G-prince', colour: 'green', kind: 'prince', number: 25 });
  expect(face('golem')).toEqual({ code: 'golem', colour: 'black', kind: 'golem', number: 25 });
  expect(face('goddess').colour).toBe('black');
});

test('hands are sorted by colour or by number, black last among the colours', () => {
  const hand = ['golem', 'B2', 'R-knight', 'G7', 'R2'];
  expect(sorted(hand, 'colour')).toEqual(['R2', 'R-knight', 'G7', 'B2', 'golem']);
  expect(sorted(hand, 'number')).toEqual(['R2', 'B2', 'G7', 'golem', 'R-knight']);
});

test('identical cards have different keys that do not depend on other cards', () => {
  expect(keyed(['R5', 'G1', 'R5']).map((c) => c.key)).toEqual(['R5#1', 'G1#1', 'R5#2']);
});

test('everything that can be drawn has a picture', () => {
  expect(SPECIALS.filter((kind) => !CARD_EMBLEMS[kind] || !PRINTED[kind])).toEqual([]);
  expect(SCROLLS.filter((scroll) => !SCROLL_EMBLEMS[scroll])).toEqual([]);
  for (let n = 1; n <= 9; n += 1) expect(PIPS[n]).toHaveLength(n);
});

test.each([1, 7, 8, 14, 15, 25, 40])('a hand of %i cards on a phone shows a thumb’s width of every card', (count) => {
  const { places, perRow, rows, width } = fan(count, 344, 60);
  expect(places).toHaveLength(count);
  expect(rows).toBeLessThanOrEqual(2);
  for (let i = 1; i < count; i += 1) {
    const [before, here] = [places[i - 1]!, places[i]!];
    if (before.row === here.row) expect(here.x - before.x).toBeGreaterThanOrEqual(REACH);
    else expect(here.y - before.y).toBeGreaterThanOrEqual(REACH);
  }
  expect(Math.max(...places.map((p) => p.x)) + 60).toBeLessThanOrEqual(Math.max(width, 344));
  expect(perRow * rows).toBeGreaterThanOrEqual(count);
});

test('where there is room for one row only, the cards scroll sideways and keep a thumb’s width', () => {
  const { places, rows, width } = fan(12, 344, 60, 1);
  expect(rows).toBe(1);
  expect(new Set(places.map((p) => p.y))).toEqual(new Set([0]));
  expect(places[1]!.x - places[0]!.x).toBe(REACH);
  expect(width).toBe(11 * REACH + 60);
});
