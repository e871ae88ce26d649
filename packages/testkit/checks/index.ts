import type { Effort, Kit } from '../kit.ts';
import { copiesAreApart } from './copying.ts';
import { gamesEnd } from './endings.ts';
import { imaginedOddsAreRight, imaginedStatesFit } from './imagining.ts';
import { judgeAgreesWithMoves } from './legality.ts';
import { matchesReplay, undoDrawsAnew } from './matches.ts';
import { oddsHold } from './odds.ts';
import { garbageIsRefused, positionsRoundTrip } from './positions.ts';
import { secretsAreKept } from './secrecy.ts';
import { everythingCanBeSaid } from './speech.ts';

/** What every game owes, by name. A check throws `Broken` at the first thing that is wrong. */
export const CHECKS = {
  gamesEnd,
  judgeAgreesWithMoves,
  positionsRoundTrip,
  garbageIsRefused,
  copiesAreApart,
  oddsHold,
  matchesReplay,
  undoDrawsAnew,
  secretsAreKept,
  imaginedStatesFit,
  imaginedOddsAreRight,
  everythingCanBeSaid,
} as const satisfies Record<string, (kit: Kit, effort: Effort) => unknown>;

export type CheckName = keyof typeof CHECKS;

/** What a game without chance and secrets has nothing to show for. */
export const CHECKS_OF_CHANCE: readonly CheckName[] = [
  'oddsHold',
  'secretsAreKept',
  'imaginedOddsAreRight',
];
