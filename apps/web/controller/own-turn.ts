import type { Game, Seat } from '@baithak/kernel';
import type { FaultData } from '@baithak/protocol';
import { TurnDraft } from './draft.ts';
import type { LogLine, Room } from './room.ts';
import { type SavedText, savedMoves, saveMoves } from './saved.ts';

interface OwnTurnOptions {
  readonly freshId: () => string;
  /** Keeps an unfinished turn over a reload. */
  readonly drafts: SavedText;
  /** Whether the page makes moves for the person that are the only legal ones. */
  readonly playsForced: () => boolean;
  /** Sends a complete turn to the table. */
  readonly send: (seat: Seat, moves: readonly string[]) => void;
  /** Whether nobody could learn anything from how fast a turn comes. */
  readonly unobserved: () => boolean;
  /** Whether a curtain hides the draft: then it is not saved, since the next person could read it. */
  readonly hidden: () => boolean;
}

/** The turn that is made at this screen: its draft, what the page adds to it, what an undo opens again. */
export class OwnTurn {
  private drafting: { readonly at: string; readonly draft: TurnDraft } | undefined;
  /** A complete turn was sent and the table has not answered yet. */
  moving = false;
  /** Nothing is to be chosen in this turn: the page makes it once people have been told. */
  private pending = false;
  /** Whether the turn that was sent is one that the page made as a whole. */
  madeByPage = false;
  /** Whether the page completed the last turn, because there was nothing to choose. */
  completed = false;
  /** After an undo the person decides even what is forced, or the page would redo it at once. */
  private undoing = false;
  /** The number of the event whose turn an undo shall take back. */
  private takesBack: number | undefined;

  constructor(private readonly options: OwnTurnOptions) {}

  get draft(): TurnDraft | undefined {
    return this.drafting?.draft;
  }

  /** Drafts moves in notation, all or none. If they complete the turn, it is sent. */
  attempt(moves: readonly string[]): FaultData | undefined {
    const { draft } = this;
    this.undoing = false;
    this.completed = false;
    this.pending = false;
    if (draft === undefined) return { code: 'not-now-here' };
    const fault = draft.attempt(moves);
    if (fault !== undefined) return fault;
    if (draft.open && !this.playForced(draft)) this.save();
    else this.send(draft);
    return undefined;
  }

  /** Whether the page is about to make this turn. */
  get forced(): boolean {
    return this.pending && !this.moving && this.options.playsForced();
  }

  /** Makes the turn in which there is nothing to choose. */
  makeForced(): void {
    const { draft } = this;
    if (!this.forced || draft === undefined) return;
    this.pending = false;
    this.completed = draft.playForced(true);
    this.send(draft, true);
  }

  /** Takes back the last drafted choice; returns whether there was one. */
  undo(): boolean {
    if (this.draft?.hasChoices !== true) return false;
    this.undoing = true;
    this.draft.back();
    this.save();
    return true;
  }

  /** An undo of a turn that the table knows has been asked for. */
  takeBack(line: LogLine | undefined): void {
    this.undoing = true;
    this.takesBack = line?.seq;
  }

  drop(): void {
    this.drafting = undefined;
  }

  /** The draft of the acting seat. It lasts until the match goes on. */
  draftFor(game: Game, room: Room, acting: Seat | null): TurnDraft | undefined {
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
      this.pending = false;
    }
    return this.drafting.draft;
  }

  /**
   * What the page does with a draft that has just begun: opens a turn again that was taken back, or
   * plays what is forced. A turn that is forced as a whole waits until people know about it. Returns
   * whether the undo has to go on, beyond a turn that was forced.
   */
  begin(draft: TurnDraft, log: readonly LogLine[]): boolean {
    if (this.undoing) return this.reopen(draft, log);
    this.pending = this.options.unobserved() && draft.isForced;
    if (!this.pending) this.playForced(draft);
    return false;
  }

  private reopen(draft: TurnDraft, log: readonly LogLine[]): boolean {
    // Others may have declined it, and the match may have gone on.
    const line = log.find(({ seq, undone }) => seq === this.takesBack && undone);
    if (line === undefined) return false;
    this.takesBack = undefined;
    draft.reopen(line.moves);
    this.save();
    const { playsForced, unobserved } = this.options;
    const isForced = draft.legal.length === 1 && playsForced() && unobserved();
    return isForced && draft.moves.length === 0;
  }

  private send({ seat, moves }: TurnDraft, byPage = false): void {
    this.moving = true;
    this.madeByPage = byPage;
    this.options.send(seat, moves);
  }

  /** Makes the moves of a draft that are the only legal ones; returns whether they complete the turn. */
  private playForced(draft: TurnDraft): boolean {
    if (this.undoing || !this.options.playsForced()) return false;
    this.completed = draft.playForced(this.options.unobserved());
    return this.completed;
  }

  private save(): void {
    const { drafting, options } = this;
    if (drafting === undefined || options.hidden()) return;
    saveMoves(options.drafts, drafting.at, drafting.draft.moves);
  }
}
