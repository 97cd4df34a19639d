// 开局 — what a start of this game says: a script, how many players, and how one sits down to it.

import type { SeatPlan } from '../../net/types';
import type { SetupMessage } from '../types';

export const ID = 'clocktower';
export const BASE_SCRIPTS = ['trouble-brewing', 'bad-moon-rising', 'sects-and-violets'] as const;
export const FEWEST = 5;
export const MOST = 20;
/** So many chairs a host keeps for Travellers who come in mid-game, where there is room. */
const USUAL_CHAIRS = 5;
/** More than so many sit down only as Travellers. */
export const MOST_RESIDENTS = 15;

/** How one sits down: as the storyteller of people around this device, or alone among bots. */
export type Way = 'host' | 'solo';

export type Form = {
  way: Way;
  /** The name of a base script; `own` for the one in `text`. */
  script: string;
  text: string;
  players: number;
  travellers: number;
  talk: boolean;
  meet: boolean;
  /** Which players are bots where one is the host. */
  botSeats: number[];
  /** How the bots play. */
  bots: 'clever' | 'random';
};

export const USUAL: Form = { way: 'solo', script: 'trouble-brewing', text: '', players: 8, travellers: 0, talk: true, meet: true, botSeats: [], bots: 'clever' };

/** The numbers of Travellers there can be among so many players. */
export function travellersAt(players: number): number[] {
  const least = Math.max(0, players - MOST_RESIDENTS);
  const most = Math.min(5, players - FEWEST);
  return Array.from({ length: Math.max(0, most - least) + 1 }, (_, i) => least + i);
}

/** The seats that a host leaves to bots, as far as there are such seats. */
export const botSeatsOf = (form: Form): number[] => (form.way === 'host' ? form.botSeats.filter((seat) => seat < form.players).sort((a, b) => a - b) : []);

/** How many chairs are kept for Travellers who come in mid-game: a host keeps as many as fit. */
export const chairsOf = (form: Form): number => (form.way === 'host' ? Math.min(USUAL_CHAIRS, MOST - form.players) : 0);

/** The form as the sitting reads it. */
export function setupOf(form: Form): SetupMessage {
  const allowed = travellersAt(form.players);
  const travellers = allowed.includes(form.travellers) ? form.travellers : (allowed[0] ?? 0);
  return {
    script: form.script === 'own' ? form.text : form.script,
    seats: form.players,
    travellers,
    ...(chairsOf(form) > 0 && { chairs: chairsOf(form) }),
    travellers_meet_the_demon: form.meet,
    // What people say aloud is said at a table, not in the program; but bots hear only what is entered.
    talk: form.way === 'solo' ? form.talk : botSeatsOf(form).length > 0,
  };
}

/** The bot for a seat: the first of these that there is, else the strongest. */
function botFor(form: Form, teller: boolean, known: readonly string[]): string {
  const wanted = form.bots === 'random' ? 'random' : teller ? 'balanced' : 'heuristic';
  return known.includes(wanted) ? wanted : (known.at(-1) ?? '');
}

/**
 * Who sits where: a host answers for everybody but the bots, and for whoever will come to a chair; alone one has the first
 * seat, bots the others and the storyteller's. The names of the chairs come after the players', the storyteller's last.
 */
export function planOf(form: Form, names: readonly string[], storyteller: string, bots: readonly string[]): SeatPlan[] {
  const seats = [...names.slice(0, form.players + chairsOf(form)), storyteller];
  const left = botSeatsOf(form);
  const isMine = (seat: number) => (form.way === 'host' ? !left.includes(seat) : seat === 0);
  return seats.map((name, seat) => (isMine(seat) ? { t: 'you', name } : { t: 'bot', bot: botFor(form, seat === seats.length - 1, bots), name }));
}

/** Reads the setup back out of a record, so that another game of the same kind can be dealt. */
export function setupIn(record: string): SetupMessage | null {
  const words = /^setup (.+)$/m.exec(record)?.[1]?.split(' ') ?? [];
  const found = new Map(words.map((word) => [word.slice(0, word.indexOf('=')), word.slice(word.indexOf('=') + 1)]));
  const [script, seats] = [found.get('script'), Number(found.get('seats'))];
  if (!script || !Number.isInteger(seats) || seats <= 0) return null;
  const chairs = Number(found.get('chairs') ?? 0);
  return {
    script,
    seats,
    travellers: Number(found.get('travellers') ?? 0),
    ...(chairs > 0 && { chairs }),
    travellers_meet_the_demon: found.get('travellers_meet_the_demon') !== 'false',
    talk: found.get('talk') === 'true',
  };
}
