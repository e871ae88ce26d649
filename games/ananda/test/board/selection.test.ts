import { CHANCE, FastRandom, OVER } from '@baithak/kernel';
import { describe, expect, it } from 'vitest';
import { sceneOf, spacesIn } from '../../board/scene.ts';
import {
  afterDrop,
  canTurn,
  chooseTile,
  fitting,
  meditationOf,
  movesAhead,
  NOTHING,
  offersOf,
  placesFor,
  pointAt,
  toggleCard,
  turned,
  turnedAbout,
  waysAt,
} from '../../board/selection.ts';
import { game, type State } from '../../index.ts';
import { rackName } from '../../position/notation.ts';
import { BOARD, movesOf, START, stepAnyhow, table } from '../testing.ts';

const STATE = table({
  tiles: [START],
  seats: [{ rack: ['rb', 'rr', 'gg'], monk: 'e5' }, { rack: ['bb'] }],
  phase: 'build',
});
const offers = offersOf(movesOf(STATE));

describe('a tile', () => {
  it('fits somewhere or nowhere', () => {
    expect([...fitting(offers)].toSorted()).toEqual(['rb', 'rr']);
    expect(fitting(offers, 'a1').size).toBe(0);
    expect(placesFor(offers, 'gg').size).toBe(0);
    expect(placesFor(offers, 'rr').has('d5')).toBe(true);
    expect(rackName('br')).toBe('rb');
  });

  it('A13: can be laid on a space in every legal way, and in no other', () => {
    const legal = movesOf(STATE).filter(
      (move) => /^tile:(rb|br)@/.test(move) && move.includes('d5'),
    );
    expect(waysAt(BOARD, offers, 'rb', 'd5').toSorted()).toEqual(legal.toSorted());
    expect(waysAt(BOARD, offers, 'rb', 'd5').every((way) => offers.texts.has(way))).toBe(true);
  });

  it('comes to the chosen space with the half of the colour first', () => {
    const blue = offersOf([], 'b');
    expect(waysAt(BOARD, blue, 'rb', 'e5')[0]).toBe('tile:br@e5f5');
    expect(waysAt(BOARD, offersOf([], 'r'), 'rb', 'e5')[0]).toBe('tile:rb@e5f5');
  });

  it('is first tried the way that is worth most, and turns from there', () => {
    const ways = waysAt(BOARD, offers, 'rb', 'd5');
    const best = offersOf(movesOf(STATE), null, (text) => (text === ways[1] ? 3 : 2));
    const tried = pointAt({ ...NOTHING, tile: 'rb' }, 'd5', best)!;
    expect(movesAhead('build', BOARD, best, tried)).toEqual([ways[1]]);
    expect(movesAhead('build', BOARD, best, turned(tried, 1))).toEqual([ways[2 % ways.length]]);
    expect(movesAhead('build', BOARD, best, turned(tried, -2))).toEqual([ways.at(-1)]);
  });

  it('can be turned only where it fits in more than one way', () => {
    const ways = waysAt(BOARD, offers, 'rb', 'd5');
    const tried = { ...NOTHING, tile: 'rb', at: 'd5' };
    expect(canTurn(BOARD, offers, tried)).toBe(true);
    expect(canTurn(BOARD, offersOf([ways[0]!]), tried)).toBe(false);
    expect(canTurn(BOARD, offers, { ...tried, at: null })).toBe(false);
  });

  it('is tried in all ways if none is legal', () => {
    expect(waysAt(BOARD, offers, 'gg', 'd5')).toHaveLength(4);
    expect(waysAt(BOARD, offers, 'gg', 'a1')).toEqual(['tile:gg@a1b1', 'tile:gg@a1a2']);
    expect(waysAt(BOARD, offers, 'rb', 'a1')).toHaveLength(4);
  });

  it('turns when its space is pressed again, and comes full circle', () => {
    const first = pointAt({ ...NOTHING, tile: 'rb' }, 'd5', offers)!;
    const ways = waysAt(BOARD, offers, 'rb', 'd5');
    let selection = first;
    for (const way of [...ways, ways[0]!]) {
      expect(movesAhead('build', BOARD, offers, selection)).toEqual([way]);
      selection = pointAt(selection, 'd5', offers)!;
    }
    expect(movesAhead('build', BOARD, offers, turned(first, -1))).toEqual([ways.at(-1)]);
  });

  it('goes through all ways to cover a space that is pressed again, whichever half lies there', () => {
    for (const space of placesFor(offers, 'rb')) {
      for (const at of placesFor(offers, 'rb')) {
        const ways = waysAt(BOARD, offers, 'rb', space);
        let selection = { ...NOTHING, tile: 'rb', at };
        const [start] = movesAhead('build', BOARD, offers, selection);
        if (!ways.includes(start!)) continue;
        const seen = ways.map(() => {
          selection = { ...turnedAbout(BOARD, offers, selection, space), tile: 'rb', at: space };
          return movesAhead('build', BOARD, offers, selection)[0];
        });
        expect(seen.toSorted(), `${at} ${space}`).toEqual(ways.toSorted());
        expect(seen.at(-1)).toBe(start);
      }
    }
  });

  it('is chosen by a press on a space: the one that is worth most there', () => {
    expect(fitting(offers, 'd5').size).toBe(2);
    const best = (tile: RegExp) =>
      pointAt(
        NOTHING,
        'd5',
        offersOf(movesOf(STATE), null, (text) => Number(tile.test(text))),
      );
    expect(best(/rr@/)).toMatchObject({ tile: 'rr', at: 'd5' });
    expect(best(/(rb|br)@/)).toMatchObject({ tile: 'rb', at: 'd5' });
    expect(pointAt(NOTHING, 'a1', offers)).toBeNull();
  });

  it('replaces the tile that was tried before, and goes back to the rack', () => {
    const tried = pointAt({ ...NOTHING, tile: 'rb' }, 'd5', offers)!;
    expect(chooseTile(tried, 'rr', offers)).toMatchObject({ tile: 'rr', at: 'd5' });
    expect(chooseTile(tried, 'rb', offers)).toBe(NOTHING);
  });
});

it('a tile that is picked up lies nowhere until somebody chooses a place for it', () => {
  const held = chooseTile(NOTHING, 'rb', offers);
  expect(held).toEqual({ ...NOTHING, tile: 'rb' });
  expect(movesAhead('build', BOARD, offers, held)).toEqual([]);
  // A tile that cannot lie where the one before it did is in hand, too.
  const apart = offersOf(['tile:rr@d5d6', 'tile:rb@e5e6']);
  const tried = pointAt({ ...NOTHING, tile: 'rr' }, 'd5', apart)!;
  expect(chooseTile(tried, 'rb', apart)).toEqual({ ...NOTHING, tile: 'rb' });
});

describe('dragging', () => {
  it('selects what clicking would', () => {
    expect(afterDrop(NOTHING, 'tile rb', 'd5')).toEqual({ ...NOTHING, tile: 'rb', at: 'd5' });
    expect(afterDrop(NOTHING, 'monk', 'd5')).toEqual({ ...NOTHING, at: 'd5' });
    expect(afterDrop(NOTHING, 'monk', null)).toBe(NOTHING);
    expect(afterDrop(NOTHING, 'tile rb', 'karma')).toBe(NOTHING);
    expect(afterDrop(NOTHING, 'tile rb', null)).toBe(NOTHING);
    expect(afterDrop(NOTHING, 'card 3', 'karma').cards).toEqual([3]);
    expect(afterDrop(NOTHING, 'card 3', 'd5')).toBe(NOTHING);
    expect(afterDrop(toggleCard(NOTHING, 3), 'card 3', 'karma').cards).toEqual([3]);
  });
});

it('cards are chosen and put back, and their moves end with the end of meditation', () => {
  const both = toggleCard(toggleCard(NOTHING, 3), 1);
  expect(meditationOf(both)).toEqual(['card:3', 'card:1', 'card:.']);
  expect(meditationOf(toggleCard(both, 3))).toEqual(['card:1', 'card:.']);
  expect(movesAhead('meditate', BOARD, offers, NOTHING)).toEqual(['card:.']);
});

/** The moves that clicks can make in a position; the ends of phases have buttons of their own. */
function reachable(state: State): Set<string> {
  const view = game.view(state, state.seat);
  const scene = sceneOf(view);
  const listed = offersOf(movesOf(state));
  const own = view.seats[state.seat]!;
  const made = new Set(['monk:.', 'tile:.', 'card:.']);
  for (const { name } of spacesIn(scene)) {
    for (const move of movesAhead('monk', scene, listed, { ...NOTHING, at: name })) made.add(move);
    for (const tile of view.phase === 'build' ? (own.rack ?? []) : []) {
      let selection = pointAt({ ...NOTHING, tile }, name, listed)!;
      for (let taps = 0; taps < 8; taps++) {
        for (const move of movesAhead('build', scene, listed, selection)) made.add(move);
        selection = pointAt(selection, name, listed)!;
      }
    }
  }
  const cards = (own.hand ?? []).filter((card) => card[0] === view.area?.colour);
  for (const card of cards) made.add(meditationOf(toggleCard(NOTHING, Number(card[1])))[0]!);
  return made;
}

describe.each([2, 3, 4])('with %i seats', (seats) => {
  it('every legal move of a whole game can be made in both views', () => {
    const random = new FastRandom(`reach ${seats}`);
    const state = game.setup(seats === 4 ? { files: 6, ranks: 6 } : BOARD, seats);
    let seen = 0;
    for (; game.status(state) !== OVER; stepAnyhow(state, random)) {
      if (game.status(state) === CHANCE || random.below(6) > 0) continue;
      const made = reachable(state);
      expect(movesOf(state).filter((move) => !made.has(move))).toEqual([]);
      seen++;
    }
    expect(seen).toBeGreaterThan(10);
  });
});
