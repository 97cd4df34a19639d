import type { Level } from './types';

const ORDER: Level[] = ['story', 'moves', 'everything'];

/** Whether a line of this level is shown when the reader asked for that much. */
export function shown(level: Level, wanted: Level): boolean {
  return ORDER.indexOf(level) <= ORDER.indexOf(wanted);
}
