import type { Readable, Writable } from 'node:stream';

/** All that the program touches of the world around it, so that tests can stand in for it. */
export interface Io {
  readonly stdin: Readable;
  readonly stdout: Writable;
  readonly stderr: Writable;
  readonly env: Readonly<Record<string, string | undefined>>;
  /** Whether a person sits at both ends. */
  readonly isTerminal: boolean;
}

/** Writes and waits until there is room for more; false once nobody reads any longer. */
export async function emit(stream: Writable, text: string): Promise<boolean> {
  if (!stream.writable) return false;
  if (!stream.write(text)) await roomIn(stream);
  return stream.writable;
}

function roomIn(stream: Writable): Promise<void> {
  return new Promise((resolve) => {
    const events = ['drain', 'close', 'error'] as const;
    const done = () => {
      for (const event of events) stream.off(event, done);
      resolve();
    };
    for (const event of events) stream.on(event, done);
  });
}

const BUFFER = 65_536;

/** Gathers many short lines into few long writes. */
export class Lines {
  private waiting: string[] = [];
  private size = 0;

  constructor(private readonly stream: Writable) {}

  /** False once nobody reads any longer. */
  async add(line: string): Promise<boolean> {
    this.waiting.push(line, '\n');
    this.size += line.length;
    return this.size < BUFFER || this.flush();
  }

  async flush(): Promise<boolean> {
    const text = this.waiting.join('');
    this.waiting = [];
    this.size = 0;
    return text === '' || emit(this.stream, text);
  }
}
