import type { Catalogue } from '@baithak/kernel';

/** A text for each rule, loaded when somebody reads them; `heading.` goes before a rule, `house.` says why it is ours. */
export const en = {
  'heading.V1': 'Board, set-up and goal',
  'rule.V1':
    'Two players, a board of five by five squares, and six pieces each: three crowns and three pawns. A piece is white on one side and black on the other. It belongs to the colour that shows.',
  'rule.V2':
    'You start on the two rows nearest you. In the “Ranks” layout three crowns stand in the middle of the first row and three pawns in front of them. In “Line” crowns and pawns alternate along the first row, starting with a crown, and the third pawn stands in the middle of the second row.',
  'house.V2': 'Our scan of the rulebook lost the picture of the set-up. Both layouts fit the text.',
  'rule.V3': 'White goes first. Then you take turns, with one step or one jump per turn.',
  'house.V3': 'The rulebook says who goes first, but not with which colour.',
  'rule.V4':
    'Your goal is to bring three pieces to the far side of the board, or to be the only colour left on it.',
  'heading.V5': 'Steps',
  'rule.V5':
    'You move one piece that shows your colour. A step goes to a neighbouring square, which must be empty.',
  'rule.V6': 'A crown steps in all eight directions.',
  'rule.V7':
    'A pawn only steps to the three squares in front of it, towards the opponent: straight ahead or diagonally.',
  'heading.V8': 'Jumps',
  'rule.V8':
    'A jump goes over a neighbouring enemy piece, straight or diagonally, to the square directly behind it, which must be empty.',
  'rule.V9':
    'A crown jumps in all eight directions, a pawn only in the three that take it towards the opponent.',
  'rule.V10':
    'The piece you jumped over stays where it is and changes colour: now it is yours. A crown stays a crown. A pawn stays a pawn and now moves the other way.',
  'rule.V11': 'You make one jump per turn, never several in a row.',
  'rule.V12': 'If you can jump, you must. If you have several jumps, the choice is yours.',
  'heading.V13': 'Home and victory',
  'rule.V13':
    'A piece that reaches the opponent’s first row, by a step or a jump, leaves the board and is home: one point.',
  'rule.V14': 'Three points win at once.',
  'rule.V15': 'If your colour is the only one left on the board, you win.',
  'rule.V16':
    'Points are checked first. So if you bring your last piece home and it is only your first or second, you lose.',
  'heading.V17': 'Special cases',
  'rule.V17':
    'Breaking the loop: if the same board with the same player to move has come up before in this game, that player does not have to jump this turn and may step with any piece instead.',
  'house.V17': 'The rulebook does not say what makes two positions the same.',
  'rule.V18': 'If you can neither step nor jump, you pass. Otherwise you have to move.',
  'house.V18': 'The rulebook does not say what happens when you cannot move.',
  'rule.V19':
    'If neither player can move, the game ends at once. The player with more points wins; if both have the same, it is a draw.',
  'house.V19': 'The rulebook does not cover this case. With twelve pieces it cannot happen.',
  'rule.V20':
    'After every turn the table checks, in this order: a win, no move for either player, the same position for the third time, and the length of the game. The third time is a draw, counting the starting position as a first time. So is the end of turn 400.',
  'house.V20': 'The rulebook has no draws and no limit. With these, every game ends.',
  'heading.V21': 'Positions and notation',
  'rule.V21':
    'A game can start from any position with at most six crowns and six pawns, including those at home, both colours on the board, no piece on the row it is heading for, and at most two points each. Nothing before that position counts.',
  'house.V21': 'The rulebook has one set-up only. This says which other positions you can study.',
  'rule.V22':
    'Write a step with a dash, b2-b3, and a jump with an x between start and landing, b2xb4. Write pass for a pass.',
  'house.V22': 'The rulebook does not write moves down. The table needs a way to do it.',
} as const satisfies Catalogue;
