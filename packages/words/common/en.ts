import type { Catalogue } from '@baithak/kernel';

export const en = {
  'seat.any': 'Player {n}',

  'end.resign': '{seat} resigned.',
  'end.timeout': '{seat} ran out of time.',
  'end.agreed': 'The players agreed on a draw.',

  'fault.already-resigned': '{seat} has already left the game.',
  'fault.chance-pending': 'Chance comes first: an outcome must be drawn before anyone can move.',
  'fault.match-over': 'The game is over.',
  'fault.move-after-turn': 'The turn is over before “{text}”.',
  'fault.no-chance-now': 'Nothing is left to chance now.',
  'fault.no-move': 'No move was given.',
  'fault.no-such-seat': 'There is no such seat at this table.',
  'fault.not-your-turn': 'It is not the turn of {seat}.',
  'fault.nothing-to-undo': 'There is no move to take back.',
  'fault.option-unknown':
    'There is no option “{name}”; {count, plural, =0 {this game has none} one {there is {choices}} other {there are {choices}}}.',
  'fault.option-value': 'The option “{name}” cannot be “{value}”; choose one of: {choices}.',
  'fault.options-not-an-object': 'Options must be an object of names and values.',
  'fault.seat-count': 'This game cannot be played with {seats} seats; possible: {choices}.',

  'fault.file-not-a-match': 'Line {number}: this is not a saved match of Baithak.',
  'fault.file-version':
    'Line {number}: the file has format version {version}; this program reads version {known}.',
  'fault.file-rules':
    'Line {number}: the match was played by version {version} of the rules; this program knows version {known}.',
  'fault.file-head': 'Line {number}: the head of the file is damaged; “{expected}” should be here.',
  'fault.file-line': 'Line {number} is damaged and cannot be read.',
  'fault.file-seq': 'Line {number}: entry {expected} should be here.',
  'fault.file-differs':
    'Line {number} does not match what really happens there: the file says “{line}”, the replay gives “{written}”.',
  'fault.file-refused': 'Line {number} cannot have happened: {reason}',
  'fault.file-cut-off': 'Line {number}: the end of the file is missing.',
  'fault.file-seal': 'Line {number}: the seal is wrong; something in the file was changed.',
} as const satisfies Catalogue;
