// 座位上的记号 — what a seat shows besides a name: each with a letter and a sentence, so that no colour speaks alone.

import { t } from '../../words/words.svelte';
import { plain } from '../../words/line';
import { learnedOf, namedAs, toldIn } from '../learned';
import type { Told } from '../log';
import { roleName, tokenName } from '../names';
import type { Board, Grimoire, Token } from '../types';

export type Mark = { key: string; short: string; title: string; off?: boolean };

/** A bot sits there. */
export const botMark = (): Mark => ({ key: 'bot', short: t('ct-ui-mark-bot'), title: t('ct-ui-mark-bot-why') });

/** What everybody sees about a seat today. */
export function openMarks(board: Board, seat: number): Mark[] {
  const there = board.seats[seat];
  if (!there) return [];
  const found: Mark[] = [];
  const add = (key: string) => found.push({ key, short: t(`ct-ui-mark-${key}`), title: t(`ct-ui-mark-${key}-why`) });
  if (board.doomed === seat) add('doomed');
  if (!there.alive && there.vote_token) add('vote');
  if (!there.alive && !there.vote_token) add('no-vote');
  if (there.was_nominated) add('nominated');
  if (there.has_nominated) add('nominator');
  return found;
}

/** That something was told about a seat, and the latest of it. */
export function learnedMarks(told: readonly Told[], seat: number, names: readonly string[]): Mark[] {
  const as = namedAs(told, seat);
  const last = learnedOf(told, seat).at(-1);
  return as && last ? [{ key: 'told', short: t(`ct-ui-mark-told-${as}`), title: t('ct-ui-mark-told-why', { what: plain(toldIn(last.line), names) }) }] : [];
}

const SHORT: Record<string, string> = { drunk: 'drunk', poisoned: 'poisoned', mad: 'mad', sober: 'sober', 'safe-from-demon': 'safe', 'cannot-die': 'safe', 'survives-execution': 'safe' };

/** What lies on a seat in the grimoire. */
export function tokensOn(grimoire: Grimoire, seat: number): Token[] {
  return grimoire.tokens.filter((token) => token.on === seat);
}

export function tokenMark(token: Token, names: readonly string[]): Mark {
  const short = SHORT[token.mark.mark];
  const name = tokenName(token);
  const by = token.character ? t('ct-ui-token-by', { token: name, role: roleName(token.character), name: names[token.by] ?? '' }) : t('ct-ui-token-by-hand', { token: name });
  return {
    key: `${token.label} ${token.by} ${token.on} ${String(token.mark.of ?? '')}`,
    short: short ? t(`ct-ui-mark-${short}`) : [...name][0]!.toUpperCase(),
    title: token.works ? by : t('ct-ui-token-idle', { token: by }),
    off: !token.works,
  };
}

/** Hands in a vote: up, down, being asked, or still to come. */
export function handOf(board: Board, seat: number): 'up' | 'down' | 'now' | 'later' | null {
  const { vote } = board;
  if (!vote) return null;
  const at = vote.order.indexOf(seat);
  if (at < vote.counted) return vote.hands.includes(seat) ? 'up' : 'down';
  return board.asked.includes(seat) ? 'now' : 'later';
}
