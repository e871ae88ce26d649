import { fileURLToPath } from 'node:url';
import { Prover, TooLong } from '@baithak/bots/prover';
import { OVER, readOptions, sure } from '@baithak/kernel';
import { describe, expect, test } from 'vitest';
import { SUBJECTS, type Subject } from './games.ts';
import { isUndecided, openingStates, readOpenings } from './openings.ts';
import { readProofs, SEARCHED } from './proven.ts';

const root = fileURLToPath(new URL('../../', import.meta.url));
/** The long run proves as many plies as the file promises. */
const PLIES = 4;

describe.each(SEARCHED)('the openings of %s', (id) => {
  const { game } = SUBJECTS[id] as Subject;

  test('are legal, distinct, and four to six plies long', () => {
    const { lines, undecided } = readOpenings(root, id);
    expect(lines).toHaveLength(300);
    expect(undecided).toBeGreaterThanOrEqual(7);
    expect(new Set(lines.map((line) => line.split(' ').length))).toEqual(new Set([4, 5, 6]));
    const positions = openingStates(root, id, game).map((state) =>
      JSON.stringify(game.writePosition(state)),
    );
    expect(new Set(positions).size).toBe(300);
  });

  test('are undecided', () => {
    for (const state of openingStates(root, id, game)) {
      expect(game.status(state)).not.toBe(OVER);
      expect(isUndecided(game, state, PLIES)).toBe(true);
    }
  });

  test('would not be called undecided with a win or loss in reach', () => {
    const short = readProofs(root, id).filter(({ win = 9, loss = 9 }) => Math.min(win, loss) <= 4);
    expect(short.length).toBeGreaterThan(20);
    for (const { position } of short.slice(0, 20)) {
      const state = sure(game.readPosition(position, sure(readOptions(game, {}, 2)), 2));
      expect(isUndecided(game, state, PLIES), position).toBe(false);
    }
  });
});

test('a prover stops when its nodes are spent', () => {
  const { game } = SUBJECTS.talluka as Subject;
  const state = game.setup(sure(readOptions(game, {}, 2)), 2);
  expect(() => new Prover(game, 50).forces(state, 0, 6)).toThrow(TooLong);
  expect(isUndecided(game, state, 6, 50)).toBe(false);
});
