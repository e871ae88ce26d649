import {
  Draft,
  FastRandom,
  type Fault,
  type Game,
  type GameEvent,
  legalMoves,
  type MemoryAids,
  type Preview,
  type Seat,
} from '@baithak/kernel';

/**
 * The unfinished turn of a seat. Its moves are played on an imagined state that fits the seat's view;
 * nothing leaves the page before the turn is complete.
 */
export class TurnDraft {
  private readonly draft: Draft<unknown, unknown, unknown, GameEvent>;
  private readonly previews = new Map<string, Preview | Fault>();
  legal: readonly string[] = [];

  constructor(
    private readonly game: Game,
    view: unknown,
    readonly seat: Seat,
    seed: string,
  ) {
    this.draft = new Draft(game, game.imagine(view, new FastRandom(seed)), seat);
    this.listMoves();
  }

  get moves(): string[] {
    return this.draft.texts;
  }

  /** What the moves lead to, as the seat sees it. */
  get events(): GameEvent[] {
    return this.draft.witnessed;
  }

  /** Whether the seat has more to decide in this turn. */
  get open(): boolean {
    return this.draft.open;
  }

  /** The seat's view after the drafted moves. */
  get view(): unknown {
    return this.game.view(this.draft.state, this.seat);
  }

  attempt(text: string): Fault | undefined {
    const fault = this.draft.add(text);
    if (fault === undefined) this.listMoves();
    return fault;
  }

  /** Drafts saved moves again; drops them all if they are no longer an unfinished turn. */
  repeat(moves: readonly string[]): void {
    if (moves.length === 0) return;
    const fits = moves.every((text) => this.draft.add(text) === undefined) && this.open;
    while (!fits && this.draft.back());
    this.listMoves();
  }

  back(): void {
    if (this.draft.back()) this.listMoves();
  }

  /** What further moves would lead to; cached, since boards ask for the same moves again and again. */
  preview(moves: readonly string[], aids: MemoryAids): Preview | Fault {
    const key = JSON.stringify([aids, moves]);
    const known = this.previews.get(key) ?? this.draft.preview(moves, aids);
    this.previews.set(key, known);
    return known;
  }

  private listMoves(): void {
    this.previews.clear();
    this.legal = this.open ? legalMoves(this.game, this.draft.state) : [];
  }
}
