import type { Link } from '../net/link';
import { PROTOCOL_VERSION } from '../net/link';
import type { FromSitting, GameInfo, Line, Moment, Prompt, Seat, SeatPlan, Setup, TableMessage, View } from '../net/types';
import { added, type Entry } from './log';
import { optionsAt, refusalsAt } from './spots';
import { keep } from './saves';
import { PACES, settings } from './settings.svelte';
import { tick } from './sound';

/** What went wrong: the engine fell and was replaced, keeps falling, cannot be opened; a save or a start was refused; nothing can be kept. */
export type Trouble = 'engine' | 'engine-again' | 'engine-missing' | 'save' | 'refused' | 'full-store';

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
  /** Counts the cards that became the lead, so that each is drawn as a card of its own. */
  leadKey = $state(0);
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
  /** The round whose score sheet the player has put away. */
  sheetSeen = $state(0);
  selected = $state<string | null>(null);

  #open: () => Link;
  #link: Link;
  #timer: ReturnType<typeof setTimeout> | undefined;
  #restarts = 0;
  #resuming = false;
  #started: { setup: Setup; plan: SeatPlan[] } | null = null;

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
    return this.queue.length === 0 && !this.waiting && !this.sheetOpen ? this.coming : null;
  }
  get sheetOpen(): boolean {
    return !!this.view?.sheet && this.view.sheet.round > this.sheetSeen;
  }
  get over(): boolean {
    return this.view?.winners != null;
  }

  start(setup: Setup, plan: SeatPlan[], seed: string | null = null): void {
    this.#started = { setup, plan };
    this.#clear();
    this.waiting = true;
    this.#link.send({ t: 'start', game: 'blanc-noir', setup, plan, seed });
  }
  rematch(): boolean {
    const rules = this.view?.rules;
    if (!rules) return false;
    const setup = this.#started?.setup ?? { seats: this.names.length, rules };
    const plan = this.names.map((name, i): SeatPlan => {
      const bot = this.bots[i];
      return bot ? { t: 'bot', bot, name } : { t: 'you', name };
    });
    this.start(setup, plan);
    return true;
  }
  resume(record: string): void {
    this.#clear();
    this.record = record;
    this.waiting = true;
    this.#resuming = true;
    this.#link.send({ t: 'resume', record });
  }
  act(action: string): void {
    const prompt = this.prompt;
    if (!prompt) return;
    this.selected = null;
    this.sorry = null;
    this.waiting = true;
    this.#link.send({ t: 'act', moment: prompt.moment, action });
  }
  undo(): void {
    this.selected = null;
    this.waiting = true;
    this.#link.send({ t: 'undo' });
  }

  /** A tap on a place: the first selects it, the second commits when there is exactly one thing to do there. */
  tap(key: string): 'selected' | 'acted' | 'several' | 'refused' | 'nothing' {
    const options = optionsAt(this.prompt, key);
    const again = this.selected === key;
    if (options.length === 0) {
      if (refusalsAt(this.prompt, key).length === 0) return 'nothing';
      this.selected = again ? null : key;
      return 'refused';
    }
    if (!again) {
      this.selected = key;
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
      case 'sorry':
        this.waiting = false;
        this.sorry = message.line;
        if (!this.seated) this.trouble = this.#resuming ? 'save' : 'refused';
        this.#resuming = false;
        break;
      case 'because':
        this.sorry = message.reason;
        break;
    }
  }

  #table(message: TableMessage): void {
    this.waiting = false;
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
    if (!keep(message.record)) this.trouble = 'full-store';
    const first = !this.view;
    if (message.fresh || first) this.#jump(message);
    else {
      this.queue = [...this.queue, ...message.moments];
      this.#play(true);
    }
  }

  /** Draws the last view at once: after a start, a resume or a move taken back. */
  #jump(message: TableMessage): void {
    clearTimeout(this.#timer);
    this.queue = [];
    this.log = added(this.log, message.moments);
    const last = message.moments.at(-1);
    this.previous = null;
    if (last) this.#show(last);
    const sheet = last?.view.sheet;
    this.sheetSeen = sheet && last.view.winners === null ? sheet.round : 0;
    if (this.coming) tick();
  }

  #show(moment: Moment): void {
    this.previous = this.view;
    if (moment.action?.startsWith('play ') || this.view?.lead.card !== moment.view.lead.card) this.leadKey += 1;
    this.view = moment.view;
    this.moment = moment;
    if (moment.view.round === 1 && !moment.view.sheet) this.sheetSeen = 0;
  }

  /** Shows the next moment, and the ones after it at the chosen pace. The player's own move is shown at once. */
  #play(first = false): void {
    clearTimeout(this.#timer);
    if (this.queue.length === 0 || this.sheetOpen) return;
    const next = this.queue[0];
    const own = next?.by === this.seat || next?.by == null;
    if (settings.step && !own) return;
    const pace = PACES[settings.pace] ?? 0;
    if (pace === 0) {
      while (this.queue.length > 0 && !this.sheetOpen && !(settings.step && this.queue[0]?.by !== this.seat)) this.advance();
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
    this.log = added(this.log, [next]);
    this.#show(next);
    if (rest.length === 0 && this.coming) tick();
    else if (next.by !== this.seat) tick('low');
  }
  /** The player asks for the next moment, in step mode or out of impatience. */
  next(): void {
    this.advance();
    this.#play();
  }
  skip(): void {
    clearTimeout(this.#timer);
    while (this.queue.length > 0 && !this.sheetOpen) this.advance();
  }
  closeSheet(): void {
    this.sheetSeen = this.view?.sheet?.round ?? 0;
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
    this.queue = [];
    this.log = [];
    this.coming = null;
    this.sorry = null;
    this.trouble = null;
    this.waiting = false;
    this.sheetSeen = 0;
    this.selected = null;
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
    this.resume(record);
    this.trouble = 'engine';
  }
}
