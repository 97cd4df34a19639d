import type { Name } from '../../words/vocabulary.svelte';
import { has, t } from '../../words/words.svelte';
import { own } from '../edition.svelte';
import { face, isFunction, type Colour } from './faces';
import { NOBODY, roleFacts } from './roles';

export const colourName = (colour: Colour): string => t(`fs-colour-${colour}`);
export const functionName = (fn: string): string => t(`fs-fn-${fn}`);
export const functionGloss = (fn: string): string => t(`fs-fn-${own()}${fn}-gloss`);
export const wayName = (way: string): string => t(`fs-way-${way}`);
export const factionName = (faction: string): string => t(`fs-faction-${faction}`);
export const factionShort = (faction: string): string => t(`fs-faction-${faction}-short`);
export const roleName = (role: string): string => t(`fs-role-${role}`);
export const missionOf = (role: string): string => t(`fs-role-${role === NOBODY ? '' : own()}${role}-mission`);

export const coloursName = (code: string): string => face(code).colours.map(colourName).join(t('fs-colour-and'));

/** The bet on a probe, in a few words; nothing on other cards. */
export function betName(code: string): string {
  const { bet } = face(code);
  return bet ? t(`fs-probe-${bet.order}`, { faction: factionShort(bet.faction) }) : '';
}

/** The card's spoken name: “red Lock”, “blue Probe (Lurker draws)”. */
export function cardName(code: string): string {
  const colour = coloursName(code);
  const fn = functionName(face(code).fn);
  const order = betName(code);
  return order ? t('fs-card-probe', { colour, function: fn, order }) : t('fs-card', { colour, function: fn });
}

/** What a card does, and for a probe whom it means. */
export function cardGloss(code: string): string {
  const { fn, bet } = face(code);
  const bets = bet ? t(`fs-probe-${bet.order}-gloss`, { faction: factionName(bet.faction), n: 2 }) : '';
  return [functionGloss(fn), bets].filter(Boolean).join(' ');
}

/** What was declared, by its name in the protocol: a function or a character's skill. */
export function scriptName(script: string): string {
  if (isFunction(script)) return functionName(script);
  const skill = `fs-skill-${own()}${script}`;
  return has(skill) ? t(skill) : t(`fs-ui-rule-${script}`);
}

export function scriptGloss(script: string): string {
  if (isFunction(script)) return functionGloss(script);
  const gloss = `fs-skill-${own()}${script}-gloss`;
  return has(gloss) ? t(gloss) : '';
}

export type SkillKind = 'skill' | 'trigger' | 'passive';
export type SkillText = { kind: SkillKind; number: number; name: string; gloss: string };

/** All skills of a character: those that are declared, those that answer what happens, and those that simply hold. */
export function skillsOf(role: string): SkillText[] {
  const found: SkillText[] = [];
  for (const kind of ['skill', 'trigger', 'passive'] as const) {
    const id = (number: number) => `fs-skill-${own()}${role}-${kind}-${number}`;
    for (let number = 0; has(id(number)); number += 1) {
      found.push({ kind, number, name: t(id(number)), gloss: t(`${id(number)}-gloss`) });
    }
  }
  return found;
}

/** “hidden character, female” */
export function roleLine(role: string): string {
  const { hidden, gender } = roleFacts(role);
  return [t(hidden ? 'fs-hidden' : 'fs-open'), t(`fs-gender-${gender}`)].join(t('list-comma'));
}

/** A name in a sentence, as it is spoken. */
export function sayName(name: Name): string {
  switch (name.t) {
    case 'card':
      return cardName(name.card);
    case 'term':
      return t(name.term);
    case 'colour':
      return t(`fs-colour-${name.colour}`);
    case 'scroll':
      return name.scroll;
  }
}
