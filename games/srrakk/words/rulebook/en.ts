import type { Catalogue } from '@baithak/kernel';

/** A text for each rule, loaded when somebody reads them; `heading.` goes before a rule, `house.` says why it is ours. */
export const en = {
  'heading.S1': 'Board, set-up and goal',
  'rule.S1':
    'Two players, a board of five by five squares, and nine pieces each. A piece is white on one side and black on the other.',
  'rule.S2':
    'You start on the two rows nearest you: the first row is full, the second is full except for its middle square.',
  'house.S2': 'Our scan of the rulebook lost the picture of the set-up. This layout fits the text.',
  'rule.S3':
    'White goes first. Then you take turns. In a turn you use one of your stacks once: it moves, it jumps, or it sheds, which means that only its top piece moves.',
  'house.S3': 'The rulebook says who goes first, but not with which colour.',
  'rule.S4': 'Your goal is a stack of four pieces with your colour on top. It wins at once.',
  'heading.S5': 'Stacks and how they move',
  'rule.S5':
    'The pieces on one square are a stack; a single piece is a stack too. A stack belongs to the player whose colour is on top, and only its owner may use it. No stack is ever higher than four.',
  'rule.S6':
    'To move, take the whole stack to a square next to it: up, down, left or right. That square must be empty. Stacks never move diagonally.',
  'heading.S7': 'Jumps',
  'rule.S7':
    'To jump, a stack leaps over a stack next to it (up, down, left or right, of either colour) and lands on top of the stack directly behind that one. It cannot land on an empty square.',
  'rule.S8': 'A stack may not land on a higher one. Equally high or lower is fine.',
  'rule.S9': 'A jump may not make a stack of more than four.',
  'rule.S10':
    'The top piece of the stack you jumped over turns over, so that stack changes its owner. What lies below stays as it is.',
  'rule.S11': 'You make one jump per turn, never several in a row.',
  'heading.S12': 'Shedding',
  'rule.S12':
    'To shed, move only the top piece: take it off one of your stacks and put it on an empty square next to the stack: up, down, left or right. The stack must have at least two pieces; with one it would be a move.',
  'house.S12':
    'The rulebook does not say whether a single piece can shed. It would be the same as a move.',
  'rule.S13':
    'If what is left still belongs to you, you may shed its top piece too in the same turn. It goes to an empty square that touches the stack at a corner and the piece you shed first along a side.',
  'rule.S14': 'The second piece may be the last one of the stack. There is no third.',
  'house.S14': 'The rulebook does not mention a third piece.',
  'heading.S15': 'Special cases',
  'rule.S15':
    'You may not look inside a stack. You have to remember which colours lie below the top, unless the table shows them.',
  'rule.S16':
    'If you can neither move nor jump nor shed, you pass. Otherwise you have to do one of them.',
  'house.S16': 'The rulebook does not say what happens when you can do nothing.',
  'rule.S17':
    'If neither player could do anything, the game would end at once in a draw. With up to eighteen pieces there is always a stack next to an empty square, so this does not happen.',
  'house.S17': 'The rulebook does not cover this case.',
  'rule.S18':
    'After every turn the table checks, in this order: a stack of four, no move for either player, the same position for the third time, and the length of the game. A position is all stacks, with the order of their pieces, and the player to move. The third time is a draw, counting the starting position as a first time. So is the end of turn 400.',
  'house.S18': 'The rulebook has no draws and no limit. With these, every game ends.',
  'heading.S19': 'Positions and notation',
  'rule.S19':
    'A game can start from any position with one to eighteen pieces, both colours together, in stacks of at most three. Nothing before that position counts.',
  'house.S19': 'The rulebook has one set-up only. This says which other positions you can study.',
  'rule.S20':
    'Write a move with a dash, b2-b3; a jump with an x between start and landing, b2xb4; a shed with a slash, b2/b3, and a double shed with two, b2/b3/a3. Write pass for a pass.',
  'house.S20': 'The rulebook does not write moves down. The table needs a way to do it.',
} as const satisfies Catalogue;
