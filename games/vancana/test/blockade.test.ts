import { MoveList } from '@baithak/kernel';
import { describe, expect, it } from 'vitest';
import { CROWNS, PAWNS } from '../rules/components.ts';
import { moves, result, settle } from '../rules/rules.ts';
import { END, newState } from '../rules/state.ts';

const EMPTY = 0;
const WHITE = 1;
const BLACK = 2;
const FILES = [0, 1, 2, 3, 4];

/** All ways to fill a rank; kinds do not matter, since a crown that is stuck would be as a pawn. */
const FILLINGS = Array.from({ length: 3 ** 5 }, (_, n) =>
  FILES.map((file) => Math.floor(n / 3 ** file) % 3),
);

/** Whether a rank's pieces of a colour are stuck, given the two ranks ahead of them, if any. */
function stuck(colour: number, rank: number[], next: number[], beyond: number[] | undefined) {
  return FILES.every((file) => {
    if (rank[file] !== colour) return true;
    return [-1, 0, 1].every((aside) => {
      const ahead = next[file + aside];
      if (ahead === undefined || ahead === colour) return true;
      return ahead !== EMPTY && beyond?.[file + 2 * aside] !== EMPTY;
    });
  });
}

/** Whether both colours are stuck on some board of at most so many pieces, filled from rank 5 down. */
function blockadeExists(most: number, ranks: number[][] = []): boolean {
  if (ranks.length === 5) return [WHITE, BLACK].every((colour) => ranks.flat().includes(colour));
  return FILLINGS.some((rank) => {
    const pieces = rank.filter((cell) => cell !== EMPTY).length;
    const here = [...ranks, rank];
    return pieces <= most && isStuckSoFar(here) && blockadeExists(most - pieces, here);
  });
}

function isStuckSoFar(ranks: number[][]): boolean {
  const last = ranks.length - 1;
  const [third, second, first] = [ranks[last - 2], ranks[last - 1], ranks[last]!];
  if (second === undefined) return !first.includes(WHITE);
  if (!stuck(WHITE, first, second, third)) return false;
  if (third !== undefined && !stuck(BLACK, third, second, first)) return false;
  return last < 4 || (!first.includes(BLACK) && stuck(BLACK, second, first, undefined));
}

describe('V19: blockades', () => {
  it('do not exist with the pieces there are, and would with fifteen', () => {
    expect(blockadeExists(CROWNS + PAWNS)).toBe(false);
    expect(blockadeExists(14)).toBe(false);
    expect(blockadeExists(15)).toBe(true);
  });

  it.each([
    [1, 0, [1, 2], 'end.blockade-ahead'],
    [0, 2, [2, 1], 'end.blockade-ahead'],
    [1, 1, [1, 1], 'end.blockade'],
  ])(
    '%i to %i on a board that is too full would be settled by points',
    (white, black, places, key) => {
      const upper = 0b11100_11100_11100_11100_11100;
      const full = { white: 0x1ffffff ^ upper, black: upper, crowns: upper };
      const state = newState({ ...full, side: 0, whiteHome: white, blackHome: black });
      settle(state);
      expect(state.end).toBe(END.blockade);
      expect(result(state)).toMatchObject({ places, scores: [white, black], reason: { key } });
      const list = new MoveList();
      moves(state, list);
      expect(list.size).toBe(0);
    },
  );
});
