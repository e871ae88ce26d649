import { CHANCE, type Move, MoveList, OVER, type Random } from '@baithak/kernel';
import { draw, resolve } from '../rules/chance.ts';
import {
  CLOSING,
  DONE,
  KEEPING,
  LAYING,
  letterOf,
  NOTHING,
  RIDING,
  SKIPPING,
  TAKE_SIGHT,
  verbOf,
  whatOf,
} from '../rules/encoding.ts';
import type { Teller } from '../rules/events.ts';
import { moves, play, status } from '../rules/play.ts';
import { setAt, sizeAt } from '../rules/sets.ts';
import type { State } from '../rules/state.ts';

/**
 * A player for tests. Random play rarely closes sets, so it rarely sees tiles, rides and Sights. The
 * eager player prefers to close sets and to make them larger.
 */
export function eagerMove(state: State, random: Random): Move {
  moves(state, list);
  let ticket = random.below(total(state));
  for (let i = 0; ; i++) {
    ticket -= liking(state, list.at(i));
    if (ticket < 0) return list.at(i);
  }
}

const list = new MoveList();

function total(state: State): number {
  let sum = 0;
  for (let i = 0; i < list.size; i++) sum += liking(state, list.at(i));
  return sum;
}

/** The weight of a move: a whole number above 0. */
function liking(state: State, move: Move): number {
  const what = whatOf(move);
  switch (verbOf(move)) {
    case LAYING: {
      const at = setAt(state, state.turn, letterOf(move));
      return at < 0 ? 2 : 10 * sizeAt(state, at);
    }
    case CLOSING:
      return 60;
    case TAKE_SIGHT:
      return what === NOTHING ? 3 : 20;
    case RIDING:
      return what === NOTHING ? 1 : 3;
    case DONE:
      return 6;
    case KEEPING:
      return 20;
    case SKIPPING:
      return 2;
    default:
      return 4;
  }
}

/** One step of a game: an eager move or a chance outcome. */
export function eagerStep(state: State, random: Random, tell?: Teller): void {
  if (status(state) === CHANCE) resolve(state, draw(state, random), tell);
  else play(state, eagerMove(state, random), tell);
}

/** Plays some steps, at most to the end. */
export function eagerSteps(state: State, random: Random, steps: number): State {
  for (let n = 0; n < steps && status(state) !== OVER; n++) eagerStep(state, random);
  return state;
}
