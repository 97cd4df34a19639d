// Plays real games and takes a picture of the first time each kind of question is asked. For looking at.
// node tools/questions.mjs [phone|desk] [locale] [theme] [digit of the seed] [whim] [game's id]
import { DESK, DIST, PHONE, launch, shot, visitor } from '../e2e/browser.mjs';
import { step, whims } from '../e2e/player.mjs';
import { serve } from '../e2e/serve.mjs';
import { blancNoir, fengsheng } from '../e2e/tastes.mjs';

const [size = 'phone', locale = 'zh-CN', theme = 'dark', digit = '5', whim = '4', game = 'blanc-noir'] = process.argv.slice(2);
const taste = game === 'blanc-noir' ? blancNoir : fengsheng;
const server = await serve(DIST);
const browser = await launch();
const { page } = await visitor(browser, { viewport: size === 'phone' ? PHONE : DESK, locale, theme });
await page.goto(server.address);
await page.locator(`[data-game="${game}"]`).click();
await page.locator('summary').click();
if (taste === blancNoir) await page.locator('label:has(input[value="manual"])').click();
await page.locator('.seed input').fill(digit.repeat(64));
await page.locator('[data-start]').click();
const next = whims(Number(whim));
const seen = new Set();
// Names, colours and numbers make no other question.
const NAMES = /(?:[A-I]\s*)?(?:阿墨|小简|老邮|白露|青灯|竹声|半夏|阿钟|你)|[红黄绿蓝黑]|[0-9]+/g;
for (let i = 0; i < 500; i += 1) {
  const question = (await page.evaluate(() => document.querySelector('[data-ask] .question')?.textContent ?? '')).replace(NAMES, '#');
  if (question && !seen.has(question)) {
    seen.add(question);
    await page.waitForTimeout(80);
    await shot(page, `q-${taste === blancNoir ? '' : 'fs-'}${size}-${String(seen.size).padStart(2, '0')}`);
    console.log(seen.size, question);
  }
  const what = await step(page, next, new Set(), taste);
  if (what === 'interval' || what === 'wait') await page.waitForTimeout(50);
  if (what === 'over') await page.locator('[data-rematch]').click();
}
console.log(page.troubles);
await browser.close();
server.close();
