import type { Viewer } from '@baithak/kernel';
import type { TableMessage } from '@baithak/protocol';
import { RemoteLine } from '@baithak/protocol';
import type { Command, MatchGlance } from '@baithak/table';
import type { Guest } from './guest.ts';

type Said = Extract<TableMessage, { kind: 'done' | 'refused' }>;

const PARTS = {
  later(ms: number, run: () => void) {
    const timer = setTimeout(run, ms);
    return () => clearTimeout(timer);
  },
  random: Math.random,
};

/** One socket, by the same line that the page has. */
export class Listener {
  private readonly line: RemoteLine;
  private readonly asked = new Map<string, (said: Said) => void>();
  private readonly viewers = new Set<Viewer>();
  /** Streams that have not been heard since the line was made anew. */
  private readonly silent = new Set<Viewer>();
  private readonly waiting = new Set<() => void>();
  private commands = 0;
  private away = true;

  constructor(
    guest: Guest,
    table: string,
    private readonly look: (viewer: Viewer, glance: MatchGlance) => void = () => {},
  ) {
    this.line = new RemoteLine(
      { ...PARTS, dial: () => guest.dial(table) },
      (message) => this.hear(message),
      (status) => {
        this.away = status !== 'connected';
        this.expectNews();
      },
    );
  }

  watch(viewer: Viewer): void {
    this.viewers.add(viewer);
    this.silent.add(viewer);
    this.line.send({ v: 1, kind: 'watch', viewer, from: 0 });
  }

  ask(command: Command): Promise<Said> {
    const client = String(this.commands++);
    this.line.send({ v: 1, kind: 'command', client, command });
    return new Promise((resolve) => this.asked.set(client, resolve));
  }

  async must(command: Command): Promise<void> {
    const said = await this.ask(command);
    if (said.kind === 'refused') throw new Error(`${command.do}: ${JSON.stringify(said.fault)}`);
  }

  /** What was heard until now does not count as having taken the streams up. */
  expectNews(): void {
    for (const viewer of this.viewers) this.silent.add(viewer);
  }

  /** Connected, and every stream taken up. */
  get attentive(): boolean {
    return !this.away && this.silent.size === 0;
  }

  async attentiveAgain(): Promise<void> {
    while (!this.attentive) await new Promise<void>((done) => this.waiting.add(done));
  }

  hangUp(): void {
    this.line.hangUp();
  }

  private hear(message: TableMessage): void {
    if (message.kind === 'events') {
      this.silent.delete(message.viewer);
      if (this.attentive) this.wake();
      const glance = message.events.at(-1)?.match;
      if (glance) this.look(message.viewer, glance);
    } else if (message.kind !== 'glance' && message.client !== undefined) {
      this.asked.get(message.client)?.(message);
      this.asked.delete(message.client);
    }
  }

  private wake(): void {
    for (const done of this.waiting) done();
    this.waiting.clear();
  }
}
