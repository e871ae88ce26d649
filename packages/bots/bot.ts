import type { Game, GameEvent, Json, Random } from '@baithak/kernel';

/** How long a bot may think: a time, a number of work units, or both. It stops at whichever comes first. */
export interface Budget {
  readonly ms?: number;
  readonly iterations?: number;
}

/** The caller sets it to get the answer now; the bot reads it whenever it pauses. */
export interface StopSignal {
  stopped: boolean;
}

/** A clock in milliseconds and a way to let other code run, which pure code does not have. */
export interface Runtime {
  now(): number;
  pause(): Promise<void>;
}

/** One decision to make. A bot knows only the view, and thinks in worlds that it imagines from it. */
export interface Task<State, View, Attempt, Event extends GameEvent> {
  readonly game: Game<State, View, Attempt, Event>;
  /** What the deciding seat could know with perfect memory. */
  readonly view: View;
  readonly random: Random;
  readonly budget: Budget;
  readonly stop: StopSignal;
  readonly runtime: Runtime;
}

export interface Choice {
  /** In notation, and legal. */
  readonly move: string;
  /** Facts about the choice; each bot documents its own. */
  readonly thoughts: { readonly [key: string]: Json };
}

export type Bot<
  State = unknown,
  View = unknown,
  Attempt = unknown,
  Event extends GameEvent = GameEvent,
> = (task: Task<State, View, Attempt, Event>) => Promise<Choice>;

/** To pause more often than this costs more than it helps. */
const PAUSE_EVERY_MS = 10;

/** Keeps a bot within its budget while it thinks. */
export class Limit {
  private readonly start: number;
  private lastPause: number;

  constructor(
    private readonly budget: Budget,
    private readonly stop: StopSignal,
    private readonly runtime: Runtime,
  ) {
    this.start = runtime.now();
    this.lastPause = this.start;
  }

  get elapsed(): number {
    return this.runtime.now() - this.start;
  }

  /** How many units of work are left; infinite if only time counts. */
  left(done: number): number {
    return Math.max(0, (this.budget.iterations ?? Number.POSITIVE_INFINITY) - done);
  }

  /** Lets other code run from time to time; returns whether to go on after `done` units of work. */
  async goOn(done: number): Promise<boolean> {
    const now = this.runtime.now();
    if (now - this.lastPause >= PAUSE_EVERY_MS) {
      await this.runtime.pause();
      this.lastPause = this.runtime.now();
    }
    const { ms = Number.POSITIVE_INFINITY } = this.budget;
    return !this.stop.stopped && this.left(done) > 0 && this.elapsed < ms;
  }
}

/** An exact search needs a game without chance and secrets. */
export function canSearch(game: Pick<Game, 'hasChance' | 'hasSecrets'>): boolean {
  return !game.hasChance && !game.hasSecrets;
}
