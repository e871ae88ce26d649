import { allVariants, conformance, type Kit } from '@baithak/testkit';
import { type Attempt, type Event, game, type State, type View } from '../index.ts';
import { attemptOf } from '../position/notation.ts';
import { SQUARES } from '../rules/squares.ts';
import { words } from '../words/index.ts';

/** What the suite cannot know by itself. */
const kit: Kit<State, View, Attempt, Event> = {
  game,
  words,
  variants: allVariants(game),
  // A clumsy player: any well-formed move, legal or not.
  attempt: (_, random) => attemptOf(random.below(SQUARES.length)),
  // What must hold in every state: nothing appears or vanishes except by a move.
  brokenLaw({ cells, turn }) {
    const [first, second] = [1, 2].map((mark) => cells.filter((cell) => cell === mark).length);
    return first! - second! === turn ? undefined : `${first} marks against ${second}`;
  },
  // Leave this out if a position holds the whole state.
  positionForgets: 'a position does not say which move came last',
};

conformance(kit, { folder: new URL('../', import.meta.url) });
