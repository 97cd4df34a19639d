// The protocol's messages as far as this game adds to those of every game.

export type {
  ClocktowerBoard as Board,
  ClocktowerCall as Call,
  ClocktowerGrimoire as Grimoire,
  ClocktowerJinx as Jinx,
  ClocktowerPage as Page,
  ClocktowerSeatView as SeatView,
  ClocktowerSetup as SetupMessage,
  ClocktowerSheet as Sheet,
  ClocktowerSheetCharacter as SheetCharacter,
  ClocktowerToken as Token,
  ClocktowerView as View,
  ClocktowerVote as Vote,
} from '../net/generated/protocol';

import type { ClocktowerSheetCharacter } from '../net/generated/protocol';

export type Team = ClocktowerSheetCharacter['team'];
/** The kinds of characters in the order of a script. */
export const TEAMS: readonly Team[] = ['townsfolk', 'outsider', 'minion', 'demon', 'traveller', 'fabled', 'loric'];
export type Side = 'good' | 'evil';
