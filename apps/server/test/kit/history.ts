import { isDeepStrictEqual } from 'node:util';
import type { Viewer } from '@baithak/kernel';
import type { Command, PersonId, StreamEvent, TableEvent, TableEventKind } from '@baithak/table';

/** A command and its answer, if one came. */
export interface Attempt {
  readonly by: PersonId;
  readonly client: string;
  readonly command: Command;
  answer?: { readonly first: number | null } | { readonly refused: string };
}

/** One viewer's stream as it arrived, and as a newcomer gets it now. */
export interface Hearing {
  readonly who: string;
  readonly viewer: Viewer;
  readonly batches: readonly (readonly StreamEvent[])[];
  readonly fresh: readonly StreamEvent[];
}

/** Everything known about a table from outside: the commands, the stored log, the streams. */
export interface History {
  readonly attempts: readonly Attempt[];
  readonly log: readonly TableEvent[];
  readonly hearings: readonly Hearing[];
}

/** The events that a command may become. */
const BECOMES: Readonly<Partial<Record<Command['do'], readonly TableEventKind[]>>> = {
  join: ['joined'],
  sit: ['seated', 'asked'],
  promise: ['promised'],
  salt: ['salted'],
  start: ['dealing', 'started'],
  move: ['moved'],
  chat: ['chatted'],
  undo: ['undone', 'asked'],
  answer: ['answered'],
  resign: ['resigned'],
  rematch: ['asked'],
};

/** Every broken promise; empty if all is well. */
export function troublesIn(history: History): string[] {
  const { log, hearings } = history;
  return [
    ...log.flatMap(({ seq }, i) => (seq === i ? [] : [`number ${seq} at place ${i}`])),
    ...doublesIn(log),
    ...history.attempts.flatMap((attempt) => troubleWith(attempt, log)),
    ...unaskedIn(history),
    ...hearings.flatMap((hearing) => troublesHeard(hearing, log)),
  ];
}

/** How many commands were acknowledged; a refusal promises nothing. */
export const acknowledgedIn = ({ attempts }: History): number =>
  attempts.filter(({ answer }) => answer !== undefined && 'first' in answer).length;

/** Every chat of a test has its own text, so the same text twice is one command done twice. */
function doublesIn(log: readonly TableEvent[]): string[] {
  const seen = new Set<string>();
  const keys = log.flatMap((event) => [
    ...(event.client === undefined ? [] : [`command ${event.by} ${event.client}`]),
    ...(event.kind === 'chatted' ? [`chat ${event.by} ${event.text}`] : []),
  ]);
  return keys.flatMap((key) => {
    const doubled = seen.has(key);
    seen.add(key);
    return doubled ? [`done twice: ${key}`] : [];
  });
}

function troubleWith({ by, client, command, answer }: Attempt, log: readonly TableEvent[]) {
  if (answer === undefined) return [];
  const name = `${command.do} ${by} ${client}`;
  const there = log.find((event) => event.by === by && event.client === client);
  if ('refused' in answer) return there ? [`refused and yet done: ${name}`] : [];
  if (answer.first === null) return there ? [`done without a number: ${name}`] : [];
  if (there === undefined) return [`acknowledged and lost: ${name}`];
  if (there.seq !== answer.first) return [`acknowledged elsewhere: ${name}`];
  return fits(command, there) ? [] : [`became something else: ${name}`];
}

function fits(command: Command, event: TableEvent): boolean {
  if (command.do === 'chat') return event.kind === 'chatted' && event.text === command.text;
  if (command.do === 'move' && event.kind === 'moved') {
    return event.seat === command.seat && isDeepStrictEqual(event.moves, command.moves);
  }
  return BECOMES[command.do]?.includes(event.kind) === true;
}

/** Only events that the server causes by itself have no client. */
function unaskedIn({ attempts, log }: History): string[] {
  const asked = new Set(attempts.map(({ by, client }) => `${by} ${client}`));
  return log.flatMap(({ seq, by, client }) =>
    client !== undefined && !asked.has(`${by} ${client}`) ? [`nobody asked for ${seq}`] : [],
  );
}

function troublesHeard(
  { who, viewer, batches, fresh }: Hearing,
  log: readonly TableEvent[],
): string[] {
  const { length } = log;
  const heard: StreamEvent[] = [];
  const troubles: string[] = [];
  const complain = (what: string) => troubles.push(`${who} as ${viewer}: ${what}`);
  for (const event of batches.flat()) {
    if (event.seq > heard.length) complain(`no ${heard.length} before ${event.seq}`);
    const known = heard[event.seq];
    if (known === undefined) heard[event.seq] = event;
    else if (!isDeepStrictEqual(bare(known), bare(event))) complain(`two tales of ${event.seq}`);
  }
  if (fresh.length !== length) complain(`${fresh.length} of ${length} events for a newcomer`);
  if (!isDeepStrictEqual(heard.map(bare), fresh.map(bare))) complain('a newcomer hears otherwise');
  if (!isDeepStrictEqual(fresh.map(head), log.map(head))) complain('told otherwise than kept');
  const last = batches.flat().findLast(({ seq, match }) => seq === length - 1 && match !== null);
  if (!isDeepStrictEqual(last?.match ?? null, fresh.at(-1)?.match ?? null)) {
    complain('the end looks otherwise');
  }
  return troubles;
}

const head = ({ seq, at, by, kind }: StreamEvent | TableEvent) => ({ seq, at, by, kind });

/** Only the last event of a batch carries the match, so batches may differ in that. */
function bare({ match: _, ...event }: StreamEvent): object {
  return event;
}
