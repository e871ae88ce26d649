import { Fault, type Random } from '@baithak/kernel';
import { decode, type TableMessage } from '@baithak/protocol';
import type { Frames } from './frames.ts';
import { anyText, type Insight, insightFrom, type Lore } from './fuzz-messages.ts';

const BATCH = 25;

/** Somebody who sends anything over a line and looks at what comes back. */
export class Prodder {
  private clients = 0;
  private read = 0;
  private insight: Insight | undefined;
  /** What was wrong with the answers. */
  readonly complaints: string[] = [];

  constructor(
    private readonly line: Frames,
    private readonly lore: Lore,
    private readonly random: Random,
    private readonly name: string,
  ) {}

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

  /** Everything that came until a last command was answered: a table answers in turn. */
  private async answers(): Promise<Answer[]> {
    const client = `${this.name} end ${this.clients++}`;
    const command = { do: 'chat', text: 'end' };
    this.line.send(JSON.stringify({ v: 1, kind: 'command', client, command }));
    const mark = JSON.stringify(client);
    const { texts } = this.line;
    const end = await this.line.until(() => {
      const at = texts.findLastIndex((text) => text.length < 1000 && text.includes(mark));
      return at < this.read ? undefined : at;
    });
    const said = texts.slice(this.read, end).map(answerIn);
    this.learn(texts.slice(this.read, end));
    this.read = end + 1;
    return said;
  }

  /** What the own seat is told helps to find moves that are possible. */
  private learn(texts: readonly string[]): void {
    const last = texts.findLast((text) => /^\{"v":1,"kind":"events","viewer":\d/.test(text));
    if (last !== undefined) this.insight = insightFrom(last, this.lore, this.random);
  }

  /** Each frame had its answer: the fault that its form deserves, or one from the table. */
  private judge(texts: readonly string[], said: readonly Answer[]): void {
    const read = texts.map((text) => decode(text));
    const nameless = said.flatMap(({ client, code }) =>
      client === undefined && code !== undefined ? [code] : [],
    );
    const got = nameless.filter((code) => code.startsWith('message-'));
    const wanted = read.flatMap((each) => (each instanceof Fault ? [each.code] : []));
    if (wanted.sort().join() !== got.sort().join()) {
      this.complaints.push(`faults ${got}, not ${wanted}, for ${texts.join('\n').slice(0, 4000)}`);
    }
    const clients = new Set(said.map(({ client }) => client));
    const unheard = read.find((each) => 'client' in each && !clients.has(each.client));
    if (unheard !== undefined) this.complaints.push(`no answer to ${JSON.stringify(unheard)}`);
    const asked = read.filter((each) => 'viewer' in each && each.kind !== 'unwatch').length;
    const told = said.filter(({ told }) => told).length + nameless.length - got.length;
    if (told < asked) this.complaints.push(`${asked} asked to see something, ${told} were told`);
  }
}

interface Answer {
  readonly client?: string;
  /** Of a fault. */
  readonly code?: string;
  /** Part of a stream, or a glance. */
  readonly told: boolean;
}

function answerIn(text: string): Answer {
  if (/^\{"v":1,"kind":"(?:events|glance)"/.test(text)) return { told: true };
  const said = JSON.parse(text) as Extract<TableMessage, { kind: 'done' | 'refused' }>;
  const client = said.client === undefined ? {} : { client: said.client };
  return { ...client, ...(said.kind === 'refused' ? { code: said.fault.code } : {}), told: false };
}
