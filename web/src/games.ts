// The games this page can show. A game brings its own table, rules of speech and start form; everything else of the page
// asks here and knows no game by name.

import type { Component } from 'svelte';
import type { GameInfo, Moment, Prompt, Seat, View } from './net/types';
import type { Entry } from './play/log';
import type { Game } from './play/game.svelte';
import { kept, type Save } from './play/saves';
import type { Chosen, Switch } from './pages/switches';
import type { Vocabulary } from './words/vocabulary.svelte';
import { blancNoir } from './blanc-noir/kind';
import { fengsheng } from './fengsheng/kind';
import { clocktower } from './clocktower/kind';

export type TableProps = {
  game: Game;
  onhelp: () => void;
  onsettings: () => void;
  onleave: () => void;
  onrule: (page: string) => void;
  /** Says a sentence to a screen reader at once. */
  ontalk: (text: string) => void;
  /** Something lies over the table: it must not listen to the keyboard. */
  covered: boolean;
};

/** A line of the engine's catalogue: what the start page offers. */
export type Edition = {
  /** The catalogue's id. */
  id: string;
  /** The message with its full name; the one with a sentence about it has `-line` added. */
  title: string;
  /** The messages with its name in short, and with what stands small below. */
  name: string;
  note: string;
  /** How many sit down when nobody has chosen yet. */
  seats: number;
  /** A small drawing for its card on the start page. */
  Emblem: Component;
  /** The lid of its box: the large picture of the start page. */
  Lid: Component;
  /** The house rules one may choose before the deal. */
  switches: readonly Switch[];
  /** Those of them that decide what kind of game it is; they stand open above the number of players. */
  first?: readonly string[];
  /** With how many these choices can be played; unless it says, with as many as the sitting seats. */
  fits?(chosen: Chosen): readonly number[];
  /** The setup as the sitting reads it. */
  setup(seats: number, chosen: Chosen): unknown;
  /** A form of its own in place of the usual one, where a start takes more than seats and house rules. */
  Desk?: Component<DeskProps>;
};

/** What a start form of its own gets: the game it starts, and which bots there are. */
export type DeskProps = { game: Game; info: GameInfo; edition: Edition };

/** One game: all that the page must know to run it. `V` is what its views look like. */
export type Kind<V extends View = View> = {
  /** What its views say in their field `game`. */
  tag: V['game'];
  editions: readonly Edition[];
  vocabulary: Vocabulary;
  /** The page on which its rulebook begins. */
  contents: string;

  Table: Component<TableProps>;
  /** Shown over the table when the game is over. */
  Over: Component<{ game: Game; onreport: () => void; onleave: () => void }>;
  /** Shown over the table in an interval. */
  Interval?: Component<{ game: Game }>;
  /** What to read about the game: inside the help sheet, above the keys. */
  Help: Component<{ onrule: (page: string) => void }>;
  /** Its keys besides those that every table has, with the message that explains each. */
  keys: readonly (readonly [key: string, message: string])[];

  over(view: V): boolean;
  /** Who is waited for. */
  awaited(view: V): Seat[];
  /** The edition's id and the setup that would deal the same kind of game again. */
  again(view: V, record: string): { game: string; setup: unknown };
  /** What people are called, where that has been changed since the start. */
  called?(names: readonly string[], record: string): readonly string[];
  /** The id of the edition that a kept record is a game of; unless it says, of the only one. */
  editionOf?(record: string): string;
  /** What a moment adds to the log; `before` is the log's last entry so far. */
  entries(moment: Moment, before: Entry | undefined): Entry[];
  /** What the player's own settings answer without asking; nothing: the question is put. */
  answer?(prompt: Prompt, view: V): string | null;
  /** A number that grows when the table stops until the player has read something, like a score sheet; 0 before. */
  interval?(view: V): number;
  /** Whether a new piece came to lie in the middle of the table, to be drawn as a piece of its own. */
  anew?(before: V | null, moment: Moment): boolean;
};

/** The game kept in this browser, where it is one of this edition. */
export function keptOf({ kind, edition }: Pick<Offer, 'kind' | 'edition'>): Save | 'damaged' | null {
  const save = kept(kind.tag);
  if (save === null || save === 'damaged' || !kind.editionOf) return save;
  return kind.editionOf(save.record) === edition.id ? save : null;
}

export const KINDS: readonly Kind[] = [blancNoir, fengsheng, clocktower];

/** The game that a view belongs to. */
export const kindOf = (view: View): Kind | undefined => KINDS.find((kind) => kind.tag === view.game);

/** What can be started here and now: what the sitting offers and this page can show. */
export type Offer = { info: GameInfo; kind: Kind; edition: Edition };

export function offers(games: readonly GameInfo[]): Offer[] {
  return games.flatMap((info) =>
    KINDS.flatMap((kind) => kind.editions.filter((edition) => edition.id === info.id).map((edition) => ({ info, kind, edition }))),
  );
}
