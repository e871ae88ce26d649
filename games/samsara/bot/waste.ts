import { type Move, MoveList } from '@baithak/kernel';
import { ACTION, CLAIM, moves, NOTHING, POWER_USE, play, verbOf, whatOf } from '../rules/moves.ts';
import { zoneAt } from '../rules/pieces.ts';
import { isIdlePower } from '../rules/powers.ts';
import { copyState, type State } from '../rules/state.ts';

/** Cards whose action helps whatever else is in the hand: they draw, or put Bad Karma back. */
const HELPFUL = ['J', 'V', 'M'];

const list = new MoveList();
let after: State | undefined;

/** A power that does nothing now; the end of the actions before a helpful one, where no amulet can be won. */
export function wastes(state: State, move: Move): boolean {
  if (verbOf(move) === POWER_USE) return isIdlePower(state, whatOf(move));
  if (verbOf(move) !== ACTION || whatOf(move) !== NOTHING) return false;
  moves(state, list);
  const helps = list.toArray().some((each) => {
    const card = whatOf(each);
    return card !== NOTHING && HELPFUL.includes(zoneAt(card));
  });
  return helps && !canClaimAfter(state, move);
}

/** The cards of the hand are worth more for an amulet than for their actions. */
function canClaimAfter(state: State, move: Move): boolean {
  after = copyState(state, after);
  play(after, move);
  moves(after, list);
  return list.toArray().some((each) => verbOf(each) === CLAIM && whatOf(each) !== NOTHING);
}
