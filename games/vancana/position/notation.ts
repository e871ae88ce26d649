import { Fault, shown } from '@baithak/kernel';
import { fromOf, squareName, squareNamed, toOf } from '@baithak/panakizhi';
import { JUMP, moveNumber, PASS } from '../rules/board.ts';

/** A well-formed move; `judge` decides whether it is legal. */
export type Attempt =
  | { readonly kind: 'step' | 'jump'; readonly from: string; readonly to: string }
  | { readonly kind: 'pass' };

const SIGNS = { step: '-', jump: 'x' } as const;

export function format(attempt: Attempt): string {
  if (attempt.kind === 'pass') return 'pass';
  return `${attempt.from}${SIGNS[attempt.kind]}${attempt.to}`;
}

export function parse(text: string): Attempt | Fault {
  if (text === 'pass') return { kind: 'pass' };
  const [, from = '', sign, to = ''] = /^([a-e][1-5])([-x])([a-e][1-5])$/.exec(text) ?? [];
  if (sign === undefined) {
    return new Fault('notation', { rule: 'V22', args: { text: shown(text) } });
  }
  return { kind: sign === SIGNS.jump ? 'jump' : 'step', from, to };
}

export function attemptOf(move: number): Attempt {
  if (move === PASS) return { kind: 'pass' };
  const kind = move & JUMP ? 'jump' : 'step';
  return { kind, from: squareName(fromOf(move)), to: squareName(toOf(move)) };
}

export function moveOf(attempt: Attempt): number {
  if (attempt.kind === 'pass') return PASS;
  return moveNumber(squareNamed(attempt.from), squareNamed(attempt.to), attempt.kind === 'jump');
}

export function moveText(move: number): string {
  return format(attemptOf(move));
}
