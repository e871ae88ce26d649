import { type Game, IDENTITY_WORDS, MoveList, OVER } from '@baithak/kernel';

export class TooLong extends Error {}

/**
 * Proves forced wins by trying everything on copies of the state with its true history. It shares
 * nothing with the search of the bots but the rules. What it remembers only says which move to try
 * first, so no result depends on it.
 */
export class Prover {
  /** By position and question: the move that last decided it. */
  private readonly deciders = new Map<string, number>();
  private readonly spare: unknown[] = [];
  private readonly lists: MoveList[] = [];
  private readonly words = new Int32Array(IDENTITY_WORDS);

  /** `left` are the nodes for all questions together; without them a question ends with `TooLong`. */
  constructor(
    private readonly game: Game,
    public left: number,
  ) {}

  /** Whether the seat wins within so many plies, whatever the other does. */
  forces(state: unknown, seat: number, plies: number): boolean {
    const { game } = this;
    const status = game.status(state);
    if (status === OVER) return game.result(state).places[1 - seat] === 2;
    if (plies === 0) return false;
    const key = plies > 1 ? this.keyOf(state, seat) : undefined;
    const known = key === undefined ? undefined : this.deciders.get(key);
    const list = this.listOf(state, plies);
    const isDecider = (move: number) => {
      if (--this.left < 0) throw new TooLong();
      const next = game.copy(state, this.spare[plies]);
      this.spare[plies] = next;
      game.play(next, move);
      return this.forces(next, seat, plies - 1) === (status === seat);
    };
    if (known !== undefined && list.includes(known) && isDecider(known)) return status === seat;
    for (let i = 0; i < list.size; i++) {
      const move = list.at(i);
      if (move === known || !isDecider(move)) continue;
      if (key !== undefined) this.deciders.set(key, move);
      return status === seat;
    }
    return status !== seat;
  }

  private listOf(state: unknown, plies: number): MoveList {
    this.lists[plies] ??= new MoveList();
    this.game.moves(state, this.lists[plies]);
    return this.lists[plies];
  }

  private keyOf(state: unknown, seat: number): string | undefined {
    const width = this.game.identify?.(state, this.words);
    return width === undefined ? undefined : `${seat} ${this.words.subarray(0, width).join()}`;
  }
}
