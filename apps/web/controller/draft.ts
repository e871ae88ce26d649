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
  /** Which of the moves follow from the choice before them: forced ones, and further moves of one step. */
  private forced: boolean[] = [];
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

  /** Adds all of these moves, or none if one of them is refused. */
  attempt(moves: readonly string[]): Fault | undefined {
    for (const [made, text] of moves.entries()) {
      const fault = this.add(text, made > 0);
      if (fault === undefined) continue;
      for (let i = 0; i < made; i++) this.takeBack();
      return fault;
    }
    return undefined;
  }

  /**
   * Makes the moves that are the only legal ones. A move that would complete the turn is only made
   * `toTheEnd`. Returns whether the turn is complete.
   */
  playForced(toTheEnd: boolean): boolean {
    while (this.open && this.legal.length === 1) {
      this.add(this.legal[0]!, true);
      if (this.open || toTheEnd) continue;
      this.takeBack();
      return false;
    }
    return !this.open;
  }

  /** Whether nothing is left to choose in this turn. */
  get isForced(): boolean {
    const made = this.moves.length;
    const completes = this.playForced(true);
    while (this.moves.length > made) this.takeBack();
    return completes;
  }

  private add(text: string, forced: boolean): Fault | undefined {
    const fault = this.draft.add(text);
    if (fault !== undefined) return fault;
    this.forced.push(forced);
    this.listMoves();
    return undefined;
  }

  /** Drafts saved moves again; drops them all if they are no longer an unfinished turn. */
  repeat(moves: readonly string[]): void {
    if (moves.length === 0) return;
    const fits = moves.every((text) => this.add(text, false) === undefined) && this.open;
    while (!fits && this.takeBack());
  }

  /** Drafts a turn again that was taken back, up to its last real choice. */
  reopen(moves: readonly string[]): void {
    const fits = moves.every((text) => this.add(text, this.legal.length === 1) === undefined);
    if (fits) this.back();
    else while (this.takeBack());
  }

  /** Goes back to the last real choice: forced moves after it are taken back as well. */
  back(): void {
    while (this.forced.at(-1) === true) this.takeBack();
    this.takeBack();
  }

  /** Whether anything was chosen in this turn. */
  get hasChoices(): boolean {
    return this.forced.includes(false);
  }

  private takeBack(): boolean {
    if (!this.draft.back()) return false;
    this.forced.pop();
    this.listMoves();
    return true;
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
