import { expect, test } from 'vitest';
import { blocks, flat, pieces } from '../src/words/markdown';
import { PAGES } from '../src/pages/rulebook-pages';
import { page, target } from '../src/pages/rulebook';
import { cardPage, CONTENTS, scrollPage } from '../src/blanc-noir/rulebook';
import { SCROLLS, SPECIALS } from '../src/blanc-noir/cards/faces';

test('a line is cut into text, emphasis, code and links, and no mark stays behind', () => {
  expect(pieces('出 **25**（[R13](../rulings/0013.md)，`chain`）')).toEqual([
    { t: 'text', text: '出 ' },
    { t: 'strong', text: '25' },
    { t: 'text', text: '（' },
    { t: 'link', text: 'R13', to: '../rulings/0013.md' },
    { t: 'text', text: '，' },
    { t: 'code', text: 'chain' },
    { t: 'text', text: '）' },
  ]);
  expect(flat(pieces('*A 25 opens a chain.*'))).toBe('A 25 opens a chain.');
});

test('a page is cut into headings, lists, tables and examples', () => {
  const found = blocks('# 连锁\n<!-- rule -->\n\n一段\n两行\n\n* 甲\n  * 乙\n\n| a | b |\n|---|---|\n| 1 | 2 |\n\n```play\nA 出 红5\n```\n');
  expect(found.map((b) => b.t)).toEqual(['heading', 'text', 'list', 'rows', 'example']);
  expect(blocks('*A summary.*\n')[0]).toMatchObject({ t: 'text', summary: true });
  expect(found[2]).toMatchObject({ items: [{ depth: 0 }, { depth: 1 }] });
  expect(found[4]).toEqual({ t: 'example', kind: 'play', text: 'A 出 红5' });
});

test('every card and scroll has its page', async () => {
  const wanted = [...SPECIALS.map(cardPage), cardPage('R5'), ...SCROLLS.map(scrollPage), CONTENTS];
  const missing = [];
  for (const path of wanted) if ((await page(path)) === null) missing.push(path);
  expect(missing).toEqual([]);
  expect(await page('no/such/page')).toBeNull();
});

test('links lead from page to page inside the rulebook', () => {
  expect(target('blanc-noir/chains', '../rulings/0013-princess-cannot-answer.md')).toBe('rulings/0013-princess-cannot-answer');
  expect(target('blanc-noir/index', 'cards/lord.md#x')).toBe('blanc-noir/cards/lord');
  expect(target('blanc-noir/index', 'elsewhere:page.md')).toBeNull();
});

test('no link of a rulebook page leads nowhere', () => {
  const lost: string[] = [];
  for (const [file, text] of Object.entries(PAGES)) {
    const path = file.replace('../../../rulebook/', '').replace(/\.md$/, '');
    for (const block of blocks(text)) {
      const all = block.t === 'text' ? block.pieces : block.t === 'list' ? block.items.flatMap((i) => i.pieces) : block.t === 'rows' ? block.rows.flat(2) : [];
      for (const piece of all) {
        const to = piece.t === 'link' ? target(path, piece.to) : null;
        if (to && !(`../../../rulebook/${to}.md` in PAGES)) lost.push(`${path} → ${to}`);
      }
    }
  }
  expect(lost).toEqual([]);
});
