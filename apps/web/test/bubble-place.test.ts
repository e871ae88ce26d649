import { expect, test } from 'vitest';
import { type Box, isClear, joined, placeOf, tailOf } from '../pages/table/bubble-place.ts';

const box = (left: number, top: number, width: number, height: number): Box => ({
  left,
  top,
  width,
  height,
});
/** A phone: a board of five by five pieces between two strips. */
const room = box(0, 52, 390, 700);
const pieces = Array.from({ length: 25 }, (_, i) =>
  box(40 + (i % 5) * 62, 250 + Math.floor(i / 5) * 62, 56, 56),
);
const bubble = { width: 366, height: 96 };

const covers = ({ left, top }: { left: number; top: number }, { width, height }: typeof bubble) =>
  pieces.filter(
    (piece) =>
      left < piece.left + piece.width &&
      left + width > piece.left &&
      top < piece.top + piece.height &&
      top + height > piece.top,
  );

test.each([0, 7, 12, 24])('a bubble about piece %i covers none of them', (at) => {
  const place = placeOf(bubble, { room, target: pieces[at]!, matters: [], pieces });
  expect(covers(place, bubble)).toEqual([]);
});

test('a bubble rather covers what matters than a face', () => {
  const strip = box(0, 52, 390, 150);
  const face = box(12, 60, 60, 60);
  const matters = [box(0, 130, 390, 72)];
  const surroundings = { room: strip, target: null, matters, pieces: [] };
  const size = { width: 366, height: 70 };
  expect(placeOf(size, surroundings).top).toBeLessThan(face.top + face.height);
  expect(placeOf(size, { ...surroundings, never: [face] }).top).toBeGreaterThanOrEqual(120);
});

test('where a bubble must cover pieces, it spares what it speaks of', () => {
  const small = box(30, 240, 330, 330);
  const matters = [pieces[6]!, pieces[11]!];
  const place = placeOf(
    { width: 300, height: 120 },
    { room: small, target: pieces[6]!, matters, pieces },
  );
  const hidden = covers(place, { width: 300, height: 120 });
  expect(hidden.filter((piece) => matters.includes(piece))).toEqual([]);
});

test('a bubble stays near what was pressed', () => {
  const target = box(300, 100, 40, 40);
  const { left, top } = placeOf(
    { width: 100, height: 50 },
    { room: box(0, 0, 1000, 700), target, matters: [], pieces: [] },
  );
  expect(Math.abs(left - 300) + Math.abs(top - 100)).toBeLessThan(200);
});

test('the answer to a press stays near it, even if it has to cover words there', () => {
  const target = box(160, 600, 60, 80);
  const words = [box(0, 200, 390, 552)];
  const surroundings = { room, target, matters: [], pieces: [], words };
  const gap = ({ top }: { top: number }) => target.top - top - bubble.height;
  expect(gap(placeOf(bubble, surroundings))).toBeGreaterThan(200);
  expect(gap(placeOf(bubble, { ...surroundings, isAnswer: true }))).toBeLessThanOrEqual(68);
});

test('the tail of a bubble leaves the edge that faces what was pressed', () => {
  const target = box(300, 100, 40, 40);
  expect(tailOf(box(100, 90, 150, 80), target)).toEqual({ side: 'right', at: 30 });
  expect(tailOf(box(280, 160, 150, 80), target)).toEqual({ side: 'top', at: 40 });
  expect(tailOf(box(310, 20, 150, 60), target)).toEqual({ side: 'bottom', at: 22 });
  expect(tailOf(box(250, 90, 150, 80), target)).toBeNull();
  expect(tailOf(box(280, 240, 150, 80), target)).toBeNull();
});

test('a bubble spares words before pieces, and without a target it keeps to the lower edge', () => {
  const ground = { room: box(0, 0, 400, 300), target: null, matters: [], pieces: [] };
  const size = { width: 400 - 16, height: 84 };
  expect(placeOf(size, ground).top).toBe(300 - 84 - 8);
  const pieces = [box(0, 0, 400, 90), box(0, 90, 400, 90)];
  const words = [box(20, 200, 360, 80), box(20, 20, 360, 20)];
  const { top } = placeOf(size, { ...ground, pieces, words });
  expect([top >= 40, top + 84 <= 200]).toEqual([true, true]);
});

test('squares of a row that a hint lights become one', () => {
  const row = [box(0, 10, 50, 50), box(50.5, 10, 50, 50), box(100, 10, 50, 50)];
  expect(joined(row)).toEqual([box(0, 10, 150, 50)]);
  expect(joined([box(0, 0, 50, 50), box(0, 50, 50, 50)])).toEqual([box(0, 0, 50, 100)]);
  // Cards with a gap between them, or of other sizes, stay apart.
  expect(joined([box(0, 0, 50, 50), box(62, 0, 50, 50), box(0, 50, 80, 50)])).toHaveLength(3);
});

test('a bubble may stay as long as it hides nothing that matters', () => {
  const here = box(40, 300, 200, 60);
  const [beside, below] = [box(250, 300, 50, 60), box(60, 366, 50, 50)];
  expect(isClear(here, { matters: [beside] })).toBe(true);
  expect(isClear(here, { matters: [beside, below] })).toBe(false);
  expect(isClear(here, { matters: [], never: [below] })).toBe(true);
  expect(isClear(here, { matters: [], never: [box(60, 340, 50, 50)] })).toBe(false);
});

test('an answer stands next to what was pressed, even over other pieces', () => {
  const target = pieces[12]!;
  const { top } = placeOf(bubble, { room, target, matters: [], pieces, isAnswer: true });
  const gap = Math.max(target.top - top - bubble.height, top - target.top - target.height);
  expect(gap).toBeGreaterThanOrEqual(8);
  expect(gap).toBeLessThanOrEqual(24);
});

test('a bubble that says something else keeps its side, unless it would cover what matters', () => {
  const ground = { room, matters: [], pieces: [] };
  const target = box(150, 380, 56, 56);
  const stays = { ...bubble, ...placeOf(bubble, { ...ground, target: box(150, 300, 56, 56) }) };
  const larger = { width: 366, height: 130 };
  const { top } = placeOf(larger, { ...ground, target, stays });
  expect(top + larger.height).toBeLessThanOrEqual(target.top);
  const moved = placeOf(larger, { ...ground, target: stays, stays });
  expect(moved.top).toBeGreaterThanOrEqual(stays.top + stays.height);
});
