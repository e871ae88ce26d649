import { puzzles } from '@baithak/catalog/puzzles';
import { Fault, type Game, type Puzzle, type PuzzleFile, read, readOptions } from '@baithak/kernel';
import { use } from 'react';
import type { OwnMistake } from '../../controller/mistake-book.ts';
import { mistakeBook } from './books.ts';

/** A mined puzzle, or one of your own mistakes. */
export type AnyPuzzle = Omit<Puzzle, 'work' | 'solved'> &
  Partial<Pick<Puzzle, 'solved'> & Pick<OwnMistake, 'at'>>;

/** The mined puzzles of a game, from easy to hard. */
export type MinedPuzzles = Pick<PuzzleFile, 'tries' | 'puzzles'>;

const NONE: MinedPuzzles = { tries: 0, puzzles: [] };
const opened = new Map<string, Promise<MinedPuzzles>>();

/** Suspends until they are loaded; none if there is no such game. */
export function useMined(id: string): MinedPuzzles {
  const opening = opened.get(id) ?? puzzles[id]?.() ?? Promise.resolve(NONE);
  opened.set(id, opening);
  return use(opening);
}

/** The own mistakes in a game; what this browser kept may be damaged, or of older rules. */
export function ownPuzzles(game: Game): AnyPuzzle[] {
  return mistakeBook.of(game.id).filter(({ seats, options = {}, position, answer }) => {
    if (!game.seatCounts.includes(seats)) return false;
    const chosen = readOptions(game, options, seats);
    if (chosen instanceof Fault) return false;
    const state = game.readPosition(position, chosen, seats);
    if (state instanceof Fault || game.status(state) < 0) return false;
    return !(read(game, state, answer[0]!) instanceof Fault);
  });
}
