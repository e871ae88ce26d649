import type { Entry, Step } from './entry.ts';
import { isStep } from './entry.ts';
import type { Game, GameEvent } from './game.ts';
import { sure } from './message.ts';

/** An undo replays fewer steps than this. */
const SPACING = 16;
/** How many checkpoints a snapshot holds, so that an undo after it is as quick as before. */
const KEPT_CHECKPOINTS = 2;

/** A copy of a state on the way: `at * SPACING` steps came before it. */
export type Checkpoint<State> = readonly [at: number, state: State];

/** The deal and the decisions that no undo took back, and how the game stood on the way. */
export class Steps<State, View, Attempt, Event extends GameEvent> {
  readonly list: Step[] = [];
  /** The state after every so many steps, so that an undo replays only a few of them. */
  private readonly checkpoints: State[] = [];

  constructor(
    private readonly game: Game<State, View, Attempt, Event>,
    private readonly start: State,
  ) {}

  /** Adds a step that is about to change this state. */
  begin(step: Step, state: State): void {
    const { list, checkpoints } = this;
    if (list.length % SPACING === 0) checkpoints[list.length / SPACING] = this.game.copy(state);
    list.push(step);
  }

  /** Drops the last step; returns the state before it. */
  takeBack(): State {
    const { list, checkpoints } = this;
    list.pop();
    // Those beyond belong to steps that are taken back.
    checkpoints.length = Math.min(checkpoints.length, Math.floor(list.length / SPACING) + 1);
    return this.after(list, list.length);
  }

  /** The state after some entries of the log, the first of which are those of this match. */
  stateAfter(entries: readonly Entry[]): State {
    const then: Step[] = [];
    for (const entry of entries) {
      if (isStep(entry)) then.push(entry);
      else if (entry.kind === 'undo') then.pop();
    }
    const parted = then.findIndex((step, i) => step !== this.list[i]);
    return this.after(then, parted < 0 ? then.length : parted);
  }

  /** The last checkpoints, for a snapshot. */
  lastCheckpoints(): Checkpoint<State>[] {
    const { game, checkpoints } = this;
    const all = checkpoints.flatMap((state, at) => [[at, game.copy(state)] as const]);
    return all.slice(-KEPT_CHECKPOINTS);
  }

  /** Stands as it did when a snapshot was taken. */
  resume(list: readonly Step[], checkpoints: readonly Checkpoint<State>[]): void {
    this.list.push(...list);
    for (const [at, state] of checkpoints) this.checkpoints[at] = this.game.copy(state);
  }

  /** The state after some steps; the first `common` of them still count, so their checkpoints help. */
  private after(steps: readonly Step[], common: number): State {
    const { game, checkpoints } = this;
    let at = Math.floor(common / SPACING);
    while (at > 0 && checkpoints[at] === undefined) at--;
    const state = game.copy(checkpoints[at] ?? this.start);
    steps.slice(at * SPACING).forEach((step, i) => {
      const done = at * SPACING + i;
      // A match that was resumed does not have all checkpoints.
      if (done % SPACING === 0 && done <= common) checkpoints[done / SPACING] ??= game.copy(state);
      for (const text of step.kind === 'decision' ? step.moves : []) {
        game.play(state, sure(game.judge(state, sure(game.parse(text)))));
      }
      for (const { text } of step.outcomes) {
        game.resolve(state, sure(game.readOutcome(state, text)));
      }
    });
    return state;
  }
}
