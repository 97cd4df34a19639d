import type { Level, Line, Moment, Rules, Seat } from '../net/types';
import { shown } from '../net/lines';

/** What one moment has to say about one round. `part` tells the two entries of a moment that ends a round apart. */
export type Entry = { n: number; part: number; by: Seat | null; round: number; turn: Seat; lines: Line[]; over: boolean };

const BEGINS = 'bn-round-began';

/** The log entries of a moment: one, or two when it ends a round and the next one begins. */
export function entries(moment: Moment): Entry[] {
  const { n, by, lines, view } = moment;
  const made = (part: number, round: number, said: Line[]): Entry => ({ n, part, by: part ? null : by, round, turn: view.turn, lines: said, over: view.winners !== null });
  const begins = lines.findIndex((line) => line.key === BEGINS);
  if (begins <= 0) return [made(0, view.round, lines)];
  return [made(0, view.sheet?.round ?? view.round, lines.slice(0, begins)), made(1, view.round, lines.slice(begins))];
}

/** Adds moments. Numbers that come again replace what was known from there on, as after taking a move back. */
export function added(log: readonly Entry[], moments: readonly Moment[]): Entry[] {
  const first = moments[0];
  if (!first) return [...log];
  return [...log.filter((e) => e.n < first.n), ...moments.flatMap(entries)];
}

/**
 * Where the unfolded part of the log begins. At a real table nobody remembers every discard, so while a game runs
 * the page shows one lap: from the start of the viewer's previous turn on. A finished game, and a table that plays
 * with a full memory, hide nothing.
 */
export function unfoldedFrom(log: readonly Entry[], me: Seat | null, memory: Rules['discard_memory']): number {
  const last = log.at(-1);
  if (!last || me === null || memory === 'full' || last.over) return 0;
  const turns: number[] = [];
  log.forEach((e, i) => {
    const before = log[i - 1];
    const begins = e.turn === me && (!before || before.turn !== me || before.round !== e.round);
    if (begins) turns.push(i);
  });
  const onTurn = last.turn === me;
  return turns.at(onTurn ? -2 : -1) ?? 0;
}

/** The entries that have something to say at this level, with only those lines. */
export function atLevel(log: readonly Entry[], level: Level): Entry[] {
  return log
    .map((e) => ({ ...e, lines: e.lines.filter((line) => shown(line.level, level)) }))
    .filter((e) => e.lines.length > 0);
}
