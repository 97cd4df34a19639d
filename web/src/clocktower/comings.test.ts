// Travellers who come and go in mid-game, as the page keeps and shows them.

import { beforeAll, expect, test } from 'vitest';
import type { Choice, Line } from '../net/types';
import type { Entry } from '../play/log';
import { speak } from '../words/words.svelte';
import { cardsDue, tokenCards } from './host/cards';
import { chairFor } from './host/comings';
import { saidBy, toldTo } from './log';
import { chairsOf, planOf, setupIn, setupOf, USUAL, type Form } from './start/plan';
import type { Grimoire } from './types';

beforeAll(() => speak('en'));

const seat = (n: number) => ({ t: 'seat', seat: n }) as const;
const term = (word: string) => ({ t: 'term', term: word }) as const;
const line = (key: string, args: Line['args'] = {}): Line => ({ key, args, level: 'story' });
const entry = (n: number, lines: Line[], chapter = 2): Entry => ({ n, part: 0, by: null, chapter, turn: 0, lines, over: false });
const told = (who: number, what: Line): Line => line('ct-told', { seat: seat(who), what: { t: 'line', line: what } });
const turned = (side: 'good' | 'evil'): Line => line('ct-info-turned', { side: term(`ct-side-${side}`) });
const joined = (who: number, role: string): Line => line('ct-joined', { seat: seat(who), role: term(`ct-role-${role}`), whom: seat(0) });
const welcome = (at: number): Choice => ({ action: `welcome ${String.fromCharCode(65 + at)}`, label: line('ct-do-welcome', { seat: seat(at) }), spot: seat(at), verb: null, then: null, tags: [] });

const host: Form = { ...USUAL, way: 'host' };

test('a host keeps as many chairs as fit, at most five; alone there are none', () => {
  expect([5, 8, 15, 17, 20].map((players) => chairsOf({ ...host, players }))).toEqual([5, 5, 5, 3, 0]);
  expect(chairsOf(USUAL)).toBe(0);
  expect(setupOf(host)).toMatchObject({ seats: 8, chairs: 5 });
  expect(setupOf(USUAL)).not.toHaveProperty('chairs');
  expect(setupOf({ ...host, players: 20 })).not.toHaveProperty('chairs');
});

test('the chairs come after the players’ seats and before the storyteller’s, and are never a bot’s', () => {
  const names = ['a', 'b', 'c', 'd', 'e', 'n1', 'n2', 'n3', 'n4', 'n5'];
  const plan = planOf({ ...host, players: 5, botSeats: [1, 4, 6, 9] }, names, 'teller', ['random', 'heuristic', 'balanced']);
  expect(plan.map((each) => each.name)).toEqual([...names, 'teller']);
  expect(plan.flatMap((each, at) => (each.t === 'bot' ? [at] : []))).toEqual([1, 4]);
});

test('another game of the same kind has as many chairs', () => {
  expect(setupIn('setup script=trouble-brewing seats=8 chairs=5\nseed 0')).toMatchObject({ seats: 8, travellers: 0, chairs: 5 });
  expect(setupIn('setup script=trouble-brewing seats=8\nseed 0')).not.toHaveProperty('chairs');
});

test('a newcomer is given a chair that nobody has had, as long as there is one', () => {
  const people: (string | null)[] = Array(9).fill(null);
  const dealt = 'setup script=trouble-brewing seats=6 travellers=1 chairs=2\nseed 0';
  expect(chairFor([welcome(6), welcome(7)], dealt, people)).toEqual({ seat: 6, action: 'welcome G', fresh: true, bot: false });
  // The Traveller at the sixth seat has left, and so has the first newcomer.
  const later = `${dealt}\nI welcome G\nI pick A\nI see-off G\nI see-off F`;
  expect(chairFor([welcome(5), welcome(6), welcome(7)], later, people)).toEqual({ seat: 7, action: 'welcome H', fresh: true, bot: false });
  expect(chairFor([welcome(5), welcome(6)], `${later}\nI welcome H`, people)).toEqual({ seat: 5, action: 'welcome F', fresh: false, bot: false });
  expect(chairFor([], dealt, people)).toBeNull();
  // The sixth seat is a bot's: people come to it last.
  const bots = people.with(5, 'heuristic');
  expect(chairFor([welcome(5), welcome(6)], `${later}\nI welcome H`, bots)?.seat).toBe(6);
  expect(chairFor([welcome(5)], `${later}\nI welcome H`, bots)).toEqual({ seat: 5, action: 'welcome F', fresh: false, bot: true });
});

test('whoever has just come is shown a card with character and side; who left again is shown nothing', () => {
  const came = [entry(1, [told(2, line('ct-info-yes'))]), entry(2, [joined(8, 'beggar')]), entry(3, [told(8, turned('evil'))])];
  expect(cardsDue(came.slice(0, 2))).toEqual([]);
  expect(cardsDue(came)).toEqual([{ kind: 'token', seat: 8, role: 'beggar', side: 'evil' }]);
  expect(cardsDue([...came, entry(4, [line('ct-left', { seat: seat(7) })])])).toHaveLength(1);
  expect(cardsDue([...came, entry(4, [line('ct-left', { seat: seat(8) })])])).toEqual([]);
  expect(cardsDue([...came, entry(4, [line('ct-nominated')])])).toEqual([]);
  // A side that is told later, to somebody who has been there, is no token.
  expect(cardsDue([entry(1, [line('ct-called')]), entry(2, [told(8, turned('good'))])])).toEqual([{ kind: 'told', seat: 8, lines: [turned('good')], page: null }]);
});

test('an empty chair has no card', () => {
  const page = (character: string): Grimoire['pages'][number] => ({ character, believes: character, side: 'good', told_side: 'good', life: 'alive', impaired: false, spent: false, gained: null });
  const grimoire: Grimoire = { pages: [page('imp'), page(''), page('chef'), page('beggar')], tokens: [], bluffs: [], night: [], under_way: [] };
  expect(tokenCards(grimoire, [3, 0, 2]).map((card) => card.seat)).toEqual([0, 2, 3]);
});

test('whoever takes a chair has not said or been told what its former owner was', () => {
  const claims = (role: string) => line('ct-claimed', { seat: seat(8), role: term(`ct-role-${role}`) });
  const before = [entry(1, [joined(8, 'beggar')]), entry(2, [claims('chef'), told(8, turned('evil'))])];
  const log = [...before, entry(3, [line('ct-left', { seat: seat(8) })], 4), entry(4, [joined(8, 'thief')], 4), entry(5, [claims('monk'), told(8, turned('good'))], 4)];
  expect(saidBy(before, 8).map(({ line: said }) => said)).toEqual([claims('chef')]);
  expect(saidBy(log, 8).map(({ line: said }) => said)).toEqual([claims('monk')]);
  expect(toldTo(log, 8)).toHaveLength(1);
});
