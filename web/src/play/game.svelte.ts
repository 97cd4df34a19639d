import type { Link } from '../net/link';
import { PROTOCOL_VERSION } from '../net/link';
import type { Choice, FromSitting, GameInfo, Line, Moment, Prompt, Seat, SeatPlan, TableMessage, View } from '../net/types';
import { shown } from '../net/lines';
import { kindOf, type Kind } from '../games';
import { lend } from '../words/vocabulary.svelte';
import { added, type Entry } from './log';
import { optionsAt, refusalsAt, spotKey, waysAt } from './spots';
import { keep } from './saves';
import { PACES, settings } from './settings.svelte';
import { tick } from './sound';

/** What went wrong: the engine fell and was replaced, keeps falling, cannot be opened; a save or a start was refused; nothing can be kept. */
export type Trouble = 'engine' | 'engine-again' | 'engine-missing' | 'save' | 'refused' | 'full-store';

/** Whether a moment has anything to say to somebody who follows the moves. */
const tells = (moment: Moment): boolean => moment.lines.some((line) => shown(line.level, 'moves'));

/** One game as this page sees it. It draws what it is told and answers with what it was offered; it knows no rule. */
export class Game {
  games = $state.raw<GameInfo[]>([]);
  seated = $state(false);
  seat = $state<Seat>(0);
  names = $state.raw<string[]>([]);
  bots = $state.raw<(string | null)[]>([]);
  view = $state.raw<View | null>(null);
  /** The moment the table shows now; `previous` is the view before it, for drawing what moved. */
  moment = $state.raw<Moment | null>(null);
  previous = $state.raw<View | null>(null);
  /** The last moment that had something to say: one that says nothing does not wipe it out. */
  told = $state.raw<Moment | null>(null);
  /** Counts the pieces that came to lie in the middle of the table, so that each is drawn as a piece of its own. */
  pieces = $state(0);
  queue = $state.raw<Moment[]>([]);
  log = $state.raw<Entry[]>([]);
  coming = $state.raw<Prompt | null>(null);
  record = $state('');
  sorry = $state.raw<Line | null>(null);
  /** What a broken engine said last, for a report. */
  detail = $state('');
  trouble = $state<Trouble | null>(null);
  /** True between an answer and what follows from it. */
  waiting = $state(false);
  /** The last interval that the player has ended. */
  intervalSeen = $state(0);
  /** The place that is selected, and which of several ways to use it, where more has to be chosen. */
  selected = $state<string | null>(null);
  way = $state<string | null>(null);

  /** The table that a take-back passed by, for the player would not have been asked there. */
  #passedBy: TableMessage | null = null;
  #goingBack = false;

  #open: () => Link;
  #link: Link;
  #timer: ReturnType<typeof setTimeout> | undefined;
  #restarts = 0;
  #resuming = false;
  /** The kind of game whose save is being read. */
  #saved = $state<string | null>(null);

  constructor(open: () => Link) {
    this.#open = open;
    this.#link = this.#connect();
  }

  #connect(): Link {
    const link = this.#open();
    link.onmessage = (message) => this.receive(message);
    link.onlost = (detail) => this.#lost(detail);
    link.send({ t: 'hello', version: PROTOCOL_VERSION });
    return link;
  }

  /** The question on the table, once everything before it has been shown. */
  get prompt(): Prompt | null {
    return this.queue.length === 0 && !this.waiting && !this.inInterval ? this.coming : null;
  }
  /** The kind of game on the table. */
  get kind(): Kind | null {
    return (this.view && kindOf(this.view)) ?? null;
  }
  /** The table waits until the player has read something and called `goOn`. */
  get inInterval(): boolean {
    return this.view !== null && this.#interval(this.view) > this.intervalSeen;
  }
  get over(): boolean {
    return this.view !== null && (this.kind?.over(this.view) ?? false);
  }
  /** The seats that are waited for. */
  get awaited(): Seat[] {
    return (this.view && this.kind?.awaited(this.view)) ?? [];
  }
  /** Which kind of game a save belonged to that could not be read. */
  get savedKind(): string | null {
    return this.#saved;
  }

  start(game: string, setup: unknown, plan: SeatPlan[], seed: string | null = null): void {
    this.#clear();
    this.waiting = true;
    this.#link.send({ t: 'start', game, setup, plan, seed });
  }
  rematch(): boolean {
    if (!this.view || !this.kind) return false;
    const { game, setup } = this.kind.again(this.view);
    const plan = this.names.map((name, i): SeatPlan => {
      const bot = this.bots[i];
      return bot ? { t: 'bot', bot, name } : { t: 'you', name };
    });
    this.start(game, setup, plan);
    return true;
  }
  resume(record: string, tag: string): void {
    this.#clear();
    this.#saved = tag;
    this.record = record;
    this.waiting = true;
    this.#resuming = true;
    this.#link.send({ t: 'resume', record });
  }
  act(action: string): void {
    const prompt = this.prompt;
    if (!prompt) return;
    this.select(null);
    this.sorry = null;
    this.waiting = true;
    this.#link.send({ t: 'act', moment: prompt.moment, action });
  }
  /** Takes the player's last decision back, and those before it that their own settings took. */
  undo(): void {
    this.select(null);
    this.waiting = true;
    this.#goingBack = true;
    this.#link.send({ t: 'undo' });
  }

  /** What can be chosen next, when a way was chosen that needs more: each option says at what. */
  get next(): readonly Choice[] {
    if (!this.selected || !this.way) return [];
    return waysAt(this.prompt, this.selected).find((way) => way.key === this.way)?.options ?? [];
  }
  select(key: string | null): void {
    this.selected = key;
    const ways = key === null ? [] : waysAt(this.prompt, key);
    const only = ways.length === 1 ? ways[0] : undefined;
    this.way = only && only.options.length > 1 ? only.key : null;
  }

  /**
   * A tap on a place. Where something else waits for what comes next and this place is it, it is done. Otherwise the first
   * tap selects, and the second commits when there is exactly one thing to do there.
   */
  tap(key: string): 'selected' | 'acted' | 'several' | 'refused' | 'nothing' {
    const then = this.next.find((option) => option.then && spotKey(option.then) === key);
    if (then) {
      this.act(then.action);
      return 'acted';
    }
    const options = optionsAt(this.prompt, key);
    const again = this.selected === key;
    if (options.length === 0) {
      if (refusalsAt(this.prompt, key).length === 0) return 'nothing';
      this.select(again ? null : key);
      return 'refused';
    }
    if (!again) {
      this.select(key);
      return 'selected';
    }
    const only = options.length === 1 ? options[0] : undefined;
    if (!only) return 'several';
    this.act(only.action);
    return 'acted';
  }

  receive(message: FromSitting): void {
    switch (message.t) {
      case 'welcome':
        this.games = message.games;
        break;
      case 'table':
        this.#table(message);
        break;
      case 'saved':
        this.record = message.record;
        break;
      case 'sorry': {
        this.waiting = false;
        const passedBy = this.#passedBy;
        this.#goingBack = false;
        this.#passedBy = null;
        if (passedBy) this.#table(passedBy);
        this.sorry = message.line;
        if (!this.seated) this.trouble = this.#resuming ? 'save' : 'refused';
        this.#resuming = false;
        break;
      }
      case 'because':
        this.sorry = message.reason;
        break;
    }
  }

  #table(message: TableMessage): void {
    this.waiting = false;
    const first = message.moments[0];
    const kind = first ? kindOf(first.view) : this.kind;
    if (!kind) {
      // A record of a game that only a newer page can show.
      this.trouble = 'save';
      return;
    }
    lend(kind.vocabulary);
    if (this.#goingBack) {
      const seen = message.moments.at(-1)?.view;
      if (message.prompt && seen && this.#byItself(message.prompt, seen) !== null) {
        this.#passedBy = message;
        this.waiting = true;
        this.#link.send({ t: 'undo' });
        return;
      }
      this.#goingBack = false;
      this.#passedBy = null;
    }
    this.sorry = null;
    if (this.trouble === 'save' || this.trouble === 'refused') this.trouble = null;
    this.seated = true;
    // An engine that went on playing is sound again; one that only read the record may break on the same move.
    if (!this.#resuming) this.#restarts = 0;
    this.#resuming = false;
    this.seat = message.seat;
    this.names = message.names;
    this.bots = message.bots;
    this.record = message.record;
    this.coming = message.prompt;
    if (!keep(kind.tag, message.record)) this.trouble = 'full-store';
    if (message.fresh || !this.view) this.#jump(message);
    else {
      this.queue = [...this.queue, ...message.moments];
      this.#play(true);
    }
  }

  /** Draws the last view at once: after a start, a resume or a move taken back. */
  #jump(message: TableMessage): void {
    clearTimeout(this.#timer);
    this.queue = [];
    this.#tell(message.moments);
    const last = message.moments.at(-1);
    this.previous = null;
    if (last) this.#show(last);
    this.intervalSeen = last && !this.over ? this.#interval(last.view) : 0;
    this.#ask();
  }

  /** What the player's own settings answer to a question, if they do. */
  #byItself(prompt: Prompt, view: View): string | null {
    return kindOf(view)?.answer?.(prompt, view) ?? null;
  }
  /** Puts the question to the player, unless their own settings answer it. */
  #ask(): void {
    const { prompt, view } = this;
    if (!prompt || !view) return;
    const answer = this.#byItself(prompt, view);
    if (answer === null) tick();
    else this.act(answer);
  }

  #show(moment: Moment): void {
    this.previous = this.view;
    if (kindOf(moment.view)?.anew?.(this.view, moment)) this.pieces += 1;
    this.view = moment.view;
    this.moment = moment;
    if (tells(moment) || !this.told || moment.n < this.told.n) this.told = moment;
    if (this.#interval(moment.view) === 0) this.intervalSeen = 0;
  }

  #interval(view: View): number {
    return kindOf(view)?.interval?.(view) ?? 0;
  }
  #tell(moments: readonly Moment[]): void {
    const kind = moments[0] && kindOf(moments[0].view);
    if (kind) this.log = added(this.log, moments, kind.entries.bind(kind));
  }

  /** Shows the next moment, and the ones after it at the chosen pace. The player's own move is shown at once. */
  #play(first = false): void {
    clearTimeout(this.#timer);
    if (this.queue.length === 0 || this.inInterval) return;
    // What says nothing takes no time.
    while (this.queue[0] && !tells(this.queue[0]) && !this.inInterval) this.advance();
    const next = this.queue[0];
    if (!next || this.inInterval) return;
    const own = next.by === this.seat || next.by === null;
    if (settings.step && !own) return;
    const pace = PACES[settings.pace] ?? 0;
    if (pace === 0) {
      while (this.queue.length > 0 && !this.inInterval && !(settings.step && this.queue[0]?.by !== this.seat)) this.advance();
      return;
    }
    this.#timer = setTimeout(
      () => {
        this.advance();
        this.#play();
      },
      first && own ? 0 : pace,
    );
  }

  /** Shows one more moment. */
  advance(): void {
    const [next, ...rest] = this.queue;
    if (!next) return;
    this.queue = rest;
    this.#tell([next]);
    this.#show(next);
    if (rest.length === 0 && this.coming) this.#ask();
    else if (next.by !== this.seat && tells(next)) tick('low');
  }
  /** The player asks for the next moment, in step mode or out of impatience. */
  step(): void {
    this.advance();
    this.#play();
  }
  skip(): void {
    clearTimeout(this.#timer);
    while (this.queue.length > 0 && !this.inInterval) this.advance();
  }
  /** The player has read what the interval is for. */
  goOn(): void {
    this.intervalSeen = this.view ? this.#interval(this.view) : 0;
    if (this.queue.length === 0) this.#ask();
    this.#play();
  }
  leave(): void {
    this.#clear();
  }

  #clear(): void {
    clearTimeout(this.#timer);
    this.seated = false;
    this.view = null;
    this.previous = null;
    this.moment = null;
    this.told = null;
    this.queue = [];
    this.log = [];
    this.coming = null;
    this.sorry = null;
    this.trouble = null;
    this.waiting = false;
    this.#goingBack = false;
    this.#passedBy = null;
    this.intervalSeen = 0;
    this.select(null);
    this.record = '';
  }

  /** The engine died: a new one takes the record over. If that dies too, the player is told and keeps the record. */
  #lost(detail: string): void {
    this.detail = detail;
    const record = this.record;
    this.#restarts += 1;
    const playing = record !== '';
    if (this.#restarts > 3) {
      this.waiting = false;
      this.trouble = playing ? 'engine-again' : 'engine-missing';
      return;
    }
    this.#link = this.#connect();
    this.waiting = false;
    if (!playing) return;
    this.resume(record, this.view?.game ?? this.#saved ?? '');
    this.trouble = 'engine';
  }
}
