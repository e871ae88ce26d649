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

  'fault.chat': 'There is nothing to say in that message.',
  'fault.clock': 'A clock needs whole milliseconds within its limits.',
  'fault.draw-bot': 'Bots play on and take no draws.',
  'fault.draw-two-seats': 'A draw can be agreed by two players only.',
  'fault.host-only': 'Only the host of the table may do that.',
  'fault.level': 'There is no bot of that level.',
  'fault.match-running': 'A game is running; that has to wait until it is over.',
  'fault.memory-aids': 'Memory aids are none, counts or full.',
  'fault.message-depth': 'A message may nest {most} levels deep at most.',
  'fault.message-form': 'The message is wrong at {where}.',
  'fault.message-json': 'That is not valid JSON.',
  'fault.message-size': 'A message may have {most} characters at most.',
  'fault.message-version': 'This table speaks version {known} of the protocol.',
  'fault.name': 'Please give a name.',
  'fault.no-question': 'Nothing is being asked of you.',
  'fault.not-here': 'You are not in this room.',
  'fault.not-paused': 'The game is not paused.',
  'fault.not-started': 'The game has not started yet.',
  'fault.not-your-seat': 'That is not your seat.',
  'fault.owner-only': 'Only the person who opened the table may do that.',
  'fault.paused': 'The game is paused.',
  'fault.room-full': 'The room is full.',
  'fault.no-such-table': 'There is no such table on this device.',
  'fault.table-unknown-game': 'This table is of a game that is not here: {game}.',
  'fault.table-old-rules':
    'This table was played by an earlier version of the rules, so it cannot be continued.',
  'fault.table-damaged': 'What was kept of this table is damaged, so it cannot be opened.',
  'fault.table-broke':
    'The table has made a mistake and has gone back to what was last kept. Please try again, and report it if it happens again.',
  'fault.bot-broke': 'The bot has made a mistake. Please report it; undo or resign to go on.',
  'fault.not-kept': 'This could not be stored on the device, so it did not happen.',
  'fault.table-busy': 'Too many people act at this table at once. Please try again.',
  'fault.no-session': 'Please give a name first.',
  'fault.origin': 'This request comes from another site and is not answered.',
  'fault.rate': 'That was too much at once. Please wait a moment and try again.',
  'fault.too-many-sockets':
    'The server has as many connections as it can hold. Please try again later.',
  'fault.no-such-page': 'There is nothing at this address.',
  'fault.no-such-match': 'There is no such match at this table.',
  'fault.store-trouble':
    'The server cannot reach its files right now. Nothing is lost; please try again later.',
  'fault.file-partial':
    'Line {number}: this file shows a running match as one viewer may know it. It can be checked when the match is over and downloaded again.',
  'fault.no-such-moment': 'That moment has not come yet.',
  'fault.past-closed': 'As the memory aids are off, what is past is shown after the game.',
  'fault.hidden-hands':
    'Several of you sit here with bots whose hands are hidden from you, so the match can only go on at this table.',
  'fault.not-alone': 'Other people play at this table; it cannot be taken away from them.',
  'fault.salt': 'You have already added something to this deal.',
  'fault.seat-gone': '{seat} has left the game for good; nobody can take that seat.',
  'fault.seat-open': 'The seat of {seat} is still open.',
  'fault.seat-taken': 'Somebody already sits there.',
  'fault.seen-secrets':
    'You have seen the secrets of another seat in this game, so you cannot take this one.',
  'fault.stale':
    'The table has moved on meanwhile: you answered entry {after}, but there are {now}.',
  'fault.unknown-game': 'There is no game “{game}” here.',

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
