import type { SavedText } from './saved.ts';

const MOST = 50;

/** Remembers how far the chat of each table was read, so that what came meanwhile is news after a reload. */
export class HeardChat {
  constructor(private readonly saved: SavedText) {}

  /** The number of the last line that was read; `undefined` at a table that is new here. */
  at(table: string): number | undefined {
    const noted = this.all().find((each) => each.startsWith(`${table}:`));
    return noted === undefined ? undefined : Number(noted.slice(table.length + 1));
  }

  note(table: string, line: number): void {
    if (this.at(table) === line) return;
    const others = this.all().filter((each) => !each.startsWith(`${table}:`));
    this.saved.write([...others, `${table}:${line}`].slice(-MOST).join(' '));
  }

  private all(): string[] {
    return (this.saved.read() ?? '').split(' ').filter((each) => each !== '');
  }
}
