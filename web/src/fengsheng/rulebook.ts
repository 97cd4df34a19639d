// Where this game's pages lie in the rulebook.

export const CONTENTS = 'fengsheng/index';
export const cardPage = (fn: string): string => `fengsheng/cards/${fn}`;
export const rolePage = (role: string): string => `fengsheng/roles/${role}`;
