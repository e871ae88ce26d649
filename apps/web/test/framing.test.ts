import { expect, test } from 'vitest';
import { scalesOf } from '../pages/learn/framing.ts';

const frame = { width: 400, height: 200 };
const scales = (...parts: (readonly [width: number, height: number])[]) =>
  scalesOf(
    parts.map(([width, height]) => ({ width, height })),
    frame,
    40,
  );

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
  const [wide, small] = scales([900, 130], [36, 36]);
  expect(small! * 36).toBeGreaterThan(80);
  expect(wide! * 900 + small! * 36).toBeLessThanOrEqual(360);
});

test('never enlarges without limit', () => {
  expect(scales([10, 10])[0]).toBeLessThan(3);
});
