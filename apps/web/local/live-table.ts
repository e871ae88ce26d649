import { Fault, type Seat, type Viewer } from '@baithak/kernel';
import { type ClientMessage, decode, type TableMessage } from '@baithak/protocol';
import { type Command, project, streamFrom, submit, type Table } from '@baithak/table';
import { freshSeed } from './chance.ts';
import { LOCAL_PERSON } from './envelope.ts';
import { recordOf } from './record.ts';
import { restore } from './restore.ts';
import type { Store } from './store.ts';
import { botMove } from './thinker.ts';

interface Thinking {
  readonly after: number;
  readonly stop: { stopped: boolean };
}

/** Commands that begin a match, to whose chance this device adds something of its own. */
const BEGINNINGS: readonly Command['do'][] = ['start', 'rematch'];

/**
 * A table that is being played at: one thing after the other, and nothing is told to anybody before
 * it is stored.
 */
export class LiveTable {
  private queue: Promise<void> = Promise.resolve();
  private readonly viewers = new Set<Viewer>();
  private thinking: Thinking | undefined;

  constructor(
    private readonly id: string,
    private table: Table,
    private readonly store: Store,
    private readonly say: (message: TableMessage) => void,
    /** Called when other pages should look at this table again. */
    private readonly changed: () => void,
  ) {}

  receive(text: string): Promise<void> {
    return this.inTurn(async () => {
      const message = decode(text);
      if (message instanceof Fault) this.refuse(message);
      else await this.answer(message);
    });
  }

  /** Nobody looks any longer. */
  leave(): void {
    this.viewers.clear();
    this.stopThinking();
  }

  /** Another page may have played here. */
  catchUp(): Promise<void> {
    return this.inTurn(() => this.reload());
  }

  private inTurn(work: () => Promise<void>): Promise<void> {
    this.queue = this.queue.then(work).catch((error: unknown) => {
      this.refuse(new Fault('table-broke', { args: { what: String(error) } }));
    });
    return this.queue;
  }

  private async answer(message: ClientMessage): Promise<void> {
    if (message.kind === 'unwatch') this.viewers.delete(message.viewer);
    else if (message.kind === 'watch') this.watch(message.viewer, message.from);
    else {
      const { client, command } = message;
      const done = await this.carryOut(command, LOCAL_PERSON, client);
      if (done instanceof Fault) this.refuse(done, client);
      else this.say({ v: 1, kind: 'done', client, first: done });
    }
    this.wakeBot();
  }

  private watch(viewer: Viewer, from: number): void {
    if (this.mayWatch(viewer)) {
      this.viewers.add(viewer);
      this.tell(viewer, from);
    } else this.refuse(new Fault('not-your-seat'));
  }

  private mayWatch(viewer: Viewer): boolean {
    return viewer === null || this.table.seatsOf(LOCAL_PERSON).includes(viewer);
  }

  private tell(viewer: Viewer, from: number): void {
    const { games, events } = this.table;
    this.say({ v: 1, kind: 'events', viewer, events: streamFrom(games, events, viewer, from) });
  }

  private async carryOut(
    command: Command,
    by: string | null,
    client?: string,
  ): Promise<number | null | Fault> {
    const { table } = this;
    const before = table.events.length;
    const env = { now: Date.now(), seed: freshSeed() };
    if (BEGINNINGS.includes(command.do)) submit(table, { do: 'salt', text: freshSeed() }, by, env);
    const receipt = submit(table, command, by, env, client);
    const fault = table.events.length > before ? await this.keep(before) : undefined;
    if (fault !== undefined) return fault;
    return receipt instanceof Fault ? receipt : receipt.first;
  }

  /** Stores what was added, then tells it; if that fails, the table is what the store says. */
  private async keep(before: number): Promise<Fault | undefined> {
    const { table } = this;
    const fault = await this.append(before);
    if (fault !== undefined) {
      await this.reload(before);
      return fault;
    }
    this.forgetLostSeats();
    const added = table.events.slice(before);
    for (const viewer of this.inTellingOrder()) {
      const events = added.map((event) => project(table, event, viewer));
      this.say({ v: 1, kind: 'events', viewer, events });
    }
    this.changed();
    return undefined;
  }

  private async append(before: number): Promise<Fault | undefined> {
    const { table } = this;
    const record = recordOf(this.id, table);
    try {
      const end = await this.store.append(record, table.events.slice(before));
      return end === 'taken' ? new Fault('table-elsewhere') : undefined;
    } catch {
      return new Fault('not-kept');
    }
  }

  private async reload(known = this.table.events.length): Promise<void> {
    const table = await restore(await this.store.read(this.id));
    if (table instanceof Fault) return this.refuse(table);
    if (table.events.length === known && this.table.events.length === known) return;
    this.table = table;
    this.forgetLostSeats();
    for (const viewer of this.inTellingOrder()) this.tell(viewer, known);
    this.wakeBot();
  }

  /** After a rematch somebody else may sit there. */
  private forgetLostSeats(): void {
    for (const viewer of this.viewers) if (!this.mayWatch(viewer)) this.viewers.delete(viewer);
  }

  /** What everybody sees comes last: by then a page knows what its own seats see. */
  private inTellingOrder(): Viewer[] {
    return [...this.viewers].sort((a, b) => Number(a === null) - Number(b === null));
  }

  private refuse(fault: Fault, client?: string): void {
    this.say({ v: 1, kind: 'refused', ...(client === undefined ? {} : { client }), fault });
  }

  private wakeBot(): void {
    const bot = this.viewers.size > 0 ? this.table.botToDecide : null;
    const after = this.table.match?.entries.length ?? 0;
    if (bot !== null && this.thinking?.after === after) return;
    this.stopThinking();
    if (bot === null) return;
    const thinking = { after, stop: { stopped: false } };
    this.thinking = thinking;
    void this.think(bot.seat, bot.level, thinking);
  }

  private async think(seat: Seat, level: number, thinking: Thinking): Promise<void> {
    const { after, stop } = thinking;
    const move = await botMove(this.table, seat, level, stop).catch((error: unknown) => {
      this.refuse(new Fault('bot-broke', { args: { what: String(error) } }));
    });
    if (move === undefined) return;
    await this.inTurn(async () => {
      if (stop.stopped) return;
      this.thinking = undefined;
      const done = await this.carryOut({ do: 'move', seat, moves: [move], after }, null);
      if (done instanceof Fault && done.code !== 'table-elsewhere') this.refuse(done);
      this.wakeBot();
    });
  }

  private stopThinking(): void {
    if (this.thinking !== undefined) this.thinking.stop.stopped = true;
    this.thinking = undefined;
  }
}
