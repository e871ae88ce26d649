import type { Catalogue } from '@baithak/kernel';

export const en: Catalogue = {
  'push.title': 'On your turn, you push.',
  'push.idea':
    'Five by five squares, eight pawns each. Choose a row or column and an end: the first pawn there moves one square and pushes those in front of it.',
  'push.task': 'You are White. Push row 2 to the right.',
  'push.nudge': 'Choose the arrow to the left of row 2, or the first white pawn in it.',
  'push.done':
    'That was a whole turn: one push, one square. Who starts is left to chance; here, White goes first.',

  'yours.title': 'The first pawn must be yours.',
  'yours.idea':
    'Push from an end where the first pawn has your colour. The pawns in front of it may be any colour.',
  'yours.task': 'Push two black pawns at once.',
  'yours.nudge': 'Look at row 3. From the left, the first pawn is white.',
  'yours.other': 'That moved only white pawns. Push the black ones in row 3.',
  'yours.done':
    'One white pawn moved two black ones. From the right, only Black may push this row.',

  'gap.title': 'A push stops at the first gap.',
  'gap.idea':
    'As soon as a pawn enters an empty square, the push is over. The pawns on the other side of the gap stay where they are.',
  'gap.task': 'Close the gap in row 3.',
  'gap.nudge': 'You can push row 3 from the left or from the right.',
  'gap.other': 'That was row 1. Push row 3 this time.',
  'gap.done': 'Two pawns moved up and closed the gap. The other two stayed where they were.',

  'alone.title': 'No pawn moves alone.',
  'alone.idea':
    'A push has to move at least two pawns. If the square in front of your first pawn is empty, you cannot push there.',
  'alone.task': 'Push a white and a black pawn together.',
  'alone.nudge': 'Look for a white pawn with a black one directly in front of it.',
  'alone.white': 'Two white pawns moved, which is fine. This time, take a black one along.',
  'alone.done': 'Two pawns moved, so it counts. The colour of the second one does not matter.',

  'edge.title': 'Nothing falls off the board.',
  'edge.idea':
    'If the pawns in front of yours reach all the way to the far edge, they have no room, and you cannot push that way.',
  'edge.task': 'Only one row can go to the right. Push it.',
  'edge.nudge': 'Row 4 is full up to the right edge. Row 2 has a gap.',
  'edge.column': 'That was a column. Push a row to the right.',
  'edge.done': 'The gap in row 2 made room. No pawn ever leaves the board.',

  'four.title': 'Four in a line win.',
  'four.idea':
    'You need four or more of your pawns side by side in one row or column, without a gap. Diagonals do not count.',
  'four.task': 'Win with one push.',
  'four.nudge': 'Three white pawns stand in row 3. Push a fourth one up next to them.',
  'four.done': 'Four white pawns side by side: you win at once.',

  'guard.title': 'Watch what Black is up to.',
  'guard.idea': 'Row 2 has four black pawns and one gap. Black’s next push would close it and win.',
  'guard.task': 'Stop Black from making four.',
  'guard.nudge': 'Push a white pawn into the gap, or push a black pawn out of row 2.',
  'guard.done': 'Saved! And mind: no push may bring back an earlier position of the board.',

  'gift.title': 'A four counts for its colour.',
  'gift.idea':
    'It does not matter who pushed. If your push lines up four black pawns, Black wins at once.',
  'gift.task': 'Two of your pushes would help Black. Find the third.',
  'gift.nudge': 'That lines up four for Black. Push down into the middle of the black three.',
  'gift.done': 'You broke up the three. Look at both colours before you push.',

  'both.title': 'Never make two fours at once.',
  'both.idea':
    'If one push lines up four of yours and four of Black’s, the player who pushed loses.',
  'both.task': 'Win, without making four for Black.',
  'both.nudge': 'Column b has three white pawns. Push a fourth in from row 5.',
  'both.twice': 'That made four for both of you, and you pushed: Black wins. There is another way.',
  'both.done': 'Four for you and none for Black: you win.',

  'forced.title': 'You must push, even if it hurts.',
  'forced.idea':
    'As long as you can push, you have to, even if every push loses. Only a player with no push at all passes.',
  'forced.task': 'Leave Black only one push: one that loses.',
  'forced.nudge':
    'Black could still push something else. Put three side by side in row 1, and leave the corner, a1, for Black to fill.',
  'forced.done': 'Black can only push column a, and that makes your four!',

  'line.title': 'Push a row or a column',
  'line.line': 'Your first pawn moves one square and pushes those in front.',
  'mix.title': 'The first pawn is yours',
  'mix.line': 'The pawns in front of it may be any colour.',
  'stop.title': 'A gap stops the push',
  'stop.line': 'At least two pawns move. None leaves the board.',
  'row.title': 'Four in a line win',
  'row.line': 'In a row or column, without a gap. Diagonals do not count.',
  'theirs.title': 'Do not help Black',
  'theirs.line': 'A black four wins for Black, even if White pushed.',
  'clash.title': 'Never two at once',
  'clash.line': 'Four for both colours? Whoever pushed loses.',

  'stuck.tip': 'You have no push at all, so this time you pass.',
  'start.tip':
    'Push from an end where the first pawn is yours. It takes along the pawns in front of it.',
  'look.tip': 'Look for threes in both colours. A four wins for its colour, whoever pushed it.',
  'back.tip': 'You cannot simply push everything back: no earlier position may come again.',
  'pays.tip': 'Careful with crowded lines: if you make four for both of you, you lose.',
};
