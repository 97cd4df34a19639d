// What is printed on a game card, read out of its code: `lock-red`, `burn-red+black`, `probe-lurker-draw-blue`.

import { edition, type EditionName } from '../edition.svelte';
import { FACTS } from '../generated/facts';

export const COLOURS = ['red', 'blue', 'black'] as const;
export type Colour = (typeof COLOURS)[number];

export const FACTIONS = ['lurker', 'agency', 'bystander'] as const;
export type Faction = (typeof FACTIONS)[number];

/** An identity card, or that there is none any more: it was taken. */
export type Identity = Faction | 'removed';

export const WAYS = ['secret', 'direct', 'open'] as const;
export type Way = (typeof WAYS)[number];

/** The functions in the order in which a hand is sorted. */
export const FUNCTIONS = ['lock', 'lure', 'intercept', 'swap', 'return', 'decode', 'transfer', 'burn', 'counter', 'confound', 'gamble', 'weigh', 'reinforce', 'public-text', 'probe'] as const;
export type Fn = (typeof FUNCTIONS)[number];

/** When a function may be used. */
export type Timing = { [E in EditionName]: (typeof FACTS)[E]['functions'] extends Record<string, { timing: infer T }> ? T : never }[EditionName];

/** What the engine says of the functions of an edition: how their cards travel as intelligence, and when they are used. */
export const printedIn = (name: EditionName): Partial<Record<Fn, { way: Way; timing: Timing }>> => FACTS[name].functions;

/** The functions that an edition has. */
export const functionsOf = (name: EditionName): Fn[] => FUNCTIONS.filter((fn) => fn in printedIn(name));

export type Bet = { faction: Faction; order: 'draw' | 'discard' };
export type Face = { code: string; fn: Fn; colours: Colour[]; way: Way; bet: Bet | null };

export function face(code: string): Face {
  // A function's name may have a hyphen of its own: `public-text-red+black`.
  const fn = FUNCTIONS.find((each) => code.startsWith(`${each}-`)) ?? 'lock';
  const words = code.slice(fn.length + 1).split('-');
  const colours = (words.at(-1) ?? 'black').split('+') as Colour[];
  const bet = fn === 'probe' ? { faction: words[0] as Faction, order: words[1] as Bet['order'] } : null;
  return { code, fn, colours, way: printedIn(edition())[fn]?.way ?? 'secret', bet };
}

export const isFunction = (script: string): script is Fn => (FUNCTIONS as readonly string[]).includes(script);
export const has = (code: string, colour: Colour): boolean => face(code).colours.includes(colour);

/** How many cards have each colour; a card of two colours counts for both. */
export function count(cards: readonly string[]): Record<Colour, number> {
  const found = { red: 0, blue: 0, black: 0 };
  for (const code of cards) for (const colour of face(code).colours) found[colour] += 1;
  return found;
}

export type Sorting = 'colour' | 'number';

/** A hand in order: by colour and then by function, or the other way round. */
export function sorted(hand: readonly string[], by: Sorting): string[] {
  const rank = (code: string) => {
    const f = face(code);
    const colour = COLOURS.indexOf(f.colours[0] ?? 'black') * 2 + f.colours.length;
    const fn = FUNCTIONS.indexOf(f.fn);
    return by === 'colour' ? [colour, fn] : [fn, colour];
  };
  return [...hand].sort((a, b) => {
    const [a1 = 0, a2 = 0] = rank(a);
    const [b1 = 0, b2 = 0] = rank(b);
    return a1 - b1 || a2 - b2 || (a < b ? -1 : a > b ? 1 : 0);
  });
}
