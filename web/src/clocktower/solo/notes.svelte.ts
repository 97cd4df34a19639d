// 私人笔记 — what this person thinks of the others, kept in this browser; nobody else ever sees it, and no bot hears of it.

import { gameOf } from '../called.svelte';

const KEY = 'hearsay.clocktower.notes';
export type Feeling = 'trust' | 'suspect' | '';
export type Note = { feeling: Feeling; role: string; text: string };
type Kept = { game: string; notes: Record<number, Note> };

function stored(): Kept {
  try {
    return { game: '', notes: {}, ...(JSON.parse(localStorage.getItem(KEY) ?? '{}') as Partial<Kept>) };
  } catch {
    return { game: '', notes: {} };
  }
}
const kept = $state<Kept>(stored());

/** Opens the notes of a game; those of another one are thrown away. */
export function openNotes(record: string): void {
  const game = gameOf(record);
  if (game === '' || game === kept.game) return;
  kept.game = game;
  kept.notes = {};
  keep();
}
function keep(): void {
  try {
    localStorage.setItem(KEY, JSON.stringify(kept));
  } catch {
    // A full or forbidden store only means that the notes are forgotten after this visit.
  }
}

export const noteOn = (seat: number): Note => kept.notes[seat] ?? { feeling: '', role: '', text: '' };

export function write(seat: number, part: Partial<Note>): void {
  kept.notes[seat] = { ...noteOn(seat), ...part };
  keep();
}
