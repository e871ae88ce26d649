import { type Arg, Fault, type Message, message } from '@baithak/kernel';
import { letterAt } from './cards.ts';
import { holds } from './hands.ts';
import type { State } from './state.ts';

export function refuse(
  code: string,
  rule: string,
  at: readonly string[] = [],
  args: Readonly<Record<string, Arg>> = {},
): Fault {
  return new Fault(code, { rule, at, args });
}

/** A card by its name. */
export const said = (letter: number): Message => message(`card.${letterAt(letter)}`);

/** Bad Karma cannot be given away, put back or kept. */
export const stays = (rule: string): Fault => refuse('bad-karma-stays', rule, ['hand:-']);

export function notInHand(state: State, card: number, rule: string): Fault | undefined {
  if (holds(state, card)) return undefined;
  return refuse('not-in-hand', rule, [`hand:${letterAt(card)}`], { card: said(card) });
}
