import { Fault, type GameEvent, type Message, type Preview, type Seat } from '@baithak/kernel';
import type { ComponentType } from 'react';

/** What a game's board is told. It never works out what is legal, and it never changes a game. */
export interface BoardProps<View = unknown, Event extends GameEvent = GameEvent> {
  /** What the person at the screen may see, dimmed as the table's memory aids say. */
  readonly view: View;
  /** The seat that decides at this screen now; `null`: only looking. */
  readonly seat: Seat | null;
  /** The notations of that seat's legal moves; empty when only looking. */
  readonly legal: readonly string[];
  /**
   * What moves of that seat would lead to from here, as far as the seat may know, or why the first
   * illegal one is refused. Half-made choices ask it too: the referee explains what is missing.
   */
  readonly preview: (moves: readonly string[]) => Preview<View, Event> | Fault;
  /** What a refusal points at: squares, lines, cards, by the names that faults use. */
  readonly lit: readonly string[];
  readonly say: (message: Message) => string;
  /** Tries a move in notation, legal or not: a refusal is told by the table. */
  readonly attempt: (text: string) => void;
  /** A picture of the board, perhaps a small one: nothing in it can be pressed or visited. */
  readonly quiet?: boolean;
}

export interface SamplesProps {
  readonly say: (message: Message) => string;
}

/** What a game draws of its own, as the workshop shows it. */
export type Samples = ComponentType<SamplesProps>;

export type Board<View = unknown, Event extends GameEvent = GameEvent> = ComponentType<
  BoardProps<View, Event>
>;

/** The preview for those who only look. */
export const noPreview = (): Fault => new Fault('not-now-here');

declare module 'react' {
  /** Styles may set variables of their own. */
  interface CSSProperties {
    [name: `--${string}`]: string | number | undefined;
  }
}
