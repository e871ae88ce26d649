import type { Game, GameEvent, Message, Seat, Words } from '@baithak/kernel';

/** Draws a view as text for a terminal. */
export type Sketch<View> = (view: View, say: (message: Message) => string) => string;

/** A quick estimate from −1 (lost) to 1 (won), for bots. */
export type Evaluate<State> = (state: State, seat: Seat) => number;

/** The public doors of a game; behind each, only what is asked for is loaded. */
export interface Doors<
  State = unknown,
  View = unknown,
  Attempt = unknown,
  Event extends GameEvent = GameEvent,
> {
  game(): Promise<Game<State, View, Attempt, Event>>;
  words(): Promise<Words<Event>>;
  sketch(): Promise<Sketch<View>>;
  evaluate(): Promise<Evaluate<State>>;
}

/**
 * Checks that the doors of a game fit each other, then forgets its own types: whoever comes through
 * the catalogue hands states and views from one door to the other without looking into them.
 */
export function doors<State, View, Attempt, Event extends GameEvent>(
  own: Doors<State, View, Attempt, Event>,
): Doors {
  return own as unknown as Doors;
}
