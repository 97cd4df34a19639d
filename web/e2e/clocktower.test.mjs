// Clocktower with the real engine: a host runs nights and days at one device, and a person plays a whole game among bots.
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { DESK, PHONE, broken, shot, visitor } from './browser.mjs';
import { tabTo } from './keyboard.mjs';
import { callVote, deal, decide, decisions, showCards, sound, throughTheNight } from './town.mjs';
import { browser, openSite, server } from './site.mjs';

openSite();

/** What can be tapped and is smaller than a thumb; the log's sentences are lines of a text that one may mark. */
const small = (page) =>
  page.evaluate(() =>
    [...document.querySelectorAll('[data-console] button, [data-solo] button, [data-desk] button, [data-desk] label:has(input), dialog button, select, summary, textarea, input.field')]
      .filter((node) => !node.closest('.entry'))
      .map((node) => [node.textContent.trim().slice(0, 20), node.getBoundingClientRect()])
      .filter(([, box]) => box.width > 0 && (box.width < 43.5 || box.height < 43.5))
      .map(([text, box]) => `${text}: ${Math.round(box.width)}x${Math.round(box.height)}`),
  );

const SIZES = [['phone', PHONE, 'dark'], ['desk', DESK, 'light']];
const look = async (page, name, size) => {
  await page.waitForTimeout(60);
  await sound(page, name);
  assert.deepEqual(await broken(page), [], name);
  assert.deepEqual(await small(page), [], name);
  await shot(page, `clocktower-${name}-${size}`);
};

for (const [size, viewport, theme] of SIZES) {
  test(`a host runs two nights and two days: nominations, a tie, an execution, an exile, ${size}`, async () => {
    const { page, context } = await visitor(browser, { viewport, locale: 'zh-CN', theme, settings: { log: 'everything' } });
    await deal(page, server.address, { players: 8, travellers: 1 });
    await look(page, 'begin', size);

    // Everybody looks at their own token, and at nothing else.
    const roles = await page.locator('[data-console] .place .unseen').allInnerTexts();
    await page.locator('[data-show-tokens]').click();
    const seen = [];
    await showCards(page, async (text, card) => {
      assert.ok(!text.includes('秘密'), 'a card is not the storyteller’s screen');
      seen.push(text);
      if (card === 0) await look(page, 'card', size);
    });
    assert.equal(seen.length, 8);
    assert.equal(roles.length, 8);
    assert.equal(new Set(seen).size, 8, 'everybody has a card of their own');

    const pictures = new Set();
    let told = 0;
    await throughTheNight(page, {
      watch: async () => {
        if (await page.locator('[data-due]').count()) {
          told += 1;
          if (!pictures.has('due')) await look(page, 'due', size);
          pictures.add('due');
        }
        if ((await page.locator('.sentences').count()) && !pictures.has('say')) {
          pictures.add('say');
          await look(page, 'say', size);
          // Advice is one of the answers, and decides nothing.
          const before = await decisions(page);
          await page.locator('[data-advise]').click();
          const advised = await page.locator('[data-advice] [data-counsel]').getAttribute('data-counsel');
          await look(page, 'advice', size);
          assert.equal(await page.locator(`[data-ask] [data-action="${advised}"]`).count(), 1, advised);
          assert.equal(await decisions(page), before);
        }
      },
    });
    assert.ok(told > 0, 'somebody is told something in the first night');
    await look(page, 'day', size);

    // One answer can be taken back, and given again.
    const before = await decisions(page);
    await page.locator('[data-undo]').click();
    await page.locator('[data-go-on]').waitFor();
    assert.equal(await decisions(page), before - 1);
    await decide(page, page.locator('[data-go-on]'));
    await page.locator('[data-day]').waitFor();

    // The Traveller is the one who can be exiled.
    await page.locator('[data-deed="exile"]').click();
    await page.locator('[data-who="0"]').click();
    const traveller = (await page.locator('[data-ask] [data-action^="exile "]').first().getAttribute('data-action')).at(-1).charCodeAt(0) - 65;
    await page.locator('[data-deed="exile"]').click();
    const others = [0, 1, 2, 3, 4, 5, 6, 7].filter((seat) => seat !== traveller);
    await callVote(page, 'exile', others[0], traveller, others.slice(0, 5));
    assert.match(await page.locator('[data-announce]').textContent(), /流放/);

    const demon = roles.findIndex((text) => text.includes('小恶魔'));
    const victims = others.filter((seat) => seat !== demon && !/处女|贞洁者|圣徒/.test(roles[seat]));
    assert.ok(victims.length >= 3);
    await callVote(page, 'nominate', others[0], victims[0], others.slice(0, 4), async (step) => {
      if (step === 4) await look(page, 'vote', size);
    });
    await page.getByText('待处决', { exact: false }).first().waitFor();
    await callVote(page, 'nominate', others[1], victims[1], others.slice(0, 4));
    assert.match(await page.locator('[data-announce]').textContent(), /平票/);
    await callVote(page, 'nominate', others[2], victims[2], others.slice(0, 5));
    await look(page, 'doomed', size);
    await decide(page, page.locator('[data-end-day]'));
    while ((await page.locator('[data-go-on]').count()) === 0) await decide(page, page.locator('[data-ask] [data-action]').first());
    assert.match(await page.locator(`[data-spot="seat ${victims[2]}"]`).innerText(), /死亡/);
    await look(page, 'night', size);

    await throughTheNight(page);
    assert.equal(await page.locator('[data-rematch]').count(), 0, 'the game goes on');
    await look(page, 'second-day', size);
    await page.locator('[data-deed="nominate"]').click();
    const living = await page.locator('[data-who]').evaluateAll((nodes) => nodes.map((node) => Number(node.dataset.who)));
    await page.locator('[data-deed="nominate"]').click();
    await callVote(page, 'nominate', living[0], living.at(-1), [living[0]]);
    await decide(page, page.locator('[data-end-day]'));
    assert.match(await page.locator('[data-console] .when').innerText(), /第 3 夜/);

    // A reload loses nothing.
    const kept = await decisions(page);
    await page.reload();
    await page.locator('[data-resume]').click();
    await page.locator('[data-console]').waitFor();
    assert.equal(await decisions(page), kept);
    assert.deepEqual(page.troubles, []);
    await context.close();
  });

  test(`Travellers come and go by day: one votes and is exiled, one is seen off, ${size}`, async () => {
    const { page, context } = await visitor(browser, { viewport, locale: 'zh-CN', theme, settings: { log: 'everything' } });
    await deal(page, server.address, { players: 7 });
    const seated = () => page.locator('[data-console] .town .place').evaluateAll((nodes) => nodes.map((node) => Number(node.dataset.spot.split(' ')[1])));
    assert.deepEqual(await seated(), [0, 1, 2, 3, 4, 5, 6], 'nothing of an empty chair is drawn');
    await page.locator('[data-show-tokens]').click();
    let cards = 0;
    await showCards(page, () => (cards += 1));
    assert.equal(cards, 7);
    await throughTheNight(page);
    assert.equal(await page.locator('[data-deed="see-off"]').count(), 0, 'there is nobody to see off');

    // A newcomer says a name, sits down after somebody, says who to be, and the host decides the side.
    const before = await decisions(page);
    await page.locator('[data-deed="welcome"]').click();
    await page.locator('[data-newcomer]').fill('小北');
    await look(page, 'welcome', size);
    assert.match(await page.locator('[data-ask] form button').innerText(), /小北/);
    await decide(page, page.locator('[data-ask] form button'));
    await look(page, 'welcome-where', size);
    await decide(page, page.locator('[data-spot="seat 2"]'));
    assert.deepEqual(await seated(), [0, 1, 2, 3, 4, 5, 6], 'nobody has come yet');
    await look(page, 'welcome-whom', size);
    await decide(page, page.locator('[data-ask] [data-action="name thief"]'));
    assert.deepEqual(await seated(), [0, 1, 2, 7, 3, 4, 5, 6]);
    await page.locator('[data-advise]').click();
    assert.match(await page.locator('[data-advice]').innerText(), /落后的一方/);
    await look(page, 'welcome-side', size);
    await decide(page, page.locator('[data-ask] [data-action="yes"]'));
    await look(page, 'welcomed', size);
    assert.match(await page.locator('[data-spot="seat 7"]').innerText(), /窃贼[^]*小北/);
    assert.match(await page.locator('[data-console] .when + p').innerText(), /8／8/);
    await page.locator('[data-due="7"] [data-show-card]').click();
    await showCards(page, async (text) => assert.match(text, /窃贼[^]*邪恶/));

    // All of it can be taken back, answer by answer, and told anew.
    while ((await decisions(page)) > before) {
      const there = await decisions(page);
      await page.locator('[data-undo]').click();
      await page.waitForFunction((n) => (JSON.parse(localStorage.getItem('hearsay.record.clocktower')).record.match(/^[A-U] /gm) ?? []).length < n, there);
    }
    assert.deepEqual(await seated(), [0, 1, 2, 3, 4, 5, 6]);
    const welcome = async (name, after, role, side) => {
      await page.locator('[data-deed="welcome"]').click();
      await page.locator('[data-newcomer]').fill(name);
      await decide(page, page.locator('[data-ask] form button'));
      await decide(page, page.locator(`[data-spot="seat ${after}"]`));
      await decide(page, page.locator(`[data-ask] [data-action="name ${role}"]`));
      await decide(page, page.locator(`[data-ask] [data-action="${side}"]`));
    };
    await welcome('小北', 6, 'gunslinger', 'no');
    await welcome('阿满', 0, 'beggar', 'yes');
    assert.deepEqual(await seated(), [0, 8, 1, 2, 3, 4, 5, 6, 7]);

    // Who has come votes like everybody; an exile takes half of all who are there.
    let asked = 0;
    await callVote(page, 'exile', 8, 7, [0, 1, 2, 3, 8], async () => {
      if ((await page.locator('[data-task="8"]').count()) === 1) asked += 1;
      if (asked === 1) await look(page, 'newcomer-votes', size);
    });
    assert.equal(asked, 1);
    assert.match(await page.locator('[data-announce]').textContent(), /流放/);
    assert.match(await page.locator('[data-spot="seat 7"]').innerText(), /死亡/);

    // Somebody who leaves is gone from the town; it is asked once more, and can be taken back.
    await page.locator('[data-deed="see-off"]').click();
    await look(page, 'see-off', size);
    await page.locator('[data-spot="seat 7"]').click();
    await look(page, 'see-off-sure', size);
    const sure = await page.locator('[data-ask] [data-action="see-off H"]').boundingBox();
    assert.ok(sure.y + sure.height <= viewport.height, 'the last button is in sight');
    await decide(page, page.locator('[data-ask] [data-action="see-off H"]'));
    assert.deepEqual(await seated(), [0, 8, 1, 2, 3, 4, 5, 6]);
    assert.match(await page.locator('[data-announce]').textContent(), /小北离开游戏/);
    await page.locator('[data-undo]').click();
    await page.locator('[data-spot="seat 7"]').waitFor();
    await page.locator('[data-deed="see-off"]').click();
    await page.locator('[data-who="7"]').click();
    await decide(page, page.locator('[data-ask] [data-action="see-off H"]'));

    // An evil newcomer is told the Demon in the night; a reload knows who is there, and by what name.
    await decide(page, page.locator('[data-end-day]'));
    const told = [];
    await throughTheNight(page, { watch: async () => told.push(...(await page.locator('[data-due="8"]').allInnerTexts())) });
    assert.match(told[0] ?? '', /阿满.*恶魔/s);
    await page.reload();
    await page.locator('[data-resume]').click();
    await page.locator('[data-console]').waitFor();
    assert.deepEqual(await seated(), [0, 8, 1, 2, 3, 4, 5, 6]);
    assert.match(await page.locator('[data-spot="seat 8"]').innerText(), /乞丐[^]*阿满/);
    assert.deepEqual(page.troubles, []);
    await context.close();
  });

  test(`every sheet of the console is accessible, ${size}`, async () => {
    const { page, context } = await visitor(browser, { viewport, locale: 'zh-TW', theme });
    await deal(page, server.address, { players: 12, travellers: 2, digit: 'a' });
    const open = async (name, how) => {
      await how();
      await page.locator('dialog[open]').first().waitFor();
      await look(page, name, size);
      while (await page.locator('dialog[open]').count()) {
        await page.keyboard.press('Escape');
        await page.waitForTimeout(30);
      }
    };
    await open('seat', () => page.locator('[data-spot="seat 2"]').click());
    for (const view of ['characters', 'first', 'other', 'jinxes'])
      await open(`script-${view}`, async () => {
        await page.keyboard.press('r');
        await page.locator(`[data-view="${view}"]`).click();
      });
    await open('bluffs', () => page.locator('[data-open-bluffs]').click());
    await open('help', () => page.keyboard.press('?'));
    if (size === 'phone') {
      await open('queue', () => page.locator('[data-open-queue]').click());
      await open('log', () => page.keyboard.press('l'));
    }
    // A name can be changed in the middle of a game, and stays.
    await page.locator('[data-spot="seat 2"]').click();
    await page.locator('dialog input').fill('阿寧');
    await page.locator('dialog input').press('Tab');
    await page.keyboard.press('Escape');
    assert.match(await page.locator('[data-spot="seat 2"]').innerText(), /阿寧/);
    assert.deepEqual(page.troubles, []);
    await context.close();
  });

  test(`a whole eight-seat game alone among bots, ${size}`, async () => {
    const { page, context } = await visitor(browser, { viewport, locale: 'zh-CN', theme });
    const done = new Set();
    let games = 0;
    for (const digit of 'b35') {
      await deal(page, server.address, { way: 'solo', digit });
      await playAlone(page, size, done);
      games += 1;
      await look(page, 'over', size);
      await page.locator('[data-review]').click();
      await page.locator('[data-review-sheet] [data-counsel]').first().waitFor();
      await look(page, 'review', size);
      assert.ok((await page.locator('[data-review-sheet] [data-counsel]').count()) > 2);
      await page.keyboard.press('Escape');
      await page.locator('[data-review-sheet]').waitFor({ state: 'detached' });
      if (['claim', 'nominate', 'whisper', 'notes', 'vote'].every((what) => done.has(what))) break;
    }
    assert.ok(['claim', 'nominate', 'whisper', 'notes', 'vote'].every((what) => done.has(what)), `${games} games: ${[...done]}`);
    await page.locator('[data-rematch]').click();
    await page.locator('[data-solo]').waitFor();
    assert.equal(await page.locator('dialog[open]').count(), 0);
    assert.deepEqual(page.troubles, []);
    await context.close();
  });
}

/** Plays to the end of a game; every kind of thing is done once. */
async function playAlone(page, size, done) {
  const once = async (what, how) => {
    if (done.has(what)) return;
    done.add(what);
    await how();
  };
  const press = (where) => decide(page, where);
  for (let step = 0; step < 500; step += 1) {
    await page.locator('[data-ask] [data-action], [data-ask] [data-deed], [data-rematch]').first().waitFor();
    if (await page.locator('[data-rematch]').count()) return;
    const deed = (name) => page.locator(`[data-ask] [data-deed="${name}"]`);
    if (await page.locator('[data-ask] [data-deed]').count()) {
      await once('notes', async () => {
        await look(page, 'alone-day', size);
        await page.locator('[data-spot="seat 3"]').click();
        await page.locator('[data-note-role]').selectOption({ index: 3 });
        await page.locator('[data-note-text]').fill('说得太快');
        await page.locator('dialog label:has(input[value="suspect"])').click();
        await look(page, 'alone-notes', size);
        await page.keyboard.press('Escape');
        await page.locator('[data-open-own]').click();
        await look(page, 'alone-own', size);
        await page.keyboard.press('Escape');
        await page.locator('[data-open-claims]').click();
        await look(page, 'alone-claims', size);
        await page.keyboard.press('Escape');
      });
      let did = false;
      for (const name of ['claim', 'whisper', 'nominate']) {
        if (did || done.has(name) || !(await deed(name).count())) continue;
        await once(name, async () => {
          await deed(name).click();
          if (name === 'claim') await look(page, 'alone-claim', size);
          await press(page.locator(`[data-ask] [data-action^="${name} "]`).first());
        });
        did = true;
      }
      if (!did) await press(page.locator('[data-ask] [data-action="pass"]'));
      continue;
    }
    if (await page.locator('[data-dial]').count()) await once('vote', () => look(page, 'alone-vote', size));
    const options = page.locator('[data-ask] [data-action]');
    await press(options.nth(step % (await options.count())));
  }
  throw new Error('the game does not end');
}

test('no text is missing in any language', async () => {
  for (const [locale, viewport] of [['zh-CN', PHONE], ['zh-TW', DESK], ['en-GB', PHONE]]) {
    const { page, context } = await visitor(browser, { viewport, locale, settings: { log: 'everything' } });
    await page.goto(server.address);
    await page.locator('[data-game="clocktower"]').click();
    await look(page, `start-${locale}`, 'any');
    for (const script of ['trouble-brewing', 'bad-moon-rising', 'sects-and-violets']) {
      await deal(page, server.address, { script, players: 15, travellers: 3, digit: 'c' });
      await throughTheNight(page, { watch: (step) => sound(page, `${locale}, ${script}, step ${step}`) });
      await look(page, `fifteen-${script}-${locale}`, 'any');
    }
    await deal(page, server.address, { way: 'solo', digit: '4' });
    await page.locator('[data-ask]').waitFor();
    await look(page, `alone-${locale}`, 'any');
    assert.deepEqual(page.troubles, []);
    await context.close();
  }
});

test('a night and a nomination by keyboard alone', async () => {
  const { page, context } = await visitor(browser, { viewport: DESK, locale: 'zh-CN' });
  await deal(page, server.address, { players: 7, digit: '9' });
  const enter = async (selector) => {
    assert.ok(await tabTo(page, selector), `a Tab leads to ${selector}`);
    await page.keyboard.press('Enter');
    await page.waitForTimeout(120);
  };
  for (let step = 0; step < 60 && !(await page.locator('[data-day]').count()); step += 1) {
    if (await page.locator('[data-go-on]').count()) {
      await page.keyboard.press('g');
      await page.waitForTimeout(120);
    } else await enter('[data-ask] [data-action]');
  }
  await enter('[data-deed="nominate"]');
  await enter('[data-who="2"]');
  await enter('[data-ask] [data-action^="nominate "]');
  while (!(await page.locator('[data-day]').count())) await enter('[data-ask] [data-action]');
  await page.keyboard.press('u');
  await page.locator('[data-task]').waitFor();
  assert.deepEqual(page.troubles, []);
  await context.close();
});

test('whoever was shown the grimoire finds it on the circle and in the notes, and one’s own guess comes first', async () => {
  const { page, context } = await visitor(browser, { viewport: PHONE, locale: 'zh-CN' });
  await deal(page, server.address, { way: 'solo', digit: 'a' });
  await page.locator('[data-ask] [data-action]').first().waitFor();
  assert.match(await page.locator('[data-open-own]').innerText(), /间谍/);
  assert.equal(await page.locator('[data-solo] .place.seen').count(), 7, 'a token lies on everybody but oneself');
  const shown = await page.locator('[data-spot="seat 2"] .disc .name').innerText();
  assert.match(await page.locator('[data-spot="seat 2"]').innerText(), new RegExp(`${shown}.*第 1 夜给你看的`, 's'));

  await page.locator('[data-open-own]').click();
  assert.equal(await page.locator('[data-pages] li').count(), 8);
  assert.match(await page.locator('[data-pages] li').nth(2).innerText(), new RegExp(shown));
  await look(page, 'spy-own', 'phone');
  await page.keyboard.press('Escape');

  await page.locator('[data-spot="seat 2"]').click();
  assert.match(await page.locator('[data-learned]').innerText(), new RegExp(`恶魔[^]*${shown}`));
  await page.locator('[data-note-role]').selectOption('monk');
  await look(page, 'spy-seat', 'phone');
  await page.keyboard.press('Escape');
  assert.equal(await page.locator('[data-solo] .place.seen').count(), 6);
  assert.match(await page.locator('[data-spot="seat 2"] .guess').innerText(), /僧侣/);
  assert.match(await page.locator('[data-spot="seat 2"]').innerText(), /你得知/);
  await look(page, 'spy-town', 'phone');
  // What one was told about somebody without a token is a mark: the Minions know the Demon.
  assert.ok(await page.locator('[data-spot="seat 2"] .mark.told').count());
  assert.deepEqual(page.troubles, []);
  await context.close();
});

test('whoever says to be the Artist tells what was asked and the answer, and the town reads it', async () => {
  const { page, context } = await visitor(browser, { viewport: PHONE, locale: 'zh-CN' });
  await deal(page, server.address, { way: 'solo', script: 'sects-and-violets', digit: '2' });
  const deed = async (name, choose) => {
    while (!(await page.locator(`[data-ask] [data-deed="${name}"]`).count())) await decide(page, page.locator('[data-ask] [data-action]').first());
    await page.locator(`[data-ask] [data-deed="${name}"]`).click();
    await choose();
  };
  await page.locator('[data-ask] [data-action]').first().waitFor();
  await deed('claim', () => decide(page, page.locator('[data-ask] [data-action="claim artist"]')));
  await deed('learned', async () => {
    await page.locator('[data-ask] .narrow input').fill('邪恶 回答：是');
    assert.equal(await page.locator('[data-ask] .sentences [data-action]').count(), 8, 'one for each player');
    await look(page, 'alone-reply', 'phone');
    await decide(page, page.locator('[data-ask] [data-action="learned 1 reply yes evil C"]'));
  });
  await page.locator('[data-open-claims]').click();
  assert.match(await page.locator('[data-claims]').innerText(), /第 1 天得知：问“.*是邪恶的。”，回答：是/s);
  await look(page, 'alone-claims-reply', 'phone');
  assert.deepEqual(page.troubles, []);
  await context.close();
});

const OWN = JSON.stringify([
  { id: '_meta', name: '混着来' },
  ...['washerwoman', 'empath', 'Fortune_Teller', 'noble', 'steward', 'virgin', 'slayer', 'recluse', 'saint', 'snitch', 'poisoner', 'cerenovus', 'imp'],
  { id: 'my_dog', name: '守夜犬', team: 'townsfolk', ability: '每夜叫一声。', firstNight: 20, otherNight: 30, reminders: ['叫过'] },
]);

test('a script of one’s own: a broken one says what is wrong, and what nobody automated is done by hand', async () => {
  const { page, context } = await visitor(browser, { viewport: PHONE, locale: 'zh-CN' });
  await page.goto(server.address);
  await page.locator('[data-game="clocktower"]').click();
  await page.locator('[data-desk] label:has(input[value="own"])').click();
  assert.ok(await page.locator('[data-start]').isDisabled(), 'nothing can begin without a script');
  for (const [text, why] of [
    ['["imp", "nonsense"', /第 1 行第 1 个字：这个列表没有结束/],
    ['["imp",\n "washerwomen"]', /第 2 行第 2 个字：没有“washerwomen”这个角色。是不是想写 "washerwoman"（洗衣妇）？/],
  ]) {
    await page.locator('[data-script-text]').fill(text);
    await page.locator('[data-start]').click();
    await page.locator('dialog[open]').waitFor();
    await page.keyboard.press('Escape');
    await page.locator('[data-refused]').waitFor();
    assert.match(await page.locator('[data-refused]').innerText(), why);
  }
  const place = await page.locator('[data-refused]').boundingBox();
  assert.ok(place.y >= 0 && place.y + place.height <= PHONE.height, 'what is wrong can be seen when the note is closed');
  await look(page, 'script-refused', 'phone');

  let hands = 0;
  for (const digit of '17c3') {
    await deal(page, server.address, { text: OWN, players: 9, digit });
    await throughTheNight(page, {
      choose: (options) => options.last(),
      watch: async () => {
        if (hands || !(await page.locator('[data-tools]').count())) return;
        hands += 1;
        await look(page, 'tools', 'phone');
        await page.locator('[data-tools] select').first().selectOption('ct-verb-drunk');
        await decide(page, page.locator('[data-tools] .button'));
        assert.match(await page.locator('[data-spot="seat 0"]').innerText(), /醉酒/);
      },
    });
    if (hands) break;
  }
  assert.ok(hands > 0, 'a character was done by hand');
  assert.deepEqual(page.troubles, []);
  await context.close();
});
