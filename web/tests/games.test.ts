import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { beforeAll, expect, test } from 'vitest';
import { KINDS, offers } from '../src/games';
import { SPLITS, standard2010, SWITCHES } from '../src/fengsheng/start';
import { page } from '../src/pages/rulebook';
import { changed, offeredAt } from '../src/pages/switches';
import { speak, t } from '../src/words/words.svelte';
import { LOCALES } from '../src/words/locale';

const info = (id: string) => ({ id, seats_min: 2, seats_max: 6, bots: ['random'] });

beforeAll(() => speak('en'));

test('the page offers what the sitting offers and what it can show itself, and nothing else', () => {
  expect(offers([info('whist'), info('blanc-noir')]).map((offer) => offer.edition.id)).toEqual(['blanc-noir']);
  expect(offers([])).toEqual([]);
});

test('no two games share a tag or an id', () => {
  const tags = KINDS.map((kind) => kind.tag);
  const ids = KINDS.flatMap((kind) => kind.editions.map((edition) => edition.id));
  expect([new Set(tags).size, new Set(ids).size]).toEqual([tags.length, ids.length]);
});

test('every game has a name, a sentence, texts for its house rules and a rulebook', async () => {
  for (const locale of LOCALES) {
    await speak(locale);
    const said = KINDS.flatMap((kind) => [
      ...kind.editions.flatMap((edition) => [
        t(edition.title),
        t(`${edition.title}-line`),
        ...edition.switches.flatMap((s) => [s.title(), s.why(), ...s.values.map((value) => s.say(value, edition.seats))]),
      ]),
      ...kind.keys.map(([, message]) => t(message)),
    ]);
    expect(said.filter((text) => text.includes('⟨') || text === '')).toEqual([]);
  }
  await speak('en');
  for (const kind of KINDS) expect(await page(kind.contents), kind.contents).not.toBeNull();
});

test('fengsheng: the splits of identities are those of the engine', () => {
  const source = readFileSync(join(import.meta.dirname, '../../crates/fengsheng/src/editions/standard_2010.rs'), 'utf8');
  const rows = /SPLITS:[^=]*=\s*&\[([\s\S]*?)\n\];/.exec(source)?.[1] ?? '';
  const engine = [...rows.matchAll(/\(Split\(\[(.*?)\]\), (?:None|Some\(Split\(\[(.*?)\]\)\))\)/g)].map((row) => [row[1], row[2]].map((part) => part?.split(',').map(Number) ?? null));
  expect(engine).toHaveLength(7);
  expect(engine).toEqual(SPLITS);
});

test('fengsheng: another split is offered for four, six and seven players only', () => {
  const sizes = [3, 4, 5, 6, 7, 8, 9].filter((seats) => offeredAt(SWITCHES, seats).some((s) => s.name === 'split'));
  expect(sizes).toEqual([4, 6, 7]);
  const split = SWITCHES[0]!;
  expect([split.say('main', 7), split.say('alternative', 7)]).toEqual(['Lurkers 3 · Agency 3 · Bystanders 1', 'Lurkers 2 · Agency 2 · Bystanders 3']);
});

test('fengsheng: the setup has the form the sitting reads, and never an alternative where none is printed', () => {
  expect(standard2010.setup(5, {})).toEqual({ edition: 'standard-2010', seats: 5, rules: { split: 'main', lure_self: true, last_side_wins: true } });
  expect(standard2010.setup(6, { split: 'alternative', lure_self: false })).toMatchObject({ seats: 6, rules: { split: 'alternative', lure_self: false } });
  expect(standard2010.setup(5, { split: 'alternative' })).toMatchObject({ rules: { split: 'main' } });
  expect(changed(SWITCHES, 5, { split: 'alternative' })).toBe(0);
});
