import type { GameEvent, Seat, TallyLine } from '@baithak/kernel';
import { createContext, type ReactNode, useContext } from 'react';

/** What a player does now. */
export type PlayerState = 'waits' | 'decides' | 'thinks' | 'away' | 'gone';

/** Somebody at the table, as the page knows them. */
export interface Player {
  readonly seat: Seat;
  /** "You" for the person at this screen. */
  readonly name: string;
  /** Who they are: the kind of a character and its strength, for example. */
  readonly about: string;
  readonly portrait: ReactNode;
  /** Small things at the edge of the portrait: whether somebody is there, what they say. */
  readonly badge?: ReactNode;
  readonly isYou: boolean;
  readonly state: PlayerState;
  /** The time they have left; `null` without a clock. */
  readonly clock: ReactNode;
  /** What they did last, in a few words: the first of `deeds`. */
  readonly deed: ReactNode;
  /** Everything that happened in their last turn, a sentence each, in order. */
  readonly deeds?: readonly string[];
  /** A word about their last turn: that it was forced, for example. */
  readonly mark?: string | null;
  /** The events of their last turn, for boards that tell a long turn as a whole in their own words. */
  readonly turn?: readonly GameEvent[];
}

export interface BarButton {
  readonly label: string;
  /** Fewer words for narrow bars, below the icon; by default the label, if it is short. */
  readonly brief?: string;
  readonly icon?: ReactNode;
  /** `undefined` while there is nothing to do; the button keeps its place. */
  readonly act: (() => void) | undefined;
  /** For switches: whether it is on. */
  readonly pressed?: boolean;
}

interface Step {
  readonly name: string;
  readonly current: boolean;
}

/** What the action bar says and offers. */
export interface Bar {
  /** One sentence: what is asked, or what is going on. */
  readonly ask: ReactNode;
  /** What the chosen thing leads to. */
  readonly note?: ReactNode;
  /** What else it leads to, where there is room. */
  readonly more?: string | undefined;
  readonly steps?: readonly Step[];
  /** At most two; they are drawn as outlines. */
  readonly quiet?: readonly BarButton[];
  readonly primary?: BarButton | undefined;
  /** It cannot wait until a scene is over: a question, a lost connection. */
  readonly urgent?: boolean;
}

/** How a match ended, for the person at this screen. */
export interface Outcome {
  readonly words: string;
  readonly reason: string;
  readonly kind: 'won' | 'lost' | 'drawn' | 'watched';
}

/** The score of a finished match while the page counts it, for boards with a scene of their own. */
export interface Finale {
  /** How many lines of the tally are counted. */
  readonly counted: number;
  readonly isDone: boolean;
  /** Buttons of the page: count again, show the board. */
  readonly tools: ReactNode;
}

/** What a board adds to the end of a match. */
export interface Ceremony {
  /** Shows the score in place of the page's own list. */
  readonly finale?: ((finale: Finale) => ReactNode) | undefined;
  /** A picture of something that is counted, in place of its name in the page's list. */
  readonly sign?: ((line: TallyLine) => ReactNode) | undefined;
}

/** What the page adds to a game's stage: everything that is alike in all games. */
export interface Frame {
  readonly title: string;
  readonly back: ReactNode;
  /** Hint, Undo, Rules and the menu. */
  readonly tools: ReactNode;
  /** By seat. */
  readonly players: readonly Player[];
  /** The seat at the bottom of the stage. */
  readonly near: Seat;
  /** Beside the table at its start, or above it in narrow windows: what a lesson says. */
  readonly guide?: ReactNode;
  /** The panel beside the table, or the rail that opens it. */
  readonly side: ReactNode;
  /** What the page itself has to ask or say; it takes the place of the board's own bar. */
  readonly bar: Bar | null;
  /** A tab at the edge of the bar for what cannot wait: that time runs out. */
  readonly alarm?: ReactNode;
  /** How often a hint was asked for: then what is chosen on the board is given up. */
  readonly asked?: number;
  /** Covers the table at the end of a match. A board may have a scene of its own for the score. */
  readonly scene: ((own: Ceremony) => ReactNode) | null;
  /** The verdict, once everything is counted; boards may give it a place of its own. */
  readonly outcome?: Outcome | null;
}

const NO_FRAME: Frame = {
  title: '',
  back: null,
  tools: null,
  players: [],
  near: 0,
  side: null,
  bar: null,
  scene: null,
};

/** The page provides the frame once; boards and their parts read it. */
export const FrameContext = createContext<Frame>(NO_FRAME);

export const useFrame = () => useContext(FrameContext);

/** The others, beginning with the seat after one's own. */
export function opponentsOf({ players, near }: Frame): readonly Player[] {
  return [...players.slice(near + 1), ...players.slice(0, near)];
}
