import { beforeAll, expect, test } from 'vitest';
import { parts, plain } from '../src/words/line';
import { alsoSpeak, speak, t } from '../src/words/words.svelte';
import { lend } from '../src/words/vocabulary.svelte';
import { blancNoir } from '../src/blanc-noir/kind';
import { choose } from '../src/words/locale';
import { cardName } from '../src/blanc-noir/cards/names';
import type { Line } from '../src/net/types';

const line: Line = {
  key: 'probe',
  level: 'moves',
  args: { who: { t: 'seat', seat: 1 }, cards: { t: 'cards', cards: ['R5', 'B-knight', 'golem'] }, n: { t: 'number', n: 2 }, way: { t: 'direction', direction: 'clockwise' } },
};

beforeAll(async () => {
  lend(blancNoir.vocabulary);
  alsoSpeak('en', 'probe = { $who } shows { $cards }, { $n ->\n    [one] one\n   *[other] { $n }\n} times, { $way }.');
  alsoSpeak('zh-Hans', 'probe = { $cards }：{ $who }亮了 { $n } 次，{ $way }。');
});

test('a line is spoken in the language of the page, in that language’s order', async () => {
  await speak('en');
  expect(plain(line, ['Ann', 'Bo'])).toBe('Bo shows Red 5, Blue Knight, Golem, 2 times, clockwise.');
  await speak('zh-Hans');
  expect(plain(line, ['安', '波'])).toBe('红5、蓝骑士、魔像：波亮了 2 次，顺时针。');
});

test('names come out as parts, so that they can be drawn', async () => {
  await speak('en');
  expect(parts(line).filter((p) => p.t !== 'text')).toEqual([
    { t: 'seat', seat: 1 },
    { t: 'card', card: 'R5' },
    { t: 'card', card: 'B-knight' },
    { t: 'card', card: 'golem' },
  ]);
});

test('an empty list of cards has a word of its own', async () => {
  await speak('en');
  expect(plain({ ...line, args: { ...line.args, cards: { t: 'cards', cards: [] } } }, ['Ann', 'Bo'])).toContain('shows nothing');
});

test('a text that is missing shows its name instead of nothing', () => {
  expect(t('no-such-text')).toBe('⟨no-such-text⟩');
});

test('each kind of card has a spoken name', async () => {
  await speak('zh-Hant');
  expect(['Y7', 'G-priestess', 'valkyrie'].map(cardName)).toEqual(['黃7', '綠女司祭', '戰乙女']);
});

test.each([
  [['zh-TW', 'en'], 'zh-Hant'],
  [['zh-HK'], 'zh-Hant'],
  [['zh-Hant-MO'], 'zh-Hant'],
  [['zh-SG'], 'zh-Hans'],
  [['zh'], 'zh-Hans'],
  [['fr-FR', 'en-GB'], 'en'],
  [['fr'], 'zh-Hans'],
])('a reader of %j gets %s', (wanted, got) => {
  expect(choose(wanted)).toBe(got);
});
