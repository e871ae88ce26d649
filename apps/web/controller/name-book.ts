import type { SavedText } from './saved.ts';
import { savedObject } from './saved-object.ts';

/** Names that were noted for each game: steps of a lesson that are done, tips that were read. */
export class NameBook {
  constructor(private readonly saved: SavedText) {}

  of(game: string): readonly string[] {
    const names = savedObject(this.saved)[game];
    return Array.isArray(names) ? names.filter((name) => typeof name === 'string') : [];
  }

  note(game: string, name: string): void {
    const known = this.of(game);
    if (known.includes(name)) return;
    this.saved.write(JSON.stringify({ ...savedObject(this.saved), [game]: [...known, name] }));
  }
}
