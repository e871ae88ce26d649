import { allVariants, conformance, type Kit } from '@baithak/testkit';
import { type Attempt, type Event, game, type State, type View } from '../index.ts';
import { words } from '../words/index.ts';
import { clumsyAttempt } from './clumsy.ts';
import { brokenLaw } from './conservation.ts';

const kit: Kit<State, View, Attempt, Event> = {
  game,
  words,
  variants: allVariants(game),
  attempt: clumsyAttempt,
  brokenLaw,
};

conformance(kit, {
  folder: new URL('../', import.meta.url),
  effort: { games: 2 },
  skip: {
    imaginedOddsAreRight:
      'a deal of eleven cards has too many worlds to count; odds.test.ts runs it from small tables',
  },
});
