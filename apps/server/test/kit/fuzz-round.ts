import { setTimeout as sleep } from 'node:timers/promises';
import { catalog, type GameId } from '@baithak/catalog';
import { Fault, type Random, readMatch, sure } from '@baithak/kernel';
import { decode, PROTOCOL_VERSION, type TableMessage } from '@baithak/protocol';
import type { Command } from '@baithak/table';
import { pickOne } from '@baithak/testkit';
import { Dealer } from '../../load/dealer.ts';
import { dribble, MEGABYTE, provoke, slowOnes, VIOLENT } from './fuzz-frames.ts';
import { anyText, type Insight, insightFrom, type Lore, randomOf } from './fuzz-messages.ts';
import { annoy } from './fuzz-requests.ts';
import { type Ear, Guest, playSeat } from './guest.ts';
import { readMetric } from './server.ts';
import { Frames, frame } from './wire.ts';

/** How much to send. */
export interface Effort {
  readonly tables: number;
  readonly framesOfLine: number;
  readonly violent: number;
  readonly requests: number;
  /** After this many turns the honest players resign. */
  readonly turns?: number;
  /** How often to look whether the server has let go of everybody who left. */
  readonly patience?: number;
}

const PIECES = 20;
const HUGE = 3;
const LINES = 4;

/** Sends nonsense to a server in many ways at once, while two people play there. */
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

  /** Returns everything that went wrong. */
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

  /** Four people at a table, two of them seated, who all send nonsense. */
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
      (line, i) =>
        new Prodder(
          line,
          lore,
          randomOf(this.seed, n, i),
          `${this.seed} ${n} ${i}`,
          (guests[i] as Guest).person,
        ),
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

  /** Errors inside the server, and whatever it still holds after everybody has left. */
  private async left(): Promise<string[]> {
    const troubles = await readMetric(this.url, 'baithak_troubles_total');
    const left = troubles === 0 ? [] : [`${troubles} troubles`];
    const { patience = 2000 } = this.effort;
    for (const name of ['baithak_sockets', 'baithak_bots_waiting']) {
      let count = await readMetric(this.url, name);
      for (let tries = 0; tries < patience && count > 0; tries++) {
        await sleep(30);
        count = await readMetric(this.url, name);
      }
      if (count > 0) left.push(`${name}: ${count}`);
    }
    return left;
  }
}

/** Sits down and starts, without waiting for answers. */
function takeSeat(line: Frames, seat: number): void {
  const commands: Command[] = [
    { do: 'join', name: 'x' },
    { do: 'sit', seat, name: 'x' },
    { do: 'bot', seat: 2, character: 'mina' },
    { do: 'start' },
  ];
  for (const command of commands) {
    line.send(
      JSON.stringify({ v: PROTOCOL_VERSION, kind: 'command', client: command.do, command }),
    );
  }
  line.send(JSON.stringify({ v: PROTOCOL_VERSION, kind: 'watch', viewer: seat, from: 0 }));
}

const BATCH = 25;

/** Sends nonsense over one socket and checks the answers. */
class Prodder {
  private clients = 0;
  private read = 0;
  private insight: Insight | undefined;
  /** Without it no match would begin. */
  private readonly dealer: Dealer;
  /** What was wrong with the answers. */
  readonly complaints: string[] = [];

  constructor(
    private readonly line: Frames,
    private readonly lore: Lore,
    private readonly random: Random,
    private readonly name: string,
    person: string,
  ) {
    this.dealer = new Dealer(person, (command) => {
      const client = `${name} deal ${this.clients++}`;
      line.send(JSON.stringify({ v: PROTOCOL_VERSION, kind: 'command', client, command }));
    });
  }

  async prod(frames: number): Promise<void> {
    for (let left = frames; left > 0; left -= BATCH) {
      await this.batch(Math.min(BATCH, left));
      if (this.complaints.length > 10) return;
    }
  }

  private async batch(size: number): Promise<void> {
    const texts = Array.from({ length: size }, () =>
      anyText(this.lore, this.random, `${this.name} ${this.clients++}`, this.insight),
    );
    for (const text of texts) this.line.send(text);
    try {
      this.judge(texts, await this.answers());
    } catch {
      this.complaints.push(
        `closed with ${this.line.code} after ${texts.join('\n').slice(0, 4000)}`,
      );
    }
  }

  /** Sends a last command and returns all messages before its answer: a table answers in order. */
  private async answers(): Promise<TableMessage[]> {
    const client = `${this.name} end ${this.clients++}`;
    const command = { do: 'chat', text: 'end' };
    this.line.send(JSON.stringify({ v: PROTOCOL_VERSION, kind: 'command', client, command }));
    const { texts } = this.line;
    const said: TableMessage[] = [];
    await this.line.until(() => {
      while (this.read < texts.length) {
        const message = JSON.parse(texts[this.read++] as string) as TableMessage;
        if (message.kind === 'events') this.dealer.hear(message.events);
        if ('client' in message && message.client === client) return true;
        said.push(message);
      }
      return undefined;
    });
    this.learn(said);
    return said;
  }

  /** The stream of the prodder's own seat helps it to find legal moves. */
  private learn(said: readonly TableMessage[]): void {
    const last = said.findLast((each) => each.kind === 'events' && each.viewer !== null);
    if (last !== undefined) this.insight = insightFrom(last, this.lore, this.random);
  }

  /** Every frame must get its answer: the fault of a malformed message, or the table's answer. */
  private judge(texts: readonly string[], said: readonly TableMessage[]): void {
    const read = texts.map((text) => decode(text));
    const nameless = said.flatMap((each) =>
      each.kind === 'refused' && each.client === undefined ? [each.fault.code] : [],
    );
    const got = nameless.filter((code) => code.startsWith('message-'));
    const wanted = read.flatMap((each) => (each instanceof Fault ? [each.code] : []));
    if (wanted.sort().join() !== got.sort().join()) {
      this.complaints.push(`faults ${got}, not ${wanted}, for ${texts.join('\n').slice(0, 4000)}`);
    }
    const clients = new Set(said.map((each) => ('client' in each ? each.client : undefined)));
    const unheard = read.find((each) => 'client' in each && !clients.has(each.client));
    if (unheard !== undefined) this.complaints.push(`no answer to ${JSON.stringify(unheard)}`);
    const asked = read.filter((each) => 'viewer' in each && each.kind !== 'unwatch').length;
    const told = said.filter((each) => 'viewer' in each).length + nameless.length - got.length;
    if (told < asked) this.complaints.push(`${asked} asked to see something, ${told} were told`);
  }
}

/** `secrets` are table ids, cookies and seeds that nobody else may hear of. */
interface Honest {
  readonly matches: number;
  readonly secrets: readonly string[];
}

/** Two people play match after match, each at a new table, while others send nonsense. */
async function honestMatches(url: string, goOn: () => boolean, turns?: number): Promise<Honest> {
  const guests = await Promise.all(['Asha', 'Ravi'].map((name) => Guest.enter(url, name)));
  const secrets = guests.map(({ cookie }) => cookie.split('=')[1] as string);
  let matches = 0;
  do {
    secrets.push(...(await honestMatch(guests, turns)));
    matches++;
  } while (goOn());
  return { matches, secrets };
}

/** Plays a match, checks that its file replays, and returns what must have stayed secret. */
async function honestMatch(guests: readonly Guest[], turns?: number): Promise<string[]> {
  const [owner] = guests as [Guest];
  const table = await owner.openTable({ game: 'jaipur' });
  const ears = guests.map((guest) => guest.dial(table));
  for (const [seat, ear] of ears.entries()) await seated(ear, seat);
  await ears[0]?.must({ do: 'start' });
  await Promise.all(ears.map((ear, seat) => playSeat(ear, seat, `${seat}`, turns)));
  if (turns !== undefined) await ears[0]?.must({ do: 'resign', seat: 0 });
  const { body } = await owner.ask('GET', `/api/tables/${table}/matches/0`);
  const match = sure(readMatch(String(body.text), await catalog.jaipur.game()));
  if (match.turn.kind !== 'over') throw new Error('the match did not end');
  for (const ear of ears) ear.hangUp();
  return [table, match.seed as string];
}

async function seated(ear: Ear, seat: number): Promise<void> {
  await ear.must({ do: 'join', name: 'x' });
  await ear.must({ do: 'sit', seat, name: 'x' });
  ear.watch(seat);
}
