// 阶段 — the names of where a turn and a hop may be, what may be used now put together by who may use it, and the timetable of
// the functions. Where the turn is and what may be used, the engine says.

import type { Seat } from '../net/types';
import { functionsOf, isFunction, printedIn, type Fn, type Timing } from './cards/faces';
import type { EditionName } from './edition.svelte';
import type { FengshengView } from './types';

/** The phases of a turn; in the 2010 edition the transmission lies inside the play phase, which goes on after it. */
export const PHASES = ['begin', 'draw', 'play-1', 'transmission', 'play-2', 'end'] as const satisfies readonly FengshengView['stages']['phase'][];

/** The three stages of intelligence on its way to one player. */
export const HOPS = ['travels', 'arrived', 'receiving'] as const satisfies readonly FengshengView['stages']['hop'][];

/** The phases that a line has room for: that a turn begins is said while it does. */
export const shownIn = ({ stages }: FengshengView) => stages.phases.filter((phase) => phase !== 'begin' || phase === stages.phase);

/** When functions are used, as a turn goes. */
export const TIMES = ['own-step', 'own-play-phase', 'own-turn', 'in-transit', 'others-in-transit', 'arrived', 'arrived-hidden', 'arrived-free', 'card-used', 'any-time', 'only-sent'] as const satisfies readonly Timing[];

/** The functions of an edition by when they are used, for those times that have any. */
export function timetable(edition: EditionName): { time: Timing; fns: Fn[] }[] {
  const printed = printedIn(edition);
  return TIMES.map((time) => ({ time, fns: functionsOf(edition).filter((fn) => printed[fn]?.timing === time) })).filter(({ fns }) => fns.length > 0);
}

/** What may be used by the same players, together. */
export type Group = { by: Seat[]; /** If it is easier said so: everybody living but these. */ but: Seat[]; everybody: boolean; fns: Fn[] };

export function grouped(view: FengshengView): Group[] {
  const living = view.seats.flatMap((there, seat) => (there.life === 'living' ? [seat] : []));
  const found = new Map<string, Group>();
  for (const { function: fn, by } of view.stages.usable) {
    if (!isFunction(fn)) continue;
    const missing = living.filter((seat) => !by.includes(seat));
    const but = missing.length <= 2 && by.length > missing.length ? missing : [];
    const group = found.get(by.join()) ?? { by, but, everybody: missing.length === 0, fns: [] };
    group.fns.push(fn);
    found.set(by.join(), group);
  }
  // The fewer may use it, the more it says.
  return [...found.values()].sort((a, b) => a.by.length - b.by.length);
}
