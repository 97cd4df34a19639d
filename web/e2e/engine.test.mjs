// Whole games of Blanc Noir with the real engine in the page's worker, played by clicking and by keyboard alone.
import assert from 'node:assert/strict';
import { readdirSync, readFileSync } from 'node:fs';
import { test } from 'node:test';
import { join } from 'node:path';
import { DESK, DIST, PHONE, broken, shot, visitor } from './browser.mjs';
import { playGame, step, whims } from './player.mjs';
import { browser, openSite, server } from './site.mjs';
import { blancNoir } from './tastes.mjs';

openSite();

/** Deals a game that can be dealt again: the same digit 64 times as its seed. */
async function deal(page, { seats = 3, digit = '7', query = '' } = {}) {
  await page.goto(`${server.address}${query}`);
  await page.locator('[data-game="blanc-noir"]').click();
  await page.locator(`.numbers label:has(input[value="${seats}"])`).click();
  await page.locator('summary').click();
  await page.locator('.seed input').fill(digit.repeat(64));
  await page.locator('[data-start]').click();
  await page.locator('.table').waitFor();
}

for (const [size, viewport, seats, locale] of [['phone', PHONE, 3, 'zh-CN'], ['desk', DESK, 4, 'en-GB']]) {
  test(`a whole game by clicking, ${size}`, async () => {
    const { page, context } = await visitor(browser, { viewport, locale });
    await deal(page, { seats, digit: size === 'phone' ? '7' : 'a' });
    await shot(page, `engine-first-${size}`);
    const { done, steps } = await playGame(page, blancNoir, { seed: 11 });
    await shot(page, `engine-over-${size}`);
    assert.ok(steps > 30, `only ${steps} steps`);
    assert.ok(done.has('play') && done.has('name') && done.has('use'), [...done].join(' '));
    assert.deepEqual(await broken(page), []);
    const first = await page.locator('.ranking li').first().getAttribute('class');
    assert.match(first, /winner/, 'the lowest total leads and wins');
    await page.locator('[data-rematch]').click();
    await page.locator('[data-ask], .wait').first().waitFor();
    assert.equal(await page.locator('dialog[open]').count(), 0);
    assert.deepEqual(page.troubles, []);
    await context.close();
  });
}

test('no text is missing in any language during a stretch of play', async () => {
  for (const locale of ['zh-CN', 'zh-TW', 'en-GB']) {
    const { page, context } = await visitor(browser, { viewport: DESK, locale, settings: { log: 'everything' } });
    await deal(page, { seats: 6, digit: 'c' });
    const whim = whims(5);
    for (let i = 0; i < 24; i += 1) {
      if ((await step(page, whim, new Set(), blancNoir)) === 'over') break;
      assert.ok(!(await page.evaluate(() => document.body.textContent)).includes('⟨'), `${locale}: ${await page.evaluate(() => document.body.textContent.match(/⟨[^⟩]*⟩/)?.[0])}`);
    }
    await shot(page, `engine-six-${locale}`);
    assert.deepEqual(page.troubles, []);
    await context.close();
  }
});

test('every greyed card says why', async () => {
  const { page, context } = await visitor(browser, { locale: 'en-GB' });
  await deal(page, { seats: 4, digit: '3' });
  const whim = whims(3);
  let greyed = 0;
  for (let i = 0; i < 80 && greyed < 40; i += 1) {
    if (await page.locator('[data-ask]').count()) {
      const silent = await page.evaluate(() => [...document.querySelectorAll('.held:not([data-open]), .slip:not([data-open])')].filter((b) => !/not now: .+/.test(b.textContent) && !/Used scroll/.test(b.textContent)).map((b) => b.dataset.spot));
      assert.deepEqual(silent, [], await page.locator('[data-question]').textContent());
      greyed += await page.locator('.held.refused').count();
    }
    await step(page, whim, new Set(), blancNoir);
  }
  assert.ok(greyed >= 40, `only ${greyed} greyed cards were seen`);
  await context.close();
});

test('keyboard alone: start, play twenty decisions, take one back', async () => {
  const { page, context } = await visitor(browser, { locale: 'en-GB', viewport: DESK });
  await page.goto(server.address);
  await page.locator('summary').focus();
  await page.keyboard.press('Enter');
  await page.locator('.seed input').focus();
  await page.keyboard.type('4'.repeat(64));
  await page.locator('[data-start]').focus();
  await page.keyboard.press('Enter');
  await page.locator('.table').waitFor();
  const asked = () => page.locator('[data-ask]').count();
  let made = 0;
  for (let i = 0; i < 400 && made < 20; i += 1) {
    if (await page.locator('dialog[open] [data-rematch]').count()) break;
    if (await page.locator('dialog[open]').count()) {
      const focus = page.locator('dialog [data-continue], dialog [data-action]').first();
      await focus.focus();
      await page.keyboard.press('Enter');
      if (await page.locator('dialog [data-commit]').count()) {
        await page.locator('dialog [data-commit]').focus();
        await page.keyboard.press('Enter');
      }
      continue;
    }
    if (!(await asked())) {
      await page.waitForTimeout(30);
      continue;
    }
    const before = await page.evaluate(() => document.querySelector('[data-question]').textContent);
    await page.keyboard.press('h');
    await page.keyboard.press('Home');
    // Walk through the hand until a card can be played, and commit with Enter.
    const count = await page.locator('.held').count();
    let open = await page.evaluate(() => document.activeElement?.dataset.open === 'true');
    for (let k = 0; k < count && !open; k += 1) {
      await page.keyboard.press('ArrowRight');
      open = await page.evaluate(() => document.activeElement?.dataset.open === 'true');
    }
    if (open) {
      await page.keyboard.press('Enter');
      await page.waitForTimeout(20);
      // A card that was not selected by walking needs a second Enter; several uses move the focus to their buttons.
      if (await page.evaluate(() => document.activeElement?.getAttribute('aria-pressed') === 'true' || document.activeElement?.dataset.action !== undefined)) await page.keyboard.press('Enter');
    } else {
      await page.keyboard.press('d');
      await page.keyboard.press('t');
      await page.waitForTimeout(20);
      if ((await asked()) && before === (await page.evaluate(() => document.querySelector('[data-question]').textContent))) {
        const button = page.locator('[data-ask] [data-action], [data-ask] [data-open-seat], [data-ask] .colour').first();
        if (await button.count()) {
          await button.focus();
          await page.keyboard.press('Enter');
        }
      }
    }
    made += 1;
    await page.waitForTimeout(20);
  }
  assert.ok(made >= 20, `only ${made} decisions`);
  await page.locator('[data-ask], dialog[open]').first().waitFor();
  await page.waitForFunction(() => document.activeElement !== document.body);
  assert.notEqual(await page.evaluate(() => document.activeElement?.tagName), 'BODY', 'the focus is not lost between decisions');
  const cards = () => page.locator('.held').count();
  const was = await cards();
  await page.keyboard.press('u');
  await page.waitForTimeout(150);
  assert.ok((await asked()) > 0, 'after a take-back it is my decision again');
  assert.ok(Math.abs((await cards()) - was) < 12);
  assert.deepEqual(page.troubles, []);
  await context.close();
});

test('a reload loses nothing', async () => {
  const { page, context } = await visitor(browser);
  await deal(page, { seats: 4, digit: 'd' });
  const whim = whims(9);
  for (let i = 0; i < 12; i += 1) await step(page, whim, new Set(), blancNoir);
  await page.locator('[data-ask]').waitFor();
  const seen = () => page.evaluate(() => [...document.querySelectorAll('.held')].map((b) => b.dataset.spot).join() + document.querySelector('.follow').textContent + document.querySelector('[data-question]').textContent);
  const before = await seen();
  await page.reload();
  await page.locator('[data-resume]').click();
  await page.locator('[data-ask]').waitFor();
  assert.equal(await seen(), before);
  assert.deepEqual(page.troubles, []);
  await context.close();
});

test('a damaged save is answered with a sentence and a way out', async () => {
  const { page, context } = await visitor(browser, { locale: 'en-GB' });
  for (const text of ['{"record":"rubbish","at":1}', '{oops']) {
    await page.goto(server.address);
    await page.evaluate((kept) => localStorage.setItem('hearsay.record.blanc-noir', kept), text);
    await page.reload();
    await page.locator('.goon button').click();
    await page.getByText('The game that was kept cannot be read.').last().waitFor();
    assert.deepEqual(await broken(page), []);
    await page.locator('[data-throw-away]').click();
    await page.locator('[data-start]').click();
    await page.locator('.table').waitFor();
  }
  assert.deepEqual(page.troubles, []);
  await context.close();
});

test('an engine that does not come is said to be missing, never a blank page', async () => {
  const { page, context } = await visitor(browser, { locale: 'en-GB', workers: 'block' });
  await page.route('**/*.wasm', (route) => route.abort());
  await page.goto(server.address);
  await page.getByText('The rules engine cannot be opened.').waitFor();
  assert.deepEqual(await broken(page), []);
  await context.close();
});

test('after one visit the page opens and plays in flight mode', async () => {
  const { page, context } = await visitor(browser);
  await page.goto(server.address);
  await page.locator('[data-start]').waitFor();
  await page.evaluate(() => navigator.serviceWorker.ready);
  await page.waitForFunction(async () => {
    const names = await caches.keys();
    const cache = names[0] && (await caches.open(names[0]));
    return cache ? (await cache.keys()).some((request) => request.url.endsWith('.wasm')) : false;
  });
  await context.setOffline(true);
  await page.goto(server.address);
  await page.locator('[data-start]').click();
  await page.locator('.table').waitFor();
  const whim = whims(2);
  const done = new Set();
  for (let i = 0; i < 15; i += 1) await step(page, whim, done, blancNoir);
  assert.ok(done.size > 0);
  // Every language is there too.
  await page.keyboard.press('Escape');
  await page.evaluate(() => localStorage.setItem('hearsay.settings', JSON.stringify({ locale: 'en', pace: 0 })));
  await page.goto(server.address);
  await page.getByRole('heading', { name: 'A new game' }).waitFor();
  assert.deepEqual(page.troubles, []);
  await context.close();
});

test('a new version waits until the player takes it', async () => {
  const { page, context } = await visitor(browser, { locale: 'en-GB' });
  await page.goto(server.address);
  await page.evaluate(() => navigator.serviceWorker.ready);
  await page.waitForFunction(() => navigator.serviceWorker.controller !== null);
  server.newer = true;
  await page.evaluate(async () => (await navigator.serviceWorker.getRegistration()).update());
  await page.getByText('A new version is ready.').waitFor();
  await Promise.all([page.waitForEvent('load'), page.getByRole('button', { name: 'Use it now' }).click()]);
  server.newer = false;
  await page.locator('[data-start]').waitFor();
  assert.equal(await page.getByText('A new version is ready.').count(), 0);
  await context.close();
});

test('what players get holds no written script', () => {
  const files = readdirSync(join(DIST, 'assets'));
  assert.deepEqual(files.filter((name) => /script|fixture/i.test(name)), []);
  for (const name of files.filter((each) => each.endsWith('.js'))) assert.ok(!readFileSync(join(DIST, 'assets', name), 'utf8').includes('fx-ask-turn'), name);
});
