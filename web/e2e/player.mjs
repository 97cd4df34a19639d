// Somebody who plays by looking at the page and clicking what it offers. It knows no rule: it likes high numbers,
// uses a scroll now and then, and reads nothing but what is on the screen.

/** A small repeatable source of whims. */
export function whims(seed = 7) {
  let x = seed >>> 0 || 1;
  return () => {
    x ^= x << 13;
    x ^= x >>> 17;
    x ^= x << 5;
    return (x >>> 0) / 2 ** 32;
  };
}

/** What the page shows now. */
const look = (page) =>
  page.evaluate(() => {
    const dialog = document.querySelector('dialog[open]');
    const all = (selector, root = document) => [...root.querySelectorAll(selector)];
    const spots = (selector) => all(selector).map((node) => node.dataset.spot);
    if (dialog) {
      return {
        at: dialog.querySelector('[data-rematch]') ? 'over' : dialog.querySelector('[data-continue]') ? 'sheet' : 'dialog',
        picks: all('[data-action]', dialog).map((node) => node.dataset.action),
        pile: dialog.querySelector('[data-commit]') !== null,
      };
    }
    if (!document.querySelector('[data-ask]')) return { at: 'wait' };
    return {
      at: 'ask',
      question: document.querySelector('[data-question]')?.textContent ?? '',
      colours: spots('.colour[data-spot]'),
      hand: all('.held[data-open]').map((node) => ({ spot: node.dataset.spot, number: Number(node.querySelector('.number')?.textContent) })),
      slips: spots('.slip[data-open]'),
      seats: all('[data-open-seat]').map((node) => node.dataset.openSeat),
      pile: document.querySelector('[data-open-pile]') !== null,
      buttons: all('[data-ask] [data-action]').map((node) => node.dataset.action),
    };
  });

const click = (page, selector) => page.locator(selector).first().click();
const button = (action) => `[data-ask] [data-action="${action}"]`;

/** Makes one move or answers one question. Returns the action that was clicked, or what the page is busy with. */
export async function step(page, whim, done) {
  const seen = await look(page);
  if (seen.at === 'over' || seen.at === 'wait') return seen.at;
  if (seen.at === 'sheet') {
    await click(page, '[data-continue]');
    return 'sheet';
  }
  if (seen.at === 'dialog') {
    const wanted = seen.picks[Math.floor(whim() * seen.picks.length)];
    await click(page, `dialog [data-action="${wanted}"]`);
    if (seen.pile) await click(page, 'dialog [data-commit]');
    return wanted;
  }
  const note = (action) => {
    done.add(action.split(' ')[0]);
    return action;
  };
  if (seen.colours.length) {
    const spot = seen.colours[Math.floor(whim() * seen.colours.length)];
    await click(page, `.colour[data-spot="${spot}"]`);
    return note(`name ${spot}`);
  }
  if (seen.slips.length && whim() < 0.5) return note(await commit(page, seen.slips[0], (a) => !a.startsWith('play')));
  if (seen.hand.length) {
    const best = [...seen.hand].sort((a, b) => b.number - a.number)[whim() < 0.8 ? 0 : Math.floor(whim() * seen.hand.length)];
    return note(await commit(page, best.spot, (a) => a.startsWith('play') || whim() < 0.15));
  }
  const elsewhere = seen.pile || seen.buttons.length > 0 || seen.slips.length > 0;
  if (seen.seats.length && (!elsewhere || whim() < 0.8)) {
    await click(page, `[data-open-seat="${seen.seats[Math.floor(whim() * seen.seats.length)]}"]`);
    return note('open-seat');
  }
  if (seen.pile) {
    await click(page, '[data-open-pile]');
    return note('open-pile');
  }
  if (seen.buttons.length) {
    const action = seen.buttons[Math.floor(whim() * seen.buttons.length)];
    await click(page, button(action));
    return note(action);
  }
  if (seen.slips.length) return note(await commit(page, seen.slips[0], () => true));
  throw new Error(`the page asks “${seen.question}” and offers nothing to click`);
}

/** Selects a place, then presses the button that the panel shows for it, or taps again where there is only one. */
async function commit(page, spot, likes) {
  const place = `[data-spot="${spot}"][data-open]`;
  await click(page, place);
  const offered = await page.evaluate(() => [...document.querySelectorAll('[data-ask] [data-chosen]')].map((node) => node.dataset.action));
  const action = offered.find(likes) ?? offered[0];
  if (!action) throw new Error(`${spot} was selected but the panel offers nothing for it`);
  if (offered.length === 1) await click(page, place);
  else await click(page, button(action));
  return action;
}

/** Plays until the game is over. Returns the kinds of actions that were clicked on the way. */
export async function playGame(page, { seed = 7, most = 4000 } = {}) {
  const whim = whims(seed);
  const done = new Set();
  let idle = 0;
  for (let i = 0; i < most; i += 1) {
    const what = await step(page, whim, done);
    if (what === 'over') return { done, steps: i };
    idle = what === 'wait' ? idle + 1 : 0;
    if (idle > 400) throw new Error('the page waits and asks nothing for 20 seconds');
    if (what === 'wait') await page.waitForTimeout(50);
  }
  throw new Error(`the game was not over after ${most} steps`);
}
