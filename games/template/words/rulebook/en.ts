import type { Catalogue } from '@baithak/kernel';

/** A text for each rule, loaded when somebody reads them; `heading.` goes before a rule, `house.` says why it is ours. */
export const en = {
  'heading.T1': 'The game',
  'rule.T1': 'Two players, a board of three by three squares.',
  'rule.T2': 'Cross begins; then the players take turns, one mark a turn.',
  'rule.T3': 'A mark goes on an empty square and stays there.',
  'rule.T4': 'Whoever has three marks in a row, a column or a diagonal wins at once.',
  'rule.T5': 'A full board without such a line is a draw.',
  'heading.T6': 'Positions and notation',
  'rule.T6': 'A game may start from any position with an empty square and without a full line.',
  'house.T6': 'The rulebook has one set-up only. This says which other positions you can study.',
  'rule.T7': 'A move is written as the name of its square, such as b2.',
  'house.T7': 'Nobody writes moves down on paper. The table needs a way to do it.',
} as const satisfies Catalogue;
