// Written by `npm run catalog` from the folders in games/ that have a facts.ts.
import type { PuzzleFile } from '@baithak/kernel';

type Door = () => Promise<PuzzleFile>;

export const puzzles: Readonly<Record<string, Door>> = {
  ananda: async () => (await import('@baithak/ananda/puzzles')).default as PuzzleFile,
  jaipur: async () => (await import('@baithak/jaipur/puzzles')).default as PuzzleFile,
  parikrama: async () => (await import('@baithak/parikrama/puzzles')).default as PuzzleFile,
  samsara: async () => (await import('@baithak/samsara/puzzles')).default as PuzzleFile,
  srrakk: async () => (await import('@baithak/srrakk/puzzles')).default as PuzzleFile,
  talluka: async () => (await import('@baithak/talluka/puzzles')).default as PuzzleFile,
  vancana: async () => (await import('@baithak/vancana/puzzles')).default as PuzzleFile,
};
