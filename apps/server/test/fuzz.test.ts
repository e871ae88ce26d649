import type { GameId } from '@baithak/catalog';
import { catalog, GAME_IDS } from '@baithak/catalog';
import { readMatch, sure } from '@baithak/kernel';
import { long, pickOne } from '@baithak/testkit';
import { afterAll, beforeAll, expect, it, vi } from 'vitest';
import { Frames, frame, handshake, promised } from './kit/frames.ts';
import { dribble, MEGABYTE, provoke, VIOLENT } from './kit/fuzz-frames.ts';
import { type Lore, loreOf } from './kit/fuzz-messages.ts';
import { annoy } from './kit/fuzz-requests.ts';
import { Guest } from './kit/guest.ts';
import { readMetric } from './kit/inside.ts';
import { randomOf } from './kit/nonsense.ts';
import { playSeat } from './kit/play.ts';
import { folder, type Process, startServer, stop } from './kit/process.ts';
import { Prodder } from './kit/prodder.ts';
import { Wire } from './kit/wire.ts';

/** Twenty thousand frames and requests; in the long run ten million, round by round. */
const ROUNDS = long ? 500 : 1;
const TABLES = 12;
const FRAMES_OF_LINE = 350;
const VIOLENT_FRAMES = 200;
const REQUESTS = 3000;
const SLOW = 30;

const data = folder();
let server: Process;
let port: number;
let lore: Lore[];

beforeAll(async () => {
  server = await startServer(data.path, {
    MESSAGES_PER_SECOND: '1000000',
    MAX_TABLES_PER_HOUR: '1000000',
  });
  port = Number(new URL(server.url).port);
  lore = await Promise.all(GAME_IDS.map((id) => loreOf(id, randomOf('lore', id))));
});

afterAll(async () => {
  await stop(server);
  data.remove();
});

/** What is sent in a round, what came back, and what was wrong with it. */
class Round {
  sent = 0;
  readonly complaints: string[] = [];
  readonly heard: string[] = [];
  readonly lines: Frames[] = [];
  private known = { tables: [''], cookies: [''] };

  constructor(readonly seed: string) {}

  dial(guest: Guest, table: string): Frames {
    const line = new Frames(port, table, { cookie: guest.cookie });
    this.lines.push(line);
    return line;
  }

  /** Four people at a table, of whom two sit, all of them sending anything. */
  async table(n: number): Promise<void> {
    const random = randomOf(this.seed, 'table', n);
    const own = lore[n % lore.length] as Lore;
    const guests = await Promise.all(
      [0, 1, 2, 3].map((i) => Guest.enter(server.url, `Guest ${n} ${i}`)),
    );
    const [owner, other] = guests as [Guest, Guest];
    const table = await owner.openTable({ game: own.game.id as GameId, listed: true });
    this.known.tables.push(table);
    this.known.cookies.push(...guests.map(({ cookie }) => cookie));
    const lines = guests.map((guest) => this.dial(guest, table));
    await Promise.all(lines.map((line) => line.opened()));
    for (const [seat, guest] of [owner, other].entries()) {
      const ear = guest.dial(table);
      await ear.must({ do: 'join', name: 'x' });
      await ear.command({ do: 'sit', seat, name: 'x' });
      if (seat === 1) await ear.command({ do: 'bot', seat: 2, level: 1 });
      ear.hangUp();
    }
    const prodders = lines.map(
      (line, i) => new Prodder(line, own, randomOf(this.seed, n, i), `${this.seed} ${n} ${i}`),
    );
    await Promise.all(prodders.map((prodder) => prodder.prod(FRAMES_OF_LINE)));
    this.sent += lines.length * FRAMES_OF_LINE;
    this.complaints.push(...prodders.flatMap(({ complaints }) => complaints));
    this.heard.push(...lines.map((line) => line.wire.bytes.toString('latin1')));
    for (const line of lines) line.hangUp();
    void random;
  }

  async violence(): Promise<void> {
    const random = randomOf(this.seed, 'violence');
    const guest = await Guest.enter(server.url, 'Violent');
    const table = await guest.openTable({ game: 'jaipur' });
    const names = Object.keys(VIOLENT);
    for (let n = 0; n < VIOLENT_FRAMES; n++) {
      const dial = () => this.dial(guest, table);
      const complaint = await provoke(dial, names[n % names.length] as string, random);
      if (complaint !== undefined) this.complaints.push(complaint);
    }
    for (let n = 0; n < 3; n++) await this.huge(guest, table);
    const line = this.dial(guest, table);
    await line.opened();
    for (let n = 0; n < 20; n++) {
      const said = await dribble(line, random);
      if (!said.includes('"refused"')) this.complaints.push(`pieces: ${said}`);
    }
    line.hangUp();
    this.sent += VIOLENT_FRAMES + 23;
  }

  private async huge(guest: Guest, table: string): Promise<void> {
    const line = this.dial(guest, table);
    await line.opened();
    line.wire.socket.write(frame(Buffer.alloc(10 * MEGABYTE, 'x')));
    const code = await line.closed();
    if (code !== 1009) this.complaints.push(`ten megabytes: ${code}`);
  }

  async requests(): Promise<void> {
    const random = randomOf(this.seed, 'requests');
    for (let n = 0; n < REQUESTS; n++) {
      const known = { ...this.known, lore: pickOne(lore, random) };
      const { answer, complaint } = await annoy(port, known, random);
      this.heard.push(answer.bytes);
      if (complaint !== undefined) this.complaints.push(complaint);
    }
    this.sent += REQUESTS;
  }
}

/** Connections that say something now and then, and never all of it. */
function slowOnes(guest: Guest, table: string): { stop(): void } {
  const headers = { cookie: guest.cookie };
  const beginnings = [
    'GET / HT',
    'POST /api/session HTTP/1.1\r\nHost: table\r\nContent-Length: 100\r\n\r\n{"na',
    handshake(`/api/tables/${table}/line`, headers).slice(0, -2),
    '',
  ];
  const wires = Array.from({ length: SLOW }, (_, n) => {
    const wire = new Wire(port);
    wire.socket.write(beginnings[n % beginnings.length] as string);
    return wire;
  });
  const half = new Frames(port, table, headers);
  void half.opened().then(() => half.wire.socket.write(promised(60_000)));
  const timer = setInterval(() => {
    for (const wire of [...wires, half.wire]) if (!wire.over) wire.socket.write('x');
  }, 100);
  return {
    stop() {
      clearInterval(timer);
      for (const wire of [...wires, half.wire]) wire.socket.destroy();
    },
  };
}

interface Honest {
  readonly tables: string[];
  readonly secrets: string[];
}

/** Two people who play match after match and notice nothing. */
async function honestMatches(go: () => boolean): Promise<Honest> {
  const guests = await Promise.all(['Asha', 'Ravi'].map((name) => Guest.enter(server.url, name)));
  const honest: Honest = { tables: [], secrets: guests.map(({ cookie }) => cookie.slice(8)) };
  const [asha] = guests as [Guest, Guest];
  do {
    const table = await asha.openTable({ game: 'jaipur' });
    const ears = guests.map((guest) => guest.dial(table));
    for (const [seat, ear] of ears.entries()) {
      await ear.must({ do: 'join', name: 'x' });
      await ear.must({ do: 'sit', seat, name: 'x' });
      ear.watch(seat);
    }
    await ears[0]?.must({ do: 'start' });
    await Promise.all(ears.map((ear, seat) => playSeat(ear, seat, `${table} ${seat}`)));
    const { body } = await asha.ask('GET', `/api/tables/${table}/matches/0`);
    const match = sure(readMatch(String(body.text), await catalog.jaipur.game()));
    expect(match.turn.kind).toBe('over');
    honest.tables.push(table);
    honest.secrets.push(table, match.seed as string);
    for (const ear of ears) ear.hangUp();
  } while (go());
  return honest;
}

async function play(round: Round): Promise<Honest> {
  let going = true;
  const honest = honestMatches(() => going);
  const victim = await Guest.enter(server.url, 'Slow');
  const slow = slowOnes(victim, await victim.openTable({ game: 'talluka' }));
  for (let n = 0; n < TABLES; n += 2) await Promise.all([round.table(n), round.table(n + 1)]);
  await Promise.all([round.violence(), round.requests()]);
  going = false;
  const found = await honest;
  slow.stop();
  for (const line of round.lines) line.hangUp();
  return found;
}

it('whatever comes in, it is answered, nothing breaks and nobody else notices', async () => {
  for (let n = 0; n < ROUNDS; n++) {
    const round = new Round(`round ${n}`);
    const honest = await play(round);
    expect(round.complaints).toEqual([]);
    expect(round.sent).toBeGreaterThan(19_999);
    expect(honest.tables.length).toBeGreaterThan(0);
    const heard = round.heard.join('\n');
    for (const secret of honest.secrets) expect(heard.includes(secret)).toBe(false);
    expect(server.child.exitCode).toBe(null);
    expect(server.errors()).toBe('');
    const metric = (name: string) => readMetric(server.url, name);
    expect(await metric('baithak_troubles_total')).toBe(0);
    const gone = async (name: string) => (await metric(name)) === 0;
    await vi.waitUntil(() => gone('baithak_sockets'), { timeout: 60_000 });
    await vi.waitUntil(() => gone('baithak_bots_waiting'), { timeout: 60_000 });
  }
});
