import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parse, Resource, type Message, type PatternElement } from '@fluent/syntax';
import { expect, test } from 'vitest';
import { LOCALES } from '../src/words/locale';
import { SCROLLS, SPECIALS } from '../src/blanc-noir/cards/faces';
import { SWITCHES } from '../src/blanc-noir/switches';

const root = join(import.meta.dirname, '../..');
const folder = join(root, 'locales');

function variables(elements: PatternElement[], into = new Set<string>()): Set<string> {
  for (const element of elements) {
    if (element.type !== 'Placeable') continue;
    const inner = element.expression;
    if (inner.type === 'VariableReference') into.add(inner.id.name);
    if (inner.type === 'SelectExpression') {
      if (inner.selector.type === 'VariableReference') into.add(inner.selector.id.name);
      for (const variant of inner.variants) variables(variant.value.elements, into);
    }
  }
  return into;
}

/** Every message of a file with the variables it uses. */
function messages(locale: string, file: string): Map<string, string> {
  const found = new Map<string, string>();
  const resource: Resource = parse(readFileSync(join(folder, locale, file), 'utf8'), {});
  for (const entry of resource.body) {
    if (entry.type === 'Junk') throw new Error(`${locale}/${file}: this is not Fluent: ${entry.content.slice(0, 60)}`);
    if (entry.type !== 'Message') continue;
    const message = entry as Message;
    expect(found.has(message.id.name), `${locale}/${file} says ${message.id.name} twice`).toBe(false);
    found.set(message.id.name, [...variables(message.value?.elements ?? [])].sort().join(' '));
  }
  return found;
}

const files = readdirSync(join(folder, 'en')).filter((name) => name.endsWith('.ftl'));

test.each(files)('%s says the same things with the same variables in all three languages', (file) => {
  const english = messages('en', file);
  expect(english.size).toBeGreaterThan(0);
  for (const locale of LOCALES) {
    const here = messages(locale, file);
    expect([...here.keys()].sort(), `ids in ${locale}/${file}`).toEqual([...english.keys()].sort());
    // A language may leave out a variable that English needs for its plural, but may not invent one.
    for (const [id, used] of here) for (const name of used.split(' ').filter(Boolean)) expect(english.get(id)?.split(' '), `${locale}/${file}: ${id} uses $${name}`).toContain(name);
  }
});

function sources(at: string): string[] {
  return readdirSync(at, { withFileTypes: true }).flatMap((entry) => {
    const path = join(at, entry.name);
    if (entry.isDirectory()) return entry.name === 'generated' ? [] : sources(path);
    return /\.(svelte|ts)$/.test(entry.name) ? [readFileSync(path, 'utf8')] : [];
  });
}

/** The page's own texts, and all that it can say: those of the games too. */
const page = () => new Set([...messages('en', 'page.ftl').keys(), ...messages('en', 'cards.ftl').keys()]);
const spoken = () => new Set(readdirSync(join(folder, 'en')).filter((file) => file !== 'terminal.ftl').flatMap((file) => [...messages('en', file).keys()]));
const code = sources(join(root, 'web/src')).join('\n');

test('every text that the page names exists', () => {
  const known = spoken();
  const named = [...code.matchAll(/\bt\('([a-z0-9-]+)'/g)].map((m) => m[1]!);
  expect(named.length).toBeGreaterThan(80);
  expect(named.filter((id) => !known.has(id))).toEqual([]);
});

test('every card, scroll, colour and house rule has its texts', () => {
  const known = page();
  const wanted = [
    ...SPECIALS.flatMap((kind) => [`card-${kind}`, `card-${kind}-gloss`]),
    ...SCROLLS.flatMap((scroll) => [`scroll-${scroll}`, `scroll-${scroll}-gloss`]),
    ...['red', 'yellow', 'green', 'blue', 'black'].map((colour) => `colour-${colour}`),
    ...SWITCHES.flatMap((s) => [`rule-${s.name}`, `rule-${s.name}-why`, ...s.values.filter((v) => typeof v === 'string').map((v) => `rule-${s.name}-${v}`)]),
  ];
  expect(wanted.filter((id) => !known.has(id))).toEqual([]);
});

test('the page has no text that nothing uses', () => {
  const built = [/^rule-/, /^(card|scroll|colour|direction)-/, /^help-/, /^keys-/, /^bot-/, /^(theme|motion|pace|log|sort|example|trouble)-/];
  const unused = [...page()].filter((id) => !built.some((family) => family.test(id)) && !code.includes(`'${id}'`));
  expect(unused).toEqual([]);
});

test('no sentence of the page stands in the code itself', () => {
  const han = [...code.matchAll(/['"`>][^'"`<>\n]*\p{Script=Han}[^'"`<>\n]*['"`<]/gu)].map((m) => m[0]).filter((s) => !/简体中文|繁體中文/.test(s));
  expect(han).toEqual([]);
});
