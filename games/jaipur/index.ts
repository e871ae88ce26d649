import type { Game } from '@baithak/kernel';
import { type Attempt, format, parse, spell } from './position/notation.ts';
import { readPosition, writePosition } from './position/position.ts';
import { audience, draw, formatOutcome, outcomes, readOutcome, resolve } from './rules/chance.ts';
import type { Event } from './rules/events.ts';
import { judge } from './rules/judge.ts';
import { moves } from './rules/moves.ts';
import { DECISION_CAP, result, status } from './rules/round.ts';
import { copyState, type State, setup } from './rules/state.ts';
import { play } from './rules/trading.ts';
import { imagine } from './view/imagine.ts';
import { prompt, tally } from './view/tally.ts';
import { dim, type View, view, witness } from './view/view.ts';

export type { Attempt, Event, State, View };

export const game: Game<State, View, Attempt, Event> = {
  id: 'jaipur',
  rulesVersion: 1,
  seatCounts: [2],
  decisionCap: DECISION_CAP,
  hasSecrets: true,
  hasChance: true,
  options: () => [],
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
  reveals: ({ kind }) => kind === 'round-scored',
  imagine,
  tally,
  prompt,
};
