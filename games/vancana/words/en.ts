import type { Catalogue } from '@baithak/kernel';
import { en as shared } from '@baithak/panakizhi';

export const en = {
  ...shared,
  name: 'Vancana',
  about:
    'Walk and jump across the board; whatever you jump over changes sides. Five to ten minutes.',
  credits:
    'After Vancana, one of the three games in Panakizhi (beta rules, which name neither designer nor artist).',
  'option.layout.ranks': 'Ranks: crowns in the back, pawns before them',
  'option.layout.line': 'Line: crowns and pawns side by side, one pawn ahead',

  'rule.V1':
    'Two players, a board of five by five squares, and six pieces each: three crowns and three pawns. A piece has White on one side and Black on the other, and belongs to the colour that shows.',
  'rule.V2':
    'Everyone starts on the two ranks nearest to them. In the layout “ranks” three crowns stand in the middle of the first rank and three pawns in front of them; in “line” crowns and pawns alternate along the first rank, beginning with a crown, and the third pawn stands in the middle of the second.',
  'rule.V3': 'White begins; then the players take turns. A turn is one step or one jump.',
  'rule.V4':
    'The aim is to bring three pieces to the far side of the board, or to have the only colour left on it.',
  'rule.V5':
    'You move one piece that shows your colour. A step leads to a neighbouring square, and it must be empty.',
  'rule.V6': 'A crown steps in all eight directions.',
  'rule.V7':
    'A pawn steps only to the three squares in front of it, nearer to the opponent: straight on or diagonally.',
  'rule.V8':
    'A jump leads over a neighbouring enemy piece, straight or diagonally, onto the square right behind it, and that square must be empty.',
  'rule.V9':
    'A crown jumps in all eight directions, a pawn only in the three that bring it nearer to the opponent.',
  'rule.V10':
    'The piece that was jumped stays where it is and is turned over: now it is yours. A crown stays a crown, a pawn stays a pawn and goes the other way.',
  'rule.V11': 'One jump a turn: there are no chains of jumps.',
  'rule.V12': 'If you can jump, you must. Which of your jumps you make is up to you.',
  'rule.V13':
    'A piece that arrives on the opponent’s first rank, by a step or a jump, leaves the board and is home: one point.',
  'rule.V14': 'Three points win at once.',
  'rule.V15': 'A player whose colour is the only one left on the board wins.',
  'rule.V16':
    'The points are looked at first. So if you bring your last piece home and it is only your first or second, you lose.',
  'rule.V17':
    'Breaking the loop: if the position, meaning the board and the player to move, was there before in this game, the player to move need not jump this turn and may also step with any piece.',
  'rule.V18': 'A player who can neither step nor jump passes. Nobody else may pass.',
  'rule.V19':
    'When neither player could move, the game ends at once. The player with more points wins; with equally many it is a draw.',
  'rule.V20':
    'After every turn these are looked at in order: a win, no move for either player, the position for the third time, and the length of the game. The third time is a draw, and so is the end of turn 400.',
  'rule.V21':
    'A game may start from any position with at most six crowns and six pawns, those at home included, both colours on the board, nobody on the rank where they are heading, and at most two points each. Its history begins there.',
  'rule.V22':
    'A step is written with a dash, b2-b3, a jump with an x between start and landing, b2xb4. A pass is written pass.',

  'fault.notation':
    '“{text}” is no move. Write a step such as b2-b3, a jump such as b2xb4, or pass.',
  'fault.empty-square': 'There is no piece on {from}.',
  'fault.not-yours': 'The piece on {from} shows the other colour: it is not yours to move.',
  'fault.too-far': 'A step leads to a neighbouring square, and {to} is not one of {from}.',
  'fault.pawn-step': 'A pawn steps forwards only, and from {from} to {to} is not forwards.',
  'fault.occupied': 'There is already a piece on {to}.',
  'fault.must-jump':
    '{count, plural, one {You have a jump and must make it: {jumps}.} other {You can jump and must; choose one of these: {jumps}.}}',
  'fault.jump-span':
    'A jump leads over exactly one square in a straight or diagonal line, and from {from} to {to} it does not.',
  'fault.pawn-jump': 'A pawn jumps forwards only, and from {from} to {to} is not forwards.',
  'fault.nothing-to-jump': 'There is no piece on {over} to jump over.',
  'fault.own-piece-jumped': 'The piece on {over} is your own: only enemy pieces are jumped.',
  'fault.landing-occupied': 'The jump would end on {to}, and a piece is already there.',
  'fault.move-possible':
    'You may pass only when you cannot move, and you have {count, plural, one {a move: {example}} other {# moves, for example {example}}}.',

  'fault.position-score':
    '{seat} has 0 to {most} pieces at home while the game goes on, not “{found}”.',
  'fault.position-crowns': 'There are {count} crowns on the board; the game has {most}.',
  'fault.position-pawns': 'There are {count} pawns on the board; the game has {most}.',
  'fault.position-pieces':
    'With those at home there are {count} pieces; the game has {most} in all.',
  'fault.position-goal': '{seat} has a piece on rank {rank}, where it would already be home.',
  'fault.position-alone': '{seat} has no piece on the board: the game would be over.',

  'prompt.step': '{seat}: move a piece.',
  'prompt.jump': '{seat}: you can jump, so you must.',
  'prompt.free':
    '{seat}: this position was there before. You may jump, or break the loop and step instead.',
  'prompt.pass': '{seat} has no move and must pass.',

  'log.stepped':
    '{seat} steps with a {piece, select, crown {crown} other {pawn}} from {from} to {to}.',
  'log.jumped':
    '{seat} jumps with a {piece, select, crown {crown} other {pawn}} from {from} to {to} and turns over the {flipped, select, crown {crown} other {pawn}} on {over}.',
  'log.brought-home':
    'The {piece, select, crown {crown} other {pawn}} is home: {score, plural, one {the first point} other {# points now}} for {seat}.',
  'log.loop-broken': '{seat} breaks the loop and does not jump.',
  'log.passed': '{seat} has no move and passes.',

  'end.home': '{winner} wins with three pieces at home.',
  'end.alone': '{winner} wins: no piece of {loser} is left.',
  'end.emptied': '{winner} wins: {loser} has brought the last piece home, but not three.',
  'end.blockade': 'Draw: neither player can move, and both have equally many pieces at home.',
  'end.blockade-ahead':
    '{winner} wins: neither player can move, and {winner} has more pieces at home than {loser}.',

  'tally.home': 'Pieces at home',

  'sketch.home': '{pieces} {seat}: {count} home',

  'board.grid': 'Board',
  'board.square':
    '{square}, {piece, select, C {white crown} P {white pawn} c {black crown} p {black pawn} other {empty}}{state, select, source {, can move} chosen {, chosen} target {, step here} jump {, jump here} other {}}{last, select, yes {, last move} other {}}{lit, select, yes {, pointed out} other {}}',
  'board.home': '{seat}: {count} of {most} home',
  'threat.taken': 'could change sides',
  'threat.home': 'could come home',
  'threat.forced': 'has to jump',
  'board.pass': 'Pass',
} as const satisfies Catalogue;
