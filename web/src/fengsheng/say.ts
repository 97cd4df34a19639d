// What lies before a player and what is on its way, as sentences for the ear.

import { t } from '../words/words.svelte';
import { COLOURS, count } from './cards/faces';
import { cardName, factionName, functionName, roleName, scriptName, wayName } from './cards/names';
import { grouped, type Group } from './stages';
import type { Declared, FengshengView, Transit } from './types';

const joined = (parts: readonly (string | false | null | undefined)[]): string => parts.filter(Boolean).join(t('sentence-join'));

/** “2 red, 1 black” */
export function sayIntelligence(cards: readonly string[]): string {
  const lying = count(cards);
  const parts = COLOURS.filter((colour) => lying[colour] > 0).map((colour) => t('fs-ui-count', { n: lying[colour], colour: t(`fs-colour-${colour}`) }));
  return parts.length ? t('fs-ui-intelligence', { cards: parts.join(t('list-comma')) }) : t('fs-ui-intelligence-none');
}

export function sayCharacter(role: string | null, up: boolean): string {
  if (role === null) return t('fs-ui-role-unknown');
  return t(up ? 'fs-ui-role-up' : 'fs-ui-role-down', { role: roleName(role) });
}

/** All that everybody can see of a player. */
export function saySeat(view: FengshengView, seat: number, name: string, choosable: boolean): string {
  const there = view.seats[seat];
  if (!there) return name;
  const gone = there.life !== 'living';
  return joined([
    gone ? t('fs-ui-seat-gone', { name, how: t(`fs-ui-life-${there.life}`) }) : t('fs-ui-seat', { name, cards: there.hand_size }),
    !gone && sayIntelligence(there.intelligence),
    sayCharacter(there.role, there.face_up),
    there.identity && t('fs-ui-identity', { faction: factionName(there.identity) }),
    view.locked.includes(seat) && t('fs-ui-locked'),
    view.lured.includes(seat) && t('fs-ui-lured'),
    view.transit?.to === seat && t(view.transit.arrived ? 'fs-ui-lies-here' : 'fs-ui-comes-here'),
    view.winners === null && view.turn === seat && t('seat-turn'),
    view.winners === null && view.asked.includes(seat) && t('fs-ui-asked'),
    choosable && t('seat-choosable'),
  ]);
}

/** How intelligence travels, who sent it, where it is, and where it goes if nobody takes it. */
export function sayTransit(transit: Transit, names: readonly string[]): string {
  const name = (seat: number) => names[seat] ?? '';
  const rest = transit.path.slice(1).map(name);
  return joined([
    t('fs-ui-sent', { way: wayName(transit.way), name: name(transit.sender) }),
    transit.face ? t('fs-ui-face-known', { card: cardName(transit.face) }) : t('fs-ui-face-unknown'),
    transit.face_up && transit.way !== 'open' && t('fs-ui-turned-up'),
    t(transit.arrived ? 'fs-ui-arrived-at' : 'fs-ui-travels-to', { name: name(transit.to) }),
    transit.must_take && t('fs-ui-must-take'),
    rest.length > 0 && t('fs-ui-then', { names: rest.join(t('list-comma')) }),
  ]);
}

/** What was declared: a card by its name, a face-down one by its function, a skill by its own. */
export function declaredName(declared: Declared): string {
  if (!declared.card) return scriptName(declared.script);
  return declared.face ? cardName(declared.face) : functionName(declared.script);
}
/** As what a card is used, if not as what it is. */
export function usedAs(declared: Declared): string | null {
  if (!declared.card || !declared.face || declared.face.split('-')[0] === declared.script) return null;
  return functionName(declared.script);
}

export function sayDeclared(declared: Declared, names: readonly string[]): string {
  const who = { name: names[declared.by] ?? '', what: declaredName(declared) };
  const as = usedAs(declared);
  return joined([
    declared.target === null ? t('fs-ui-declared', who) : t('fs-ui-declared-at', { ...who, target: names[declared.target] ?? '' }),
    as && t('fs-ui-as', { function: as }),
    declared.void && t('fs-ui-void'),
  ]);
}

/** Who may use something, in words. */
export function sayBy(group: Group, names: readonly string[]): string {
  if (group.everybody) return t('fs-ui-stage-everybody');
  const said = (seats: readonly number[]) => seats.map((seat) => names[seat] ?? '').join(t('list-comma'));
  return group.but.length ? t('fs-ui-stage-but', { name: said(group.but) }) : said(group.by);
}

/** Who decides something, where no window is open for everybody. */
export function sayWho(view: FengshengView, names: readonly string[]): string {
  const [who] = view.asked;
  if (view.winners !== null || who === undefined) return t('fs-ui-phase-over');
  if (view.asked.length > 1) return t('fs-ui-stage-several');
  const name = names[who] ?? '';
  if (view.ask.q === 'receive') return t('fs-ui-stage-receive', { name });
  if (view.ask.q === 'send') return t('fs-ui-stage-send', { name });
  return t('fs-ui-stage-decides', { name });
}

/** Where the turn is, whose play step it is, and what may be used now and by whom. */
export function sayStage(view: FengshengView, names: readonly string[]): string {
  const { phase, hop } = view.stages;
  const groups = grouped(view).map((group) => t('fs-ui-stage-may', { by: sayBy(group, names), functions: group.fns.map(functionName).join(t('list-comma')) }));
  return joined([
    t('fs-ui-turn', { name: names[view.turn] ?? '' }),
    phase && t(`fs-ui-phase-${phase}`),
    hop && t(`fs-ui-step-${hop}`),
    view.step !== null && t('fs-ui-step-of', { name: names[view.step] ?? '' }),
    ...(groups.length ? groups : [sayWho(view, names)]),
  ]);
}
