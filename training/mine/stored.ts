import { Mind } from '@baithak/bots';
import { catalog, type GameId } from '@baithak/catalog';
import { puzzles as doors } from '@baithak/catalog/puzzles';
import type { Puzzle } from '@baithak/kernel';
import { winners } from './forced.ts';
import { leadAgain } from './gap.ts';
import { openPlace, type Place } from './position.ts';

/** Forced wins whose proof took no more nodes than this are all proven again by every run of the tests. */
const CHEAP = 5_000;
/** Of the gaps, every so many are looked at again. `npm run long` does the rest of both. */
const EVERY = 12;

export const GAMES = Object.keys(doors) as GameId[];

/** The stored puzzles of a game, which may be proven again. */
export async function storedPuzzles(id: GameId) {
  const game = await catalog[id].game();
  const { puzzles, ...head } = await doors[id]!();
  const places = new Map(
    puzzles.map((puzzle) => [puzzle, openPlace(game, puzzle.position, puzzle.seats)] as const),
  );
  const placeOf = (puzzle: Puzzle): Place => places.get(puzzle)!;
  const isQuick = (puzzle: Puzzle, at: number): boolean =>
    game.hasChance ? at % EVERY === 0 : puzzle.work <= CHEAP;
  return {
    game,
    head,
    puzzles,
    placeOf,
    quick: puzzles.filter(isQuick),
    slow: puzzles.filter((puzzle, at) => !isQuick(puzzle, at)),
    /** Those that have another first move or a shorter win, or that do not win in time. */
    notForced: (those: readonly Puzzle[]): string[] =>
      those.flatMap((puzzle) => {
        const { id: name, win = 0, answer } = puzzle;
        const found = winners(game, placeOf(puzzle), win);
        const isRight = found.length === 1 && found[0] === answer[0];
        // One own move less must not be enough.
        return isRight && winners(game, placeOf(puzzle), win - 2).length === 0 ? [] : [name];
      }),
    /** Those whose best move does not lead before the next, with fresh luck. */
    async notBest(those: readonly Puzzle[]): Promise<string[]> {
      const mind = await Mind.open(game, catalog[id], console.error);
      const failed: string[] = [];
      for (const puzzle of those) {
        if ((await leadAgain(mind, placeOf(puzzle), puzzle)) <= 0) failed.push(puzzle.id);
      }
      return failed;
    },
  };
}
