import type { Catalogue } from '@baithak/kernel';
import { en as shared } from '@baithak/panakizhi';

export const en = {
  ...shared,
  name: 'Srrakk',
  about: 'Move, jump and stack until a stack of four shows your colour. Five to ten minutes.',
  credits:
    'Based on Srrakk, one of the three games in Panakizhi (from its beta rules, which name no designer or artist).',
  'option.layout.home': 'Home: nine pieces on the two rows nearest each player',

  'rule.S1':
    'Two players, a board of five by five squares, and nine pieces each. A piece is white on one side and black on the other.',
  'rule.S2':
    'You start on the two rows nearest you: the first row is full, the second is full except for its middle square.',
  'rule.S3':
    'White goes first. Then you take turns. In a turn you use one of your stacks once: it moves, it jumps or it sheds.',
  'rule.S4': 'Your goal is a stack of four pieces with your colour on top. It wins at once.',
  'rule.S5':
    'The pieces on one square are a stack; a single piece is a stack too. A stack belongs to the player whose colour is on top, and only its owner may use it. No stack is ever higher than four.',
  'rule.S6':
    'To move, take the whole stack to a square next to it: up, down, left or right. That square must be empty. Stacks never move diagonally.',
  'rule.S7':
    'To jump, a stack leaps over a stack next to it (up, down, left or right, of either colour) and lands on top of the stack directly behind that one. It cannot land on an empty square.',
  'rule.S8': 'A stack may not land on a higher one. Equally high or lower is fine.',
  'rule.S9': 'A jump may not make a stack of more than four.',
  'rule.S10':
    'The top piece of the stack you jumped over turns over, so that stack changes its owner. What lies below stays as it is.',
  'rule.S11': 'You make one jump per turn, never several in a row.',
  'rule.S12':
    'To shed, take the top piece off one of your stacks and put it on an empty square next to the stack: up, down, left or right. The stack must have at least two pieces; with one it would be a move.',
  'rule.S13':
    'If what is left still belongs to you, you may shed its top piece too in the same turn. It goes to an empty square that touches the stack at a corner and the piece you shed first along a side.',
  'rule.S14': 'The second piece may be the last one of the stack. There is no third.',
  'rule.S15':
    'You may not look inside a stack. You have to remember which colours lie below the top, unless the table shows them.',
  'rule.S16':
    'If you can neither move nor jump nor shed, you pass. Otherwise you have to do one of them.',
  'rule.S17':
    'If neither player could do anything, the game would end at once in a draw. With up to eighteen pieces there is always a stack next to an empty square, so this does not happen.',
  'rule.S18':
    'After every turn the table checks, in this order: a stack of four, no move for either player, the same position for the third time, and the length of the game. A position is all stacks, with the order of their pieces, and the player to move. The third time is a draw, counting the starting position as a first time. So is the end of turn 400.',
  'rule.S19':
    'A game can start from any position with one to eighteen pieces, both colours together, in stacks of at most three. Nothing before that position counts.',
  'rule.S20':
    'Write a move with a dash, b2-b3; a jump with an x between start and landing, b2xb4; a shed with a slash, b2/b3, and a double shed with two, b2/b3/a3. Write pass for a pass.',

  'fault.notation':
    '“{text}” is not a move. Type a move such as b2-b3, a jump such as b2xb4, a shed such as b2/b3 or b2/b3/a3, or pass.',
  'fault.empty-square': 'There is no stack on this square.',
  'fault.not-yours':
    'That stack is {seatIs, select, you {yours} other {{seat}’s}}: the piece on top decides.',
  'fault.same-square': 'The stack is already on that square.',
  'fault.diagonal': 'Stacks do not move diagonally.',
  'fault.too-far': 'That is too far. A stack moves to the next square.',
  'fault.occupied': 'There is a stack on that square. A stack moves to an empty one.',
  'fault.jump-crooked': 'A jump goes in a straight line.',
  'fault.jump-span': 'A jump goes over exactly one square.',
  'fault.nothing-to-jump': 'There is no stack in between to jump over.',
  'fault.landing-empty': 'A jump has to land on a stack, and that square is empty.',
  'fault.landing-taller':
    'That stack has {onto} pieces and yours only {height}. You cannot land on a higher stack.',
  'fault.too-high': 'That would make a stack of {sum}. The most is {most}.',
  'fault.shed-single': 'This is a single piece. Only a stack of two or more can shed.',
  'fault.shed-diagonal': 'You cannot shed the first piece diagonally.',
  'fault.shed-too-far': 'That is too far. Shed the piece onto the next square.',
  'fault.shed-occupied': 'There is a stack on that square. Shed the piece onto an empty one.',
  'fault.second-not-yours':
    'After the first piece this stack is no longer yours, so you cannot shed a second.',
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

  'prompt.turn': '{seatIs, select, you {Your turn: move, jump or shed.} other {{seat}’s turn.}}',
  'prompt.pass':
    '{seatIs, select, you {You have no move, so you pass.} other {{seat} has no move and passes.}}',

  'log.moved': '{seat} moved {height, plural, one {a piece} other {a stack of #}} {way} to {to}.',
  'log.jumped':
    '{seat} jumped {way} onto {to}, now {total} high. The piece on {over} turned {flipped, select, w {white} other {black}}.',
  'log.shed':
    '{seat} shed a piece {way} to {to}{top, select, w {, leaving white on top} b {, leaving black on top} other {}}.',
  'log.shed-more': '{seat} shed another piece to {to}.',
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
  'board.way.move': 'Move {n}',
  'board.way.shed': 'Shed 1',
  'board.ask': 'Your turn: choose a stack.',
  'board.ask-first': 'You play {colour, select, w {White} other {Black}}. Choose a stack.',
  'board.how': 'It can move, jump onto another stack, or shed its top piece.',
  'board.ask-pass': 'You have no move.',
  'board.where':
    '{n, plural, one {Where should this piece go?} other {Where should this stack go?}}',
  'board.where-shed': 'Where should the top piece go?',
  'board.how-move': 'Choose an empty square or a stack to jump onto.',
  'board.how-only-move': 'Choose an empty square next to it.',
  'board.how-shed': 'Choose an empty square next to the stack.',
  'board.deed-jump': '{seat} jumped {way} onto {to}: now {height} high.',
  'board.move': 'Move',
  'board.clear': 'Clear',
  'board.do-moved': 'Move {way}',
  'board.do-jumped': 'Jump {way}',
  'board.do-shed': 'Shed {way}',
  'board.do-shed-two': 'Shed two',
  'board.jump-to': 'Jump to make {n}',
  'board.wins': 'your stack of four wins!',
  'board.leads-move':
    '{n, plural, one {the piece goes one square} other {all # pieces go one square}}.',
  'board.leads-jump': 'your stack grows to {n, plural, =2 {two} =3 {three} other {four}}.',
  'board.leads-shed':
    '{n, plural, =0 {nothing stays behind} one {one piece stays behind} other {a stack of # stays behind}}.',
  'board.flips-gain':
    'The {colour, select, w {black} other {white}} piece on {over} turns {colour, select, w {white} other {black}}: both stacks are yours.',
  'board.flips-loss':
    '{n, plural, one {your own piece on {over} turns {colour, select, w {white} other {black}} and goes to {foe}} other {your own stack on {over} turns {colour, select, w {white} other {black}} on top and goes to {foe}}}.',
  'board.shed-loss': 'Careful: what stays behind goes to {foe}.',
  'board.shed-more': 'You may shed a second piece onto a marked square.',
  'board.shed-maybe': 'If the stack is still yours, you may shed a second piece.',
  'board.nothing': '',
  'board.pass': 'Pass',
  'threat.taken': 'can change sides',
  'threat.four': 'could become a stack of four',
} as const satisfies Catalogue;
