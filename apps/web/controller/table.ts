import {
  Fault,
  type Game,
  type GameEvent,
  type MemoryAids,
  type Preview,
  type Seat,
  type Viewer,
} from '@baithak/kernel';
import type { ClientMessage, FaultData, LineStatus, TableMessage } from '@baithak/protocol';
import type { Command, MatchGlance, StreamEvent } from '@baithak/table';
import { Drafting } from './drafting.ts';
import { keepMoves, keptMoves } from './kept-draft.ts';
import type { Dial, Line } from './lobby.ts';
import { EMPTY_ROOM, fold, type LogLine, type Room } from './room.ts';
import { type Curtain, curtainOf, needsCurtain, seatsOf, viewerOf } from './screen.ts';
import type { Shelf } from './shelf.ts';

/** What the page shows of a table right now. */
export type TableSnapshot =
  | { readonly status: 'loading' }
  | { readonly status: 'closed'; readonly fault: FaultData }
  | ReadyTable;

export interface ReadyTable {
  readonly status: 'ready';
  readonly game: Game;
  readonly room: Room;
  readonly viewer: Viewer;
  readonly own: readonly Seat[];
  /** The seat that decides at this screen now. */
  readonly acting: Seat | null;
  readonly curtain: Curtain | null;
  /** As the memory aids leave it; with the moves of an unfinished turn already made. */
  readonly view: unknown;
  readonly legal: readonly string[];
  readonly drafted: readonly string[];
  /** What the moves of an unfinished turn come to. */
  readonly foretold: readonly GameEvent[];
  readonly refusal: FaultData | null;
  /** What was tried when it was refused. */
  readonly tried: string | null;
  /** Whose last move an undo at this screen would take back. */
  readonly undoes: Seat | null;
  readonly person: string;
  readonly line: LineStatus;
  /** Whether all that happened up to now was heard, and not only what was before the line was cut. */
  readonly current: boolean;
  /** How far this device's clock is ahead of the table's. */
  readonly clockLag: number;
  /** The number of the earlier event that is looked at. */
  readonly past: number | null;
}

export interface TableParts {
  readonly person: string;
  /** Comes into the room under this name, if not there yet. */
  readonly name?: string;
  readonly loadGame: (id: string) => Promise<Game | undefined>;
  readonly freshId: () => string;
  readonly now: () => number;
  /** Keeps an unfinished turn over a reload. */
  readonly drafts: Shelf;
}

/** One table at this page, apart from how it is drawn: streams in, commands out, drafts between. */
export class TableController {
  private readonly rooms = new Map<Viewer, Room>();
  private readonly listeners = new Set<() => void>();
  private readonly sent = new Set<string>();
  /** The streams that were taken up since the line was made. */
  private readonly heard = new Set<Viewer>();
  private line: Line | undefined;
  private game: Game | undefined;
  private lifted: Seat | null = null;
  private drafting: { readonly at: string; readonly draft: Drafting } | undefined;
  private moving = false;
  private joined = false;
  private clockLag = 0;
  private saltedFor: string | null = null;
  private lineStatus: LineStatus = 'connected';
  private past: { readonly at: number; readonly match: MatchGlance | null } | null = null;
  private refusal: FaultData | null = null;
  private tried: string | null = null;
  private closed: FaultData | null = null;
  private snapshot: TableSnapshot = { status: 'loading' };
  private telling: ReturnType<typeof setTimeout> | undefined;

  constructor(private readonly parts: TableParts) {}

  connect(dial: Dial): void {
    this.line = dial({
      hear: (message) => this.hear(message),
      tell: (status) => {
        this.lineStatus = status;
        this.heard.clear();
        this.refresh();
      },
    });
    this.watch(null);
  }

  close(): void {
    this.line?.hangUp();
    this.line = undefined;
  }

  readonly subscribe = (listener: () => void): (() => void) => {
    this.listeners.add(listener);
    return () => this.listeners.delete(listener);
  };

  readonly getSnapshot = (): TableSnapshot => this.snapshot;

  /** Tries a move in notation; a turn that is complete with it is played. */
  attempt(text: string): void {
    if (this.moving) return;
    this.tried = text.trim();
    this.refusal = this.tryOut(this.tried) ?? null;
    this.refresh();
  }

  /** What further moves would lead to from what the board shows. */
  readonly preview = (moves: readonly string[]): Preview | Fault => {
    const { drafting, snapshot, past } = this;
    if (drafting === undefined || snapshot.status !== 'ready' || this.moving || past !== null) {
      return new Fault('not-now-here');
    }
    return drafting.draft.preview(moves, snapshot.room.settings!.aids);
  };

  /** Takes back a move of an unfinished turn, or else the last one that was played here. */
  undo(): void {
    if (this.snapshot.status !== 'ready') return;
    if (this.snapshot.drafted.length > 0) {
      this.drafting?.draft.back();
      this.keepDraft();
      this.forgive();
    } else if (this.snapshot.undoes !== null) {
      this.command({ do: 'undo', seat: this.snapshot.undoes });
    }
  }

  resign(seat: Seat): void {
    this.command({ do: 'resign', seat });
  }

  answer(seat: Seat, yes: boolean): void {
    this.command({ do: 'answer', seat, yes });
  }

  /** With everybody one seat on; whoever looks next has to lift the curtain. */
  rematch(): void {
    if (this.snapshot.status !== 'ready') return;
    const [seat] = this.snapshot.own;
    this.hide();
    if (seat !== undefined) this.command({ do: 'rematch', seat });
  }

  /** Shows how the match stood after an event; `null` or the last one: as it stands now. */
  lookAt(wanted: number | null): void {
    if (this.snapshot.status !== 'ready') return;
    const { room, viewer } = this.snapshot;
    const at = wanted === room.log.at(-1)?.seq ? null : wanted;
    this.past = at === null ? null : { at, match: this.past?.match ?? null };
    if (at !== null) this.send({ v: 1, kind: 'look', viewer, at });
    this.refresh();
  }

  private seePast(at: number, match: MatchGlance | null): void {
    if (this.past?.at === at) this.past = { at, match };
  }

  forgive(): void {
    this.refusal = null;
    this.refresh();
  }

  /** Draws the curtain: from here on the page hears and holds nothing of any seat. */
  hide(): void {
    this.lifted = null;
    this.drafting = undefined;
    this.refusal = null;
    this.refresh();
  }

  lift(seat: Seat): void {
    this.lifted = seat;
    this.refresh();
  }

  private tryOut(text: string): FaultData | undefined {
    const draft = this.drafting?.draft;
    if (draft === undefined) return { code: 'not-now-here' };
    const fault: Fault | undefined = draft.attempt(text);
    if (fault !== undefined) return fault;
    if (draft.open) {
      this.keepDraft();
      return undefined;
    }
    this.moving = true;
    const { seat, moves } = draft;
    this.command({ do: 'move', seat, moves, after: this.entries });
    return undefined;
  }

  /** How much of the match the draft knows. */
  private get entries(): number {
    return this.snapshot.status === 'ready' ? (this.snapshot.room.match?.entries ?? 0) : 0;
  }

  /** Gives any other command of the person at this screen. */
  command(command: Command): void {
    const client = this.parts.freshId();
    this.sent.add(client);
    this.send({ v: 1, kind: 'command', client, command });
  }

  private send(message: ClientMessage): void {
    this.line?.send(message);
  }

  private watch(viewer: Viewer): void {
    this.rooms.set(viewer, EMPTY_ROOM);
    this.heard.delete(viewer);
    this.send({ v: 1, kind: 'watch', viewer, from: 0 });
  }

  private hear(message: TableMessage): void {
    if (message.kind === 'events') {
      const room = this.rooms.get(message.viewer);
      if (room === undefined) return;
      this.rooms.set(message.viewer, message.events.reduce(fold, room));
      this.heard.add(message.viewer);
      this.setClock(room.next, message.events);
      void this.loadGame();
      this.join();
      this.addSalt();
    } else if (message.kind === 'glance') this.seePast(message.at, message.match);
    else if (message.kind === 'refused') this.hearRefusal(message.fault, message.client);
    else this.sent.delete(message.client);
    this.renew();
    this.tellSoon();
  }

  /** An event that has just happened tells the table's time. */
  private setClock(next: number, events: readonly StreamEvent[]): void {
    const last = events.at(-1);
    if (next > 0 && last !== undefined) this.clockLag = this.parts.now() - last.at;
  }

  private join(): void {
    const { people, settings } = this.rooms.get(null) ?? EMPTY_ROOM;
    const { person, name } = this.parts;
    if (name === undefined || settings === null || this.joined) return;
    this.joined = true;
    const known = people.find(({ id }) => id === person);
    if (known?.name !== name) this.command({ do: 'join', name });
  }

  /** Adds to the chance of the next match once its seed is fixed, so that nobody alone decides it. */
  private addSalt(): void {
    const { seal, stage, people } = this.rooms.get(null) ?? EMPTY_ROOM;
    const { person, freshId } = this.parts;
    if (seal === null || stage === 'playing' || seal.commitment === this.saltedFor) return;
    if (!people.some(({ id }) => id === person) || seal.salted.includes(person)) return;
    this.saltedFor = seal.commitment;
    this.command({ do: 'salt', text: freshId() });
  }

  private hearRefusal(fault: FaultData, client?: string): void {
    if (client !== undefined && !this.sent.delete(client)) return;
    this.moving = false;
    this.drafting = undefined;
    if (this.rooms.get(null)?.settings) this.refusal = fault;
    else this.closed = fault;
  }

  private async loadGame(): Promise<void> {
    const id = this.rooms.get(null)?.settings?.game;
    if (id === undefined || this.game?.id === id) return;
    const game = await this.parts.loadGame(id);
    if (game === undefined) this.closed = { code: 'table-unknown-game', args: { game: id } };
    this.game = game;
    this.refresh();
  }

  private refresh(): void {
    this.renew();
    this.tell();
  }

  private renew(): void {
    this.watchTheRightSeat();
    this.snapshot = this.look();
  }

  private tell(): void {
    for (const listener of this.listeners) listener();
  }

  /** Bots among themselves play faster than a page can be drawn: what comes at once is told at once. */
  private tellSoon(): void {
    this.telling ??= setTimeout(() => {
      this.telling = undefined;
      this.tell();
    });
  }

  private get own(): Seat[] {
    return seatsOf(this.rooms.get(null) ?? EMPTY_ROOM, this.parts.person);
  }

  private watchTheRightSeat(): void {
    if (this.game === undefined) return;
    const wanted = viewerOf(this.game, this.own, this.lifted);
    for (const viewer of this.rooms.keys()) {
      if (viewer === null || viewer === wanted) continue;
      this.rooms.delete(viewer);
      this.send({ v: 1, kind: 'unwatch', viewer });
    }
    if (!this.rooms.has(wanted)) this.watch(wanted);
  }

  private look(): TableSnapshot {
    const { game, own, lifted } = this;
    if (this.closed !== null) return { status: 'closed', fault: this.closed };
    if (game === undefined) return { status: 'loading' };
    const viewer = viewerOf(game, own, lifted);
    const room = this.rooms.get(viewer);
    if (room?.settings == null) return { status: 'loading' };
    const curtain = curtainOf(game, room, own, lifted);
    const deciding = curtain === null ? actingSeat(room, own) : null;
    const draft = this.draftFor(game, room, deciding);
    const acting = this.past === null ? deciding : null;
    const now = draft !== undefined && draft.moves.length > 0 ? draft.view : room.match?.view;
    const view = this.past?.match?.view ?? now;
    return {
      status: 'ready',
      game,
      room,
      viewer,
      own,
      acting,
      curtain,
      view: view == null ? null : game.dim(view, room.settings.aids as MemoryAids),
      legal: this.moving || this.past !== null ? [] : (draft?.legal ?? []),
      drafted: acting === null ? [] : (draft?.moves ?? []),
      foretold: acting === null ? [] : (draft?.told ?? []),
      refusal: this.refusal,
      tried: this.tried,
      undoes: lastDecider(room.log, own),
      person: this.parts.person,
      line: this.lineStatus,
      current: this.heard.has(viewer),
      clockLag: this.clockLag,
      past: this.past?.at ?? null,
    };
  }

  /** A draft lasts until the match moves on. */
  private draftFor(game: Game, room: Room, acting: Seat | null): Drafting | undefined {
    if (acting === null || room.match === null) {
      this.drafting = undefined;
      this.moving = false;
      return undefined;
    }
    const at = JSON.stringify([room.seal?.commitment, acting, room.match.entries]);
    if (this.drafting?.at !== at) {
      const draft = new Drafting(game, room.match.view, acting, this.parts.freshId());
      draft.repeat(keptMoves(this.parts.drafts, at));
      this.drafting = { at, draft };
      this.moving = false;
    }
    return this.drafting.draft;
  }

  /** Nothing of what a curtain hides stays in the page. */
  private keepDraft(): void {
    const { drafting, game, own } = this;
    if (drafting === undefined || game === undefined || needsCurtain(game, own)) return;
    keepMoves(this.parts.drafts, drafting.at, drafting.draft.moves);
  }
}

function actingSeat(room: Room, own: readonly Seat[]): Seat | null {
  const turn = room.match?.turn;
  if (room.stage !== 'playing' || room.paused || turn?.kind !== 'seat') return null;
  return own.includes(turn.seat) ? turn.seat : null;
}

function lastDecider(log: readonly LogLine[], own: readonly Seat[]): Seat | null {
  const line = log.findLast(({ seat, undone }) => seat !== null && !undone && own.includes(seat));
  return line?.seat ?? null;
}
