import type { Game, GameEvent, Json, Random } from '@baithak/kernel';

/** How long a bot may think: by the clock, by its own count of work, or both; it stops at the first. */
export interface Budget {
  readonly ms?: number;
  readonly iterations?: number;
}

/** Set by whoever wants the answer now; read by the bot whenever it comes up for air. */
export interface StopSignal {
  stopped: boolean;
}

/** What pure code has not of its own: a clock in milliseconds, and a way to let others run. */
export interface Host {
  now(): number;
  pause(): Promise<void>;
}

/** One decision to be made. The view is all that a bot is told; worlds to think in it imagines. */
export interface Task<State, View, Attempt, Event extends GameEvent> {
  readonly game: Game<State, View, Attempt, Event>;
  /** Of the seat to decide, undimmed. */
  readonly view: View;
  readonly random: Random;
  readonly budget: Budget;
  readonly stop: StopSignal;
  readonly host: Host;
}

export interface Choice {
  /** In notation, and legal. */
  readonly move: string;
  /** What the bot has to say about it; each bot documents its own. */
  readonly thoughts: { readonly [key: string]: Json };
}

export type Bot<
  State = unknown,
  View = unknown,
  Attempt = unknown,
  Event extends GameEvent = GameEvent,
> = (task: Task<State, View, Attempt, Event>) => Promise<Choice>;
