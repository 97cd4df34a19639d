// The messages a page and a sitting exchange, as the engine's protocol crate defines them.

export type Seat = number;
export type Level = 'story' | 'moves' | 'everything';

export type Arg =
  | { t: 'seat'; seat: Seat }
  | { t: 'card'; card: string }
  | { t: 'cards'; cards: string[] }
  | { t: 'scroll'; scroll: string }
  | { t: 'scrolls'; scrolls: string[] }
  | { t: 'colour'; colour: string }
  | { t: 'number'; n: number }
  | { t: 'direction'; direction: string };

/** A sentence by its Fluent message id; the reader's language is the page's business. */
export type Line = { key: string; args: Record<string, Arg>; level: Level };

export type SeatPlan = { t: 'you'; name: string } | { t: 'bot'; bot: string; name: string };

export type ToSitting =
  | { t: 'hello'; version: number }
  | { t: 'start'; game: string; setup: unknown; plan: SeatPlan[]; seed: string | null }
  | { t: 'resume'; record: string }
  | { t: 'act'; moment: number; action: string }
  | { t: 'why'; action: string }
  | { t: 'undo' }
  | { t: 'save' };

export type FromSitting =
  | { t: 'welcome'; version: number; games: GameInfo[] }
  | TableMessage
  | { t: 'because'; action: string; reason: Line | null }
  | { t: 'saved'; record: string }
  | { t: 'sorry'; line: Line };

export type TableMessage = {
  t: 'table';
  seat: Seat;
  names: string[];
  bots: (string | null)[];
  moments: Moment[];
  prompt: Prompt | null;
  fresh: boolean;
  record: string;
};

export type GameInfo = { id: string; seats_min: number; seats_max: number; bots: string[] };
export type Moment = { n: number; by: Seat | null; action: string | null; lines: Line[]; view: View };

export type Prompt = {
  moment: number;
  seat: Seat;
  question: Line;
  passing: Line | null;
  rule: string;
  options: Choice[];
  refused: Refusal[];
};
export type Choice = { action: string; label: Line; spot: Spot };
export type Refusal = { action: string; reason: Line; spot: Spot };

export type Spot =
  | { t: 'hand'; card: string }
  | { t: 'own-scroll'; slot: number }
  | { t: 'scroll'; seat: Seat; slot: number }
  | { t: 'open-scroll'; seat: Seat; scroll: string }
  | { t: 'scroll-deck' }
  | { t: 'number-deck' }
  | { t: 'seat'; seat: Seat }
  | { t: 'colour'; colour: string }
  | { t: 'pile'; card: string }
  | { t: 'button' };

export type Direction = 'clockwise' | 'counter-clockwise';

export type View = {
  game: 'blanc-noir';
  eye: Seat | null;
  seats: SeatView[];
  round: number;
  starter: Seat;
  turn: Seat;
  asked: Asked | null;
  direction: Direction;
  lead: { card: string; colour: string | null; number: number; open: boolean };
  pending: number;
  deck: number;
  scroll_deck: number;
  discard: number;
  discards: string[];
  search: string[] | null;
  sheet: Sheet | null;
  winners: Seat[] | null;
  rules: Rules;
};

export type SeatView = {
  hand: string[] | null;
  hand_size: number;
  known: string[];
  down: number;
  scrolls: string[] | null;
  up: string[];
  declared: boolean;
  total: number;
};
export type Asked = { seat: Seat; ask: { q: string; [field: string]: unknown } };
export type SheetRow = { hand: string[]; points: number; total: number; halved: boolean };
export type Sheet = { round: number; out: Seat; rows: SheetRow[] };

export type Rules = {
  first_card_effects: 'none' | 'uno';
  effect_discards_under_lead: boolean;
  voluntary_draw: boolean;
  play_after_draw: boolean;
  chain_must_answer: boolean;
  two_player_reverse: 'noop' | 'skip';
  princess_companion_effect: 'resolve' | 'none';
  princess_companion_on_top: boolean;
  prince_combo_partial: boolean;
  shockwave_scope: 'one' | 'all';
  tornado_includes_deck: boolean;
  threat_empty_hand_wins: boolean;
  threat_drops_pending_chain: boolean;
  trade_may_empty_hand: boolean;
  valkyrie_zone_after_reshuffle: 'discard_and_draw' | 'discard_only';
  valkyrie_counts_before_empty_check: boolean;
  gargoyle_audience: 'all' | 'user';
  declare_mode: 'auto' | 'manual' | { forgetful: number };
  discard_memory: 'none' | 'last-lap' | 'full';
  first_starter: 'random' | Seat;
  end_tie: 'shared' | 'playoff';
};

export type Setup = { seats: number; rules: Rules };
