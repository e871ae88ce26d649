import { type Game, OPEN_GAME } from '@baithak/kernel';
import { type Attempt, attemptOf, format, parse } from './position/notation.ts';
import { readPosition, writePosition } from './position/position.ts';
import { judge, moves } from './rules/moves.ts';
import { type Event, play, result, status } from './rules/play.ts';
import { SQUARES } from './rules/squares.ts';
import { blank, copy, identify, type State } from './rules/state.ts';
import { imagine, prompt, tally, type View, view } from './view/view.ts';

export type { Attempt, Event, State, View };

/** A game with chance or secrets leaves OPEN_GAME out and writes those functions itself. */
export const game: Game<State, View, Attempt, Event> = {
  ...OPEN_GAME,
  id: 'template',
  rulesVersion: 1,
  seatCounts: [2],
  decisionCap: SQUARES.length,
  options: () => [],
  setup: blank,
  copy,
  readPosition,
  writePosition,
  status,
  result,
  moves,
  judge,
  spell: (_state, move) => attemptOf(move),
  parse,
  format,
  play,
  view,
  imagine,
  tally,
  prompt,
  identify,
};
