import type { Catalogue } from '@baithak/kernel';

export const en: Catalogue = {
  'move.title': 'A piece moves one square.',
  'move.idea':
    'You have nine pieces each. A piece goes up, down, left or right, onto an empty square. It never moves diagonally.',
  'move.task': 'You play White. Move one of your pieces.',
  'move.nudge': 'Choose a piece next to an empty square, then that square.',
  'move.jump': 'That was a jump. You will learn it soon. For now, just move a piece.',
  'move.done':
    'That was your turn. Whoever bought or borrowed a book last gets to start; here it is White.',

  'stack.title': 'The piece on top decides.',
  'stack.idea':
    'Pieces on one square are a stack; a single piece is one, too. It belongs to the colour on top, and only that player may move it.',
  'stack.task': 'Move your stack of two as a whole.',
  'stack.nudge': 'Choose the stack with white on top, then an empty square beside it.',
  'stack.single': 'That was the single piece. Move the stack of two.',
  'stack.part': 'Only the top piece moved. Move both together.',
  'stack.done':
    'A stack moves like a piece. You may not take a stack apart to look, so remember its order.',

  'jump.title': 'Jump over one stack onto the next.',
  'jump.idea':
    'Jump straight over a stack beside you. There must be another stack right behind it: you land on top. Their colours do not matter.',
  'jump.task': 'Make a stack of two with a jump.',
  'jump.nudge': 'Look at row 3: jump over one black piece onto the other.',
  'jump.done':
    'Two high, and yours. You never jump diagonally or onto an empty square, and only once per turn.',

  'turn.title': 'What you jump over turns over.',
  'turn.idea':
    'The top piece of the stack you jump over turns to the other colour. If it was yours, it goes to Black!',
  'turn.task': 'Jump, and turn a black piece white.',
  'turn.nudge': 'Jump up the board, over the black piece next to yours.',
  'turn.own': 'You jumped over your own piece, so now it is black. Jump over a black one instead.',
  'turn.done':
    'That piece is yours now. Only the top turns over: whatever lies below stays as it is.',

  'level.title': 'Never land on a higher stack.',
  'level.idea':
    'The stack you land on must be as high as yours or lower. So a single piece cannot land on a stack of two.',
  'level.task': 'Make a stack of three.',
  'level.nudge': 'Jump with your stack of two, onto the single white piece.',
  'level.small': 'That made two. Jump with your stack of two to make three.',
  'level.done': 'Two and one make three. No stack may ever be higher than four.',

  'top.title': 'The top piece can go alone.',
  'top.idea':
    'From a stack of two or more, you may move just the top piece onto an empty square beside it. That is called shedding.',
  'top.task': 'Move only the top piece of your stack.',
  'top.nudge': 'Choose the stack, then “Top only”, then an empty square beside it.',
  'top.whole': 'The whole stack moved. This time, choose “Top only”.',
  'top.done':
    'Move, jump or shed: one of them per turn. If you can do none of them, you pass. The first piece you shed never goes diagonally.',

  'second.title': 'A second piece may follow.',
  'second.idea':
    'If the rest is still yours, you may shed again in the same turn: onto an empty square diagonal to the stack and beside the first piece.',
  'second.task': 'Shed two pieces in one turn.',
  'second.nudge': 'Choose “Top only” and a square, then one of the squares marked next to it.',
  'second.one': 'That was one piece. This time, let a second one follow.',
  'second.done': 'Two is the most in one turn. The second may even be the last piece of the stack.',

  'below.title': 'Mind what lies below.',
  'below.idea':
    'When the top piece goes, the one below decides. If it is black, the rest goes to Black, and you cannot shed again.',
  'below.task': 'Shed one piece, and keep what stays behind.',
  'below.nudge': 'One of your stacks is white all the way down. Shed one piece from it.',
  'below.lost': 'There was black below, so Black has that stack now. Try your other stack.',
  'below.two': 'Nothing stayed behind. Shed just one piece.',
  'below.done': 'White was below, so both are yours. In a game, remember how a stack came about.',

  'capture.title': 'Jump over a tall stack to take it.',
  'capture.idea':
    'The stack you jump over may be any height. If it was Black’s, its top turns white and the whole stack is yours.',
  'capture.task': 'Black is about to make four. Take that stack.',
  'capture.nudge': 'Your piece to the left of the tall stack can jump over it.',
  'capture.done': 'A stack of three, all yours. And now you are the one who can make four!',

  'four.title': 'Four high wins.',
  'four.idea':
    'A stack of four with your colour on top wins at once, whatever lies below. Three and one make four, and so do two and two.',
  'four.task': 'Win with one jump.',
  'four.nudge': 'Jump with your two onto the other two, or with your three onto the single piece.',
  'four.done': 'You win! A game is a draw if the same position comes up for the third time.',

  'walk.title': 'Move one square',
  'walk.line': 'Up, down, left or right, onto an empty square.',
  'owner.title': 'The top piece decides',
  'owner.line': 'A stack belongs to the colour on top and moves as one.',
  'leap.title': 'Jump onto a stack',
  'leap.line': 'Over one stack onto the next, if that is not higher.',
  'flip.title': 'Jump over it, take it',
  'flip.line': 'The top of the stack you jump over changes colour.',
  'loose.title': 'Or move the top alone',
  'loose.line': 'If the rest is still yours, a second piece may follow.',
  'tower.title': 'Four high wins',
  'tower.line': 'Your colour has to be on top.',

  'stuck.tip': 'None of your stacks can do anything, so this time you pass.',
  'start.tip':
    'Step onto an empty square, or jump over a stack onto one that is no higher. Four high wins.',
  'tall.tip': 'A stack of three! One more piece wins, but a jump over it turns its top over.',
  'shed.tip':
    'You may also move just the top piece. The rest then belongs to the colour that shows.',
  'more.tip':
    'Is the rest of the stack still yours? Then its top piece may follow, right beside the first.',
  'over.tip': 'You can jump. The top piece you jump over changes colour, even if it’s yours.',
  'owned.tip': 'Watch the tops: a stack belongs to the colour on top, whatever lies below.',
};
