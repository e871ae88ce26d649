import { allVariants, conformance, type Kit } from '@baithak/testkit';
import { type Attempt, type Event, game, type State, type View } from '../index.ts';
import { attemptOf } from '../position/notation.ts';
import { PASS } from '../rules/board.ts';
import { words } from '../words/index.ts';

const kit: Kit<State, View, Attempt, Event> = {
  game,
  words,
  variants: allVariants(game),
  attempt: (_, random) => attemptOf(random.below(PASS + 1)),
  brokenLaw(state) {
    if ((state.white & state.black) !== 0) return 'two pawns on one square';
    const pawns = [state.white, state.black].map(
      (set) => set.toString(2).replaceAll('0', '').length,
    );
    return pawns.join() === '8,8' ? undefined : `${pawns.join(' and ')} pawns`;
  },
  positionForgets: 'a position has no history, and history decides what may be pushed',
};

conformance(kit, { folder: new URL('../', import.meta.url) });
