import { Fault } from '@baithak/kernel';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  letters,
  type PositionForm,
  piecesOn,
  readPositionText,
  writePositionText,
} from '../position/position.ts';
import {
  AS_READ,
  BY_NAME,
  distances,
  membersOf,
  SQUARE_ROWS,
  sizeOf,
  squareNamed,
} from '../rules/squares.ts';

/** Pieces are towers here: one letter, or several in brackets. */
const TOWERS: PositionForm<string> = {
  rule: 'X1',
  example: 'the example',
  pieces: 'x, y',
  readPiece(text, from, rank) {
    if (text[from] !== '(') return letters(['x', 'y'])(text, from, rank);
    const end = text.indexOf(')', from);
    if (end < 0) return new Fault('tower-open', { at: [rank] });
    return { piece: text.slice(from + 1, end), length: end + 1 - from };
  },
  fields: 1,
};

function fault(raw: unknown): Fault {
  const parts = readPositionText(raw, TOWERS);
  if (!(parts instanceof Fault)) throw new Error(`${raw} was accepted`);
  return parts;
}

describe('squares', () => {
  it('are named in both orders', () => {
    expect(AS_READ.slice(0, 6)).toEqual(['a5', 'b5', 'c5', 'd5', 'e5', 'a4']);
    expect(AS_READ.at(-1)).toBe('e1');
    expect(BY_NAME).toEqual(AS_READ.toSorted());
    expect(new Set(BY_NAME).size).toBe(25);
  });

  it('are drawn from the top left to the bottom right', () => {
    expect(SQUARE_ROWS.map((row) => row.join(' '))).toEqual([
      'a5 b5 c5 d5 e5',
      'a4 b4 c4 d4 e4',
      'a3 b3 c3 d3 e3',
      'a2 b2 c2 d2 e2',
      'a1 b1 c1 d1 e1',
    ]);
  });

  it('know how far squares are apart', () => {
    const apart = (from: string, to: string) => distances(squareNamed(from), squareNamed(to));
    expect(apart('b2', 'b2')).toEqual([0, 0]);
    expect(apart('a1', 'c2')).toEqual([2, 1]);
    expect(apart('e5', 'e1')).toEqual([0, 4]);
  });

  it('come out of a set lowest first', () => {
    expect(membersOf(0)).toEqual([]);
    expect(membersOf(0b1_0000_0000_0000_0000_0000_0101)).toEqual([0, 2, 24]);
    expect([0, 0b1_0000_0000_0000_0000_0000_0101].map(sizeOf)).toEqual([0, 3]);
  });
});

describe('position texts', () => {
  it('are taken apart, whatever a piece looks like', () => {
    const parts = readPositionText('5/(xyx)3y/5/5/4(xy) b 7', TOWERS);
    if (parts instanceof Fault) throw new Error(parts.code);
    expect(parts.side).toBe(1);
    expect(parts.fields).toEqual(['7']);
    expect(parts.cells[AS_READ.indexOf('a4')]).toBe('xyx');
    expect(parts.cells[AS_READ.indexOf('e4')]).toBe('y');
    expect(parts.cells[AS_READ.indexOf('e1')]).toBe('xy');
    expect(parts.cells.filter((cell) => cell === null)).toHaveLength(22);
  });

  it('tell what stands on each square', () => {
    expect([...piecesOn('1cP2/5/4(?b)/(wbw)w3/5 w 0 1')]).toEqual([
      ['b5', 'c'],
      ['c5', 'P'],
      ['e3', '?b'],
      ['a2', 'wbw'],
      ['b2', 'w'],
    ]);
  });

  it('are the same after writing and reading', () => {
    const cell = fc.constantFrom(null, null, 'x', 'y');
    const cells = fc.array(cell, { minLength: 25, maxLength: 25 });
    fc.assert(
      fc.property(cells, fc.constantFrom(0, 1), fc.nat(9), (board, side, field) => {
        const parts = readPositionText(writePositionText(board, side, field), TOWERS);
        expect(parts).toEqual({ cells: board, side, fields: [String(field)] });
      }),
    );
  });

  it.each([
    [5, 'position-not-text', undefined, { found: '5' }],
    ['5/5/5/5/5 w', 'position-parts', undefined, { found: '5/5/5/5/5 w', example: 'the example' }],
    ['5/5/5/5/5 w 1 2', 'position-parts', undefined, expect.anything()],
    ['5/5/5/5 w 1', 'position-ranks', undefined, { count: 4 }],
    ['5/x3z/5/5/5 w 1', 'position-symbol', ['4'], { rank: '4', found: 'z', pieces: 'x, y' }],
    ['5/5/5/5/🙂4 w 1', 'position-symbol', ['1'], { rank: '1', found: '🙂', pieces: 'x, y' }],
    ['5/5/32/5/5 w 1', 'position-digits', ['3'], { rank: '3', found: '2' }],
    ['5/5/5/4(xy)x/5 w 1', 'position-width', ['2'], { rank: '2', count: 6 }],
    ['5/5/5/5/5 B 1', 'position-side', ['B'], { found: 'B' }],
  ])('%j is refused: %s', (raw, code, at, args) => {
    const refused = fault(raw);
    expect(refused).toMatchObject({ code, rule: 'X1' });
    expect(refused.at).toEqual(at);
    expect(refused.args).toEqual(args);
  });

  it('let a game refuse a piece in its own words', () => {
    expect(fault('5/5/5/5/4(xy w 1')).toEqual(new Fault('tower-open', { at: ['1'] }));
  });
});
