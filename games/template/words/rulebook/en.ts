import type { Catalogue } from '@baithak/kernel';

/** One text for each rule, loaded when somebody reads them. */
export const en = {
  'rule.T1': 'Two players, a board of three by three squares.',
  'rule.T2': 'Cross begins; then the players take turns, one mark a turn.',
  'rule.T3': 'A mark goes on an empty square and stays there.',
  'rule.T4': 'Whoever has three marks in a row, a column or a diagonal wins at once.',
  'rule.T5': 'A full board without such a line is a draw.',
  'rule.T6': 'A game may start from any position with an empty square and without a full line.',
  'rule.T7': 'A move is written as the name of its square, such as b2.',
} as const satisfies Catalogue;
