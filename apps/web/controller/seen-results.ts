import type { SavedText } from './saved.ts';

const MOST = 100;

/** Remembers at which tables the last result was seen, so that a new one can be announced. */
export class SeenResults {
  constructor(private readonly saved: SavedText) {}

  has(table: string): boolean {
    return this.all().includes(table);
  }

  /** Called with what the page shows: a match that runs will have another result. */
  note(table: string, isOver: boolean): void {
    if (this.has(table) === isOver) return;
    const others = this.all().filter((each) => each !== table);
    this.saved.write((isOver ? [...others, table].slice(-MOST) : others).join(' '));
  }

  private all(): string[] {
    return (this.saved.read() ?? '').split(' ').filter((each) => each !== '');
  }
}
