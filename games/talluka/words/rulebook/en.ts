import type { Catalogue } from '@baithak/kernel';

/** A text for each rule, loaded when somebody reads them; `heading.` goes before a rule, `house.` says why it is ours. */
export const en = {
  'heading.T1': 'Board, set-up and goal',
  'rule.T1': 'Two players, a board of five by five squares, and eight pawns each.',
  'rule.T2':
    'The pawns start in four blocks of four around an empty cross. In the “Corners” layout each block has one colour, with White at the bottom left and top right. In “Chequered” the colours alternate within every block.',
  'house.T2': 'Our scan of the rulebook lost the picture of the set-up. Both layouts fit the text.',
  'rule.T3': 'White goes first. Then you take turns, one push per turn.',
  'house.T3': 'The rulebook says who goes first, but not with which colour.',
  'rule.T4':
    'Your goal is four or more pawns of your colour side by side in one row or one column, without a gap. Diagonals do not count.',
  'heading.T5': 'Pushing',
  'rule.T5':
    'To push, choose a row or column and the end you push from. The pawn nearest that end must be yours.',
  'rule.T6':
    'That pawn moves one square forward and pushes the unbroken run of pawns in front of it, whatever their colours. The push stops at the first empty square: whatever stands behind a gap stays where it is.',
  'rule.T7':
    'A push has to move at least two pawns. You cannot push a pawn that has nothing directly in front of it.',
  'rule.T8': 'A push that would drive a pawn over the edge of the board is not allowed.',
  'heading.T9': 'Winning and losing',
  'rule.T9':
    'If four of one colour are in a line after a push, the player of that colour wins at once, even if the other player made the push.',
  'rule.T10': 'If one push makes four in a line in both colours, the player who pushed loses.',
  'rule.T11': 'Even if every push you have is bad for you, you must make one of them.',
  'heading.T12': 'Special cases',
  'rule.T12':
    'A push may not bring back an earlier position of this game, not even the starting one. A position is the board and the player to move. With the option “A draw the third time” such a push is allowed, and the game is a draw when a position comes up for the third time.',
  'house.T12': 'The rulebook does not say what keeps a game from going in circles.',
  'rule.T13': 'If you have no legal push, you pass. Otherwise you have to push.',
  'house.T13': 'The rulebook does not say what happens when you cannot push.',
  'rule.T14': 'If neither player has a legal push, the game ends at once in a draw.',
  'house.T14': 'The rulebook does not cover this case.',
  'rule.T15':
    'After every turn the table checks, in this order: four in a line, no push for either player, a position for the third time where that is a draw, and the length of the game. After 400 turns the game is a draw.',
  'house.T15': 'The rulebook has no draws and no limit. With these, every game ends.',
  'heading.T16': 'Positions and notation',
  'rule.T16':
    'A game can start from any position with at most eight pawns per colour, no four in a line, and a push for at least one player. Nothing before that position counts.',
  'house.T16': 'The rulebook has one set-up only. This says which other positions you can study.',
  'rule.T17':
    'Write a push as the name of its line and an arrow: 2> and 2< for rows, c^ and cv for columns. Write pass for a pass.',
  'house.T17': 'The rulebook does not write moves down. The table needs a way to do it.',
} as const satisfies Catalogue;
