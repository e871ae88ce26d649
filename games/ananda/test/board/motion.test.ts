import { describe, expect, it } from 'vitest';
import { freshAfter, recentAfter } from '../../board/happening.ts';
import { cuesOf, laidBy, SOUNDS, type Surroundings, wayOf } from '../../board/motion.ts';
import { type Slots, slotsAfter } from '../../board/slots.ts';
import { type Event, game, type State } from '../../index.ts';
import { run, START, table } from '../testing.ts';

const state = () =>
  table({
    tiles: [START, ['vv', 'f3', 'f4'], ['vg', 'f7', 'f8']],
    seats: [
      { rack: ['vv', 'ov'], hand: ['v2', 'v3'] },
      { rack: ['bb'], monk: 'f4' },
    ],
    supply: ['yy', 'oo'],
  });

const ids = (slots: Slots) => slots.filter((id) => id !== null);
const held = (of: State, viewer: number) => {
  const { rack, hand } = game.view(of, viewer).seats[viewer]!;
  return [...ids(slotsAfter(null, rack ?? [])), ...ids(slotsAfter(null, hand ?? []))];
};

/** The cues of moves as a seat sees them. */
function cues(viewer: number, ...moves: readonly string[]) {
  const of = state();
  const had = held(of, viewer);
  const events = run(of, ...moves).map((event) => game.witness(event, viewer) as Event);
  const around: Surroundings = {
    ...{ viewer, files: 10, ranks: 9 },
    ...{ tiles: game.view(of, viewer).tiles.length, had, has: held(of, viewer) },
  };
  return cuesOf(events, around);
}

const BUILT = ['monk:f7', 'tile:ov@e6f6'];

describe('motion', () => {
  it('monk-placed: a monk from beside the board walks in from its side, and then there is a rest', () => {
    const [walk, rest, ...more] = cues(0, 'monk:f7');
    expect(walk).toMatchObject({ thing: 'monk 0', sound: 'place', step: 0 });
    expect(walk!.via).toEqual(['step f1', 'step f3', 'step f4', 'step f6']);
    expect(rest).toEqual({ thing: 'rest', step: 1 });
    expect(more).toEqual([]);
  });

  it('monk-placed: on the board a monk goes along ranks and files', () => {
    const event = { kind: 'monk-placed', seat: 1, from: 'c3', space: 'e4' } as Event;
    expect(wayOf(event as never, { viewer: 0, ranks: 9 })).toEqual(['d3', 'e3']);
  });

  it('gave-up: the monk walks off the board, and a tile comes from the supply', () => {
    const list = cues(0, 'monk:f7', 'tile:.', '=draw:yy');
    expect(list[1]).toMatchObject({ thing: 'monk 0', sound: 'take', step: 1 });
    expect(list[1]!.via?.at(-1)).toBe('step f1');
    expect(list[2]).toMatchObject({ thing: 'own yy#0', from: 'supply', sound: 'take' });
    expect(list.at(-1)!.thing).toBe('rest');
  });

  it('tile-placed: a tile goes from its slot, or from the count of others, into the temple', () => {
    expect(cues(0, ...BUILT)[1]).toMatchObject({
      ...{ thing: 'tile 3', from: 'own ov#0', sound: 'place', step: 1 },
    });
    expect(cues(1, ...BUILT)[1]).toMatchObject({ thing: 'tile 3', from: 'rack of 0' });
  });

  it('card-played: an own card flies to the karma of its colour, one of others comes from their hand', () => {
    const moves = [...BUILT, 'tile:.', 'card:3'];
    expect(cues(0, ...moves).at(-2)).toMatchObject({
      ...{ thing: 'own v3#0', to: 'karma of 0 v', sound: 'score' },
    });
    expect(cues(1, ...moves).at(-2)).toMatchObject({ thing: 'passing 3', from: 'hand of 0' });
  });

  it('drew: draws of one series share a step; hidden ones are seen in passing', () => {
    const moves = [...BUILT, 'tile:.', 'card:3', 'card:.', '=draw:yy', '=draw:oo'];
    const drawn = cues(0, ...moves).filter(({ from }) => from === 'supply');
    expect(drawn.map(({ thing }) => thing)).toEqual(['own yy#0', 'own oo#0']);
    expect(new Set(drawn.map(({ step }) => step)).size).toBe(1);
    const seen = cues(1, ...moves).filter(({ from }) => from === 'supply');
    expect(seen.map(({ thing }) => thing)).toEqual(['passing 5', 'passing 6']);
    expect(seen.every(({ sound }) => sound === 'take')).toBe(true);
  });

  it('built and meditated are heard; the sums of draws and the end are left to others', () => {
    const sounds = cues(0, ...BUILT, 'tile:.', 'card:.').map(({ thing, sound }) => [thing, sound]);
    expect(sounds).toContainEqual(['built', 'score']);
    expect(sounds).toContainEqual(['meditated', 'sell']);
    const silent = Object.entries(SOUNDS).filter(([, sound]) => sound === null);
    expect(silent.map(([kind]) => kind)).toEqual(['dealt', 'refilled', 'balanced', 'game-over']);
  });

  it('started: the first tile comes from the supply', () => {
    const event: Event = { kind: 'started', tile: 'rv', spaces: ['e5', 'f5'] };
    const around = { viewer: 0, files: 10, ranks: 9, tiles: 1, had: [], has: [] };
    expect(cuesOf([event], around)).toEqual([
      { kind: 'started', thing: 'tile 0', from: 'supply', step: 0, sound: 'place' },
    ]);
  });
});

describe('slots', () => {
  it('keep things in their places; new ones fill the first free slots', () => {
    const first = slotsAfter(null, ['rb', 'rb', 'gg']);
    expect(first).toEqual(['rb#0', 'rb#1', 'gg#0', null, null, null, null, null]);
    const next = slotsAfter(first, ['rb', 'gg']);
    expect(next.slice(0, 3)).toEqual([null, 'rb#1', 'gg#0']);
    expect(slotsAfter(next, ['oo', 'rb', 'gg', 'yy']).slice(0, 4)).toEqual([
      ...['oo#0', 'rb#1', 'gg#0', 'yy#0'],
    ]);
  });
});

it('tiles of others stay marked until the viewer does something', () => {
  const placed = (seat: number) => ({ kind: 'tile-placed', seat }) as Event;
  const tiles = (n: number) => Array.from({ length: n }, String);
  expect([...laidBy([placed(1), placed(1)], 5).values()]).toEqual([3, 4]);
  expect(recentAfter([], 0, tiles(5), [placed(1), placed(1)])).toEqual([3, 4]);
  expect(recentAfter([3, 4], 0, tiles(6), [placed(2)])).toEqual([3, 4, 5]);
  expect(recentAfter([3, 4], 0, tiles(6), [placed(0)])).toEqual([]);
});

it('what was drawn is new until its owner does something', () => {
  const event = (kind: string, seat: number) => ({ kind, seat }) as unknown as Event;
  const drawn = [event('meditated', 0), event('drew', 0), event('refilled', 0)];
  expect(freshAfter([], ['ry#0'], ['ry#0', 'gb#0'], 0, drawn)).toEqual(['gb#0']);
  const others = [event('monk-placed', 1), event('drew', 1)];
  expect(freshAfter(['gb#0'], ['ry#0', 'gb#0'], ['ry#0', 'gb#0'], 0, others)).toEqual(['gb#0']);
  const own = [event('monk-placed', 0)];
  expect(freshAfter(['gb#0'], ['ry#0', 'gb#0'], ['ry#0', 'gb#0'], 0, own)).toEqual([]);
  expect(freshAfter([], [], ['ry#0'], 0, [event('drew', 0)])).toEqual([]);
});
