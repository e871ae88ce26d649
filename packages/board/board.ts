import { Fault, type GameEvent, type Message, type Preview, type Seat } from '@baithak/kernel';
import type { ComponentType } from 'react';

/** The input of a game's board. A board never decides what is legal, and it never changes a game. */
export interface BoardProps<View = unknown, Event extends GameEvent = GameEvent> {
  /** What the person at the screen may see, dimmed according to the table's memory aids. */
  readonly view: View;
  /** The seat that decides at this screen now; `null` for a spectator. */
  readonly seat: Seat | null;
  /** The notations of that seat's legal moves; empty for a spectator. */
  readonly legal: readonly string[];
  /**
   * What moves of that seat would lead to, as far as the seat may know, or the fault of the first
   * illegal one. Boards also ask it about unfinished choices: the fault says what is missing.
   */
  readonly preview: (moves: readonly string[]) => Preview<View, Event> | Fault;
  /** What the last refusal points at: squares, lines or cards, by the names that faults use. */
  readonly lit: readonly string[];
  /**
   * Moves that the coach would make. The board selects them as if the person had, so that it shows what
   * they lead to; the person makes them, or chooses something else.
   */
  readonly proposed?: readonly string[];
  /** What led here from what the board showed before; boards set it in motion. */
  readonly news: News<Event>;
  /**
   * Everything that happened in the match so far, as the viewer saw it. A board that remembers more than
   * the view tells, such as the slots of a market, starts from it at first sight, as after a reload.
   */
  readonly story?: readonly Event[];
  readonly say: (message: Message) => string;
  /**
   * Tries a move in notation, legal or not; the page shows the refusal of an illegal one. Several
   * moves are one step: if one of them is refused, none is made, and nothing comes between them.
   */
  readonly attempt: (text: string, ...more: readonly string[]) => void;
  /** Draw only a picture, which may be small: nothing in it can be pressed or focused. */
  readonly quiet?: boolean;
}

/** What happened since the board last changed. */
export interface News<Event extends GameEvent = GameEvent> {
  /** Changes whenever the board shows another moment. */
  readonly key: string;
  /** In order; empty at first sight, after an undo and in a replay that jumps. */
  readonly events: readonly Event[];
}

export const NO_NEWS: News<never> = { key: '', events: [] };

export interface SamplesProps {
  readonly say: (message: Message) => string;
}

/** A game's own drawings, for the workshop page. */
export type Samples = ComponentType<SamplesProps>;

export type Board<View = unknown, Event extends GameEvent = GameEvent> = ComponentType<
  BoardProps<View, Event>
>;

/** The preview of spectators. */
export const noPreview = (): Fault => new Fault('not-now-here');

/** The props of a board that is only a picture, apart from what it shows. */
export const PICTURE = {
  legal: [],
  preview: noPreview,
  lit: [],
  news: NO_NEWS,
  attempt: () => {},
  quiet: true,
} as const satisfies Partial<BoardProps>;

declare module 'react' {
  /** Styles may set variables of their own. */
  interface CSSProperties {
    [name: `--${string}`]: string | number | undefined;
  }
}
