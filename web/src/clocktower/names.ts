// 名称 — characters, kinds, calls and tokens in the page's language.

import type { Name } from '../words/vocabulary.svelte';
import { has, t } from '../words/words.svelte';
import { characterOf, sheet } from './sheet.svelte';
import type { Sheet, Team, Token } from './types';

export function roleName(id: string): string {
  const key = `ct-role-${id}`;
  return has(key) ? t(key) : (characterOf(id)?.name ?? id);
}
/** What a character can do, in a sentence or two; of one that a script brings along, in its author's words. */
export function roleGloss(id: string): string {
  const key = `ct-role-${id}-gloss`;
  return has(key) ? t(key) : (characterOf(id)?.ability ?? '');
}
/** Letters that take more or less room than most. */
const WIDE = /[mwMW]/;
const NARROW = /[fijlrtI']/;
/** How wide a text is, in the size of its letters; roughly, as a bold sans serif has it. */
export const textWidth = (text: string): number => [...text].reduce((sum, each) => sum + (WIDE.test(each) ? 0.95 : NARROW.test(each) ? 0.5 : each < '\u2e80' ? 0.71 : 1), 0);
/** How wide the longest piece of a name is that is not broken: a word of letters, or a row of up to five characters. */
export function nameWidth(name: string): number {
  const rows = Math.ceil([...name].length / 5);
  return /[a-z]/i.test(name) ? Math.max(...name.split(/[\s-]/).map(textWidth)) : Math.ceil([...name].length / Math.max(rows, 1));
}
/** Whether a name wants narrow letters on a token. */
export const isLong = (name: string): boolean => /[a-z]/i.test(name) && nameWidth(name) > 5.4;
export const teamName = (team: Team): string => t(`ct-team-${team}`);
export const sideName = (side: string): string => t(`ct-side-${side}`);
export const scriptName = (script: Sheet): string => (script.base ? t(`ct-script-${script.base}`) : script.name || t('ct-ui-script-unnamed'));

const CALLS: Record<string, string> = { dusk: 'ct-phase-dusk', dawn: 'ct-phase-dawn', minioninfo: 'ct-phase-minion-info', demoninfo: 'ct-phase-demon-info' };

/** What the storyteller calls at night: a character, or what the night itself has. */
export const slotName = (slot: string): string => (CALLS[slot] ? t(CALLS[slot]) : roleName(slot));
export const slotGloss = (slot: string): string => (CALLS[slot] ? t(`${CALLS[slot]}-gloss`) : roleGloss(slot));

/** The key of a printed token's words: its English label in small letters. */
const reminderKey = (label: string): string => (label === '?' ? 'ct-reminder-question' : `ct-reminder-${label.toLowerCase().replace(/[^a-z0-9]/g, '')}`);

/** What is printed on a reminder token of a character. */
export function reminderName(character: string, which: number): string {
  const label = characterOf(character)?.reminders[which];
  if (!label) return t('ct-mark-reminder');
  const key = reminderKey(label);
  return has(key) ? t(key) : label;
}

/** What a token says. */
export function tokenName(token: Token): string {
  const { mark, of } = token.mark;
  if (mark === 'reminder' && token.character && typeof of === 'number') return reminderName(token.character, of);
  if (mark === 'mad' && typeof of === 'string') return t('ct-ui-token-mad', { role: roleName(of) });
  return has(token.label) ? t(token.label) : t('ct-mark-reminder');
}

/** The names of this game in a sentence. */
export function sayName(name: Name): string {
  if (name.t !== 'term') return '';
  const own = /^ct-role-(.+)$/.exec(name.term)?.[1];
  return own ? roleName(own) : t(name.term);
}

/** The character that a word of the game is about. */
export function roleNamed(term: string): string | null {
  const id = /^ct-role-([a-z0-9_-]+)$/.exec(term)?.[1];
  return id && (sheet()?.characters.some((each) => each.id === id) || has(term)) ? id : null;
}
