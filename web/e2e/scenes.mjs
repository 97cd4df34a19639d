// The written scenes: tables as they may stand, with a script in place of the engine, and what must hold for each.
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { DESK, PHONE, broken, shot, visitor } from './browser.mjs';

/** Opens the table of a scene, or of the first of several that are joined by hyphens. */
export async function table(server, page, scene) {
  await page.evaluate(() => Object.keys(localStorage).filter((key) => /^hearsay.(record|choices)/.test(key)).forEach((key) => localStorage.removeItem(key))).catch(() => {});
  await page.goto(`${server.address}?fixture=${scene}`);
  await page.locator('[data-start]').click();
  await page.locator('.play').waitFor();
  await page.waitForTimeout(60);
}

/** What is too small for a thumb, with its size. */
const small = (page) =>
  page.evaluate(() =>
    [...document.querySelectorAll('button, select, input, summary')]
      // Slips of the chain lie close in a stack: they are read there, and nothing is done with them.
      .filter((node) => node.offsetParent !== null && !node.closest('[data-chain]'))
      .map((node) => {
        const box = node.getBoundingClientRect();
        // What is drawn small may reach further for the thumb.
        const reach = getComputedStyle(node, '::after');
        const more = reach.content !== 'none' && reach.position === 'absolute' ? { width: parseFloat(reach.width), height: parseFloat(reach.height) } : { width: 0, height: 0 };
        return { what: node.getAttribute('aria-label') ?? node.textContent.trim(), box: { width: Math.max(box.width, more.width), height: Math.max(box.height, more.height) } };
      })
      .filter(({ box }) => box.width < 44 || box.height < 44)
      .map(({ what, box }) => `${what}: ${Math.round(box.width)} × ${Math.round(box.height)}`),
  );

/**
 * Tests of all these scenes. `telling` are those whose colours differ most. `at` gives the server and the browser once they
 * are there.
 */
export function testScenes(at, scenes, telling) {
  for (const theme of ['dark', 'light']) {
    for (const [size, viewport] of [['phone', PHONE], ['desk', DESK]]) {
      test(`every table is accessible and fits: ${size}, ${theme}`, async () => {
        const { server, browser } = at();
        const { page, context } = await visitor(browser, { viewport, theme, locale: size === 'phone' ? 'en-GB' : 'zh-CN' });
        // Every scene once per theme and once per size; the other two pairs get the telling ones.
        for (const scene of (size === 'phone') === (theme === 'dark') ? scenes : telling) {
          await table(server, page, scene);
          assert.deepEqual(await broken(page), [], scene);
          const overflow = await page.evaluate(() => ({ wide: document.documentElement.scrollWidth - innerWidth, tall: document.querySelector('.play').scrollHeight - innerHeight }));
          assert.ok(overflow.wide <= 0, `${scene}: ${overflow.wide} pixels too wide`);
          assert.ok(overflow.tall <= 0, `${scene}: ${overflow.tall} pixels too tall`);
          await shot(page, `${scene}-${size}-${theme}`);
        }
        assert.deepEqual(page.troubles, []);
        await context.close();
      });
    }
  }

  test('every place one can tap is at least 44 pixels wide and high', async () => {
    const { server, browser } = at();
    const { page, context } = await visitor(browser, { viewport: PHONE });
    for (const scene of scenes.filter((name) => !/over$/.test(name))) {
      await table(server, page, scene);
      assert.deepEqual(await small(page), [], scene);
    }
    await context.close();
  });

  test('no text is missing in any scene, whatever the language', async () => {
    const { server, browser } = at();
    for (const locale of ['zh-CN', 'zh-TW', 'en-GB']) {
      const { page, context } = await visitor(browser, { locale });
      for (const scene of scenes) {
        await table(server, page, scene);
        assert.equal((await page.evaluate(() => document.body.textContent)).match(/⟨[^⟩]*⟩/)?.[0], undefined, `${scene}, ${locale}`);
      }
      await context.close();
    }
  });
}
