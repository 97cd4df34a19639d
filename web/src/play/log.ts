import type { Level, Line, Moment, Seat } from '../net/types';
import { shown } from '../net/lines';

/**
 * What one moment has to say about one chapter, a round or a turn as the game tells its story. `part` tells the entries of
 * a moment apart that belongs to two chapters.
 */
export type Entry = { n: number; part: number; by: Seat | null; chapter: number; turn: Seat; lines: Line[]; over: boolean };

/** How a game makes entries of a moment; `before` is the last entry so far. */
export type Telling = (moment: Moment, before: Entry | undefined) => Entry[];

/** Adds moments. Numbers that come again replace what was known from there on, as after taking a move back. */
export function added(log: readonly Entry[], moments: readonly Moment[], telling: Telling): Entry[] {
  const first = moments[0];
  if (!first) return [...log];
  const kept = log.filter((e) => e.n < first.n);
  for (const moment of moments) kept.push(...telling(moment, kept.at(-1)));
  return kept;
}

/** The entries that have something to say at this level, with only those lines. */
export function atLevel(log: readonly Entry[], level: Level): Entry[] {
  return log
    .map((e) => ({ ...e, lines: e.lines.filter((line) => shown(line.level, level)) }))
    .filter((e) => e.lines.length > 0);
}
