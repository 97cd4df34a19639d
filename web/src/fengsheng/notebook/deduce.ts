// What follows of everybody's side from what this person can see, each mark with its reason. It guesses nothing.

import type { Seat } from '../../net/types';
import { count, FACTIONS, type Faction } from '../cards/faces';
import { ENOUGH, GOALS, winsByMission } from '../stakes';
import { splitAt } from '../splits';
import type { FengshengView } from '../types';

export type Mark = 'yes' | 'no';
/** Why a mark stands: a text of the page, and the faction and number it speaks of. */
export type Reason = { key: string; faction?: Faction; n?: number };
export type Deduced = { mark: Mark; why: Reason };
/** One row for each seat. */
export type Sheet = Record<Faction, Deduced | null>[];

/** How many of each faction sit at the table. */
export function splitOf(view: FengshengView): Record<Faction, number> {
  const [lurker, agency, bystander] = splitAt(view.edition, view.seats.length, view.rules) ?? [0, 0, 0];
  return { lurker, agency, bystander };
}

export function deduce(view: FengshengView): Sheet {
  const split = splitOf(view);
  // Once an identity was taken, one card is out of the game and another has changed hands: only what is seen is sure.
  const taken = view.seats.some((there) => there.identity === 'removed');
  const sheet: Sheet = view.seats.map(() => ({ lurker: null, agency: null, bystander: null }));
  let changed = true;
  const put = (seat: Seat, faction: Faction, mark: Mark, why: Reason) => {
    const row = sheet[seat];
    if (!row || row[faction]) return;
    row[faction] = { mark, why };
    changed = true;
  };

  view.seats.forEach((there, seat) => {
    if (there.identity) {
      const key = there.shown ? 'fs-ui-note-shown' : seat === view.eye ? 'fs-ui-note-mine' : 'fs-ui-note-seen';
      for (const faction of FACTIONS) put(seat, faction, faction === there.identity ? 'yes' : 'no', { key });
      return;
    }
    // Whoever had this many of their own colour would have won by now.
    if (taken || winsByMission(view)) return;
    const lying = count(there.intelligence);
    for (const faction of FACTIONS) {
      const colour = GOALS[faction];
      if (colour && lying[colour] >= ENOUGH) put(seat, faction, 'no', { key: 'fs-ui-note-enough', faction, n: lying[colour] });
    }
  });

  while (changed && !taken) {
    changed = false;
    for (const faction of FACTIONS) {
      const of = (mark: Mark | null) => sheet.flatMap((row, seat) => ((row[faction]?.mark ?? null) === mark ? [seat] : []));
      const [sure, open] = [of('yes'), of(null)];
      if (sure.length === split[faction]) for (const seat of open) put(seat, faction, 'no', { key: 'fs-ui-note-full', faction, n: split[faction] });
      else if (sure.length + open.length === split[faction]) for (const seat of open) put(seat, faction, 'yes', { key: 'fs-ui-note-rest', faction, n: split[faction] });
    }
    sheet.forEach((row, seat) => {
      const left = FACTIONS.filter((faction) => row[faction]?.mark !== 'no');
      const only = left.length === 1 ? left[0] : undefined;
      if (only) put(seat, only, 'yes', { key: 'fs-ui-note-left' });
      const sure = FACTIONS.find((faction) => row[faction]?.mark === 'yes');
      if (sure) for (const faction of FACTIONS) put(seat, faction, 'no', { key: 'fs-ui-note-other', faction: sure });
    });
  }
  return sheet;
}
