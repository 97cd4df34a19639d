/** A key for each card that stays the same while the hand changes: identical cards are counted. */
export function keyed(cards: readonly string[]): { code: string; key: string }[] {
  const seen = new Map<string, number>();
  return cards.map((code) => {
    const n = (seen.get(code) ?? 0) + 1;
    seen.set(code, n);
    return { code, key: `${code}#${n}` };
  });
}
