import type { Board, Samples } from '@baithak/furniture';
import type { GameId } from './index.ts';

/** Loads a game's board, and with it nothing of any other game. */
export type LazyBoard = () => Promise<Board>;

/** Forgets the game's own type of view: a page hands views on without looking into them. */
function lazy<View>(load: () => Promise<Board<View>>): LazyBoard {
  return load as unknown as LazyBoard;
}

/** Apart from the other doors, so that nothing but a page brings drawing along. */
export const boards: Readonly<Record<GameId, LazyBoard>> = {
  ananda: lazy(async () => (await import('@baithak/ananda/board')).Board),
  jaipur: lazy(async () => (await import('@baithak/jaipur/board')).Board),
  parikrama: lazy(async () => (await import('@baithak/parikrama/board')).Board),
  samsara: lazy(async () => (await import('@baithak/samsara/board')).Board),
  srrakk: lazy(async () => (await import('@baithak/srrakk/board')).Board),
  talluka: lazy(async () => (await import('@baithak/talluka/board')).Board),
  vancana: lazy(async () => (await import('@baithak/vancana/board')).Board),
};

/** What some games draw of their own, for the workshop. */
export const samples: Readonly<Partial<Record<GameId, () => Promise<Samples>>>> = {
  jaipur: async () => (await import('@baithak/jaipur/samples')).Samples,
};
