import { type Character, Fault, type Viewer } from '@baithak/kernel';
import { type ClientMessage, PROTOCOL_VERSION } from '@baithak/protocol';
import {
  type Command,
  type Env,
  glanceAt,
  type PersonId,
  submit,
  type Table,
} from '@baithak/table';
import { Attendance } from './attendance.ts';
import { BotTurns } from './bot-turns.ts';
import type { Host, StoredTable } from './host.ts';
import { Peer, Peers, type Wire } from './peers.ts';
import { Refusals } from './refusals.ts';
import { FATE_UNKNOWN, TableCopy } from './table-copy.ts';

/** How often a command is tried again when other processes were quicker. */
const MOST_TRIES = 20;

/**
 * A table in memory that people play at. It does one thing at a time, and it stores every event
 * before it sends it to anybody. Other processes may play at the same stored table: whoever is late
 * loads their events and tries again (optimistic concurrency).
 */
export class LiveTable {
  private readonly peers: Peers;
  private queue: Promise<unknown> = Promise.resolve();
  private closed = false;
  /** Whether the host lets the bot think here whose turn it is. */
  private isLent = false;
  private refusals = new Refusals();
  private readonly copy: TableCopy;
  private readonly attendance: Attendance;
  private readonly bots: BotTurns;

  constructor(
    readonly id: string,
    table: Table,
    private readonly host: Host,
    stored: Pick<StoredTable, 'snapshots' | 'scrubs'> = {},
  ) {
    this.copy = new TableCopy(id, table, host, stored, {
      added: (from) => this.tell(from),
      caughtUp: () => this.wakeBot(),
    });
    this.peers = new Peers(
      () => this.table,
      (error) => host.trouble(id, error),
    );
    this.attendance = new Attendance({
      members: () => this.members,
      peers: () => this.peers,
      ...(host.later === undefined ? {} : { later: host.later }),
    });
    this.bots = new BotTurns({
      id,
      host,
      peers: this.peers,
      table: () => this.table,
      decide: (choose) => {
        this.isLent = false;
        return this.decide(choose);
      },
    });
  }

  private get table(): Table {
    return this.copy.table;
  }

  private get members(): PersonId[] {
    return this.table.people.map(({ id }) => id);
  }

  get watched(): boolean {
    return this.peers.size > 0;
  }

  /** Whether nobody watches and no bot thinks. */
  get resting(): boolean {
    return !this.watched && !this.bots.isThinking;
  }

  connect(person: PersonId, wire: Wire): Peer {
    const before = this.peers.people;
    const peer = this.peers.add(new Peer(person, wire));
    this.attendance.changed();
    if (!before.includes(person)) this.host.watched?.(this.id, [...before, person]);
    return peer;
  }

  disconnect(peer: Peer): void {
    this.peers.remove(peer);
    this.attendance.drop(peer);
    this.attendance.changed();
    const { people } = this.peers;
    if (!people.includes(peer.person)) this.host.watched?.(this.id, people);
    if (this.watched) return;
    this.meet([]);
    if (!this.host.playsAlone && !this.isLent) this.bots.stop();
  }

  /** Notes who is connected through other processes. */
  meet(elsewhere: readonly PersonId[]): void {
    this.attendance.meet(elsewhere);
  }

  /** Answers a message; returns `done` or the code of the fault. */
  async receive(peer: Peer, text: string): Promise<string> {
    const message = this.host.decode(text);
    const client = 'client' in message ? message.client : undefined;
    const done =
      message instanceof Fault ? message : await this.inTurn(() => this.answer(peer, message));
    if (done instanceof Fault) {
      // Nobody knows whether it was stored. Who connects again repeats it, and then hears what became of it.
      if (done.code === FATE_UNKNOWN && peer.wire.hangUp !== undefined) peer.wire.hangUp();
      else peer.refuse(done, client);
      if (done.code === 'stale') await this.inTurn(async () => this.repeat(peer, message));
    }
    // Only this peer waits: whoever asked for a long stream hears of nothing else before its end.
    await peer.catchingUp;
    return done instanceof Fault ? done.code : 'done';
  }

  /** Carries out a command that did not come from a peer; `null`: the host's own. */
  command(by: PersonId | null, command: Command): Promise<Fault | undefined> {
    return this.inTurn(async () => {
      const done = await this.carryOut(command, by);
      this.wakeBot();
      return done instanceof Fault ? done : undefined;
    });
  }

  /** Carries out the host's own command, chosen when the table's turn comes. */
  decide(choose: (table: Table) => Command | undefined): Promise<Fault | undefined> {
    return this.inTurn(async () => {
      const done = await this.carryOut(choose, null);
      this.wakeBot();
      return done instanceof Fault ? done : undefined;
    });
  }

  /** Loads what other processes have added. */
  async catchUp(): Promise<void> {
    await this.inTurn(() => this.copy.reload(this.length));
  }

  /** Loads the whole table again, because stored events were changed (a name was removed). */
  async reread(): Promise<void> {
    await this.inTurn(() => {
      this.refusals = new Refusals();
      return this.copy.reload(0);
    });
  }

  /** Reads from the table between two changes. */
  async look<T>(read: (table: Table) => T): Promise<T> {
    await this.inTurn(async () => undefined);
    return read(this.table);
  }

  /** Waits for what is under way, then shows everybody out; from now on the table refuses everything. */
  async close(): Promise<void> {
    this.closed = true;
    this.bots.stop();
    this.attendance.close();
    await this.queue;
    for (const { wire } of this.peers) wire.hangUp?.();
  }

  /** Bots play only where somebody is, unless the host says otherwise. */
  wakeBot(): void {
    const { host } = this;
    const may = host.lendsBots ? this.isLent : this.watched || host.playsAlone;
    if (!this.closed && may) this.bots.wake();
    else this.bots.stop();
  }

  /** Lets the bot think whose turn it is, after what other processes have added, and waits for its move. */
  async playBot(): Promise<void> {
    this.isLent = true;
    await this.catchUp();
    await this.bots.idle;
    this.isLent = false;
  }

  /** Bounds how much whoever opens the table next has to replay. */
  keepSnapshots(): void {
    this.copy.keepSnapshots();
  }

  /** How many events are known here. */
  get length(): number {
    return this.table.events.length;
  }

  /** Whether a clock is running. */
  get isTicking(): boolean {
    return this.table.deadline !== null;
  }

  private inTurn(work: () => Promise<Fault | undefined>): Promise<Fault | undefined> {
    const done = this.queue.then(async () => {
      if (this.closed) return new Fault('table-busy');
      try {
        return await work();
      } catch (error) {
        this.host.trouble(this.id, error);
        await this.recover();
        return new Fault('table-broke');
      }
    });
    this.queue = done;
    return done;
  }

  /** An exception may have left half a change behind: load the table again. */
  private async recover(): Promise<void> {
    try {
      await this.copy.reload(0);
    } catch (error) {
      this.host.trouble(this.id, error);
    }
  }

  private async answer(peer: Peer, message: ClientMessage): Promise<Fault | undefined> {
    const isBanned = this.table.public.banned.some(({ id }) => id === peer.person);
    if (isBanned && message.kind !== 'command') return new Fault('banned');
    if (message.kind === 'presence') this.attendance.listen(peer);
    else if (message.kind === 'unwatch') peer.viewers.delete(message.viewer);
    else if (message.kind === 'watch') return this.watch(peer, message.viewer, message.from);
    else if (message.kind === 'look') return this.lookBack(peer, message.viewer, message.at);
    else {
      const { client, command } = message;
      const known = this.refusals.find(peer.person, client) ?? (await this.barred(peer, message));
      const done =
        known ?? (await this.carryOut(command, peer.person, { client, wire: peer.wire }));
      if (done instanceof Fault) {
        this.refusals.add(peer.person, client, done);
        return done;
      }
      const say = () => peer.say({ v: PROTOCOL_VERSION, kind: 'done', client, first: done });
      // The events of the command come before.
      if (peer.catchingUp === undefined) say();
      else void peer.catchingUp.then(say);
      this.wakeBot();
    }
    return undefined;
  }

  /** Asks the peer's host, unless the command was carried out before. */
  private async barred(
    { person, wire }: Peer,
    { client, command }: Extract<ClientMessage, { kind: 'command' }>,
  ): Promise<Fault | undefined> {
    const isRepeated = this.table.firstAnswer(person, client) !== undefined;
    return isRepeated ? undefined : wire.admit?.(command, this.table.public);
  }

  private async watch(peer: Peer, viewer: Viewer, from: number): Promise<Fault | undefined> {
    // They may have sat down through another process.
    if (!this.peers.mayWatch(peer, viewer)) await this.copy.catchUp();
    if (!this.peers.mayWatch(peer, viewer)) return new Fault('not-your-seat');
    this.peers.stream(peer, viewer, from);
    this.wakeBot();
    return undefined;
  }

  /** Without memory aids nobody may look back while the match runs. */
  private lookBack(peer: Peer, viewer: Viewer, at: number): Fault | undefined {
    const { events, settings, stage } = this.table;
    if (!this.peers.mayWatch(peer, viewer)) return new Fault('not-your-seat');
    if (at >= events.length) return new Fault('no-such-moment');
    if (settings.aids === 'none' && stage === 'playing') return new Fault('past-closed');
    peer.say({
      v: PROTOCOL_VERSION,
      kind: 'glance',
      viewer,
      at,
      match: glanceAt(this.table, viewer, at),
    });
    return undefined;
  }

  /** Sends again what a client has missed that knows only `after` entries of the match. */
  private repeat(peer: Peer, message: ClientMessage | Fault): undefined {
    if (!('command' in message) || message.command.do !== 'move') return;
    const { after } = message.command;
    const { entryOf, matchFrom } = this.table;
    const missed = [...entryOf].find(([seq, entry]) => seq >= matchFrom && entry >= after);
    const from = missed?.[0] ?? matchFrom;
    for (const viewer of [...peer.viewers.keys()]) this.peers.stream(peer, viewer, from);
  }

  private async carryOut(
    wish: Command | ((table: Table) => Command | undefined),
    by: PersonId | null,
    { client, wire }: Partial<Sender> = {},
  ): Promise<number | null | Fault> {
    for (let tries = 0; tries < MOST_TRIES; tries++) {
      const { table } = this;
      const command = typeof wish === 'function' ? wish(table) : wish;
      if (command === undefined) return null;
      const bar = await wire?.permit?.(command, table.public);
      if (bar !== undefined) return bar;
      if (command.do === 'configure') await this.host.loader.load(command.settings.game ?? '');
      const before = table.events.length;
      const receipt = submit(
        table,
        command,
        by,
        new Now(this.host, await this.nearest(command, by)),
        client,
      );
      const end = table.events.length > before ? await this.copy.keep(before) : 'done';
      if (end instanceof Fault) return end;
      if (end === 'taken') continue;
      if (!(receipt instanceof Fault)) return receipt.first;
      // The command may be allowed after what other processes have added.
      if (!(await this.copy.catchUp())) return receipt;
    }
    return new Fault('table-busy');
  }

  /** Who could play on for somebody who gives up a seat by this command. Nobody stays because that is unknown. */
  private async nearest(command: Command, by: PersonId | null): Promise<Character | undefined> {
    const { host, table } = this;
    const person = goerOf(command, by);
    if (host.nearest === undefined || person === null) return undefined;
    if (table.seatsOf(person).length === 0) return undefined;
    try {
      return await host.nearest(person, table.settings.game);
    } catch (error) {
      host.trouble(this.id, error);
      return undefined;
    }
  }

  private tell(from: number): void {
    this.peers.tell(from);
    this.attendance.changed();
    // When the whole table was read again, it is too late to show anybody out.
    if (from > 0) this.showOut(from);
  }

  /** Whoever was removed has heard so, and hears nothing after it. */
  private showOut(from: number): void {
    const { table } = this;
    const removed = table.events
      .slice(from)
      .flatMap((event) => (event.kind === 'removed' ? [event.person] : []));
    for (const peer of this.peers) {
      if (!removed.includes(peer.person) || table.has(peer.person)) continue;
      peer.viewers.clear();
      this.attendance.drop(peer);
    }
  }
}

/** Where a command came from, and under what name. */
interface Sender {
  readonly client: string;
  readonly wire: Wire;
}

/** Who gives up their seats by a command. */
function goerOf(command: Command, by: PersonId | null): PersonId | null {
  if (command.do === 'leave' || command.do === 'resign') return by;
  return command.do === 'remove' || command.do === 'ban' ? command.person : null;
}

/** Makes a seed only when it is read: most commands need none. */
class Now implements Env {
  readonly now: number;

  constructor(
    private readonly host: Host,
    readonly near: Character | undefined,
  ) {
    this.now = host.now();
  }

  get seed(): string {
    return this.host.seed();
  }
}
