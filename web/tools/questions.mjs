// Plays real games and takes a picture of the first time each kind of question is asked. For looking at.
import { DESK, DIST, PHONE, launch, shot, visitor } from '../e2e/browser.mjs';
import { step, whims } from '../e2e/player.mjs';
import { serve } from '../e2e/serve.mjs';
import { blancNoir } from '../e2e/tastes.mjs';

const server = await serve(DIST);
const browser = await launch();
const size = process.argv[2] ?? 'phone';
const { page } = await visitor(browser, { viewport: size === 'phone' ? PHONE : DESK, locale: process.argv[3] ?? 'zh-CN', theme: process.argv[4] ?? 'dark' });
await page.goto(server.address);
await page.locator('summary').click();
await page.locator('label:has(input[value="manual"])').click();
await page.locator('.seed input').fill((process.argv[5] ?? '5').repeat(64));
await page.locator('[data-start]').click();
const whim = whims(Number(process.argv[6] ?? 4));
const seen = new Set();
for (let i = 0; i < 500; i += 1) {
  const question = await page.evaluate(() => (document.querySelector('[data-ask]') ? document.querySelector('.question').textContent.replace(/红|黄|绿|蓝|[0-9]+/g, '#') : ''));
  if (question && !seen.has(question)) {
    seen.add(question);
    await page.waitForTimeout(80);
    await shot(page, `q-${size}-${String(seen.size).padStart(2, '0')}`);
    console.log(seen.size, question);
  }
  const what = await step(page, whim, new Set(), blancNoir);
  if (what === 'interval') await page.waitForTimeout(50);
  if (what === 'over') await page.locator('[data-rematch]').click();
}
console.log(page.troubles);
await browser.close();
server.close();
