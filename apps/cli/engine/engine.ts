import type { StopSignal } from '@baithak/bots';
import { Fault, shown } from '@baithak/kernel';
import type { Context } from '../context.ts';
import { emit } from '../io.ts';
import { type Answer, refuse } from './answer.ts';
import { type Decoded, decode } from './decode.ts';
import { linesOf } from './lines.ts';
import { Session } from './session.ts';

/** So many requests may wait; a caller that sends more has to wait as well. */
const MOST_WAITING = 1000;
/** When nobody is left to say `stop`, thinking by the clock ends soon. */
const GRACE_MS = 2000;

interface Thinking extends StopSignal {
  readonly byClock: boolean;
}

/**
 * Reads requests while earlier ones are still being answered, so that `stop` is heard; answers are
 * written strictly in the order of the requests.
 */
export async function runEngine(context: Context): Promise<void> {
  const session = new Session(context);
  const waiting = new Set<Thinking>();
  let last: Promise<unknown> = Promise.resolve();
  for await (const line of linesOf(context.io.stdin)) {
    const decoded = decode(line);
    if (isRequest(decoded, 'stop')) stop(waiting);
    const thinking: Thinking = { stopped: false, byClock: isByClock(decoded) };
    waiting.add(thinking);
    last = last
      .then(() => respond(context, session, decoded, thinking))
      .finally(() => waiting.delete(thinking));
    if (isRequest(decoded, 'quit')) break;
    if (waiting.size >= MOST_WAITING) await last;
  }
  const grace = setTimeout(() => stop([...waiting].filter((each) => each.byClock)), GRACE_MS);
  await last;
  clearTimeout(grace);
}

async function respond(
  { io }: Context,
  session: Session,
  { id, request }: Decoded,
  stopSignal: StopSignal,
): Promise<void> {
  const answer =
    request instanceof Fault
      ? refuse(request)
      : await session.answer(request, stopSignal).catch(ownFault);
  await emit(io.stdout, `${JSON.stringify(id === undefined ? answer : { id, ...answer })}\n`);
}

/** A bug of ours must not take the caller's other requests with it. */
function ownFault(error: unknown): Answer {
  return refuse(new Fault('internal-error', { args: { what: shown(error) } }));
}

function stop(signals: Iterable<StopSignal>): void {
  for (const signal of signals) signal.stopped = true;
}

function isRequest({ request }: Decoded, name: string): boolean {
  return !(request instanceof Fault) && request.do === name;
}

/** Thinking that is bounded by work alone gives the same answer every time, so it is let finish. */
function isByClock({ request }: Decoded): boolean {
  if (request instanceof Fault || request.do !== 'go') return false;
  return request.ms !== undefined || request.iterations === undefined;
}
