// Everything that can be looked at without the engine: every page in every theme and language, with the written script.
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { join } from 'node:path';
import { DESK, PHONE, SHOTS, broken, shot, visitor } from './browser.mjs';
import { table as openTable, testScenes } from './scenes.mjs';
import { FIXTURE, browser, openSite, server } from './site.mjs';

openSite(FIXTURE);

const table = (page, scene) => openTable(server, page, scene);

testScenes(() => ({ server, browser }), ['turn', 'chain', 'big', 'colour', 'target', 'fairy', 'shockwave', 'valkyrie', 'lord', 'six', 'two', 'over'], ['chain', 'colour', 'six']);

for (const theme of ['dark', 'light']) {
  for (const [size, viewport] of [['phone', PHONE], ['desk', DESK]]) {
    test(`every sheet is accessible: ${size}, ${theme}`, async () => {
      const { page, context } = await visitor(browser, { viewport, theme, locale: 'zh-TW' });
      await page.goto(`${server.address}?fixture=turn`);
      await shot(page, `start-${size}-${theme}`);
      for (const game of ['blanc-noir', 'fengsheng/standard-2010']) {
        await page.locator(`[data-game="${game}"]`).click();
        if (!(await page.locator('details[open]').count())) await page.locator('summary').click();
        assert.deepEqual(await broken(page), [], `start ${game}`);
        assert.ok((await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)) <= 0, `start ${game} is too wide`);
        await page.screenshot({ path: join(SHOTS, `start-${game.split('/')[0]}-${size}-${theme}.png`), fullPage: true });
      }
      await table(page, 'turn-sheet-over');
      const open = async (name, how) => {
        await how();
        await page.locator('dialog[open]').waitFor();
        await page.waitForTimeout(40);
        assert.deepEqual(await broken(page), [], name);
        await shot(page, `${name}-${size}-${theme}`);
        await page.keyboard.press('Escape');
        await page.locator('dialog[open]').waitFor({ state: 'detached' });
      };
      await open('help', () => page.keyboard.press('?'));
      await open('settings', () => page.keyboard.press('s'));
      await open('seat', () => page.locator('[data-spot="seat 1"]').click());
      await open('rule', () => page.locator('.rule').click());
      await open('rulebook', async () => {
        await page.locator('.rule').click();
        await page.locator('dialog .link').first().click();
      });
      await open('discard', () => page.locator('[data-place="discard"]').click());
      if (size === 'phone') await open('log', () => page.keyboard.press('l'));
      await page.locator('[data-spot="hand R-knight"]').click();
      await open('inspect', () => page.keyboard.press('i'));
      await open('report', async () => {
        await page.keyboard.press('s');
        await page.locator('dialog .settings > .button').click();
      });
      await page.locator('[data-ask] [data-action="draw"]').click();
      await page.locator('[data-continue]').waitFor();
      assert.deepEqual(await broken(page), [], 'score');
      await shot(page, `score-${size}-${theme}`);
      await page.locator('[data-continue]').click();
      await page.locator('[data-ask] [data-action="draw"]').click();
      await page.locator('[data-rematch]').waitFor();
      assert.deepEqual(await broken(page), [], 'over');
      await shot(page, `end-${size}-${theme}`);
      assert.deepEqual(page.troubles, []);
      await context.close();
    });
  }
}

test('a hand of 25 cards can be reached to its last card, by thumb and by keyboard', async () => {
  const { page, context } = await visitor(browser, { viewport: PHONE, touch: true });
  await table(page, 'big');
  assert.equal(await page.locator('.held').count(), 25);
  await page.locator('[data-spot="hand dragon"]').tap();
  assert.equal(await page.locator('[data-spot="hand dragon"]').getAttribute('aria-pressed'), 'true');
  await shot(page, 'big-end-phone');
  await page.keyboard.press('Escape');
  await page.keyboard.press('h');
  await page.keyboard.press('Home');
  for (let i = 0; i < 24; i += 1) await page.keyboard.press('ArrowRight');
  assert.equal(await page.evaluate(() => document.activeElement?.dataset.spot), 'hand dragon');
  assert.ok(await page.evaluate(() => {
    const box = document.activeElement.getBoundingClientRect();
    return box.left >= 0 && box.right <= innerWidth;
  }), 'the focused card is on the screen');
  await context.close();
});

test('safe areas: nothing lies under the notch or the home bar', async () => {
  const { page, context } = await visitor(browser, { viewport: { width: 360, height: 720 } });
  await table(page, 'turn');
  await page.evaluate(() => {
    const root = document.documentElement.style;
    root.setProperty('--top', '40px');
    root.setProperty('--bottom', '34px');
    root.setProperty('--left', '12px');
    root.setProperty('--right', '12px');
  });
  const edges = await page.evaluate(() => {
    const boxes = [...document.querySelectorAll('.table button')].map((b) => b.getBoundingClientRect()).filter((b) => b.width > 0);
    return { top: Math.min(...boxes.map((b) => b.top)), bottom: Math.max(...boxes.map((b) => b.bottom)), left: Math.min(...boxes.map((b) => b.left)) };
  });
  assert.ok(edges.top >= 40 && edges.bottom <= 720 - 34 + 1 && edges.left >= 12, JSON.stringify(edges));
  await context.close();
});

test('each language speaks for itself, and Taiwan reads traditional characters', async () => {
  for (const [locale, lang, text] of [['zh-CN', 'zh-Hans', '规则与帮助'], ['zh-TW', 'zh-Hant', '規則與說明'], ['zh-HK', 'zh-Hant', '規則與說明'], ['en-GB', 'en', 'Rules and help']]) {
    const { page, context } = await visitor(browser, { locale });
    await page.goto(`${server.address}?fixture=turn`);
    await page.locator('[data-start]').waitFor();
    assert.equal(await page.evaluate(() => document.documentElement.lang), lang);
    await page.getByRole('button', { name: text }).waitFor();
    await context.close();
  }
});

test('a refused card says why, on the screen and to a screen reader', async () => {
  const { page, context } = await visitor(browser, { locale: 'en-GB' });
  await table(page, 'turn');
  await page.locator('[data-spot="hand Y-princess"]').click();
  await page.getByText('The Princess needs another special card beside her.').first().waitFor();
  assert.match(await page.locator('[aria-live="assertive"]').textContent(), /another special card/);
  await context.close();
});

test('a long press reads a card without playing it', async () => {
  const { page, context } = await visitor(browser, { locale: 'en-GB' });
  await table(page, 'turn');
  await page.locator('[data-spot="hand R2"]').click({ delay: 650 });
  await page.getByRole('heading', { name: 'Red 2' }).waitFor();
  await page.keyboard.press('Escape');
  assert.equal(await page.locator('[data-spot="hand R2"]').getAttribute('aria-pressed'), 'false');
  await context.close();
});

test('cards move when they may, and stand still when the system or the setting says so', async () => {
  for (const [calm, motion, moves] of [[false, 'system', true], [true, 'system', false], [false, 'off', false]]) {
    const { page, context } = await visitor(browser, { calm, settings: { motion } });
    await table(page, 'turn-chain');
    await page.locator('[data-spot="hand R2"]').click();
    await page.locator('[data-spot="hand R2"]').click();
    await page.waitForTimeout(40);
    const running = await page.evaluate(() => document.getAnimations().length);
    assert.equal(running > 0, moves, `${running} animations with motion ${motion}, reduced ${calm}`);
    await context.close();
  }
});
