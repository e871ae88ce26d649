import { describe, expect, it } from 'vitest';
import { journeysBetween } from '../../board/journeys.ts';

describe('journeys between two moments', () => {
  const forward = (_: unknown, after: { readonly last: string | null }) => [
    { from: `${after.last}`, to: 'there' },
  ];
  const before = { ply: 3, last: 'x' };

  it('are those of the move that was made', () => {
    expect(journeysBetween(before, { ply: 4, last: 'y' }, forward)).toEqual([
      { from: 'y', to: 'there' },
    ]);
  });

  it('are turned around when a move is taken back', () => {
    expect(journeysBetween(before, { ply: 2, last: 'w' }, forward)).toEqual([
      { from: 'there', to: 'x' },
    ]);
  });

  it('are not known over several moves, or at first', () => {
    expect(journeysBetween(before, { ply: 5, last: 'z' }, forward)).toEqual([]);
    expect(journeysBetween(before, before, forward)).toEqual([]);
    expect(journeysBetween(undefined, before, forward)).toEqual([]);
  });
});
