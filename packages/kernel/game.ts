import type { Json } from './json.ts';
import type { MoveList, OutcomeList } from './lists.ts';
import type { Fault, Message } from './message.ts';
import type { Random } from './random.ts';

/** Seats are numbered from 0; seat 0 moves first. */
export type Seat = number;

/** Who looks: a seat, or `null` for a spectator. */
export type Viewer = Seat | null;

/** What a position waits for: a seat's decision (its number), CHANCE or OVER. */
export type Status = number;
export const CHANCE = -1;
export const OVER = -2;

/** A decision or an outcome as one integer of at most 31 bits; it never leaves the process. */
export type Move = number;
export type Outcome = number;

/** Who sees an outcome as it happens. */
export type Audience = Seat | 'all';

/** How much of what was once public the table shows to people who may have forgotten it. */
export const MEMORY_AIDS = ['none', 'counts', 'full'] as const;
export type MemoryAids = (typeof MEMORY_AIDS)[number];

/** One thing a table may choose before the start; the first choice is the default. */
export interface OptionSpec {
  readonly name: string;
  readonly choices: readonly (string | number)[];
}

export type Options = Readonly<Record<string, string | number>>;

/** Something that happened, in terms of pieces and places; each game has its own union of them. */
export interface GameEvent {
  readonly kind: string;
}

export type Tell<Event> = (event: Event) => void;

/** One line of a score with its arithmetic; a `null` term is one the viewer may not know. */
export interface TallyLine {
  readonly label: Message;
  readonly terms: readonly (number | null)[];
  readonly least: number;
  readonly most: number;
  /** What is counted in it, by the names that faults use: a board lights it. */
  readonly at?: readonly string[];
}

/** Per seat the lines of its score; `least` and `most` differ where something is hidden. */
export interface SeatTally {
  readonly lines: readonly TallyLine[];
  readonly least: number;
  readonly most: number;
}

export type Tally = readonly SeatTally[];

/** What moves would lead to, as far as the seat that makes them may know. */
export interface Preview<View = unknown, Event extends GameEvent = GameEvent> {
  readonly view: View;
  readonly events: readonly Event[];
  readonly tally: Tally;
}

/**
 * The end of a game: places from 1 (equal places are shared), scores, and why it ended. Alone at the
 * table, place 1 is won and place 2 lost.
 */
export interface Result {
  readonly places: readonly number[];
  readonly scores: readonly number[];
  readonly reason: Message;
}

/**
 * The rules of one game as a plain object of functions. A state is a small flat record that `play`
 * and `resolve` change in place and `copy` copies; only a match holds the true one.
 * docs/adding-a-game.md tells what each function owes; the conformance suite checks it.
 */
export interface Game<
  State = unknown,
  View = unknown,
  Attempt = unknown,
  Event extends GameEvent = GameEvent,
> {
  readonly id: string;
  readonly rulesVersion: number;
  readonly seatCounts: readonly number[];
  /** No game, whatever is played, has more decisions than this. */
  readonly decisionCap: number;
  /** Whether some seat may not know all that another knows: then people at one screen need a curtain. */
  readonly hasSecrets: boolean;
  /** Whether anything is ever drawn, rolled or shuffled. */
  readonly hasChance: boolean;

  options(seats: number): readonly OptionSpec[];
  setup(options: Options, seats: number): State;
  copy(from: State, into?: State): State;

  readPosition(raw: unknown, options: Options, seats: number): State | Fault;
  writePosition(state: State): Json;

  status(state: State): Status;
  /** Only when the game is over. */
  result(state: State): Result;

  /** Clears the list, then fills it in canonical order: no duplicates, never a dead end. */
  moves(state: State, out: MoveList): void;
  /** The one door from well-formed to legal: refuses exactly what `moves` does not list. */
  judge(state: State, attempt: Attempt): Move | Fault;
  spell(state: State, move: Move): Attempt;
  parse(text: string): Attempt | Fault;
  format(attempt: Attempt): string;
  play(state: State, move: Move, tell?: Tell<Event>): void;

  /** Clears the list, then fills it with every outcome that can happen now and its weight. */
  outcomes(state: State, out: OutcomeList): void;
  /** The fast way to sample what `outcomes` lists. */
  draw(state: State, random: Random): Outcome;
  /** An outcome's text; in a game it depends on what is being drawn, so there is no attempt between. */
  formatOutcome(state: State, outcome: Outcome): string;
  readOutcome(state: State, text: string): Outcome | Fault;
  audience(state: State, outcome: Outcome): Audience;
  resolve(state: State, outcome: Outcome, tell?: Tell<Event>): void;

  /** What the viewer could know with perfect memory; plain JSON, and nothing else is in it. */
  view(state: State, viewer: Viewer): View;
  /** What the table's memory aids leave of a view for people. */
  dim(view: View, aids: MemoryAids): View;
  /** What a viewer notices of an event; `null` if nothing. */
  witness(event: Event, viewer: Viewer): Event | null;
  /**
   * Whether an event of a decision tells the viewer something that was hidden until then, such as
   * the score of a round. A preview stops before it: in an imagined world it would be made up.
   */
  reveals?(event: Event, viewer: Viewer): boolean;
  /** A full state that the view's owner cannot rule out, with the right odds. */
  imagine(view: View, random: Random): State;
  tally(view: View): Tally;
  prompt(view: View): Message;

  /**
   * From now on neither history (repetition and rights that come from it) nor caps count in this
   * state: what perft needs. Games without chance have it.
   */
  forget?(state: State): void;
  /**
   * Writes words that tell positions apart (board, seat to move, scores; no history, no caps) and
   * returns how many, which is the same for all positions of a game and at most IDENTITY_WORDS. A
   * search remembers positions by them. Games without chance have it.
   */
  identify?(state: State, into: Int32Array): number;
  /**
   * A way back for searches, which is faster than a copy for every move: `mark` writes what `unplay`
   * needs to take back the next move, at most MARK_WORDS words. A game has both or neither.
   */
  mark?(state: State, into: Int32Array): void;
  /** Takes back the last move: then the state is as it was when the mark was made. */
  unplay?(state: State, mark: Int32Array): void;
}

export const IDENTITY_WORDS = 32;
export const MARK_WORDS = 16;

/** A quick estimate of a seat's prospects from −1 (lost) to 1 (won), for bots. */
export type Evaluate<State = unknown> = (state: State, seat: Seat) => number;

/**
 * The seat to move's chance to win as the logarithm of its odds, in whole thousandths: 0 is even.
 * WINS_NOW if it has a move that wins at once: then this is certain, whatever the history.
 */
export type Outlook<State = unknown> = (state: State) => number;
export const WINS_NOW = 1_000_000;

/** Draws a view as text for a terminal. */
export type Sketch<View = unknown> = (view: View, say: (message: Message) => string) => string;

/** The strengths of the reference bots. */
export const BOT_LEVELS = [1, 2, 3, 4, 5] as const;
export const HIGHEST_LEVEL = BOT_LEVELS.length;

/** How a game speaks, in whatever language. */
export interface Speech<Event extends GameEvent = GameEvent> {
  /** The ids of the game's rules in order, and those that are house rulings. */
  readonly rules: readonly string[];
  readonly houseRules: readonly string[];
  /**
   * The log sentence of an event as a viewer witnessed it, and of `more` that are told with it; `null`
   * for one that needs none.
   */
  sentence(event: Event, more?: readonly Event[]): Message | null;
  /** Whether an event is told in one sentence with the one before, as cards that are drawn one by one. */
  joins?(before: Event, next: Event): boolean;
  /** Pictures of what an event is about, by their paths in the folder `art`. A log shows them beside the words. */
  pictures?(event: Event): readonly string[];
  /**
   * What a move in a view is about, by the names that faults use, so that a hint can point at it. Empty
   * for a move that chooses nothing, such as to pass. `then` are the moves that are to follow.
   */
  places(move: string, view: unknown, then: readonly string[]): readonly string[];
  /** A move in a view that nobody has made yet, as a command: “Push row 1 right”. */
  command(move: string, view: unknown): Message;
  /**
   * What moves would change, said to the seat that makes them: why they are worth it. Only what is
   * certain; `null` where there is nothing to say, or where the score tells it. It is the first half of
   * a sentence that goes on with “, and …”, so it has no full stop.
   */
  change?(before: unknown, ahead: Preview<unknown, Event>, seat: Seat): Message | null;
}

/** How a game speaks, with its catalogues. */
export interface Words<Event extends GameEvent = GameEvent> extends Speech<Event> {
  readonly catalogues: Readonly<Record<Language, Catalogue>>;
}

export const LANGUAGES = ['en', 'de'] as const;
export type Language = (typeof LANGUAGES)[number];

/** Message key → ICU message. */
export type Catalogue = Readonly<Record<string, string>>;
