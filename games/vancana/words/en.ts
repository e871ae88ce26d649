import type { Catalogue } from '@baithak/kernel';
import { en as shared } from '@baithak/panakizhi';

export const en = {
  ...shared,
  name: 'Vancana',
  about:
    'Bring three pieces across the board; every piece you jump over changes sides. Five to ten minutes.',
  credits:
    'Based on Vancana, one of the three games in Panakizhi (from its beta rules, which name no designer or artist).',
  'option.layout.ranks': 'Ranks: crowns at the back, pawns in front of them',
  'option.layout.line': 'Line: crowns and pawns side by side, one pawn ahead',

  'rule.V1':
    'Two players, a board of five by five squares, and six pieces each: three crowns and three pawns. A piece is white on one side and black on the other. It belongs to the colour that shows.',
  'rule.V2':
    'You start on the two rows nearest you. In the “Ranks” layout three crowns stand in the middle of the first row and three pawns in front of them. In “Line” crowns and pawns alternate along the first row, starting with a crown, and the third pawn stands in the middle of the second row.',
  'rule.V3': 'White goes first. Then you take turns, with one step or one jump per turn.',
  'rule.V4':
    'Your goal is to bring three pieces to the far side of the board, or to be the only colour left on it.',
  'rule.V5':
    'You move one piece that shows your colour. A step goes to a neighbouring square, which must be empty.',
  'rule.V6': 'A crown steps in all eight directions.',
  'rule.V7':
    'A pawn only steps to the three squares in front of it, towards the opponent: straight ahead or diagonally.',
  'rule.V8':
    'A jump goes over a neighbouring enemy piece, straight or diagonally, to the square directly behind it, which must be empty.',
  'rule.V9':
    'A crown jumps in all eight directions, a pawn only in the three that take it towards the opponent.',
  'rule.V10':
    'The piece you jumped over stays where it is and changes colour: now it is yours. A crown stays a crown. A pawn stays a pawn and now moves the other way.',
  'rule.V11': 'You make one jump per turn, never several in a row.',
  'rule.V12': 'If you can jump, you must. If you have several jumps, the choice is yours.',
  'rule.V13':
    'A piece that reaches the opponent’s first row, by a step or a jump, leaves the board and is home: one point.',
  'rule.V14': 'Three points win at once.',
  'rule.V15': 'If your colour is the only one left on the board, you win.',
  'rule.V16':
    'Points are checked first. So if you bring your last piece home and it is only your first or second, you lose.',
  'rule.V17':
    'Breaking the loop: if the same board with the same player to move has come up before in this game, that player does not have to jump this turn and may step with any piece instead.',
  'rule.V18': 'If you can neither step nor jump, you pass. Otherwise you have to move.',
  'rule.V19':
    'If neither player can move, the game ends at once. The player with more points wins; if both have the same, it is a draw.',
  'rule.V20':
    'After every turn the table checks, in this order: a win, no move for either player, the same position for the third time, and the length of the game. The third time is a draw, counting the starting position as a first time. So is the end of turn 400.',
  'rule.V21':
    'A game can start from any position with at most six crowns and six pawns, including those at home, both colours on the board, no piece on the row it is heading for, and at most two points each. Nothing before that position counts.',
  'rule.V22':
    'Write a step with a dash, b2-b3, and a jump with an x between start and landing, b2xb4. Write pass for a pass.',

  'fault.notation':
    '“{text}” is not a move. Type a step such as b2-b3, a jump such as b2xb4, or pass.',
  'fault.empty-square': 'There is no piece on this square.',
  'fault.not-yours':
    'That piece is {seatIs, select, you {yours} other {{seat}’s}}. You can only move your own.',
  'fault.too-far': 'That is too far. A step goes to a neighbouring square.',
  'fault.pawn-step': 'Pawns only step forward, straight or diagonally.',
  'fault.occupied': 'That square is taken. A step needs an empty one.',
  'fault.must-jump':
    '{count, plural, one {You can jump, so you must.} other {You can jump, so you must. Choose one of the marked pieces.}}',
  'fault.jump-span': 'A jump goes straight or diagonally over exactly one square.',
  'fault.pawn-jump': 'Pawns only jump forward, straight or diagonally.',
  'fault.nothing-to-jump': 'There is no piece in between to jump over.',
  'fault.own-piece-jumped': 'That piece is your own. You can only jump over the other colour.',
  'fault.landing-occupied': 'The landing square is taken. A jump needs an empty one.',
  'fault.move-possible':
    'You can only pass when you cannot move. You still have {count, plural, one {one move} other {# moves}}.',

  'fault.position-score':
    'During a game, {seatIs, select, you {you have} other {{seat} has}} 0 to {most} pieces home, not “{found}”.',
  'fault.position-crowns': 'There are {count} crowns on the board, but the game only has {most}.',
  'fault.position-pawns': 'There are {count} pawns on the board, but the game only has {most}.',
  'fault.position-pieces':
    'Including those at home there are {count} pieces, but the game only has {most}.',
  'fault.position-goal':
    '{seatIs, select, you {You have} other {{seat} has}} a piece on row {rank}, where it would already be home.',
  'fault.position-alone':
    '{seatIs, select, you {You have} other {{seat} has}} no piece on the board, so the game would be over.',

  'prompt.step': '{seatIs, select, you {Your turn: move a piece.} other {{seat}’s turn.}}',
  'prompt.jump': '{seatIs, select, you {You can jump, so you must.} other {{seat} has to jump.}}',
  'prompt.free':
    '{seatIs, select, you {This position has come up before: you may jump or step.} other {This position has come up before: {seat} may jump or step.}}',
  'prompt.pass':
    '{seatIs, select, you {You have no move, so you pass.} other {{seat} has no move and passes.}}',

  'log.stepped':
    '{seatIs, select, you {Your} other {{seat}’s}} {piece, select, crown {crown} other {pawn}} stepped {way, select, forward {forward} back {back} other {sideways}} to {to}.',
  'log.jumped':
    '{seatIs, select, you {Your} other {{seat}’s}} {piece, select, crown {crown} other {pawn}} jumped to {to}: {foeIs, select, you {your} other {{foe}’s}} {flipped, select, crown {crown} other {pawn}} on {over} turned {colour, select, w {white} other {black}}.',
  'log.brought-home':
    '{seat} brought {piece, select, crown {a crown} other {a pawn}} home: {score} of {most}.',
  'log.loop-broken': '{seat} broke the loop and did not jump.',
  'log.passed': '{seat} had no move and passed.',

  'end.home': '{winnerIs, select, you {You win} other {{winner} wins}} with three pieces home.',
  'end.alone':
    '{winnerIs, select, you {You win} other {{winner} wins}}: {loserIs, select, you {you have} other {{loser} has}} no piece left.',
  'end.emptied':
    '{winnerIs, select, you {You win} other {{winner} wins}}: {loserIs, select, you {you brought your} other {{loser} brought the}} last piece home, but it takes three.',
  'end.blockade': 'Draw: neither player can move, and both have the same number of pieces home.',
  'end.blockade-ahead':
    '{winnerIs, select, you {You win} other {{winner} wins}}: neither player can move, and {loserIs, select, you {you have} other {{loser} has}} fewer pieces home.',

  'tally.home': 'Pieces home',

  'sketch.home': '{pieces} {seat}: {count} home',

  'board.grid': 'Board',
  'board.square':
    '{square}, {piece, select, C {white crown} P {white pawn} c {black crown} p {black pawn} other {empty}}{state, select, source {, can move} chosen {, chosen} target {, step here} jump {, jump here} other {}}{last, select, yes {, last move} other {}}{lit, select, yes {, highlighted} other {}}',
  'board.turn': 'Turn {n}',
  'board.length': '{n, plural, one {# turn} other {# turns}}',
  'board.in-length': 'in {n, plural, one {# turn} other {# turns}}',
  'board.goal': 'First to 3 home',
  'board.home': '{count} of {most} home',
  'board.of': 'of {most}',
  'board.home-of': '{seatIs, select, you {home for you} other {home for {seat}}}',
  'board.home-row': '{seatIs, select, you {your goal row} other {{seat}’s goal row}}',
  'board.on-board': 'On the board',
  'board.ask-step': 'Your turn: choose a piece.',
  'board.ask-first': 'You play {colour, select, w {White} other {Black}}. Choose a piece.',
  'board.how-step': 'Your pieces are home when they reach the far side.',
  'board.ask-jump':
    '{n, plural, one {You must jump. One piece can.} =2 {You must jump. Two pieces can.} other {You must jump. # pieces can.}}',
  'board.how-jump': 'Choose one of the marked pieces.',
  'board.ask-free': 'Jump, or break the loop with a step.',
  'board.how-free': 'This position came up before, so you don’t have to jump.',
  'board.ask-pass': 'You have no move.',
  'board.where':
    '{piece, select, crown {Where should the crown go?} other {Where should the pawn go?}}',
  'board.jump-where':
    '{piece, select, crown {Where should the crown jump?} other {Where should the pawn jump?}}',
  'board.how-where': 'Choose a marked square.',
  'board.duty': 'You must jump.',
  'board.alone': '{piece, select, crown {Only this crown can.} other {Only this pawn can.}}',
  'board.move': 'Move',
  'board.step': '{piece, select, crown {Move the crown} other {Move the pawn}}',
  'board.step-home': '{piece, select, crown {Bring the crown home} other {Bring the pawn home}}',
  'board.jump-over': '{piece, select, crown {Jump over the crown} other {Jump over the pawn}}',
  'board.wins': 'you win!',
  'board.loses': 'you lose with fewer than three home.',
  'board.leads-step': 'one square.',
  'board.leads-home': 'that makes {n} of {most}.',
  'board.leads-jump': 'it becomes yours.',
  'board.flips':
    'The {colour, select, w {black} other {white}} {piece, select, crown {crown} other {pawn}} turns {colour, select, w {white} other {black}}.',
  'board.pass': 'Pass',
  'board.clear': 'Clear',
  'threat.taken': 'can be turned over',
  'threat.home': 'can come home',
  'threat.forced': 'has to jump',
} as const satisfies Catalogue;
