import { type Journey, piecesOn } from '@baithak/board';
import { Fault } from '@baithak/kernel';
import { parse } from '../position/notation.ts';
import type { View } from '../view/view.ts';

/** What journeys are worked out from. */
export type Moment = Pick<View, 'position' | 'ply' | 'last'>;

/** The place of one pawn: its square, and how many lie below it. */
export function layerPlace(square: string, below: number): string {
  return `${square} ${below}`;
}

export function placesOf(position: string): string[] {
  return [...piecesOn(position)].flatMap(([square, stack]) =>
    Array.from(stack, (_, below) => layerPlace(square, below)),
  );
}

/** Every pawn that the last move has taken somewhere else. */
export function journeysOf(before: Moment, { last }: Moment): Journey[] {
  const move = parse(last ?? 'pass');
  if (move instanceof Fault || move.kind === 'pass') return [];
  const stacks = piecesOn(before.position);
  const height = (square: string) => stacks.get(square)?.length ?? 0;
  const go = (below: number, to: string, onto: number): Journey => ({
    from: layerPlace(move.from, below),
    to: layerPlace(to, onto),
  });
  const top = height(move.from) - 1;
  switch (move.kind) {
    case 'shed':
      return [go(top, move.to, 0)];
    case 'double-shed':
      return [go(top, move.to, 0), go(top - 1, move.second, 0)];
    default:
      return Array.from({ length: top + 1 }, (_, below) =>
        go(below, move.to, height(move.to) + below),
      );
  }
}
