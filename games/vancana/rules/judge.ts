import { Fault, type FaultDetail, type Move, MoveList } from '@baithak/kernel';
import { distances, fromOf, middleOf, rankOf, squareName, toOf } from '@baithak/panakizhi';
import { type Attempt, attemptOf, moveOf, moveText } from '../position/notation.ts';
import { forwardOf, JUMP, PASS } from './board.ts';
import { moves } from './rules.ts';
import { END, type State } from './state.ts';

export function judge(state: State, attempt: Attempt): Move | Fault {
  if (state.end !== END.none) return new Fault('game-over', { rule: 'V20' });
  const legal = new MoveList();
  moves(state, legal);
  const move = moveOf(attempt);
  return legal.includes(move) ? move : refusal(state, move, legal.toArray());
}

/** Explains why a move is not legal. */
function refusal(state: State, move: number, legal: readonly number[]): Fault {
  if (move === PASS) return passRefused(legal);
  const from = fromOf(move);
  const own = state.side === 0 ? state.white : state.black;
  const at = [squareName(from)];
  const args = { from: squareName(from) };
  if (!(((state.white | state.black) >>> from) & 1)) {
    return new Fault('empty-square', { rule: 'V5', at, args });
  }
  if (!((own >>> from) & 1)) {
    const owner = { seat: { seat: 1 - state.side } };
    return new Fault('not-yours', { rule: 'V5', at, args: { ...args, ...owner } });
  }
  return move & JUMP ? jumpRefused(state, move) : stepRefused(state, move, legal);
}

function passRefused(legal: readonly number[]): Fault {
  const pieces = new Set(legal.map((move) => squareName(fromOf(move))));
  return new Fault('move-possible', {
    rule: 'V18',
    at: [...pieces],
    args: { count: legal.length, example: moveText(legal[0]!) },
  });
}

function stepRefused(state: State, move: number, legal: readonly number[]): Fault {
  const from = fromOf(move);
  const to = toOf(move);
  const detail = detailOf(from, to);
  if (Math.max(...distances(from, to)) !== 1)
    return new Fault('too-far', { ...detail, rule: 'V5' });
  // Whatever else is wrong with a step: while there is a jump to make, no step would do.
  if (legal.every((each) => each & JUMP)) return mustJump(legal);
  if (legal.every((each) => each === PASS || fromOf(each) !== from)) return stuck(state, from);
  if (goesAstray(state, from, to)) return new Fault('pawn-step', { ...detail, rule: 'V7' });
  return new Fault('occupied', { ...detail, rule: 'V5', at: [squareName(to)] });
}

function jumpRefused(state: State, move: number): Fault {
  const from = fromOf(move);
  const to = toOf(move);
  const detail = detailOf(from, to);
  if (!spansOne(from, to)) return new Fault('jump-span', { ...detail, rule: 'V8' });
  if (goesAstray(state, from, to)) return new Fault('pawn-jump', { ...detail, rule: 'V9' });
  const over = squareName(middleOf(from, to));
  const args = { ...detail.args, over };
  const own = state.side === 0 ? state.white : state.black;
  if (!(((state.white | state.black) >>> middleOf(from, to)) & 1)) {
    return new Fault('nothing-to-jump', { rule: 'V8', at: [over], args });
  }
  if ((own >>> middleOf(from, to)) & 1) {
    return new Fault('own-piece-jumped', { rule: 'V8', at: [over], args });
  }
  return new Fault('landing-occupied', { rule: 'V8', at: [squareName(to)], args });
}

/** A piece that can do nothing at all: then that is what to know. */
function stuck({ crowns }: State, from: number): Fault {
  const name = squareName(from);
  const piece = (crowns >>> from) & 1 ? 'crown' : 'pawn';
  return new Fault('stuck', { rule: 'V5', at: [name], args: { from: name, piece } });
}

/** Names all jumps, one of which must be made. */
function mustJump(legal: readonly number[]): Fault {
  const ends = legal.map(attemptOf).flatMap((jump) => (jump.kind === 'jump' ? [jump] : []));
  return new Fault('must-jump', {
    rule: 'V12',
    at: [...new Set(ends.map((jump) => jump.from))],
    args: { count: legal.length, jumps: legal.map(moveText).join(', ') },
  });
}

function detailOf(from: number, to: number) {
  const names = { from: squareName(from), to: squareName(to) };
  return { at: [names.from, names.to], args: names } satisfies FaultDetail;
}

/** Whether exactly one square lies between the two, straight or diagonally. */
function spansOne(from: number, to: number): boolean {
  const apart = distances(from, to);
  return Math.max(...apart) === 2 && !apart.includes(1);
}

function goesAstray(state: State, from: number, to: number): boolean {
  const isPawn = !((state.crowns >>> from) & 1);
  return isPawn && Math.sign(rankOf(to) - rankOf(from)) !== forwardOf(state.side);
}
