// Finding the offered options and refusals of a place on the table.

import type { Choice, Line, Prompt, Refusal, Spot } from '../net/types';

/** A text that is equal for equal spots: the kind of place and what tells it from others of its kind, as in `scroll 1 0`. */
export const spotKey = (spot: Spot): string => Object.values(spot).join(' ');

export function optionsAt(prompt: Prompt | null, key: string): Choice[] {
  return prompt?.options.filter((option) => spotKey(option.spot) === key) ?? [];
}

export function refusalsAt(prompt: Prompt | null, key: string): Refusal[] {
  return prompt?.refused.filter((refusal) => spotKey(refusal.spot) === key) ?? [];
}

/** One way to use a place: a single option, or several that differ only in what is chosen next. */
export type Way = { key: string; label: Line; options: Choice[] };

export function waysAt(prompt: Prompt | null, key: string): Way[] {
  const ways: Way[] = [];
  for (const option of optionsAt(prompt, key)) {
    const name = option.then && option.verb ? JSON.stringify(option.verb) : option.action;
    const same = ways.find((way) => way.key === name);
    if (same) same.options.push(option);
    else ways.push({ key: name, label: option.verb ?? option.label, options: [option] });
  }
  // Whoever has but one to choose from is asked nothing more.
  return ways.map((way) => (way.options.length === 1 ? { ...way, label: way.options[0]!.label } : way));
}
