import { describe, expect, it } from 'vitest';
import {
  backToFront,
  matrix,
  middle,
  type Projection,
  projectionOf,
  turnedSide,
} from '../../board/projection.ts';
import { SIDE_NAMES, type Side, sceneOf } from '../../board/scene.ts';
import { table } from '../testing.ts';

const scene = sceneOf(
  table({
    tiles: [['rv', 'e5', 'f5']],
    seats: [{ rack: ['vv'] }, { rack: ['bb'] }],
  }),
);
const TURNS = [0, 1, 2, 3];
const STEPS: Readonly<Record<Side, readonly [number, number]>> = {
  right: [1, 0],
  down: [0, -1],
  left: [-1, 0],
  up: [0, 1],
};

describe('from above', () => {
  const top = projectionOf('top', scene);

  it('shows the whole board, one unit box for each space', () => {
    expect(top.shown).toEqual({ left: 1, right: 10, near: 1, far: 9 });
    expect(matrix(top, 1, 9, 0)).toBe('matrix(1,0,0,1,0,0)');
    expect(matrix(top, 2, 8, 5)).toBe('matrix(1,0,0,1,40,40)');
  });
});

describe.each(TURNS)('isometric, turned by %i quarters', (turn) => {
  const iso = projectionOf('iso', scene, turn);

  it('holds the whole site in its box, with room above', () => {
    const { left, right, near, far } = iso.shown;
    for (const x of [left - 1, right]) {
      for (const y of [near - 1, far]) {
        const point = iso.at(x, y, 0);
        expect(point.x).toBeGreaterThan(iso.box.x);
        expect(point.x).toBeLessThan(iso.box.x + iso.box.width);
        expect(iso.at(x, y, 2).y).toBeGreaterThan(iso.box.y);
        expect(point.y).toBeLessThan(iso.box.y + iso.box.height);
      }
    }
  });

  it('has a box of the shape of the board from above', () => {
    const shape = ({ box }: Projection) => box.width / box.height;
    expect(shape(iso)).toBeCloseTo(shape(projectionOf('top', scene)));
  });

  it('draws what is nearer later', () => {
    const drawn = backToFront(scene.rows, iso).flat();
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

  it('A10: shows the walls of the two sides that are near', () => {
    const toScreen = (side: Side) => {
      const [dx, dy] = STEPS[side];
      const [from, to] = [iso.at(5, 5, 0), iso.at(5 + dx, 5 + dy, 0)];
      return [Math.sign(to.x - from.x), Math.sign(to.y - from.y)];
    };
    expect(toScreen(turnedSide('down', -turn))).toEqual([-1, 1]);
    expect(toScreen(turnedSide('right', -turn))).toEqual([1, 1]);
    expect(toScreen(turnedSide('up', -turn))).toEqual([1, -1]);
  });

  it('lifts what is higher', () => {
    expect(middle(iso, 5, 5, 3).y).toBeLessThan(middle(iso, 5, 5, 2).y);
    expect(middle(iso, 5, 5, 3).x).toBe(middle(iso, 5, 5, 0).x);
  });
});

it('sides turn by quarters and back', () => {
  for (const side of SIDE_NAMES) {
    for (const turn of TURNS) expect(turnedSide(turnedSide(side, turn), -turn)).toBe(side);
  }
});
