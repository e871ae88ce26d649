import type { Game } from '@baithak/kernel';
import { type Attempt, format, parse, spell } from './position/notation.ts';
import { readPosition, writePosition } from './position/position.ts';
import { audience, draw, formatOutcome, outcomes, readOutcome, resolve } from './rules/chance.ts';
import { result } from './rules/ending.ts';
import type { Event } from './rules/events.ts';
import { judge } from './rules/judge.ts';
import { DECISION_CAP, moves, play, status } from './rules/play.ts';
import { copyState, MODES, type State, setup } from './rules/state.ts';
import { imagine } from './view/imagine.ts';
import { prompt, tally } from './view/tally.ts';
import { dim, type View, view, witness } from './view/view.ts';

export type { Attempt, Event, State, View };

export const game: Game<State, View, Attempt, Event> = {
  id: 'parikrama',
  rulesVersion: 1,
  seatCounts: [2, 3, 4, 5],
  decisionCap: DECISION_CAP,
  hasSecrets: true,
  hasChance: true,
  options: () => [{ name: 'mode', choices: MODES }],
  setup,
  copy: copyState,
  readPosition,
  writePosition,
  status,
  result,
  moves,
  judge,
  spell: (_, move) => spell(move),
  parse,
  format,
  play,
  outcomes,
  draw,
  formatOutcome,
  readOutcome,
  audience,
  resolve,
  view,
  dim,
  witness,
  imagine,
  tally,
  prompt,
};
