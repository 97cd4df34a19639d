// A choice among numbers, as the page's rows of choices take it.

export const numbered = (numbers: readonly number[]): { value: string; label: string }[] => numbers.map((n) => ({ value: String(n), label: String(n) }));
