import type { Choice, Prompt } from '../net/types';

/** Options on the scrolls, face-down or face-up, of one seat, or on the seat itself. */
export function optionsOfSeat(prompt: Prompt | null, seat: number): Choice[] {
  return (
    prompt?.options.filter(
      ({ spot }) => (spot.t === 'seat' || spot.t === 'scroll' || spot.t === 'open-scroll') && spot.seat === seat,
    ) ?? []
  );
}
