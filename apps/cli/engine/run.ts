import type { Readable } from 'node:stream';
import type { StopSignal } from '@baithak/bots';
import { Fault, shown } from '@baithak/kernel';
import type { Complaint, Context } from '../context.ts';
import { emit } from '../io.ts';
import { type Decoded, decode } from './decode.ts';
import { type Answer, Engine, refuse } from './engine.ts';

export const LONGEST_LINE = 1024 * 1024;
const NEWLINE = 0x0a;
/** If more requests than this wait, reading pauses. */
const MOST_WAITING = 1000;
/** How long a bot may still think by the clock after the input has ended, as nobody can send `stop`. */
const GRACE_MS = 2000;

interface Thinking extends StopSignal {
  readonly byClock: boolean;
}

/**
 * Reads on while it answers earlier requests, so that `stop` takes effect at once. It writes the
 * answers strictly in the order of the requests.
 */
export async function runEngine(context: Context): Promise<Complaint> {
  const engine = new Engine(context);
  const waiting = new Set<Thinking>();
  let last: Promise<unknown> = Promise.resolve();
  for await (const line of linesOf(context.io.stdin)) {
    const decoded = decode(line);
    if (isRequest(decoded, 'stop')) stop(waiting);
    const thinking: Thinking = { stopped: false, byClock: isByClock(decoded) };
    waiting.add(thinking);
    last = last
      .then(() => respond(context, engine, decoded, thinking))
      .finally(() => waiting.delete(thinking));
    if (isRequest(decoded, 'quit')) break;
    if (waiting.size >= MOST_WAITING) await last;
  }
  const grace = setTimeout(() => stop([...waiting].filter((each) => each.byClock)), GRACE_MS);
  await last;
  clearTimeout(grace);
  return undefined;
}

async function respond(
  { io }: Context,
  engine: Engine,
  { id, request }: Decoded,
  stopSignal: StopSignal,
): Promise<void> {
  const answer =
    request instanceof Fault
      ? refuse(request)
      : await engine.answer(request, stopSignal).catch(ownFault);
  await emit(io.stdout, `${JSON.stringify(id === undefined ? answer : { id, ...answer })}\n`);
}

/** A bug in one request must not end the engine. */
function ownFault(error: unknown): Answer {
  return refuse(new Fault('internal-error', { args: { what: shown(error) } }));
}

function stop(signals: Iterable<StopSignal>): void {
  for (const signal of signals) signal.stopped = true;
}

function isRequest({ request }: Decoded, name: string): boolean {
  return !(request instanceof Fault) && request.do === name;
}

/** A search that only counts its work gives the same answer every time, so it may finish. */
function isByClock({ request }: Decoded): boolean {
  if (request instanceof Fault || request.do !== 'go') return false;
  return request.ms !== undefined || request.iterations === undefined;
}

/**
 * The lines of a stream, each as text or as the fault that keeps it from being text. A line that is
 * too long takes no memory, however long it gets.
 */
async function* linesOf(input: Readable): AsyncGenerator<string | Fault> {
  const line = new LineBuffer();
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

class LineBuffer {
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
