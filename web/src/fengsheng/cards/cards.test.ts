import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { COLOUR_EMBLEMS, FACTION_EMBLEMS, FUNCTION_EMBLEMS, WAY_EMBLEMS } from './emblems';
import { COLOURS, count, face, FACTIONS, FUNCTIONS, sorted, TRAVELS, WAYS } from './faces';
import { ROLES } from './roles';
import { EDITIONS, lay } from '../edition.svelte';

const engine = join(import.meta.dirname, '../../../../crates/fengsheng/src');
const source = (path: string) => readFileSync(join(engine, path), 'utf8');

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

test('cards travel as the engine’s editions say', () => {
  const name = (fn: string) => fn.replace(/(?<=[a-z])(?=[A-Z])/g, '-').toLowerCase();
  for (const edition of EDITIONS) {
    const text = source(`editions/${edition.replace('-', '_')}.rs`);
    const kinds = [...text.matchAll(/function: Function::(\w+),[\s\S]*?way: Way::(\w+),/g), ...text.matchAll(/\(\s*Function::(\w+),\s*Way::(\w+),/g)];
    const travels = Object.fromEntries(kinds.map(([, fn = '', way = '']) => [name(fn), way.toLowerCase()]));
    expect(travels, edition).toEqual(TRAVELS[edition]);
  }
});

test('characters are as hidden and of the sex that the engine says', () => {
  const files = readdirSync(join(engine, 'roles')).filter((file) => !['nobody.rs', 'shared.rs'].includes(file));
  const told = Object.fromEntries(
    files.map((file) => {
      const text = source(`roles/${file}`);
      const gender = /gender: Gender::(\w+)/.exec(text)?.[1]?.toLowerCase() ?? 'male';
      return [file.replace('.rs', '').replaceAll('_', '-'), { gender, hidden: /hidden: true/.test(text) }];
    }),
  );
  expect(told).toEqual(ROLES);
});
