import { type Seat, sure } from '@baithak/kernel';
import {
  type Found,
  fromOf,
  lookAhead,
  membersOf,
  squareName,
  type Threat,
  type Threats,
  threatener,
  threatsOf,
} from '@baithak/panakizhi';
import { parsePosition } from '../position/position.ts';
import { moves, play, settle } from '../rules/rules.ts';
import { copy, newState, type Position, type State, winnerOf } from '../rules/state.ts';
import { imagine, type View } from './view.ts';

/** What the opponent could turn over, bring home or win with, and which pieces have to jump now. */
export function threats(view: View, decider: Seat | null): Threats {
  if (view.end !== null) return new Map();
  const now = imagine(view);
  const by = threatener(decider, now.side);
  const then = by === now.side ? now : asIfToMove(sure(parsePosition(view.position)), by);
  const ahead = lookAhead({ moves, copy, play }, then);
  return threatsOf([
    // What the others have to do is no threat to whoever decides.
    ...(view.turn === 'jump' && (decider === null || decider === now.side) ? forced(now) : []),
    ...ahead.flatMap(({ move, after }) => [
      ...arrival(then, after, by).map((threat) => [squareName(fromOf(move)), threat] as const),
      ...turnedOver(then, after, by),
    ]),
  ]);
}

/** A last piece that comes home too early loses, so it is no threat. */
function arrival(before: State, after: State, by: Seat): Threat[] {
  if (winnerOf(after) !== null) return winnerOf(after) === by ? ['wins'] : [];
  return homesOf(after, by) > homesOf(before, by) ? ['home'] : [];
}

/** Without history, so that jumping is compulsory: the opponent's next position will be new. */
function asIfToMove(position: Position, side: Seat): State {
  const state = newState({ ...position, side });
  settle(state);
  return state;
}

function forced({ jumpers }: State): Found[] {
  return membersOf(jumpers).map((square) => [squareName(square), 'forced']);
}

function homesOf({ whiteHome, blackHome }: State, seat: Seat): number {
  return seat === 0 ? whiteHome : blackHome;
}

function turnedOver(before: State, after: State, by: Seat): Found[] {
  const turned = by === 0 ? before.black & ~after.black : before.white & ~after.white;
  return membersOf(turned).map((square) => [squareName(square), 'taken']);
}
