import {
  FastRandom,
  Fault,
  legalMoves,
  promiseOf,
  type Random,
  sure,
  type Viewer,
} from '@baithak/kernel';
import {
  awaitedIn,
  COMMANDS,
  type Command,
  DEAL_TIME,
  type Deal,
  type Env,
  FairHand,
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

/** What is under test; a planted bug replaces one of them. */
export interface Doors {
  readonly submit: typeof submit;
  readonly streamFrom: typeof streamFrom;
  /** How a page follows the public state of a table. */
  readonly reducePublic: typeof reducePublic;
}

export const DOORS: Doors = { submit, streamFrom, reducePublic };

interface Sent {
  readonly by: string | null;
  readonly command: Command;
  readonly env: Env;
  readonly client: string;
}

const PEOPLE = ['asha', 'ravi', 'mira', 'dev'];
const VIEWERS: readonly Viewer[] = [0, 1, 2, null];
const NO_CLOCK = { kind: 'none' } as const;
const LIVE = { kind: 'live', budget: 10_000, increment: 100 } as const;
const SETTINGS: readonly Partial<Settings>[] = [
  { aids: 'none' },
  { seats: 3 },
  { seats: 2, clock: NO_CLOCK },
  { clock: LIVE },
  { rated: true },
];

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
    run.send(anyCommand(run, random, i), random);
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

  send(next: Pick<Sent, 'by' | 'command'>, random: Random): void {
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

/** A random command: mostly one that leads on, otherwise any from anybody. */
function anyCommand(run: Run, random: Random, step: number): Pick<Sent, 'by' | 'command'> {
  const { table } = run;
  const by = random.below(12) === 0 ? null : (PEOPLE[random.below(PEOPLE.length)] as string);
  const seat = random.below(table.seats.length);
  if (step < 4) return { by: PEOPLE[step] as string, command: { do: 'join', name: `P${step}` } };
  if (random.below(3) > 0) {
    const useful = usefulCommand(table, random);
    return random.below(6) > 0 ? useful : { ...useful, by };
  }
  const question = table.question?.asked ?? 0;
  const commands: Command[] = [
    { do: 'sit', seat, name: `${by}` },
    { do: 'sit', seat, name: `${by}` },
    { do: 'bot', seat, character: 'mina' },
    { do: 'start' },
    { do: 'start' },
    { do: 'free', seat },
    { do: 'join', name: `${by}` },
    { do: 'leave' },
    { do: 'undo', seat },
    { do: 'undo', seat },
    { do: 'answer', seat, question, yes: random.below(3) > 0 },
    { do: 'answer', seat, question, yes: true },
    { do: 'answer', seat, question: question - 1, yes: true },
    { do: 'offer-draw', seat },
    { do: 'pause', seat },
    { do: 'resume', seat },
    { do: 'rematch', seat },
    { do: 'chat', text: 'hello' },
    { do: 'react', reaction: 'nice' },
    anyModeration(table, random),
    { do: 'promise', seat, hash: promiseOf('x', 'x') },
    { do: 'salt', seat, text: 'x' },
    { do: 'tick' },
    anySettings(random),
    { do: 'credit', ms: 500 },
    ...(random.below(2) === 0 ? [{ do: 'resign', seat } as const] : []),
  ];
  const command = commands[random.below(commands.length)] as Command;
  const holder = table.seats[seat];
  const { right } = COMMANDS[command.do];
  if (random.below(4) === 0) return { by, command };
  if (right === 'host') return { by: null, command };
  if (right === 'owner' && table.owner !== null) return { by: table.owner, command };
  return { by: right === 'seat' && holder?.kind === 'person' ? holder.person : by, command };
}

/** Seldom a ban, so that enough people stay to play. */
function anyModeration({ public: { banned } }: Table, random: Random): Command {
  const person = PEOPLE[random.below(PEOPLE.length)] as string;
  const on = random.below(2) === 0;
  const commands: Command[] = [
    { do: 'remove', person },
    { do: 'mute', person, on },
    { do: 'close-chat', on },
    { do: 'hand-over', person },
    { do: 'ban', person: banned[0]?.id ?? person, on: banned.length === 0 },
  ];
  return commands[random.below(commands.length)] as Command;
}

const anySettings = (random: Random): Command => ({
  do: 'configure',
  settings: SETTINGS[random.below(SETTINGS.length)] as Partial<Settings>,
});

/** What the table waits for: an answer, people to sit down, a start, a move, a rematch. */
function usefulCommand(table: Table, random: Random): Pick<Sent, 'by' | 'command'> {
  const { question, stage, owner, people } = table;
  if (question !== null) {
    const seat = question.waitingFor[0] as number | null;
    const yes = random.below(4) > 0;
    const by = seat === null ? owner : holderOf(table, seat);
    return { by, command: { do: 'answer', seat, question: question.asked, yes } };
  }
  if (stage === 'playing') {
    return table.paused ? resumed(table) : moveOf(table, table.toDecide as number, random);
  }
  if (table.public.deal !== null) return dealPart(table, table.public.deal, random);
  const open = table.seats.findIndex(({ kind }) => kind === 'open');
  if (open >= 0) {
    const person = people[random.below(people.length)]?.id ?? null;
    const isBot = person === owner && random.below(2) === 0;
    const bot = { do: 'bot', seat: open, character: 'mina' } as const;
    return { by: person, command: isBot ? bot : { do: 'sit', seat: open, name: `${person}` } };
  }
  if (stage === 'gathering' && table.settings.rated && random.below(2) === 0) {
    const person = people[random.below(people.length)]?.id ?? null;
    const plain: Command = { do: 'configure', settings: { rated: false } };
    return person === owner
      ? { by: owner, command: plain }
      : { by: person, command: { do: 'accept' } };
  }
  if (stage === 'gathering') return { by: owner, command: { do: 'start' } };
  if (random.below(4) === 0) return { by: owner, command: anySettings(random) };
  const seat = random.below(table.seats.length);
  return { by: holderOf(table, seat), command: { do: 'rematch', seat } };
}

/** Somebody's page does its part in the deal, or time passes. */
function dealPart(table: Table, deal: Deal, random: Random): Pick<Sent, 'by' | 'command'> {
  const by = holderOf(table, awaitedIn(deal)[0] as number) as string;
  const next = new FairHand(by, `secret of ${by}`, new Map()).next(table.public);
  const idle = random.below(4) === 0 || next === undefined || next === 'suspect';
  return idle ? { by: null, command: { do: 'tick' } } : { by, command: next };
}

/** Who acts for a seat: a person, or the host for a bot. */
function holderOf({ seats }: Table, seat: number): string | null {
  const occupant = seats[seat];
  return occupant?.kind === 'person' ? occupant.person : null;
}

const resumed = (table: Table): Pick<Sent, 'by' | 'command'> => ({
  by: holderOf(table, 0),
  command: { do: 'resume', seat: 0 },
});

function moveOf(table: Table, seat: number, random: Random): Pick<Sent, 'by' | 'command'> {
  const legal = legalMoves(table.game, table.match?.state);
  const moves = [random.below(8) === 0 ? 'drop:d' : (legal[random.below(legal.length)] as string)];
  const after = (table.match?.entries.length ?? 0) - (random.below(15) === 0 ? 1 : 0);
  return {
    by: holderOf(table, seat),
    command: { do: 'move', seat, moves, after },
  };
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
