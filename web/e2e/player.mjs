// Somebody who plays by looking at the page and clicking what it offers. It knows no game: what it likes is a taste
// (see tastes.mjs), and it reads nothing but what is on the screen.

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

export const any = (list, whim) => list[Math.floor(whim() * list.length)];

/** What the page shows now. */
const look = (page) =>
  page.evaluate(() => {
    const all = (selector, root = document) => [...root.querySelectorAll(selector)].filter((node) => !node.disabled && node.getClientRects().length > 0);
    const actions = (selector, root) => all(selector, root).map((node) => node.dataset.action);
    const dialog = document.querySelector('dialog[open]');
    const commit = dialog?.querySelector('[data-commit]');
    if (dialog) {
      return {
        at: dialog.querySelector('[data-rematch]') ? 'over' : dialog.querySelector('[data-continue]') ? 'interval' : 'dialog',
        picks: actions('[data-action]', dialog),
        commit: commit != null,
      };
    }
    if (!document.querySelector('[data-ask]')) return { at: document.querySelector('[data-skip]') ? 'showing' : 'wait' };
    const opener = (node) => Object.entries(node.dataset).find(([name]) => /^open[A-Z]/.test(name));
    return {
      at: 'ask',
      question: document.querySelector('[data-question]')?.textContent ?? '',
      places: all('[data-spot][data-open]').map((node) => ({ spot: node.dataset.spot, text: node.textContent })),
      buttons: actions('[data-ask] [data-action]:not([data-chosen])'),
      openers: all('[data-ask] button').filter(opener).map((node) => {
        const [name, value] = opener(node);
        return `[data-${name.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`)}="${value}"]`;
      }),
    };
  });

const click = (page, selector) => page.locator(selector).first().click();
const button = (action) => `[data-ask] [data-action="${action}"]`;

/** Makes one move or answers one question. Returns the action that was clicked, or what the page is busy with. */
export async function step(page, whim, done, taste) {
  const seen = await look(page);
  const note = (action) => {
    done.add(action.split(' ')[0]);
    return action;
  };
  switch (seen.at) {
    case 'over':
    case 'wait':
    case 'showing':
      return seen.at;
    case 'interval':
      await click(page, '[data-continue]');
      return 'interval';
    case 'dialog': {
      if (!seen.picks.length) {
        await page.keyboard.press('Escape');
        return 'dialog';
      }
      const wanted = any(seen.picks, whim);
      await click(page, `dialog [data-action="${wanted}"]`);
      if (seen.commit) await click(page, 'dialog [data-commit]');
      return note(wanted);
    }
    default: {
      const wanted = taste.choose(seen, whim);
      if (wanted?.place) return note(await commit(page, wanted.place, whim, taste));
      if (wanted?.action) {
        await click(page, button(wanted.action));
        return note(wanted.action);
      }
      if (wanted?.opener) {
        await click(page, `[data-ask] ${wanted.opener}`);
        return note('open');
      }
      throw new Error(`the page asks “${seen.question}” and offers nothing to click: ${JSON.stringify(seen)}`);
    }
  }
}

/** Selects a place, then presses the button that the panel shows for it, or taps again where there is only one. */
async function commit(page, spot, whim, taste) {
  const place = `[data-spot="${spot}"][data-open]`;
  const offered = () =>
    page.evaluate(() => ({
      actions: [...document.querySelectorAll('[data-ask] [data-chosen][data-action]')].map((node) => node.dataset.action),
      ways: [...document.querySelectorAll('[data-ask] [data-way]')].map((node) => ({ key: node.dataset.way, text: node.textContent, open: node.getAttribute('aria-pressed') === 'true' })),
      whom: [...document.querySelectorAll('[data-ask] [role="group"] [data-action]')].map((node) => node.dataset.action),
    }));
  if ((await page.locator(place).first().getAttribute('aria-pressed')) !== 'true') await click(page, place);
  const { actions, ways, whom } = await offered();
  const action = taste.use(actions, whim);
  if (ways.length && (!action || whim() < 0.6)) {
    const way = any(ways, whim);
    if (!way.open) await page.locator('[data-ask] [data-way]').nth(ways.indexOf(way)).click();
    const targets = way.open ? whom : (await offered()).whom;
    if (!targets.length) throw new Error(`${spot} was selected to “${way.text}” but the panel offers nobody for it`);
    const target = any(targets, whim);
    await click(page, button(target));
    return target;
  }
  if (!action) throw new Error(`${spot} was selected but the panel offers nothing for it`);
  if (actions.length === 1 && ways.length === 0) await click(page, place);
  else await click(page, button(action));
  return action;
}

/** Plays until the game is over. Returns the kinds of actions that were clicked on the way. `watch` looks before every decision. */
export async function playGame(page, taste, { seed = 7, most = 4000, watch = async () => {} } = {}) {
  const whim = whims(seed);
  const done = new Set();
  let idle = 0;
  for (let i = 0; i < most; i += 1) {
    if (await page.locator('[data-ask]').count()) await watch(i);
    const what = await step(page, whim, done, taste);
    if (what === 'over') return { done, steps: i };
    const busy = what === 'wait' || what === 'showing';
    idle = busy ? idle + 1 : 0;
    if (idle > 400) throw new Error('the page waits and asks nothing for 20 seconds');
    if (busy) await page.waitForTimeout(50);
  }
  throw new Error(`the game was not over after ${most} steps`);
}
