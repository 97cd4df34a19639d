// 阶段 — where a turn is, where intelligence is in its hop, and which functions may be used now and by whom. It looks at
// public facts alone: at no hand, no character and no identity. Skills change this for their owners and are not counted.

import type { Prompt, Seat } from '../net/types';
import { count, functionsOf, type Fn } from './cards/faces';
import type { FengshengView } from './types';

/** A phase of a turn; in the 2010 edition the transmission lies inside the play phase, which goes on after it. */
export const PHASES = ['draw', 'play-1', 'transmission', 'play-2', 'end'] as const;
export type Phase = (typeof PHASES)[number];

/** The three stages of intelligence on its way to one player. */
export const HOPS = ['travels', 'arrived', 'receiving'] as const;
export type Hop = (typeof HOPS)[number];

/** The phases of a turn at this table, in their order. */
export function phasesOf({ edition, rules }: Pick<FengshengView, 'edition' | 'rules'>): Phase[] {
  if (edition === 'blacklist' && rules.short_turn) return ['draw', 'play-1', 'transmission'];
  if (edition === 'qianzhi' && !rules.second_play_phase) return ['draw', 'play-1', 'transmission', 'end'];
  return [...PHASES];
}

/** What the words about what happened say of the phase. */
const NAMED: Record<string, Phase> = { 'fs-now-turn-began': 'draw', 'fs-now-sending': 'transmission', 'fs-now-turn-ended': 'end' };

/** Which phase it is; none before the first turn and after the game. */
export function phaseOf(view: FengshengView, prompt: Prompt | null): Phase | null {
  if (view.ask.q === 'role' || view.winners !== null) return null;
  const phases = phasesOf(view);
  const found = (prompt?.happened && NAMED[prompt.happened.key]) || underWay(view);
  return phases.includes(found) ? found : (phases.at(-1) ?? null);
}

function underWay(view: FengshengView): Phase {
  const first = view.edition === 'standard-2010';
  if (view.ask['by'] === 'return-one') return 'draw';
  if (view.transit) return 'transmission';
  if (view.step !== null) return view.sent ? 'play-2' : 'play-1';
  if (view.sent) return first ? 'play-2' : 'transmission';
  if (first) return 'play-1';
  return view.ask.q === 'send' || view.ask.q === 'window' ? 'transmission' : 'draw';
}

export function hopOf(view: FengshengView): Hop | null {
  if (!view.transit) return null;
  if (view.ask.q === 'receive') return 'receiving';
  return view.transit.arrived ? 'arrived' : 'travels';
}

export type Usable = { fn: Fn; by: Seat[] };

/** Which functions may be used in the window that is open, and by whom; nothing where no window is open. */
export function usable(view: FengshengView): Usable[] {
  if (view.ask.q !== 'window' || view.winners !== null) return [];
  const rules = open(view);
  return functionsOf(view.edition).flatMap((fn) => {
    const by = rules[fn]();
    return by.length ? [{ fn, by }] : [];
  });
}

/** For each function whoever could use it now, if they held it. */
function open(view: FengshengView): Record<Fn, () => Seat[]> {
  const { turn, transit, rules, chain } = view;
  const first = view.edition === 'standard-2010';
  const living = view.seats.flatMap((there, seat) => (there.life === 'living' ? [seat] : []));
  const top = chain.at(-1) ?? null;
  // Whoever declared something last cannot answer it.
  const all = living.filter((seat) => seat !== top?.by);
  const only = (seat: Seat | null) => all.filter((each) => each === seat);
  const some = (may: boolean, seats: Seat[]) => (may ? seats : []);
  const free = !view.holding.includes('encrypted');
  const underway = transit !== null && !transit.arrived;
  // Nothing waits to be carried out: the player in whose play phase or play step that is.
  const owner = view.step ?? (first && !transit ? turn : null);
  const atRest = () => some(!top && !transit, only(owner));
  const before = (may: boolean) => some(!top && transit?.arrived === true && may, only(transit?.to ?? null));
  const blacks = (seat: Seat) => count(view.seats[seat]?.intelligence ?? []).black;
  const ownPhase = () => atRest().filter((seat) => seat === turn);
  const locks = first ? !transit?.arrived : (underway || (view.step !== null && (view.step === turn || top !== null))) && (rules.lock_answers || !top);
  return {
    lock: () => some(locks, only(turn)),
    lure: () => some(underway, all),
    intercept: () => some(underway && free, all.filter((seat) => seat !== turn)),
    swap: () => some(underway && free, all),
    return: () => before(transit?.to !== turn),
    decode: () => before(first || (transit !== null && transit.way !== 'open' && !transit.face_up && free)),
    transfer: () => before(free && transit !== null && !view.locked.includes(transit.to)),
    burn: () => some(living.some((seat) => blacks(seat) > 0), all),
    counter: () => some(counterable(view), all),
    confound: ownPhase,
    probe: ownPhase,
    gamble: () => some(view.deck > 0 || (rules.gamble_refills && view.discard.length > 0), atRest()),
    weigh: atRest,
    reinforce: () => atRest().filter((seat) => rules.reinforce_without_black || blacks(seat) > 0),
    'public-text': () => [],
  };
}

/** Whether a card waits that may be countered: the last one, or where the table plays it so any; a skill may keep locks from it. */
function counterable({ chain, holding, turn, rules }: FengshengView): boolean {
  const waiting = rules.counter_any ? chain : chain.slice(-1);
  return waiting.some(({ card, by, script }) => card && !(holding.includes('cold-blood') && by === turn && script === 'lock'));
}

/** When cards are used: in one's own play step, in the step of one's own turn, in the stages of a hop, in answer, any time, never. */
export const TIMES = ['own-step', 'own-turn', 'travels', 'arrived', 'answer', 'any', 'sent'] as const;
export type Time = (typeof TIMES)[number];

const WHEN: Record<Fn, readonly Time[]> = {
  lock: ['own-turn', 'travels'],
  lure: ['travels'],
  intercept: ['travels'],
  swap: ['travels'],
  return: ['arrived'],
  decode: ['arrived'],
  transfer: ['arrived'],
  burn: ['any'],
  counter: ['answer'],
  confound: ['own-turn'],
  gamble: ['own-step'],
  weigh: ['own-step'],
  reinforce: ['own-step'],
  'public-text': ['sent'],
  probe: ['own-turn'],
};

/** The functions of an edition by when they are used, for those times that have any. */
export function timetable(edition: FengshengView['edition']): { time: Time; fns: Fn[] }[] {
  return TIMES.map((time) => ({ time, fns: functionsOf(edition).filter((fn) => WHEN[fn].includes(time)) })).filter(({ fns }) => fns.length > 0);
}

/** What may be used by the same players, together. */
export type Group = { by: Seat[]; /** If it is easier said so: everybody living but these. */ but: Seat[]; everybody: boolean; fns: Fn[] };

export function grouped(view: FengshengView): Group[] {
  const living = view.seats.flatMap((there, seat) => (there.life === 'living' ? [seat] : []));
  const found = new Map<string, Group>();
  for (const { fn, by } of usable(view)) {
    const missing = living.filter((seat) => !by.includes(seat));
    const but = missing.length <= 2 && by.length > missing.length ? missing : [];
    const group = found.get(by.join()) ?? { by, but, everybody: missing.length === 0, fns: [] };
    group.fns.push(fn);
    found.set(by.join(), group);
  }
  // The fewer may use it, the more it says.
  return [...found.values()].sort((a, b) => a.by.length - b.by.length);
}
