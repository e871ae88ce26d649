import type { Catalogue } from '@baithak/kernel';
import { en as shared } from '@baithak/panakizhi';

export const en = {
  ...shared,
  name: 'Vancana',
  pitch: 'Jump and flip them',
  about: 'Bring three pieces across the board; every piece you jump over changes sides.',
  credits:
    'Based on Vancana, one of the three games in Panakizhi (from its beta rules, which name no designer, artist or publisher).',
  'option.layout.ranks': 'Ranks',
  'option.layout.ranks.about': 'Pawns in front of crowns',
  'option.layout.line': 'Line',
  'option.layout.line.about': 'Crowns and pawns in one row',

  'fault.notation':
    '“{text}” is not a move. Type a step such as b2-b3, a jump such as b2xb4, or pass.',
  'fault.empty-square': 'There is no piece on this square.',
  'fault.not-yours':
    'That piece is {seatIs, select, you {yours} other {{seat}’s}}. You can only move your own.',
  'fault.too-far': 'That is too far. A step goes to a neighbouring square.',
  'fault.pawn-step': 'Pawns only step forward, straight or diagonally.',
  'fault.occupied': 'That square is taken. A step needs an empty one.',
  'fault.stuck':
    '{piece, select, crown {This crown cannot move now: no square next to it is empty} other {This pawn cannot move now: no square in front of it is empty}}, and it has no jump.',
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
    '{seatIs, select, you {Your} other {{seat}’s}} {piece, select, crown {crown} other {pawn}} stepped {way, select, forward {forward} back {back} diagonal {diagonally} other {sideways}} to {to}.',
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
  'board.counts':
    '{crowns, plural, one {# crown} other {# crowns}}, {pawns, plural, one {# pawn} other {# pawns}}',
  'board.ask-step': 'Your turn: choose a piece.',
  'board.ask-first': 'You play {colour, select, w {White} other {Black}}. Choose a piece.',
  'board.how-step': 'Your pieces are home when they reach the far side.',
  'board.ask-jump':
    '{n, plural, one {You must jump. One piece can.} =2 {You must jump. Two pieces can.} =3 {You must jump. Three pieces can.} other {You must jump. # pieces can.}}',
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
  'board.jump-home': 'Jump home',
  'board.comes-home': 'Your piece comes home: {n} of {most}.',
  'board.wins': 'you win!',
  'board.loses': 'you lose with fewer than three home.',
  'board.leads-step': 'it moves one square.',
  'board.leads-home': 'that makes {n} of {most}.',
  'board.leads-jump': 'it becomes yours.',
  'board.flips':
    'The {colour, select, w {black} other {white}} {piece, select, crown {crown} other {pawn}} turns {colour, select, w {white} other {black}}.',
  'board.pass': 'Pass',
  'do.step': '{piece, select, crown {Crown} other {Pawn}} from {from} to {to}',
  'do.jump': '{piece, select, crown {Crown} other {Pawn}} jumps from {from} to {to}',
  'why.nearer':
    'Then your {piece, select, crown {crown} other {pawn}} is {rows, plural, one {one row} other {# rows}} from home',
  'why.turned':
    'It turns the {colour, select, w {black} other {white}} {piece, select, crown {crown} other {pawn}} {colour, select, w {white} other {black}}',
  'board.clear': 'Clear',
  'threat.taken': '{foe} can turn it over',
  'threat.home': '{foe} can bring it home',
  'threat.forced': 'has to jump',
  'threat-brief.taken': 'turns it over',
  'threat-brief.home': 'brings it home',
  'threat-brief.forced': 'has to jump',
} as const satisfies Catalogue;
