import type { Random } from '@baithak/kernel';
import { boardText, tester } from '@baithak/panakizhi/testing';
import { game } from '../index.ts';

export const { at, after, playAll, legal, refusal, refusedPosition, ending } = tester(game, {});

/** Two lone pawns in opposite corners, and four moves that lead back here. */
export const CORNERS = 'w4/5/5/5/4b w';
export const ROUND = 'a5-b5 e1-d1 b5-a5 d1-e1';

/** Any legal start: high and low stacks, crowded and empty boards. */
export function randomPosition(random: Random): string {
  const stacks = new Array<string>(25).fill('');
  const pieces = 1 + random.below(18);
  const squares = 3 + random.below(23);
  for (let i = 0; i < pieces; i++) {
    const square = random.below(squares);
    const full = stacks[square]!.length === 3;
    const place = full ? stacks.findIndex((stack) => stack.length < 3) : square;
    stacks[place] += 'wb'[random.below(2)]!;
  }
  const cells = shuffled(stacks, random).map((stack) =>
    stack.length > 1 ? `(${stack})` : stack || '.',
  );
  return `${boardText(cells)} ${'wb'[random.below(2)]}`;
}

function shuffled<T>(items: readonly T[], random: Random): T[] {
  const rest = [...items];
  return items.map(() => rest.splice(random.below(rest.length), 1)[0]!);
}
