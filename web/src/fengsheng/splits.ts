// How many of each side sit at a table, as the editions print it.

import type { EditionName } from './edition.svelte';

/** How many lurkers, agency players and bystanders. */
export type Split = readonly [number, number, number];
type Printed = { fewest: number; rows: readonly (readonly [Split, Split | null])[] };

const alone = (split: Split): readonly [Split, null] => [split, null];

/** The printed splits from the fewest players on: the main one, and the alternative where there is one. */
export const SPLITS: Record<EditionName, Printed> = {
  'standard-2010': { fewest: 3, rows: [alone([1, 1, 1]), [[1, 1, 2], [2, 2, 0]], alone([2, 2, 1]), [[2, 2, 2], [3, 3, 0]], [[3, 3, 1], [2, 2, 3]], alone([3, 3, 2]), alone([3, 3, 3])] },
  blacklist: { fewest: 3, rows: [alone([1, 1, 1]), [[2, 2, 0], [1, 1, 2]], alone([2, 2, 1]), alone([2, 2, 2]), alone([3, 3, 1]), alone([3, 3, 2]), alone([3, 3, 3])] },
  qianzhi: { fewest: 2, rows: [[1, 1, 0], [1, 1, 1], [2, 2, 0], [2, 2, 1], [2, 2, 2], [3, 3, 1], [3, 3, 2]].map((split) => alone(split as unknown as Split)) },
};

export const MODES = ['standard', 'novice', 'teams', 'bystanders', 'free'] as const;
export type Mode = (typeof MODES)[number];

/** How many may play each mode of Qianzhi. */
export const FITS: Record<Mode, readonly number[]> = { standard: [5, 6], novice: [4], teams: [6], bystanders: [6], free: [2, 3, 4, 5, 6, 7, 8] };
/** The two teams of a mode that splits its players otherwise than a table of as many does. */
const TEAMS: Split = [3, 3, 0];

export function splitAt(edition: EditionName, seats: number, rules: { split?: unknown; mode?: unknown }): Split | null {
  if (edition === 'qianzhi' && rules.mode === 'teams') return TEAMS;
  const { fewest, rows } = SPLITS[edition];
  return rows[seats - fewest]?.[rules.split === 'alternative' ? 1 : 0] ?? null;
}
