// Fengsheng with the real engine: whole five-seat games by clicking and by keyboard alone, and what lasts of them.
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { join } from 'node:path';
import { DESK, PHONE, broken, shot, visitor } from './browser.mjs';
import { keyStep, tabTo } from './keyboard.mjs';
import { playGame, step, whims } from './player.mjs';
import { browser, openSite, server } from './site.mjs';
import { sitDown, sound } from './spies.mjs';
import { fengsheng } from './tastes.mjs';

openSite();

/** Sits down to a game that can be dealt again. */
const deal = (page, how = {}) => sitDown(page, server.address, how);

/** Plays on until a question stands there with a card to play, after at least so many steps; a game that ends is followed by another. */
async function playOn(page, whim, least) {
  for (let i = 0; i < 400; i += 1) {
    if (i >= least && !(await page.locator('dialog[open]').count()) && (await page.locator('.held[data-open]').count())) return;
    const what = await step(page, whim, new Set(), fengsheng);
    if (what === 'over') await page.locator('[data-rematch]').click();
    if (what === 'wait') await page.waitForTimeout(30);
  }
  throw new Error('no question with a card to play came');
}

/** The moments worth a picture, with what shows that they have come. */
const SIGHTS = {
  role: '[data-spot^="role "]',
  hand: '.held[data-open]',
  route: '[data-route]',
  chain: '[data-chain]:not([data-chain="0"])',
  intelligence: '[data-place="seat-1"] .pips .one:not(.none)',
};

for (const [size, viewport, locale, theme] of [['phone', PHONE, 'zh-CN', 'dark'], ['desk', DESK, 'zh-CN', 'light']]) {
  test(`a whole game of five by clicking, ${size}`, async () => {
    const { page, context } = await visitor(browser, { viewport, locale, theme, settings: { log: 'everything' } });
    const taken = new Set();
    const missing = () => Object.keys(SIGHTS).filter((name) => !taken.has(name));
    const watch = async () => {
      if (await page.locator('dialog[open]').count()) return;
      for (const name of missing()) {
        if (!(await page.locator(SIGHTS[name]).count())) continue;
        taken.add(name);
        await sound(page, name);
        assert.deepEqual(await broken(page), [], name);
        await shot(page, `fengsheng-${name}-${size}`);
      }
    };
    // One whole game, and more of them as long as something has not been seen: a short game may have no chain.
    const done = new Set();
    for (const digit of size === 'phone' ? '7b31f' : 'a2c9e') {
      await deal(page, { digit });
      const game = await playGame(page, fengsheng, { seed: 11, watch });
      assert.ok(game.steps >= 5, `only ${game.steps} steps`);
      for (const kind of game.done) done.add(kind);
      await sound(page, 'the end');
      await shot(page, `fengsheng-over-${size}`);
      assert.deepEqual(await broken(page), [], 'the end');
      if (!missing().length && ['choose', 'send', 'use', 'pass'].every((kind) => done.has(kind))) break;
    }
    assert.deepEqual(missing(), [], 'these were never seen');
    assert.ok(['choose', 'send', 'use', 'pass'].every((kind) => done.has(kind)), [...done].join(' '));
    await page.locator('[data-rematch]').click();
    await page.locator('[data-spot^="role "]').first().waitFor();
    assert.equal(await page.locator('dialog[open]').count(), 0);
    assert.deepEqual(page.troubles, []);
    await context.close();
  });

  test(`every sheet of the table is accessible, ${size}`, async () => {
    const { page, context } = await visitor(browser, { viewport, locale, theme });
    await deal(page, { digit: '5' });
    await playOn(page, whims(4), 12);
    const open = async (name, how) => {
      await how();
      await page.locator('dialog[open]').first().waitFor();
      await page.waitForTimeout(40);
      await sound(page, name);
      assert.deepEqual(await broken(page), [], name);
      await shot(page, `fengsheng-${name}-${size}`);
      while (await page.locator('dialog[open]').count()) {
        await page.keyboard.press('Escape');
        await page.waitForTimeout(30);
      }
    };
    await open('help', () => page.keyboard.press('?'));
    await open('rulebook', async () => {
      await page.keyboard.press('?');
      await page.locator('dialog .help section .button').first().click();
    });
    await open('settings', () => page.keyboard.press('s'));
    await open('wishes', () => page.keyboard.press('y'));
    await open('character', () => page.keyboard.press('c'));
    await open('discard', () => page.locator('[data-place="discard"]').click());
    await open('rule', () => page.locator('[data-ask] .rule').click());
    await open('card', async () => {
      await page.keyboard.press('h');
      await page.keyboard.press('i');
    });
    if (size === 'phone') await open('log', () => page.keyboard.press('l'));
    await page.keyboard.press('Escape');
    await open('seat', () => page.locator('[data-spot="seat 1"]').click());
    assert.deepEqual(page.troubles, []);
    await context.close();
  });
}

test('a whole game of five by keyboard alone', async () => {
  const { page, context } = await visitor(browser, { locale: 'zh-CN', viewport: DESK });
  await page.goto(server.address);
  await page.locator('[data-start]').waitFor();
  assert.ok(await tabTo(page, '[data-game] input'), 'the games are in the tab order');
  await page.keyboard.press('ArrowRight');
  assert.ok(await tabTo(page, 'summary'));
  await page.keyboard.press('Enter');
  assert.ok(await tabTo(page, '.seed input'));
  await page.keyboard.type('4'.repeat(64));
  assert.ok(await tabTo(page, '[data-start]'));
  await page.keyboard.press('Enter');
  await page.locator('.play [data-ask]').waitFor();
  const whim = whims(3);
  let decisions = 0;
  let games = 0;
  let idle = 0;
  // A whole game, and another one if it was a short one.
  while (games === 0 || (decisions < 25 && games < 4)) {
    const what = await keyStep(page, whim);
    if (what === 'over') {
      games += 1;
      assert.ok(await tabTo(page, '[data-rematch]'));
      await page.keyboard.press('Enter');
    }
    idle = what === 'wait' ? idle + 1 : 0;
    decisions += what === 'wait' ? 0 : 1;
    assert.ok(idle < 400, 'the page waits and asks nothing');
    assert.ok(decisions < 1500, 'the game does not end');
    await page.waitForTimeout(what === 'wait' ? 50 : 15);
  }
  assert.ok(decisions >= 25, `only ${decisions} decisions in ${games} games`);
  assert.deepEqual(page.troubles, []);
  await context.close();
});

test('no text is missing in any language, at a table of nine', async () => {
  for (const [locale, viewport] of [['zh-CN', PHONE], ['zh-TW', DESK], ['en-GB', PHONE]]) {
    const { page, context } = await visitor(browser, { viewport, locale, settings: { log: 'everything' } });
    await deal(page, { seats: 9, digit: 'c' });
    const whim = whims(5);
    for (let i = 0; i < 40; i += 1) {
      if ((await step(page, whim, new Set(), fengsheng)) === 'over') break;
      await sound(page, `${locale}, step ${i}`);
    }
    await shot(page, `fengsheng-nine-${locale}`);
    assert.deepEqual(page.troubles, []);
    await context.close();
  }
});

test('a reload loses nothing, a step can be taken back, and every game keeps its own save', async () => {
  const { page, context } = await visitor(browser, { locale: 'en-GB' });
  await deal(page, { digit: 'd' });
  await playOn(page, whims(9), 15);
  const asked = async () => {
    await page.locator('[data-ask]').waitFor();
    return page.evaluate(() => [...document.querySelectorAll('.held')].map((b) => b.dataset.spot).join() + document.querySelector('[data-question]').textContent);
  };
  const before = await asked();
  await page.reload();
  assert.ok(await page.locator('[data-game="fengsheng/standard-2010"] input').isChecked(), 'the last choice is remembered');
  await page.locator('[data-resume]').click();
  assert.equal(await asked(), before);
  const kept = () => page.evaluate(() => JSON.parse(localStorage.getItem('hearsay.record.fengsheng')).record.length);
  const length = await kept();
  await page.locator('[data-undo]').click();
  await page.waitForFunction((was) => JSON.parse(localStorage.getItem('hearsay.record.fengsheng')).record.length < was, length);
  await page.locator('[data-ask], dialog[open]').first().waitFor();

  await page.goto(server.address);
  await page.locator('[data-game="blanc-noir"]').click();
  assert.equal(await page.locator('[data-resume]').count(), 0, 'the other game has no save yet');
  await page.locator('[data-start]').click();
  await page.locator('.follow').waitFor();
  await page.goto(server.address);
  assert.ok(await page.locator('[data-game="blanc-noir"] input').isChecked());
  assert.equal(await page.locator('[data-resume]').count(), 1);
  await page.locator('[data-game="fengsheng/standard-2010"]').click();
  await page.locator('[data-resume]').click();
  await page.locator('[data-ask]').waitFor();
  assert.equal(await page.locator('.follow').count(), 0, 'the kept game is the one that was chosen');
  assert.deepEqual(page.troubles, []);
  await context.close();
});

test('what one sat down with last is there again', async () => {
  const { page, context } = await visitor(browser, { locale: 'zh-CN' });
  await page.goto(server.address);
  await page.locator('[data-game="fengsheng/standard-2010"]').click();
  const sizes = () => page.locator('.numbers input').evaluateAll((nodes) => nodes.map((node) => node.value));
  assert.deepEqual(await sizes(), ['3', '4', '5', '6', '7', '8', '9']);
  await page.locator('summary').click();
  const splits = page.locator('fieldset', { hasText: '身份怎么分配' }).locator('label');
  for (const [seats, offered] of [[4, 2], [5, 0], [6, 2], [7, 2], [8, 0]]) {
    await page.locator(`.numbers label:has(input[value="${seats}"])`).click();
    assert.equal(await splits.count(), offered, `${seats} players`);
  }
  await page.locator('.numbers label:has(input[value="6"])').click();
  await splits.nth(1).click();
  await page.locator('.places .all select').selectOption('random');
  assert.deepEqual(await broken(page), []);
  await page.locator('[data-start]').click();
  await page.locator('.play [data-ask]').waitFor();
  await page.reload();
  await page.locator('[data-start]').waitFor();
  assert.ok(await page.locator('.numbers label:has(input[value="6"]) input').isChecked());
  assert.equal(await page.locator('.places .all select').inputValue(), 'random');
  await page.locator('summary').click();
  assert.ok(await splits.nth(1).locator('input').isChecked());
  assert.deepEqual(page.troubles, []);
  await context.close();
});

test('a damaged save of one game is answered with a way out, and the other game keeps its own', async () => {
  const { page, context } = await visitor(browser, { locale: 'en-GB' });
  await deal(page);
  await page.goto(server.address);
  const kept = (tag) => page.evaluate((name) => localStorage.getItem(`hearsay.record.${name}`), tag);
  await page.evaluate(() => {
    localStorage.setItem('hearsay.record.blanc-noir', localStorage.getItem('hearsay.record.fengsheng'));
    localStorage.setItem('hearsay.record.fengsheng', '{"record":"game fengsheng rules 1\\nrubbish","at":1}');
  });
  await page.reload();
  await page.locator('.goon button').click();
  await page.getByText('The game that was kept cannot be read.').last().waitFor();
  assert.deepEqual(await broken(page), []);
  await page.locator('[data-throw-away]').click();
  assert.equal(await kept('fengsheng'), null);
  assert.ok(await kept('blanc-noir'));
  await page.locator('[data-start]').click();
  await page.locator('.play [data-ask]').waitFor();
  assert.deepEqual(page.troubles, []);
  await context.close();
});

test('after one visit it opens and plays in flight mode', async () => {
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
  await deal(page, { seats: 4 });
  const whim = whims(2);
  const done = new Set();
  for (let i = 0; i < 15; i += 1) await step(page, whim, done, fengsheng);
  assert.ok(done.has('choose'), [...done].join(' '));
  await page.keyboard.press('Escape');
  await page.keyboard.press('?');
  await page.locator('dialog .help section .button').first().click();
  await page.locator('dialog .rule .title').waitFor();
  assert.deepEqual(page.troubles, []);
  await context.close();
});
