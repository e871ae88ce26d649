import { expect, test } from 'vitest';
import { placingOf } from '../pages/learn/framing.ts';

const frame = { width: 400, height: 200 };
type Part = readonly [width: number, height: number];
const placing = (...parts: readonly Part[]) =>
  placingOf(
    parts.map(([width, height]) => ({ width, height })),
    frame,
    40,
  );
const scales = (...parts: readonly Part[]) => placing(...parts).scales;

test('fills the frame with one part', () => {
  expect(scales([200, 50])[0]).toBeCloseTo(2, 3);
  expect(scales([100, 400])[0]).toBeCloseTo(0.5, 3);
});

test('gives parts side by side one scale', () => {
  const [one, other] = scales([120, 80], [60, 80]);
  expect(one).toBeCloseTo(2, 3);
  expect(other).toBeCloseTo(2, 3);
});

test('lets a low part use the room that a high one cannot', () => {
  const [high, low] = scales([100, 400], [155, 40]);
  expect(high).toBeCloseTo(0.5, 3);
  expect(low).toBeCloseTo(2, 3);
});

test('keeps a small part in sight beside a wide one', () => {
  const { scales, isStacked } = placing([500, 280], [36, 36]);
  const [wide, small] = scales;
  expect(isStacked).toBe(false);
  expect(small! * 36).toBeGreaterThan(80);
  expect(wide! * 500 + small! * 36).toBeLessThanOrEqual(360);
});

test('puts a wide and low part above the other where both are larger so', () => {
  const { scales, isStacked } = placing([900, 130], [36, 36]);
  const [wide, small] = scales;
  expect(isStacked).toBe(true);
  expect(wide! * 900).toBeGreaterThan(360);
  expect(wide! * 130 + small! * 36).toBeLessThanOrEqual(160);
});

test('never enlarges without limit', () => {
  expect(scales([10, 10])[0]).toBeLessThan(3);
});
