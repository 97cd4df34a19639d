// Finding the offered options and refusals of a place on the table.

import type { Choice, Prompt, Refusal, Spot } from '../net/types';

/** A text that is equal for equal spots. */
export function spotKey(spot: Spot): string {
  switch (spot.t) {
    case 'hand':
      return `hand ${spot.card}`;
    case 'own-scroll':
      return `own-scroll ${spot.slot}`;
    case 'scroll':
      return `scroll ${spot.seat} ${spot.slot}`;
    case 'open-scroll':
      return `open-scroll ${spot.seat} ${spot.scroll}`;
    case 'seat':
      return `seat ${spot.seat}`;
    case 'colour':
      return `colour ${spot.colour}`;
    case 'pile':
      return `pile ${spot.card}`;
    case 'scroll-deck':
    case 'number-deck':
    case 'button':
      return spot.t;
  }
}

export function optionsAt(prompt: Prompt | null, key: string): Choice[] {
  return prompt?.options.filter((option) => spotKey(option.spot) === key) ?? [];
}

export function refusalsAt(prompt: Prompt | null, key: string): Refusal[] {
  return prompt?.refused.filter((refusal) => spotKey(refusal.spot) === key) ?? [];
}

/** Options on the scrolls, face-down or face-up, of one seat, or on the seat itself. */
export function optionsOfSeat(prompt: Prompt | null, seat: number): Choice[] {
  return (
    prompt?.options.filter(
      ({ spot }) => (spot.t === 'seat' || spot.t === 'scroll' || spot.t === 'open-scroll') && spot.seat === seat,
    ) ?? []
  );
}
