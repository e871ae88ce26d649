import type { Catalogue } from '@baithak/kernel';

export const en: Catalogue = {
  'crown.title': 'Crowns walk anywhere.',
  'crown.idea': 'One square at a time, in any direction: straight, diagonally, even backwards.',
  'crown.task': 'Step back diagonally with your crown.',
  'crown.nudge': 'Choose the crown, then one of the two squares behind it to the side.',
  'crown.other': 'That is a fine step. This time, go back and to the side.',
  'crown.done': 'Eight directions! And every step, with any piece, ends on an empty square.',

  'pawn.title': 'Pawns only go forwards.',
  'pawn.idea': 'Straight on or diagonally, but never back. For you, forwards is up the board.',
  'pawn.task': 'Step forwards with your pawn, the piece without a crown.',
  'pawn.nudge': 'Choose the pawn, then one of the three squares in front of it.',
  'pawn.crown': 'That was the crown. Now move the pawn.',
  'pawn.done':
    'Three squares, all in front. You each start with three crowns and three pawns, and you move only pieces that show your colour.',

  'home.title': 'Cross the board.',
  'home.idea': 'A piece that reaches the far row is home. It leaves the board and scores a point.',
  'home.task': 'Bring your pawn home.',
  'home.nudge': 'Your pawn is one step away from the far row.',
  'home.done': 'One point! Three of them win the game.',

  'jump.title': 'What you jump over becomes yours.',
  'jump.idea':
    'Jump over a neighbour of the other colour, onto the empty square behind it. It turns over and shows your colour.',
  'jump.task': 'Jump straight ahead, over the black pawn.',
  'jump.nudge': 'Choose your crown, then the empty square two ahead of it.',
  'jump.done': 'The pawn is white. It plays for you now, and it goes your way.',

  'must.title': 'If you can jump, you must.',
  'must.idea':
    'Steps have to wait. If several pieces can jump, you choose one. You jump only once per turn, even if another jump would follow.',
  'must.task': 'Your crown can jump, and so can one pawn. Jump with the pawn.',
  'must.nudge':
    'Look for a black piece in front of a pawn of yours, with an empty square right behind it.',
  'must.crown': 'The crown was free to jump as well. This time, choose the pawn.',
  'must.done':
    'A jump comes first. There is one exception: when the same position comes up again, whoever is to move may step instead. The third time, the game is a draw.',

  'forward.title': 'Pawns jump forwards, too.',
  'forward.idea': 'A pawn never turns round: what stands behind it is safe from it.',
  'forward.task': 'Two pawns stand near Black, but only one can jump. Jump with it!',
  'forward.nudge': 'The pawn on the right has the black pawn behind it. Try the one on the left.',
  'forward.crown': 'Your crown jumped backwards. A pawn cannot do that. Now jump with a pawn.',
  'forward.done': 'Right. Crowns jump in all directions, pawns only ahead.',

  'blocked.title': 'A jump needs an empty square.',
  'blocked.idea':
    'If any piece, even your own, or the edge is right behind a black piece, you cannot jump over it. If nothing can jump, you step. If nothing can step either, you pass.',
  'blocked.task': 'Nothing can jump here. Step with your crown.',
  'blocked.nudge': 'Choose your crown, then an empty square next to it.',
  'blocked.pawn': 'That was the pawn. Step with the crown, which is nearly surrounded.',
  'blocked.done': 'Three black neighbours, and not one jump: each square behind them is blocked.',

  'choose.title': 'Choose your jump.',
  'choose.idea':
    'You can jump over the pawn or over the crown. A crown is the better catch: it can walk anywhere.',
  'choose.task': 'Jump over the black crown.',
  'choose.nudge': 'The black crown stands diagonally in front of yours.',
  'choose.pawn': 'That turned the pawn over. Turn the crown over instead: it can walk anywhere.',
  'choose.done': 'Two in one: you won a crown, and yours came home.',

  'third.title': 'Bring three home to win.',
  'third.idea': 'You have two points and so does Black. One more decides the game.',
  'third.task': 'Win the game.',
  'third.nudge': 'Look for a piece one step away from the far row. There are two.',
  'third.done': 'You won! That is how most games end.',

  'last.title': 'Or turn over everything.',
  'last.idea': 'If only your colour is left on the board, you win at once.',
  'last.task': 'Turn over the last black piece.',
  'last.nudge': 'Your crown stands right beside it.',
  'last.done': 'You won, without a single point. Black’s two points did not matter.',

  'keep.title': 'Do not run out of pieces.',
  'keep.idea':
    'If your last piece goes home with your first or second point, only Black is left on the board, and Black wins. A third point would win first.',
  'keep.task': 'You have one point. Make a step that does not lose.',
  'keep.nudge': 'Stay off the far row with your only piece.',
  'keep.gone': 'Two points, but only black pieces are left on the board: Black wins.',
  'keep.done':
    'Good. Next, turn over a black piece: then one of yours stays when the other goes home.',

  'walk.title': 'Crowns step anywhere',
  'walk.line': 'One square, in any of the eight directions.',
  'pawns.title': 'Pawns step forwards',
  'pawns.line': 'Straight on or diagonally, never back.',
  'over.title': 'Jump, and it is yours',
  'over.line': 'The piece you jump over turns to your colour.',
  'first.title': 'Jumps come first',
  'first.line': 'If you can jump, you must. You choose which jump.',
  'three.title': 'Bring three home to win',
  'three.line': 'On the far row a piece leaves the board and scores.',
  'all.title': 'Or turn over everything',
  'all.line': 'The only colour left on the board wins.',

  'jumps.tip': 'You can jump, so you must. What you jump over turns to your colour.',
  'homes.tip': 'One more step and a piece of yours is home: a point for you. Three win.',
  'turned.tip':
    'Your piece was jumped over. It stays where it is and plays for the other side now.',
  'loops.tip': 'The position had come back, so a step was allowed although there was a jump.',
  'steps.tip':
    'Crowns step in any direction, pawns only forwards. Reach the far row with three pieces.',
};
