import type { Catalogue } from '@baithak/kernel';

export const en = {
  'colour.w': 'White',
  'colour.b': 'Black',
  'seat.0': 'White',
  'seat.1': 'Black',
  'option.layout': 'Starting layout',

  'fault.game-over': 'The game is over.',

  'fault.position-not-text': 'A position in this game is text, not {found}.',
  'fault.position-parts':
    '“{found}” is not a complete position. A complete one looks like this: {example}',
  'fault.position-side': 'The side to move must be w or b, not “{found}”.',
  'fault.position-ranks':
    'A board has five rows with slashes between them. This one has {count, plural, one {one row} other {# rows}}.',
  'fault.position-symbol':
    'Row {rank} contains “{found}”. Only {pieces} and the digits 1 to 5 are allowed.',
  'fault.position-digits':
    'In row {rank} the digit “{found}” follows another digit. Write empty squares side by side as one number.',
  'fault.position-width':
    'Row {rank} has {count, plural, one {one square} other {# squares}} instead of five.',

  'prompt.over': '{reason}',
  'log.ended': 'The game is over. {reason}',

  'end.repetition': 'Draw: the same position has come up three times.',
  'end.cap': 'Draw: the game has lasted 400 turns.',

  'way.seen': '{blackIs, select, you {{turned}} other {{seen}}}',
  'way.right': 'right',
  'way.left': 'left',
  'way.up': 'up',
  'way.down': 'down',

  'threats.show': 'Show threats',
  'threats.short': 'Threats',
  'threats.none': 'No threats right now.',
  'threats.named': '{place}, {threats}',
  'threats.none-then': 'No threats after this move.',
  'threats.then': 'After this move:',
  'threats.by': '{foe}:',
  'threats.then-by': 'Then {foe}:',
  'threat.wins': '{foe} can win next turn',
  'threat-brief.wins': 'wins next turn',

  'why.stops': 'It stops {foe} from winning next turn',
  'why.threatens': 'It threatens to win next turn',
  'why.saves': 'After it, {foe} can take none of your pieces',

  'board.again': 'Press there again or use the button to play it.',
  'board.again-square': 'Press the marked square or use the button to play it.',

  'sketch.start': 'Turn {ply}',
  'sketch.last': 'Turn {ply}, last move {move}',
} as const satisfies Catalogue;
