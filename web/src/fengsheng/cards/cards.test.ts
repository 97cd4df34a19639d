import { expect, test } from 'vitest';
import { COLOUR_EMBLEMS, FACTION_EMBLEMS, FUNCTION_EMBLEMS, WAY_EMBLEMS } from './emblems';
import { COLOURS, count, face, FACTIONS, FUNCTIONS, functionsOf, printedIn, sorted, WAYS } from './faces';
import { NOBODY, roleFacts, ROLES } from './roles';
import { EDITIONS, lay } from '../edition.svelte';

test('a card code is split into what is printed on the card', () => {
  expect(face('lock-red')).toEqual({ code: 'lock-red', fn: 'lock', colours: ['red'], way: 'direct', bet: null });
  expect(face('burn-blue+black')).toMatchObject({ fn: 'burn', colours: ['blue', 'black'] });
  expect(face('probe-bystander-discard-black')).toMatchObject({ fn: 'probe', colours: ['black'], way: 'secret', bet: { faction: 'bystander', order: 'discard' } });
});

test('the same card travels otherwise in another edition, and a function may have a name of two words', () => {
  lay('blacklist');
  expect([face('lock-red').way, face('lock-red+black').colours]).toEqual(['secret', ['red', 'black']]);
  expect(face('public-text-blue')).toMatchObject({ fn: 'public-text', colours: ['blue'], way: 'open', bet: null });
  lay(null);
});

test('a card of two colours counts for both', () => {
  expect(count(['lock-red', 'burn-red+black', 'counter-blue'])).toEqual({ red: 2, blue: 1, black: 1 });
});

test('hands are sorted by colour or by function', () => {
  const hand = ['probe-lurker-draw-red', 'lock-black', 'counter-blue', 'lock-red', 'lock-red'];
  expect(sorted(hand, 'colour')).toEqual(['lock-red', 'lock-red', 'probe-lurker-draw-red', 'counter-blue', 'lock-black']);
  expect(sorted(hand, 'number')).toEqual(['lock-red', 'lock-red', 'lock-black', 'counter-blue', 'probe-lurker-draw-red']);
});

test('everything that can be drawn has a picture', () => {
  expect(Object.keys(FUNCTION_EMBLEMS).sort()).toEqual([...FUNCTIONS].sort());
  expect(Object.keys(WAY_EMBLEMS).sort()).toEqual([...WAYS].sort());
  expect(Object.keys(COLOUR_EMBLEMS).sort()).toEqual([...COLOURS].sort());
  expect(Object.keys(FACTION_EMBLEMS).sort()).toEqual([...FACTIONS].sort());
  const all = [FUNCTION_EMBLEMS, WAY_EMBLEMS, COLOUR_EMBLEMS, FACTION_EMBLEMS].flatMap((each) => Object.values(each));
  expect(all.filter((emblem) => !emblem.fill && !emblem.line)).toEqual([]);
});

test('every function that an edition has stands in a hand at its place', () => {
  for (const edition of EDITIONS) expect([...functionsOf(edition)].sort(), edition).toEqual(Object.keys(printedIn(edition)).sort());
  expect([...new Set(EDITIONS.flatMap(functionsOf))].sort()).toEqual([...FUNCTIONS].sort());
});

test('a character is of the edition on the table; whoever is no character there has nothing printed', () => {
  lay('blacklist');
  expect([roleFacts('steel-agent'), roleFacts('rookie-white'), roleFacts('tide')]).toEqual([{ gender: 'male', hidden: true }, { gender: 'both', hidden: false }, { gender: 'neither', hidden: false }]);
  lay('standard-2010');
  expect([roleFacts('tide').gender, roleFacts('steel-agent').gender]).toEqual(['male', 'neither']);
  lay(null);
  expect([ROLES.has('tide'), ROLES.has('steel-agent'), ROLES.has(NOBODY)]).toEqual([true, true, false]);
});
