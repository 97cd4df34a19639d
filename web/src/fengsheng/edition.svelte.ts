// 版本 — which edition the page speaks of: the one on the table, or before a game the one chosen on the start page.

import { choices } from '../play/choices.svelte';
import { FACTS } from './generated/facts';

export type EditionName = keyof typeof FACTS;
export const EDITIONS = Object.keys(FACTS) as EditionName[];

const GAME = 'fengsheng/';
const known = (name: string): name is EditionName => (EDITIONS as readonly string[]).includes(name);

const table = $state<{ edition: EditionName | null }>({ edition: null });

/** A table is laid, or taken away. */
export function lay(edition: EditionName | null): void {
  table.edition = edition;
}

export function edition(): EditionName {
  const chosen = choices.game?.startsWith(GAME) ? choices.game.slice(GAME.length) : '';
  return table.edition ?? (known(chosen) ? chosen : 'standard-2010');
}

/**
 * What stands in a key of the texts before the thing it is about, where every edition has a text of its own. The first
 * edition there was is left out.
 */
export const own = (name: EditionName = edition()): string => (name === 'standard-2010' ? '' : `${name}-`);
