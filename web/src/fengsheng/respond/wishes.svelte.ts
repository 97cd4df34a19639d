// When this person wants to be asked, kept in this browser, and what was passed without asking.

import type { Prompt } from '../../net/types';
import type { FengshengView } from '../types';
import { count } from '../cards/faces';
import { decide, FIXED, give, MODES, type Mode, type Reason, type Sight, type Until, type Wishes, type Yield } from './decide';

const KEY = 'hearsay.fengsheng.respond';
const FRESH: { mode: Mode; off: Reason[] } = { mode: 'auto', off: [] };

function stored(): typeof FRESH {
  try {
    const kept = JSON.parse(localStorage.getItem(KEY) ?? '{}') as Partial<typeof FRESH>;
    return { mode: kept.mode && MODES.includes(kept.mode) ? kept.mode : FRESH.mode, off: Array.isArray(kept.off) ? kept.off : [] };
  } catch {
    return { ...FRESH };
  }
}

export const wishes = $state<Wishes & { off: Reason[] }>(stored());
let current = $state.raw<Yield | null>(null);

function keep(): void {
  try {
    localStorage.setItem(KEY, JSON.stringify(wishes));
  } catch {
    // A full or forbidden store only means that the choice is forgotten after this visit.
  }
}

export const yielding = (): Yield | null => current;
export function stopYielding(): void {
  current = null;
}
export function startYielding(until: Until, prompt: Prompt, view: FengshengView): void {
  current = give(until, prompt, sightOf(view));
}

export function choose(mode: Mode): void {
  wishes.mode = mode;
  keep();
}
/** The next way of being asked, for a button that goes round. */
export function turnMode(): Mode {
  choose(MODES[(MODES.indexOf(wishes.mode) + 1) % MODES.length] ?? 'auto');
  return wishes.mode;
}
export function setReason(reason: Reason, on: boolean): void {
  if (FIXED.includes(reason)) return;
  wishes.off = on ? wishes.off.filter((each) => each !== reason) : [...wishes.off, reason];
  keep();
}

export function sightOf(view: FengshengView): Sight {
  const me = view.eye ?? 0;
  return {
    me,
    turn: view.turn,
    window: typeof view.ask.window === 'string' ? view.ask.window : '',
    chain: view.chain.length,
    sender: view.transit?.sender ?? null,
    blacks: count(view.seats[me]?.intelligence ?? []).black,
  };
}

/** The moments in which this page passed by itself; nobody else learns of it. */
const passed = new Map<number, 'mode' | 'yield'>();
export const passedAt = (n: number): 'mode' | 'yield' | null => passed.get(n) ?? null;

/** What the person's own wishes answer, or nothing when they are to be asked. */
export function answer(prompt: Prompt, view: FengshengView): string | null {
  const before = current;
  const verdict = decide(prompt, sightOf(view), wishes, before);
  if (verdict.yielding !== before) current = verdict.yielding;
  const n = prompt.moment + 1;
  if (!verdict.pass) {
    passed.delete(n);
    return null;
  }
  passed.set(n, verdict.yielding ? 'yield' : 'mode');
  return 'pass';
}
