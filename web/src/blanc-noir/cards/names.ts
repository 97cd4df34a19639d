import { t } from '../../words/words.svelte';
import type { Name } from '../../words/vocabulary.svelte';
import { face } from './faces';

/** The card's spoken name: "Red 5", "Red Knight", "Golem". */
export function cardName(code: string): string {
  const { colour, kind, number } = face(code);
  if (kind === 'basic') return t('card-basic', { colour: t(`colour-${colour}`), number });
  if (colour === 'black') return t(`card-${kind}`);
  return t('card-coloured', { colour: t(`colour-${colour}`), name: t(`card-${kind}`) });
}

/** The name as printed down the card's edge; basic cards carry none. */
export function printedName(code: string): string {
  const { kind } = face(code);
  return kind === 'basic' ? '' : t(`card-${kind}`);
}

export const cardGloss = (code: string): string => t(`card-${face(code).kind}-gloss`);
export const scrollName = (scroll: string): string => t(`scroll-${scroll}`);
export const scrollGloss = (scroll: string): string => t(`scroll-${scroll}-gloss`);

/** A name in a sentence, as it is spoken. */
export function sayName(name: Name): string {
  switch (name.t) {
    case 'card':
      return cardName(name.card);
    case 'scroll':
      return scrollName(name.scroll);
    case 'colour':
      return t(`colour-${name.colour}`);
    case 'term':
      return t(name.term);
  }
}
