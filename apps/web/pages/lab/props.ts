import type { Say } from '../../shell/language.ts';
import type { GameWords } from '../../shell/open-game.ts';
import type { Lab } from './tree.ts';

/** What every part of the panel gets. */
export interface LabProps {
  readonly lab: Lab;
  readonly words: GameWords;
  readonly say: Say;
  /** Changes the laboratory, and shows the fault if that is not possible. */
  readonly change: (act: () => unknown) => void;
  readonly play: (...moves: readonly string[]) => void;
  /** Shows moves on the board as if they were chosen. */
  readonly propose: (moves: readonly string[]) => void;
}
