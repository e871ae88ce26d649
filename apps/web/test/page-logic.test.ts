import { catalog } from '@baithak/catalog';
import { CHARACTERS, type Message, message, type Tally } from '@baithak/kernel';
import { expect, test } from 'vitest';
import { savedCharacter } from '../controller/characters.ts';
import { PreferenceKeeper } from '../controller/preferences.ts';
import { opponentsAround, quickGameOf } from '../controller/quick-game.ts';
import { needsMemory } from '../pages/new/setup.ts';
import { endOf } from '../pages/review/head.tsx';
import { pointedAt } from '../pages/table/counting.ts';
import { turnsOf } from '../pages/table/log.tsx';
import { isBrokenOff, outcome } from '../pages/table/sentences.ts';
import { pathTo, ROUTES, type RouteName, routeAt } from '../routes.ts';

test('preferences are restored, and unknown values become the default', () => {
  const kept = new Map<string, string>([
    ['theme', 'dark'],
    ['sound', 'on'],
  ]);
  const keeper = new PreferenceKeeper((name) => ({
    read: () => kept.get(name) ?? null,
    write: (value) => void kept.set(name, value),
  }));
  expect(keeper.getSnapshot()).toMatchObject({ theme: 'dark', sound: 'medium', motion: 'auto' });
  let heard = 0;
  keeper.subscribe(() => heard++);
  keeper.set('motion', 'off');
  keeper.set('theme', 'purple');
  expect(heard).toBe(2);
  expect(Object.fromEntries(kept)).toEqual({ theme: 'auto', sound: 'on', motion: 'off' });
});

test.each([
  [[1, 2], 'table.won'],
  [[1, 1, 3], 'table.won'],
  [[1, 1], 'table.drawn'],
  [[1], 'table.won'],
  [[2], 'table.lost'],
])('places %j are told as %s', (places, key) => {
  const result = { places, scores: places, reason: message('end') };
  expect(outcome(result).key).toBe(key);
});

test.each([
  ['end.resign', true],
  ['end.timeout', true],
  ['end.agreed', true],
  ['end.four', false],
])('a match that ends by %s has nothing to count: %s', (key, is) => {
  expect(isBrokenOff({ places: [1, 2], scores: [1, 0], reason: message(key) })).toBe(is);
});

test('only games in which something is out of sight offer memory aids', async () => {
  const ids = ['jaipur', 'srrakk', 'talluka', 'vancana'] as const;
  const games = await Promise.all(ids.map((id) => catalog[id].game()));
  expect(ids.filter((_, i) => needsMemory(games[i]!))).toEqual(['jaipur', 'srrakk']);
});

const line = (...at: string[]) => ({ label: message('x'), terms: [], least: 0, most: 0, at });
const { at: _, ...pointless } = line();
const TALLY: Tally = [
  { lines: [line('a1'), line('b1', 'b2')], least: 0, most: 0 },
  { lines: [pointless, line('c1')], least: 0, most: 0 },
];

test('a line of the final score lights what it counts, for every seat', () => {
  expect([0, 1, 2].map((at) => pointedAt(TALLY, at))).toEqual([['a1'], ['b1', 'b2', 'c1'], []]);
});

test('the log keeps what was taken back under one line', () => {
  const told = (seq: number, seat: number | null, undone = false, note: Message | null = null) => ({
    line: { seq, from: seq, seat, undone, note, moves: [], events: [] },
    text: '',
    pictures: [],
  });
  const turns = turnsOf([
    told(0, 0),
    told(1, 1, true),
    told(2, 0, true),
    told(3, null, false, message('table.undone')),
    told(4, 1, true),
    told(5, null, false, message('table.undone')),
    told(6, 1),
    told(7, 1),
  ]);
  expect(turns.map((turn) => turn.map(({ line }) => line.seq))).toEqual([
    [0],
    [1, 2, 3, 4, 5],
    [6, 7],
  ]);
});

test.each(Object.keys(ROUTES) as RouteName[])('a path to %s leads there', (name) => {
  const takesParam = ROUTES[name].includes(':');
  for (const param of ['jaipur', 'a b', 'ä/ö', '100%', '..']) {
    const route = routeAt(pathTo(name, param));
    expect(route?.name).toBe(name);
    if (takesParam) expect(route?.param).toBe(param);
  }
});

test.each(['/nowhere', '/table', '/table/1/2', '/rules/', '/Table/1'])(
  '%s leads nowhere',
  (path) => {
    expect(routeAt(path)).toBeUndefined();
  },
);

test('a malformed path is still read', () => {
  expect(routeAt('/table/%E0%A4%A')).toEqual({ name: 'table', param: '%E0%A4%A' });
});

test('several opponents are different characters, the chosen one first', () => {
  expect(opponentsAround('gilli', 1)).toEqual(['gilli']);
  expect(opponentsAround('gilli', 4)).toEqual(['gilli', 'mina', 'kapi', 'mayur']);
  expect(opponentsAround('shera', 3)).toEqual(['shera', 'phani', 'mayur']);
});

test('a link names its opponent; otherwise the usual one plays', () => {
  const usual = { seats: 2, opponent: 'kapi', name: 'Asha' } as const;
  const opponent = (query: string) => quickGameOf('jaipur', query, usual).opponent;
  expect(CHARACTERS.map((each) => opponent(`?opponent=${each}`))).toEqual(CHARACTERS);
  expect(opponent('')).toBe('kapi');
  expect(opponent('?opponent=toString')).toBe('kapi');
});

test('a browser that remembers a level gets the character in its place, and at first Gilli', () => {
  const levels = ['1', '2', '3', '4', '5', '6', '0', 'x', null];
  expect(levels.map((level) => savedCharacter(null, level))).toEqual([
    ...['mina', 'gilli', 'kapi', 'mayur', 'phani'],
    ...['gilli', 'gilli', 'gilli', 'gilli'],
  ]);
  expect(savedCharacter('shera', '1')).toBe('shera');
  expect(savedCharacter('nobody', '1')).toBe('mina');
});

test('a review says who beat whom, and how clearly', () => {
  const reason = message('end.seals');
  const end = (own: readonly number[], places: readonly number[], scores: readonly number[]) =>
    endOf(own, { places, scores, reason });
  expect(end([0], [1, 2], [2, 1])).toEqual(
    message('review.beat', { seat: { seat: 1 }, isScored: 'yes', own: 2, rival: 1 }),
  );
  expect(end([1], [1, 2], [2, 1])).toMatchObject({
    key: 'review.lost',
    args: { own: 1, rival: 2 },
  });
  // A game without points, and one that somebody gave up, have no score to tell.
  expect(end([0], [1, 2], [1, 0]).args).toMatchObject({ isScored: 'no' });
  const resigned = { places: [1, 2], scores: [0, 3], reason: message('end.resign') };
  expect(endOf([0], resigned).args).toMatchObject({ isScored: 'no' });
  expect(end([0], [1, 1], [1, 1])).toEqual(message('table.drawn'));
  expect(end([], [1, 2], [2, 0]).key).toBe('table.won');
  expect(end([2], [1, 2, 3], [5, 4, 3]).key).toBe('table.won');
});
