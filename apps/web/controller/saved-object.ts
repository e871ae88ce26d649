import type { SavedText } from './saved.ts';

/** A saved object by its keys; empty if nothing is stored, or what is stored is damaged. */
export function savedObject(saved: SavedText): Record<string, unknown> {
  try {
    const kept: unknown = JSON.parse(saved.read() ?? '{}');
    return kept !== null && typeof kept === 'object' ? { ...kept } : {};
  } catch {
    return {};
  }
}
