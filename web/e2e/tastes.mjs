// What a clicking player likes. A taste sees what the page offers, as places, buttons and openers of sheets, and knows as
// much of the game as its actions' names say.
import { any } from './player.mjs';

/** Whoever likes nothing in particular takes what there is, places first. */
const whatever = ({ places, buttons, openers }, whim) => {
  if (places.length && (!buttons.length || whim() < 0.6)) return { place: any(places, whim).spot };
  if (openers.length && (!buttons.length || whim() < 0.8)) return { opener: any(openers, whim) };
  return buttons.length ? { action: any(buttons, whim) } : undefined;
};

const number = (text) => Math.max(0, ...(text.match(/\d+/g) ?? []).map(Number));

/** Likes high numbers, and uses a scroll now and then. */
export const blancNoir = {
  choose(seen, whim) {
    const { places, buttons, openers } = seen;
    const names = buttons.filter((action) => action.startsWith('name '));
    if (names.length) return { action: any(names, whim) };
    const slips = places.filter(({ spot }) => !spot.startsWith('hand '));
    if (slips.length && whim() < 0.5) return { place: slips[0].spot };
    const hand = places.filter(({ spot }) => spot.startsWith('hand ')).sort((a, b) => number(b.text) - number(a.text));
    if (hand.length) return { place: hand[whim() < 0.8 ? 0 : Math.floor(whim() * hand.length)].spot };
    return whatever({ places: slips, buttons, openers }, whim);
  },
  // Of a card's uses the likelier is to play it, and of the rest the first.
  use: (actions, whim) => actions.find((action) => action.startsWith('play') || whim() < 0.15) ?? actions[0],
};

/** Passes more often than not, sends what it must, and takes intelligence on a whim. */
export const fengsheng = {
  choose(seen, whim) {
    if (seen.buttons.includes('pass') && whim() < 0.6) return { action: 'pass' };
    const hand = seen.places.filter(({ spot }) => !spot.startsWith('seat '));
    return whatever({ ...seen, places: hand }, whim) ?? whatever(seen, whim);
  },
  use: any,
};
