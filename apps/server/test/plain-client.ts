/**
 * Two guests who play Talluka, then Jaipur. Written from `docs/` alone, to prove that these pages are enough.
 * So it has nothing of Baithak in it, only Node's `fetch` and `ws`.
 */
import { createHash, randomBytes } from 'node:crypto';
import { WebSocket } from 'ws';
import { jaipurMoves, tallukaMoves } from './plain-moves.ts';

/** The fields that this client reads, out of those in docs/reference/messages.md. */
interface Match {
  view: unknown;
  turn: { kind: string; seat?: number; result?: Result };
  entries: number;
}
interface Result {
  places: number[];
  scores: number[];
}
interface Occupant {
  kind: string;
  person?: string;
}
interface TableEvent {
  seq: number;
  kind: string;
  match: Match | null;
  settings: { game: string; seats: number };
  seat: number;
  occupant: Occupant;
  commitment: string;
  hash: string;
  seed: string;
  result: Result;
}
interface Answer {
  kind: string;
  client?: string;
  fault?: { code: string };
  viewer: number | null;
  events: TableEvent[];
}

const sha256 = (text: string) => createHash('sha256').update(text).digest('hex');

/** What one person knows of a table, from the events that they watch. */
class Player {
  readonly refusals: string[] = [];
  /** The match as my seat sees it. */
  match: Match | null = null;
  game = '';
  finished = 0;
  #seats: Occupant[] = [];
  #seal = '';
  /** The seal of the match that runs; `#seal` is of the next one as soon as this one ends. */
  #dealt = '';
  #salt = '';
  #promised = new Set<number>();
  /** The next event of each stream. */
  readonly #next = new Map<number | null, number>();
  readonly #answers = new Map<string, (refusal: string | null) => void>();
  #commands = 0;
  #wake = () => {};

  private constructor(
    readonly name: string,
    readonly seat: number,
    readonly socket: WebSocket,
  ) {
    socket.on('message', (data) => {
      this.#hear(JSON.parse(String(data)));
      this.#wake();
    });
  }

  static async join(url: string, cookie: string, table: string, name: string, seat: number) {
    const line = `${url.replace('http', 'ws')}/api/tables/${table}/line`;
    const socket = new WebSocket(line, { headers: { cookie } });
    await new Promise((resolve, reject) => socket.once('open', resolve).once('error', reject));
    const player = new Player(name, seat, socket);
    await player.must({ do: 'join', name });
    player.#watch(null);
    await player.must({ do: 'sit', seat, name });
    player.#watch(seat);
    return player;
  }

  async must(command: object) {
    const refusal = await this.ask(command);
    if (refusal !== null) throw new Error(`${this.name}: ${refusal}`);
  }

  /** The code of the fault, or `null` if it was done. */
  ask(command: object) {
    this.#commands++;
    const client = `${this.name}-${this.#commands}`;
    this.#send({ kind: 'command', client, command });
    return new Promise<string | null>((resolve) => this.#answers.set(client, resolve));
  }

  async until(holds: () => boolean) {
    while (!holds()) {
      await new Promise<void>((resolve) => {
        this.#wake = resolve;
      });
    }
  }

  everybodySits() {
    return this.#seats.length > 0 && this.#seats.every(({ kind }) => kind !== 'open');
  }

  #watch(viewer: number | null) {
    this.#send({ kind: 'watch', viewer, from: this.#next.get(viewer) ?? 0 });
  }

  #send(message: object) {
    this.socket.send(JSON.stringify({ v: 3, ...message }));
  }

  #hear(message: Answer) {
    if (message.kind === 'done' || message.kind === 'refused') {
      const code = message.fault?.code ?? null;
      if (message.client === undefined) throw new Error(`${this.name}: ${code}`);
      this.#answers.get(message.client)?.(code);
      this.#answers.delete(message.client);
    } else if (message.kind === 'events') {
      for (const event of message.events) this.#read(message.viewer, event);
    }
  }

  /** Public facts come from the stream for everybody, the match from my own. */
  #read(viewer: number | null, event: TableEvent) {
    if (event.seq < (this.#next.get(viewer) ?? 0)) return;
    this.#next.set(viewer, event.seq + 1);
    if (viewer === null) this.#fold(event);
    else if (event.match !== null || event.kind === 'configured') this.match = event.match;
  }

  #fold(event: TableEvent) {
    if (event.kind === 'opened' || event.kind === 'configured') {
      const { game, seats } = event.settings;
      this.game = game;
      this.#seats = Array.from({ length: seats }, (_, i) => this.#seats[i] ?? { kind: 'open' });
    } else if (event.kind === 'seated') this.#seats[event.seat] = event.occupant;
    else if (event.kind === 'sealed') this.#seal = event.commitment;
    else if (event.kind === 'dealing') this.#promise();
    else if (event.kind === 'promised') this.#reveal(event.seat);
    else if (event.kind === 'started') this.#dealt = this.#seal;
    else if (event.kind === 'finished') {
      if (sha256(event.seed) !== this.#dealt) throw new Error('the server has changed the seed');
      this.finished++;
    }
  }

  #promise() {
    this.#promised = new Set();
    this.#salt = randomBytes(32).toString('hex');
    const hash = sha256(JSON.stringify([this.#seal, this.#salt]));
    void this.must({ do: 'promise', seat: this.seat, hash });
  }

  #reveal(seat: number) {
    this.#promised.add(seat);
    const people = new Set(this.#seats.flatMap(({ person }) => person ?? []));
    if (this.#promised.size < people.size) return;
    void this.must({ do: 'salt', seat: this.seat, text: this.#salt });
  }

  /** Plays until the match is over. */
  async play(): Promise<Result> {
    for (;;) {
      await this.until(() => this.#isMyTurn() || this.match?.turn.kind === 'over');
      const { view, turn, entries } = this.match!;
      if (turn.kind === 'over') return turn.result!;
      await this.#move(view, entries);
      await this.until(() => this.match!.entries > entries);
    }
  }

  #isMyTurn() {
    const turn = this.match?.turn;
    return turn?.kind === 'seat' && turn.seat === this.seat;
  }

  /** The first move that is not refused. */
  async #move(view: unknown, after: number) {
    const moves =
      this.game === 'talluka' ? tallukaMoves(view, this.seat) : jaipurMoves(view, this.seat);
    for (const move of moves) {
      const refusal = await this.ask({ do: 'move', seat: this.seat, moves: [move], after });
      if (refusal === null) return;
      this.refusals.push(`${move}: ${refusal}`);
    }
    throw new Error(`no move left, of ${moves}`);
  }
}

async function post(url: string, body: object, cookie = '') {
  const headers = { 'content-type': 'application/json', cookie };
  const response = await fetch(url, { method: 'POST', headers, body: JSON.stringify(body) });
  if (!response.ok) throw new Error(`${url}: ${response.status} ${await response.text()}`);
  return response;
}

async function enter(url: string, name: string) {
  const response = await post(`${url}/api/session`, { name });
  return response.headers
    .getSetCookie()
    .map((cookie) => cookie.split(';')[0])
    .join('; ');
}

/** How both matches ended, and what the server refused. */
export async function playBoth(url: string) {
  const cookies = await Promise.all([enter(url, 'Asha'), enter(url, 'Ravi')]);
  const settings = { game: 'talluka', seats: 2 };
  const made = await post(`${url}/api/tables`, { settings }, cookies[0]);
  const { id } = (await made.json()) as { id: string };
  const asha = await Player.join(url, cookies[0]!, id, 'Asha', 0);
  const ravi = await Player.join(url, cookies[1]!, id, 'Ravi', 1);
  const both = [asha, ravi];
  const match = async (game: string) => {
    await asha.until(() => asha.everybodySits() && asha.game === game);
    await asha.must({ do: 'start' });
    return (await Promise.all(both.map((player) => player.play())))[0]!;
  };
  const talluka = await match('talluka');
  await asha.must({ do: 'configure', settings: { game: 'jaipur' } });
  const jaipur = await match('jaipur');
  await Promise.all(both.map((player) => player.until(() => player.finished === 2)));
  for (const { socket } of both) socket.close();
  return { talluka, jaipur, refusals: both.flatMap(({ refusals }) => refusals) };
}
