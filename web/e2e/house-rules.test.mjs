// What a table of each of Fengsheng's editions may decide, on the start page of the real engine.
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { join } from 'node:path';
import { DESK, PHONE, SHOTS, broken, visitor } from './browser.mjs';
import { browser, openSite, server } from './site.mjs';
import { sound } from './spies.mjs';

openSite();

async function unfold(page, id) {
  await page.goto(server.address);
  await page.locator(`[data-game="fengsheng/${id}"]`).click();
  if (!(await page.locator('details[open]').count())) await page.locator('summary').click();
}

for (const [size, viewport, theme] of [['phone', PHONE, 'dark'], ['desk', DESK, 'light']]) {
  test(`every house rule of every edition is listed with a sentence and stands at something: ${size}`, async () => {
    const { page, context } = await visitor(browser, { viewport, theme, locale: 'zh-CN' });
    for (const [id, least] of [['standard-2010', 4], ['blacklist', 13], ['qianzhi', 13]]) {
      await unfold(page, id);
      await sound(page, id);
      assert.deepEqual(await broken(page), [], id);
      const rules = await page.locator('details fieldset').evaluateAll((all) =>
        all.map((each) => ({ title: each.querySelector('legend')?.textContent, why: each.querySelector('.note')?.textContent ?? '', chosen: each.querySelectorAll('input:checked').length })),
      );
      assert.ok(rules.length >= least, `${id} lists only ${rules.length} house rules`);
      assert.deepEqual(rules.filter(({ why, chosen }) => !why || chosen !== 1), [], id);
      await page.screenshot({ path: join(SHOTS, `start-${id}-${size}.png`), fullPage: true });
    }
    assert.deepEqual(page.troubles, []);
    await context.close();
  });
}

test('the record of a game says which house rules it changed, and no other', async () => {
  const { page, context } = await visitor(browser, { viewport: PHONE, locale: 'zh-CN' });
  await unfold(page, 'blacklist');
  const rule = (title) => page.locator('details fieldset', { hasText: title });
  await rule('调包换下的牌进手里').locator('label').nth(1).click();
  await rule('试探抽几张').locator('label').nth(1).click();
  await page.locator('[data-start]').click();
  await page.locator('.play [data-ask]').waitFor();
  const record = await page.evaluate(() => JSON.parse(localStorage.getItem('hearsay.record.fengsheng')).record);
  assert.match(record, /edition=blacklist seats=5 probe_draws=2 swapped_to_hand=true$/m);
  assert.deepEqual(page.troubles, []);
  await context.close();
});
