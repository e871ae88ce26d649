import { type Move, MoveList } from '@baithak/kernel';
import { isTileMove, lyingOf } from '../rules/encoding.ts';
import { moves, play } from '../rules/play.ts';
import { BUILD, copyState, MONK, type State } from '../rules/state.ts';

const list = new MoveList();
let after: State | undefined;

/** A turn given up though a tile could be built, or a monk where none can be. */
export function wastes(state: State, move: Move): boolean {
  if (state.phase === BUILD) return state.built === 0 && !isBuilding(move);
  return state.phase === MONK && !canBuildAfter(state, move);
}

function canBuildAfter(state: State, move: Move): boolean {
  after = copyState(state, after);
  play(after, move);
  moves(after, list);
  return list.toArray().some(isBuilding);
}

const isBuilding = (move: Move): boolean => isTileMove(move) && lyingOf(move) !== 0;
