import { catalog } from '@baithak/catalog';
import { ratingsOf } from '@baithak/catalog/strengths';
import type { TableRecord } from '@baithak/host';
import { type Message, message, type Result } from '@baithak/kernel';
import type { Occupant, Played } from '@baithak/table';
import { expect, test } from 'vitest';
import { CLOCKS, clockName } from '../controller/clocks.ts';
import { eveningOf } from '../controller/evening.ts';
import { elderOf, partnerFor } from '../controller/pairing.ts';
import { lastAt, type OwnGame, outcomeOf, scoreOf, tellsAll } from '../controller/records.ts';
import { hasSeatWish, takeSeatWish, wishSeat } from '../controller/seat-wish.ts';
import { otherGame, roomFor } from '../controller/seating.ts';
import { SeenResults } from '../controller/seen-results.ts';
import { inOrder, waitingAt } from '../controller/waiting.ts';
import { stateOf, timeLeft } from '../pages/home/table-state.ts';
import { firstSetup, inOrderOfPlay, withSeatCount } from '../pages/new/setup.ts';

const me: Occupant = { kind: 'person', person: 'me', name: 'Asha' };
const ravi: Occupant = { kind: 'person', person: 'ravi', name: 'Ravi' };
const mina: Occupant = { kind: 'bot', character: 'mina' };
const free: Occupant = { kind: 'open' };

function record(id: string, change: Partial<TableRecord> = {}): TableRecord {
  return {
    id,
    game: 'talluka',
    rulesVersion: 1,
    stage: 'playing',
    listed: false,
    seats: [me, ravi],
    owner: 'me',
    people: ['me', 'ravi'],
    changedAt: 0,
    deadline: null,
    turn: null,
    botDue: false,
    result: null,
    clock: { kind: 'none' },
    ...change,
  };
}

const ended = (...places: number[]): Result => ({ places, scores: places, reason: message('end') });

test('what needs you comes first: the most urgent turn, a full table, a new result', () => {
  const tables = [
    record('running', { changedAt: 9, turn: 1 }),
    record('seen', { stage: 'over', result: ended(1, 2) }),
    record('mine', { turn: 0, changedAt: 5 }),
    record('new', { stage: 'over', result: ended(2, 1) }),
    record('urgent', { turn: 0, deadline: 100 }),
    record('waits', { stage: 'gathering', seats: [me, free] }),
    record('full', { stage: 'gathering' }),
    record('dealt', { stage: 'gathering', dealing: [0] }),
    record('dealt elsewhere', { stage: 'gathering', dealing: [1] }),
    record('watched', { seats: [ravi, mina], turn: 0, changedAt: 1 }),
  ];
  const visitor = { person: 'me', isOnline: true, hasSeenResult: (id: string) => id === 'seen' };
  const waiting = inOrder(tables.map((table) => waitingAt(table, visitor)));
  expect(waiting.map(({ record: { id }, news }) => [id, news])).toEqual([
    ['urgent', 'turn'],
    ['mine', 'turn'],
    ['full', 'ready'],
    ['dealt', 'ready'],
    ['new', 'result'],
    ['running', null],
    ['watched', null],
    ['waits', null],
    ['dealt elsewhere', null],
    ['seen', null],
  ]);
  expect(waiting.find(({ record: { id } }) => id === 'new')?.outcome).toBe('lost');
});

test('a friend who waits for your move comes before a bot that you played later', () => {
  const here = { person: 'me', isOnline: false, hasSeenResult: () => false };
  const bot = record('bot', { seats: [me, mina], turn: 0, changedAt: 9 });
  const friend = record('friend', { turn: 0, changedAt: 1 });
  const waiting = inOrder([waitingAt(bot, here), waitingAt(friend, { ...here, isOnline: true })]);
  expect(waiting.map(({ record: { id } }) => id)).toEqual(['friend', 'bot']);
});

test('at a device, it is the turn of everybody who shares it, but not of a bot', () => {
  const here = { person: 'me', isOnline: false, hasSeenResult: () => false };
  const both = [me, { ...me, name: 'Ravi' }];
  expect(waitingAt(record('a', { seats: both, turn: 1 }), here).news).toBe('turn');
  expect(waitingAt(record('b', { seats: [me, mina], turn: 1 }), here).news).toBeNull();
  const over = record('c', { stage: 'over', seats: [me, mina], result: ended(1, 2) });
  expect(waitingAt(over, here).news).toBeNull();
});

test('a table where a bot keeps your seat is yours, and its turns are not', () => {
  const there = { person: 'me', isOnline: true, hasSeenResult: () => false };
  const standIn = { kind: 'bot', character: 'gilli', standsFor: 'me' } as const;
  const left = record('a', { seats: [ravi, standIn], people: ['ravi'], turn: 1 });
  expect(waitingAt(left, there)).toMatchObject({ own: [1], isKept: true, news: null });
  const over = record('b', { ...left, stage: 'over' });
  expect(waitingAt(over, there)).toMatchObject({ own: [], isKept: false });
});

test('a paused game is nobody’s turn and says so', () => {
  const there = { person: 'me', isOnline: true, hasSeenResult: () => false };
  const paused = waitingAt(record('a', { turn: null, paused: true }), there);
  expect([paused.news, stateOf(paused)]).toEqual([null, message('home.paused')]);
  const running = waitingAt(record('a', { turn: 0 }), there);
  expect(stateOf(running)).toEqual(message('player.your-turn'));
});

test('the time left is told in whole units, and the last minute is never none', () => {
  const [minute, hour, day] = [60_000, 3_600_000, 86_400_000];
  const left = (unit: string, n: number) => message('home.left', { time: message(unit, { n }) });
  const told: [number, Message][] = [
    [3 * day - 1, left('clock.days', 2)],
    [2 * day, left('clock.days', 2)],
    [2 * day - 1, left('clock.hours', 47)],
    [hour, left('clock.hours', 1)],
    [hour - 1, left('clock.minutes', 59)],
    [minute, left('clock.minutes', 1)],
    [minute - 1, message('home.left-soon')],
    [0, message('home.left-soon')],
    // The device's clock may be ahead.
    [-minute, message('home.left-soon')],
  ];
  for (const [ms, line] of told) expect([ms, timeLeft(ms)]).toEqual([ms, line]);
});

test('a result is new until it is seen, and again after another match', () => {
  const kept: string[] = [];
  const saved = { read: () => kept.at(-1) ?? null, write: (text: string) => void kept.push(text) };
  const seen = new SeenResults(saved);
  expect(seen.has('a')).toBe(false);
  seen.note('a', true);
  seen.note('b', true);
  expect([seen.has('a'), seen.has('b')]).toEqual([true, true]);
  seen.note('a', false);
  expect([seen.has('a'), seen.has('b')]).toEqual([false, true]);
});

test('scores count finished games, by game and opponent, and no shared screens', () => {
  const game = (
    seats: readonly Occupant[],
    places: readonly number[],
    id = 'talluka',
  ): OwnGame => ({
    game: id,
    seats,
    places,
    at: 0,
    person: 'me',
  });
  const games = [
    game([me, mina], [1, 2]),
    game([mina, me], [1, 2]),
    game([me, mina], [1, 1]),
    game([me, ravi], [1, 2]),
    game([me, me], [1, 2]),
    game([me, mina], [1, 2], 'jaipur'),
  ];
  const against = scoreOf(games, { game: 'talluka', against: 'mina' });
  expect(against).toEqual({ won: 1, drawn: 1, lost: 1 });
  expect(scoreOf(games, { game: 'talluka' })).toEqual({ won: 2, drawn: 1, lost: 1 });
  expect(scoreOf(games, { game: 'talluka', against: 'shera' }).won).toBe(0);
  expect(outcomeOf({ seats: [me], places: [1] }, 'me')).toBe('won');
  expect(outcomeOf({ seats: [me], places: [2] }, 'me')).toBe('lost');
  expect(outcomeOf({ seats: [me, mina] }, 'me')).toBeNull();
});

test('a table is asked for its results only where its record does not tell them all', () => {
  const over = { stage: 'over', seats: [me, ravi], result: ended(1, 2) } as const;
  expect(tellsAll(record('a', { ...over, played: 1 }))).toBe(true);
  // Older records do not count.
  expect(tellsAll(record('b', over))).toBe(true);
  expect(tellsAll(record('c', { ...over, played: 2 }))).toBe(false);
  expect(tellsAll(record('d', { stage: 'playing', played: 1 }))).toBe(false);
  expect(tellsAll(record('e', { stage: 'playing', played: 0 }))).toBe(true);
  expect(tellsAll(record('f', { stage: 'over', closed: true, played: 1 }))).toBe(false);
  expect(lastAt(record('g', over))).toMatchObject([{ places: [1, 2] }]);
  expect(lastAt(record('h', { stage: 'playing' }))).toEqual([]);
});

test('ratings follow the measured steps, and end where one is missing', () => {
  const jaipur = ratingsOf('jaipur', 2);
  expect(jaipur.mina).toBe(800);
  expect(Object.keys(jaipur)).toHaveLength(6);
  expect(ratingsOf('jaipur', 7)).toEqual({});
  expect(ratingsOf('nowhere', 2)).toEqual({});
});

test('the evening is scored by person, over several games, and a draw is no win', () => {
  const played = (seats: readonly Occupant[], ...places: number[]): Played => ({
    game: 'talluka',
    seats,
    places,
    at: 0,
  });
  const evening = eveningOf([
    played([me, ravi], 2, 1),
    played([ravi, me], 1, 2),
    played([me, ravi], 1, 2),
    played([me, ravi], 1, 1),
    played([me, ravi, mina], 2, 3, 1),
  ]);
  expect(evening.map(({ occupant, wins }) => [nameOf(occupant), wins])).toEqual([
    ['Ravi', 2],
    ['Asha', 1],
    ['mina', 1],
  ]);
});

const nameOf = (each: Occupant) =>
  each.kind === 'person' ? each.name : each.kind === 'bot' ? each.character : '';

test('a partner waits for the same game with the same clock, and has waited longest', () => {
  const open = (id: string, change: Partial<TableRecord> = {}) =>
    record(id, { stage: 'gathering', seats: [ravi, free], people: ['ravi'], ...change });
  const tables = [
    open('late', { changedAt: 5 }),
    open('first', { changedAt: 2 }),
    open('own', { people: ['me'], changedAt: 1 }),
    open('clock', { clock: CLOCKS['slow-1'], changedAt: 0 }),
    open('game', { game: 'jaipur' }),
    open('full', { seats: [ravi, mina] }),
    open('running', { stage: 'playing' }),
  ];
  const wish = { game: 'talluka', clock: CLOCKS.none, person: 'me' };
  expect(partnerFor(tables, wish)?.id).toBe('first');
  expect(partnerFor(tables, { ...wish, clock: CLOCKS['slow-1'] })?.id).toBe('clock');
  expect(partnerFor(tables, { ...wish, clock: CLOCKS['live-5'] })).toBeUndefined();
  // Whoever sits nowhere yet cannot be played with.
  expect(partnerFor([open('empty', { seats: [free, free] })], wish)).toBeUndefined();
  // Of two tables that were opened at the same moment, the younger one gives way, whoever looks.
  const mine = open('mine', { people: ['me'], seats: [me, free], changedAt: 3 });
  expect(elderOf([...tables, mine], 'mine', wish)?.id).toBe('first');
  const newer = tables.filter(({ id }) => id === 'late');
  expect(elderOf([...newer, mine], 'mine', wish)).toBeUndefined();
  const twin = open('twin', { changedAt: 3 });
  const his = { ...wish, person: 'ravi' };
  expect(elderOf([twin, mine], 'mine', wish)).toBeUndefined();
  expect(elderOf([twin, mine], 'twin', his)?.id).toBe('mine');
  expect(clockName({ increment: 15_000, kind: 'live', budget: 900_000 })).toBe('live-15');
  expect(clockName({ kind: 'slow', perTurn: 61_000 })).toBeUndefined();
});

test('somebody new gets a further seat while the game has one, then an awaited one', async () => {
  const ananda = await catalog.ananda.game();
  const settings = { game: 'ananda', seats: 2, options: { files: 8 } } as never;
  const more = roomFor(ananda, { seats: [me, free], settings });
  expect(more?.seat).toBe(2);
  expect(more?.before[0]).toMatchObject({ do: 'configure', settings: { seats: 3 } });
  expect(more?.before[0]).toMatchObject({ settings: { options: { files: 8 } } });
  const talluka = await catalog.talluka.game();
  expect(roomFor(talluka, { seats: [me, free], settings })).toEqual({ before: [], seat: 1 });
  expect(roomFor(talluka, { seats: [me, ravi], settings })).toBeUndefined();
});

test('another game keeps everybody at the table, as far as it has seats', () => {
  const seats = [me, ravi, mina, free];
  const room = { seats, settings: null };
  expect(otherGame([1, 2, 3, 4, 5], 'samsara', room)).toEqual({ game: 'samsara', seats: 3 });
  expect(otherGame([2], 'jaipur', room)).toEqual({ game: 'jaipur', seats: 2 });
  expect(otherGame([1, 2, 3], 'samsara', { seats: [me], settings: null }).seats).toBe(2);
});

test('a wish for a seat holds for one table and once', () => {
  wishSeat('a');
  expect(hasSeatWish('b')).toBe(false);
  expect(takeSeatWish('b')).toBe(false);
  expect([takeSeatWish('a'), takeSeatWish('a')]).toEqual([true, false]);
});

test('the table starts with whoever was chosen, and all keep their order', async () => {
  const samsara = await catalog.samsara.game();
  const usual = { name: 'Asha', opponent: 'kapi', starts: 'they', coach: 'on' } as const;
  const two = firstSetup(samsara, usual);
  expect(two.coach).toBe(true);
  expect(two.seats.map(({ kind }) => kind)).toEqual(['person', 'bot']);
  const three = withSeatCount(two, samsara, 3);
  const faces = (lot: number, starts = three.starts) =>
    inOrderOfPlay({ ...three, starts }, lot).map((seat) =>
      seat.kind === 'bot' ? seat.character : seat.kind,
    );
  expect(faces(0)).toEqual(['kapi', 'gilli', 'person']);
  expect(faces(0.5, 'you')).toEqual(['person', 'kapi', 'gilli']);
  expect([0, 0.4, 0.99].map((lot) => faces(lot, 'lot')[0])).toEqual(['person', 'kapi', 'gilli']);
  expect(firstSetup(samsara, { ...usual, starts: 'nonsense' }).starts).toBe('lot');
  const alone = withSeatCount(three, samsara, 1);
  expect(inOrderOfPlay(alone, 0.9)).toEqual([{ kind: 'person', name: 'Asha' }]);
});

test('a partner for a rated game is near in strength, and less so after waiting', () => {
  const open = (id: string, change: Partial<TableRecord> = {}) =>
    record(id, { stage: 'gathering', seats: [ravi, free], people: ['ravi'], ...change });
  const now = 1_000_000;
  const tables = [
    open('plain', { changedAt: now - 9000 }),
    open('strong', { rated: true, changedAt: now - 5000 }),
    open('near', { rated: true, changedAt: now - 1000 }),
  ];
  const rated = { rating: 1500, ratings: { strong: 1700, near: 1590 }, waited: 0, now };
  const wish = { game: 'talluka', clock: CLOCKS.none, person: 'me' };
  expect(partnerFor(tables, wish)?.id).toBe('plain');
  expect(partnerFor(tables, { ...wish, rated })?.id).toBe('near');
  // One of the two has waited ten seconds: 200 points are near enough.
  expect(partnerFor(tables, { ...wish, rated: { ...rated, waited: 10_000 } })?.id).toBe('strong');
  expect(partnerFor(tables, { ...wish, rated: { ...rated, now: now + 5000 } })?.id).toBe('strong');
  const far = { ...rated, rating: 2500 };
  expect(partnerFor(tables, { ...wish, rated: far })).toBeUndefined();
});
