import type { Game } from '@baithak/kernel';
import type { Effort, Kit } from '../kit.ts';
import { copiesAreApart } from './copying.ts';
import { gamesEnd } from './endings.ts';
import { identitiesHold } from './identity.ts';
import { imaginedOddsAreRight, imaginedStatesFit, openGamesAreOpen } from './imagining.ts';
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
  openGamesAreOpen,
  everythingCanBeSaid,
  identitiesHold,
} as const satisfies Record<string, (kit: Kit, effort: Effort) => unknown>;

export type CheckName = keyof typeof CHECKS;

/** Why a check means nothing for a game of this kind. */
export function notFor(game: Game): Partial<Record<CheckName, string>> {
  return {
    ...(game.hasChance
      ? { identitiesHold: 'not searched, as there is chance' }
      : { oddsHold: 'nothing is left to chance' }),
    ...(game.hasSecrets
      ? { openGamesAreOpen: 'has secrets' }
      : { secretsAreKept: 'no secrets', imaginedOddsAreRight: 'no secrets' }),
  };
}
