import {
  Draft,
  FastRandom,
  type Fault,
  type Game,
  type GameEvent,
  MoveList,
  type Seat,
  write,
} from '@baithak/kernel';

/**
 * A seat's turn as it is being made up: moves are tried in a world that its view allows, and
 * nothing leaves the page before the turn is complete.
 */
export class Drafting {
  private readonly draft: Draft<unknown, unknown, unknown, GameEvent>;
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
    const { draft, game, seat } = this;
    return draft.events.flatMap((event) => game.witness(event, seat) ?? []);
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

  private list(): void {
    const moves = new MoveList();
    const { state } = this.draft;
    if (this.open) this.game.moves(state, moves);
    this.legal = moves.toArray().map((move) => write(this.game, state, move));
  }
}
