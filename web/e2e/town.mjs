// What the browser tests of Clocktower share: sitting down, going through a night, a nomination with its vote.
import assert from 'node:assert/strict';
import { sound } from './spies.mjs';

export { sound };

/** Fills in the start form and begins; the same digit 64 times is the seed. */
export async function deal(page, address, { way = 'host', script = 'trouble-brewing', text = '', players = 8, travellers = 0, bots = [], digit = '7' } = {}) {
  await page.goto(address);
  await page.locator('[data-game="clocktower"]').click();
  await page.locator(`[data-desk] label:has(input[value="${way}"])`).click();
  await page.locator(`[data-desk] label:has(input[value="${text ? 'own' : script}"])`).click();
  if (text) await page.locator('[data-script-text]').fill(text);
  await page.locator('[data-numbers]').first().locator(`label:has(input[value="${players}"])`).click();
  await page.locator('[data-numbers]').last().locator(`label:has(input[value="${travellers}"])`).click();
  for (const seat of bots) await page.locator(`[data-bot-seat="${seat}"][aria-pressed="false"]`).click();
  await page.locator('[data-desk] summary').last().click();
  await page.locator('.seed input').fill(digit.repeat(64));
  await page.locator('[data-start]').click();
  await page.locator(way === 'host' ? '[data-console]' : '[data-solo]').waitFor();
}

export const record = (page) => page.evaluate(() => JSON.parse(localStorage.getItem('hearsay.record.clocktower') ?? '{}').record ?? '');
/** How many decisions the kept record has. */
export const decisions = async (page) => ((await record(page)).match(/^[A-U] /gm) ?? []).length;

/** Presses something that decides, and waits until the decision has been carried out. */
export async function decide(page, where) {
  const before = await record(page);
  await where.click();
  await page.waitForFunction((was) => JSON.parse(localStorage.getItem('hearsay.record.clocktower')).record !== was, before);
  await page.waitForTimeout(20);
}

const over = (page) => page.locator('[data-rematch]').count();

/** Goes through the calls of a night until it is day; `choose` picks an answer where there are several. */
export async function throughTheNight(page, { choose = (options) => options.first(), watch = async () => {} } = {}) {
  for (let step = 0; step < 120; step += 1) {
    if ((await page.locator('[data-day]').count()) || (await over(page))) return step;
    await watch(step);
    const goOn = page.locator('[data-go-on]');
    if (await goOn.count()) await decide(page, goOn);
    else await decide(page, choose(page.locator('[data-ask] [data-action]')));
  }
  throw new Error('the night does not end');
}

const letter = (seat) => String.fromCharCode(65 + seat);

/** Somebody nominates somebody, or calls for an exile, and these raise their hands. */
export async function callVote(page, deed, by, whom, hands, watch = async () => {}) {
  await page.locator(`[data-deed="${deed}"]`).click();
  await page.locator(`[data-who="${by}"]`).click();
  await decide(page, page.locator(`[data-ask] [data-action="${deed} ${letter(whom)}"]`));
  for (let step = 0; step < 60; step += 1) {
    if ((await page.locator('[data-day]').count()) || (await over(page))) return;
    await watch(step);
    const seat = Number(await page.locator('[data-task]').getAttribute('data-task'));
    const wanted = page.locator(`[data-ask] [data-action="${hands.includes(seat) ? 'yes' : 'no'}"]`);
    const declined = page.locator('[data-ask] [data-action="decline"]');
    await decide(page, (await wanted.count()) ? wanted : (await declined.count()) ? declined : page.locator('[data-ask] [data-action]').first());
  }
  throw new Error('the vote does not end');
}

/** Opens every card that waits face down, looks at it and turns it over. `look` gets the text that a player sees. */
export async function showCards(page, look) {
  for (let card = 0; card < 30; card += 1) {
    const down = page.locator('[data-open-card]');
    if (!(await down.count())) break;
    assert.equal(await page.locator('dialog[data-card="down"]').count(), 1);
    await down.click();
    await page.locator('dialog[data-card="open"] [data-band="shared"]').waitFor();
    await look(await page.locator('dialog[data-card="open"]').innerText(), card);
    await page.locator('[data-turn]').click();
  }
  await page.locator('dialog[data-card="back"] [data-card-back]').click();
  assert.equal(await page.locator('dialog[open]').count(), 0);
}
