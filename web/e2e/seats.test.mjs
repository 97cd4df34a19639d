// A host who gives seats to bots: they answer for themselves, people's seats are answered by the host, and by day bots wait to be called upon.
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { DESK, PHONE, broken, shot, visitor } from './browser.mjs';
import { deal, decide, decisions, record, showCards, sound, throughTheNight } from './town.mjs';
import { browser, openSite, server } from './site.mjs';

openSite();

const BOTS = [1, 3, 5];
const SIZES = [['phone', PHONE, 'dark'], ['desk', DESK, 'light']];
const look = async (page, name, size) => {
  await page.waitForTimeout(60);
  await sound(page, name);
  assert.deepEqual(await broken(page), [], name);
  await shot(page, `clocktower-bots-${name}-${size}`);
};
/** What this seat decided, as the record has it. */
const decided = async (page, seat) => (await record(page)).split('\n').filter((line) => line.startsWith(`${String.fromCharCode(65 + seat)} `)).map((line) => line.slice(2));

for (const [size, viewport, theme] of SIZES) {
  test(`a host with three bots among seven plays a night and a day, ${size}`, async () => {
    const { page, context } = await visitor(browser, { viewport, locale: 'zh-CN', theme, settings: { log: 'everything' } });
    await page.goto(server.address);
    await page.locator('[data-game="clocktower"]').click();
    await page.locator('[data-desk] label:has(input[value="host"])').click();
    assert.equal(await page.locator('[data-bot-seat][aria-pressed="true"]').count(), 0, 'nobody is a bot before the host says so');
    await page.locator('[data-bot-seat="1"]').click();
    await page.locator('[data-bot-seats]').scrollIntoViewIfNeeded();
    await look(page, 'start', size);
    await deal(page, server.address, { players: 7, bots: BOTS, digit: '5' });
    for (const seat of BOTS) assert.match(await record(page), new RegExp(`${String.fromCharCode(65 + seat)}-bot`));

    // Only people look at cards.
    await page.locator('[data-show-tokens]').click();
    let cards = 0;
    await showCards(page, async () => void (cards += 1));
    assert.equal(cards, 7 - BOTS.length);

    const mine = async () => {
      const task = page.locator('[data-task]');
      if (await task.count()) assert.ok(!BOTS.includes(Number(await task.getAttribute('data-task'))), 'nobody is asked for a bot');
      for (const seat of await page.locator('[data-due]').evaluateAll((nodes) => nodes.map((node) => Number(node.dataset.due)))) assert.ok(!BOTS.includes(seat));
    };
    await throughTheNight(page, { watch: mine });
    assert.equal(await page.locator('[data-bots-did]').count(), size === 'phone' ? 1 : 0, 'on a desk the log is beside it');
    await look(page, 'day', size);
    for (const seat of BOTS) assert.ok((await decided(page, seat)).length > 0, `bot ${seat} says something by itself`);

    // What people say is entered; an undo takes that back, and what bots said to it.
    const before = await decisions(page);
    const enter = async (deed, by, pick) => {
      await page.locator(`[data-deed="${deed}"]`).click();
      assert.equal(await page.locator('[data-who="1"]').count(), 0, 'a bot speaks for itself');
      await page.locator(`[data-who="${by}"]`).click();
      if (deed === 'claim') await look(page, 'claim', size);
      await decide(page, page.locator(`[data-ask] [data-action^="${deed} "]`).nth(pick));
    };
    await enter('claim', 0, 3);
    assert.ok((await decisions(page)) > before);
    await decide(page, page.locator('[data-undo]'));
    assert.equal(await decisions(page), before);
    for (const [deed, by, pick] of [['claim', 0, 3], ['claim', 2, 4], ['claim', 4, 5], ['claim', 6, 6], ['suspect', 0, 0], ['suspect', 2, 0], ['suspect', 4, 0]]) await enter(deed, by, pick);
    await page.locator('[data-open-claims]').click();
    await look(page, 'claims', size);
    await page.keyboard.press('Escape');

    // A nomination by a person; bots raise their hands by themselves.
    await page.locator('[data-deed="nominate"]').click();
    await page.locator('[data-who="0"]').click();
    await decide(page, page.locator('[data-ask] [data-action="nominate C"]'));
    await throughTheVote(page, mine);
    for (const seat of BOTS) assert.ok((await decided(page, seat)).some((action) => action === 'yes' || action === 'no'), `bot ${seat} votes`);

    // A bot that wants to nominate is called upon, and that can be taken back.
    const wish = page.locator('[data-call-action^="nominate "]').first();
    assert.ok(await wish.count(), 'some bot wants to nominate');
    await look(page, 'wish', size);
    const kept = await record(page);
    const action = await wish.getAttribute('data-call-action');
    const seat = Number(await wish.getAttribute('data-call'));
    await decide(page, wish);
    assert.ok((await decided(page, seat)).includes(action));
    await decide(page, page.locator('[data-undo]'));
    assert.equal((await record(page)).replace(/^# ?taken-back.*$/m, '').match(/^[A-U] .*$/gm).join(), kept.match(/^[A-U] .*$/gm).join());
    await decide(page, page.locator(`[data-call="${seat}"]`).first());
    await throughTheVote(page, mine);
    await look(page, 'counted', size);

    await decide(page, page.locator('[data-end-day]'));
    for (let step = 0; step < 12 && !(await page.locator('[data-go-on], [data-rematch]').count()); step += 1) await decide(page, page.locator('[data-ask] [data-action]').first());

    // A reload keeps the bots in their seats.
    const made = await decisions(page);
    await page.reload();
    await page.locator('[data-resume]').click();
    await page.locator('[data-console]').waitFor();
    assert.equal(await decisions(page), made);
    assert.deepEqual(page.troubles, []);
    await context.close();
  });
}

test('where all players are bots, the host tells the story and calls upon them', async () => {
  const { page, context } = await visitor(browser, { viewport: PHONE, locale: 'en-GB' });
  await deal(page, server.address, { players: 7, bots: [0, 1, 2, 3, 4, 5, 6], digit: '3' });
  assert.equal(await page.locator('[data-show-tokens]').count(), 0, 'nobody has to look at a token');
  const answer = () => page.locator('[data-go-on], [data-ask] [data-action], [data-day], [data-rematch]').first().waitFor({ timeout: 60000 });
  const votes = async () => (await record(page)).match(/^[A-G] (yes|no)$/gm)?.length ?? 0;
  for (let step = 0; step < 120 && (await votes()) < 7; step += 1) {
    await answer();
    const wish = page.locator('[data-call-action^="nominate "]');
    const end = page.locator('[data-end-day]');
    await decide(page, (await wish.count()) ? wish.first() : (await end.count()) ? end : page.locator('[data-ask] [data-action]').first());
  }
  assert.ok((await votes()) >= 7, 'everybody votes without the host');
  await answer();
  await look(page, 'all', 'phone');
  assert.deepEqual(page.troubles, []);
  await context.close();
});

/** Everybody who is asked in a vote raises no hand, until it is day again. */
async function throughTheVote(page, watch) {
  for (let step = 0; step < 40 && !(await page.locator('[data-day], [data-rematch]').count()); step += 1) {
    await watch();
    const no = page.locator('[data-ask] [data-action="no"]');
    await decide(page, (await no.count()) ? no : page.locator('[data-ask] [data-action]').first());
  }
}
