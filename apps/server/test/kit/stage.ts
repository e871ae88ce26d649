import {
  type ChanceSource,
  commitment,
  promiseOf,
  type Seat,
  sha256Hex,
  type Viewer,
} from '@baithak/kernel';
import { type ClientMessage, PROTOCOL_VERSION, type TableMessage } from '@baithak/protocol';
import type { Command } from '@baithak/table';
import { expect, vi } from 'vitest';
import type { BotPool } from '../../bots/pool.ts';
import { openTestServer, type TestServer, type TestServerSetup } from './server.ts';
import { type Story, ticketsOf, turnsOf } from './story.ts';
import { Frames, request } from './wire.ts';

/** Who watches: the person at a seat, a spectator who has joined, a stranger with a session, or nobody, who has none. */
export type Witness = Seat | 'spectator' | 'stranger' | 'nobody';

export interface Transcript {
  /** The bytes of every answer, and everything that came over the socket. */
  readonly answers: readonly string[];
  readonly socket: string;
}

export interface Performance {
  readonly transcripts: ReadonlyMap<Witness, Transcript>;
  /** Secrets: nobody may see a seed, and nobody may see another witness's cookie. */
  readonly seeds: readonly string[];
  readonly tokens: ReadonlyMap<Witness, string>;
  readonly log: readonly string[];
}

export interface StageOptions {
  /** A seat that a bot plays. */
  readonly bot?: Seat;
  readonly plant?: TestServerSetup['plant'];
  readonly openStore?: TestServerSetup['openStore'];
}

const WAIT = { timeout: 120_000, interval: 5 };
const SEED = 'c0ffee00c0ffee00c0ffee00c0ffee00';

/** Plays a story on a whole server and records everything that anybody sees. */
export async function perform(story: Story, options: StageOptions = {}): Promise<Performance> {
  const stage = new Stage(story, options);
  await stage.open();
  try {
    await stage.play();
    return await stage.performance();
  } finally {
    await stage.close();
  }
}

class Actor {
  cookie = '';
  line: Frames | undefined;
  readonly answers: string[] = [];
  private clients = 0;

  constructor(
    readonly witness: Witness,
    private readonly port: () => number,
  ) {}

  get seat(): Seat | undefined {
    return typeof this.witness === 'number' ? this.witness : undefined;
  }

  async ask(method: string, path: string, body?: unknown): Promise<string> {
    const cookie = this.cookie === '' ? {} : { cookie: this.cookie };
    const json = body === undefined ? {} : { 'content-type': 'application/json' };
    const text = body === undefined ? '' : JSON.stringify(body);
    const answer = await request(this.port(), method, path, { ...cookie, ...json }, text);
    const set = answer.headers.get('set-cookie');
    if (set !== undefined) this.cookie = set.split(';')[0] as string;
    this.answers.push(`${method} ${path}\n${timeless(answer.bytes)}`);
    return answer.body;
  }

  /** The number of the last event it has heard of. */
  get lastHeard(): number {
    const text = this.line?.texts.findLast((each) => each.includes('"seq":')) ?? '';
    return Number([...text.matchAll(/"seq":(\d+)/g)].at(-1)?.[1]);
  }

  async dial(table: string): Promise<void> {
    this.line = new Frames(this.port(), table, { cookie: this.cookie });
    await this.line.opened();
  }

  /** Sends a message and waits for its answer. */
  async send(message: ClientMessage): Promise<TableMessage> {
    const line = this.line as Frames;
    const before = line.texts.length;
    line.send(JSON.stringify(message));
    const answers = (text: string) => isAnswer(JSON.parse(text), message);
    const text = await line.until(() => line.texts.slice(before).find(answers));
    return JSON.parse(text);
  }

  async command(command: Command): Promise<TableMessage> {
    const client = `${this.witness} ${this.clients++}`;
    return this.send({ v: PROTOCOL_VERSION, kind: 'command', client, command });
  }

  async must(command: Command): Promise<void> {
    const said = await this.command(command);
    if (said.kind !== 'done')
      throw new Error(`${JSON.stringify(command)}: ${JSON.stringify(said)}`);
  }

  /** Waits until everything sent so far has arrived. */
  async sync(): Promise<void> {
    await this.send({ v: PROTOCOL_VERSION, kind: 'watch', viewer: null, from: 1_000_000 });
  }
}

function isAnswer(said: TableMessage, to: ClientMessage): boolean {
  if (to.kind === 'command') return 'client' in said && said.client === to.client;
  if (said.kind === 'refused') return said.client === undefined;
  if (to.kind === 'look') return said.kind === 'glance' && said.at === to.at;
  if (to.kind === 'presence') return said.kind === 'presence';
  // Other events of the same stream begin with another number.
  return said.kind === 'events' && said.viewer === to.viewer && startsAt(said, to);
}

function startsAt(
  said: Extract<TableMessage, { kind: 'events' }>,
  to: Exclude<ClientMessage, { kind: 'command' }>,
): boolean {
  const from = to.kind === 'watch' ? to.from : 0;
  return said.events.length === 0 || said.events[0]?.seq === from;
}

/** Times reveal nothing here, so only the other metrics are compared. */
const timeless = (bytes: string) =>
  bytes.includes('baithak_messages_total')
    ? [...bytes.matchAll(/^baithak_(?:messages_total|sockets|troubles_total).*$/gm)].join('\n')
    : // PostgreSQL notes with its own clock when somebody came from an address.
      bytes.replace(/("visitors":.*?"at":)\d+/g, '$1…');

class Stage {
  private server: TestServer | undefined;
  private readonly actors: Actor[];
  private id = '';
  private now = 1_000_000;
  private readonly seeds: string[] = [];
  private readonly tickets: ReadonlyMap<string, number>;
  /** Whose turn it is after each act. */
  private readonly turns: readonly number[];
  /** A bot's transcript: what it was asked. */
  private readonly botTasks: string[] = [];
  private botMove: ((move: string) => void) | undefined;

  constructor(
    private readonly story: Story,
    private readonly options: StageOptions,
  ) {
    const port = () => this.server?.port ?? 0;
    const seats = Array.from({ length: story.variant.seats }, (_, seat) => seat);
    const people = seats.filter((seat) => seat !== options.bot);
    const all: Witness[] = [...people, 'spectator', 'stranger', 'nobody'];
    this.actors = all.map((witness) => new Actor(witness, port));
    this.tickets = ticketsOf(story, this.dealEntries);
    this.turns = turnsOf(story);
  }

  async open(): Promise<void> {
    let ids = 0;
    this.server = await openTestServer({
      config: { baseUrl: 'http://table/' },
      env: {
        now: () => this.now,
        seed: () => {
          const seed = SEED + String(this.seeds.length).padStart(6, '0');
          this.seeds.push(seed);
          return seed;
        },
        id: () => `id-${String(ids++).padStart(12, '0')}`,
        token: () => `token-${String(ids++).padStart(30, '0')}`,
        chance: () => this.chance,
      },
      bots: () => this.bots(),
      ...(this.options.plant === undefined ? {} : { plant: this.options.plant }),
      ...(this.options.openStore === undefined ? {} : { openStore: this.options.openStore }),
    });
    await this.gather();
  }

  /** Draws what the story says, whatever the seed is. */
  private readonly chance: ChanceSource = (seq, index) => ({
    below: (n) => {
      const ticket = this.tickets.get(`${seq} ${index}`);
      if (ticket === undefined || ticket >= n) throw new Error(`no ticket ${seq} ${index}`);
      return ticket;
    },
  });

  private bots(): BotPool {
    return {
      think: (task, stop) => {
        this.botTasks.push(JSON.stringify(task));
        return new Promise((resolve, reject) => {
          this.botMove = resolve;
          stop.addEventListener('abort', () => {
            this.botMove = undefined;
            reject(stop.reason);
          });
        });
      },
      waiting: 0,
      close: async () => {},
    };
  }

  private async gather(): Promise<void> {
    const { game, variant } = this.story;
    for (const actor of this.actors) {
      if (actor.witness === 'nobody') continue;
      await actor.ask('POST', '/api/session', { name: `Player ${actor.witness}` });
    }
    const { seats, options } = variant;
    const settings = { game: game.id, seats, options, listed: true, aids: 'full' };
    const made = await this.owner.ask('POST', '/api/tables', { settings });
    this.id = JSON.parse(made).id;
    for (const actor of this.listeners) {
      await actor.dial(this.id);
      if (actor.witness !== 'stranger') await actor.must({ do: 'join', name: `${actor.witness}` });
      const { seat } = actor;
      if (seat !== undefined) await actor.must({ do: 'sit', seat, name: `Player ${seat}` });
      if (seat !== undefined)
        await actor.send({ v: PROTOCOL_VERSION, kind: 'watch', viewer: seat, from: 0 });
      await actor.send({ v: PROTOCOL_VERSION, kind: 'watch', viewer: null, from: 0 });
    }
    const { bot } = this.options;
    if (bot !== undefined) await this.owner.must({ do: 'bot', seat: bot, character: 'mina' });
    await this.everybodyHears();
  }

  private get owner(): Actor {
    return this.actors[0] as Actor;
  }

  private get listeners(): Actor[] {
    return this.actors.filter(({ witness }) => witness !== 'nobody');
  }

  private actorAt(seat: Seat): Actor | undefined {
    return this.actors.find((actor) => actor.seat === seat);
  }

  async play(): Promise<void> {
    let entries = this.dealEntries;
    for (const [i, act] of this.story.acts.entries()) {
      this.now += 1000;
      if (act.do === 'deal') await this.deal();
      else if (act.do === 'undo') await this.undo(act.seat);
      else await this.move(act.seat, act.moves, entries);
      entries += act.do === 'undo' ? act.decisions : 1;
      await this.everybodyHears();
      if (this.turns[i] === this.options.bot) await this.botAsked();
      if (i % 10 === 9 || i === this.story.acts.length - 1) await this.snoop(entries);
    }
  }

  /** A process may have to fetch the turn first. */
  private botAsked(): Promise<void> {
    return vi.waitFor(() => expect(this.botMove).toBeDefined(), WAIT);
  }

  private get seated(): Actor[] {
    return this.actors.filter(({ seat }) => seat !== undefined);
  }

  /** Everybody at a seat promises a salt and reveals it. */
  private get dealEntries(): number {
    return this.story.game.hasChance ? 2 * this.seated.length : 0;
  }

  private async deal(): Promise<void> {
    await this.owner.must({ do: 'start' });
    if (!this.story.game.hasChance) return;
    const sealed = commitment(this.seeds.at(-1) as string);
    const saltOf = (seat: Seat) => sha256Hex(`salt of ${seat}`);
    for (const actor of this.seated) {
      const seat = actor.seat as Seat;
      await actor.must({ do: 'promise', seat, hash: promiseOf(sealed, saltOf(seat)) });
    }
    for (const actor of this.seated) {
      const seat = actor.seat as Seat;
      await actor.must({ do: 'salt', seat, text: saltOf(seat) });
    }
  }

  private async move(seat: Seat, moves: readonly string[], after: number): Promise<void> {
    const actor = this.actorAt(seat);
    if (actor !== undefined) {
      await actor.must({ do: 'move', seat, moves, after });
      return;
    }
    const line = this.owner.line as Frames;
    const before = line.texts.length;
    const answer = this.botMove as (move: string) => void;
    this.botMove = undefined;
    answer(moves[0] as string);
    await line.until(() => line.texts.slice(before).find((text) => text.includes('"moved"')));
  }

  private async undo(seat: Seat): Promise<void> {
    const asker = this.actorAt(seat) as Actor;
    const before = this.owner.line?.texts.length ?? 0;
    await asker.must({ do: 'undo', seat });
    await this.owner.sync();
    const heard = this.owner.line?.texts.slice(before).join('') ?? '';
    const question = Number(/"asked".*?"seq":(\d+)/.exec(heard)?.[1]);
    if (Number.isNaN(question)) return;
    for (const { seat: other } of this.actors) {
      if (other === undefined || other === seat) continue;
      await this.actorAt(other)?.must({ do: 'answer', seat: other, question, yes: true });
    }
  }

  private async everybodyHears(): Promise<void> {
    await Promise.all(this.listeners.map((actor) => actor.sync()));
  }

  /** Everybody requests everything and tries forbidden things. */
  private async snoop(entries: number): Promise<void> {
    const seats = Array.from({ length: this.story.variant.seats }, (_, seat) => seat);
    const table = `/api/tables/${this.id}`;
    const paths = [
      '/api/host',
      '/api/session',
      ...['open', 'mine', 'finished'].map((of) => `/api/tables?of=${of}`),
      table,
      `${table}/moving`,
      `${table}/glance`,
      `${table}/matches`,
      `${table}/matches/0`,
      `${table}/matches/last`,
      ...seats.map((seat) => `${table}/matches/0?seat=${seat}`),
      ...['results', 'ratings', 'push'].map((what) => `${table}/${what}`),
      ...['ratings', `ratings/${this.story.game.id}`, 'session/export', 'account', 'feed'].map(
        (what) => `/api/${what}`,
      ),
      '/healthz',
      '/metrics',
    ];
    await Promise.all(
      this.actors.map(async (actor) => {
        for (const path of paths) await actor.ask('GET', path);
      }),
    );
    await Promise.all(this.listeners.map((actor) => this.pry(actor, seats, entries)));
  }

  private async pry(actor: Actor, seats: readonly Seat[], entries: number): Promise<void> {
    const viewers: Viewer[] = [...seats, null];
    const at = this.owner.lastHeard - 1;
    for (const viewer of viewers) {
      await actor.send({ v: PROTOCOL_VERSION, kind: 'watch', viewer, from: 0 });
      await actor.send({ v: PROTOCOL_VERSION, kind: 'look', viewer, at });
    }
    for (const seat of seats) {
      for (const attempt of this.attempts()) {
        // The second move is malformed, so the command is refused even if the first one is legal.
        await actor.command({ do: 'move', seat, moves: [attempt, '!'], after: entries });
      }
    }
  }

  /** Some moves of the story; most of them are illegal now. */
  private attempts(): string[] {
    const all = this.story.acts.flatMap((act) => (act.do === 'move' ? act.moves : []));
    return [...new Set(all)].slice(0, 6);
  }

  async performance(): Promise<Performance> {
    const transcripts = this.actors.map(({ witness, answers, line }) => {
      // A slow machine gets pings. No JSON text contains these bytes.
      const socket = line?.wire.bytes.toString('latin1').replaceAll('\x89\x00', '') ?? '';
      return [witness, { answers, socket }] as [Witness, Transcript];
    });
    const { bot } = this.options;
    if (bot !== undefined) transcripts.push([bot, { answers: this.botTasks, socket: '' }]);
    const tokens = this.actors.map(({ witness, cookie }) => {
      return [witness, cookie.split('=')[1] ?? ''] as const;
    });
    return {
      transcripts: new Map(transcripts),
      seeds: [...this.seeds],
      tokens: new Map(tokens),
      log: this.server?.log ?? [],
    };
  }

  async close(): Promise<void> {
    for (const { line } of this.actors) line?.hangUp();
    await this.server?.close();
  }
}
