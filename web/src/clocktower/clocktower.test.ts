import { beforeAll, expect, test, vi } from 'vitest';
import type { Link } from '../net/link';
import type { Choice, Counsel, FromSitting, Line, Moment, Prompt, ToSitting } from '../net/types';
import { Game } from '../play/game.svelte';
import type { Entry } from '../play/log';
import { plain } from '../words/line';
import { speak, t } from '../words/words.svelte';
import { called, rename } from './called.svelte';
import { among, grouped, narrowed, sorted } from './choices';
import { cardsDue, forPeople, tokenCards } from './host/cards';
import { doneByBots, entries, heading, reportsOf, saidBy, standingOf, toldTo } from './log';
import { chapters } from './review';
import { lay } from './sheet.svelte';
import { reminderName, roleName, slotName, tokenName } from './names';
import { noteOn, openNotes, write } from './solo/notes.svelte';
import { botSeatsOf, planOf, setupIn, setupOf, travellersAt, USUAL } from './start/plan';
import { handOf } from './town/marks';
import { ring, seatBox, seenFrom } from './town/ring';
import type { Board, Grimoire, Sheet, Token, View } from './types';

const heard = vi.hoisted(() => vi.fn());
vi.mock('../play/sound', () => ({ tick: heard }));

beforeAll(() => speak('en'));

const seat = (n: number) => ({ t: 'seat', seat: n }) as const;
const term = (word: string) => ({ t: 'term', term: word }) as const;
const line = (key: string, args: Line['args'] = {}): Line => ({ key, args, level: 'story' });
const told = (who: number, what: Line): Line => line('ct-told', { seat: seat(who), role: term('ct-role-chef'), what: { t: 'line', line: what } });
const knows = (who: number, role: string, key = 'ct-info-knows'): Line => line(key, { seat: seat(who), role: term(`ct-role-${role}`) });
const entry = (n: number, lines: Line[], chapter = 1): Entry => ({ n, part: 0, by: null, chapter, turn: 0, lines, over: false });
const choice = (action: string, spot: Choice['spot'], part: Partial<Choice> = {}): Choice => ({ action, label: line('ct-do-yes'), spot, verb: null, then: null, tags: [], ...part });
const page = (character: string, believes = character): Grimoire['pages'][number] => ({ character, believes, side: 'good', told_side: 'good', life: 'alive', impaired: false, spent: false, gained: null });
const grimoire = (...roles: string[]): Grimoire => ({ pages: roles.map((role) => page(role)), tokens: [], bluffs: [], night: [], under_way: [] });

test('a character is called by name before any game is on the table', () => {
  const meant = line('ct-fault-meant-known', { id: { t: 'text', text: 'washerwoman' }, name: term('ct-role-washerwoman') });
  expect(plain(meant, [])).toBe('"washerwoman" (Washerwoman)');
});

test('nobody sits on anybody else, with any number of players, on a phone and on a desk', () => {
  for (const [width, room] of [[344, 240], [344, 300], [688, 360], [900, 500]] as const) {
    for (let n = 5; n <= 20; n += 1) {
      const box = seatBox(n, width);
      const { places, height } = ring(n, width, room, box);
      expect(places).toHaveLength(n);
      expect(box.width >= 44 && box.height >= 44).toBe(true);
      places.forEach((a, i) => {
        expect(a.x >= -0.5 && a.x + box.width <= width + 0.5 && a.y >= -0.5 && a.y + box.height <= height + 0.5, `${n} at ${width}: ${i} is outside`).toBe(true);
        places.slice(i + 1).forEach((b, k) => {
          const apart = Math.abs(a.x - b.x) >= box.width - 0.5 || Math.abs(a.y - b.y) >= box.height - 0.5;
          expect(apart, `${n} at ${width}x${room}: ${i} and ${i + 1 + k}`).toBe(true);
        });
      });
    }
  }
});

test('where a little is missing for three rows, seats are drawn a little lower, and nothing scrolls', () => {
  const usual = seatBox(8, 344);
  expect(seatBox(8, 344, 240)).toEqual(usual);
  const lower = seatBox(8, 344, 231);
  expect(lower.height).toBeLessThan(usual.height);
  expect(ring(8, 344, 231, lower).height).toBe(231);
  // So low that names would suffer: then the circle scrolls.
  expect(seatBox(8, 344, 180)).toEqual(usual);
});

test('the circle is turned so that one sits at the lower side, and nobody changes neighbours', () => {
  const circle = [0, 3, 1, 2, 4, 5, 6, 7];
  const box = seatBox(8, 344);
  for (const me of circle) {
    const turned = seenFrom(circle, me, 344, 240, box);
    expect([...turned].sort()).toEqual([...circle].sort());
    const at = turned.indexOf(me);
    expect(turned[(at + 1) % 8]).toBe(circle[(circle.indexOf(me) + 1) % 8]);
    const { places, height } = ring(8, 344, 240, box);
    expect(places[at]!.y + box.height).toBeCloseTo(height);
  }
  expect(seenFrom(circle, null, 344, 240, box)).toEqual(circle);
});

test('more than fifteen sit down only with Travellers, and there are five besides them', () => {
  expect([5, 6, 8, 15, 16, 20].map(travellersAt)).toEqual([[0], [0, 1], [0, 1, 2, 3], [0, 1, 2, 3, 4, 5], [1, 2, 3, 4, 5], [5]]);
});

test('the form becomes a setup, and the setup is read back out of a record', () => {
  expect(setupOf(USUAL)).toEqual({ script: 'trouble-brewing', seats: 8, travellers: 0, travellers_meet_the_demon: true, talk: true });
  expect(setupOf({ ...USUAL, way: 'host' }).talk).toBe(false);
  expect(setupOf({ ...USUAL, players: 17, travellers: 0 }).travellers).toBe(2);
  expect(setupOf({ ...USUAL, script: 'own', text: '["imp"]' }).script).toBe('["imp"]');
  expect(setupIn('hearsay 1\nsetup script=["imp",{"id":"x=y"}] seats=9 travellers=2 talk=true\nseed 0')).toEqual({ script: '["imp",{"id":"x=y"}]', seats: 9, travellers: 2, travellers_meet_the_demon: true, talk: true });
  expect(setupIn('seed 0')).toBeNull();
});

test('a host answers for everybody; alone one has one seat and bots the rest', () => {
  const names = ['a', 'b', 'c', 'd', 'e', 'f', 'g', 'h'];
  const kinds = (way: 'host' | 'solo') => planOf({ ...USUAL, way }, way === 'host' ? [...names, 'n1', 'n2', 'n3', 'n4', 'n5'] : names, 'teller', ['random', 'heuristic', 'balanced']).map((each) => (each.t === 'you' ? 'you' : each.bot));
  expect(kinds('host')).toEqual(Array(14).fill('you'));
  expect(kinds('solo')).toEqual(['you', ...Array(7).fill('heuristic'), 'balanced']);
});

test('a host leaves seats to bots: nobody, unless the form says which; then what people say counts as actions', () => {
  const names = ['a', 'b', 'c', 'd', 'e', 'f', 'g', 'n1', 'n2', 'n3', 'n4', 'n5'];
  const form = { ...USUAL, way: 'host' as const, players: 7, botSeats: [5, 1, 7, 3] };
  const plan = planOf(form, names, 'teller', ['random', 'heuristic', 'balanced']);
  expect(plan.map((each) => (each.t === 'you' ? 'you' : each.bot))).toEqual(['you', 'heuristic', 'you', 'heuristic', 'you', 'heuristic', ...Array(7).fill('you')]);
  expect(planOf({ ...form, bots: 'random' }, names, 'teller', ['random', 'heuristic', 'balanced'])[1]).toEqual({ t: 'bot', bot: 'random', name: 'b' });
  expect(setupOf(form).talk).toBe(true);
  expect(setupOf({ ...form, talk: false }).talk).toBe(true);
  expect(setupOf({ ...form, botSeats: [7] }).talk).toBe(false);
  // Alone, bots have all seats but one, whatever a host has chosen before.
  expect(botSeatsOf({ ...form, way: 'solo' })).toEqual([]);
});

test('what bots did since a person’s latest answer is told, also over a dawn, and nothing before it', () => {
  const bots = [null, 'heuristic', null, null];
  const by = (n: number, who: number | null, part = 0, lines = [line('ct-claimed')]): Entry => ({ n, part, by: who, chapter: 2, turn: 0, lines, over: false });
  const log = [by(1, 1), by(2, 3), by(2, null, 1), by(3, 1), by(4, 1, 0, []), by(5, 1), by(5, null, 1)];
  expect(doneByBots(log, bots).map((each) => [each.n, each.part])).toEqual([[3, 0], [5, 0], [5, 1]]);
  expect(doneByBots([...log, by(6, 0)], bots)).toEqual([]);
  expect(doneByBots([by(0, null)], bots)).toEqual([]);
});

test('bots look at no cards', () => {
  expect(forPeople(tokenCards(grimoire('imp', 'chef', 'spy'), [0, 1, 2]), [null, 'heuristic', null, null]).map((card) => card.seat)).toEqual([0, 2]);
});

test('the log has a chapter for each night and each day, also where both come in one moment', () => {
  const view = { board: { phase: { phase: 'night', calls: 0 }, night: 1 } } as unknown as View;
  const moment = (n: number, lines: Line[]): Moment => ({ n, by: null, action: null, lines, view: { game: 'clocktower', ...view } });
  const first = entries(moment(0, [line('ct-told'), line('ct-night-fell')]), undefined);
  expect(first.map((each) => [each.chapter, each.lines.length])).toEqual([[0, 1], [1, 1]]);
  const dawn = entries(moment(9, [line('ct-called'), line('ct-dawned-none')]), first.at(-1));
  expect(dawn.map((each) => [each.chapter, each.part])).toEqual([[1, 0], [2, 1]]);
  const dusk = entries(moment(20, [line('ct-executed'), line('ct-night-fell')]), dawn.at(-1));
  expect(dusk.map((each) => each.chapter)).toEqual([2, 3]);
  expect([0, 1, 2, 3].map(heading)).toEqual(['Setting up', 'Night 1', 'Day 1', 'Night 2']);
});

test('what was told to a player and what a player said are found again, and nothing of others', () => {
  const log = [entry(1, [told(3, line('ct-info-yes')), told(4, line('ct-info-no'))]), entry(2, [line('ct-claimed', { seat: seat(3), role: term('ct-role-chef') })], 2)];
  expect(toldTo(log, 3).map((each) => each.line.args['what'])).toEqual([{ t: 'line', line: line('ct-info-yes') }]);
  expect(saidBy(log, 3).map((each) => [each.chapter, each.line.key])).toEqual([[2, 'ct-claimed']]);
  expect(saidBy(log, 4)).toEqual([]);
});

test('the latest word about somebody counts', () => {
  const word = (key: string, whom: number) => line(key, { seat: seat(1), whom: seat(whom) });
  const log = [entry(1, [word('ct-suspected', 2), word('ct-trusted', 3)]), entry(2, [word('ct-trusted', 2), word('ct-suspected', 4), line('ct-claimed-to-know', { seat: seat(1) })])];
  expect(standingOf(log, 1)).toEqual({ suspects: [4], trusts: [2, 3] });
  expect(standingOf(log, 2)).toEqual({ suspects: [], trusts: [] });
  expect(reportsOf(log, 1)).toHaveLength(1);
});

test('a card shows one player what was told since the call, and nothing of anybody else', () => {
  const log = [entry(1, [line('ct-called'), told(1, line('ct-info-no'))]), entry(2, [line('ct-called')]), entry(3, [told(2, line('ct-info-yes'))]), entry(4, [told(2, line('ct-info-no')), told(3, line('ct-info-yes'))])];
  expect(cardsDue(log)).toEqual([
    { kind: 'told', seat: 2, lines: [line('ct-info-yes'), line('ct-info-no')], page: null },
    { kind: 'told', seat: 3, lines: [line('ct-info-yes')], page: null },
  ]);
  expect(cardsDue([...log, entry(5, [line('ct-called')])])).toEqual([]);
});

test('the grimoire on a card is the one that was shown, and the card does not say which tokens were exchanged', () => {
  const look = line('ct-info-grimoire-exchanged', { a: seat(0), b: seat(1) });
  expect(cardsDue([entry(1, [told(2, look), told(2, knows(0, 'chef')), told(2, knows(1, 'imp')), told(2, line('ct-info-yes'))])])).toEqual([
    { kind: 'told', seat: 2, lines: [line('ct-info-grimoire'), line('ct-info-yes')], page: [{ seat: 0, role: 'chef', beside: [] }, { seat: 1, role: 'imp', beside: [] }] },
  ]);
});

test('a token card shows what a player believes, not what a player is', () => {
  const book = { ...grimoire(), pages: [page('drunk', 'chef'), { ...page('imp'), side: 'evil' as const, told_side: 'evil' as const }] };
  expect(tokenCards(book, [0, 1])).toEqual([
    { kind: 'token', seat: 0, role: 'chef', side: 'good' },
    { kind: 'token', seat: 1, role: 'imp', side: 'evil' },
  ]);
});

test('answers are sorted by how one chooses among them', () => {
  const options = [choice('pick A', { t: 'seat', seat: 0 }), choice('name imp', { t: 'character', character: 'imp' }), choice('say yes', { t: 'card', card: 'say yes' }), choice('decline', { t: 'button' }), choice('hand kill A', { t: 'seat', seat: 0 })];
  const { seats, characters, sentences, buttons, tools } = sorted(options);
  expect([seats, characters, sentences, buttons, tools].map((each) => each.map((o) => o.action))).toEqual([['pick A'], ['name imp'], ['say yes'], ['decline'], ['hand kill A']]);
  const verbs = [choice('hand kill A', { t: 'seat', seat: 0 }, { verb: line('k') }), choice('hand win good', { t: 'button' }, { verb: line('w') }), choice('hand kill B', { t: 'seat', seat: 1 }, { verb: line('k') })];
  expect(grouped(verbs).map((group) => [group.key, group.options.length])).toEqual([['k', 2], ['w', 1]]);
});

test('sentences are narrowed by what is typed and by their tag', () => {
  const say = (who: number, tags: Choice['tags']) => choice(`say ${who}`, { t: 'card', card: '' }, { label: line('ct-do-pick', { seat: seat(who) }), tags });
  const options = [say(0, ['true']), say(1, ['false']), say(1, ['true'])];
  const found = (typed: string, tag: string | null) => narrowed(options, ['Ada', 'Bo'], typed, tag).length;
  expect([found('', null), found('bo', null), found('BO', 'true'), found('ada bo', null), found('', 'registration')]).toEqual([3, 2, 1, 0, 0]);
});

test('what a player may do by day is found by its verb, whole', () => {
  const prompt = { options: [choice('use slayer', { t: 'button' }), choice('visit', { t: 'button' }), choice('nominate A', { t: 'seat', seat: 0 })] } as never;
  expect([among(prompt, 'visit').length, among(prompt, 'nominate').length, among(prompt, 'nomin').length, among(null, 'visit').length]).toEqual([1, 1, 0, 0]);
});

test('hands are up, down, asked or still to come, in the order of the count', () => {
  const board = { vote: { of: 0, by: 1, exile: false, hands: [1], order: [1, 2, 3, 0], counted: 2 }, asked: [3] } as unknown as Board;
  expect([0, 1, 2, 3].map((each) => handOf(board, each))).toEqual(['later', 'up', 'down', 'now']);
  expect(handOf({ vote: null } as Board, 0)).toBeNull();
});

test('names come from the texts, from a script for its own characters, and tokens say their words', () => {
  const sheet = { characters: [{ id: 'own-0', name: 'Night Dog', ability: 'Barks.', team: 'townsfolk', by_hand: true, reminders: ['Barked', 'Poisoned'] }] } as unknown as Sheet;
  lay(sheet);
  expect([roleName('imp'), roleName('own-0'), slotName('minioninfo'), slotName('own-0')]).toEqual(['Imp', 'Night Dog', t('ct-phase-minion-info'), 'Night Dog']);
  expect([reminderName('own-0', 0), reminderName('own-0', 1), reminderName('own-0', 7)]).toEqual(['Barked', t('ct-reminder-poisoned'), t('ct-mark-reminder')]);
  const token = (mark: Token['mark'], label: string): Token => ({ mark, on: 0, by: 1, character: 'own-0', label, until: { until: 'dusk' }, works: true });
  expect([tokenName(token({ mark: 'reminder', of: 0 }, 'ct-mark-reminder')), tokenName(token({ mark: 'drunk' }, 'ct-mark-drunk')), tokenName(token({ mark: 'mad', of: 'imp' }, 'ct-mark-mad'))]).toEqual(['Barked', t('ct-mark-drunk'), t('ct-ui-token-mad', { role: 'Imp' })]);
  lay(null);
});

test('names given later and notes belong to one game, and another one begins without them', () => {
  const [one, other] = ['seed 1\n', 'seed 2\n'];
  rename(one, 1, ' Bo ');
  expect([called(['a', 'b'], one), called(['a', 'b'], other)]).toEqual([['a', 'Bo'], ['a', 'b']]);
  rename(one, 1, ' ');
  expect(called(['a', 'b'], one)).toEqual(['a', 'b']);
  openNotes(one);
  write(3, { feeling: 'suspect' });
  write(3, { role: 'imp' });
  expect(noteOn(3)).toEqual({ feeling: 'suspect', role: 'imp', text: '' });
  openNotes(one);
  expect(noteOn(3).role).toBe('imp');
  openNotes(other);
  expect(noteOn(3)).toEqual({ feeling: '', role: '', text: '' });
});

test('a page of a character is found by its name without hyphens', async () => {
  const { below } = await import('../pages/rulebook');
  const pages = ['r/characters/minions/evil-twin.md', 'r/characters/demons/imp.md', 'r/other/imp.md'];
  expect([below(pages, 'r/characters/eviltwin.md'), below(pages, 'r/characters/imp.md'), below(pages, 'r/characters/twin.md')]).toEqual([pages[0], pages[1], undefined]);
});

test('a host answers for whoever is asked, and the device is silent', () => {
  const sent: ToSitting[] = [];
  const link: Link = { send: (message) => sent.push(message), onmessage: () => {}, onlost: () => {}, close: () => {} };
  const game = new Game(() => link);
  const view = { game: 'clocktower', eye: 2, players: 2, board: { phase: { phase: 'night', calls: 1 }, night: 1, asked: [1], seats: [] }, sees: { as: 'storyteller' } } as unknown as Moment['view'];
  const prompt: Prompt = { moment: 4, seat: 1, happened: null, question: line('ct-ask'), passing: null, rule: '', options: [choice('pick A', { t: 'seat', seat: 0 })], refused: [], pause: null };
  const table = (prompts: Prompt[], fresh: boolean): FromSitting => ({ t: 'table', seat: 2, names: ['a', 'b', 'teller'], bots: [null, null, null], moments: [{ n: fresh ? 4 : 5, by: 1, action: null, lines: [line('ct-picked')], view }], prompt: null, prompts, sheet: null, fresh, record: '' });
  link.onmessage(table([prompt], true));
  expect([game.hosts, game.prompt, game.prompts.length]).toEqual([true, null, 1]);
  game.answer(game.prompts[0]!, 'pick A');
  expect(sent.at(-1)).toEqual({ t: 'act', moment: 4, action: 'pick A', seat: 1 });
  expect(game.prompts).toEqual([]);
  link.onmessage(table([{ ...prompt, moment: 5 }], false));
  expect([game.queue.length, game.prompts[0]?.moment]).toEqual([0, 5]);
  expect(heard).not.toHaveBeenCalled();
});

test('the storyteller’s decisions are read under the nights and days in which they were made', () => {
  const decision = (key: string, n: number, action: string): Counsel => ({ when: line(key, { n: { t: 'number', n } }), question: line('ct-ask'), action, label: line('ct-do-yes'), why: [], tags: [] });
  const parts = chapters([decision('ct-why-when-night', 1, 'say 1'), decision('ct-why-when-night', 1, 'say 2'), decision('ct-why-when-day', 1, 'next'), decision('ct-why-when-night', 2, 'no')]);
  expect(parts.map((part) => part.decisions.map((each) => each.action))).toEqual([['say 1', 'say 2'], ['next'], ['no']]);
  expect(chapters([])).toEqual([]);
});

test('advice belongs to the question for which it was asked, and is gone with it', () => {
  const sent: ToSitting[] = [];
  const link: Link = { send: (message) => sent.push(message), onmessage: () => {}, onlost: () => {}, close: () => {} };
  const game = new Game(() => link);
  const prompt = (moment: number): Prompt => ({ moment, seat: 7, happened: null, question: line('ct-ask'), passing: null, rule: '', options: [], refused: [], pause: null });
  const counsel: Counsel = { when: line('ct-why-when-setup'), question: line('ct-ask'), action: 'yes', label: line('ct-do-yes'), why: [line('ct-why-spared')], tags: [] };
  game.coming = prompt(4);
  game.advise();
  expect(sent.at(-1)).toEqual({ t: 'advise' });
  expect(game.advice).toBeNull();
  link.onmessage({ t: 'advice', moment: 4, counsel });
  expect(game.advice).toEqual(counsel);
  game.coming = prompt(5);
  expect(game.advice).toBeNull();
});
