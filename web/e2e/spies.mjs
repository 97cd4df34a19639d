// What the browser tests of Fengsheng's editions share.
import assert from 'node:assert/strict';

/** Sits down to a game of an edition that can be dealt again: the same digit 64 times as its seed. */
export async function sitDown(page, address, { edition = 'standard-2010', choose = [], seats = 5, digit = '7' } = {}) {
  await page.goto(address);
  await page.locator(`[data-game="fengsheng/${edition}"]`).click();
  for (const value of choose) await page.locator(`form > fieldset label:has(input[value="${value}"])`).first().click();
  await page.locator(`.numbers label:has(input[value="${seats}"])`).click();
  await page.locator('summary').click();
  await page.locator('.seed input').fill(digit.repeat(64));
  await page.locator('[data-start]').click();
  await page.locator('.play [data-ask]').waitFor();
}

/** Nothing sticks out of the screen, nothing is missing in the reader's language. */
export async function sound(page, where) {
  const found = await page.evaluate(() => ({
    wide: document.documentElement.scrollWidth - innerWidth,
    // Two characters with long texts may be scrolled; a table may not.
    tall: document.querySelector('.play .table') ? document.querySelector('.play').scrollHeight - innerHeight : 0,
    missing: document.body.textContent.match(/⟨[^⟩]*⟩/)?.[0],
  }));
  assert.ok(found.wide <= 0, `${where}: ${found.wide} pixels too wide`);
  assert.ok(found.tall <= 0, `${where}: ${found.tall} pixels too tall`);
  assert.equal(found.missing, undefined, where);
}
