import { mkdirSync, readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { chromium } from 'playwright-core';

const here = import.meta.dirname;
export const DIST = join(here, '..', process.env.HEARSAY_DIST ?? 'dist');
export const SHOTS = join(here, '..', '..', 'shots');
mkdirSync(SHOTS, { recursive: true });

export const PHONE = { width: 360, height: 640 };
export const DESK = { width: 1280, height: 800 };

/** Debian's Chromium with a profile of its own, talking to nobody but the test's server. */
export const launch = () =>
  chromium.launch({
    executablePath: process.env.CHROMIUM ?? '/usr/bin/chromium',
    args: ['--no-sandbox', '--disable-gpu', '--disable-quic', '--no-first-run', '--disable-background-networking', '--disable-component-update', '--disable-sync'],
  });

/** A fresh visitor. `page.troubles` collects everything that a console would show in red. */
export async function visitor(browser, { viewport = PHONE, locale = 'zh-CN', theme = 'dark', calm = true, touch = false, workers = 'allow', settings = {} } = {}) {
  const context = await browser.newContext({ viewport, locale, colorScheme: theme, reducedMotion: calm ? 'reduce' : 'no-preference', hasTouch: touch, serviceWorkers: workers });
  await context.addInitScript((kept) => {
    if (!localStorage.getItem('hearsay.settings')) localStorage.setItem('hearsay.settings', JSON.stringify(kept));
  }, { pace: 0, ...settings });
  const page = await context.newPage();
  page.troubles = [];
  page.on('pageerror', (error) => page.troubles.push(error.message));
  page.on('console', (message) => message.type() === 'error' && page.troubles.push(message.text()));
  page.setDefaultTimeout(15_000);
  return { context, page };
}

const AXE = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');

/** The names of the accessibility rules the page breaks now, with the places. */
export async function broken(page) {
  await page.evaluate(AXE);
  return page.evaluate(async () => {
    const found = await window.axe.run(document, { runOnly: ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'] });
    return found.violations.map((v) => `${v.id}: ${v.nodes.map((node) => `${node.target.join(' ')} ${node.any.map((a) => a.message).join('; ').slice(0, 160)}`).slice(0, 4).join(' | ')}`);
  });
}

export const shot = (page, name) => page.screenshot({ path: join(SHOTS, `${name}.png`) });
