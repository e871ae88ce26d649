import type { Catalogue } from '@baithak/kernel';
import { en as shared } from '@baithak/panakizhi';

export const en = {
  ...shared,
  name: 'Srrakk',
  pitch: 'Stack four high',
  about: 'Move, jump and stack until a stack of four shows your colour.',
  credits:
    'Based on Srrakk, one of the three games in Panakizhi (from its beta rules, which name no designer, artist or publisher).',
  'option.layout.home': 'Home: two rows for each player',

  'fault.notation':
    '“{text}” is not a move. Type a move such as b2-b3, a jump such as b2xb4, the top piece alone such as b2/b3 or b2/b3/a3, or pass.',
  'fault.empty-square': 'There is no stack on this square.',
  'fault.not-yours':
    'That stack is {seatIs, select, you {yours} other {{seat}’s}}: the piece on top decides.',
  'fault.same-square': 'The stack is already on that square.',
  'fault.diagonal': 'Stacks do not move diagonally.',
  'fault.too-far': 'That is too far. A stack moves one square, or jumps over one stack.',
  'fault.occupied': 'There is a stack on that square. A stack moves to an empty one.',
  'fault.stuck':
    '{height, plural, one {This piece cannot do anything now} other {This stack cannot do anything now}}: there is no empty square beside it, and it has no jump.',
  'fault.jump-crooked': 'A jump goes in a straight line.',
  'fault.jump-span': 'A jump goes over exactly one square.',
  'fault.nothing-to-jump': 'There is no stack in between to jump over.',
  'fault.landing-empty': 'A jump has to land on a stack, and that square is empty.',
  'fault.landing-taller':
    'That stack has {onto} pieces and yours only {height}. You cannot land on a higher stack.',
  'fault.too-high': 'That would make a stack of {sum}. The most is {most}.',
  'fault.shed-single':
    'This is a single piece. To move only the top piece, a stack needs two or more.',
  'fault.shed-diagonal': 'The top piece does not move diagonally.',
  'fault.shed-too-far': 'That is too far. The top piece moves one square.',
  'fault.shed-occupied': 'There is a stack on that square. The top piece goes to an empty one.',
  'fault.second-not-yours':
    'After the first piece this stack is no longer yours, so you cannot move a second.',
  'fault.second-not-diagonal':
    'The second piece goes to a square that touches the stack at a corner.',
  'fault.second-not-beside': 'The second piece goes next to the first one.',
  'fault.second-occupied': 'The second piece needs an empty square.',
  'fault.move-possible':
    'You can only pass when you cannot do anything else. You still have {count, plural, one {one move} other {# moves}}.',

  'fault.position-bracket': 'Row {rank} is missing a closing bracket.',
  'fault.position-stack':
    'In row {rank} “{found}” is not a stack. Write two or three letters w or b in brackets, from bottom to top, and a single piece without brackets.',
  'fault.position-height':
    'In row {rank} the stack “{found}” is too high. A game starts with stacks of at most {most}.',
  'fault.position-pieces': 'There are {count} pieces on the board, but the game only has {most}.',
  'fault.position-four':
    '{seatIs, select, you {You already have} other {{seat} already has}} a stack of four on {square}, so the game would be over.',
  'fault.position-empty': 'There is no piece on the board, so nobody could ever move.',

  'prompt.turn': '{seatIs, select, you {Your turn: move or jump.} other {{seat}’s turn.}}',
  'prompt.pass':
    '{seatIs, select, you {You have no move, so you pass.} other {{seat} has no move and passes.}}',

  'log.moved': '{seat} moved {height, plural, one {a piece} other {a stack of #}} {way} to {to}.',
  'log.jumped':
    '{seat} jumped {way} onto {to}, now {total} high. The top piece on {over} turned {flipped, select, w {white} other {black}}.',
  'log.shed':
    '{seat} moved only the top piece {way} to {to}{top, select, w {. White is now on top of the rest} b {. Black is now on top of the rest} other {}}.',
  'log.shed-more':
    '{seat} also moved the next piece to {to}{top, select, w {. White is now on top of the rest} b {. Black is now on top of the rest} other {}}.',
  'log.passed': '{seat} had no move and passed.',

  'end.four': '{winnerIs, select, you {You win} other {{winner} wins}} with a stack of four.',

  'tally.won': 'Game won',

  'sketch.colours': 'W {white}   B {black}',
  'sketch.order': 'Stacks are written from bottom to top; the capital letter is on top.',

  'board.grid': 'Board',
  'board.square':
    '{square}, {stack}{state, select, source {, can move} chosen {, chosen} target {, go here} jump {, jump here} other {}}{last, select, yes {, last move} other {}}{lit, select, yes {, highlighted} other {}}',
  'board.empty': 'empty',
  'board.single': '{top, select, w {white piece} other {black piece}}',
  'board.stack': 'stack of {height}, {top, select, w {white} other {black}} on top, then {below}',
  'board.layer.w': 'white',
  'board.layer.b': 'black',
  'board.layer.hidden': 'hidden',
  'board.turn': 'Turn {n}',
  'board.length': '{n, plural, one {# turn} other {# turns}}',
  'board.in-length': 'in {n, plural, one {# turn} other {# turns}}',
  'board.goal': 'Stack four with your colour on top',
  'board.goal-brief': 'Stack 4, your colour on top',
  'board.tallest': 'Tallest stack',
  'board.ways': 'What to do with this stack',
  'board.way.move': 'All {n}',
  'board.way.shed': 'Top only',
  'board.ask': 'Your turn: choose a stack.',
  'board.ask-first': 'You play {colour, select, w {White} other {Black}}. Choose a stack.',
  'board.how': 'It moves one square, or jumps over one stack onto another.',
  'board.how-hidden':
    'You only see the top of each stack. Remember what lies below, or start a game with memory aids.',
  'board.ask-pass': 'You have no move.',
  'board.where':
    '{n, plural, one {Where should this piece go?} other {Where should this stack go?}}',
  'board.where-shed': 'Where should the top piece go?',
  'board.how-move': 'Choose an empty square, or jump over one stack onto the marked one.',
  'board.how-only-move': 'Choose an empty square next to it.',
  'board.how-shed': 'Choose an empty square next to the stack.',
  'board.deed-jump':
    '{seat} jumped {way} onto {to}: now {height} high. {n, plural, one {The piece} other {The stack of #}} on {over} is now {ownerIs, select, you {yours} other {{owner}’s}}.',
  'board.deed-shed-two':
    '{seat} moved the two top pieces to {to} and {second}{top, select, w {. White is now on top of the rest} b {. Black is now on top of the rest} other {}}.',
  'board.move': 'Move',
  'board.clear': 'Clear',
  'board.do-moved': 'Move {way}',
  'board.do-jumped': 'Jump {way}',
  'board.do-shed': 'Top piece {way}',
  'board.do-shed-two': 'Move two pieces',
  'board.jump-to': 'Jump to make {n}',
  'board.wins': 'your stack of four wins!',
  'board.leads-move':
    '{n, plural, one {the piece moves one square} =2 {both pieces move one square} other {all # pieces move one square}}.',
  'board.leads-jump': 'your stack grows to {n, plural, =2 {two} =3 {three} other {four}}.',
  'board.grows': 'Your stack grows to {n, plural, =2 {two} =3 {three} other {four}}.',
  'board.leads-shed':
    '{n, plural, =0 {nothing stays behind} one {one piece stays behind} other {a stack of # stays behind}}.',
  'board.flips-gain':
    'The {colour, select, w {black} other {white}} piece on {over} turns {colour, select, w {white} other {black}}: both stacks are yours.',
  'board.flips-loss':
    '{n, plural, one {your own piece on {over} turns {colour, select, w {white} other {black}} and goes to {foe}} other {your own stack on {over} turns {colour, select, w {white} other {black}} on top and goes to {foe}}}.',
  'board.shed-loss': 'Careful: what stays behind goes to {foe}.',
  'board.shed-more': 'You may also move the next piece to a marked square.',
  'board.shed-maybe': 'If the stack is still yours, you may move the next piece, too.',
  'board.risk': 'Careful: {foe} can take over your stack of {n} on {square} next turn.',
  'board.nothing': '',
  'board.pass': 'Pass',
  'do.move': 'Move {from} to {to}',
  'do.jump': 'Jump from {from} to {to}',
  'do.shed': 'Top piece from {from} to {to}',
  'do.shed-two': 'Two pieces from {from} to {to} and {second}',
  'why.gains':
    'It turns the {colour, select, w {black} other {white}} piece on {over} {colour, select, w {white} other {black}} and makes both stacks yours',
  'why.grows': 'Your stack grows to {n, plural, =2 {two} =3 {three} other {four}}',
  'threat.taken': '{foe} can take it over',
  'threat.four': '{foe} can make four here',
  'threat-brief.taken': 'takes it over',
  'threat-brief.four': 'makes four here',
} as const satisfies Catalogue;
