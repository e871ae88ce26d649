import { FastRandom, Fault, type Random, sure, type Viewer } from '@baithak/kernel';
import {
  COMMANDS,
  type Command,
  type Env,
  openTable,
  type Receipt,
  type StreamEvent,
  streamFrom,
  submit,
  Table,
} from '../index.ts';
import { dealtFrom, legalMoves, type Order, otherOrder, shuffled } from './order.ts';

/** What is under test; a planted bug replaces one of them. */
export interface Doors {
  readonly submit: typeof submit;
  readonly streamFrom: typeof streamFrom;
}

export const DOORS: Doors = { submit, streamFrom };

interface Sent {
  readonly by: string | null;
  readonly command: Command;
  readonly env: Env;
  readonly client: string;
}

const PEOPLE = ['asha', 'ravi', 'mira', 'dev'];
const VIEWERS: readonly Viewer[] = [0, 1, 2, null];

/**
 * A table under random commands from random participants. Throws at the first broken promise;
 * returns whether a twin world could be compared.
 */
export function runTable(doors: Doors, seed: string): boolean {
  const random = new FastRandom(seed);
  const order = shuffled(random);
  const run = new Run(doors, order, 2 + random.below(2));
  for (let i = 0; i < 60; i++) run.send(anyCommand(run, random, i), random);
  run.checkHistory();
  const compared = VIEWERS.map((viewer) => run.checkTwin(viewer, random)).some(Boolean);
  run.playToTheEnd(random);
  run.checkHistory();
  return compared;
}

class Run {
  readonly table: Table;
  readonly sent: Sent[] = [];
  readonly results: string[] = [];
  private readonly live = new Map<Viewer, StreamEvent[]>();

  constructor(
    readonly doors: Doors,
    readonly order: Order,
    readonly seats: number,
  ) {
    const wish = { game: 'toy', seats };
    this.table = sure(openTable(this.games, wish, 'asha', 'Asha', { now: 0, seed: 'seed 0' }));
    for (const viewer of VIEWERS) {
      this.live.set(viewer, doors.streamFrom(this.table, viewer, 0));
    }
  }

  readonly games = (id: string) => (id === 'toy' ? dealtFrom(this.order) : undefined);

  send(next: Pick<Sent, 'by' | 'command'>, random: Random): void {
    const n = this.sent.length;
    const env = { now: 10 * (n + 1), seed: `seed ${n + 1}` };
    const message = { ...next, env, client: `c${n}` };
    const allowed = mayGive(this.table, next.command, next.by);
    this.sent.push(message);
    const result = this.deliver(message);
    ensure(allowed || result instanceof Fault, `acts for another: ${JSON.stringify(message)}`);
    if (random.below(4) === 0) this.repeat(this.sent[random.below(this.sent.length)] as Sent);
  }

  deliver({ command, by, env, client }: Sent): Receipt | Fault {
    const before = this.table.events.length;
    const result = this.doors.submit(this.table, command, by, env, client);
    this.results.push(result instanceof Fault ? JSON.stringify(result) : 'done');
    const added = this.table.events.length - before;
    if (result instanceof Fault) {
      ensure(
        this.table.events.slice(before).every((event) => event.by === null),
        'a refused command left something behind',
      );
    } else ensure(result.events.length === added, 'a receipt that does not tell all');
    this.collect(before);
    return result;
  }

  /** A command that was carried out before must change nothing when it comes again. */
  private repeat(message: Sent): void {
    const at = this.sent.indexOf(message);
    if (this.results[at] !== 'done' || message.command.do === 'tick') return;
    const before = this.table.events.length;
    const env = { ...message.env, now: (this.sent.at(-1) as Sent).env.now };
    const again = this.doors.submit(this.table, message.command, message.by, env, message.client);
    ensure(!(again instanceof Fault), 'a repeated command is refused');
    ensure(this.table.events.length === before, 'a repeated command is counted twice');
  }

  /** What would have been sent out live; made from the events as they come. */
  private collect(from: number): void {
    for (const viewer of VIEWERS) {
      const events = this.doors.streamFrom(this.table, viewer, from);
      this.live.get(viewer)?.push(...structuredClone(events));
    }
  }

  /** One history: numbered without gaps, the same when replayed, the same in every stream. */
  checkHistory(): void {
    const { events } = this.table;
    ensure(
      events.every((event, i) => event.seq === i),
      'a gap in the history',
    );
    const replayed = Table.load(this.games, events);
    same('table after replay', summary(replayed), summary(this.table));
    for (const viewer of VIEWERS) {
      const live = this.live.get(viewer) as StreamEvent[];
      for (const from of [0, events.length >> 1, events.length - 1]) {
        const stream = this.doors.streamFrom(this.table, viewer, from);
        same('resumed stream', stream.map(body), live.slice(from).map(body));
        same('resumed glance', stream.at(-1)?.match, live.slice(from).at(-1)?.match);
      }
    }
  }

  /** The same commands at a table that differs only in what the viewer has not seen. */
  checkTwin(viewer: Viewer, random: Random): boolean {
    // A rematch is dealt from the same order: what one match hid the other may have shown.
    if (this.table.events.filter((event) => event.kind === 'started').length > 1) return false;
    const twin = new Run(
      this.doors,
      otherOrder(this.table, this.order, viewer, random),
      this.seats,
    );
    for (const message of this.sent) twin.deliver(message);
    const mine = ({ command }: Sent) => 'seat' in command && command.seat === viewer;
    const other = (message: Sent, i: number) =>
      !mine(message) && this.results[i] !== twin.results[i];
    if (this.sent.some(other)) return false;
    const end = this.table.events.findIndex((event) => event.kind === 'finished');
    const until = (run: Run) => run.live.get(viewer)?.slice(0, end < 0 ? undefined : end - 1);
    same(`stream of ${viewer}`, until(this), until(twin));
    if (end < 0) same(`answers to ${viewer}`, this.results, twin.results);
    return JSON.stringify(twin.order) !== JSON.stringify(this.order);
  }

  playToTheEnd(random: Random): void {
    for (let i = 0; i < 400; i++) {
      const { table } = this;
      if (table.stage !== 'playing') return;
      const seat = table.toDecide as number;
      const person = table.seats.find((occupant) => occupant.kind === 'person');
      if (table.paused && person?.kind === 'person') {
        const own = table.seatsOf(person.person)[0] as number;
        this.send({ by: person.person, command: { do: 'resume', seat: own } }, random);
      } else this.send(moveOf(table, seat, random), random);
    }
    throw new Error('the match does not end');
  }
}

/** A random command, mostly one that makes sense, from anybody. */
function anyCommand(run: Run, random: Random, step: number): Pick<Sent, 'by' | 'command'> {
  const { table } = run;
  const by = random.below(12) === 0 ? null : (PEOPLE[random.below(PEOPLE.length)] as string);
  const seat = random.below(run.seats);
  if (step < 4) return { by: PEOPLE[step] as string, command: { do: 'join', name: `P${step}` } };
  if (table.stage === 'playing' && !table.paused && random.below(3) > 0) {
    const decides = table.toDecide as number;
    return random.below(6) > 0
      ? moveOf(table, decides, random)
      : { ...moveOf(table, decides, random), by };
  }
  const commands: Command[] = [
    { do: 'sit', seat, name: `${by}` },
    { do: 'sit', seat, name: `${by}` },
    { do: 'bot', seat, level: 1 },
    { do: 'start' },
    { do: 'start' },
    { do: 'free', seat },
    { do: 'join', name: `${by}` },
    { do: 'leave' },
    { do: 'undo', seat },
    { do: 'undo', seat },
    { do: 'answer', seat, yes: random.below(3) > 0 },
    { do: 'answer', seat, yes: true },
    { do: 'offer-draw', seat },
    { do: 'pause', seat },
    { do: 'resume', seat },
    { do: 'rematch', seat },
    { do: 'chat', text: 'hello' },
    { do: 'salt', text: 'x' },
    { do: 'tick' },
    ...(random.below(5) === 0 ? [{ do: 'resign', seat } as const] : []),
  ];
  const command = commands[random.below(commands.length)] as Command;
  const holder = table.seats[seat];
  const fits = COMMANDS[command.do].right === 'seat' && holder?.kind === 'person';
  return { by: fits && random.below(4) > 0 ? holder.person : by, command };
}

function moveOf(table: Table, seat: number, random: Random): Pick<Sent, 'by' | 'command'> {
  const occupant = table.seats[seat];
  const legal = legalMoves(table);
  const moves = [random.below(8) === 0 ? 'drop:d' : (legal[random.below(legal.length)] as string)];
  const after = (table.match?.entries.length ?? 0) - (random.below(15) === 0 ? 1 : 0);
  return {
    by: occupant?.kind === 'person' ? occupant.person : null,
    command: { do: 'move', seat, moves, after },
  };
}

/** Told apart from the table's own judgement: whoever names a seat must hold it. */
function mayGive(table: Table, command: Command, by: string | null): boolean {
  if (COMMANDS[command.do].right !== 'seat' || !('seat' in command)) return true;
  const occupant = table.seats[command.seat];
  return by === null
    ? occupant?.kind === 'bot'
    : occupant?.kind === 'person' && occupant.person === by;
}

/** Live events came singly, each with a glance. */
const body = ({ match: _, ...rest }: StreamEvent) => rest;

function summary(table: Table): unknown {
  const { match, ...rest } = table;
  return {
    people: [...rest.people],
    insiders: [...rest.insiders].map(([who, seats]) => [who, [...seats]]),
    seats: rest.seats,
    stage: rest.stage,
    question: rest.question ?? null,
    clocks: rest.clocks,
    paused: rest.paused,
    marked: rest.marked,
    owner: rest.owner,
    entries: match?.entries ?? null,
    state: match?.state ?? null,
  };
}

function same(what: string, a: unknown, b: unknown): void {
  const one = JSON.stringify(a);
  const other = JSON.stringify(b);
  if (one === other) return;
  const at = [...one].findIndex((letter, i) => letter !== other[i]);
  throw new Error(
    `the ${what} differs: …${one.slice(at - 80, at + 80)}… and …${other.slice(at - 80, at + 80)}…`,
  );
}

function ensure(condition: boolean, what: string): void {
  if (!condition) throw new Error(what);
}
