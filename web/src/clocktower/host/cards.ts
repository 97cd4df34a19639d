// 信息卡 — what a player is shown on this device: made of what was told to that player alone, and of nothing else.

import type { Line, Prompt } from '../../net/types';
import type { Entry } from '../../play/log';
import type { Grimoire, View } from '../types';

export type Card =
  /** The character that a player is shown to have, and the side. */
  | { kind: 'token'; seat: number; role: string; side: string }
  /** What a player is told. */
  | { kind: 'told'; seat: number; lines: Line[]; page: Shown[] | null }
  /** What a player is asked. */
  | { kind: 'asked'; seat: number; question: Line; among: number[] };

/** A row of the grimoire as a player is shown it. */
export type Shown = { seat: number; role: string };

/** With these something new begins, and what was told before it has been shown. */
const BEGINS = new Set(['ct-called', 'ct-visited', 'ct-used', 'ct-nominated', 'ct-exile-called', 'ct-dawned-none', 'ct-dawned-died', 'ct-dawned-revived', 'ct-dawned-both']);

const seatIn = (line: Line, name: string): number | null => {
  const arg = line.args[name];
  return arg?.t === 'seat' ? arg.seat : null;
};

/** Bots look at no cards. */
export const forPeople = (cards: readonly Card[], bots: readonly (string | null)[]): Card[] => cards.filter((card) => bots[card.seat] == null);

/** The cards of what has been told since something last began. */
export function cardsDue(log: readonly Entry[], grimoire: Grimoire): Card[] {
  const told: Line[] = [];
  search: for (const entry of [...log].reverse()) {
    for (const line of [...entry.lines].reverse()) {
      if (BEGINS.has(line.key)) break search;
      if (line.key === 'ct-told') told.unshift(line);
    }
  }
  const cards = new Map<number, Extract<Card, { kind: 'told' }>>();
  for (const line of told) {
    const seat = seatIn(line, 'seat');
    const what = line.args['what'];
    if (seat === null || what?.t !== 'line') continue;
    const card = cards.get(seat) ?? { kind: 'told', seat, lines: [], page: null };
    cards.set(seat, { ...card, lines: [...card.lines, what.line], page: card.page ?? shownGrimoire(what.line, grimoire) });
  }
  return [...cards.values()];
}

/** The grimoire as a line shows it: as it is, or with two tokens exchanged. */
export function shownGrimoire(line: Line, grimoire: Grimoire): Shown[] | null {
  if (!line.key.startsWith('ct-info-grimoire')) return null;
  const [a, b] = [seatIn(line, 'a'), seatIn(line, 'b')];
  const from = (seat: number) => (seat === a && b !== null ? b : seat === b && a !== null ? a : seat);
  return grimoire.pages.map((_, seat) => ({ seat, role: grimoire.pages[from(seat)]!.character }));
}

/** Everybody's own token, to be shown before the first night. */
export const tokenCards = (grimoire: Grimoire): Card[] => grimoire.pages.map((page, seat) => tokenCard(page, seat));
export const tokenCard = (page: Grimoire['pages'][number], seat: number): Card => ({ kind: 'token', seat, role: page.believes, side: page.told_side });

/** The question to a player, to be answered with a finger. */
export const questionCard = (prompt: Prompt): Card => ({ kind: 'asked', seat: prompt.seat, question: prompt.question, among: prompt.options.flatMap(({ spot }) => (spot.t === 'seat' ? [spot.seat] : [])) });

/** The call that comes next at night, and the one that is being made. */
export function callsNow(view: View): { next: Grimoire['night'][number] | null; now: Grimoire['night'][number] | null; made: number; all: number } {
  const night = view.sees.as === 'storyteller' ? view.sees.night : [];
  return {
    next: night.find((call) => call.state === 'to-come') ?? null,
    now: night.find((call) => call.state === 'now') ?? null,
    made: night.filter((call) => call.state !== 'to-come').length,
    all: night.length,
  };
}
