import { Fault, type Game, type MemoryAids, type Preview, type Seat } from '@baithak/kernel';
import {
  type ClientMessage,
  type Connection,
  type ConnectionStatus,
  type FaultData,
  PROTOCOL_VERSION,
  type Presence,
  type TableMessage,
} from '@baithak/protocol';
import { type Command, type MatchGlance, type StreamEvent, seatsOf } from '@baithak/table';
import { Attendance } from './attendance.ts';
import { DealPart, type DealSecrets } from './deal-part.ts';
import { ForcedTurns } from './forced.ts';
import type { Connect } from './lobby.ts';
import { OwnTurn } from './own-turn.ts';
import { fold, type Room } from './room.ts';
import type { SavedText } from './saved.ts';
import {
  actingSeat,
  botsIn,
  curtainOf,
  lastOwnTurn,
  needsCurtain,
  turnsTakenBack,
  viewerOf,
} from './seats.ts';
import type { ReadyTable, TableSnapshot } from './snapshot.ts';
import { Streams } from './streams.ts';

interface ControllerOptions {
  readonly person: string;
  /** The name under which the person joins the table, unless they have joined already. */
  readonly name?: string;
  /** The sign under which others see them. */
  readonly sign?: string | undefined;
  readonly loadGame: (id: string) => Promise<Game | undefined>;
  readonly freshId: () => string;
  readonly now: () => number;
  /** Keeps an unfinished turn over a reload. */
  readonly drafts: SavedText;
  /** Whether the page makes moves for the person that are the only legal ones. */
  readonly playsForced: () => boolean;
  /** This browser's part in fair deals. */
  readonly deals?: DealSecrets;
  /** Keeps over a reload which turns the page made. */
  readonly forcedTurns?: SavedText;
}

/** One table without its drawing: it reduces streams, holds the draft of a turn and sends commands. */
export class TableController {
  private readonly streams = new Streams((message) => this.send(message));
  private readonly listeners = new Set<() => void>();
  private readonly sent = new Set<string>();
  private connection: Connection | undefined;
  private game: Game | undefined;
  private lifted: Seat | null = null;
  private readonly turn: OwnTurn;
  private readonly forcedTurns: ForcedTurns;
  private readonly dealPart: DealPart;
  private readonly attendance: Attendance;
  /** How long the log was when an undo would have taken back turns of bots, so that the page asks first. */
  private asksUndoAt: number | null = null;
  /** The bot whose time was over before its work was done, until somebody at this screen moves. */
  private cutShort: Seat | null = null;
  private joined = false;
  private clockLag = 0;
  private connectionStatus: ConnectionStatus = 'connected';
  private past: { readonly at: number; readonly match: MatchGlance | null } | null = null;
  private refusal: FaultData | null = null;
  private tried: { readonly move: string; readonly refusal: FaultData | null } | null = null;
  private closed: FaultData | null = null;
  /** Who is connected to the table; `null` until the server has said so. */
  private presence: Presence | null = null;
  private snapshot: TableSnapshot = { status: 'loading' };
  private notifying: ReturnType<typeof setTimeout> | undefined;

  constructor(private readonly options: ControllerOptions) {
    this.forcedTurns = new ForcedTurns(options.forcedTurns);
    this.dealPart = new DealPart(options.person, options.deals);
    this.attendance = new Attendance(options.person);
    this.turn = new OwnTurn({
      ...options,
      send: (seat, moves) => this.command({ do: 'move', seat, moves, after: this.entries }),
      unobserved: () => this.nobodyElseLooks,
      hidden: () => this.game === undefined || needsCurtain(this.game, this.own),
    });
  }

  connect(connect: Connect): void {
    this.connection = connect({
      onMessage: (message) => this.receive(message),
      onStatus: (status) => {
        this.connectionStatus = status;
        this.presence = null;
        this.streams.reconnect();
        this.refresh();
      },
      onCut: (seat) => {
        this.cutShort = seat;
        this.refresh();
      },
    });
    this.streams.watch(null);
    // Nobody else can be at a table of this device.
    if (this.options.name !== undefined) this.send({ v: PROTOCOL_VERSION, kind: 'presence' });
  }

  close(): void {
    this.connection?.close();
    this.connection = undefined;
  }

  readonly subscribe = (listener: () => void): (() => void) => {
    this.listeners.add(listener);
    return () => this.listeners.delete(listener);
  };

  readonly getSnapshot = (): TableSnapshot => this.snapshot;

  /** Drafts moves in notation, all or none. If they complete the turn, the turn is played. */
  attempt(...texts: readonly string[]): void {
    if (this.turn.moving) return;
    this.asksUndoAt = null;
    const moves = texts.map((text) => text.trim());
    this.refusal = this.turn.attempt(moves) ?? null;
    this.tried = { move: moves[0] ?? '', refusal: this.refusal };
    this.refresh();
  }

  /** Makes the turn in which there is nothing to choose; the page calls it once it has said so. */
  makeForced(): void {
    this.turn.makeForced();
    this.refresh();
  }

  /** What further moves would lead to from the position on the board. */
  readonly preview = (moves: readonly string[]): Preview | Fault => {
    const { turn, snapshot, past } = this;
    if (!turn.draft || snapshot.status !== 'ready' || turn.moving || past !== null) {
      return new Fault('not-now-here');
    }
    return turn.draft.preview(moves, snapshot.room.settings!.aids);
  };

  /**
   * Takes back the last drafted move, or if there is none, the last turn played at this screen. If that
   * takes back turns of bots as well, the page asks first; whoever presses Undo again means it.
   */
  undo(): void {
    const { snapshot } = this;
    if (snapshot.status !== 'ready') return;
    if (snapshot.asksUndo.length > 0) this.answerUndo(true);
    else if (snapshot.acting !== null && this.turn.undo()) this.dismissRefusal();
    else if (botsIn(snapshot.takesBack, snapshot).length === 0) this.undoTurn(snapshot);
    else this.askUndo(snapshot.room.log.length);
  }

  /** The answer to the page's own question whether to take back turns of bots, too. */
  answerUndo(yes: boolean): void {
    this.askUndo(null);
    if (yes && this.snapshot.status === 'ready') this.undoTurn(this.snapshot);
  }

  private askUndo(at: number | null): void {
    this.asksUndoAt = at;
    this.refresh();
  }

  private undoTurn({ undoes, room, own }: ReadyTable): void {
    if (undoes === null) return;
    this.turn.takeBack(lastOwnTurn(room.log, own));
    this.command({ do: 'undo', seat: undoes });
  }

  resign(seat: Seat): void {
    this.command({ do: 'resign', seat });
  }

  /** `null`: as the host, who holds no seat. */
  answer(seat: Seat | null, yes: boolean): void {
    const question = this.streams.public.question?.asked;
    if (question !== undefined) this.command({ do: 'answer', seat, question, yes });
  }

  /** Everybody moves one seat on, so the curtain has to be lifted again. */
  rematch(): void {
    if (this.snapshot.status !== 'ready') return;
    const [seat] = this.snapshot.own;
    this.hide();
    if (seat !== undefined) this.command({ do: 'rematch', seat });
  }

  /** Shows the match as it was after an event; `null` or the last event shows the present. */
  lookAt(wanted: number | null): void {
    if (this.snapshot.status !== 'ready') return;
    const { room, viewer } = this.snapshot;
    const at = wanted === room.log.at(-1)?.seq ? null : wanted;
    this.past = at === null ? null : { at, match: this.past?.match ?? null };
    if (at !== null) this.send({ v: PROTOCOL_VERSION, kind: 'look', viewer, at });
    this.refresh();
  }

  private setPast(at: number, match: MatchGlance | null): void {
    if (this.past?.at === at) this.past = { at, match };
  }

  /** Says why something that the table never hears of is not possible. */
  refuse(fault: FaultData): void {
    this.refusal = fault;
    this.refresh();
  }

  readonly dismissRefusal = (): void => {
    this.refusal = null;
    this.refresh();
  };

  /** Draws the curtain: from now on the page receives and holds nothing of any seat. */
  hide(): void {
    this.lifted = null;
    this.turn.drop();
    this.refusal = null;
    this.refresh();
  }

  lift(seat: Seat): void {
    this.lifted = seat;
    this.refresh();
  }

  /**
   * A turn that the page completes by itself comes so fast that others could tell it was forced. In a
   * game with secrets that may tell them something, so the page only does it where nobody else is.
   */
  private get nobodyElseLooks(): boolean {
    const { game, own, options } = this;
    const { people } = this.streams.public;
    const isAlone = own.length === 1 && people.every(({ id }) => id === options.person);
    return game?.hasSecrets === false || isAlone;
  }

  /** The number of match entries that the draft builds on. */
  private get entries(): number {
    return this.snapshot.status === 'ready' ? (this.snapshot.room.match?.entries ?? 0) : 0;
  }

  /** Sends a command of the person at this screen. */
  command(command: Command): void {
    if (command.do === 'move' || command.do === 'undo') this.cutShort = null;
    const client = this.options.freshId();
    this.sent.add(client);
    this.send({ v: PROTOCOL_VERSION, kind: 'command', client, command });
  }

  private send(message: ClientMessage): void {
    this.connection?.send(message);
  }

  private receive(message: TableMessage): void {
    if (message.v !== PROTOCOL_VERSION) this.closed = { code: 'message-version' };
    else if (message.kind === 'events') {
      const room = this.streams.of(message.viewer);
      if (room === undefined) return;
      const next = message.events.reduce((before, event) => this.follow(before, event), room);
      // Pages of a long history tell of earlier visits.
      const gone = message.more === true ? null : this.attendance.endIn(next);
      if (gone !== null) {
        this.end(gone);
        return;
      }
      const { moving, madeByPage } = this.turn;
      if (moving && madeByPage) this.forcedTurns.note(next.sealed, message.events, this.own);
      this.streams.set(message.viewer, next);
      // A look at the last match ends when the next one begins.
      if (room.stage === 'over' && next.stage !== 'over') this.past = null;
      if (message.more !== true) this.streams.arrive(message.viewer);
      this.setClock(room.next, message.events);
      void this.loadGame();
      this.join();
      this.takePartInDeal();
    } else if (message.kind === 'glance') this.setPast(message.at, message.match);
    else if (message.kind === 'refused') this.receiveRefusal(message.fault, message.client);
    else if (message.kind === 'presence') this.presence = message;
    else this.sent.delete(message.client);
    this.update();
    this.notifySoon();
  }

  private end(fault: FaultData): void {
    this.closed = fault;
    this.close();
    this.refresh();
  }

  /** A live event carries the table's time; events of the first batch are old. */
  private setClock(next: number, events: readonly StreamEvent[]): void {
    const last = events.at(-1);
    if (next > 0 && last !== undefined) this.clockLag = this.options.now() - last.at;
  }

  private join(): void {
    const { people, settings } = this.streams.public;
    const { person, name, sign } = this.options;
    if (name === undefined || settings === null || this.joined) return;
    this.joined = true;
    const known = people.find(({ id }) => id === person);
    if (known?.name !== name || known.sign !== sign) this.joinAs(name);
  }

  /** Gives the person a name at the table, or another one. */
  joinAs(name: string): void {
    const { sign } = this.options;
    this.command({ do: 'join', name, ...(sign && { sign }) });
  }

  /**
   * Folds one event. A match on a server must be dealt from the promises that this page saw, and whoever has its
   * salt must deal.
   */
  private follow(before: Room, event: StreamEvent): Room {
    const room = fold(before, event);
    this.attendance.note(event);
    // Only tables on a server are joined by name; on a device nobody could cheat.
    if (this.options.name === undefined) return room;
    const isNews = before.next > 0;
    const isDealt = event.kind === 'started' && isNews && this.game?.hasChance === true;
    if (isDealt && this.dealPart.doubts(before, room.sealed)) this.suspectDeal();
    const brokenOff = this.dealPart.brokenOff(before, room);
    if (brokenOff === 'broken-off') this.refusal = { code: 'deal-broken-off' };
    else if (brokenOff === 'unheard' && isNews) this.refusal = { code: 'deal-unheard' };
    return room;
  }

  /** Promises a salt, then reveals it, without the person's doing. */
  private takePartInDeal(): void {
    const command = this.dealPart.next(this.streams.public);
    if (command === 'suspect') this.suspectDeal();
    else if (command !== undefined) {
      // Not among `sent`: the person has asked for nothing, so a refusal is not theirs.
      const client = this.options.freshId();
      this.send({ v: PROTOCOL_VERSION, kind: 'command', client, command });
    }
  }

  private suspectDeal(): void {
    this.refusal = { code: 'deal-suspect' };
  }

  private receiveRefusal(fault: FaultData, client?: string): void {
    if (client !== undefined && !this.sent.delete(client)) return;
    this.turn.moving = false;
    this.turn.drop();
    if (fault.code === 'message-version') this.closed = fault;
    else if (this.streams.public.settings) this.refusal = fault;
    else this.closed = fault;
  }

  private async loadGame(): Promise<void> {
    const id = this.streams.public.settings?.game;
    if (id === undefined || this.game?.id === id) return;
    const game = await this.options.loadGame(id);
    if (game === undefined) this.closed = { code: 'table-unknown-game', args: { game: id } };
    this.game = game;
    this.refresh();
  }

  private refresh(): void {
    this.update();
    this.notify();
  }

  private update(): void {
    if (this.game) this.streams.watchOnly(viewerOf(this.game, this.own, this.lifted));
    const before = this.turn.draft;
    this.snapshot = this.makeSnapshot();
    const { draft } = this.turn;
    if (draft === undefined || draft === before || this.snapshot.status !== 'ready') return;
    if (this.turn.begin(draft, this.snapshot.room.log)) this.undoTurn(this.snapshot);
    this.snapshot = this.makeSnapshot();
  }

  private notify(): void {
    for (const listener of this.listeners) listener();
  }

  /** Bots play faster than the page can draw, so messages that arrive together cause one redraw. */
  private notifySoon(): void {
    this.notifying ??= setTimeout(() => {
      this.notifying = undefined;
      this.notify();
    });
  }

  private get own(): Seat[] {
    return seatsOf(this.streams.public, this.options.person);
  }

  private makeSnapshot(): TableSnapshot {
    const { game, own, lifted } = this;
    const { person } = this.options;
    if (this.closed !== null) return { status: 'closed', fault: this.closed };
    if (game === undefined) return { status: 'loading' };
    const viewer = viewerOf(game, own, lifted);
    const room = this.streams.of(viewer);
    if (room?.settings == null) return { status: 'loading' };
    const curtain = curtainOf(game, room, own, lifted);
    const deciding = curtain === null ? actingSeat(room, own) : null;
    const draft = this.turn.draftFor(game, room, deciding);
    const acting = this.past === null ? deciding : null;
    const now = draft !== undefined && draft.moves.length > 0 ? draft.view : room.match?.view;
    const view = this.past?.match?.view ?? now;
    const forcedTurns = this.forcedTurns.of(room.sealed);
    const takesBack = turnsTakenBack(room.log, own, forcedTurns);
    return {
      status: 'ready',
      game,
      room,
      viewer,
      own,
      acting,
      curtain,
      view: view == null ? null : game.dim(view, room.settings.aids as MemoryAids),
      remembered: view,
      legal: this.turn.moving || this.past !== null ? [] : (draft?.legal ?? []),
      drafted: acting === null ? [] : (draft?.moves ?? []),
      draftedEvents: acting === null ? [] : (draft?.events ?? []),
      refusal: this.refusal,
      tried: this.refusal !== null && this.refusal === this.tried?.refusal ? this.tried.move : null,
      forced: acting !== null && this.turn.forced,
      forcedTurns,
      completed: this.turn.completed,
      cutShort: this.cutShort,
      undoes: lastOwnTurn(room.log, own)?.seat ?? null,
      takesBack,
      asksUndo: this.asksUndoAt === room.log.length ? botsIn(takesBack, { own, room, person }) : [],
      person,
      connection: this.connectionStatus,
      current: this.streams.isCurrent(viewer),
      clockLag: this.clockLag,
      past: this.past?.at ?? null,
      presence: this.presence,
    };
  }
}
