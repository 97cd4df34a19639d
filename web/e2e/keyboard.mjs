// Somebody who plays without a pointer: Tab, arrows, Enter, Escape and the keys that the help names.
import { any } from './player.mjs';

/** Tabs until something of this kind has the focus; says whether it was found. */
export async function tabTo(page, selector, most = 160) {
  for (let i = 0; i < most; i += 1) {
    if (await page.evaluate((wanted) => document.activeElement?.matches(wanted) ?? false, selector)) return true;
    await page.keyboard.press('Tab');
  }
  return false;
}

async function press(page, selector) {
  if (!(await tabTo(page, selector))) throw new Error(`no Tab leads to ${selector}`);
  await page.keyboard.press('Enter');
}

const seen = (page) =>
  page.evaluate(() => {
    const has = (selector) => document.querySelector(selector) !== null;
    if (has('dialog[open]')) return { at: has('dialog[open] [data-rematch]') ? 'over' : 'dialog', pick: has('dialog[open] [data-action]'), commit: has('dialog[open] [data-commit]') };
    if (!has('[data-ask]')) return { at: 'wait' };
    return {
      at: 'ask',
      hand: has('.held[data-open]'),
      role: has('[data-spot^="role "]'),
      pass: has('[data-ask] [data-action="pass"]'),
      ready: has('[data-ask] [data-action], [data-ask] [data-open-picks]'),
    };
  });

/** Walks through the hand to a card that can be played and selects it with the arrows. */
async function walkHand(page, whim) {
  await page.keyboard.press('h');
  await page.keyboard.press('Home');
  const skip = Math.floor(whim() * 3);
  const cards = await page.locator('.held').count();
  for (let i = 0, found = 0; i <= cards; i += 1) {
    const open = await page.evaluate(() => document.activeElement?.dataset.open !== undefined && document.activeElement.classList.contains('held'));
    if (open && (found += 1) > skip) return true;
    await page.keyboard.press('ArrowRight');
  }
  return page.evaluate(() => document.activeElement?.dataset.open !== undefined && document.activeElement.classList.contains('held'));
}

/** Makes one decision. Returns what the page was at. */
export async function keyStep(page, whim) {
  const now = await seen(page);
  if (now.at === 'over' || now.at === 'wait') return now.at;
  if (now.at === 'dialog') {
    if (!now.pick) await page.keyboard.press('Escape');
    else {
      await press(page, 'dialog [data-action]');
      if (now.commit && (await page.locator('dialog[open] [data-commit]').count())) await press(page, 'dialog [data-commit]');
    }
    return now.at;
  }
  if (now.role) await press(page, '[data-ask] [data-action]');
  else if (now.pass && (!now.hand || whim() < 0.6)) await page.keyboard.press('p');
  else if (now.hand && (await walkHand(page, whim))) {
    // What is selected stands first in the panel; where it needs somebody, the players stand there next.
    const question = await page.locator('[data-question]').textContent();
    const ways = await page.locator('[data-ask] [data-way]').count();
    const unfolded = await page.locator('[data-ask] [data-way][aria-pressed="true"]').count();
    if (ways && !unfolded && (!(await page.locator('[data-ask] [data-chosen][data-action]').count()) || whim() < 0.5)) await press(page, any(['[data-ask] [data-way]', `[data-ask] [data-way]:nth-of-type(${Math.ceil(whim() * ways)})`], whim));
    if (await page.locator('[data-ask] [data-way][aria-pressed="true"]').count()) await press(page, '[data-ask] [role="group"] [data-action]');
    else if ((await page.locator('[data-question]').textContent()) === question) await press(page, '[data-ask] [data-chosen][data-action]');
  } else if (now.ready) await press(page, '[data-ask] [data-open-picks], [data-ask] [data-action]');
  else throw new Error(`the page asks “${await page.locator('[data-question]').textContent()}” and no key answers`);
  return now.at;
}
