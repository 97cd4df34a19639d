// This person's own guesses at a table, kept in this browser; nobody else ever sees them.

import type { Seat } from '../../net/types';
import { FACTIONS, type Faction } from '../cards/faces';
import type { Mark, Sheet } from './deduce';

const KEY = 'hearsay.fengsheng.notes';
type Marks = Record<string, Mark>;
type Kept = { game: string; marks: Marks; aids: boolean };

function stored(): Kept {
  const fresh: Kept = { game: '', marks: {}, aids: true };
  try {
    return { ...fresh, ...(JSON.parse(localStorage.getItem(KEY) ?? '{}') as Partial<Kept>) };
  } catch {
    return fresh;
  }
}

export const notes = $state<Kept>(stored());

function keep(): void {
  try {
    localStorage.setItem(KEY, JSON.stringify(notes));
  } catch {
    // A full or forbidden store only means that the guesses are forgotten after this visit.
  }
}

/** Opens the notes of a game; those of another one are thrown away. A game is known by its seed, a line of its record. */
export function openNotes(record: string): void {
  const game = /^seed (\S+)/m.exec(record)?.[1] ?? '';
  if (game === '' || game === notes.game) return;
  notes.game = game;
  notes.marks = {};
  keep();
}

const keyOf = (seat: Seat, faction: Faction) => `${seat} ${faction}`;
export const markAt = (seat: Seat, faction: Faction): Mark | null => notes.marks[keyOf(seat, faction)] ?? null;

/** Perhaps, surely not, nothing: in turn. */
export function turnMark(seat: Seat, faction: Faction): Mark | null {
  const next = { yes: 'no', no: null, none: 'yes' } as const;
  const mark = next[markAt(seat, faction) ?? 'none'];
  if (mark) notes.marks[keyOf(seat, faction)] = mark;
  else delete notes.marks[keyOf(seat, faction)];
  keep();
  return mark;
}

export function setAids(on: boolean): void {
  notes.aids = on;
  keep();
}

/** The side that this person takes a player for, if they have said so and nothing speaks against it. */
export function guessOf(seat: Seat, sheet: Sheet): Faction | null {
  const guessed = FACTIONS.filter((faction) => markAt(seat, faction) === 'yes' && !(notes.aids && sheet[seat]?.[faction]));
  return guessed.length === 1 ? (guessed[0] ?? null) : null;
}
