import type { Catalogue } from '@baithak/kernel';

/** One text for each rule, loaded when somebody reads them. */
export const en = {
  'rule.T1': 'Two players, a board of five by five squares, and eight pawns each.',
  'rule.T2':
    'The pawns start in four blocks of four around an empty cross. In the “Corners” layout each block has one colour, with White at the bottom left and top right. In “Chequered” the colours alternate within every block.',
  'rule.T3': 'White goes first. Then you take turns, one push per turn.',
  'rule.T4':
    'Your goal is four or more pawns of your colour side by side in one row or one column, without a gap. Diagonals do not count.',
  'rule.T5':
    'To push, choose a row or column and the end you push from. The pawn nearest that end must be yours.',
  'rule.T6':
    'That pawn moves one square forward and pushes the unbroken run of pawns in front of it, whatever their colours. The push stops at the first empty square: whatever stands behind a gap stays where it is.',
  'rule.T7':
    'A push has to move at least two pawns. You cannot push a pawn that has nothing directly in front of it.',
  'rule.T8': 'A push that would drive a pawn over the edge of the board is not allowed.',
  'rule.T9':
    'If four of one colour are in a line after a push, the player of that colour wins at once, even if the other player made the push.',
  'rule.T10': 'If one push makes four in a line in both colours, the player who pushed loses.',
  'rule.T11': 'Even if every push you have is bad for you, you must make one of them.',
  'rule.T12':
    'A push may not bring back an earlier position of this game, not even the starting one. A position is the board and the player to move. With the option “A draw the third time” such a push is allowed, and the game is a draw when a position comes up for the third time.',
  'rule.T13': 'If you have no legal push, you pass. Otherwise you have to push.',
  'rule.T14': 'If neither player has a legal push, the game ends at once in a draw.',
  'rule.T15':
    'After every turn the table checks, in this order: four in a line, no push for either player, a position for the third time where that is a draw, and the length of the game. After 400 turns the game is a draw.',
  'rule.T16':
    'A game can start from any position with at most eight pawns per colour, no four in a line, and a push for at least one player. Nothing before that position counts.',
  'rule.T17':
    'Write a push as the name of its line and an arrow: 2> and 2< for rows, c^ and cv for columns. Write pass for a pass.',
} as const satisfies Catalogue;
