import type { BlancNoirView, Line, Moment, Rules, Seat } from '../net/types';
import type { Entry } from '../play/log';

const BEGINS = 'bn-round-began';

/** The log entries of a moment, a chapter for each round: one, or two when it ends a round and the next one begins. */
export function entries(moment: Moment): Entry[] {
  const { n, by, lines } = moment;
  const view = moment.view as BlancNoirView;
  const made = (part: number, chapter: number, said: Line[]): Entry => ({ n, part, by: part ? null : by, chapter, turn: view.turn, lines: said, over: view.winners !== null });
  const begins = lines.findIndex((line) => line.key === BEGINS);
  if (begins <= 0) return [made(0, view.round, lines)];
  return [made(0, view.sheet?.round ?? view.round, lines.slice(0, begins)), made(1, view.round, lines.slice(begins))];
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
    const begins = e.turn === me && (!before || before.turn !== me || before.chapter !== e.chapter);
    if (begins) turns.push(i);
  });
  const onTurn = last.turn === me;
  return turns.at(onTurn ? -2 : -1) ?? 0;
}
