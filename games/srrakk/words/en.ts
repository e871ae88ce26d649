import type { Catalogue } from '@baithak/kernel';
import { en as shared } from '@baithak/panakizhi';

export const en = {
  ...shared,
  name: 'Srrakk',
  about:
    'Move, leap and pile up pawns until a stack of four shows your colour. Five to ten minutes.',
  credits:
    'After Srrakk, one of the three games in Panakizhi (beta rules, which name neither designer nor artist).',
  'option.layout.home': 'Home: nine pawns on the two ranks nearest to each player',

  'rule.S1':
    'Two players, a board of five by five squares, and nine pawns each. A pawn has White on one side and Black on the other.',
  'rule.S2':
    'Everyone starts on the two ranks nearest to them: the first is full, the second is full but for its middle square.',
  'rule.S3':
    'White begins; then the players take turns. In a turn you use one stack of yours, once: it moves, it jumps or it sheds.',
  'rule.S4': 'The aim is a stack of four pawns with your colour on top. It wins at once.',
  'rule.S5':
    'Pawns on one square are a stack; a single pawn is one too. A stack belongs to the player whose colour is on top, and only its owner uses it. None is ever higher than four.',
  'rule.S6':
    'To move, take the whole stack to the next square up, down, left or right, and that square must be empty. Never diagonally.',
  'rule.S7':
    'To jump, a stack leaps over the next stack up, down, left or right, of either colour, and lands on top of the stack right behind it. On an empty square it cannot land.',
  'rule.S8': 'A stack does not land on a higher one: equally high or lower is fine.',
  'rule.S9': 'A jump may not make a stack of more than four.',
  'rule.S10':
    'The top pawn of the stack that was leapt over is turned over, so that stack changes its owner.',
  'rule.S11': 'One jump a turn: there are no chains of jumps.',
  'rule.S12':
    'To shed, take the top pawn off a stack of yours and put it on the next square up, down, left or right, which must be empty. The stack has to have at least two pawns; with one it would be a move.',
  'rule.S13':
    'If what is left still belongs to you, you may shed its top pawn as well in the same turn. It goes to an empty square that touches the stack at a corner and the pawn shed first along a side.',
  'rule.S14': 'The second pawn may be the last one of the stack. There is no third.',
  'rule.S15':
    'Nobody may look through a stack: which colours lie below the top has to be remembered, unless the table shows it.',
  'rule.S16': 'A player who can neither move nor jump nor shed passes. Nobody else may pass.',
  'rule.S17':
    'If neither player could do anything, the game would end at once as a draw. With up to eighteen pawns there is always a stack beside an empty square, so that does not happen.',
  'rule.S18':
    'After every turn these are looked at in order: a stack of four, no move for either player, the position for the third time, and the length of the game. The same board with the same player to move for the third time is a draw, and so is the end of turn 400.',
  'rule.S19':
    'A game may start from any position with one to eighteen pawns in stacks of at most three. Its history begins there.',
  'rule.S20':
    'A move is written with a dash, b2-b3; a jump with an x between start and landing, b2xb4; a shed with a slash, b2/b3, and a double shed with two, b2/b3/a3. A pass is written pass.',

  'fault.notation':
    '“{text}” is no move. Write a move such as b2-b3, a jump such as b2xb4, a shed such as b2/b3 or b2/b3/a3, or pass.',
  'fault.empty-square': 'There is no stack on {from}.',
  'fault.not-yours': 'The stack on {from} shows the other colour: it is not yours.',
  'fault.same-square': 'Start and end are the same square, {from}.',
  'fault.diagonal': 'Stacks do not move diagonally, and {to} is diagonal to {from}.',
  'fault.too-far': 'A stack moves to the next square, and {to} is not next to {from}.',
  'fault.occupied': 'There is already a stack on {to}; a stack moves to an empty square.',
  'fault.jump-crooked': 'A jump goes straight on, and {from} and {to} are not in line.',
  'fault.jump-span': 'A jump leads over exactly one square, and from {from} to {to} it does not.',
  'fault.nothing-to-jump': 'There is no stack on {over} to jump over.',
  'fault.landing-empty': 'A jump lands on a stack, and {to} is empty.',
  'fault.landing-taller':
    'The stack on {to} has {onto} pawns and the one on {from} only {height}: nobody lands on a higher stack.',
  'fault.too-high': 'The stack on {to} would become {sum} high; {most} is the most.',
  'fault.shed-single':
    'On {from} there is only one pawn. A stack of at least two can shed; a single pawn moves.',
  'fault.shed-diagonal': 'The first pawn is not shed diagonally, and {to} is diagonal to {from}.',
  'fault.shed-too-far': 'A pawn is shed to the next square, and {to} is not next to {from}.',
  'fault.shed-occupied': 'A pawn is shed to an empty square, and {to} is occupied.',
  'fault.second-not-yours':
    'After the first pawn the stack on {from} is not yours any more: it cannot shed a second.',
  'fault.second-not-diagonal':
    'The second pawn goes to a square diagonal to the stack, and {second} is not diagonal to {from}.',
  'fault.second-not-beside':
    'The second pawn goes beside the first, and {second} is not next to {to}.',
  'fault.second-occupied': 'The second pawn needs an empty square, and {second} is occupied.',
  'fault.move-possible':
    'You may pass only when you cannot do anything, and you have {count, plural, one {a move: {example}} other {# moves, for example {example}}}.',

  'fault.position-bracket': 'In rank {rank} a bracket is opened and not closed.',
  'fault.position-stack':
    'In rank {rank} “{found}” is no stack: write two or three letters w or b in brackets, from the bottom to the top, and a single pawn without.',
  'fault.position-height':
    'In rank {rank} the stack “{found}” is too high: a game starts with stacks of at most {most}.',
  'fault.position-pieces': 'There are {count} pawns on the board; the game has {most}.',
  'fault.position-four': '{seat} already has a stack of four on {square}: the game would be over.',
  'fault.position-empty': 'There is no pawn on the board: nobody could ever move.',

  'prompt.turn': '{seat}: move, jump or shed with a stack of yours.',
  'prompt.pass': '{seat} has no move and must pass.',

  'log.moved':
    '{seat} moves {height, plural, one {a pawn} other {a stack of #}} from {from} to {to}.',
  'log.jumped':
    '{seat} jumps with {height, plural, one {a pawn} other {a stack of #}} from {from} over {over} onto {to}, now {total} high; {over} shows {flipped, select, w {White} other {Black}}.',
  'log.shed':
    '{seat} sheds a pawn from {from} to {to}; {left, plural, =0 {nothing is left on {from}} one {one pawn is left} other {# pawns are left}}{top, select, w {, White on top} b {, Black on top} other {}}.',
  'log.passed': '{seat} has no move and passes.',

  'end.four': '{winner} wins with a stack of four.',

  'tally.won': 'Game won',

  'sketch.colours': 'W {white}   B {black}',
  'sketch.order': 'Stacks from the bottom to the top; the capital letter is the top.',

  'board.grid': 'Board',
  'board.square':
    '{square}, {stack}{state, select, source {, can move} chosen {, chosen} target {, move or shed here} jump {, jump here} other {}}{last, select, yes {, last move} other {}}{lit, select, yes {, pointed out} other {}}',
  'board.empty': 'empty',
  'board.single': '{top, select, w {white pawn} other {black pawn}}',
  'board.stack':
    'stack of {height}, {top, select, w {white} other {black}} on top, from there down {below}',
  'board.layer.w': 'white',
  'board.layer.b': 'black',
  'board.layer.hidden': 'hidden',
  'board.ways': 'There are several ways to do that',
  'board.way.move': 'Move the stack to {to}',
  'board.way.jump': 'Jump to {to}',
  'board.way.shed': 'Shed one pawn to {to}',
  'board.way.double-shed': 'Shed to {to}, then to {second}',
  'board.cancel': 'Cancel',
  'threat.taken': 'could change sides',
  'threat.four': 'a stack of four could stand here',
  'board.pass': 'Pass',
} as const satisfies Catalogue;
