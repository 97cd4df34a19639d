import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { COLOUR_EMBLEMS, FACTION_EMBLEMS, FUNCTION_EMBLEMS, WAY_EMBLEMS } from './emblems';
import { COLOURS, count, face, FACTIONS, FUNCTIONS, sorted, TRAVELS, WAYS } from './faces';
import { ROLES } from './roles';

const engine = join(import.meta.dirname, '../../../../crates/fengsheng/src');
const source = (path: string) => readFileSync(join(engine, path), 'utf8');

test('a card code is split into what is printed on the card', () => {
  expect(face('lock-red')).toEqual({ code: 'lock-red', fn: 'lock', colours: ['red'], way: 'direct', bet: null });
  expect(face('burn-blue+black')).toMatchObject({ fn: 'burn', colours: ['blue', 'black'] });
  expect(face('probe-bystander-discard-black')).toMatchObject({ fn: 'probe', colours: ['black'], way: 'secret', bet: { faction: 'bystander', order: 'discard' } });
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

test('cards travel as the engine’s edition says', () => {
  const edition = source('editions/standard_2010.rs');
  const travels = Object.fromEntries([...edition.matchAll(/\(\s*Function::(\w+),\s*Way::(\w+),/g)].map(([, fn = '', way = '']) => [fn.toLowerCase(), way.toLowerCase()]));
  expect(travels).toEqual(TRAVELS);
});

test('characters are as hidden and of the sex that the engine says', () => {
  const files = readdirSync(join(engine, 'roles')).filter((file) => file !== 'nobody.rs');
  const told = Object.fromEntries(
    files.map((file) => {
      const text = source(`roles/${file}`);
      const gender = /gender: Gender::(\w+)/.exec(text)?.[1]?.toLowerCase() ?? 'male';
      return [file.replace('.rs', '').replaceAll('_', '-'), { gender, hidden: /hidden: true/.test(text) }];
    }),
  );
  expect(told).toEqual(ROLES);
});
