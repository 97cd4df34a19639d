// 得知 — what a player was told about somebody else: the token that was last shown for a seat, and every line that names it.

import type { Arg, Line } from '../net/types';
import type { Told } from './log';
import { roleNamed } from './names';

/** A seat and the character that was shown for it. */
export type Shown = { seat: number; role: string };
/** A page of the grimoire: the token, and what lies beside it. */
export type Page = Shown & { beside: Line[] };
/** Something told; with a look into the grimoire, the pages that were seen in it. */
export type Part<T> = { item: T; page: Page[] | null };

export const seatIn = (line: Line, name: string): number | null => {
  const arg = line.args[name];
  return arg?.t === 'seat' ? arg.seat : null;
};

export const termIn = (line: Line, name: string): string | null => {
  const arg = line.args[name];
  return arg?.t === 'term' ? arg.term : null;
};

/** What exactly a player was told in a sentence that says that something was. */
export const toldIn = (line: Line): Line => (line.args['what']?.t === 'line' ? line.args['what'].line : line);

const isGrimoire = (line: Line): boolean => line.key === 'ct-info-grimoire' || line.key === 'ct-info-grimoire-exchanged';

/** A token that was shown with a seat, whoever showed it. */
export function shownIn(line: Line): Shown | null {
  const seat = seatIn(line, 'seat');
  const term = line.args['role'];
  const role = term?.t === 'term' ? roleNamed(term.term) : null;
  return (line.key === 'ct-info-knows' || line.key === 'ct-info-token') && seat !== null && role ? { seat, role } : null;
}

/** What lies beside a token in the grimoire. */
const BESIDE = new Set(['ct-info-believes', 'ct-info-marked', 'ct-info-marked-mad']);

/** Puts the pages of a grimoire with the look into it; they were told one after another in the same moment. */
export function gathered<T extends { n: number; line: Line }>(told: readonly T[]): Part<T>[] {
  const parts: Part<T>[] = [];
  for (const item of told) {
    const open = parts.at(-1);
    const line = toldIn(item.line);
    const page = open?.item.n === item.n ? open.page : null;
    const shown = line.key === 'ct-info-knows' ? shownIn(line) : null;
    const beside = BESIDE.has(line.key) ? page?.find(({ seat }) => seat === seatIn(line, 'seat')) : undefined;
    if (shown && page) page.push({ ...shown, beside: [] });
    else if (beside) beside.beside.push(line);
    else parts.push({ item, page: isGrimoire(line) ? [] : null });
  }
  return parts;
}

const names = (arg: Arg, seat: number): boolean => (arg.t === 'seat' && arg.seat === seat) || (arg.t === 'seats' && arg.seats.includes(seat)) || (arg.t === 'line' && about(arg.line, seat));
/** Whether a sentence is about somebody, also inside another one. */
const about = (line: Line, seat: number): boolean => Object.values(line.args).some((arg) => names(arg, seat));

/** All that was told about somebody, in order. */
export const learnedOf = (told: readonly Told[], seat: number): Told[] => told.filter(({ line }) => about(toldIn(line), seat));

export type Seen = { role: string; chapter: number };
/** The token that was last shown for a seat, and when. */
export function seenAt(told: readonly Told[], seat: number): Seen | null {
  const last = told.findLast(({ line }) => shownIn(toldIn(line))?.seat === seat);
  const shown = last ? shownIn(toldIn(last.line)) : null;
  return last && shown ? { role: shown.role, chapter: last.chapter } : null;
}

/** As what somebody was named without a token: the Demon, a Minion, or something else. */
export function namedAs(told: readonly Told[], seat: number): 'demon' | 'minion' | 'other' | null {
  const lines = learnedOf(told, seat).map(({ line }) => toldIn(line));
  if (lines.some((line) => line.key === 'ct-info-demon')) return 'demon';
  if (lines.some((line) => line.key === 'ct-info-minions')) return 'minion';
  return lines.length ? 'other' : null;
}
