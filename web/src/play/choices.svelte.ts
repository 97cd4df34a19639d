// What the start page was last used for, so that the next game is one tap away.

import type { Chosen } from '../pages/switches';

/** One game's last table. */
export type Choice = { seats: number; bots: string[]; rules: Chosen };
type Choices = { game: string | null; tables: Record<string, Choice> };

const KEY = 'hearsay.choices';

function stored(): Choices {
  const fresh: Choices = { game: null, tables: {} };
  try {
    return { ...fresh, ...(JSON.parse(localStorage.getItem(KEY) ?? '{}') as Partial<Choices>) };
  } catch {
    return fresh;
  }
}

export const choices = $state<Choices>(stored());

export function keepChoices(): void {
  try {
    localStorage.setItem(KEY, JSON.stringify(choices));
  } catch {
    // A full or forbidden store only means that the choice is forgotten after this visit.
  }
}
