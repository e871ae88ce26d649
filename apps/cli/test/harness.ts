import { Readable, Writable } from 'node:stream';
import type { Catalog } from '@baithak/catalog';
import { run } from '../run.ts';

export class Collector extends Writable {
  text = '';

  override _write(chunk: Buffer, _encoding: string, done: () => void): void {
    this.text += chunk.toString();
    done();
  }
}

export interface Around {
  /** The input: text, or pieces that arrive over time. */
  readonly input?: string | Uint8Array | AsyncIterable<unknown>;
  readonly env?: Record<string, string>;
  readonly isTerminal?: boolean;
  readonly catalog?: Catalog;
  readonly stderr?: Collector;
}

/** Runs a command in this process and returns its output. */
export async function cli(args: readonly string[], around: Around = {}) {
  const { input = '', env = {}, isTerminal = false, catalog, stderr = new Collector() } = around;
  const pieces = typeof input === 'string' || input instanceof Uint8Array ? [input] : input;
  const stdin = Readable.from(typeof pieces === 'object' ? pieces : [pieces], {
    objectMode: false,
  });
  const stdout = new Collector();
  const code = await run(args, { stdin, stdout, stderr, env, isTerminal }, catalog);
  return { code, out: stdout.text, err: stderr.text, lines: linesIn(stdout.text) };
}

export function linesIn(text: string): string[] {
  return text.split('\n').slice(0, -1);
}

/** Sends requests to the engine and returns the parsed answers. */
export async function talk(requests: readonly unknown[]): Promise<Answer[]> {
  const input = requests.map((request) => `${JSON.stringify(request)}\n`).join('');
  return (await cli(['engine'], { input })).lines.map((line) => JSON.parse(line));
}

// biome-ignore lint/suspicious/noExplicitAny: tests look into answers of every shape
export type Answer = any;
