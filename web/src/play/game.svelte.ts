import type { Link } from '../net/link';
import { PROTOCOL_VERSION } from '../net/link';
import type { Choice, ClocktowerSheet, Counsel, FromSitting, GameInfo, Line, Prompt, SeatPlan, TableMessage, View } from '../net/types';
import { kindOf } from '../games';
import { lend } from '../words/vocabulary.svelte';
import { optionsAt, refusalsAt, spotKey, waysAt } from './spots';
import { keep } from './saves';
import { Showing } from './showing.svelte';

/** What went wrong: the engine fell and was replaced, keeps falling, cannot be opened; a save or a start was refused; nothing can be kept. */
export type Trouble = 'engine' | 'engine-again' | 'engine-missing' | 'save' | 'refused' | 'full-store';

/** One game as this page sees it. It draws what it is told and answers with what it was offered; it knows no rule. */
export class Game extends Showing {
  games = $state.raw<GameInfo[]>([]);
  seated = $state(false);
  names = $state.raw<string[]>([]);
  /** What lies on the table from the beginning, where that is not the same in every game. */
  sheet = $state.raw<ClocktowerSheet | null>(null);
  bots = $state.raw<(string | null)[]>([]);
  record = $state('');
  sorry = $state.raw<Line | null>(null);
  /** What a host was advised to answer, and to which question. */
  #advice = $state.raw<{ moment: number; counsel: Counsel } | null>(null);
  /** What whoever ran the game decided, and why, once the game is over and somebody wants to know. */
  reviewed = $state.raw<readonly Counsel[] | null>(null);
  /** What a broken engine said last, for a report. */
  detail = $state('');
  trouble = $state<Trouble | null>(null);
  /** True between an answer and what follows from it. */
  waiting = $state(false);
  /** The place that is selected, and which of several ways to use it, where more has to be chosen. */
  selected = $state<string | null>(null);
  way = $state<string | null>(null);

  /** The table that a take-back passed by, for the player would not have been asked there. */
  #passedBy: TableMessage | null = null;
  /** The questions to others for whom this page answers as their host. */
  #others = $state.raw<Prompt[]>([]);
  #goingBack = false;

  #open: () => Link;
  #link: Link;
  #restarts = 0;
  #resuming = false;
  /** The kind of game whose save is being read. */
  #saved = $state<string | null>(null);

  constructor(open: () => Link) {
    super();
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
  /** The questions to those for whom this page answers as their host, once everything before them has been shown. */
  get prompts(): readonly Prompt[] {
    return this.queue.length === 0 && !this.waiting ? this.#others : [];
  }
  /** Whether this page answers for others too. */
  get hosts(): boolean {
    return this.bots.filter((bot) => bot === null).length > 1;
  }
  /** What everybody is called by now. */
  get called(): readonly string[] {
    return this.kind?.called?.(this.names, this.record) ?? this.names;
  }
  /** The advice on the present question, if it was asked for. */
  get advice(): Counsel | null {
    return this.prompt && this.#advice?.moment === this.prompt.moment ? this.#advice.counsel : null;
  }
  /** Which kind of game a save belonged to that could not be read. */
  get savedKind(): string | null {
    return this.#saved;
  }

  start(game: string, setup: unknown, plan: SeatPlan[], seed: string | null = null): void {
    this.clear();
    this.waiting = true;
    this.#link.send({ t: 'start', game, setup, plan, seed });
  }
  rematch(): boolean {
    if (!this.view || !this.kind) return false;
    const { game, setup } = this.kind.again(this.view, this.record);
    const plan = this.names.map((name, i): SeatPlan => {
      const bot = this.bots[i];
      return bot ? { t: 'bot', bot, name } : { t: 'you', name };
    });
    this.start(game, setup, plan);
    return true;
  }
  resume(record: string, tag: string): void {
    this.clear();
    this.#saved = tag;
    this.record = record;
    this.waiting = true;
    this.#resuming = true;
    this.#link.send({ t: 'resume', record });
  }
  act(action: string): void {
    if (this.prompt) this.answer(this.prompt, action);
  }
  /** Answers a question: the player's own, or one that a host answers for somebody. */
  answer(prompt: Prompt, action: string): void {
    if (this.waiting) return;
    this.select(null);
    this.sorry = null;
    this.waiting = true;
    const whose = prompt.seat === this.seat ? {} : { seat: prompt.seat };
    this.#link.send({ t: 'act', moment: prompt.moment, action, ...whose });
  }
  /** Asks what the engine would answer in the place of a host, and why. */
  advise(): void {
    this.#link.send({ t: 'advise' });
  }
  /** Asks why whoever ran the game that is over decided so. */
  review(): void {
    this.#link.send({ t: 'review' });
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
      case 'advice':
        this.#advice = { moment: message.moment, counsel: message.counsel };
        break;
      case 'reviewed':
        this.reviewed = message.decisions;
        break;
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
      this.#resuming = false;
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
    this.#advice = null;
    this.reviewed = null;
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
    this.#others = message.prompts;
    if (message.sheet) this.sheet = message.sheet;
    if (!keep(kind.tag, message.record)) this.trouble = 'full-store';
    if (message.fresh || !this.view) this.jump(message.moments);
    else this.follow(message.moments);
    // Whoever runs the game has entered it all and waits for nothing.
    if (this.hosts) this.skip();
  }

  /** What the player's own settings answer to a question, if they do. */
  #byItself(prompt: Prompt, view: View): string | null {
    return kindOf(view)?.answer?.(prompt, view) ?? null;
  }
  /** Puts the question to the player, unless their own settings answer it. */
  protected ask(): void {
    const { prompt, view } = this;
    if (!prompt || !view) return;
    const answer = this.#byItself(prompt, view);
    if (answer === null) this.sound();
    else this.act(answer);
  }

  /** A host's device is silent: what is heard by night would tell the others who is asked. */
  protected override sound(how?: 'low'): void {
    if (!this.hosts) super.sound(how);
  }

  leave(): void {
    this.clear();
  }

  protected override clear(): void {
    super.clear();
    this.seated = false;
    this.sorry = null;
    this.trouble = null;
    this.waiting = false;
    this.#goingBack = false;
    this.#passedBy = null;
    this.select(null);
    this.record = '';
    this.sheet = null;
    this.#advice = null;
    this.reviewed = null;
    this.#others = [];
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
