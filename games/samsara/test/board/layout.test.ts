import { describe, expect, it } from 'vitest';
import {
  amuletAt,
  amuletThing,
  aroundTable,
  boxOf,
  outline,
  passed,
  RIFT_PLACE,
  standing,
  stepAt,
  stepsTo,
} from '../../board/layout.ts';
import { game } from '../../index.ts';
import { ZONES } from '../../rules/components.ts';
import { table } from '../testing.ts';

describe('around the table', () => {
  it.each([
    [1, 0, [], [], 0, null],
    [2, 1, [0], [], 0, 0],
    [3, 0, [1, 2], [1], 0, 2],
    [4, 2, [3, 0, 1], [3, 0], 2, 1],
    [5, 0, [1, 2, 3, 4], [1, 2, 3], 0, 4],
  ] as const)('%i seats as seat %i sees them', (count, near, others, between, left, right) => {
    const around = aroundTable(count, near);
    expect(around.others).toEqual(others);
    expect(around.between.map(({ group }) => group)).toEqual(between);
    expect(around.left.group).toBe(left);
    expect(around.right?.group ?? null).toBe(right);
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

describe('the wheel', () => {
  it.each([0, 1, 2, 3, 4, 5, 6, 7])('zone %i is an arc of the ring', (zone) => {
    const points = outline(zone);
    for (const { x, y } of points) expect(Math.hypot(x, y)).toBeGreaterThan(85);
    const { width, height } = boxOf(points);
    expect(Math.max(width, height)).toBeLessThan(170);
  });

  it('the number of a step lies on the rim, and never on the face of whoever stands there', () => {
    const apart = (zone: number, isTaken: boolean) => {
      const [step, soul] = [stepAt(zone, isTaken), standing(zone, 0, 1)];
      return Math.hypot(step.x - soul.x, step.y - soul.y);
    };
    for (const zone of ZONES.keys()) {
      expect(Math.hypot(stepAt(zone, false).x, stepAt(zone, false).y)).toBeCloseTo(176);
      expect(apart(zone, true)).toBeGreaterThan(20);
    }
  });

  it('five characters in one zone stand apart from each other, all on the rim', () => {
    const spots = [0, 1, 2, 3, 4].map((i) => standing(3, i, 5));
    expect(new Set(spots.map(({ x, y }) => `${x.toFixed(1)} ${y.toFixed(1)}`)).size).toBe(5);
    for (const { x, y } of spots) expect(Math.hypot(x, y)).toBeCloseTo(191);
  });

  it('is gone around clockwise', () => {
    expect(stepsTo(6, 1)).toBe(3);
    expect(passed(6, 1)).toEqual([7, 0]);
    expect(stepsTo(RIFT_PLACE, 2)).toBe(3);
    expect(passed(RIFT_PLACE, 2)).toEqual([0, 1]);
  });
});
