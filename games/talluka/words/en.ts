import type { Catalogue } from '@baithak/kernel';
import { en as shared } from '@baithak/panakizhi';

export const en = {
  ...shared,
  name: 'Talluka',
  pitch: 'Push four in a row',
  about:
    'Push rows and columns of pawns until four of yours stand side by side in one row or column. Diagonals do not count.',
  credits:
    'Based on Talluka, one of the three games in Panakizhi (from its beta rules, which name no designer, artist or publisher).',
  'option.layout.corners': 'Corners',
  'option.layout.corners.about': 'Each block in one colour',
  'option.layout.chequered': 'Chequered',
  'option.layout.chequered.about': 'Each block in two colours',
  'option.repetition': 'Repeated positions',
  'option.repetition.forbidden': 'Not allowed',
  'option.repetition.forbidden.about': 'No move may repeat a position',
  'option.repetition.draw': 'A draw',
  'option.repetition.draw.about': 'When a position comes a third time',

  'fault.notation':
    '“{text}” is not a move. Type a row with < or >, or a column with ^ or v, such as 2> or c^. Or type pass.',
  'fault.empty-line':
    'There is nothing to push in {axis, select, row {row} other {column}} {line}.',
  'fault.not-yours':
    'That pawn is {seatIs, select, you {yours} other {{seat}’s}}. You play {own, select, w {White} other {Black}}: push from an end where the first pawn is {own, select, w {white} other {black}}.',
  'fault.lone-piece':
    'This pawn is alone in {axis, select, row {row} other {column}} {line}. A push has to move at least two pawns.',
  'fault.gap-ahead':
    'In {axis, select, row {row} other {column}} {line} there is a gap in front of this pawn, so it would move alone. A push has to move at least two.',
  'fault.far-edge':
    '{axis, select, row {Row} other {Column}} {line} is full up to the far edge. A pawn would fall off the board.',
  'fault.repeats':
    'That would bring back {ply, plural, =0 {the starting position} other {an earlier position}}, and repeating is not allowed here.',
  'fault.push-possible':
    'You can only pass when you cannot push. You can still push {count, plural, one {one line} other {# lines}}.',

  'fault.position-pieces':
    '{seatIs, select, you {You would have} other {{seat} would have}} {count} pawns, but there are only {most} of each colour.',
  'fault.position-four':
    '{seatIs, select, you {You already have} other {{seat} already has}} four in a line, so the game would be over.',
  'fault.position-blocked': 'Neither player could push, so the game would be over.',

  'prompt.push':
    '{seatIs, select, you {Your turn: push a row or a column.} other {{seat}’s turn.}}',
  'prompt.pass':
    '{seatIs, select, you {You cannot push, so you pass.} other {{seat} cannot push and passes.}}',

  'log.pushed': '{seat} pushed {line} {way}: {count, plural, one {# pawn} other {# pawns}}.',
  'log.passed': '{seat} could not push and passed.',

  'line.row': 'row {name}',
  'line.column': 'column {name}',

  'end.four': '{winnerIs, select, you {You win} other {{winner} wins}} with four in a line.',
  'end.given':
    '{winnerIs, select, you {You win} other {{winner} wins}}: {loserIs, select, you {your own push} other {{loser}’s push}} made the four.',
  'end.both':
    '{winnerIs, select, you {You win} other {{winner} wins}}: {loserIs, select, you {your push} other {{loser}’s push}} made four in a line for both.',
  'end.blockade': 'Draw: neither player can push.',

  'tally.won': 'Game won',

  'piece.w': '{n, plural, one {white pawn} other {white pawns}}',
  'piece.b': '{n, plural, one {black pawn} other {black pawns}}',
  'sketch.colours': 'W {white}   B {black}',

  'board.grid': 'Board, with an arrow at each end of every row and column',
  'board.square':
    '{square}, {pawn, select, W {white pawn} B {black pawn} other {empty}}{four, select, yes {, part of the four} other {}}{lit, select, yes {, highlighted} other {}}',
  'board.push':
    'Push {line} {way}{legal, select, no {, not possible now} other {}}{last, select, yes {, last move} other {}}{lit, select, yes {, highlighted} other {}}',
  'board.turn': 'Push {n}',
  'board.length': '{n, plural, one {# push} other {# pushes}}',
  'board.in-length': 'in {n, plural, one {# push} other {# pushes}}',
  'board.goal': 'Four in one row or column',
  'board.longest': 'Longest line',
  'board.ask': 'Your turn: push a row or a column.',
  'board.ask-first': 'You play {colour, select, w {White} other {Black}}. Push a row or a column.',
  'board.how': 'Choose a pawn or an arrow.',
  'board.ask-pass': 'You cannot push.',
  'board.deed': '{seat} pushed {line} {way}{four, select, yes {: four in a line} other {}}.',
  'board.choose': 'Push',
  'board.push-now': 'Push {line} {way}',
  'board.wins': 'four in a line. You win!',
  'board.loses': 'four in a line for {seat}. You lose.',
  'board.leads':
    '{line, select, 2 {two in a line for you} 3 {three in a line for you} other {four in a line for you}}.',
  'board.moves':
    '{n, plural, =2 {Two pawns move} =3 {Three pawns move} other {Four pawns move}}{theirs, plural, =0 {} one {, one of them {foe, select, w {white} other {black}}} =2 {, two of them {foe, select, w {white} other {black}}} other {, three of them {foe, select, w {white} other {black}}}}.',
  'board.pass': 'Pass',
  'do.push': 'Push {line} {way}',
  'why.longer': 'Your longest line grows to {line, select, 2 {two} 3 {three} other {four}}',
  'why.quiet': '{foe} still cannot win next turn',
  'why.broken': 'It breaks up {foe}’s line of three',
  'board.clear': 'Clear',
  'threat.four': 'part of {foe}’s four',
  'threat-brief.four': 'part of the four',
  'threats.none': 'Your opponent has no push that would win at once.',
  'threats.none-then': 'After this push, your opponent cannot win at once.',
  'threats.then': 'After this push:',
} as const satisfies Catalogue;
