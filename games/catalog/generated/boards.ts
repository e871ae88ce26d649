// Written by `npm run catalog` from the folders in games/ that have a facts.ts.
import { type LazySamples, lazyBoard } from '../lazy-board.ts';

export const boards = {
  ananda: lazyBoard(async () => (await import('@baithak/ananda/board')).Board),
  jaipur: lazyBoard(async () => (await import('@baithak/jaipur/board')).Board),
  parikrama: lazyBoard(async () => (await import('@baithak/parikrama/board')).Board),
  samsara: lazyBoard(async () => (await import('@baithak/samsara/board')).Board),
  srrakk: lazyBoard(async () => (await import('@baithak/srrakk/board')).Board),
  talluka: lazyBoard(async () => (await import('@baithak/talluka/board')).Board),
  vancana: lazyBoard(async () => (await import('@baithak/vancana/board')).Board),
} as const;

export const samples: Readonly<Record<string, LazySamples>> = {
  jaipur: async () => (await import('@baithak/jaipur/samples')).Samples,
};
