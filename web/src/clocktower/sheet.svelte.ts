// 剧本单 — the script that lies on the table; names of characters that a script brings along are read from it.

import type { Sheet, SheetCharacter, Team } from './types';

let laid = $state.raw<Sheet | null>(null);

/** A table is laid, or taken away. */
export function lay(sheet: Sheet | null): void {
  laid = sheet;
}
export const sheet = (): Sheet | null => laid;

export const characterOf = (id: string): SheetCharacter | undefined => laid?.characters.find((each) => each.id === id);
export const teamOf = (id: string): Team | null => characterOf(id)?.team ?? null;
