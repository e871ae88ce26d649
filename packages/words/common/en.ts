import type { Catalogue } from '@baithak/kernel';

export const en = {
  'seat.any': 'Player {n}',

  'end.resign': '{seat} resigned.',
  'end.timeout': '{seat} ran out of time.',
  'end.agreed': 'The players agreed to a draw.',

  'fault.already-resigned':
    '{seatIs, select, you {You have} other {{seat} has}} already left the game.',
  'fault.chance-pending': 'Wait until everything is drawn or dealt.',
  'fault.match-over': 'The game is over.',
  'fault.match-not-over': 'This game is not over yet. You can review it once it is.',
  'fault.move-after-turn': 'The turn ends before “{text}”.',
  'fault.no-chance-now': 'There is nothing to draw now.',
  'fault.no-move': 'Enter a move.',
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
  'fault.draw-two-seats': 'Only two players can agree to a draw.',
  'fault.host-only': 'The table does that by itself.',
  'fault.character': 'There is no such character.',
  'fault.match-running': 'Finish the current game first.',
  'fault.memory-aids': 'Memory aids are none, counts or full.',
  'fault.message-depth': 'A message may nest {most} levels deep at most.',
  'fault.message-form': 'The message is wrong at {where}.',
  'fault.message-json': 'That is not valid JSON.',
  'fault.message-size': 'A message may have {most} characters at most.',
  'fault.message-version':
    'This page and the server are of different versions. Reload the page; nothing is lost.',
  'fault.name': 'Enter a name.',
  'fault.no-question': 'Nobody has asked you anything.',
  'fault.question-gone': 'This question has been settled. Look again.',
  'fault.question-open': 'Another question is open. Wait until it is answered.',
  'fault.seat-kept': 'This seat is kept for the player who left it. Ask again in a while.',
  'fault.not-here': 'You are not at this table.',
  'fault.not-paused': 'The game is not paused.',
  'fault.not-started': 'The game has not started yet.',
  'fault.not-your-seat': 'That is not your seat.',
  'fault.owner-only': 'Only the host can do that.',
  'fault.paused': 'The game is paused.',
  'fault.banned': 'The host has banned you from this table.',
  'fault.ban-cap': 'You cannot ban more than {most} people. Open a new table instead.',
  'fault.chat-closed': 'The host has closed the chat.',
  'fault.muted': 'The host has muted you, so nobody would read this.',
  'fault.removed': 'The host removed you from this table.',
  'fault.left': 'You left this table.',
  'fault.table-closed': 'The host has closed this table.',
  'fault.closed-by-you': 'You closed this table.',
  'fault.no-such-person': 'This person is not at the table.',
  'fault.not-yourself': 'You cannot do that to yourself.',
  'fault.address-banned': 'The host lets nobody new join from your network. You can still watch.',
  'fault.address-full':
    'Too many people from your network are at this table already. You can still watch.',
  'fault.room-full': 'This table is full.',
  'fault.match-long': 'This game has become too long for that. You can still finish it.',
  'fault.table-long': 'This table has become too long. Finish the game and open a new table.',
  'fault.share-used':
    'You have done so much here in this game ({most} times is the most) that only playing it to its end is left.',
  'fault.undo-cap': 'You cannot undo more than {most} times in one game.',
  'fault.chat-full': 'There is no room for more messages at this table.',
  'fault.chat-day': 'You have written a lot today. Try again tomorrow.',
  'fault.no-new-matches':
    'The server will soon have new rules. You can finish your game, but not begin another.',
  'fault.tables-full': 'You have {most} tables already. Finish a game or leave one of them first.',
  'fault.address-day':
    'Too many tables were opened or joined from your internet connection today. Try again tomorrow.',
  'fault.rooms-full': 'You are at {most} tables already. Leave one of them first.',
  'fault.table-archived':
    'Nobody has been at this table for a long time, so it is closed. You can still download its games.',
  'fault.no-such-table': 'There is no such table on this device.',
  'fault.table-unknown-game': 'This table is for a game that is not available here: {game}.',
  'fault.table-old-rules': 'This game was played by older rules, so you cannot continue it.',
  'fault.table-damaged': 'This table will not open: its saved data is damaged.',
  'fault.table-broke':
    'Something went wrong, so the table is back at the last saved move. Try again, and please report it if it happens again.',
  'fault.bot-broke': 'The computer made an error. Undo or resign to go on, and please report it.',
  'fault.not-kept': 'Saving failed, so nothing has changed.',
  'fault.table-busy': 'The table is busy. Try again.',
  'fault.no-session': 'Enter a name first.',
  'fault.host': 'This server has another address. Use the link that you were given.',
  'fault.origin': 'This request comes from another site, so the server ignores it.',
  'fault.push-endpoint':
    'Your browser uses a notification service that this server does not reach.',
  'fault.prove-first':
    'First show that this account is yours: use one of its passkeys, or a recovery code.',
  'fault.sign-in-refused': 'That did not work. Check the code, or try another passkey.',
  'fault.passkey-refused': 'This passkey could not be added. Try again.',
  'fault.passkey-unknown': 'Your account has no such passkey.',
  'fault.passkey-last':
    'This is the only way into your account. Get new recovery codes or add another passkey first.',
  'fault.no-account': 'You need an account for this. Make one on the page “Me”.',
  'fault.shut': 'Whoever runs this server has closed it to you.',
  'fault.rated-position': 'A rated game starts from the usual position.',
  'fault.not-rated': 'This game is not rated.',
  'fault.rated-twice': 'In a rated game everybody has one seat.',
  'fault.not-accepted': '{seat} has not agreed to a rated game yet.',
  'fault.rated-undo': 'In a rated game nothing is taken back.',
  'fault.rated-running': 'A rated game is going on. Seats stay as they are until it ends.',
  'fault.code-unknown': 'This code is wrong or too old. Ask your other device for a new one.',
  'fault.rate': 'That was too fast. Wait a moment and try again.',
  'fault.export-running':
    'Your data is being collected already. Wait until that download has ended.',
  'fault.export-often': 'You can download your data {most} times an hour. Try again later.',
  'fault.too-many-sockets': 'The server is full. Try again later.',
  'fault.no-such-page': 'This page does not exist.',
  'fault.no-such-match': 'There is no such match at this table.',
  'fault.store-trouble':
    'The server cannot reach its files right now. Nothing is lost. Try again later.',
  'fault.file-partial':
    'Line {number}: this match was still running, so the file holds only what one person could see. To check it, download it again after the match.',
  'fault.no-such-moment': 'That has not happened yet.',
  'fault.past-closed': 'Memory aids are off, so you can look back only after the game.',
  'fault.hidden-hands':
    'Several people here play against computers with hidden hands, so the game has to stay at this table.',
  'fault.not-alone': 'Other people are playing here, so you cannot move this table.',
  'fault.deal-broken-off':
    'Something is wrong: this page had revealed its salt, and then the server broke off the deal or began another. An honest server never does that. It may be looking for better cards.',
  'fault.deal-unheard':
    'The server went on without the salt that this page had revealed. Perhaps the connection failed. If it happens again, do not trust this server.',
  'fault.deal-suspect':
    'Something is wrong with this deal: the server did not keep to the promises that your page saw. Save the match file and check it.',
  'fault.dealing': 'The cards are being dealt. Wait a moment.',
  'fault.no-deal': 'No deal is waiting for you.',
  'fault.promise-broken': 'This is not the salt that was promised.',
  'fault.promise-copied': 'Another player has made this very promise.',
  'fault.promise-form': 'A promise is a SHA-256 in 64 small hexadecimal digits.',
  'fault.promise-late': 'This promise comes too late: salts have been revealed already.',
  'fault.promise-missing': 'This seat has promised no salt.',
  'fault.promise-open': 'A promised salt is neither revealed nor withheld.',
  'fault.promise-twice': 'This seat has done its part already.',
  'fault.promises-first': 'Reveal your salt when everybody has promised theirs.',
  'fault.withheld':
    'You did not reveal the salt you had promised, so you cannot take a seat in this match.',
  'fault.seat-gone':
    '{seatIs, select, you {You have} other {{seat} has}} left for good. Nobody can take that seat.',
  'fault.seat-open': '{seatIs, select, you {Your} other {{seat}’s}} seat is still open.',
  'fault.seat-taken': 'That seat is taken.',
  'fault.seen-secrets':
    'You have seen another player’s secrets in this game, so you cannot take this seat.',
  'fault.stale': 'The game has moved on. Look again, then decide.',
  'fault.unknown-game': 'There is no game called “{game}” here.',

  'fault.file-not-a-match': 'Line {number}: this is not a saved match of Baithak.',
  'fault.file-version':
    'Line {number}: the file has format version {version}; this program reads version {known}.',
  'fault.file-rules':
    'Line {number}: this match follows version {version} of the rules; this program knows version {known}.',
  'fault.file-head': 'Line {number}: the head of the file is damaged; “{expected}” should be here.',
  'fault.file-line': 'Line {number} is damaged and cannot be read.',
  'fault.file-seq': 'Line {number}: entry {expected} should be here.',
  'fault.file-differs':
    'Line {number} does not match the replay: it says “{line}”, the replay gives “{written}”.',
  'fault.file-refused': 'Line {number} cannot have happened: {reason}',
  'fault.file-cut-off': 'Line {number}: the end of the file is missing.',
  'fault.file-seal': 'Line {number}: the seal is wrong, so something in the file has changed.',
} as const satisfies Catalogue;
