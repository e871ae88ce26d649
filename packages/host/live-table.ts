import { Fault, type Seat, type Viewer } from '@baithak/kernel';
import { type ClientMessage, decode } from '@baithak/protocol';
import {
  type Command,
  type Env,
  glanceAt,
  type PersonId,
  streamFrom,
  submit,
  Table,
} from '@baithak/table';
import type { House } from './house.ts';
import { Line } from './line.ts';
import { recordOf } from './record.ts';
import { looksRight } from './restore.ts';

/** How often a command is tried again when others were quicker. */
const MOST_TRIES = 20;

interface Thinking {
  readonly after: number;
  readonly stop: AbortController;
}

/**
 * A table that is being played at: one thing after the other, and nothing is told to anybody before
 * it is stored. Others may play at the same stored table; whoever is late takes theirs over first.
 */
export class LiveTable {
  private readonly lines = new Set<Line>();
  private queue: Promise<unknown> = Promise.resolve();
  private thinking: Thinking | undefined;
  private closed = false;

  constructor(
    readonly id: string,
    private table: Table,
    private readonly house: House,
  ) {}

  get watched(): boolean {
    return this.lines.size > 0;
  }

  /** Nobody looks, and nothing happens by itself. */
  get resting(): boolean {
    return !this.watched && this.thinking === undefined;
  }

  connect(person: PersonId, send: Line['send']): Line {
    const line = new Line(person, send);
    this.lines.add(line);
    return line;
  }

  disconnect(line: Line): void {
    this.lines.delete(line);
    line.viewers.clear();
    if (!this.watched && !this.house.playsAlone) this.stopThinking();
  }

  /** Answers a message; says `done`, or the code of the fault. */
  async receive(line: Line, text: string): Promise<string> {
    const message = decode(text);
    const client = 'client' in message ? message.client : undefined;
    const done =
      message instanceof Fault ? message : await this.inTurn(() => this.answer(line, message));
    if (!(done instanceof Fault)) return 'done';
    refuse(line, done, client);
    if (done.code === 'stale') await this.inTurn(async () => this.repeat(line, message));
    return done.code;
  }

  /** A command that came some other way than by a line; `null`: the host's own. */
  command(by: PersonId | null, command: Command): Promise<Fault | undefined> {
    return this.inTurn(async () => {
      const done = await this.carryOut(command, by);
      this.wakeBot();
      return done instanceof Fault ? done : undefined;
    });
  }

  /** The host's own command, if there is any for the table as it is by then. */
  decide(choose: (table: Table) => Command | undefined): Promise<Fault | undefined> {
    return this.inTurn(async () => {
      const done = await this.carryOut(choose, null);
      this.wakeBot();
      return done instanceof Fault ? done : undefined;
    });
  }

  /** Somebody else may have played here. */
  async catchUp(): Promise<void> {
    await this.inTurn(() => this.reload(this.table.events.length));
  }

  /** What is stored has changed beneath the table, though nothing that matters to the game. */
  async reread(): Promise<void> {
    await this.inTurn(() => this.reload(0));
  }

  /** Reads something off the table when no change is half done. */
  async look<T>(read: (table: Table) => T): Promise<T> {
    await this.inTurn(async () => undefined);
    return read(this.table);
  }

  /** Waits for what is under way, then does nothing any more. */
  async close(): Promise<void> {
    this.closed = true;
    this.stopThinking();
    await this.queue;
  }

  wakeBot(): void {
    const may = !this.closed && (this.watched || this.house.playsAlone);
    const bot = may ? this.table.botToDecide : null;
    const after = this.table.match?.entries.length ?? 0;
    if (bot !== null && this.thinking?.after === after) return;
    this.stopThinking();
    if (bot === null) return;
    this.thinking = { after, stop: new AbortController() };
    void this.think(bot.seat, bot.level, this.thinking);
  }

  private inTurn(work: () => Promise<Fault | undefined>): Promise<Fault | undefined> {
    const done = this.queue.then(async () => {
      if (this.closed) return new Fault('table-busy');
      try {
        return await work();
      } catch (error) {
        this.house.trouble(this.id, error);
        await this.recover();
        return new Fault('table-broke');
      }
    });
    this.queue = done;
    return done;
  }

  /** What was thrown may have left half a change behind. */
  private async recover(): Promise<void> {
    try {
      await this.reload(0);
    } catch (error) {
      this.house.trouble(this.id, error);
    }
  }

  private async answer(line: Line, message: ClientMessage): Promise<Fault | undefined> {
    if (message.kind === 'unwatch') line.viewers.delete(message.viewer);
    else if (message.kind === 'watch') return this.watch(line, message.viewer, message.from);
    else if (message.kind === 'look') return this.lookBack(line, message.viewer, message.at);
    else {
      const { client, command } = message;
      const done = await this.carryOut(command, line.person, client);
      if (done instanceof Fault) return done;
      line.say({ v: 1, kind: 'done', client, first: done });
      this.wakeBot();
    }
    return undefined;
  }

  private async watch(line: Line, viewer: Viewer, from: number): Promise<Fault | undefined> {
    // They may have sat down by way of another process.
    if (!this.mayWatch(line, viewer)) await this.catchUpNow();
    if (!this.mayWatch(line, viewer)) return new Fault('not-your-seat');
    line.viewers.add(viewer);
    this.stream(line, viewer, from);
    this.wakeBot();
    return undefined;
  }

  /** Without memory aids what is past stays so while the match runs. */
  private lookBack(line: Line, viewer: Viewer, at: number): Fault | undefined {
    const { events, settings, stage } = this.table;
    if (!this.mayWatch(line, viewer)) return new Fault('not-your-seat');
    if (at >= events.length) return new Fault('no-such-moment');
    if (settings.aids === 'none' && stage === 'playing') return new Fault('past-closed');
    line.say({ v: 1, kind: 'glance', viewer, at, match: glanceAt(this.table, viewer, at) });
    return undefined;
  }

  private stream(line: Line, viewer: Viewer, from: number): void {
    line.say({ v: 1, kind: 'events', viewer, events: streamFrom(this.table, viewer, from) });
  }

  /** Sends once more what a client must have missed that knows only so many entries of the match. */
  private repeat(line: Line, message: ClientMessage | Fault): undefined {
    if (!('command' in message) || message.command.do !== 'move') return;
    const { after } = message.command;
    const missed = [...this.table.entryOf].find(([, entry]) => entry >= after);
    const from = missed?.[0] ?? this.table.remembersFrom;
    for (const viewer of line.viewers) this.stream(line, viewer, from);
  }

  private mayWatch(line: Line, viewer: Viewer): boolean {
    return viewer === null || this.table.seatsOf(line.person).includes(viewer);
  }

  private async carryOut(
    wish: Command | ((table: Table) => Command | undefined),
    by: PersonId | null,
    client?: string,
  ): Promise<number | null | Fault> {
    for (let tries = 0; tries < MOST_TRIES; tries++) {
      const { table } = this;
      const command = typeof wish === 'function' ? wish(table) : wish;
      if (command === undefined) return null;
      if (command.do === 'configure') await this.house.shelf.load(command.settings.game ?? '');
      const before = table.events.length;
      const env = this.env();
      const receipt = submit(table, command, by, env, client);
      const end = table.events.length > before ? await this.keep(before) : 'done';
      if (end instanceof Fault) return end;
      if (end === 'taken') continue;
      if (!(receipt instanceof Fault)) return receipt.first;
      // What is wrong here may be right after what others have done meanwhile.
      if (!(await this.catchUpNow())) return receipt;
    }
    return new Fault('table-busy');
  }

  /** Seeds are made when they are needed: most commands need none. */
  private env(): Env {
    const { house } = this;
    return {
      now: house.now(),
      get seed() {
        return house.seed();
      },
    };
  }

  /** Stores what was added, then tells it; if that fails, the table is what the store says. */
  private async keep(before: number): Promise<'done' | 'taken' | Fault> {
    const { table } = this;
    const record = recordOf(this.id, table);
    try {
      const end = await this.house.store.append(record, table.events.slice(before));
      if (end === 'taken') {
        await this.reload(before);
        return 'taken';
      }
    } catch (error) {
      this.house.trouble(this.id, error);
      this.table = Table.load(table.games, table.events.slice(0, before), table.chance);
      // Who has lost the way to the store cannot know what became of it.
      return (await this.catchUpNow()) ? 'taken' : new Fault('not-kept');
    }
    this.tell(before);
    this.house.changed(record);
    return 'done';
  }

  /** Takes over what others have added; says whether there was anything. */
  private async catchUpNow(): Promise<boolean> {
    const known = this.table.events.length;
    try {
      await this.reload(known);
    } catch (error) {
      // Half taken over is worse than not at all.
      if (this.table.events.length > known) throw error;
      this.house.trouble(this.id, error);
    }
    return this.table.events.length > known;
  }

  /** Forgets all from number `known` on and takes it from the store. */
  private async reload(known: number): Promise<undefined> {
    const stored = await this.house.store.read(this.id, known);
    if (stored === undefined || !looksRight(stored.events, known)) {
      throw new Error('the stored table cannot be read');
    }
    for (const event of stored.events) {
      if ('settings' in event) await this.house.shelf.load(event.settings.game);
    }
    const { games, chance, events } = this.table;
    if (events.length > known) this.table = Table.load(games, events.slice(0, known), chance);
    for (const event of stored.events) this.table.apply(event);
    if (stored.events.length > 0) this.tell(known);
    this.wakeBot();
  }

  /** What everybody sees comes last: by then a page knows what its own seats see. */
  private tell(from: number): void {
    const texts = new Map<Viewer, string>();
    for (const line of this.lines) {
      const viewers = [...line.viewers].sort((a, b) => Number(a === null) - Number(b === null));
      for (const viewer of viewers) {
        // After a rematch somebody else may sit there.
        if (!this.mayWatch(line, viewer)) line.viewers.delete(viewer);
        else line.send(this.textFor(texts, viewer, from), 'events');
      }
    }
  }

  private textFor(texts: Map<Viewer, string>, viewer: Viewer, from: number): string {
    const known = texts.get(viewer);
    if (known !== undefined) return known;
    const events = streamFrom(this.table, viewer, from);
    const text = JSON.stringify({ v: 1, kind: 'events', viewer, events });
    texts.set(viewer, text);
    return text;
  }

  private async think(seat: Seat, level: number, thinking: Thinking): Promise<void> {
    const { table, house } = this;
    const { after, stop } = thinking;
    const view = table.game.view(table.match?.state, seat);
    const task = { table: this.id, game: table.game.id, seat, level, view };
    let move: string;
    try {
      move = await house.think(task, stop.signal);
    } catch (error) {
      if (!stop.signal.aborted) this.botFailed(thinking, error);
      return;
    }
    await this.inTurn(async () => {
      if (stop.signal.aborted) return undefined;
      this.thinking = undefined;
      const done = await this.carryOut({ do: 'move', seat, moves: [move], after }, null);
      this.wakeBot();
      return done instanceof Fault ? done : undefined;
    });
  }

  private botFailed(thinking: Thinking, error: unknown): void {
    this.house.trouble(this.id, error);
    for (const line of this.lines) refuse(line, new Fault('bot-broke'));
    if (this.thinking === thinking) this.thinking = undefined;
  }

  private stopThinking(): void {
    this.thinking?.stop.abort();
    this.thinking = undefined;
  }
}

function refuse(line: Line, fault: Fault, client?: string): void {
  line.say({ v: 1, kind: 'refused', ...(client === undefined ? {} : { client }), fault });
}
