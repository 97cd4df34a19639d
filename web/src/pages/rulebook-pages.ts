// All pages of the rulebook in one piece of the page, fetched when the first of them is opened.

export const PAGES = import.meta.glob<string>(['../../../rulebook/**/*.md', '!../../../rulebook/README.md'], { query: '?raw', import: 'default', eager: true });
