// 缘故 — the storyteller's decisions, put under the nights and days in which they were made.

import type { Counsel, Line } from '../net/types';

export type Chapter = { when: Line; decisions: Counsel[] };

const same = (a: Line, b: Line): boolean => JSON.stringify(a) === JSON.stringify(b);

/** The decisions in order, those of one night or day together. */
export function chapters(decisions: readonly Counsel[]): Chapter[] {
  const parts: Chapter[] = [];
  for (const decision of decisions) {
    const last = parts.at(-1);
    if (last && same(last.when, decision.when)) last.decisions.push(decision);
    else parts.push({ when: decision.when, decisions: [decision] });
  }
  return parts;
}
