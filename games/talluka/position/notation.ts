import { Fault, shown } from '@baithak/kernel';
import { type Direction, directionsOf, LINES, type Line } from '../rules/board.ts';

/** A well-formed move; `judge` decides whether it is legal. */
export type Attempt =
  | { readonly kind: 'push'; readonly line: Line; readonly direction: Direction }
  | { readonly kind: 'pass' };

/** All attempts, at the index of their moves. */
const ATTEMPTS: readonly Attempt[] = [
  ...[...LINES.entries()].flatMap(([index, line]) =>
    directionsOf(index).map((direction) => ({ kind: 'push', line, direction }) as const),
  ),
  { kind: 'pass' },
];

export function format(attempt: Attempt): string {
  return attempt.kind === 'pass' ? 'pass' : `${attempt.line}${attempt.direction}`;
}

const TEXTS: readonly string[] = ATTEMPTS.map(format);

export function parse(text: string): Attempt | Fault {
  const attempt = ATTEMPTS[TEXTS.indexOf(text)];
  return attempt ?? new Fault('notation', { rule: 'T17', args: { text: shown(text) } });
}

export function attemptOf(move: number): Attempt {
  return ATTEMPTS[move]!;
}

export function moveOf(attempt: Attempt): number {
  return TEXTS.indexOf(format(attempt));
}

export function moveText(move: number): string {
  return TEXTS[move]!;
}
