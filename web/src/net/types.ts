// The messages a page and a sitting exchange. They are written by the engine's protocol crate; here they get the names
// that the page uses.

export type {
  Arg,
  Asked,
  Choice,
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
  BlancNoirSetup as Setup,
} from './generated/protocol';

import type { FromSitting, View } from './generated/protocol';

export type Seat = number;
export type Direction = View['direction'];
export type TableMessage = Extract<FromSitting, { t: 'table' }>;
