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
 * A seat's turn as it is being made up: moves are tried in a world that its view allows, and
 * nothing leaves the page before the turn is complete.
 */
export class Drafting {
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
    this.list();
  }

  get moves(): string[] {
    return this.draft.texts;
  }

  /** What they would come to, in the seat's eyes. */
  get told(): GameEvent[] {
    return this.draft.witnessed;
  }

  /** Whether the same seat has more to decide in this turn. */
  get open(): boolean {
    return this.draft.open;
  }

  /** The seat's view after what was tried. */
  get view(): unknown {
    return this.game.view(this.draft.state, this.seat);
  }

  attempt(text: string): Fault | undefined {
    const fault = this.draft.add(text);
    if (fault === undefined) this.list();
    return fault;
  }

  /** Tries again what was tried before; what is not an unfinished turn any more is forgotten. */
  repeat(moves: readonly string[]): void {
    if (moves.length === 0) return;
    const fits = moves.every((text) => this.draft.add(text) === undefined) && this.open;
    while (!fits && this.draft.back());
    this.list();
  }

  back(): void {
    if (this.draft.back()) this.list();
  }

  /** What further moves would lead to. A board asks for the same ones again and again. */
  preview(moves: readonly string[], aids: MemoryAids): Preview | Fault {
    const key = JSON.stringify([aids, moves]);
    const known = this.previews.get(key) ?? this.draft.preview(moves, aids);
    this.previews.set(key, known);
    return known;
  }

  private list(): void {
    this.previews.clear();
    this.legal = this.open ? legalMoves(this.game, this.draft.state) : [];
  }
}
