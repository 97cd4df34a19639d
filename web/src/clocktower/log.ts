// 记录 — a chapter for each night and each day.

import type { Line, Moment } from '../net/types';
import type { Entry } from '../play/log';
import { t } from '../words/words.svelte';
import type { View } from './types';

const FALLS = 'ct-night-fell';
const DAWNS = /^ct-dawned/;

/** Before the first night 0, then odd numbers for nights and even ones for days. */
export function chapterOf(view: View): number {
  const { phase, night } = view.board;
  return phase.phase === 'night' ? night * 2 - 1 : night * 2;
}
export function heading(chapter: number): string {
  if (chapter <= 0) return t('ct-ui-chapter-setup');
  return chapter % 2 ? t('ct-ui-chapter-night', { n: (chapter + 1) / 2 }) : t('ct-ui-chapter-day', { n: chapter / 2 });
}

/** The log entries of a moment: one, or more where night falls or day breaks in it. */
export function entries(moment: Moment, before: Entry | undefined): Entry[] {
  const view = moment.view as View;
  const over = view.board.phase.phase === 'over';
  const made: Entry[] = [];
  let chapter = before?.chapter ?? 0;
  let said: Line[] = [];
  const put = () => {
    made.push({ n: moment.n, part: made.length, by: made.length ? null : moment.by, chapter, turn: 0, lines: said, over });
    said = [];
  };
  for (const line of moment.lines) {
    const begins = line.key === FALLS ? (Math.floor(chapter / 2) + 1) * 2 - 1 : DAWNS.test(line.key) ? Math.ceil(chapter / 2) * 2 : chapter;
    if (begins !== chapter) {
      if (said.length) put();
      chapter = begins;
    }
    said.push(line);
  }
  // Where no sentence says so, the table does: a game that is resumed begins in the middle.
  if (!before && made.length === 0) chapter = Math.max(chapter, chapterOf(view));
  put();
  return made;
}

/** What a player was told, with the chapter in which it was. */
export type Told = { n: number; chapter: number; line: Line };

const isOf = (line: Line, seat: number): boolean => line.args['seat']?.t === 'seat' && line.args['seat'].seat === seat;

/** The log since whoever sits at a seat has come: somebody else may have sat there before. */
function sinceComing(log: readonly Entry[], seat: number): readonly Entry[] {
  const came = log.findLastIndex((entry) => entry.lines.some((line) => line.key === 'ct-joined' && isOf(line, seat)));
  return came < 0 ? log : log.slice(came);
}

/** All that was told to a player, in order. */
export function toldTo(log: readonly Entry[], seat: number): Told[] {
  return sinceComing(log, seat).flatMap((entry) =>
    entry.lines.filter((line) => line.key === 'ct-told' && isOf(line, seat)).map((line) => ({ n: entry.n, chapter: entry.chapter, line })),
  );
}

const CLAIMS = new Set(['ct-claimed', 'ct-claimed-to-know', 'ct-claimed-by-day', 'ct-claimed-about', 'ct-suspected', 'ct-trusted', 'ct-whispered', 'ct-used']);

/** All that a player has said before everybody, in order. */
export function saidBy(log: readonly Entry[], seat: number): Told[] {
  return sinceComing(log, seat).flatMap((entry) =>
    entry.lines.filter((line) => CLAIMS.has(line.key) && isOf(line, seat)).map((line) => ({ n: entry.n, chapter: entry.chapter, line })),
  );
}

const REPORTS = new Set(['ct-claimed-to-know', 'ct-claimed-by-day', 'ct-claimed-about']);
/** What a player says to have been told, in order. */
export const reportsOf = (log: readonly Entry[], seat: number): Told[] => saidBy(log, seat).filter(({ line }) => REPORTS.has(line.key));

/** What bots did by themselves since a person's latest answer, in order. */
export function doneByBots(log: readonly Entry[], bots: readonly (string | null)[]): Entry[] {
  // A moment in which night falls or day breaks has several entries; the first knows whose it was.
  const owners = new Map(log.filter((entry) => entry.part === 0).map((entry) => [entry.n, entry.by]));
  const isByABot = (entry: Entry) => bots[owners.get(entry.n) ?? -1] != null;
  const last = log.findLastIndex((entry) => !isByABot(entry));
  return log.slice(last + 1).filter((entry) => entry.lines.length > 0);
}

/** Whom a player suspects and trusts by the latest word about each. */
export function standingOf(log: readonly Entry[], seat: number): { suspects: number[]; trusts: number[] } {
  const latest = new Map<number, string>();
  for (const { line } of saidBy(log, seat)) {
    const whom = line.args['whom'];
    if (whom?.t === 'seat' && (line.key === 'ct-suspected' || line.key === 'ct-trusted')) latest.set(whom.seat, line.key);
  }
  const of = (key: string) => [...latest].filter(([, word]) => word === key).map(([whom]) => whom);
  return { suspects: of('ct-suspected'), trusts: of('ct-trusted') };
}
