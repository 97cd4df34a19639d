import type { Component } from 'svelte';
import type { Arg } from '../net/types';

/** A name in a sentence that only its game can say and draw: a card, a colour, a role. */
export type Name = Exclude<Arg, { t: 'seat' | 'seats' | 'number' | 'text' | 'direction' | 'cards' | 'scrolls' | 'line' }>;

/** How one game says and draws the names in its sentences. */
export type Vocabulary = {
  say(name: Name): string;
  Chip: Component<{ name: Name }>;
};

let current = $state.raw<Vocabulary | null>(null);

/** The game on the table lends the page its names. */
export function lend(vocabulary: Vocabulary): void {
  current = vocabulary;
}

export const vocabulary = (): Vocabulary | null => current;
