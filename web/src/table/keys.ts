/** Whether a key press belongs to a text field or another control that wants it. */
export function typing(target: EventTarget | null): boolean {
  if (!(target instanceof HTMLElement)) return false;
  return target.isContentEditable || /^(INPUT|TEXTAREA|SELECT)$/.test(target.tagName);
}

export type Shortcut = 'deselect' | 'log' | 'help' | 'undo' | 'next' | 'sort' | 'inspect' | 'commit' | 'settings' | 'hand';

const KEYS: Record<string, Shortcut> = {
  Escape: 'deselect',
  l: 'log',
  '?': 'help',
  u: 'undo',
  n: 'next',
  o: 'sort',
  i: 'inspect',
  s: 'settings',
  h: 'hand',
};

/**
 * The shortcut a key press means, one of every table's or one of this game's `own`, or null. Nothing fires while typing or
 * together with a modifier.
 */
export function shortcut<Own extends string = never>(event: KeyboardEvent, own?: Record<string, Own>): Shortcut | Own | null {
  if (event.defaultPrevented || event.ctrlKey || event.metaKey || event.altKey || typing(event.target)) return null;
  if (event.key === 'Enter') return event.target instanceof HTMLButtonElement ? null : 'commit';
  const keys: Record<string, Shortcut | Own> = { ...KEYS, ...own };
  return keys[event.key] ?? keys[event.key.toLowerCase()] ?? null;
}
