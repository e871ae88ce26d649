import { type Arg, Fault } from '@baithak/kernel';
import { CARD_NAMES } from './cards.ts';
import { cardSaid } from './naming.ts';
import { inHand } from './piles.ts';
import type { State } from './state.ts';

export function refuse(
  code: string,
  rule: string,
  at: readonly string[] = [],
  args: Readonly<Record<string, Arg>> = {},
): Fault {
  return new Fault(code, { rule, at, args });
}

export function notInHand(state: State, card: number, rule: string): Fault | undefined {
  if (inHand(state, state.turn, card)) return undefined;
  const name = CARD_NAMES[card]!;
  return refuse('not-in-hand', rule, [`hand:${name}`], { card: cardSaid(name) });
}
