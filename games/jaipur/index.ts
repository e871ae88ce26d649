import type { Game } from '@baithak/kernel';
import { audience, draw, formatOutcome, outcomes, readOutcome, resolve } from './chance.ts';
import { dim, witness } from './dim.ts';
import type { Event } from './events.ts';
import { imagine } from './imagine.ts';
import { judge } from './judge.ts';
import { type Attempt, format, parse, spell } from './notation.ts';
import { writePosition } from './position.ts';
import { readPosition } from './read-position.ts';
import { DECISION_CAP, moves, play, result, status } from './rules.ts';
import { copyState, type State, setup } from './state.ts';
import { prompt, tally } from './tally.ts';
import { type View, view } from './view.ts';

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
