import type { Catalogue } from '@baithak/kernel';

export const en = {
  'fault.unknown-game': 'There is no game “{game}”; choose one of: {games}.',
  'fault.moves-need-decision':
    'This position waits for chance, not for a move; give one in which a player decides (--position).',
  'fault.perft-chance': 'Lines of play can only be counted in games without chance.',
  'fault.option-flag': 'The option “{flag}” must look like name=value.',
  'fault.not-json': 'This is not valid JSON.',
  'fault.json-too-deep': 'This JSON is nested deeper than {most} levels.',
  'fault.internal-error': 'An error inside the program, please report it: {what}',

  'fault.file-missing': 'There is no file “{file}”.',
  'fault.file-is-folder': '“{file}” is a folder; give the name of a file.',
  'fault.file-forbidden': 'The file “{file}” may not be used; check its permissions.',
  'fault.file-not-text': 'The file “{file}” is not text in UTF-8.',
  'fault.file-too-large': 'The file “{file}” is too large to be a match or a position.',
  'fault.file-trouble': 'The file “{file}” cannot be used; try another place.',
  'fault.file-unnamed': 'Give the name of a file, as in: save evening.match',
  'fault.file-not-ours':
    'The file “{file}” is there already and is no saved match; choose another name.',
  'fault.file-other-game': 'The file is a match of “{game}”; leave out the game or name that one.',

  'fault.line-too-long': 'The line is longer than {most} bytes.',
  'fault.not-utf8': 'The line is not text in UTF-8.',
  'fault.not-an-object': 'A request must be a JSON object.',
  'fault.id-not-scalar': 'The id must be text, a number, true, false or null.',
  'fault.request-missing': 'The request has no field “do”; it can be: {requests}.',
  'fault.request-unknown': 'There is no request “{name}”; there are: {requests}.',
  'fault.field-unknown': 'This request has no field “{name}”.',
  'fault.field-missing': 'The field “{name}” is missing; it must be {expected}.',
  'fault.field-type': 'The field “{name}” must be {expected}.',
  'fault.no-game-yet': 'There is no game yet; begin one with “new” or “load”.',
  'expected.text': 'text',
  'expected.seed': 'text or a whole number',
  'expected.anything': 'given',
  'expected.viewer': 'the number of a seat, or null for a spectator',
  'expected.whole': 'a whole number from {least} to {most}',
  'expected.choice': 'one of: {choices}',

  'fault.player-unknown':
    'Nobody called “{player}” can play; choose one of: {choices} (bots with :milliseconds, as in greedy:200).',
  'fault.bot-cannot-play':
    'The bot “{bot}” can only play games without chance and secrets; choose another one.',
  'fault.too-many-players': 'There are only {seats} seats at this table.',
  'fault.choice': 'Choose a number from 1 to {most}.',

  'choose.games': 'Which game?',
  'choose.game': 'Number [1]:',
  'choose.seats': 'How many players ({choices}) [{usual}]:',
  'choose.player': 'Who plays for {seat} ({choices}) [{usual}]:',

  'play.help':
    'Type a move in its notation, or one of these:\n  moves       what you can play now\n  rule {rule}     the text of a rule\n  rules       all rules\n  tally       the score and where it comes from\n  undo        take back your last move\n  save FILE   save the match\n  resign      give up\n  quit        leave\n  ?           this help',
  'play.hint': 'Type a move, “moves” to see them all, or “?” for help.',
  'play.rule': '{rule}: {text}',
  'play.house-rule': '{rule} (house ruling): {text}',
  'play.no-rule': 'There is no rule “{rule}”; there are: {rules}',
  'play.saved': 'Saved as {file}.',
  'play.tally-seat': '{seat}: {sum}',
  'play.seat': '{seat}.',
  'play.place': '{place}. {seat} ({score})',
  'play.after-end': 'The game is over. Enter leaves; “undo”, “tally” and “save FILE” still work.',
  'play.outcome': 'What did chance bring? Possible: {choices}',
  'play.curtain-down': 'Press Enter to hide your side.',
  'play.curtain-up': 'Pass the keyboard to {seat}. {seat}, press Enter.',
  'play.bye': 'Goodbye!',

  'story.entropy': 'A player adds to the chance.',
  'story.promise': '{seat} promises a salt.',
  'story.reveal': '{seat} reveals it.',
  'story.withhold': '{seat} withholds it and loses the seat.',
  'story.draw': 'A draw is agreed.',
  'story.undo': 'Move {of} is taken back.',
  'story.seat': 'Seat {n} is now played by {name}.',

  'replay.head': '{game}, {seats, plural, one {# player} other {# players}}',
  'replay.chance-none': 'Chance had no part in this match.',
  'replay.chance-scheme-1':
    'Chance checked by scheme 1: every outcome is the one that the seed gives, and the seed was sealed as {commitment}. In this older scheme the salts were sent in clear, so whoever knew the seed could choose the last one.',
  'replay.chance-scheme-2':
    'Chance checked by scheme 2: every outcome is the one that the seed and the salts of {count, plural, =0 {nobody} one {# player} other {# players}} give, and every salt is the one that was promised{withheld, plural, =0 {} other {, but # withheld theirs}}. The seed was sealed as {commitment}. The deal’s fingerprint is {digest}; compare it with what the players’ pages noted.',
  'replay.chance-manual':
    'Chance came from outside, so there is no seed to check it by; every outcome was possible.',
  'replay.waits-for-chance': 'Not finished: chance comes next.',
  'replay.unfinished': 'Not finished: it is the turn of {seat}.',
  'replay.winner': '{seat}',
  'replay.won': '{reason} {count, plural, one {Winner} other {Winners}}: {winners}.',
  'replay.drawn': '{reason} Nobody wins.',

  'analyse.net':
    'Chances to win by the net and {work, plural, one {# rollout} other {# rollouts}}{cut, select, yes {; cut short} other {}}.',
  'analyse.search':
    'Chances to win by a search of {work, plural, one {# node} other {# nodes}}{cut, select, yes {; cut short} other {}}.',
  'analyse.estimate':
    'There is no net for this table: a rough estimate from {work, plural, one {# try} other {# tries}}{cut, select, yes {; cut short} other {}}.',
  'analyse.match': '{game}, {moves, plural, one {# move} other {# moves}}. {result}',
  'analyse.start': 'Chance to win at the start: {chances}.',
  'analyse.chance': '{seat} {percent} %',
  'analyse.total':
    '{seat}: luck {luck} (± {luckMargin}), gave away {given} (± {givenMargin}), got {gained} from others, the rest {rest}{ending, select, none {} other {, the early end {ending}}}. {mistakes, plural, =0 {No sure mistake} one {# mistake} other {# mistakes}} in {choices, plural, one {# choice} other {# choices}}.',
  'analyse.points': 'Turning points, in points of {seat}’s chance to win:',
  'analyse.no-points': 'No moment stands out for sure.',
  'analyse.mistake': 'entry {entry}, {effect}, mistake: {did} Better: {better}.',
  'analyse.luck': 'entry {entry}, {effect}, luck of the draw: {did}',
  'analyse.note':
    'Numbers are percentage points; ± {basis, select, search {says how much deeper searches still changed them} other {is a 95 % interval of the sampling alone}}. Differences that are not sure are called nothing.',
  'arena.score':
    '{first} against {second}: {wins} won, {draws} drawn, {losses} lost of {games}; {share} % ({low}–{high} % with 95 % certainty), Elo {elo} ({eloLow} to {eloHigh}).',
  'arena.firsts':
    'First places of {first}: {share} % ({low}–{high} % with 95 % certainty); a fair share is {fair} %.',
  'arena.alone':
    '{name} reached the goal in {share} % of {games} games ({low}–{high} % with 95 % certainty).',
  'arena.verdict-more':
    'The sequential test is over: the upper share or more (evidence {evidence}, bound {bound}).',
  'arena.verdict-less':
    'The sequential test is over: the lower share or less (evidence {evidence}, bound {bound}).',
  'arena.verdict-open':
    'The sequential test is still open (evidence {evidence}, bounds ±{bound}): give more deals.',
  'arena.cpu':
    '{name}: {all} s of processor time for {decisions} decisions, {each} ms each{effort, select, some {, {work} units of work each} other {}}.',
  'fault.fighter-unknown':
    'Nobody called “{fighter}” fights here; choose one of: {choices} (a character with *10 or @500, a reference bot with @2000 or @100ms, a net with @160).',
  'fault.fighter-no-work':
    '“{fighter}” does no counted work at this table, so it cannot do a multiple of it; choose a stronger character.',
  'fault.net-no-features': 'There are no nets for {game}; choose another fighter.',
  'fault.net-unfit':
    'The file “{file}” has no sound net of {game} for {seats, plural, one {# seat} other {# seats}}; give a weights.json that training has written.',
  'fault.too-few-openings':
    'There are {most} openings for this game; give at most {most} deals, or make more with “npm run panakizhi -- openings”.',
  'fault.equal-cpu-whom':
    'For equal processor time one side must be a reference bot, such as level5 or mcts.',
  'fault.equal-cpu-unknown':
    'The processor time of an engine cannot be told on this system; leave out --equal-cpu.',
  'fault.results-not-ours':
    'The file “{file}” is there already and holds no results of the arena; choose another name.',
  'fault.results-other':
    'The file “{file}” has results with other settings ({name} was {stored} and is now {wanted}); choose another name, or the same settings.',
  'fault.arena-process-gone':
    'A process that plays games has ended; the games so far are kept if --results names a file, so start again.',
  'fault.engine-gone':
    'The engine “{command}” has ended or could not be started; check the command.',
  'fault.engine-answer': 'The engine “{command}” answered “{what}”, which is no JSON object.',
  'fault.engine-refuses': 'The engine “{command}” refused: {what}',
  'fault.engine-move': 'The engine “{command}” chose “{what}”, which is not legal.',
  'fault.engine-silent': 'The engine “{command}” has not answered “{what}” for ten minutes.',

  'measure.amulet':
    '{name} against itself: the first fifth amulet in round {median} (median of {games} games; {low} to {high} with 95 % certainty), never in {never}.',
  'measure.recorded': 'Recorded in {file}.',
  'fault.measure-unknown': 'There is no measurement “{what}”; choose one of: {choices}.',
  'fault.measure-samsara': 'Only Samsara has amulets; leave out “amulet”.',
  'fault.ratings-place':
    'There is no file “{file}” to record in; start the command in the folder of the project.',

  'ratings.none': 'Nothing has been measured yet; “baithak measure GAME --record” does it.',
  'ratings.head': '{game}, {seats, plural, one {# seat} other {# seats}}',
  'ratings.name': 'character',
  'ratings.elo': 'Elo',
  'ratings.below': 'against the one below',
  'ratings.alone': 'goals reached',
  'ratings.games': 'games',
  'ratings.work': 'work',
  'ratings.other':
    '{first} against {second}: {share} % of {games} games ({low}–{high} %), Elo {elo}; {ms} against {otherMs} ms of processor time for a decision',
  'ratings.firsts': '; first places {share} % ({low}–{high} %), fair {fair} %',
  'ratings.amulet': '{name}: fifth amulet in round {median} ({low} to {high}), {games} games',
  'ratings.stale': ' (with an earlier net)',
  'ratings.note':
    'Elo counts from Mina, who has {base}. Intervals have 95 % certainty. Work: rollouts, nodes or tries for a decision.',

  'survey.found':
    '{games} random games: {meanGame} decisions on average, {longestGame} at most; {meanList} legal moves on average, {longestList} at most; first or equal first by seat: {firsts}.',

  'bench.name': 'name',
  'bench.speed': 'moves/s',
  'bench.ratio': 'ratio',
  'bench.length': 'moves/game',
  'bench.listed': 'choices',
  'bench.most': 'most',
  'bench.note':
    'Random play on one core. Ratio: speed against Connect Four on typed arrays in the same round; medians of five rounds.',
} as const satisfies Catalogue;
