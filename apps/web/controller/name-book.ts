import type { SavedText } from './saved.ts';

/** Names that were noted for each game: steps of a lesson that are done, tips that were read. */
export class NameBook {
  constructor(private readonly saved: SavedText) {}

  of(game: string): readonly string[] {
    const names = this.all()[game];
    return Array.isArray(names) ? names.filter((name) => typeof name === 'string') : [];
  }

  note(game: string, name: string): void {
    const known = this.of(game);
    if (known.includes(name)) return;
    this.saved.write(JSON.stringify({ ...this.all(), [game]: [...known, name] }));
  }

  /** What is stored may be damaged. */
  private all(): Record<string, unknown> {
    try {
      const kept: unknown = JSON.parse(this.saved.read() ?? '{}');
      return kept !== null && typeof kept === 'object' ? { ...kept } : {};
    } catch {
      return {};
    }
  }
}
