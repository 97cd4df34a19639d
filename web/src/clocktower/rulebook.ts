// Where this game's pages lie in the rulebook.

export const CONTENTS = 'clocktower/setup';
export const characterPage = (id: string): string => `clocktower/characters/${id}`;
export const PAGES: readonly string[] = ['setup', 'night', 'day', 'vote', 'execution-and-death', 'exile', 'states', 'information', 'registration', 'visits', 'travellers', 'storyteller', 'end'].map((page) => `clocktower/${page}`);
