// The messages a page and a sitting exchange. They are written by the engine's protocol crate; here they get the names
// that the page uses.

export type {
  Arg,
  Asked,
  BlancNoirView,
  Choice,
  ClocktowerSheet,
  Counsel,
  FromSitting,
  GameInfo,
  Level,
  Line,
  Moment,
  Prompt,
  Refusal,
  Rules,
  SeatPlan,
  SeatView,
  Sheet,
  SheetRow,
  Spot,
  ToSitting,
  View,
} from './generated/protocol';

import type { FromSitting, View } from './generated/protocol';

export type Seat = number;
/** The view of one game out of all of them, by its tag. */
export type ViewOf<G extends View['game']> = Extract<View, { game: G }>;
export type TableMessage = Extract<FromSitting, { t: 'table' }>;
