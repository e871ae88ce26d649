import { FastRandom, Fault, type Random, sure, type Viewer } from '@baithak/kernel';
import {
  COMMANDS,
  type Command,
  DEAL_TIME,
  type Env,
  NO_TABLE,
  openTable,
  type PublicState,
  type Receipt,
  reducePublic,
  type Settings,
  type StreamEvent,
  streamFrom,
  submit,
  Table,
} from '../index.ts';
import { dealtFrom, type Order, otherOrder, shuffled } from './order.ts';
import {
  anyCommand,
  anySettings,
  LIVE,
  moveOf,
  NO_CLOCK,
  PEOPLE,
  resumed,
  type Wish,
} from './random-commands.ts';

/** What is under test; a planted bug replaces one of them. */
export interface Doors {
  readonly submit: typeof submit;
  readonly streamFrom: typeof streamFrom;
  /** How a page follows the public state of a table. */
  readonly reducePublic: typeof reducePublic;
}

export const DOORS: Doors = { submit, streamFrom, reducePublic };

interface Sent extends Wish {
  readonly env: Env;
  readonly client: string;
}

const VIEWERS: readonly Viewer[] = [0, 1, 2, null];

interface Ran {
  readonly table: Table;
  /** Whether a twin world could be compared. */
  readonly compared: boolean;
}

/** A table under random commands from random participants. Throws at the first broken promise. */
export function runTable(doors: Doors, seed: string): Ran {
  const random = new FastRandom(seed);
  const order = shuffled(random);
  const clock = random.below(2) === 0 ? NO_CLOCK : LIVE;
  const run = new Run(doors, order, { game: 'toy', seats: 2 + random.below(2), clock });
  let compared = false;
  for (let i = 0; i < 60; i++) {
    run.send(anyCommand(run.table, random, i), random);
    if (i === 25 || i === 59) {
      for (const viewer of VIEWERS) compared = run.checkTwin(viewer, random) || compared;
    }
  }
  run.checkHistory();
  run.playToTheEnd(random);
  run.closeUp(random);
  run.checkHistory();
  run.checkPages();
  return { table: run.table, compared };
}

class Run {
  readonly table: Table;
  readonly sent: Sent[] = [];
  readonly results: string[] = [];
  /** How many events there were before each command. */
  readonly before: number[] = [];
  private readonly live = new Map<Viewer, StreamEvent[]>();
  private now = 0;

  constructor(
    readonly doors: Doors,
    readonly order: Order,
    readonly wish: Partial<Settings>,
  ) {
    this.table = sure(openTable(this.games, this.wish, 'asha', 'Asha', { now: 0, seed: 'seed 0' }));
    for (const viewer of VIEWERS) {
      this.live.set(viewer, doors.streamFrom(this.table, viewer, 0));
    }
  }

  readonly games = (id: string) => (id === 'toy' ? dealtFrom(this.order) : undefined);

  send(next: Wish, random: Random): void {
    const n = this.sent.length;
    this.now += this.pause(random);
    const env = { now: this.now, seed: `seed ${n + 1}` };
    const message = { ...next, env, client: `c${n}` };
    const allowed = mayGive(this.table, next.command, next.by);
    this.sent.push(message);
    const result = this.deliver(message);
    ensure(allowed || result instanceof Fault, `acts for another: ${JSON.stringify(message)}`);
    if (random.below(4) === 0) this.repeat(this.sent[random.below(this.sent.length)] as Sent);
  }

  /** Now and then somebody is late. */
  private pause(random: Random): number {
    if (this.table.public.deal !== null) return random.below(8) === 0 ? DEAL_TIME : 10;
    return random.below(12) === 0 ? 4000 : 10;
  }

  deliver({ command, by, env, client }: Sent): Receipt | Fault {
    const before = this.table.events.length;
    this.before.push(before);
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
    ensure(
      !/salted,((?!started|called-off)[^,]+,)*called-off/.test(
        events.map(({ kind }) => kind).join(),
      ),
      'a deal is called off although a salt is known',
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

  /** After every single event a page knows the table's public state. */
  checkPages(): void {
    const table = new Table(this.games);
    const pages = new Map<Viewer, PublicState>([0, null].map((viewer) => [viewer, NO_TABLE]));
    for (const event of this.table.events) {
      table.apply(event);
      for (const [viewer, page] of pages) {
        const told = structuredClone(this.doors.streamFrom(table, viewer, event.seq));
        const next = told.reduce(this.doors.reducePublic, page);
        same(`public state of ${viewer} after ${event.kind}`, next, table.public);
        pages.set(viewer, next);
      }
    }
  }

  /** The same commands at a table that differs only in what the viewer has not seen. */
  checkTwin(viewer: Viewer, random: Random): boolean {
    // A rematch is dealt from the same order: what one match hid the other may have shown.
    const started = this.table.events.filter((event) => event.kind === 'started').length;
    if (started !== (this.table.match === undefined ? 0 : 1)) return false;
    const twin = new Run(this.doors, otherOrder(this.table, this.order, viewer, random), this.wish);
    for (const message of this.sent) twin.deliver(message);
    const mine = ({ command }: Sent) => 'seat' in command && command.seat === viewer;
    // A move of another seat may be legal in one world only: the worlds part there.
    const parting = this.sent.findIndex(
      (message, i) => !mine(message) && this.results[i] !== twin.results[i],
    );
    const { events } = this.table;
    const end = events.findIndex((event) => event.kind === 'finished');
    const until = Math.min(
      end < 0 ? events.length : end - 1,
      parting < 0 ? events.length : (this.before[parting] as number),
    );
    const seen = (run: Run) => run.live.get(viewer)?.slice(0, until);
    same(`stream of ${viewer}`, seen(this), seen(twin));
    const answers = (run: Run) => run.results.slice(0, parting < 0 ? undefined : parting);
    if (end < 0) same(`answers to ${viewer}`, answers(this), answers(twin));
    const hasMoves = events.slice(0, until).some((event) => event.kind === 'moved');
    return hasMoves && JSON.stringify(twin.order) !== JSON.stringify(this.order);
  }

  playToTheEnd(random: Random): void {
    for (let i = 0; i < 400; i++) {
      const { table } = this;
      if (table.stage !== 'playing') return;
      const next = table.paused ? resumed(table) : moveOf(table, table.toDecide as number, random);
      this.send(next, random);
    }
    throw new Error('the match does not end');
  }

  /** The owner closes the table, if they may; nobody can do anything there afterwards. */
  closeUp(random: Random): void {
    const { owner } = this.table;
    this.send({ by: owner, command: anySettings(random) }, random);
    this.send({ by: owner, command: { do: 'close' } }, random);
    if (!this.table.public.closed) return;
    for (const by of PEOPLE) this.send({ by, command: { do: 'join', name: by } }, random);
    ensure(this.table.people.length === 0, 'somebody came to a closed table');
  }
}

const OWNERS: readonly Command['do'][] = [
  'remove',
  'ban',
  'mute',
  'close-chat',
  'hand-over',
  'close',
];

/** Told apart from the table's own judgement: whoever names a seat must hold it. */
function mayGive(table: Table, command: Command, by: string | null): boolean {
  if (OWNERS.includes(command.do)) return by !== null && by === table.owner;
  if (COMMANDS[command.do].right !== 'seat' || !('seat' in command)) return true;
  if (command.seat === null) return by === table.owner;
  const occupant = table.seats[command.seat];
  return by === null
    ? occupant?.kind === 'bot'
    : occupant?.kind === 'person' && occupant.person === by;
}

/** Live events came singly, each with a glance. */
const body = ({ match: _, ...rest }: StreamEvent) => rest;

function summary(table: Table): unknown {
  const { match } = table;
  return {
    public: table.public,
    insiders: [...table.insiders].map(([who, seats]) => [who, [...seats]]),
    clocks: table.clocks,
    nextSeed: table.nextSeed,
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
