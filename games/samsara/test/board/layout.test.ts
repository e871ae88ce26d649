import { describe, expect, it } from 'vitest';
import {
  amuletAt,
  amuletThing,
  aroundTable,
  boxOf,
  outline,
  type Spot,
  standing,
} from '../../board/layout.ts';
import { game } from '../../index.ts';
import { table } from '../testing.ts';

const told = (spots: readonly Spot[]) =>
  spots.map((spot) =>
    spot.kind === 'seat'
      ? `seat ${spot.seat}`
      : spot.kind === 'group'
        ? `group ${spot.group}`
        : spot.kind,
  );

describe('around the table', () => {
  it.each([
    [1, 0, [['group 0'], [], ['neutral']]],
    [2, 1, [['group 0'], ['seat 0'], ['group 0']]],
    [3, 0, [['seat 1', 'group 0'], ['group 1'], ['seat 2', 'group 2']]],
    [4, 2, [['group 3', 'seat 3', 'group 2'], ['seat 0'], ['group 0', 'seat 1', 'group 1']]],
    [
      5,
      0,
      [
        ['seat 2', 'group 1', 'seat 1', 'group 0'],
        ['group 2'],
        ['seat 3', 'group 3', 'seat 4', 'group 4'],
      ],
    ],
  ] as const)('%i seats as seat %i sees them', (count, near, sides) => {
    const { left, top, right } = aroundTable(count, near);
    expect([left, top, right].map(told)).toEqual(sides);
  });

  it('amulets are named as their seat names them, and found by that name', () => {
    const groups = [['JV', null], ['KY'], ['GD', 'GM']];
    const view = game.view(table(3, { groups }), 0);
    expect(amuletThing(view, 0, 0, 0)).toBe('amulet:L1');
    expect(amuletThing(view, 0, 2, 1)).toBe('amulet:R2');
    expect(amuletThing(view, 0, 1, 0)).toBe('far:1-0');
    for (const [thing, text] of [
      ['amulet:L1', 'JV'],
      ['amulet:R2', 'GM'],
      ['far:1-0', 'KY'],
    ] as const) {
      expect(amuletAt(view, 0, thing)).toBe(text);
    }
    expect(amuletAt(view, 0, 'amulet:L2')).toBeNull();
  });
});

describe('the octagon', () => {
  /** Whether a point lies within a convex outline that runs clockwise. */
  const inside = (points: readonly { x: number; y: number }[], x: number, y: number) =>
    points.every((a, i) => {
      const b = points[(i + 1) % points.length]!;
      return (b.x - a.x) * (y - a.y) - (b.y - a.y) * (x - a.x) > 0;
    });

  it.each([0, 1, 2, 3, 4, 5, 6, 7])('zone %i can be pressed in the middle of its box', (zone) => {
    const points = outline(zone);
    const { left, top, width, height } = boxOf(points);
    expect(inside(points, left + width / 2, top + height / 2)).toBe(true);
  });

  it('five characters in one zone stand apart from each other, all at that zone', () => {
    const spots = [0, 1, 2, 3, 4].map((i) => standing(3, i, 5));
    expect(new Set(spots.map(({ x, y }) => `${x.toFixed(1)} ${y.toFixed(1)}`)).size).toBe(5);
    for (const { x, y } of spots) expect(Math.hypot(x, y)).toBeLessThan(60);
  });
});
