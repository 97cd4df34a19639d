import { beforeAll, expect, test } from 'vitest';
import { keptOf, KINDS, offers } from '../src/games';
import { EDITIONS } from '../src/fengsheng/edition.svelte';
import { splitAt } from '../src/fengsheng/splits';
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

test('fengsheng: another split is offered only with as many players as it is printed for', () => {
  const sizes = (edition: (typeof EDITIONS)[number]) => [3, 4, 5, 6, 7, 8, 9].filter((seats) => offeredAt(SWITCHES[edition], seats).some((s) => s.name === 'split'));
  expect(EDITIONS.map(sizes)).toEqual([[4, 6, 7], [4], []]);
  const split = SWITCHES['standard-2010'][0]!;
  expect([split.say('main', 7), split.say('alternative', 7)]).toEqual(['Lurkers 3 · Agency 3 · Bystanders 1', 'Lurkers 2 · Agency 2 · Bystanders 3']);
});

test('fengsheng: what decides the game stands first on the page, and the usual value first in its switch', () => {
  const first = (edition: (typeof EDITIONS)[number], n: number) => SWITCHES[edition].slice(0, n).map((s) => [s.name, s.values[0]]);
  expect(first('standard-2010', 2)).toEqual([['split', 'main'], ['lure_self', true]]);
  expect(first('blacklist', 5)).toEqual([['short_turn', false], ['large_deck', false], ['split', 'main'], ['laps', true], ['lure_self', false]]);
  expect(first('qianzhi', 3)).toEqual([['mode', 'standard'], ['second_play_phase', false], ['laps', false]]);
  for (const edition of EDITIONS) expect(SWITCHES[edition].slice(-4).map((s) => s.name)).toEqual(['last_side_wins', 'probe_draws', 'offered', 'roles']);
});

test('fengsheng: three characters are offered where there are enough of them', () => {
  const sizes = [3, 4, 5, 6, 7, 8, 9].filter((seats) => offeredAt(SWITCHES['standard-2010'], seats).some((s) => s.name === 'offered'));
  expect(sizes).toEqual([3, 4, 5, 6, 7, 8]);
});

test('fengsheng: a mode of Qianzhi is offered with as many players as the engine deals it to', () => {
  const mode = SWITCHES.qianzhi[0]!;
  expect(mode.values.map((value) => [value, qianzhi.fits?.({ mode: value })])).toEqual([['standard', [5, 6]], ['novice', [4]], ['teams', [6]], ['bystanders', [6]], ['free', [2, 3, 4, 5, 6, 7, 8]]]);
  expect(qianzhi.fits?.({})).toEqual([5, 6]);
  expect([splitAt('qianzhi', 6, { mode: 'teams' }), splitAt('qianzhi', 6, { mode: 'bystanders' }), splitAt('qianzhi', 7, { mode: 'free' }), splitAt('qianzhi', 7, {})]).toEqual([[3, 3, 0], [2, 2, 2], [3, 3, 1], null]);
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
