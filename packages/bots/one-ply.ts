import { MoveList, type Seat } from '@baithak/kernel';
import type { Judge } from './judge.ts';

/** Judges what each legal move leads to, before any chance step that follows it. */
export class OnePly<State> {
  readonly moves = new MoveList();
  /** By the index of the move: the mover's chance to win after it. */
  values = new Float64Array(64);
  private after: State | undefined;

  constructor(private readonly judge: Judge<State>) {}

  /**
   * `worlds` are states that the mover cannot tell from `state`. A move that reveals something is
   * judged in each of them; `state` itself might give away what it reveals.
   */
  rate(state: State, seat: Seat, worlds: () => readonly State[]): void {
    this.judge.game.moves(state, this.moves);
    this.judgeMoves(state, seat, worlds);
  }

  /** The index of the best move, the first one if several are equally good. */
  best(): number {
    let best = 0;
    for (let i = 1; i < this.moves.size; i++) {
      if ((this.values[i] as number) > (this.values[best] as number)) best = i;
    }
    return best;
  }

  /** Plays the best move in an imagined world, whose secrets nobody has to keep. */
  play(state: State): void {
    const { judge, moves } = this;
    judge.game.moves(state, moves);
    if (moves.size > 1) this.judgeMoves(state, judge.game.status(state), () => [state]);
    judge.game.play(state, moves.at(moves.size > 1 ? this.best() : 0));
  }

  private judgeMoves(state: State, seat: Seat, worlds: () => readonly State[]): void {
    const { judge, moves } = this;
    judge.anchor(state, seat);
    if (this.values.length < moves.size) this.values = new Float64Array(2 * moves.size);
    for (let i = 0; i < moves.size; i++) {
      const after = this.played(state, moves.at(i));
      this.values[i] = judge.isSample(state, after)
        ? this.mean(worlds(), moves.at(i), seat)
        : judge.chance(after, seat);
    }
  }

  private mean(worlds: readonly State[], move: number, seat: Seat): number {
    let sum = 0;
    for (const world of worlds) sum += this.judge.chance(this.played(world, move), seat);
    return sum / worlds.length;
  }

  private played(state: State, move: number): State {
    const { game } = this.judge;
    this.after = game.copy(state, this.after);
    game.play(this.after, move);
    return this.after;
  }
}
