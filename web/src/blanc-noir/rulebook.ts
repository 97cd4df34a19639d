import { face } from './cards/faces';

/** Where the rulebook of this game begins. */
export const CONTENTS = 'blanc-noir/index';

/** The page about one card or scroll. */
export const cardPage = (code: string): string => `blanc-noir/cards/${face(code).kind === 'basic' ? 'number' : face(code).kind}`;
export const scrollPage = (scroll: string): string => `blanc-noir/scrolls/${scroll.startsWith('herald-') ? 'herald' : scroll}`;
