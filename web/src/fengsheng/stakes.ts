// What a player has before them, and what one card more would mean: said in words wherever something is to be decided.

import type { Seat } from '../net/types';
import type { FengshengView } from './types';
import { count, face, type Colour, type Faction, type Identity } from './cards/faces';

/** The colour that wins for each side, where the sides win. */
export const GOALS: Partial<Record<Faction, Colour>> = { lurker: 'red', agency: 'blue' };
/** So many of one colour decide something: black kills, a faction's own wins. */
export const ENOUGH = 3;

export type Stakes = {
  /** Black intelligence that lies there. */
  blacks: number;
  /** One more would kill. */
  deadly: boolean;
  /** The colour that wins for this player, how many lie there, and whether one more wins. */
  goal: { colour: Colour; have: number; near: boolean } | null;
};

/** Where everybody wins by the mission of a character, no side has a colour. */
export const winsByMission = ({ rules }: Pick<FengshengView, 'rules'>): boolean => rules.mode === 'bystanders';

export function stakes(intelligence: readonly string[], identity: Identity | null): Stakes {
  const lying = count(intelligence);
  const colour = identity && identity !== 'removed' && GOALS[identity];
  return {
    blacks: lying.black,
    deadly: lying.black === ENOUGH - 1,
    goal: colour ? { colour, have: lying[colour], near: lying[colour] === ENOUGH - 1 } : null,
  };
}

export type Warning = { key: string; colour?: Colour };

/** What taking the intelligence on its way would do to a player, in the order of its weight: as keys of the page's texts. */
export function warnings(view: FengshengView, seat: Seat): Warning[] {
  const there = view.seats[seat];
  const { transit } = view;
  if (!there || !transit) return [];
  const { deadly, goal, blacks } = stakes(there.intelligence, winsByMission(view) ? null : there.identity);
  const known = transit.face === null ? null : face(transit.face).colours;
  const may = (colour: Colour) => known === null || known.includes(colour);
  const sure = known !== null;
  const found: Warning[] = [];
  // What wins as well wins first, where the table plays it so.
  const wins = view.rules.victory_first && sure && goal?.near && may(goal.colour);
  if (deadly && may('black') && !wins) found.push({ key: sure ? 'fs-ui-take-kills' : 'fs-ui-take-may-kill' });
  else if (goal?.near && may(goal.colour)) found.push({ key: sure ? 'fs-ui-take-wins' : 'fs-ui-take-may-win', colour: goal.colour });
  else if (sure && known.includes('black')) found.push({ key: blacks === 0 ? 'fs-ui-take-first-black' : 'fs-ui-take-second-black' });
  else if (sure && goal && known.includes(goal.colour)) found.push({ key: 'fs-ui-take-helps', colour: goal.colour });
  // A third black kills before any victory counts.
  if (deadly && goal?.near && !sure) found.push({ key: 'fs-ui-take-may-win', colour: goal.colour });
  return found;
}
