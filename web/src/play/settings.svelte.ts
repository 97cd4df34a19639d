import type { Level } from '../net/types';
import type { Locale } from '../words/locale';

export type Theme = 'system' | 'dark' | 'light';
/** How a hand is sorted. */
export type Sorting = 'colour' | 'number';
export type Motion = 'system' | 'on' | 'off';
/** How long the table rests on each moment: 0 at once, 3 slow. */
export const PACES = [0, 260, 750, 1600] as const;

export type Settings = {
  locale: Locale | null;
  theme: Theme;
  motion: Motion;
  sound: boolean;
  log: Level;
  pace: number;
  step: boolean;
  sorting: Sorting;
  name: string;
};

const KEY = 'hearsay.settings';
const FRESH: Settings = {
  locale: null,
  theme: 'system',
  motion: 'system',
  sound: false,
  log: 'moves',
  pace: 2,
  step: false,
  sorting: 'colour',
  name: '',
};

function stored(): Settings {
  try {
    return { ...FRESH, ...(JSON.parse(localStorage.getItem(KEY) ?? '{}') as Partial<Settings>) };
  } catch {
    return { ...FRESH };
  }
}

export const settings = $state<Settings>(stored());

export function keepSettings(): void {
  try {
    localStorage.setItem(KEY, JSON.stringify(settings));
  } catch {
    // A full or forbidden store only means that the choice is forgotten after this visit.
  }
}

const calm = typeof matchMedia === 'function' ? matchMedia('(prefers-reduced-motion: reduce)') : null;
let systemCalm = $state(calm?.matches ?? false);
calm?.addEventListener('change', (event) => (systemCalm = event.matches));

/** Milliseconds a card takes to move, or 0 when nothing may move. */
export function moveTime(wanted = 200): number {
  const still = settings.motion === 'off' || (settings.motion === 'system' && systemCalm);
  return still ? 0 : wanted;
}
