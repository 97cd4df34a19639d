// How many of each side sit at a table, as the engine deals it.

import type { EditionName } from './edition.svelte';
import { FACTS } from './generated/facts';

/** How many lurkers, agency players and bystanders. */
export type Split = readonly [number, number, number];
type Dealt = { seats: number; mode: string; split: string; sides: Split };

const dealt = (edition: EditionName): readonly Dealt[] => FACTS[edition].splits;

/** For how many players a mode is. */
export const sizes = (edition: EditionName, mode: unknown = 'standard'): number[] => [...new Set(dealt(edition).filter((it) => it.mode === mode).map((it) => it.seats))];

export function splitAt(edition: EditionName, seats: number, rules: { split?: unknown; mode?: unknown }): Split | null {
  const { split = 'main', mode = 'standard' } = rules;
  return dealt(edition).find((it) => it.seats === seats && it.mode === mode && it.split === split)?.sides ?? null;
}
