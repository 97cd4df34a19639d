// 选项 — the offered answers, sorted by how one chooses among them. What may be chosen is the sitting's word alone.

import type { Choice, Line, Prompt } from '../net/types';
import { plain } from '../words/line';

export type Sorted = { seats: Choice[]; characters: Choice[]; sentences: Choice[]; buttons: Choice[]; tools: Choice[] };

/** A tool of the storyteller's, done by hand. */
export const isTool = (choice: Choice): boolean => choice.action.startsWith('hand ');

export function sorted(options: readonly Choice[]): Sorted {
  const found: Sorted = { seats: [], characters: [], sentences: [], buttons: [], tools: [] };
  for (const option of options) {
    if (isTool(option)) found.tools.push(option);
    else if (option.spot.t === 'seat') found.seats.push(option);
    else if (option.spot.t === 'character') found.characters.push(option);
    else if (option.spot.t === 'card') found.sentences.push(option);
    else found.buttons.push(option);
  }
  return found;
}

/** Choices that mean the same kind of thing, under the words for it. */
export type Group = { key: string; title: Line | null; options: Choice[] };

export function grouped(options: readonly Choice[]): Group[] {
  const groups: Group[] = [];
  for (const option of options) {
    const key = option.verb?.key ?? '';
    const same = groups.find((group) => group.key === key);
    if (same) same.options.push(option);
    else groups.push({ key, title: option.verb, options: [option] });
  }
  return groups;
}

/** The sentences that contain every word of what was typed, and bear the tag that was asked for. */
export function narrowed(options: readonly Choice[], names: readonly string[], typed: string, tag: string | null): Choice[] {
  const wanted = typed.toLocaleLowerCase().split(/\s+/).filter(Boolean);
  return options.filter((option) => {
    if (tag && !option.tags.includes(tag)) return false;
    if (wanted.length === 0) return true;
    const text = plain(option.label, names).toLocaleLowerCase();
    return wanted.every((word) => text.includes(word));
  });
}

/** What a player by day may do, by the first word of the answer. */
export const among = (prompt: Prompt | null | undefined, verb: string): Choice[] => prompt?.options.filter((option) => option.action === verb || option.action.startsWith(`${verb} `)) ?? [];

/** The seat that an answer is about. */
export const seatOf = (choice: Choice): number | null => (choice.spot.t === 'seat' ? choice.spot.seat : null);
