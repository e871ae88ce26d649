import type { Catalogue } from '@baithak/kernel';
import { en as shared } from '@baithak/panakizhi';

export const en = {
  ...shared,
  name: 'Talluka',
  about: 'Shove rows and columns of pawns until four of yours stand in line. Five to ten minutes.',
  credits:
    'After Talluka, one of the three games in Panakizhi (beta rules, which name neither designer nor artist).',
  'option.layout.corners': 'Corners: four blocks around an empty cross',
  'option.layout.chequered': 'Chequered: the same blocks, colours mixed',
  'option.repetition': 'Repeated positions',
  'option.repetition.forbidden': 'may not be made',
  'option.repetition.draw': 'draw the game at the third time',

  'rule.T1': 'Two players, a board of five by five squares and eight pawns for each of them.',
  'rule.T2':
    'The pawns start in four blocks of four around an empty cross. In the layout “corners” each block has one colour, White bottom left and top right; in “chequered” the colours alternate inside every block.',
  'rule.T3': 'White begins; then the players take turns, one push a turn.',
  'rule.T4':
    'The aim is four pawns of your colour, or more, side by side without a break in one row or one column. Diagonals do not count.',
  'rule.T5':
    'To push, choose a row or column and the end of it to push from. The pawn nearest to that end must be yours.',
  'rule.T6':
    'That pawn goes one square onwards and shoves everything that stands directly in front of it. The push stops at the first empty square: what stands behind a gap stays where it is.',
  'rule.T7':
    'A push has to move at least two pawns. A pawn with nothing right in front of it cannot be pushed.',
  'rule.T8': 'No pawn may be pushed off the board.',
  'rule.T9':
    'After a push, a four wins for the player whose colour it is, even if the other player pushed it together.',
  'rule.T10': 'If one push makes a four of both colours, the player who pushed loses.',
  'rule.T11': 'If the only pushes you have are bad for you, you must still make one of them.',
  'rule.T12':
    'A push may not bring back a position of this game: the same board with the same player to move. At a table that plays the other way such a push is allowed, and the third occurrence of a position draws the game.',
  'rule.T13': 'A player who has no legal push passes. Nobody else may pass.',
  'rule.T14': 'When neither player has a legal push, the game ends at once and is drawn.',
  'rule.T15':
    'After every turn these are looked at in order: a four, no push for either player, a position for the third time where that draws, and the length of the game. After 400 turns it is drawn.',
  'rule.T16':
    'A game may start from any position with at most eight pawns a colour, no four, and a push for at least one of the players. Its history begins there.',
  'rule.T17':
    'A push is written as the name of its line and an arrow: 2> and 2< for rows, c^ and cv for columns. A pass is written pass.',

  'fault.notation':
    '“{text}” is no move. Write a row with < or > or a column with ^ or v, such as 2> or c^, or pass.',
  'fault.empty-line': 'There is nothing to push in line {line}.',
  'fault.not-yours':
    'From that side {square} comes first in line {line}, and that pawn is not yours.',
  'fault.lone-piece': 'The pawn on {square} is alone in line {line}: it has nothing to bump into.',
  'fault.gap-ahead':
    'There is a gap in front of the pawn on {square}: it would move alone and bump into nothing.',
  'fault.far-edge': 'Line {line} is filled up to the far edge: a pawn would fall off the board.',
  'fault.repeats':
    'That would bring back {ply, plural, =0 {the starting position} other {the position after turn #}}.',
  'fault.push-possible':
    'You may pass only when you cannot push, and you can push in {count, plural, one {one line} other {# lines}}.',

  'fault.position-pieces': '{seat} would have {count} pawns; there are only {most} of a colour.',
  'fault.position-four': '{seat} already has a four: the game would be over.',
  'fault.position-blocked': 'Neither player could push: the game would be over.',

  'prompt.push': '{seat}: push a row or a column.',
  'prompt.pass': '{seat} has no push and must pass.',

  'log.pushed':
    '{seat} pushes {line} {way}: {count, plural, one {one pawn moves} other {# pawns move}}.',
  'log.passed': '{seat} has no push and passes.',
  'log.lined-up': '{seat} has a four: {squares}.',

  'line.row': 'row {name}',
  'line.column': 'column {name}',
  'way.right': 'right',
  'way.left': 'left',
  'way.up': 'up',
  'way.down': 'down',

  'end.four': '{winner} wins with four in line.',
  'end.given': '{winner} wins: {loser} has pushed the four together.',
  'end.both': '{winner} wins: both have a four, and {loser} made them.',
  'end.blockade': 'Draw: neither player can push.',

  'tally.won': 'Game won',

  'piece.w': '{n, plural, one {white pawn} other {white pawns}}',
  'piece.b': '{n, plural, one {black pawn} other {black pawns}}',
  'sketch.colours': 'W {white}   B {black}',

  'board.grid': 'Board, with a push at each end of every row and column',
  'board.square':
    '{square}, {pawn, select, W {white pawn} B {black pawn} other {empty}}{four, select, yes {, part of a four} other {}}{lit, select, yes {, pointed out} other {}}',
  'board.push':
    'Push {line} {way}{legal, select, no {, not possible now} other {}}{last, select, yes {, last move} other {}}{lit, select, yes {, pointed out} other {}}',
  'board.turn': 'Turn {n}',
  'board.goal': 'Four in a line',
  'board.longest': 'Longest line',
  'board.ask': 'Your turn. Push a row or a column.',
  'board.choose': 'Choose a pawn',
  'board.push-now': 'Push {line} {way}',
  'board.leads':
    '{push}: {line, select, 1 {no line yet} 2 {two in a line} 3 {three in a line} 4 {four in a line} other {# in a line}} for you.',
  'board.moves':
    '{n, plural, one {One pawn moves} other {# pawns move}}{theirs, plural, =0 {} one {, one of them your opponent’s} other {, # of them your opponent’s}}.',
  'threat.four': 'a four could stand here',
  'board.pass': 'Pass',
} as const satisfies Catalogue;
