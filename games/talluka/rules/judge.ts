import { Fault, type Move } from '@baithak/kernel';
import { COLOURS, membersOf } from '@baithak/panakizhi';
import { type Attempt, moveOf } from '../position/notation.ts';
import { EMPTY, LINES, lineOf, type Obstacle, PASS } from './board.ts';
import { lookAlong, repeats } from './pushes.ts';
import { END, type State } from './state.ts';

const OBSTACLE_RULES: Readonly<Record<Obstacle, string>> = {
  'empty-line': 'T5',
  'lone-piece': 'T7',
  'gap-ahead': 'T7',
  'far-edge': 'T8',
};

export function judge(state: State, attempt: Attempt): Move | Fault {
  if (state.end !== END.none) return new Fault('game-over', { rule: 'T15' });
  const move = moveOf(attempt);
  if (move === PASS) return state.pushes === 0 ? move : passRefused(state);
  return (state.pushes >>> move) & 1 ? move : pushRefused(state, move);
}

function passRefused(state: State): Fault {
  const lines = new Set(membersOf(state.pushes).map((move) => LINES[lineOf(move)]!));
  return new Fault('push-possible', { rule: 'T13', at: [...lines], args: { count: lines.size } });
}

/** Explains why a push is not legal. */
function pushRefused(state: State, move: number): Fault {
  const line = LINES[lineOf(move)]!;
  const { push, squares } = lookAlong(state, move);
  const { mover, obstacle } = push;
  const run = squares.slice(push.start, push.end);
  const args = { line, axis: /\d/.test(line) ? 'row' : 'column', square: run[0] ?? '' };
  const at = [line, ...run];
  if (mover !== EMPTY && mover !== state.side) {
    const owner = { seat: { seat: mover }, own: COLOURS[state.side]! };
    return new Fault('not-yours', { rule: 'T5', at: at.slice(0, 2), args: { ...args, ...owner } });
  }
  if (obstacle !== null) return new Fault(obstacle, { rule: OBSTACLE_RULES[obstacle], at, args });
  const ply = repeats(state, state.side, move);
  return new Fault('repeats', { rule: 'T12', at, args: { ...args, ply } });
}
