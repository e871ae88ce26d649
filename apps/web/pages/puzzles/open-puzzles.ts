import { puzzles } from '@baithak/catalog/puzzles';
import { Fault, type Game, type Puzzle, read, readOptions } from '@baithak/kernel';
import { use } from 'react';
import type { OwnMistake } from '../../controller/mistake-book.ts';
import { mistakeBook } from './books.ts';

/** A mined puzzle, or one of your own mistakes. */
export type AnyPuzzle = Omit<Puzzle, 'work' | 'solved'> &
  Partial<Pick<Puzzle, 'solved'> & Pick<OwnMistake, 'at'>>;

/** All puzzles of a game: own mistakes first, then from easy to hard. */
export interface OpenPuzzles {
  readonly tries: number;
  readonly puzzles: readonly AnyPuzzle[];
}

const NONE = { tries: 0, puzzles: [] };
const opened = new Map<string, Promise<OpenPuzzles>>();

/** Suspends until they are loaded. */
export function usePuzzles(id: string): OpenPuzzles {
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
