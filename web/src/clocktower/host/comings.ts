// 来去 — where a Traveller who comes in mid-game sits down.

import type { Choice } from '../../net/types';
import { seatOf } from '../choices';
import { setupIn } from '../start/plan';

/** A chair for a newcomer, whether nobody has sat there before, and whether a bot does. */
export type Chair = { seat: number; action: string; fresh: boolean; bot: boolean };

/** Who has been welcomed at a chair, however long they stayed: a line of the record for each. */
const WELCOMED = /^[A-U] welcome ([A-U])/gm;

/**
 * The chair for the next newcomer. By the rules all empty ones are alike; one that nobody has had keeps apart what two
 * people did, and whoever takes the seat of a bot that has left is that bot again: such chairs come last.
 */
export function chairFor(options: readonly Choice[], record: string, bots: readonly (string | null)[]): Chair | null {
  const dealt = setupIn(record)?.seats ?? 0;
  const had = new Set([...record.matchAll(WELCOMED)].map(([, letter]) => letter!.charCodeAt(0) - 65));
  const chairs = options.flatMap((option): Chair[] => {
    const seat = seatOf(option);
    return seat === null ? [] : [{ seat, action: option.action, fresh: seat >= dealt && !had.has(seat), bot: bots[seat] != null }];
  });
  return chairs.find((chair) => chair.fresh) ?? chairs.find((chair) => !chair.bot) ?? chairs[0] ?? null;
}
