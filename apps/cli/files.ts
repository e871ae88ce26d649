import { readFile, stat } from 'node:fs/promises';
import { Fault, shown } from '@baithak/kernel';

const LARGEST = 16 * 1024 * 1024;

/** A text file from the user, or why it cannot be read. */
export async function readTextFile(path: string): Promise<string | Fault> {
  try {
    const { size } = await stat(path);
    if (size > LARGEST) return fileFault('file-too-large', path);
    return new TextDecoder('utf-8', { fatal: true }).decode(await readFile(path));
  } catch (error) {
    return fileFault(codeOf(error), path);
  }
}

export function fileFault(code: string, path: string): Fault {
  return new Fault(code, { args: { file: shown(path) } });
}

/** The fault for what the system said about a file. */
export function codeOf(error: unknown): string {
  switch ((error as NodeJS.ErrnoException).code) {
    case 'ENOENT':
      return 'file-missing';
    case 'EISDIR':
      return 'file-is-folder';
    case 'EACCES':
    case 'EPERM':
    case 'EROFS':
      return 'file-forbidden';
    case 'ERR_ENCODING_INVALID_ENCODED_DATA':
      return 'file-not-text';
    default:
      return 'file-trouble';
  }
}
