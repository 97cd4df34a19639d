import type { FengshengView } from './types';
import type { Line, Moment } from '../net/types';
import type { Entry } from '../play/log';
import { ROLES } from './cards/roles';
import { passedAt } from './respond/wishes.svelte';

/** Where the words of a moment say that a turn begins. */
const BEGINS = 'fs-turn-began';

/**
 * The log entries of a moment, a chapter for each turn: one, or two when one turn ends in it and the next begins. A pass that
 * the person's own settings made is said so, in this person's log alone.
 */
export function entries(moment: Moment, before: Entry | undefined): Entry[] {
  const { n, by } = moment;
  const view = moment.view as FengshengView;
  const lines = [...moment.lines, ...byItself(moment, view)];
  const made = (part: number, chapter: number, turn: number, said: Line[]): Entry => ({ n, part, by: part ? null : by, chapter, turn, lines: said, over: view.winners !== null });
  const chapter = before?.chapter ?? 0;
  const begins = lines.findIndex((line) => line.key === BEGINS);
  if (begins < 0) return [made(0, chapter, before?.turn ?? view.turn, lines)];
  if (begins === 0) return [made(0, chapter + 1, view.turn, lines)];
  return [made(0, chapter, before?.turn ?? view.turn, lines.slice(0, begins)), made(1, chapter + 1, view.turn, lines.slice(begins))];
}

function byItself(moment: Moment, view: FengshengView): Line[] {
  const how = moment.by !== null && moment.by === view.eye && moment.action === 'pass' ? passedAt(moment.n) : null;
  return how ? [{ key: `fs-ui-passed-by-${how}`, args: {}, level: 'everything' }] : [];
}

/** The character that a word of the game is about: its own name, or that of one of its skills. */
export function roleNamed(term: string): string | null {
  const found = /^fs-(?:role|skill)-(.+?)(?:-(?:skill|trigger|passive)-\d+)?$/.exec(term)?.[1];
  return found && ROLES.has(found) ? found : null;
}
