import { Mind } from '@baithak/bots';
import { Prover } from '@baithak/bots/prover';
import { puzzleTrial } from '@baithak/bots/puzzle';
import { catalog } from '@baithak/catalog';
import { puzzles as doors } from '@baithak/catalog/puzzles';
import { CHARACTERS, FastRandom, type Game, type Puzzle } from '@baithak/kernel';
import { describe, expect, test } from 'vitest';
import { forcedWin } from './forced.ts';
import { openPlace, type Place, spelled } from './position.ts';

const LEAST_COUNT = 60;
/** Every so many puzzles one is proven again. */
const SAMPLE = 8;
/** What a proof of the sample may take: the others are proven by `npm run mine`. */
const MOST_NODES = 20_000;

test('the seven games have puzzles', () => {
  const seven = ['ananda', 'jaipur', 'parikrama', 'samsara', 'srrakk', 'talluka', 'vancana'];
  expect(Object.keys(doors)).toEqual(expect.arrayContaining(seven));
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

describe.each(Object.keys(doors))('the puzzles of %s', async (id) => {
  const game = await catalog[id as keyof typeof catalog].game();
  const { puzzles, ...head } = await doors[id]!();
  const places = new Map(puzzles.map((puzzle) => [puzzle, placeOf(game, puzzle)]));

  test('are enough, of these rules, and no two alike', () => {
    expect(head).toMatchObject({ game: id, rulesVersion: game.rulesVersion, seed: 'mine' });
    expect(puzzles.length).toBeGreaterThanOrEqual(LEAST_COUNT);
    expect(new Set(puzzles.map((puzzle) => puzzle.id)).size).toBe(puzzles.length);
    expect(new Set(puzzles.map(({ position }) => JSON.stringify(position))).size).toBe(
      puzzles.length,
    );
  });

  test('open at a choice, are solved by the answer, and say how hard they are', () => {
    for (const puzzle of puzzles) {
      const { moves, view } = places.get(puzzle)!;
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

  test('come from many games, and differ in what they ask', () => {
    const games = new Set(puzzles.map((puzzle) => puzzle.id.split('.')[0]));
    expect(games.size).toBeGreaterThanOrEqual(puzzles.length / 2);
    const firsts = new Set(puzzles.map(({ answer }) => answer[0]));
    expect(firsts.size).toBeGreaterThanOrEqual(8);
    const easy = puzzles.filter(({ solved }) => solved.every((count) => count === head.tries));
    expect(easy.length).toBeLessThanOrEqual(puzzles.length / 3);
  });

  const forced = puzzles.filter(({ win, work }) => win !== undefined && work <= MOST_NODES);
  test.runIf(!game.hasChance)('are forced wins with one first move', () => {
    expect(puzzles.every(({ win }) => win !== undefined)).toBe(true);
    const sample = forced.filter((_, i) => i % SAMPLE === 0);
    expect(sample.length).toBeGreaterThan(4);
    for (const puzzle of sample) {
      expect(winners(game, places.get(puzzle)!, puzzle.win!), puzzle.id).toEqual([
        puzzle.answer[0],
      ]);
      // One own move less is not enough.
      expect(winners(game, places.get(puzzle)!, puzzle.win! - 2), puzzle.id).toEqual([]);
    }
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

function placeOf(game: Game, { position, seats, options }: Puzzle): Place {
  expect(options).toBeUndefined();
  return openPlace(game, position, seats);
}

/** Whether the solver sees the same when all that they cannot know is made up once more. */
function sameFor(game: Game, view: unknown, { id, seats }: Puzzle): boolean {
  const world = game.imagine(view, new FastRandom(`${id} other`));
  const again = openPlace(game, game.writePosition(world), seats);
  return JSON.stringify(again.view) === JSON.stringify(view);
}

/** The first moves that win within so many plies, by plain trying. */
function winners(game: Game, place: Place, plies: number): string[] {
  const prover = new Prover(game, Number.POSITIVE_INFINITY);
  return place.moves
    .filter((move) => {
      const after = game.copy(place.state);
      game.play(after, move);
      return prover.forces(after, place.seat, plies - 1);
    })
    .map((move) => spelled(game, place, move));
}
