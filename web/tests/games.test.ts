import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { beforeAll, expect, test } from 'vitest';
import { keptOf, KINDS, offers } from '../src/games';
import { EDITIONS } from '../src/fengsheng/edition.svelte';
import { FITS, MODES, SPLITS, splitAt } from '../src/fengsheng/splits';
import { blacklist, FENGSHENG, qianzhi, standard2010, SWITCHES } from '../src/fengsheng/start';
import { keep } from '../src/play/saves';
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
}, 30_000);

const source = (name: string) => readFileSync(join(import.meta.dirname, `../../crates/fengsheng/src/editions/${name.replace('-', '_')}.rs`), 'utf8');

test('fengsheng: the splits of identities are those of the engine', () => {
  const row = (text: string | undefined) => text?.split(',').map(Number) ?? null;
  for (const name of ['standard-2010', 'blacklist'] as const) {
    const rows = /SPLITS:[^=]*=\s*&\[([\s\S]*?)\n\];/.exec(source(name))?.[1] ?? '';
    const engine = [...rows.matchAll(/\(Split\(\[(.*?)\]\), (?:None|Some\(Split\(\[(.*?)\]\)\))\)/g)].map((found) => [row(found[1]), row(found[2])]);
    expect(engine).toHaveLength(7);
    expect(engine).toEqual(SPLITS[name].rows);
  }
  const rows = /FREE_SPLITS:[^=]*=\s*&\[([\s\S]*?)\n\];/.exec(source('qianzhi'))?.[1] ?? '';
  expect([...rows.matchAll(/Split\(\[(.*?)\]\)/g)].map((found) => [row(found[1]), null])).toEqual(SPLITS.qianzhi.rows);
});

test('fengsheng: another split is offered only with as many players as it is printed for', () => {
  const sizes = (edition: (typeof EDITIONS)[number]) => [3, 4, 5, 6, 7, 8, 9].filter((seats) => offeredAt(SWITCHES[edition], seats).some((s) => s.name === 'split'));
  expect(EDITIONS.map(sizes)).toEqual([[4, 6, 7], [4], []]);
  const split = SWITCHES['standard-2010'][0]!;
  expect([split.say('main', 7), split.say('alternative', 7)]).toEqual(['Lurkers 3 · Agency 3 · Bystanders 1', 'Lurkers 2 · Agency 2 · Bystanders 3']);
});

test('fengsheng: every house rule that means something in an edition can be chosen, and stands first as the engine has it', () => {
  for (const name of EDITIONS) {
    const names = [...(/SWITCHES: &\[&str\] = &\[([\s\S]*?)\];/.exec(source(name))?.[1] ?? '').matchAll(/"(\w+)"/g)].map((found) => found[1]!);
    expect([...SWITCHES[name]].map((s) => s.name).sort(), name).toEqual(names.sort());
    const usual = /RULES: Rules = Rules \{([\s\S]*?)\};/.exec(source(name))?.[1] ?? '';
    for (const s of SWITCHES[name]) {
      const engine = new RegExp(`\\b${s.name}: (?:\\w+::)?(\\w+)`).exec(usual)?.[1]?.toLowerCase();
      expect([s.name, String(s.values[0])]).toEqual([s.name, engine]);
    }
  }
});

test('fengsheng: a mode of Qianzhi is offered with as many players as the engine deals it to', () => {
  expect(MODES.map((mode) => qianzhi.fits?.({ mode }))).toEqual(MODES.map((mode) => FITS[mode]));
  expect(qianzhi.fits?.({})).toEqual([5, 6]);
  const rows = /match \(rules\.mode, seats\) \{([\s\S]*?)\n {4}\}/.exec(source('qianzhi'))?.[1] ?? '';
  expect(rows).toContain('(Mode::Standard, 5 | 6) | (Mode::Free, _)');
  for (const [mode, seats] of [['Novice', 4], ['Teams', 6], ['Bystanders', 6]] as const) {
    const split = new RegExp(`\\(Mode::${mode}, ${seats}\\) => Some\\(Split\\(\\[(.*?)\\]`).exec(rows)?.[1];
    expect(splitAt('qianzhi', seats, { mode: mode.toLowerCase() })).toEqual(split?.split(',').map(Number));
  }
});

test('fengsheng: the setup has the form the sitting reads, and never what does not fit the table', () => {
  expect(standard2010.setup(5, {})).toEqual({ edition: 'standard-2010', seats: 5, rules: { split: 'main', lure_self: true, last_side_wins: true, probe_draws: 2, offered: 2, roles: 'all' } });
  expect(standard2010.setup(6, { split: 'alternative', lure_self: false })).toMatchObject({ seats: 6, rules: { split: 'alternative', lure_self: false } });
  expect(standard2010.setup(5, { split: 'alternative' })).toMatchObject({ rules: { split: 'main' } });
  expect(changed(SWITCHES['standard-2010'], 5, { split: 'alternative' })).toBe(0);
  expect(blacklist.setup(9, { offered: 3, short_turn: true, laps: false, large_deck: true })).toMatchObject({ edition: 'blacklist', rules: { offered: 2, short_turn: true, laps: true, large_deck: true } });
  expect(qianzhi.setup(6, { mode: 'bystanders', roles: 'none' })).toMatchObject({ edition: 'qianzhi', rules: { mode: 'bystanders', roles: 'all' } });
  expect(FENGSHENG.map((edition) => edition.id)).toEqual(EDITIONS.map((name) => `fengsheng/${name}`));
});

test('fengsheng: a kept game is offered at its own edition', () => {
  const kind = KINDS.find((each) => each.tag === 'fengsheng')!;
  keep('fengsheng', 'hearsay 1\ngame fengsheng rules 1\nsetup edition=blacklist seats=5 large_deck=true\n');
  expect(FENGSHENG.map((edition) => keptOf({ kind, edition }) !== null)).toEqual([false, true, false]);
  localStorage.clear();
  expect(FENGSHENG.map((edition) => keptOf({ kind, edition }))).toEqual([null, null, null]);
});
