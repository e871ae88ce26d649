/** Small things this browser remembers; one that refuses to remember is no reason to stop. */
export function remember(key: 'language' | 'name', value: string): void {
  try {
    localStorage.setItem(`baithak.${key}`, value);
  } catch {
    // Storage is full or forbidden: next time the page asks again.
  }
}

export function remembered(key: 'language' | 'name'): string | null {
  try {
    return localStorage.getItem(`baithak.${key}`);
  } catch {
    return null;
  }
}
