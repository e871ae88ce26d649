import {
  Fault,
  type Game,
  type MemoryAids,
  type Preview,
  type Seat,
  type Viewer,
} from '@baithak/kernel';
import {
  type ClientMessage,
  type Connection,
  type ConnectionStatus,
  type FaultData,
  PROTOCOL_VERSION,
  type TableMessage,
} from '@baithak/protocol';
import { type Command, type MatchGlance, type StreamEvent, seatsOf } from '@baithak/table';
import { TurnDraft } from './draft.ts';
import type { Connect } from './lobby.ts';
import { EMPTY_ROOM, fold, type Room } from './room.ts';
import { type SavedText, savedMoves, saveMoves } from './saved.ts';
import { actingSeat, curtainOf, lastOwnTurn, needsCurtain, viewerOf } from './seats.ts';
import type { ReadyTable, TableSnapshot } from './snapshot.ts';

interface ControllerOptions {
  readonly person: string;
  /** The name under which the person joins the table, unless they have joined already. */
  readonly name?: string;
  readonly loadGame: (id: string) => Promise<Game | undefined>;
  readonly freshId: () => string;
  readonly now: () => number;
  /** Keeps an unfinished turn over a reload. */
  readonly drafts: SavedText;
  /** Whether the page makes moves for the person that are the only legal ones. */
  readonly playsForced: () => boolean;
}

/** One table without its drawing: it reduces streams, holds the draft of a turn and sends commands. */
export class TableController {
  private readonly rooms = new Map<Viewer, Room>();
  private readonly listeners = new Set<() => void>();
  private readonly sent = new Set<string>();
  /** The viewers whose stream has arrived since the page last connected. */
  private readonly heard = new Set<Viewer>();
  private connection: Connection | undefined;
  private game: Game | undefined;
  private lifted: Seat | null = null;
  private drafting: { readonly at: string; readonly draft: TurnDraft } | undefined;
  /** A complete turn was sent and the table has not answered yet. */
  private moving = false;
  private completed = false;
  /** After an undo the person decides even what is forced, or the page would redo it at once. */
  private undoing = false;
  /** The number of the event whose turn an undo shall take back. */
  private takesBack: number | undefined;
  private joined = false;
  private clockLag = 0;
  private saltedFor: string | null = null;
  private connectionStatus: ConnectionStatus = 'connected';
  private past: { readonly at: number; readonly match: MatchGlance | null } | null = null;
  private refusal: FaultData | null = null;
  private tried: string | null = null;
  private closed: FaultData | null = null;
  private snapshot: TableSnapshot = { status: 'loading' };
  private notifying: ReturnType<typeof setTimeout> | undefined;

  constructor(private readonly options: ControllerOptions) {}

  connect(connect: Connect): void {
    this.connection = connect({
      onMessage: (message) => this.receive(message),
      onStatus: (status) => {
        this.connectionStatus = status;
        this.heard.clear();
        this.refresh();
      },
    });
    this.watch(null);
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
    if (this.moving) return;
    this.undoing = false;
    this.completed = false;
    const moves = texts.map((text) => text.trim());
    this.tried = moves.at(-1) ?? null;
    this.refusal = this.draftMoves(moves) ?? null;
    this.refresh();
  }

  /** What further moves would lead to from the position on the board. */
  readonly preview = (moves: readonly string[]): Preview | Fault => {
    const { drafting, snapshot, past } = this;
    if (drafting === undefined || snapshot.status !== 'ready' || this.moving || past !== null) {
      return new Fault('not-now-here');
    }
    return drafting.draft.preview(moves, snapshot.room.settings!.aids);
  };

  /** Takes back the last drafted move, or if there is none, the last move played at this screen. */
  undo(): void {
    if (this.snapshot.status !== 'ready') return;
    this.undoing = true;
    if (this.drafting?.draft.hasChoices && this.snapshot.acting !== null) {
      this.drafting.draft.back();
      this.saveDraft();
      this.dismissRefusal();
    } else this.undoTurn(this.snapshot);
  }

  private undoTurn({ undoes, room, own }: ReadyTable): void {
    if (undoes === null) return;
    this.takesBack = lastOwnTurn(room.log, own)?.seq;
    this.command({ do: 'undo', seat: undoes });
  }

  resign(seat: Seat): void {
    this.command({ do: 'resign', seat });
  }

  answer(seat: Seat, yes: boolean): void {
    this.command({ do: 'answer', seat, yes });
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

  dismissRefusal(): void {
    this.refusal = null;
    this.refresh();
  }

  /** Draws the curtain: from now on the page receives and holds nothing of any seat. */
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

  private draftMoves(moves: readonly string[]): FaultData | undefined {
    const draft = this.drafting?.draft;
    if (draft === undefined) return { code: 'not-now-here' };
    const fault = draft.attempt(moves);
    if (fault !== undefined) return fault;
    if (draft.open && !this.playForced(draft)) {
      this.saveDraft();
      return undefined;
    }
    this.sendTurn(draft);
    return undefined;
  }

  private sendTurn({ seat, moves }: TurnDraft): void {
    this.moving = true;
    this.command({ do: 'move', seat, moves, after: this.entries });
  }

  /** Makes the moves of a draft that are the only legal ones; returns whether they complete the turn. */
  private playForced(draft: TurnDraft): boolean {
    if (this.undoing || !this.options.playsForced()) return false;
    this.completed = draft.playForced(this.nobodyElseLooks);
    return this.completed;
  }

  /**
   * A turn that the page completes by itself comes so fast that others could tell it was forced. In a
   * game with secrets that may tell them something, so the page only does it where nobody else is.
   */
  private get nobodyElseLooks(): boolean {
    const { game, own, options } = this;
    const people = this.rooms.get(null)?.people ?? [];
    const isAlone = own.length === 1 && people.every(({ id }) => id === options.person);
    return game?.hasSecrets === false || isAlone;
  }

  /** The number of match entries that the draft builds on. */
  private get entries(): number {
    return this.snapshot.status === 'ready' ? (this.snapshot.room.match?.entries ?? 0) : 0;
  }

  /** Sends a command of the person at this screen. */
  command(command: Command): void {
    const client = this.options.freshId();
    this.sent.add(client);
    this.send({ v: PROTOCOL_VERSION, kind: 'command', client, command });
  }

  private send(message: ClientMessage): void {
    this.connection?.send(message);
  }

  private watch(viewer: Viewer): void {
    this.rooms.set(viewer, EMPTY_ROOM);
    this.heard.delete(viewer);
    this.send({ v: PROTOCOL_VERSION, kind: 'watch', viewer, from: 0 });
  }

  private receive(message: TableMessage): void {
    if (message.kind === 'events') {
      const room = this.rooms.get(message.viewer);
      if (room === undefined) return;
      const next = message.events.reduce(fold, room);
      this.rooms.set(message.viewer, next);
      // A look at the last match ends when the next one begins.
      if (room.stage === 'over' && next.stage !== 'over') this.past = null;
      this.heard.add(message.viewer);
      this.setClock(room.next, message.events);
      void this.loadGame();
      this.join();
      this.addSalt();
    } else if (message.kind === 'glance') this.setPast(message.at, message.match);
    else if (message.kind === 'refused') this.receiveRefusal(message.fault, message.client);
    else this.sent.delete(message.client);
    this.update();
    this.notifySoon();
  }

  /** A live event carries the table's time; events of the first batch are old. */
  private setClock(next: number, events: readonly StreamEvent[]): void {
    const last = events.at(-1);
    if (next > 0 && last !== undefined) this.clockLag = this.options.now() - last.at;
  }

  private join(): void {
    const { people, settings } = this.rooms.get(null) ?? EMPTY_ROOM;
    const { person, name } = this.options;
    if (name === undefined || settings === null || this.joined) return;
    this.joined = true;
    const known = people.find(({ id }) => id === person);
    if (known?.name !== name) this.command({ do: 'join', name });
  }

  /** Adds entropy after the seed is committed (commit-reveal), so that nobody alone decides the chance. */
  private addSalt(): void {
    const { seal, stage, people } = this.rooms.get(null) ?? EMPTY_ROOM;
    const { person, freshId } = this.options;
    if (seal === null || stage === 'playing' || seal.commitment === this.saltedFor) return;
    if (!people.some(({ id }) => id === person) || seal.salted.includes(person)) return;
    this.saltedFor = seal.commitment;
    this.command({ do: 'salt', text: freshId() });
  }

  private receiveRefusal(fault: FaultData, client?: string): void {
    if (client !== undefined && !this.sent.delete(client)) return;
    this.moving = false;
    this.drafting = undefined;
    if (this.rooms.get(null)?.settings) this.refusal = fault;
    else this.closed = fault;
  }

  private async loadGame(): Promise<void> {
    const id = this.rooms.get(null)?.settings?.game;
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
    this.watchViewer();
    const before = this.drafting;
    this.snapshot = this.makeSnapshot();
    if (this.drafting === undefined || this.drafting === before) return;
    if (this.undoing) this.reopen(this.drafting.draft);
    else if (this.playForced(this.drafting.draft)) this.sendTurn(this.drafting.draft);
    this.snapshot = this.makeSnapshot();
  }

  /** An undo goes back to the last real choice: within the turn, or beyond one that was forced. */
  private reopen(draft: TurnDraft): void {
    const { snapshot, takesBack } = this;
    if (snapshot.status !== 'ready') return;
    // Others may have declined it, and the match may have gone on.
    const line = snapshot.room.log.find(({ seq, undone }) => seq === takesBack && undone);
    if (line === undefined) return;
    this.takesBack = undefined;
    draft.reopen(line.moves);
    this.saveDraft();
    const isForced = draft.legal.length === 1 && this.options.playsForced() && this.nobodyElseLooks;
    if (isForced && draft.moves.length === 0) this.undoTurn(snapshot);
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
    return seatsOf(this.rooms.get(null) ?? EMPTY_ROOM, this.options.person);
  }

  private watchViewer(): void {
    if (this.game === undefined) return;
    const wanted = viewerOf(this.game, this.own, this.lifted);
    for (const viewer of this.rooms.keys()) {
      if (viewer === null || viewer === wanted) continue;
      this.rooms.delete(viewer);
      this.send({ v: PROTOCOL_VERSION, kind: 'unwatch', viewer });
    }
    if (!this.rooms.has(wanted)) this.watch(wanted);
  }

  private makeSnapshot(): TableSnapshot {
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
      draftedEvents: acting === null ? [] : (draft?.events ?? []),
      refusal: this.refusal,
      tried: this.tried,
      completed: this.completed,
      undoes: lastOwnTurn(room.log, own)?.seat ?? null,
      person: this.options.person,
      connection: this.connectionStatus,
      current: this.heard.has(viewer),
      clockLag: this.clockLag,
      past: this.past?.at ?? null,
    };
  }

  /** The draft of the acting seat. It lasts until the match goes on. */
  private draftFor(game: Game, room: Room, acting: Seat | null): TurnDraft | undefined {
    if (acting === null || room.match === null) {
      this.drafting = undefined;
      this.moving = false;
      return undefined;
    }
    const at = JSON.stringify([room.seal?.commitment, acting, room.match.entries]);
    if (this.drafting?.at !== at) {
      const draft = new TurnDraft(game, room.match.view, acting, this.options.freshId());
      draft.repeat(savedMoves(this.options.drafts, at));
      this.drafting = { at, draft };
      this.moving = false;
    }
    return this.drafting.draft;
  }

  /** A draft that a curtain hides is not saved: the next person could read it. */
  private saveDraft(): void {
    const { drafting, game, own } = this;
    if (drafting === undefined || game === undefined || needsCurtain(game, own)) return;
    saveMoves(this.options.drafts, drafting.at, drafting.draft.moves);
  }
}
