import { type Game, OPEN_GAME } from '@baithak/kernel';
import { PLY_CAP } from '@baithak/panakizhi';
import { type Attempt, attemptOf, format, parse } from './position/notation.ts';
import { formatPosition, OPTIONS, readPosition, setup } from './position/position.ts';
import type { Event } from './rules/events.ts';
import { judge } from './rules/judge.ts';
import { moves } from './rules/moves.ts';
import { forget, play, result, status } from './rules/rules.ts';
import { copy, identify, mark, type State, unplay } from './rules/state.ts';
import { dim, imagine, prompt, tally, type View, view } from './view/view.ts';

export type { Attempt, Event, State, View };

export const game: Game<State, View, Attempt, Event> = {
  ...OPEN_GAME,
  id: 'srrakk',
  rulesVersion: 1,
  seatCounts: [2],
  decisionCap: PLY_CAP,
  options: () => OPTIONS,
  setup,
  copy,
  readPosition,
  writePosition: formatPosition,
  status,
  result,
  moves,
  judge,
  spell: (_state, move) => attemptOf(move),
  parse,
  format,
  play,
  view,
  dim,
  imagine,
  tally,
  prompt,
  forget,
  identify,
  mark,
  unplay,
};
