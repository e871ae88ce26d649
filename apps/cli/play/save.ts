import { writeFile } from 'node:fs/promises';
import { type AnyMatch, Fault, matchGameId, writeMatch } from '@baithak/kernel';
import { codeOf, fileFault, readTextFile } from '../files.ts';

/** Saves a match; of what is there already, only another match is written over. */
export async function saveMatch(match: AnyMatch, path: string): Promise<Fault | undefined> {
  if (path === '') return new Fault('file-unnamed');
  const there = await readTextFile(path);
  const free = there instanceof Fault ? there.code === 'file-missing' : isMatch(there);
  if (!free) return there instanceof Fault ? there : fileFault('file-not-ours', path);
  try {
    await writeFile(path, writeMatch(match));
    return undefined;
  } catch (error) {
    return fileFault(codeOf(error), path);
  }
}

function isMatch(text: string): boolean {
  return !(matchGameId(text) instanceof Fault);
}
