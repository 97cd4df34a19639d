// Fengsheng's later editions with the real engine: whole games by clicking on a small phone, and every mode dealt.
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { join } from 'node:path';
import { DESK, PHONE, broken, shot, visitor } from './browser.mjs';
import { playGame, step, whims } from './player.mjs';
import { browser, openSite, server } from './site.mjs';
import { sitDown, sound } from './spies.mjs';
import { fengsheng } from './tastes.mjs';

openSite();

const stage = (...names) => names.map((name) => `[data-stage="${name}"]`).join();
/** What has to be seen of every edition, each with its picture. */
const SIGHTS = {
  role: '[data-spot^="role "]',
  step: stage('play-1'),
  travels: stage('travels'),
  arrived: stage('arrived', 'receiving'),
  chain: '[data-chain]:not([data-chain="0"])',
};

for (const [name, how, digits, more] of [
  ['blacklist', { edition: 'blacklist' }, '7b31f', { again: stage('play-2') }],
  ['teams', { edition: 'qianzhi', choose: ['teams'], seats: 6 }, '5a2c9', { identity: '[data-place="seat-1"] .identity:not(.guess)' }],
]) {
  for (const [size, viewport, locale, theme] of [['phone', PHONE, 'zh-CN', 'dark'], ['desk', DESK, 'zh-CN', 'light']]) {
    test(`a whole game by clicking: ${name}, ${size}`, async () => {
      const { page, context } = await visitor(browser, { viewport, locale, theme, settings: { log: 'everything' } });
      const sights = { ...SIGHTS, ...more };
      const taken = new Set();
      const missing = () => Object.keys(sights).filter((sight) => !taken.has(sight));
      const watch = async () => {
        if (await page.locator('dialog[open]').count()) return;
        for (const sight of missing()) {
          if (!(await page.locator(sights[sight]).count())) continue;
          taken.add(sight);
          await sound(page, sight);
          assert.deepEqual(await broken(page), [], sight);
          await shot(page, `fengsheng-${name}-${sight}-${size}`);
        }
      };
      for (const digit of digits) {
        await sitDown(page, server.address, { ...how, digit });
        await playGame(page, fengsheng, { seed: 11, watch });
        await sound(page, 'the end');
        assert.deepEqual(await broken(page), [], 'the end');
        await shot(page, `fengsheng-${name}-over-${size}`);
        if (!missing().length) break;
      }
      assert.deepEqual(missing(), [], 'these were never seen');
      await page.locator('[data-rematch]').click();
      await page.locator('[data-spot^="role "]').first().waitFor();
      assert.deepEqual(page.troubles, []);
      await context.close();
    });
  }
}

test('the start page offers what each edition can be played with, and the sheet of stages explains them', async () => {
  const { page, context } = await visitor(browser, { locale: 'zh-CN' });
  await page.goto(server.address);
  const sizes = () => page.locator('.numbers input').evaluateAll((inputs) => inputs.map((input) => Number(input.value)));
  await page.locator('[data-game="fengsheng/qianzhi"]').click();
  assert.deepEqual(await sizes(), [5, 6]);
  for (const [mode, fits] of [['novice', [4]], ['teams', [6]], ['bystanders', [6]], ['free', [2, 3, 4, 5, 6, 7, 8]]]) {
    await page.locator(`label:has(input[value="${mode}"])`).click();
    assert.deepEqual(await sizes(), fits, mode);
  }
  assert.deepEqual(await broken(page), [], 'Qianzhi');
  await shot(page, 'fengsheng-start-qianzhi-phone');
  await page.locator('[data-game="fengsheng/blacklist"]').click();
  await page.locator('summary').click();
  await sound(page, 'Blacklist');
  assert.deepEqual(await broken(page), [], 'Blacklist');
  await shot(page, 'fengsheng-start-blacklist-phone');
  await sitDown(page, server.address, { edition: 'blacklist' });
  const whim = whims(3);
  for (let i = 0; i < 200 && !(await page.locator('[data-stage="travels"]').count()); i += 1) await step(page, whim, new Set(), fengsheng);
  await page.locator('.stages').click();
  await page.locator('dialog[open] [aria-current="step"]').first().waitFor();
  await sound(page, 'stages');
  assert.deepEqual(await broken(page), [], 'stages');
  await shot(page, 'fengsheng-stages-phone');
  assert.deepEqual(page.troubles, []);
  await context.close();
});

test('every mode and the short turn are dealt as chosen, in every language, and the record says so', async () => {
  for (const [how, said, locale, viewport] of [
    [{ edition: 'qianzhi', choose: ['novice'], seats: 4 }, 'mode=novice', 'zh-TW', PHONE],
    [{ edition: 'qianzhi', choose: ['bystanders'], seats: 6 }, 'mode=bystanders', 'en-GB', PHONE],
    [{ edition: 'qianzhi', choose: ['free'], seats: 8 }, 'mode=free', 'zh-CN', PHONE],
    [{ edition: 'qianzhi', choose: ['free'], seats: 2 }, 'mode=free', 'en-GB', DESK],
    [{ edition: 'blacklist', choose: ['true'], seats: 9 }, 'short_turn=true', 'en-GB', PHONE],
  ]) {
    const { page, context } = await visitor(browser, { viewport, locale, settings: { log: 'everything' } });
    await sitDown(page, server.address, { ...how, digit: 'c' });
    const whim = whims(5);
    for (let i = 0; i < 25; i += 1) {
      if ((await step(page, whim, new Set(), fengsheng)) === 'over') break;
      await sound(page, `${said}, step ${i}`);
    }
    await shot(page, `fengsheng-${said.replace('=', '-')}-${how.seats}-${locale}`);
    assert.ok((await page.evaluate(() => localStorage.getItem('hearsay.record.fengsheng'))).includes(said), said);
    assert.deepEqual(page.troubles, []);
    await context.close();
  }
});
