// Written by `npm run catalog` from the folders in games/ that have a facts.ts.
import type { OpeningsFile } from '@baithak/kernel';

type Door = () => Promise<OpeningsFile>;

export const openings: Readonly<Record<string, Door>> = {
  srrakk: async () => (await import('@baithak/srrakk/openings')).default as OpeningsFile,
  talluka: async () => (await import('@baithak/talluka/openings')).default as OpeningsFile,
  vancana: async () => (await import('@baithak/vancana/openings')).default as OpeningsFile,
};
