import type { Board, Samples } from '@baithak/board';
import type { GameEvent } from '@baithak/kernel';

/** Loads a game's board, and with it nothing of any other game. */
export type LazyBoard = () => Promise<Board>;

/** Loads what a game draws of its own, for the workshop. */
export type LazySamples = () => Promise<Samples>;

/** Hides the game's own type of view: a page hands views on without looking into them. */
export function lazyBoard<View, Event extends GameEvent>(
  load: () => Promise<Board<View, Event>>,
): LazyBoard {
  return load as unknown as LazyBoard;
}
