// How a card code of the protocol is drawn and named. No rule lives here: a code is split into what is printed on the card.

import type { Sorting } from '../../play/settings.svelte';

export const COLOURS = ['red', 'yellow', 'green', 'blue'] as const;
export type Colour = (typeof COLOURS)[number] | 'black';

export type Face = {
  code: string;
  colour: Colour;
  /** `basic` for 1 to 9, else the special card's name. */
  kind: string;
  /** What is printed in the corner. */
  number: number;
};

const BY_LETTER: Record<string, Colour> = { R: 'red', Y: 'yellow', G: 'green', B: 'blue' };
export const LETTERS: Record<Colour, string> = { red: 'R', yellow: 'Y', green: 'G', blue: 'B', black: 'K' };

/** The numbers printed on the special cards. */
export const PRINTED: Record<string, number> = {
  priestess: 10,
  clown: 20,
  magician: 20,
  lord: 20,
  princess: 20,
  knight: 25,
  prince: 25,
  golem: 25,
  fairy: 30,
  gargoyle: 40,
  valkyrie: 40,
  dragon: 50,
  goddess: 50,
};
export const SPECIALS = Object.keys(PRINTED);
export const SCROLLS = [
  'herald-red', 'herald-yellow', 'herald-green', 'herald-blue', 'outburst', 'blizzard',
  'shockwave', 'mirage', 'tornado', 'threat', 'relief', 'revelation',
];

export function face(code: string): Face {
  const colour = BY_LETTER[code[0] ?? ''];
  if (!colour) return { code, colour: 'black', kind: code, number: PRINTED[code] ?? 0 };
  if (code[1] === '-') {
    const kind = code.slice(2);
    return { code, colour, kind, number: PRINTED[kind] ?? 0 };
  }
  return { code, colour, kind: 'basic', number: Number(code.slice(1)) };
}

const place = (colour: Colour) => (colour === 'black' ? COLOURS.length : COLOURS.indexOf(colour));

/** The hand in the reader's chosen order. */
export function sorted(hand: readonly string[], by: Sorting): string[] {
  return hand
    .map(face)
    .sort((a, b) =>
      by === 'colour'
        ? place(a.colour) - place(b.colour) || a.number - b.number || a.kind.localeCompare(b.kind)
        : a.number - b.number || a.kind.localeCompare(b.kind) || place(a.colour) - place(b.colour),
    )
    .map((f) => f.code);
}
