import type { SavedText } from './saved.ts';

const MOST = 50;

/** A short text about each of the last tables, such as how far its chat was read. It has no spaces. */
export class TableNotes {
  constructor(private readonly saved: SavedText) {}

  /** What was noted; `undefined` at a table that is new here. */
  at(table: string): string | undefined {
    const noted = this.all().find((each) => each.startsWith(`${table}:`));
    return noted?.slice(table.length + 1);
  }

  note(table: string, text: string): void {
    if (this.at(table) === text) return;
    const others = this.all().filter((each) => !each.startsWith(`${table}:`));
    this.saved.write([...others, `${table}:${text}`].slice(-MOST).join(' '));
  }

  private all(): string[] {
    return (this.saved.read() ?? '').split(' ').filter((each) => each !== '');
  }
}
