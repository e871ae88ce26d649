import { type Game, MARK_WORDS, type Move } from '@baithak/kernel';

/** Goes down and up the lines of a game. The state is always the one at the end of the line. */
export interface Walk<State> {
  readonly state: State;
  play(move: Move): void;
  back(): void;
}

/** A walk from a copy of the root; it takes moves back where the game can, else it keeps copies. */
export function walkFrom<State>(game: Game<State>, root: State): Walk<State> {
  return game.mark !== undefined && game.unplay !== undefined
    ? new MarkedWalk(game, root)
    : new CopiedWalk(game, root);
}

class MarkedWalk<State> implements Walk<State> {
  readonly state: State;
  private readonly marks: Int32Array[] = [];
  private ply = 0;

  constructor(
    private readonly game: Game<State>,
    root: State,
  ) {
    this.state = game.copy(root);
  }

  play(move: Move): void {
    this.marks[this.ply] ??= new Int32Array(MARK_WORDS);
    this.game.mark?.(this.state, this.marks[this.ply++] as Int32Array);
    this.game.play(this.state, move);
  }

  back(): void {
    this.game.unplay?.(this.state, this.marks[--this.ply] as Int32Array);
  }
}

class CopiedWalk<State> implements Walk<State> {
  private readonly states: State[];
  private ply = 0;

  constructor(
    private readonly game: Game<State>,
    root: State,
  ) {
    this.states = [game.copy(root)];
  }

  get state(): State {
    return this.states[this.ply] as State;
  }

  play(move: Move): void {
    const { game, states, ply } = this;
    states[ply + 1] = game.copy(states[ply] as State, states[ply + 1]);
    game.play(states[++this.ply] as State, move);
  }

  back(): void {
    this.ply--;
  }
}
