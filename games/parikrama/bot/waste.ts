import { type Move, MoveList } from '@baithak/kernel';
import { FREE_PLAYS } from '../rules/cards.ts';
import {
  CLOSING,
  NOTHING,
  RIDING,
  SKIPPING,
  TAKE_SIGHT,
  verbOf,
  whatOf,
} from '../rules/encoding.ts';
import { billOf } from '../rules/payment.ts';
import { moves } from '../rules/play.ts';
import type { State } from '../rules/state.ts';

const list = new MoveList();

/** A turn skipped though a set could be closed, a Sight left lying, a ride that saves nothing. */
export function wastes(state: State, move: Move): boolean {
  switch (verbOf(move)) {
    case SKIPPING:
      moves(state, list);
      return list.toArray().some((each) => verbOf(each) === CLOSING);
    case TAKE_SIGHT:
      return whatOf(move) === NOTHING;
    case RIDING:
      return whatOf(move) !== NOTHING && savesNothing(state, whatOf(move));
    default:
      return false;
  }
}

function savesNothing(state: State, card: number): boolean {
  const bill = billOf(state);
  const due = bill.least(state.ridePlays);
  return bill.least(state.ridePlays + FREE_PLAYS[card]!) === due;
}
