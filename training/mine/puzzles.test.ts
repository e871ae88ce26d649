import { Mind } from '@baithak/bots';
import { puzzleTrial } from '@baithak/bots/puzzle';
import { catalog } from '@baithak/catalog';
import { puzzles as doors } from '@baithak/catalog/puzzles';
import { CHARACTERS, FastRandom, type Game, type Puzzle } from '@baithak/kernel';
import { describe, expect, test } from 'vitest';
import { proofOf } from './choose.ts';
import { solvedBy } from './find.ts';
import { forcedWin } from './forced.ts';
import { openPlace } from './position.ts';
import { GAMES, storedPuzzles } from './stored.ts';

const LEAST_COUNT = 60;
/** Every so many are tried again by the characters. */
const SOME = 6;

test('the seven games have puzzles', () => {
  const seven = ['ananda', 'jaipur', 'parikrama', 'samsara', 'srrakk', 'talluka', 'vancana'];
  expect(GAMES).toEqual(expect.arrayContaining(seven));
});

test('a mined position is found again with another seed, and with the same seed alike', async () => {
  const mind = await Mind.open(await catalog.talluka.game(), catalog.talluka, console.error);
  const { puzzles } = await doors.talluka!();
  const { position, answer, win } = puzzles.find((each) => each.win === 3)!;
  const { state } = openPlace(mind.game, position, 2);
  const found = await forcedWin(mind, state, 'another');
  expect(found).toMatchObject({ win, answer: [answer[0], expect.anything(), expect.anything()] });
  expect(await forcedWin(mind, state, 'another')).toEqual(found);
});

describe.each(GAMES)('the puzzles of %s', async (id) => {
  const { game, head, puzzles, placeOf, quick, notForced, notBest } = await storedPuzzles(id);

  test('are enough, of these rules, and no two alike', () => {
    expect(head).toMatchObject({ game: id, rulesVersion: game.rulesVersion, seed: 'mine' });
    // They were proven with what a proof may take today.
    expect(head.proof).toEqual(proofOf(game));
    expect(puzzles.length).toBeGreaterThanOrEqual(LEAST_COUNT);
    expect(new Set(puzzles.map((puzzle) => puzzle.id)).size).toBe(puzzles.length);
    expect(new Set(puzzles.map(({ position }) => JSON.stringify(position))).size).toBe(
      puzzles.length,
    );
  });

  test('open at a choice, are solved by the answer, and say how hard they are', () => {
    for (const puzzle of puzzles) {
      const { moves, view } = placeOf(puzzle);
      expect(puzzle.options).toBeUndefined();
      expect(moves.length, puzzle.id).toBeGreaterThan(2);
      // What the solver does not know is made up, so it is no part of the puzzle.
      expect(sameFor(game, view, puzzle), puzzle.id).toBe(true);
      const trial = puzzleTrial(game, puzzle);
      for (const [at, move] of puzzle.answer.entries()) {
        if (at % 2 === 0) expect(trial.attempt(move), puzzle.id).toBeUndefined();
        else trial.reply?.();
      }
      expect(trial.state, puzzle.id).toBe('done');
      expect(puzzle.solved, puzzle.id).toHaveLength(CHARACTERS.length);
      expect(puzzle.solved.every((count) => count >= 0 && count <= head.tries)).toBe(true);
      expect(puzzle.work).toBeGreaterThan(0);
    }
  });

  test('are as hard for the characters as the file says', async () => {
    const mind = await Mind.open(game, catalog[id], console.error);
    const some = puzzles.filter((_, at) => at % SOME === SOME - 1);
    const solved = some.map((puzzle) => solvedBy(mind, placeOf(puzzle), puzzle.answer, puzzle.id));
    expect(await Promise.all(solved)).toEqual(some.map((puzzle) => puzzle.solved));
  });

  test('come from many games, and differ in what they ask', () => {
    const games = new Set(puzzles.map((puzzle) => puzzle.id.split('.')[0]));
    expect(games.size).toBeGreaterThanOrEqual(puzzles.length / 2);
    const firsts = new Set(puzzles.map(({ answer }) => answer[0]));
    expect(firsts.size).toBeGreaterThanOrEqual(8);
    const easy = puzzles.filter(({ solved }) => solved.every((count) => count === head.tries));
    expect(easy.length).toBeLessThanOrEqual(puzzles.length / 3);
  });

  test.runIf(!game.hasChance)('are forced wins with one first move', () => {
    expect(puzzles.every(({ win }) => win !== undefined)).toBe(true);
    expect(quick.length).toBeGreaterThan(4);
    expect(notForced(quick)).toEqual([]);
  });

  test.runIf(game.hasChance)('have a best move that leads with fresh luck', async () => {
    expect(quick.length).toBeGreaterThan(4);
    expect(await notBest(quick)).toEqual([]);
  });

  test.runIf(game.hasChance)('have a gap that is larger than its error', () => {
    for (const { id: name, gap = 0, error = 1, answer } of puzzles) {
      // Both numbers are rounded to a tenth.
      expect(gap, name).toBeGreaterThanOrEqual(5);
      expect(gap - 3 * error, name).toBeGreaterThan(5 - 0.25);
      expect(answer, name).toHaveLength(1);
    }
  });
});

/** Whether the solver sees the same when all that they cannot know is made up once more. */
function sameFor(game: Game, view: unknown, { id, seats }: Puzzle): boolean {
  const world = game.imagine(view, new FastRandom(`${id} other`));
  const again = openPlace(game, game.writePosition(world), seats);
  return JSON.stringify(again.view) === JSON.stringify(view);
}
