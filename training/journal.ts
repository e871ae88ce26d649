import { appendFileSync, existsSync, mkdirSync, readFileSync, truncateSync } from 'node:fs';
import { dirname } from 'node:path';
import type { GameId } from '@baithak/catalog';
import { catalog } from '@baithak/catalog';
import { type Json, sha256Hex } from '@baithak/kernel';

/** What the lines of a journal rest on: rules, budgets, and what the bots think with. */
export type Head = Readonly<Record<string, Json>>;

/** Somebody wants to go on with lines that rest on something else. */
export class OtherJournal extends Error {
  constructor(path: string, why: string) {
    super(`${path} ${why}; move it away, or name another folder.`);
  }
}

/**
 * The lines of a program that goes on where it was stopped, below a head that says what they rest on. Half a
 * line is left if the program was killed while it wrote: it is cut off, so that the next one does not go on
 * behind it.
 */
export class Journal<Line> {
  readonly lines: Line[];
  private isNew: boolean;

  /** @throws OtherJournal if it has another head. */
  constructor(
    private readonly path: string,
    private readonly head: Head,
  ) {
    const [first, ...lines] = readWhole(path).map((line) => JSON.parse(line));
    this.isNew = first === undefined;
    const why = this.isNew ? undefined : objection(Object(first), head);
    if (why !== undefined) throw new OtherJournal(path, why);
    this.lines = lines;
  }

  add(line: Line): void {
    if (this.isNew) {
      mkdirSync(dirname(this.path), { recursive: true });
      append(this.path, this.head);
      this.isNew = false;
    }
    append(this.path, line);
    this.lines.push(line);
  }
}

/** The data that a game's bots think with, as a short hash: nets, tempers and sights. */
export async function mindOf(id: GameId): Promise<string> {
  const { weights, sights } = catalog[id];
  const data = [await weights?.(), await sights?.()];
  return sha256Hex(JSON.stringify(data)).slice(0, 16);
}

const append = (path: string, value: unknown): void =>
  appendFileSync(path, `${JSON.stringify(value)}\n`);

function readWhole(path: string): string[] {
  if (!existsSync(path)) return [];
  const bytes = readFileSync(path);
  const whole = bytes.subarray(0, bytes.lastIndexOf('\n') + 1);
  if (whole.length < bytes.length) truncateSync(path, whole.length);
  return whole.toString('utf8').split('\n').slice(0, -1);
}

/** Why lines below one head must not be followed by lines of another. */
function objection(old: Head, now: Head): string | undefined {
  const names = Object.keys(now);
  if (!names.some((name) => name in old)) return 'does not say what it rests on';
  const others = names.filter((name) => JSON.stringify(old[name]) !== JSON.stringify(now[name]));
  return others.length === 0 ? undefined : `was begun with another ${others.join(' and ')}`;
}
