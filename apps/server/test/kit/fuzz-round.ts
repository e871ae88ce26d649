import { setTimeout as sleep } from 'node:timers/promises';
import type { GameId } from '@baithak/catalog';
import type { Command } from '@baithak/table';
import { pickOne } from '@baithak/testkit';
import { Frames, frame } from './frames.ts';
import { dribble, MEGABYTE, provoke, VIOLENT } from './fuzz-frames.ts';
import type { Lore } from './fuzz-messages.ts';
import { annoy } from './fuzz-requests.ts';
import { Guest } from './guest.ts';
import { type Honest, honestMatches } from './honest.ts';
import { readMetric } from './inside.ts';
import { randomOf } from './nonsense.ts';
import { Prodder } from './prodder.ts';
import { slowOnes } from './slow.ts';

/** How much of everything is sent. */
export interface Effort {
  readonly tables: number;
  readonly framesOfLine: number;
  readonly violent: number;
  readonly requests: number;
  /** After which those who play honestly give up. */
  readonly turns?: number;
}

const PIECES = 20;
const HUGE = 3;
const LINES = 4;

/** Some nonsense for a server from all sides at once, while two people play there. */
export class Round {
  sent = 0;
  private readonly complaints: string[] = [];
  private readonly heard: string[] = [];
  private readonly lines: Frames[] = [];
  private readonly tables: string[] = ['none'];
  private readonly cookies: string[] = ['baithak=none'];

  constructor(
    private readonly url: string,
    private readonly lore: readonly Lore[],
    private readonly effort: Effort,
    private readonly seed: string,
  ) {}

  /** Everything that was wrong. */
  async run(): Promise<string[]> {
    let going = true;
    const honest = honestMatches(this.url, () => going, this.effort.turns);
    const slow = await slowOnes(this.url);
    for (let n = 0; n < this.effort.tables; n += 2) {
      await Promise.all([this.prodTable(n), this.prodTable(n + 1)]);
    }
    await Promise.all([this.violence(), this.requests()]);
    going = false;
    const { matches, secrets } = await honest;
    slow.stop();
    for (const line of this.lines) line.hangUp();
    if (matches === 0) this.complaints.push('nobody else could play');
    return [...this.complaints, ...this.leaked({ matches, secrets }), ...(await this.left())];
  }

  private get port(): number {
    return Number(new URL(this.url).port);
  }

  private async dial(guest: Guest, table: string): Promise<Frames> {
    const line = new Frames(this.port, table, { cookie: guest.cookie });
    this.lines.push(line);
    await line.opened();
    return line;
  }

  /** Four people at a table, of whom two sit, all of them sending anything. */
  private async prodTable(n: number): Promise<void> {
    const lore = this.lore[n % this.lore.length] as Lore;
    const guests = await Promise.all(
      Array.from({ length: LINES }, (_, i) => Guest.enter(this.url, `Guest ${n} ${i}`)),
    );
    const table = await (guests[0] as Guest).openTable({ game: lore.game.id as GameId });
    this.tables.push(table);
    this.cookies.push(...guests.map(({ cookie }) => cookie));
    const lines = await Promise.all(guests.map((guest) => this.dial(guest, table)));
    for (const [seat, line] of lines.slice(0, 2).entries()) takeSeat(line, seat);
    const prodders = lines.map(
      (line, i) => new Prodder(line, lore, randomOf(this.seed, n, i), `${this.seed} ${n} ${i}`),
    );
    await Promise.all(prodders.map((prodder) => prodder.prod(this.effort.framesOfLine)));
    this.sent += LINES * this.effort.framesOfLine;
    this.complaints.push(...prodders.flatMap(({ complaints }) => complaints));
    this.heard.push(...lines.flatMap(({ texts }) => texts));
    for (const line of lines) line.hangUp();
  }

  private async violence(): Promise<void> {
    const random = randomOf(this.seed, 'violence');
    const guest = await Guest.enter(this.url, 'Violent');
    const table = await guest.openTable({ game: 'jaipur' });
    const names = Object.keys(VIOLENT);
    for (let n = 0; n < this.effort.violent; n++) {
      const line = await this.dial(guest, table);
      const complaint = await provoke(line, names[n % names.length] as string, random);
      if (complaint !== undefined) this.complaints.push(complaint);
    }
    for (let n = 0; n < HUGE; n++) await this.tenMegabytes(guest, table);
    const line = await this.dial(guest, table);
    for (let n = 0; n < PIECES; n++) {
      const said = await dribble(line, random);
      if (!said.includes('"refused"')) this.complaints.push(`pieces: ${said}`);
    }
    this.sent += this.effort.violent + HUGE + PIECES;
  }

  private async tenMegabytes(guest: Guest, table: string): Promise<void> {
    const line = await this.dial(guest, table);
    line.wire.socket.write(frame(Buffer.alloc(10 * MEGABYTE, 'x')));
    const code = await line.closed();
    if (code !== 1009) this.complaints.push(`ten megabytes: ${code}`);
  }

  private async requests(): Promise<void> {
    const random = randomOf(this.seed, 'requests');
    const { tables, cookies } = this;
    for (let n = 0; n < this.effort.requests; n++) {
      const known = { tables, cookies, lore: pickOne(this.lore, random) };
      const { answer, complaint } = await annoy(this.port, known, random);
      this.heard.push(answer.bytes);
      if (complaint !== undefined) this.complaints.push(complaint);
    }
    this.sent += this.effort.requests;
  }

  private leaked({ secrets }: Honest): string[] {
    const found = secrets.filter((secret) => this.heard.some((text) => text.includes(secret)));
    return found.map((secret) => `somebody heard ${secret}`);
  }

  /** What is still there though everybody has gone, or has gone wrong inside. */
  private async left(): Promise<string[]> {
    const troubles = await readMetric(this.url, 'baithak_troubles_total');
    const left = troubles === 0 ? [] : [`${troubles} troubles`];
    for (const name of ['baithak_sockets', 'baithak_bots_waiting']) {
      let count = await readMetric(this.url, name);
      for (let tries = 0; tries < 200 && count > 0; tries++) {
        await sleep(30);
        count = await readMetric(this.url, name);
      }
      if (count > 0) left.push(`${name}: ${count}`);
    }
    return left;
  }
}

/** Without waiting: whatever comes of it. */
function takeSeat(line: Frames, seat: number): void {
  const commands: Command[] = [
    { do: 'join', name: 'x' },
    { do: 'sit', seat, name: 'x' },
    { do: 'bot', seat: 2, level: 1 },
    { do: 'start' },
  ];
  for (const command of commands) {
    line.send(JSON.stringify({ v: 1, kind: 'command', client: command.do, command }));
  }
  line.send(JSON.stringify({ v: 1, kind: 'watch', viewer: seat, from: 0 }));
}
