import type { Readable } from 'node:stream';
import { Fault } from '@baithak/kernel';

export const LONGEST_LINE = 1024 * 1024;
const NEWLINE = 0x0a;

/**
 * The lines of a stream, as text or as the fault that keeps one from being text. Of a line that is
 * too long nothing is kept, however long it gets.
 */
export async function* linesOf(input: Readable): AsyncGenerator<string | Fault> {
  const line = new Line();
  for await (const chunk of input) {
    const bytes: Buffer = Buffer.isBuffer(chunk) ? chunk : Buffer.from(String(chunk));
    let from = 0;
    for (let end = bytes.indexOf(NEWLINE); end >= 0; end = bytes.indexOf(NEWLINE, from)) {
      line.add(bytes.subarray(from, end));
      yield line.take();
      from = end + 1;
    }
    line.add(bytes.subarray(from));
  }
  if (line.begun) yield line.take();
}

class Line {
  private parts: Buffer[] = [];
  private size = 0;

  get begun(): boolean {
    return this.size > 0;
  }

  add(bytes: Buffer): void {
    this.size += bytes.length;
    if (this.size > LONGEST_LINE) this.parts = [];
    else this.parts.push(bytes);
  }

  take(): string | Fault {
    const { parts, size } = this;
    this.parts = [];
    this.size = 0;
    if (size > LONGEST_LINE) return new Fault('line-too-long', { args: { most: LONGEST_LINE } });
    try {
      return new TextDecoder('utf-8', { fatal: true }).decode(Buffer.concat(parts));
    } catch {
      return new Fault('not-utf8');
    }
  }
}
