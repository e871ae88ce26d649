import { Fault, type Game, type OutcomeList } from '@baithak/kernel';
import { PLY_CAP } from './components.ts';
import type { Event } from './events.ts';
import { judge } from './judge.ts';
import { type Attempt, attemptOf, format, parse } from './notation.ts';
import { formatPosition, readPosition } from './position.ts';
import { forget, moves, play, result, status } from './rules.ts';
import { OPTIONS, setup } from './setup.ts';
import { copy, type State } from './state.ts';
import { imagine, prompt, tally, type View, view } from './view.ts';

export type { Attempt, Event, State, View };

export const game: Game<State, View, Attempt, Event> = {
  id: 'talluka',
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
  outcomes: (_state, out: OutcomeList) => out.clear(),
  draw: noChance,
  formatOutcome: noChance,
  readOutcome: () => new Fault('no-chance-now'),
  audience: () => 'all',
  resolve: noChance,
  view,
  dim: (seen) => seen,
  witness: (event) => event,
  imagine,
  tally,
  prompt,
  forget,
};

function noChance(): never {
  throw new Error('nothing is left to chance in Talluka');
}
