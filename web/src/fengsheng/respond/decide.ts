// Whether a window is put to the person or passed by itself. It looks at nothing but the person's own view, their wishes and
// what the sitting says about the question; everybody is asked in every window, so passing quickly tells nobody anything new.

import type { Prompt, Seat } from '../../net/types';
import type { Stop } from '../types';

/** Passes when nothing speaks for asking, asks every time, or passes whenever nothing irreversible is at stake. */
export const MODES = ['auto', 'always', 'never'] as const;
export type Mode = (typeof MODES)[number];

/** A reason to be asked: what the sitting names, and one of this page's own: others' intelligence that one could do something about. */
export type Reason = Stop | 'on-its-way';
export const REASONS: readonly Reason[] = ['my-turn', 'target', 'before-me', 'mine', 'danger', 'i-may-win', 'someone-may-win', 'can-counter', 'on-its-way'];
/** These cannot be switched off: a skipped question here may cost the game. */
export const FIXED: readonly Reason[] = ['danger', 'i-may-win'];

export type Wishes = { mode: Mode; off: readonly Reason[] };

export const UNTILS = ['my-turn', 'intelligence', 'chain'] as const;
export type Until = (typeof UNTILS)[number];
/**
 * The wish not to be asked until something is over. Reasons that were on the table already when it was given do not end it,
 * every new one does, and so do those that cannot be switched off.
 */
export type Yield = { until: Until; known: readonly Reason[]; sender: Seat | null; away: boolean };

/** What of a view matters here. */
export type Sight = { me: Seat; turn: Seat; window: string; chain: number; sender: Seat | null; blacks: number };

export type Verdict = { pass: boolean; yielding: Yield | null };

/** Why one might want to be asked this. */
export function reasons(prompt: Prompt, sight: Sight): Reason[] {
  if (!prompt.pause) return [];
  const others = sight.window === 'in-transit' && sight.chain === 0 && sight.sender !== sight.me && !prompt.pause.idle;
  return others ? [...prompt.pause.stops, 'on-its-way'] : [...prompt.pause.stops];
}

/** Reasons that no setting silences: being aimed at with two black intelligence may be the end as well. */
const grave = (reason: Reason, sight: Sight) => FIXED.includes(reason) || (reason === 'target' && sight.blacks >= 2);

export function decide(prompt: Prompt, sight: Sight, wishes: Wishes, given: Yield | null): Verdict {
  const yielding = given && going(given, sight);
  const { pause } = prompt;
  const ask: Verdict = { pass: false, yielding: null };
  if (!pause) return { pass: false, yielding };

  const why = reasons(prompt, sight);
  const wanted = why.filter((reason) => grave(reason, sight) || !wishes.off.includes(reason));
  const holds = yielding !== null && wanted.every((reason) => yielding.known.includes(reason));
  if (pause.idle) return wishes.mode === 'always' && !holds ? ask : { pass: true, yielding };

  const ownPhase = why.includes('my-turn') && (sight.window === 'play' || sight.window === 'step') && sight.chain === 0;
  if (ownPhase || why.some((reason) => grave(reason, sight))) return ask;
  if (holds) return { pass: true, yielding };
  if (wishes.mode === 'always') return ask;
  if (wishes.mode === 'auto' && wanted.length > 0) return ask;
  return { pass: true, yielding: null };
}

/** What may be waited for now. */
export function untils(sight: Sight): Until[] {
  return UNTILS.filter((until) => until === 'my-turn' || (until === 'intelligence' ? sight.sender !== null : sight.chain > 0));
}

export function give(until: Until, prompt: Prompt, sight: Sight): Yield {
  return { until, known: reasons(prompt, sight), sender: sight.sender, away: sight.turn !== sight.me };
}

/** The yield as it stands now, or nothing when what it waits for has come. */
export function going(given: Yield, sight: Sight): Yield | null {
  const mine = sight.turn === sight.me;
  switch (given.until) {
    case 'my-turn':
      if (mine && given.away) return null;
      return given.away || mine ? given : { ...given, away: true };
    case 'intelligence':
      return sight.sender === given.sender && sight.sender !== null ? given : null;
    case 'chain':
      return sight.chain > 0 ? given : null;
  }
}
