import type { Catalogue } from '@baithak/kernel';

export const en = {
  'seat.any': 'Player {n}',

  'end.resign': '{seat} resigned.',
  'end.timeout': '{seat} ran out of time.',
  'end.agreed': 'The players agreed on a draw.',

  'fault.already-resigned': '{seat} has already left the game.',
  'fault.chance-pending': 'Something has to be drawn before anyone can move.',
  'fault.match-over': 'The game is over.',
  'fault.move-after-turn': 'The turn ends before “{text}”.',
  'fault.no-chance-now': 'There is nothing to draw now.',
  'fault.no-move': 'Give a move.',
  'fault.no-such-seat': 'There is no such seat at this table.',
  'fault.not-your-turn': 'It’s not {seatIs, select, you {your} other {{seat}’s}} turn.',
  'fault.nothing-to-undo': 'There is no move to take back.',
  'fault.option-unknown':
    'There is no option “{name}”; {count, plural, =0 {this game has none} one {there is {choices}} other {there are {choices}}}.',
  'fault.option-value': 'The option “{name}” cannot be “{value}”; choose one of: {choices}.',
  'fault.options-not-an-object': 'Options must be an object of names and values.',
  'fault.seat-count': 'This game cannot be played with {seats} seats; possible: {choices}.',

  'fault.chat': 'The message is empty.',
  'fault.clock': 'A clock needs whole milliseconds within its limits.',
  'fault.draw-bot': 'The computer does not accept draws.',
  'fault.draw-two-seats': 'Only two players can agree on a draw.',
  'fault.host-only': 'Only the host can do that.',
  'fault.level': 'There is no computer player of that level.',
  'fault.match-running': 'Finish the current game first.',
  'fault.memory-aids': 'Memory aids are none, counts or full.',
  'fault.message-depth': 'A message may nest {most} levels deep at most.',
  'fault.message-form': 'The message is wrong at {where}.',
  'fault.message-json': 'That is not valid JSON.',
  'fault.message-size': 'A message may have {most} characters at most.',
  'fault.message-version': 'This table speaks version {known} of the protocol.',
  'fault.name': 'Enter a name.',
  'fault.no-question': 'Nobody has asked you anything.',
  'fault.not-here': 'You are not in this room.',
  'fault.not-paused': 'The game is not paused.',
  'fault.not-started': 'The game has not started yet.',
  'fault.not-your-seat': 'That is not your seat.',
  'fault.owner-only': 'Only the person who opened the table can do that.',
  'fault.paused': 'The game is paused.',
  'fault.room-full': 'The room is full.',
  'fault.no-such-table': 'There is no such table on this device.',
  'fault.table-unknown-game': 'This table needs a game that is not here: {game}.',
  'fault.table-old-rules':
    'This game was played with an older version of the rules, so it cannot be continued.',
  'fault.table-damaged': 'The saved data of this table is damaged, so it cannot be opened.',
  'fault.table-broke':
    'Something went wrong at this table. It is back at the last saved move. Try again, and please report it if it happens again.',
  'fault.bot-broke': 'The computer made an error. Undo or resign to go on, and please report it.',
  'fault.not-kept': 'This could not be saved on the device, so nothing has changed.',
  'fault.table-busy': 'The table is busy. Try again.',
  'fault.no-session': 'Enter a name first.',
  'fault.origin': 'This request comes from another site, so the server ignores it.',
  'fault.rate': 'That was too fast. Wait a moment and try again.',
  'fault.too-many-sockets': 'The server is full. Try again later.',
  'fault.no-such-page': 'This page does not exist.',
  'fault.no-such-match': 'There is no such match at this table.',
  'fault.store-trouble':
    'The server cannot reach its files right now. Nothing is lost; try again later.',
  'fault.file-partial':
    'Line {number}: this file shows a running match as one viewer may know it. It can be checked when the match is over and downloaded again.',
  'fault.no-such-moment': 'That has not happened yet.',
  'fault.past-closed': 'Memory aids are off, so you can look back only after the game.',
  'fault.hidden-hands':
    'Several of you sit here with bots whose hands are hidden from you, so the match can only go on at this table.',
  'fault.not-alone': 'Other people are playing here, so you cannot move this table.',
  'fault.salt': 'You have already added your part to this deal.',
  'fault.seat-gone': '{seat} has left for good. Nobody can take that seat.',
  'fault.seat-open': 'The seat of {seat} is still open.',
  'fault.seat-taken': 'That seat is taken.',
  'fault.seen-secrets':
    'You have seen another player’s secrets in this game, so you cannot take this seat.',
  'fault.stale': 'The game has moved on: you answered entry {after}, but there are {now}.',
  'fault.unknown-game': 'There is no game called “{game}” here.',

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
