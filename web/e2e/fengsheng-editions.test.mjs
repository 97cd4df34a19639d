// Fengsheng's later editions with the real engine: a whole game of Blacklist and a whole 3V3 of Qianzhi by clicking on a
// small phone, and what may be chosen before the deal.
import assert from 'node:assert/strict';
import { existsSync } from 'node:fs';
import { after, before, test } from 'node:test';
import { join } from 'node:path';
import { DESK, DIST, PHONE, SHOTS, broken, launch, shot, visitor } from './browser.mjs';
import { playGame, step, whims } from './player.mjs';
import { serve } from './serve.mjs';
import { fengsheng } from './tastes.mjs';

let server, browser;
before(async () => {
  assert.ok(existsSync(join(DIST, 'index.html')), 'web/dist is missing: run `cargo xtask wasm` and `npm run build` first');
  server = await serve(DIST);
  browser = await launch();
});
after(async () => {
  await browser?.close();
  server?.close();
});

const BLACKLIST = { id: 'blacklist', seats: 5, first: [] };
const TEAMS = { id: 'qianzhi', seats: 6, first: ['teams'] };

/** Opens an edition on the start page and makes the choices that stand open above the number of players. */
async function choose(page, { id, first }) {
  await page.goto(server.address);
  await page.locator(`[data-game="fengsheng/${id}"]`).click();
  for (const value of first) await page.locator(`form label:has(input[value="${value}"])`).first().click();
}

/** Sits down to a game that can be dealt again: the same digit 64 times as its seed. */
async function deal(page, table, digit) {
  await choose(page, table);
  await page.locator(`.numbers label:has(input[value="${table.seats}"])`).click();
  if (!(await page.locator('details[open]').count())) await page.locator('summary').click();
  await page.locator('.seed input').fill(digit.repeat(64));
  await page.locator('[data-start]').click();
  await page.locator('.play [data-ask]').waitFor();
}

/** Nothing sticks out of the screen, nothing is missing in the reader's language, no key of a text shows through. */
async function sound(page, where) {
  const found = await page.evaluate(() => ({
    wide: document.documentElement.scrollWidth - innerWidth,
    tall: document.querySelector('.play .table') ? document.querySelector('.play').scrollHeight - innerHeight : 0,
    missing: document.body.textContent.match(/⟨[^⟩]*⟩/)?.[0],
  }));
  assert.ok(found.wide <= 0, `${where}: ${found.wide} pixels too wide`);
  assert.ok(found.tall <= 0, `${where}: ${found.tall} pixels too tall`);
  assert.equal(found.missing, undefined, where);
}

/** The moments worth a picture, with what shows that they have come. */
const SIGHTS = {
  role: '[data-spot^="role "]',
  play: '[data-stage="play-1"]',
  travels: '[data-stage="travels"]',
  arrived: '[data-stage="arrived"]',
  chain: '[data-chain]:not([data-chain="0"])',
};

/** One whole game, and others as long as something was not seen: a short game may have no chain. */
async function wholeGame(name, table, size, viewport, { digits, wanted = SIGHTS, locale = 'zh-CN', theme = 'dark' }) {
  const { page, context } = await visitor(browser, { viewport, locale, theme, settings: { log: 'everything' } });
  const taken = new Set();
  const questions = new Set();
  const missing = () => Object.keys(wanted).filter((each) => !taken.has(each));
  const watch = async () => {
    await sound(page, `${name}, ${taken.size} seen`);
    if (await page.locator('dialog[open]').count()) return;
    const q = await page.evaluate(() => document.querySelector('[data-stage]')?.dataset.stage ?? 'role');
    questions.add(q);
    for (const each of missing()) {
      if (!(await page.locator(wanted[each]).count())) continue;
      taken.add(each);
      assert.deepEqual(await broken(page), [], each);
      await shot(page, `${name}-${each}-${size}`);
    }
  };
  const done = new Set();
  for (const digit of digits) {
    await deal(page, table, digit);
    const game = await playGame(page, fengsheng, { seed: 11, watch });
    for (const kind of game.done) done.add(kind);
    await sound(page, 'the end');
    assert.deepEqual(await broken(page), [], 'the end');
    await shot(page, `${name}-over-${size}`);
    if (!missing().length && ['choose', 'send', 'use', 'pass'].every((kind) => done.has(kind))) break;
  }
  assert.deepEqual(missing(), [], `these were never seen; the stages were ${[...questions].join(' ')}`);
  assert.ok(['choose', 'send', 'use', 'pass'].every((kind) => done.has(kind)), [...done].join(' '));
  const kept = await page.evaluate(() => JSON.parse(localStorage.getItem('hearsay.record.fengsheng')).record);
  assert.match(kept, new RegExp(`edition=${table.id} seats=${table.seats}`), 'the record says what was played');
  for (const value of table.first) assert.ok(kept.includes(`=${value}`), `the record says ${value}`);
  await page.locator('[data-rematch]').click();
  await page.locator('[data-spot^="role "]').first().waitFor();
  assert.deepEqual(page.troubles, []);
  await context.close();
}

test('a whole game of Blacklist with five by clicking, on a small phone', () => wholeGame('blacklist', BLACKLIST, 'phone', PHONE, { digits: '7b31f' }));
test('a whole 3V3 of Qianzhi by clicking, on a small phone', () => wholeGame('qianzhi', TEAMS, 'phone', PHONE, { digits: '5a2c9' }));
test('a whole game of Blacklist with five by clicking, on a desk', () => wholeGame('blacklist', BLACKLIST, 'desk', DESK, { digits: 'c4e18', theme: 'light' }));
test('a whole 3V3 of Qianzhi by clicking, on a desk', () => wholeGame('qianzhi', TEAMS, 'desk', DESK, { digits: '6d3b0', theme: 'light' }));

for (const [size, viewport, theme] of [['phone', PHONE, 'dark'], ['desk', DESK, 'light']]) {
  test(`what a table of each edition may decide is listed and accessible: ${size}`, async () => {
    const { page, context } = await visitor(browser, { viewport, theme, locale: 'zh-CN' });
    for (const [id, least] of [['standard-2010', 4], ['blacklist', 12], ['qianzhi', 12]]) {
      await choose(page, { id, first: [] });
      if (!(await page.locator('details[open]').count())) await page.locator('summary').click();
      await sound(page, id);
      assert.deepEqual(await broken(page), [], id);
      const listed = await page.locator('details fieldset').count();
      assert.ok(listed >= least, `${id} lists only ${listed} house rules`);
      const empty = await page.locator('details fieldset').evaluateAll((all) => all.filter((each) => !each.querySelector('.note')?.textContent || each.querySelectorAll('input:checked').length !== 1).length);
      assert.equal(empty, 0, `${id}: every rule has its sentence and stands at something`);
      await page.screenshot({ path: join(SHOTS, `start-${id}-${size}.png`), fullPage: true });
    }
    assert.deepEqual(page.troubles, []);
    await context.close();
  });
}

test('each mode of Qianzhi is offered for as many as it seats', async () => {
  const { page, context } = await visitor(browser, { viewport: PHONE });
  await choose(page, TEAMS);
  const sizes = () => page.locator('.numbers input').evaluateAll((nodes) => nodes.map((node) => node.value).join());
  const fits = { standard: '5,6', novice: '4', teams: '6', bystanders: '6', free: '2,3,4,5,6,7,8' };
  for (const [mode, wanted] of Object.entries(fits)) {
    await page.locator(`form label:has(input[value="${mode}"])`).first().click();
    assert.equal(await sizes(), wanted, mode);
  }
  assert.deepEqual(page.troubles, []);
  await context.close();
});

test('no text is missing in any language, in every edition and mode', async () => {
  const tables = [
    { id: 'blacklist', seats: 9, first: [] },
    { id: 'qianzhi', seats: 8, first: ['free'] },
    { id: 'qianzhi', seats: 4, first: ['novice'] },
    { id: 'qianzhi', seats: 6, first: ['bystanders'] },
  ];
  const readers = [['en-GB', PHONE], ['zh-TW', DESK], ['en-GB', DESK], ['zh-TW', PHONE]];
  for (const [i, table] of tables.entries()) {
    const [locale, viewport] = readers[i];
    const { page, context } = await visitor(browser, { viewport, locale, settings: { log: 'everything' } });
    await deal(page, table, 'e');
    const whim = whims(5 + i);
    for (let n = 0; n < 40; n += 1) {
      if ((await step(page, whim, new Set(), fengsheng)) === 'over') break;
      await sound(page, `${table.id} ${table.first}, ${locale}, step ${n}`);
    }
    await shot(page, `editions-${table.id}-${table.seats}-${locale}`);
    assert.deepEqual(page.troubles, []);
    await context.close();
  }
});
