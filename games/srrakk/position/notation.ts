import { Fault, shown } from '@baithak/kernel';
import { fromOf, squareName, squareNamed, toOf } from '@baithak/panakizhi';
import { kindOf, moveNumber, PASS, secondOf } from '../rules/board.ts';

/** A well-formed move; `judge` decides whether it is legal. */
export type Attempt =
  | { readonly kind: 'move' | 'jump' | 'shed'; readonly from: string; readonly to: string }
  | {
      readonly kind: 'double-shed';
      readonly from: string;
      readonly to: string;
      readonly second: string;
    }
  | { readonly kind: 'pass' };

const SIGNS = { move: '-', shed: '/', jump: 'x' } as const;

export function format(attempt: Attempt): string {
  if (attempt.kind === 'pass') return 'pass';
  const { kind, from, to } = attempt;
  if (kind === 'double-shed') return `${from}/${to}/${attempt.second}`;
  return `${from}${SIGNS[kind]}${to}`;
}

const FORM = /^(?<from>[a-e][1-5])(?:(?<sign>[-x/])|\/(?<first>[a-e][1-5])\/)(?<to>[a-e][1-5])$/;

export function parse(text: string): Attempt | Fault {
  if (text === 'pass') return { kind: 'pass' };
  const { from = '', sign, first, to = '' } = FORM.exec(text)?.groups ?? {};
  if (first !== undefined) return { kind: 'double-shed', from, to: first, second: to };
  switch (sign) {
    case SIGNS.move:
      return { kind: 'move', from, to };
    case SIGNS.shed:
      return { kind: 'shed', from, to };
    case SIGNS.jump:
      return { kind: 'jump', from, to };
    default:
      return new Fault('notation', { rule: 'S20', args: { text: shown(text) } });
  }
}

export function attemptOf(move: number): Attempt {
  if (move === PASS) return { kind: 'pass' };
  const kind = kindOf(move);
  const ends = { from: squareName(fromOf(move)), to: squareName(toOf(move)) };
  return kind === 'double-shed'
    ? { kind, ...ends, second: squareName(secondOf(move)) }
    : { kind, ...ends };
}

export function moveOf(attempt: Attempt): number {
  if (attempt.kind === 'pass') return PASS;
  const { kind, from, to } = attempt;
  const second = kind === 'double-shed' ? squareNamed(attempt.second) : 0;
  return moveNumber(kind, squareNamed(from), squareNamed(to), second);
}

export function moveText(move: number): string {
  return format(attemptOf(move));
}
