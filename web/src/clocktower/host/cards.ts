// 信息卡 — what a player is shown on this device: made of what was told to that player alone, and of nothing else.

import type { Line, Prompt } from '../../net/types';
import type { Entry } from '../../play/log';
import { gathered, seatIn, termIn, toldIn, type Page } from '../learned';
import { roleNamed } from '../names';
import type { Grimoire, View } from '../types';

export type Card =
  /** The character that a player is shown to have, and the side. */
  | { kind: 'token'; seat: number; role: string; side: string }
  /** What a player is told. */
  | { kind: 'told'; seat: number; lines: Line[]; page: Page[] | null }
  /** What a player is asked. */
  | { kind: 'asked'; seat: number; question: Line; among: number[] };

/** With these something new begins, and what was told before it has been shown. */
const BEGINS = new Set(['ct-called', 'ct-visited', 'ct-used', 'ct-nominated', 'ct-exile-called', 'ct-joined', 'ct-dawned-none', 'ct-dawned-died', 'ct-dawned-revived', 'ct-dawned-both']);

/** Bots look at no cards. */
export const forPeople = (cards: readonly Card[], bots: readonly (string | null)[]): Card[] => cards.filter((card) => bots[card.seat] == null);

/** The cards of what has been told since something last began. */
export function cardsDue(log: readonly Entry[]): Card[] {
  const told: Line[] = [];
  const gone = new Set<number | null>();
  let came: Line | null = null;
  search: for (const entry of [...log].reverse()) {
    for (const line of [...entry.lines].reverse()) {
      if (line.key === 'ct-joined') came = line;
      if (BEGINS.has(line.key)) break search;
      if (line.key === 'ct-left') gone.add(seatIn(line, 'seat'));
      if (line.key === 'ct-told' && !gone.has(seatIn(line, 'seat'))) told.unshift(line);
    }
  }
  const lines = new Map<number, Line[]>();
  for (const line of told) {
    const seat = seatIn(line, 'seat');
    if (seat !== null) lines.set(seat, [...(lines.get(seat) ?? []), toldIn(line)]);
  }
  return [...lines].map(([seat, all]) => (came && seatIn(came, 'seat') === seat ? newcomersCard(came, seat, all) : toldCard(seat, all)));
}

/** Whoever has just come is shown a token like everybody before the first night: the side has been told. */
function newcomersCard(came: Line, seat: number, lines: Line[]): Card {
  const role = roleNamed(termIn(came, 'role') ?? '');
  const side = lines.map((line) => SIDE.exec(termIn(line, 'side') ?? '')?.[1]).find(Boolean);
  return role && side ? { kind: 'token', seat, role, side } : toldCard(seat, lines);
}

const SIDE = /^ct-side-(\w+)$/;

/** What one player is told; the pages of a grimoire lie side by side, and which of them are exchanged stays the storyteller's. */
function toldCard(seat: number, lines: Line[]): Card {
  const parts = gathered(lines.map((line) => ({ n: 0, line })));
  return {
    kind: 'told',
    seat,
    lines: parts.map(({ item, page }) => (page ? { key: 'ct-info-grimoire', args: {}, level: item.line.level } : item.line)),
    page: parts.find(({ page }) => page)?.page ?? null,
  };
}

/** Everybody's own token, to be shown before the first night. */
export const tokenCards = (grimoire: Grimoire, circle: readonly number[]): Card[] => grimoire.pages.flatMap((page, seat) => (circle.includes(seat) ? [tokenCard(page, seat)] : []));
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
