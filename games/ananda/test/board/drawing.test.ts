import { describe, expect, it } from 'vitest';
import { calloutFor } from '../../board/callout.ts';
import { backToFront, matrix, middle, projectionOf, turnedSide } from '../../board/projection.ts';
import {
  isWithin,
  neighbour,
  SIDE_NAMES,
  type Side,
  sceneOf,
  siteOf,
  spacesIn,
} from '../../board/scene.ts';
import { game } from '../../index.ts';
import { START, table } from '../testing.ts';

const STATE = table({
  tiles: [START, ['vv', 'f3', 'f4'], ['oo', 'e6', 'f6'], ['bb', 'f5', 'f6']],
  seats: [{ rack: ['vv'], monk: 'f4' }, { rack: ['bb'] }],
});
const scene = sceneOf(game.view(STATE, null));
const space = (wanted: string) => spacesIn(scene).find(({ name }) => name === wanted)!;

describe('a scene', () => {
  it('has every space, the farthest rank first', () => {
    expect(spacesIn(scene)).toHaveLength(90);
    expect(scene.rows[0]![0]!.name).toBe('a9');
    expect(scene.rows.at(-1)!.at(-1)!.name).toBe('j1');
  });

  it('knows the levels of a space, and which tile is on top', () => {
    expect(space('f5')).toMatchObject({ levels: ['v', 'b'], tile: 3, partner: 'up' });
    expect(space('f6')).toMatchObject({ levels: ['o', 'b'], tile: 3, partner: 'down' });
    expect(space('e6')).toMatchObject({ levels: ['o'], tile: 2, partner: null });
    expect(space('a1')).toMatchObject({ levels: [], tile: null, partner: null, area: null });
    expect(scene.highest).toBe(2);
  });

  it('A6: has areas with their sizes, edges and monks', () => {
    const sizes = scene.areas.map(({ colour, spaces }) => `${colour}${spaces.length}`);
    expect(sizes.toSorted()).toEqual(['b2', 'o1', 'r1', 'v2']);
    const violet = scene.areas[space('f4').area!]!;
    expect(violet).toMatchObject({ spaces: ['f3', 'f4'], holders: [0], label: 'f3' });
    expect(space('f4').rim).toEqual(['right', 'left', 'up']);
    expect(space('f4').monk).toBe(0);
  });

  it('tells how far each side drops', () => {
    expect(space('f5').drops).toEqual({ right: 2, down: 1, left: 1, up: 0 });
    expect(space('a1').drops).toEqual({ right: 0, down: 0, left: 0, up: 0 });
  });

  it('has a site that extends as far as a tile can reach', () => {
    expect(siteOf(scene)).toEqual({ left: 3, right: 8, near: 1, far: 8 });
    expect(siteOf(scene, 0)).toEqual({ left: 5, right: 6, near: 3, far: 6 });
    expect(isWithin(siteOf(scene), space('b5'))).toBe(false);
    expect(isWithin(siteOf(scene), space('h8'))).toBe(true);
  });
});

it('neighbours end at the edge of the board', () => {
  expect(neighbour(scene, 'a1', 'left')).toBeNull();
  expect(neighbour(scene, 'j9', 'right')).toBeNull();
  expect(neighbour(scene, 'e5', 'up')).toBe('e6');
  expect(neighbour(scene, 'e5', 'down')).toBe('e4');
});

const plain = sceneOf(
  game.view(table({ tiles: [START], seats: [{ rack: ['vv'] }, { rack: ['bb'] }] }), null),
);
const TURNS = [0, 1, 2, 3];
const STEPS: Readonly<Record<Side, readonly [number, number]>> = {
  right: [1, 0],
  down: [0, -1],
  left: [-1, 0],
  up: [0, 1],
};

const WIDE = { width: 1248, height: 392 };
const TALL = { width: 390, height: 400 };

describe('from above', () => {
  const top = projectionOf('top', plain, { width: 1000, height: 8 + 9.4 * 40 });

  it('shows the whole board, one unit box for each space', () => {
    expect(top.shown).toEqual({ left: 1, right: 10, near: 1, far: 9 });
    expect(matrix(top, 1, 9, 0)).toBe('matrix(1,0,0,1,300,12)');
    expect(matrix(top, 2, 8, 5)).toBe('matrix(1,0,0,1,340,52)');
  });

  it('leaves room for the tools where there is none beside the board', () => {
    expect(projectionOf('top', plain, TALL).at(0, 9, 0).y).toBeGreaterThan(56);
    const clear = projectionOf('top', plain, TALL, { isClear: true });
    expect(clear.at(0, 9, 0).y).toBeLessThan(56);
  });
});

describe.each(TURNS)('isometric, after %i quarter turns', (turn) => {
  const iso = projectionOf('iso', plain, WIDE, { turn });

  it.each([WIDE, TALL])('contains the whole board in a room of $width by $height', (room) => {
    const { at, box } = projectionOf('iso', plain, room, { turn });
    expect(box).toEqual({ x: 0, y: 0, ...room });
    for (const x of [0, 10]) {
      for (const y of [0, 9]) {
        const point = at(x, y, 0);
        expect(point.x).toBeGreaterThan(0);
        expect(point.x).toBeLessThan(room.width);
        expect(point.y).toBeGreaterThan(0);
        expect(point.y).toBeLessThan(room.height);
      }
    }
  });

  it('draws nearer spaces later', () => {
    const drawn = backToFront(plain.rows, iso).flat();
    const order = new Map(drawn.map(({ name }, i) => [name, i]));
    for (const one of drawn) {
      for (const other of drawn) {
        const isNextTo = Math.abs(one.file - other.file) + Math.abs(one.rank - other.rank) === 1;
        const [y, otherY] = [one, other].map(({ file, rank }) => middle(iso, file, rank, 0).y);
        if (isNextTo && y! < otherY!) {
          expect(order.get(one.name)).toBeLessThan(order.get(other.name)!);
        }
      }
    }
  });

  it('A10: shows the walls of the two near sides', () => {
    const toScreen = (side: Side) => {
      const [dx, dy] = STEPS[side];
      const [from, to] = [iso.at(5, 5, 0), iso.at(5 + dx, 5 + dy, 0)];
      return [Math.sign(to.x - from.x), Math.sign(to.y - from.y)];
    };
    expect(toScreen(turnedSide('down', -turn))).toEqual([-1, 1]);
    expect(toScreen(turnedSide('right', -turn))).toEqual([1, 1]);
    expect(toScreen(turnedSide('up', -turn))).toEqual([1, -1]);
  });

  it('draws higher levels higher', () => {
    expect(middle(iso, 5, 5, 3).y).toBeLessThan(middle(iso, 5, 5, 2).y);
    expect(middle(iso, 5, 5, 3).x).toBe(middle(iso, 5, 5, 0).x);
  });
});

it('sides turn by quarter turns and back', () => {
  for (const side of SIDE_NAMES) {
    for (const turn of TURNS) expect(turnedSide(turnedSide(side, turn), -turn)).toBe(side);
  }
});

describe('a callout', () => {
  const iso = projectionOf('iso', scene, WIDE);
  const wish = { width: 152, height: 40, offered: [], tools: [], longest: 150 };

  it('stands near its space and covers neither pieces nor monks', () => {
    const callout = calloutFor(scene, iso, { ...wish, of: ['f4'] })!;
    const { left, top } = callout;
    for (const { tile, file, rank, levels } of spacesIn(scene)) {
      if (tile === null) continue;
      const { x, y } = middle(iso, file, rank, levels.length);
      const isOver = x > left && x < left + 152 && y > top && y < top + 40;
      expect(isOver).toBe(false);
    }
  });

  it('leaves out places that can be pressed, unless there is no other', () => {
    const free = calloutFor(scene, iso, { ...wish, of: ['f4'] })!;
    const names = spacesIn(scene).map(({ name }) => name);
    const all = calloutFor(scene, iso, { ...wish, of: ['f4'], offered: names });
    expect(all).toEqual(free);
  });

  it('is left out where its line would be too long', () => {
    expect(calloutFor(scene, iso, { ...wish, of: ['f4'], longest: 1 })).toBeNull();
  });

  it('is left out where there is no free ground', () => {
    const tools = [{ left: 0, top: 0, right: WIDE.width, bottom: WIDE.height }];
    expect(calloutFor(scene, iso, { ...wish, of: ['f4'], tools })).toBeNull();
  });
});
