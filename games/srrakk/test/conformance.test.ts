import type { Random } from '@baithak/kernel';
import { SQUARES } from '@baithak/panakizhi';
import { allVariants, conformance, type Kit } from '@baithak/testkit';
import { type Attempt, type Event, game, type State, type View } from '../index.ts';
import { attemptOf } from '../position/notation.ts';
import { heightOf, KINDS, moveNumber, PASS } from '../rules/board.ts';
import { stackAt } from '../rules/state.ts';
import { words } from '../words/index.ts';

const kit: Kit<State, View, Attempt, Event> = {
  game,
  words,
  variants: allVariants(game),
  attempt: clumsyAttempt,
  brokenLaw(state) {
    const heights = Array.from({ length: SQUARES }, (_, square) =>
      heightOf(stackAt(state, square)),
    );
    const pawns = heights.reduce((sum, height) => sum + height, 0);
    if (pawns !== 18) return `${pawns} pawns`;
    const over = state.end !== 0;
    return !over && heights.includes(4) ? 'a stack of four while the game goes on' : undefined;
  },
  positionForgets: 'a position has no history, and history decides when the game is drawn',
};

conformance(kit, { folder: new URL('../', import.meta.url) });

/** Anything in any direction, mostly not far, sometimes a pass. */
function clumsyAttempt(_: State, random: Random): Attempt {
  if (random.below(20) === 0) return attemptOf(PASS);
  const near = (square: number) => {
    const step = [1, -1, 5, -5, 2, -2, 10, -10, 4, 6][random.below(10)]!;
    return random.below(8) === 0 ? random.below(SQUARES) : (square + step + SQUARES) % SQUARES;
  };
  const kind = KINDS[random.below(KINDS.length)]!;
  const from = random.below(SQUARES);
  const to = near(from);
  return attemptOf(moveNumber(kind, from, to, kind === 'double-shed' ? near(to) : 0));
}
