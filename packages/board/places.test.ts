import { describe, expect, it } from 'vitest';
import { distances, piecesOn, SQUARE_ROWS } from './five.ts';
import { placeAfter } from './roving.ts';

describe('arrow keys', () => {
  const names = [
    [null, 'top', null],
    ['left', 'middle', 'right'],
    [null, null, null],
    [null, 'bottom', 'corner'],
  ];

  it('lead to the neighbour, over gaps, and stop at the edge', () => {
    expect(placeAfter(names, 'middle', 'ArrowUp')).toBe('top');
    expect(placeAfter(names, 'middle', 'ArrowLeft')).toBe('left');
    expect(placeAfter(names, 'middle', 'ArrowDown')).toBe('bottom');
    expect(placeAfter(names, 'right', 'ArrowDown')).toBe('corner');
    expect(placeAfter(names, 'right', 'ArrowRight')).toBeUndefined();
    expect(placeAfter(names, 'top', 'ArrowLeft')).toBeUndefined();
  });

  it('Home and End lead to the ends of a row; other keys do nothing', () => {
    expect(placeAfter(names, 'right', 'Home')).toBe('left');
    expect(placeAfter(names, 'left', 'End')).toBe('right');
    expect(placeAfter(names, 'corner', 'Home')).toBe('bottom');
    expect(placeAfter(names, 'middle', 'Enter')).toBeUndefined();
    expect(placeAfter(names, 'nowhere', 'Home')).toBeUndefined();
  });
});

describe('boards of five by five', () => {
  it('are drawn from the top left to the bottom right', () => {
    expect(SQUARE_ROWS.map((row) => row.join(' '))).toEqual([
      'a5 b5 c5 d5 e5',
      'a4 b4 c4 d4 e4',
      'a3 b3 c3 d3 e3',
      'a2 b2 c2 d2 e2',
      'a1 b1 c1 d1 e1',
    ]);
  });

  it('find the pieces of a position text', () => {
    expect([...piecesOn('1cP2/5/4(?b)/(wbw)w3/5 w 0 1')]).toEqual([
      ['b5', 'c'],
      ['c5', 'P'],
      ['e3', '?b'],
      ['a2', 'wbw'],
      ['b2', 'w'],
    ]);
  });

  it('know how far squares are apart', () => {
    expect(distances('b2', 'b2')).toEqual([0, 0]);
    expect(distances('a1', 'c2')).toEqual([2, 1]);
    expect(distances('e5', 'e1')).toEqual([0, 4]);
  });
});
