import { cardGloss, scrollGloss } from './cards/names';
import type { Choice, Prompt } from '../net/types';

/** The offered options sorted by where on the table they are picked. */
export type Groups = {
  hand: number;
  own: number;
  /** Seats whose scrolls may be picked. */
  scrollSeats: number[];
  colours: Choice[];
  seats: Choice[];
  pile: Choice[];
  /** Options that stand as buttons in the panel: decks and plain buttons. */
  plain: Choice[];
};

export function groups(prompt: Prompt): Groups {
  const g: Groups = { hand: 0, own: 0, scrollSeats: [], colours: [], seats: [], pile: [], plain: [] };
  for (const option of prompt.options) {
    switch (option.spot.t) {
      case 'hand':
        g.hand += 1;
        break;
      case 'own-scroll':
        g.own += 1;
        break;
      case 'scroll':
      case 'open-scroll':
        if (!g.scrollSeats.includes(option.spot.seat)) g.scrollSeats.push(option.spot.seat);
        break;
      case 'colour':
        g.colours.push(option);
        break;
      case 'seat':
        g.seats.push(option);
        break;
      case 'pile':
        g.pile.push(option);
        break;
      default:
        g.plain.push(option);
        break;
    }
  }
  return g;
}

/** What the selected card or scroll of one's own does, in a sentence. */
export function glossOf(selected: string | null, scrolls: readonly string[] | null): string | null {
  const [place, what] = (selected ?? '').split(' ');
  if (place === 'hand' && what) return cardGloss(what);
  const scroll = place === 'own-scroll' ? scrolls?.[Number(what)] : undefined;
  return scroll ? scrollGloss(scroll) : null;
}
