import type { Moment, Prompt, Seat, View } from '../net/types';
import { shown } from '../net/lines';
import { kindOf, type Kind } from '../games';
import { added, type Entry } from './log';
import { PACES, settings } from './settings.svelte';
import { tick } from './sound';

/** Whether a moment has anything to say to somebody who follows the moves. */
const tells = (moment: Moment): boolean => moment.lines.some((line) => shown(line.level, 'moves'));

/** What the table shows: moment after moment at the pace the player likes, each once, until the question is reached. */
export abstract class Showing {
  seat = $state<Seat>(0);
  view = $state.raw<View | null>(null);
  /** The moment the table shows now; `previous` is the view before it, for drawing what moved. */
  moment = $state.raw<Moment | null>(null);
  previous = $state.raw<View | null>(null);
  /** The last moment that had something to say: one that says nothing does not wipe it out. */
  told = $state.raw<Moment | null>(null);
  /** Counts the pieces that came to lie in the middle of the table, so that each is drawn as a piece of its own. */
  pieces = $state(0);
  /** What has happened and is still to be shown. */
  queue = $state.raw<Moment[]>([]);
  log = $state.raw<Entry[]>([]);
  /** The question that stands at the end of the queue. */
  coming = $state.raw<Prompt | null>(null);
  /** The last interval that the player has ended. */
  intervalSeen = $state(0);

  #timer: ReturnType<typeof setTimeout> | undefined;

  /** Everything has been shown, and a question stands there. */
  protected abstract ask(): void;
  /** Makes the table heard. */
  protected sound(how?: 'low'): void {
    tick(how);
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

  /** Draws the last view at once: after a start, a resume or a move taken back. */
  protected jump(moments: readonly Moment[]): void {
    clearTimeout(this.#timer);
    this.queue = [];
    this.#tell(moments);
    const last = moments.at(-1);
    this.previous = null;
    if (last) this.#show(last);
    this.intervalSeen = last && !this.over ? this.#interval(last.view) : 0;
    this.ask();
  }
  /** Shows what came in after what is still to be shown. */
  protected follow(moments: readonly Moment[]): void {
    this.queue = [...this.queue, ...moments];
    this.#play(true);
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
    if (rest.length === 0 && this.coming) this.ask();
    else if (next.by !== this.seat && tells(next)) this.sound('low');
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
    if (this.queue.length === 0) this.ask();
    this.#play();
  }

  protected clear(): void {
    clearTimeout(this.#timer);
    this.view = null;
    this.previous = null;
    this.moment = null;
    this.told = null;
    this.queue = [];
    this.log = [];
    this.coming = null;
    this.intervalSeen = 0;
  }
}
