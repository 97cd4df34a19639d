import type { Arg, Line } from '../net/types';
import { vocabulary, type Name } from './vocabulary.svelte';
import { t, type Args } from './words.svelte';

/** A piece of a sentence: plain text, or a name that is drawn as a chip. */
export type Part = { t: 'text'; text: string } | { t: 'seat'; seat: number } | Name;

// Names are put into the sentence as private marks and taken out again, so a translation may put them in any order.
const OPEN = '\uE000';
const CLOSE = '\uE001';
const MARK = /\uE000(\d+)\uE001/;

/** The sentence cut into parts, names apart. */
export function parts(line: Line): Part[] {
  const found: Part[] = [];
  const mark = (part: Part) => `${OPEN}${found.push(part) - 1}${CLOSE}`;
  const joined = (marks: string[]) => (marks.length ? marks.join(t('list-comma')) : t('nothing'));
  const text = marked(line, mark, joined);
  return text.split(/(\uE000\d+\uE001)/).filter(Boolean).map((piece): Part => {
    const hit = MARK.exec(piece);
    return (hit && found[Number(hit[1])]) || { t: 'text', text: piece };
  });
}

/** The sentence as text with its names marked. */
function marked(line: Line, mark: (part: Part) => string, joined: (marks: string[]) => string): string {
  const args: Args = {};
  for (const [name, arg] of Object.entries(line.args)) args[name] = variable(arg, mark, joined);
  return t(line.key, args);
}

function variable(arg: Arg, mark: (part: Part) => string, joined: (marks: string[]) => string): string | number {
  switch (arg.t) {
    case 'number':
      return arg.n;
    case 'text':
      return arg.text;
    case 'line':
      return marked(arg.line, mark, joined);
    case 'direction':
      return t(`direction-${arg.direction}`);
    case 'cards':
      return joined(arg.cards.map((card) => mark({ t: 'card', card })));
    case 'seats':
      return joined(arg.seats.map((seat) => mark({ t: 'seat', seat })));
    case 'scrolls':
      return joined(arg.scrolls.map((scroll) => mark({ t: 'scroll', scroll })));
    default:
      return mark(arg);
  }
}

/** A name before any game is on the table, as in what the start page says: a word of a game is its text, nothing else is named there. */
export const unlent = (name: Name): string => (name.t === 'term' ? t(name.term) : '');

/** The sentence as plain text, for screen readers, titles and buttons. */
export function plain(line: Line, names: readonly string[]): string {
  return parts(line)
    .map((part) => {
      if (part.t === 'text') return part.text;
      if (part.t === 'seat') return names[part.seat] ?? '';
      return vocabulary()?.say(part) ?? unlent(part);
    })
    .join('');
}
