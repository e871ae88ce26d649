import type { Catalogue } from '@baithak/kernel';

export const en = {
  'colour.w': 'White',
  'colour.b': 'Black',
  'seat.0': 'White',
  'seat.1': 'Black',
  'option.layout': 'Starting layout',

  'fault.game-over': 'The game is over.',

  'fault.position-not-text': 'A position of this game is a text, not {found}.',
  'fault.position-parts': '“{found}” is no position. A whole one looks like this: {example}',
  'fault.position-side': 'The side to move is w or b, not “{found}”.',
  'fault.position-ranks':
    'A board has five ranks with a slash between each two, and here {count, plural, one {is one} other {are #}}.',
  'fault.position-symbol':
    'Rank {rank} holds “{found}”; only {pieces} and the digits 1 to 5 are known.',
  'fault.position-digits':
    'In rank {rank} the digit “{found}” follows another digit: write neighbouring empty squares as one number.',
  'fault.position-width':
    'Rank {rank} has {count, plural, one {one square} other {# squares}} instead of five.',

  'prompt.over': '{reason}',
  'log.ended': 'The game is over. {reason}',

  'end.repetition': 'Draw: the same position for the third time.',
  'end.cap': 'Draw: the game has lasted 400 turns.',

  'threats.show': 'Show threats',
  'threats.none': 'Nothing is threatened now.',
  'threats.named': '{place}, {threats}',
  'threat.wins': 'could win',

  'sketch.start': 'Turn {ply}',
  'sketch.last': 'Turn {ply}, last move {move}',
} as const satisfies Catalogue;
