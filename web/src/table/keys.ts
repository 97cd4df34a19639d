/** Whether a key press belongs to a text field or another control that wants it. */
export function typing(target: EventTarget | null): boolean {
  if (!(target instanceof HTMLElement)) return false;
  return target.isContentEditable || /^(INPUT|TEXTAREA|SELECT)$/.test(target.tagName);
}

export type Shortcut = 'draw' | 'take' | 'stop' | 'deselect' | 'log' | 'help' | 'undo' | 'next' | 'sort' | 'inspect' | 'commit' | 'settings' | 'hand';

const KEYS: Record<string, Shortcut> = {
  d: 'draw',
  t: 'take',
  p: 'stop',
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

/** The shortcut a key press means, or null. Nothing fires while typing or together with a modifier. */
export function shortcut(event: KeyboardEvent): Shortcut | null {
  if (event.defaultPrevented || event.ctrlKey || event.metaKey || event.altKey || typing(event.target)) return null;
  if (event.key === 'Enter') return event.target instanceof HTMLButtonElement ? null : 'commit';
  return KEYS[event.key] ?? KEYS[event.key.toLowerCase()] ?? null;
}
