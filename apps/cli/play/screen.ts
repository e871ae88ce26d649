import { createInterface, type Interface } from 'node:readline';
import type { Io } from '../io.ts';

/** Enough blank lines to scroll everything out of sight where the screen cannot be cleared. */
const BLANK_LINES = 60;

/** A person at a terminal, or a pipe in place of one. */
export class Screen {
  /** Resolves when the person leaves in the middle; rejects when the game broke. */
  readonly gone: Promise<void>;
  hasLeft = false;
  fail: (error: unknown) => void = () => {};
  private resolveGone = () => {};
  private readonly reader: Interface;
  private readonly lines: string[] = [];
  private waiting: ((line: string | undefined) => void) | undefined;
  private closed = false;
  private readonly styled: boolean;

  constructor(private readonly io: Io) {
    const { stdin: input, stdout: output, isTerminal, env } = io;
    this.styled = isTerminal && !env.NO_COLOR;
    // Line editing needs control codes as well. Without them the terminal edits lines itself.
    this.reader = this.styled
      ? createInterface({ input, output, terminal: true })
      : createInterface({ input, terminal: false });
    this.reader.on('line', (line) => this.hear(line));
    this.reader.on('close', () => this.hangUp());
    this.reader.on('SIGINT', () => this.leave());
    this.gone = new Promise((resolve, reject) => {
      this.resolveGone = resolve;
      this.fail = reject;
    });
  }

  /** Ends the game, whatever is under way. */
  leave(): void {
    this.hasLeft = true;
    this.resolveGone();
    this.reader.close();
  }

  print(text = ''): void {
    this.io.stdout.write(`${text}\n`);
  }

  /** The next line of input, trimmed; undefined when the input has ended. */
  ask(prompt: string): Promise<string | undefined> {
    const next = this.lines.shift();
    if (next === undefined && this.closed) return Promise.resolve(undefined);
    if (this.styled) {
      this.reader.setPrompt(prompt);
      this.reader.prompt();
    } else this.io.stdout.write(prompt);
    if (next !== undefined) return Promise.resolve(next);
    return new Promise((resolve) => {
      this.waiting = resolve;
    });
  }

  clear(): void {
    this.io.stdout.write(this.styled ? '\x1b[2J\x1b[3J\x1b[H' : '\n'.repeat(BLANK_LINES));
  }

  strong(text: string): string {
    return this.styled ? `\x1b[1m${text}\x1b[22m` : text;
  }

  faint(text: string): string {
    return this.styled ? `\x1b[2m${text}\x1b[22m` : text;
  }

  close(): void {
    this.reader.close();
  }

  private hear(line: string): void {
    const { waiting } = this;
    this.waiting = undefined;
    if (waiting === undefined) this.lines.push(line.trim());
    else waiting(line.trim());
  }

  private hangUp(): void {
    this.closed = true;
    if (this.waiting === undefined) return;
    this.print();
    this.waiting(undefined);
  }
}
