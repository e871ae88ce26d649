import type { Catalogue } from '@baithak/kernel';

/**
 * Every sentence of the game, as ICU messages. Pages ask for `name`, `about`, `credits`, and for
 * `option.<name>` and `option.<name>.<choice>` if the game has options. The rest is yours.
 */
export const en = {
  name: 'Tic-tac-toe',
  pitch: 'Three in a line',
  about: 'Put three marks in a line before your opponent does.',
  credits: 'A traditional game.',
  // Who sits there, until somebody gives a name.
  'seat.0': 'Cross',
  'seat.1': 'Nought',

  // One text for each rule of README.md.

  // `fault.<code>` for every code that the rules and the notation use.
  'fault.notation': '“{text}” is no move. Write the name of a square, such as b2.',
  'fault.taken': 'There is already a mark on {square}.',
  'fault.game-over': 'The game is over.',
  'fault.position-form': '“{found}” is no position. A whole one looks like this: {example}',
  'fault.position-over': 'In this position the game would be over.',

  'prompt.mark': '{seat}: mark an empty square.',
  'prompt.over': '{reason}',

  // `log.<kind>` for every kind of event.
  'do.mark': 'Mark {square}',
  'log.marked': '{seat} marks {square}.',
  'log.ended': 'The game is over. {reason}',

  'end.line': '{winner} wins with three in a line.',
  'end.full': 'Draw: the board is full.',

  'tally.won': 'Game won',

  'sketch.seats': 'X {first}   O {second}',

  // What screen readers say of the board.
  'board.goal': 'Three in a line',
  'board.ask': 'Your turn: mark an empty square.',
  'board.grid': 'Board with three rows of three squares',
  'board.square':
    '{square}, {mark, select, X {X} O {O} other {empty}}{line, select, yes {, part of the line} other {}}{last, select, yes {, last move} other {}}{lit, select, yes {, pointed out} other {}}',
  'board.offer': '{square}, empty, place {mark} here',
} as const satisfies Catalogue;
