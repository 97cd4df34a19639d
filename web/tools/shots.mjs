// Takes pictures of every written scene, for looking at. Needs `npx vite build --mode fixture` first.
process.env.HEARSAY_DIST = 'dist-fixture';
const { DESK, DIST, PHONE, launch, shot, visitor } = await import('../e2e/browser.mjs');
const { serve } = await import('../e2e/serve.mjs');

const wanted = process.argv.slice(2);
const scenes = wanted.length ? wanted : ['turn', 'chain', 'big', 'colour', 'target', 'fairy', 'shockwave', 'valkyrie', 'lord', 'six', 'two', 'sheet', 'over'];
const server = await serve(DIST);
const browser = await launch();
for (const [size, viewport] of [['phone', PHONE], ['desk', DESK]]) {
  for (const theme of ['dark', 'light']) {
    const lang = size === 'phone' ? (theme === 'dark' ? 'zh-CN' : 'en-GB') : theme === 'dark' ? 'en-GB' : 'zh-TW';
    const { page, context } = await visitor(browser, { viewport, theme, locale: lang });
    await page.goto(`${server.address}?fixture=turn`);
    await page.locator('[data-start]').waitFor();
    await shot(page, `start-${size}-${theme}`);
    for (const scene of scenes) {
      await page.evaluate(() => localStorage.removeItem('hearsay.record.blanc-noir'));
      await page.goto(`${server.address}?fixture=${scene}`);
      await page.locator('[data-start]').click();
      await page.locator('.table').waitFor();
      await page.waitForTimeout(350);
      await shot(page, `${scene}-${size}-${theme}`);
    }
    if (page.troubles.length) console.log(size, theme, page.troubles);
    await context.close();
  }
}
await browser.close();
server.close();
