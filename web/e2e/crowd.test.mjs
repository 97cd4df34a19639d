// Clocktower with as many as can sit down: nothing is cut off, covered or out of reach, in any language, on a phone and on a desk.
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { DESK, PHONE, broken, shot, visitor } from './browser.mjs';
import { browser, openSite, server } from './site.mjs';
import { callVote, deal, showCards, sound, throughTheNight } from './town.mjs';

openSite();

/** What is wrong with the circle: seats on each other or outside, words that are cut or broken, a middle that does not fit. */
const crowded = (page) =>
  page.evaluate(() => {
    const wrong = [];
    const of = (node) => node.closest('.place').dataset.spot;
    const frame = document.querySelector('.around').getBoundingClientRect();
    const places = [...document.querySelectorAll('.place')].map((node) => [node.dataset.spot, node.getBoundingClientRect()]);
    for (const [i, [spot, a]] of places.entries()) {
      if (a.left < frame.left - 1 || a.right > frame.right + 1) wrong.push(`${spot} is outside`);
      for (const [other, b] of places.slice(i + 1)) if (a.left < b.right - 1 && b.left < a.right - 1 && a.top < b.bottom - 1 && b.top < a.bottom - 1) wrong.push(`${spot} is on ${other}`);
    }
    for (const name of document.querySelectorAll('.place .who .name')) if (name.scrollWidth > name.clientWidth + 1) wrong.push(`the name at ${of(name)} is cut: ${name.textContent}`);
    for (const name of document.querySelectorAll('.place .disc .name, .place .guess b')) {
      const range = document.createRange();
      range.selectNodeContents(name);
      const rows = new Set([...range.getClientRects()].map((box) => Math.round(box.top))).size;
      if (/[a-z]/i.test(name.textContent) && rows > name.textContent.split(/[\s-]/).length) wrong.push(`a word at ${of(name)} is broken: ${name.textContent}`);
      const size = parseFloat(getComputedStyle(name).fontSize);
      if (name.textContent.trim() && size < 6.5) wrong.push(`${name.textContent} at ${of(name)} is written ${size} high`);
    }
    const middle = document.querySelector('.inside');
    const [box, square] = [middle.getBoundingClientRect(), middle.querySelector('.square')];
    if (square.scrollHeight > square.clientHeight + 1 || square.scrollWidth > square.clientWidth + 1) wrong.push('the middle does not fit');
    if (box.top < frame.top - 1 || box.bottom > frame.bottom + 1) wrong.push('the middle is not in sight');
    for (const row of document.querySelectorAll('.openers, .mine')) if (row.scrollWidth > row.clientWidth + 1) wrong.push('a row of buttons is cut');
    return wrong;
  });

/** Which seats can be tapped where the circle has been scrolled to. */
const inSight = (page) =>
  page.evaluate(() => [...document.querySelectorAll('.place')].filter((node) => {
    const { left, top, width, height } = node.getBoundingClientRect();
    return node.contains(document.elementFromPoint(left + width / 2, top + height / 2));
  }).map((node) => node.dataset.spot));

/** Scrolls to both ends by the buttons in the middle, and on the way; everybody is come by. */
async function reachAll(page, all) {
  const seen = new Set(await inSight(page));
  for (const way of ['down', 'up', 'down'])
    if (await page.locator(`[data-way="${way}"]:enabled`).count()) {
      await page.locator(`[data-way="${way}"]`).click();
      await page.waitForTimeout(60);
      for (const spot of await inSight(page)) seen.add(spot);
    }
  await page.evaluate(() => document.querySelector('.around').scrollTo(0, document.querySelector('.around').scrollHeight / 4));
  await page.waitForTimeout(60);
  for (const spot of await inSight(page)) seen.add(spot);
  assert.equal(seen.size, all, `${seen.size} of ${all} seats can be reached`);
}

const SIZES = [['phone', PHONE, 'dark'], ['desk', DESK, 'light']];
for (const [size, viewport, theme] of SIZES)
  for (const locale of ['zh-CN', 'zh-TW', 'en-GB']) {
    const look = async (page, name) => {
      await page.waitForTimeout(80);
      assert.deepEqual(await crowded(page), [], name);
      await sound(page, name);
      assert.deepEqual(await broken(page), [], name);
      await shot(page, `crowd-${name}-${locale}-${size}`);
    };

    test(`a host among twenty: the night, the nomination, the vote, ${locale}, ${size}`, async () => {
      const { page, context } = await visitor(browser, { viewport, locale, theme, settings: { log: 'everything' } });
      await deal(page, server.address, { players: 20, travellers: 5, digit: 'c' });
      await look(page, 'begin');
      await reachAll(page, 20);
      await page.locator('[data-show-tokens]').click();
      let cards = 0;
      await showCards(page, async () => {
        cards += 1;
        const cut = await page.evaluate(() => { const face = document.querySelector('dialog .face'); return face.scrollHeight > face.clientHeight + 1 || face.scrollWidth > face.clientWidth + 1; });
        assert.ok(!cut, `card ${cards} does not fit`);
      });
      assert.equal(cards, 20);
      let shown = false;
      await throughTheNight(page, {
        watch: async (step) => {
          assert.deepEqual(await crowded(page), [], `step ${step}`);
          if (step === 14) await look(page, 'night');
          // The largest card: somebody is shown the whole grimoire.
          const due = page.locator('[data-due="16"]');
          if (shown || !(await due.count()) || !/魔典|grimoire/.test(await due.innerText())) return;
          shown = true;
          await due.locator('[data-show-card]').click();
          await page.locator('[data-open-card]').click();
          assert.equal(await page.locator('dialog .page li').count(), 20);
          await shot(page, `crowd-told-${locale}-${size}`);
          await page.locator('[data-turn]').click();
          await page.locator('[data-card-back]').click();
        },
      });
      assert.ok(shown);
      await look(page, 'day');
      await page.locator('[data-deed="nominate"]').click();
      assert.equal(await page.locator('[data-who]').count(), 20);
      await page.locator('[data-who="2"]').click();
      assert.ok((await page.locator('[data-ask] [data-action^="nominate "]').count()) >= 14);
      await look(page, 'nominate');
      await page.locator('[data-deed="nominate"]').click();
      await callVote(page, 'nominate', 0, 4, [5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15], async (step) => {
        const asked = await page.locator('.place.asked').first();
        if ((await page.locator('[data-dial]').count()) && (await asked.count())) assert.ok((await inSight(page)).includes(await asked.getAttribute('data-spot')), 'whoever is asked is in sight');
        if (step === 8) await look(page, 'vote');
      });
      await look(page, 'voted');
      assert.deepEqual(page.troubles, []);
      await context.close();
    });

    test(`alone among fifteen: the town, the claims, the notes, ${locale}, ${size}`, async () => {
      const { page, context } = await visitor(browser, { viewport, locale, theme });
      await deal(page, server.address, { way: 'solo', players: 15, digit: 'c' });
      await page.locator('[data-ask] [data-action]').first().waitFor();
      await look(page, 'alone');
      await reachAll(page, 15);
      const sheets = [['claims', '[data-open-claims]'], ['own', '[data-open-own]'], ['seat', '[data-spot="seat 8"]']];
      for (const [name, opener] of sheets) {
        await page.evaluate((where) => document.querySelector(where).scrollIntoView(), opener);
        await page.locator(opener).click();
        await page.locator('dialog[open]').waitFor();
        await sound(page, name);
        const cut = await page.evaluate(() => [...document.querySelectorAll('dialog *')].filter((node) => node.scrollWidth > node.clientWidth + 1 && node.clientWidth > 0 && getComputedStyle(node).display !== 'inline' && !node.classList.contains('unseen')).map((node) => `${node.className} ${node.textContent.slice(0, 20)}`));
        assert.deepEqual(cut, [], name);
        await shot(page, `crowd-${name}-${locale}-${size}`);
        await page.keyboard.press('Escape');
        await page.locator('dialog[open]').waitFor({ state: 'detached' });
      }
      assert.deepEqual(page.troubles, []);
      await context.close();
    });
  }
