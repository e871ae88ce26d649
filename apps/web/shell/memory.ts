import type { PreferenceName } from '../controller/preferences.ts';

type Key = 'language' | 'name' | 'level' | 'seen' | PreferenceName;

/** Small things this browser remembers; one that refuses to remember is no reason to stop. */
export function remember(key: Key, value: string): void {
  try {
    localStorage.setItem(`baithak.${key}`, value);
  } catch {
    // Storage is full or forbidden: next time the page asks again.
  }
}

export function remembered(key: Key): string | null {
  try {
    return localStorage.getItem(`baithak.${key}`);
  } catch {
    return null;
  }
}
