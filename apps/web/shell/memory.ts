import type { PreferenceName } from '../controller/preferences.ts';
import type { Shelf } from '../controller/shelf.ts';

type Key = 'language' | 'name' | 'level' | 'seen' | PreferenceName;

/** Small things this browser remembers. */
export function remember(key: Key, value: string): void {
  quietly(() => localStorage.setItem(`baithak.${key}`, value));
}

export const remembered = (key: Key): string | null =>
  quietly(() => localStorage.getItem(`baithak.${key}`));

/** What only the same tab remembers, for as long as it is there. */
export const draftShelf: Shelf = {
  read: () => quietly(() => sessionStorage.getItem('baithak.draft')),
  write: (text) => void quietly(() => sessionStorage.setItem('baithak.draft', text)),
};

/** Storage that is full or forbidden is no reason to stop: next time the page asks again. */
function quietly<T>(ask: () => T): T | null {
  try {
    return ask();
  } catch {
    return null;
  }
}
