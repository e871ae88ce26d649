import type { Catalogue } from '@baithak/kernel';

/** The words of the review of a finished match. */
export const en = {
  'review.title': 'Review',
  'review.kept':
    '{n, plural, one {One of your mistakes comes back as a puzzle.} other {# of your mistakes come back as puzzles.}}',
  'review.back': 'Back to the table',
  'review.close': 'Back to the review',
  'review.running': 'Looking at every move: {percent}%',
  'review.running-about': 'This takes a few seconds, in long games up to a minute.',
  'review.file-title': 'Review a match',
  'review.file-about':
    'Drop a match file anywhere on this page, or choose one. See how much was luck and how much was your play. The file stays on this device.',
  'review.file-choose': 'Choose a match file',
  'review.curve': '{seatIs, select, you {Your chance to win} other {{seat}: chance to win}}',
  'review.whose': 'Whose chance to win',
  'review.ahead': 'ahead',
  'review.behind': 'behind',
  'review.round': 'Round {n}',
  'review.summary':
    '{seatIs, select, you {Your chance} other {{seat}: the chance}} to win went from {start}% to {end}%; it was between {low}% and {high}%. The table below has every moment.',
  'review.moment': 'Moment of the match',
  'review.caption': '{n}. {deed} → {chance}%',
  'review.caption-place': 'Moment {n}',
  'review.show': 'Show the board',
  'review.play': 'Play it from here',
  'review.lab': 'Laboratory',
  'review.drawn': 'Something was drawn.',
  'review.over': 'The match was over.',
  'review.parts': 'Luck and decisions',
  'review.start': 'Start',
  'review.luck': 'Luck',
  'review.luck-even': 'Neither good nor bad luck for sure (± {margin}).',
  'review.luck-good': 'The draws were kind (± {margin}).',
  'review.luck-bad': 'The draws were unkind (± {margin}).',
  'review.moves': 'Moves',
  'review.gave':
    '{seatIs, select, you {You gave} other {{seat} gave}} away {given} (± {givenMargin}), others {gained} (± {gainedMargin}).',
  'review.gave-alone':
    '{seatIs, select, you {You gave} other {{seat} gave}} away {given} (± {givenMargin}).',
  'review.rest-about':
    'Of the moves, decisions account for {decisions}. The rest, {rest}, is what moves revealed and what the analysis saw only later.',
  'review.ending': 'Early end',
  'review.end': 'Result',
  'review.best': 'No sure mistake in {good} of {choices, plural, one {# choice} other {# choices}}',
  'review.points': 'Turning points',
  'review.no-points': 'No single moment decided this match for sure.',
  'review.mistake': '{seatIs, select, you {Your mistake} other {Mistake by {seat}}}',
  'review.lucky': 'Lucky draw',
  'review.unlucky': 'Unlucky draw',
  'review.better': 'Better: {deed}.',
  'review.beat':
    '{isScored, select, yes {You beat {seat} {own} : {rival}} other {You beat {seat}}}',
  'review.lost':
    '{isScored, select, yes {You lost to {seat} {own} : {rival}} other {You lost to {seat}}}',
  'review.round-won': 'won {own} : {rival}',
  'review.round-lost': 'lost {own} : {rival}',
  'review.round-tied': 'tied {own} : {rival}',
  'review.proof-won': 'It wins by force in {n, plural, one {# move} other {# moves}}.',
  'review.proof-wins': 'This wins by force in {n, plural, one {# move} other {# moves}}.',
  'review.proof-lost':
    '{n, plural, =0 {The move played loses at once.} one {After the move played, the other side wins by force in # move.} other {After the move played, the other side wins by force in # moves.}}',
  'review.depth': 'Searched {n, plural, one {# move} other {# moves}} deep.',
  'review.note-luck': 'Luck of the draw: {points}',
  'review.note-mistake': '{by}: {points}.',
  'review.table': 'All moments as a table',
  'review.column-deed': 'What happened',
  'review.column-chance': 'Chance',
  'review.column-luck': 'Luck',
  'review.column-error': 'Decisions',
  'review.column-rest': 'Rest',
  'review.basis-net': 'Chances come from a trained net and games that it plays on.',
  'review.basis-search': 'Chances come from a search; only 0 and 100 are proven.',
  'review.basis-estimate':
    'There is no net for this number of players. These are rough estimates, so no move is called a mistake.',
  'review.note':
    'Numbers are percentage points of the chance to win; {basis, select, search {± says how much deeper searches still changed them} other {± is a 95% interval of the sampling alone}}. We leave out what we are not sure of.',
  'fault.review-failed': 'The review did not work. Reload the page and try again.',
  'fault.review-large': 'This file is too large for a match.',
} as const satisfies Catalogue;

export const de: Readonly<Record<keyof typeof en, string>> = {
  'review.title': 'Rückblick',
  'review.kept':
    '{n, plural, one {Einer deiner Fehler kommt als Rätsel wieder.} other {# deiner Fehler kommen als Rätsel wieder.}}',
  'review.back': 'Zurück zum Tisch',
  'review.close': 'Zurück zum Rückblick',
  'review.running': 'Jeder Zug wird geprüft: {percent} %',
  'review.running-about': 'Das dauert ein paar Sekunden, bei langen Spielen bis zu einer Minute.',
  'review.file-title': 'Auf eine Partie zurückblicken',
  'review.file-about':
    'Zieh eine Partiedatei irgendwo auf diese Seite oder wähle eine aus. Sieh, wie viel Glück war und wie viel dein Spiel. Die Datei bleibt auf diesem Gerät.',
  'review.file-choose': 'Partiedatei auswählen',
  'review.curve': '{seatIs, select, you {Deine Gewinnchance} other {{seat}: Gewinnchance}}',
  'review.whose': 'Wessen Gewinnchance',
  'review.ahead': 'vorn',
  'review.behind': 'hinten',
  'review.round': 'Runde {n}',
  'review.summary':
    '{seatIs, select, you {Deine Gewinnchance} other {{seat}: Die Gewinnchance}} ging von {start} % auf {end} %; sie lag zwischen {low} % und {high} %. Die Tabelle unten zeigt jeden Moment.',
  'review.moment': 'Moment der Partie',
  'review.caption': '{n}: {deed} → {chance} %',
  'review.caption-place': 'Moment Nr. {n}',
  'review.show': 'Brett zeigen',
  'review.play': 'Ab hier spielen',
  'review.lab': 'Labor',
  'review.drawn': 'Etwas wurde gezogen.',
  'review.over': 'Die Partie war zu Ende.',
  'review.parts': 'Glück und Entscheidungen',
  'review.start': 'Anfang',
  'review.luck': 'Glück',
  'review.luck-even': 'Weder Glück noch Pech ist sicher (± {margin}).',
  'review.luck-good': 'Es wurde günstig gezogen (± {margin}).',
  'review.luck-bad': 'Es wurde ungünstig gezogen (± {margin}).',
  'review.moves': 'Züge',
  'review.gave':
    '{seatIs, select, you {Du hast} other {{seat} hat}} {given} verschenkt (± {givenMargin}), andere {gained} (± {gainedMargin}).',
  'review.gave-alone':
    '{seatIs, select, you {Du hast} other {{seat} hat}} {given} verschenkt (± {givenMargin}).',
  'review.rest-about':
    'Von den Zügen entfallen {decisions} auf Entscheidungen. Der Rest, {rest}, ist das, was Züge aufdeckten und was die Analyse erst später sah.',
  'review.ending': 'Vorzeitiges Ende',
  'review.end': 'Ergebnis',
  'review.best':
    'Kein sicherer Fehler bei {good} von {choices, plural, one {# Entscheidung} other {# Entscheidungen}}',
  'review.points': 'Wendepunkte',
  'review.no-points': 'Kein einzelner Moment hat diese Partie sicher entschieden.',
  'review.mistake': '{seatIs, select, you {Dein Fehler} other {Fehler von {seat}}}',
  'review.lucky': 'Glücklich gezogen',
  'review.unlucky': 'Unglücklich gezogen',
  'review.better': 'Besser: {deed}.',
  'review.beat':
    '{isScored, select, yes {Du schlägst {seat} {own} : {rival}} other {Du schlägst {seat}}}',
  'review.lost':
    '{isScored, select, yes {Du verlierst {own} : {rival} gegen {seat}} other {Du verlierst gegen {seat}}}',
  'review.round-won': 'gewonnen {own} : {rival}',
  'review.round-lost': 'verloren {own} : {rival}',
  'review.round-tied': 'unentschieden {own} : {rival}',
  'review.proof-won': 'Das gewinnt sicher in {n, plural, one {# Zug} other {# Zügen}}.',
  'review.proof-wins': 'Dieser Zug gewinnt sicher in {n, plural, one {# Zug} other {# Zügen}}.',
  'review.proof-lost':
    '{n, plural, =0 {Der gespielte Zug verliert sofort.} one {Nach dem gespielten Zug gewinnt die andere Seite sicher in # Zug.} other {Nach dem gespielten Zug gewinnt die andere Seite sicher in # Zügen.}}',
  'review.depth': '{n, plural, one {# Zug} other {# Züge}} tief gesucht.',
  'review.note-luck': 'Glück beim Ziehen: {points}',
  'review.note-mistake': '{by}: {points} Punkte.',
  'review.table': 'Alle Momente als Tabelle',
  'review.column-deed': 'Was geschah',
  'review.column-chance': 'Gewinnchance',
  'review.column-luck': 'Glück',
  'review.column-error': 'Entscheidungen',
  'review.column-rest': 'Übriges',
  'review.basis-net':
    'Die Gewinnchancen stammen von einem trainierten Netz und Partien, die es weiterspielt.',
  'review.basis-search': 'Die Gewinnchancen stammen aus einer Suche; nur 0 und 100 sind bewiesen.',
  'review.basis-estimate':
    'Für so viele Spieler gibt es kein Netz. Das sind grobe Schätzungen, darum heißt kein Zug Fehler.',
  'review.note':
    'Die Zahlen sind Prozentpunkte der Gewinnchance; {basis, select, search {± sagt, wie sehr tiefere Suchen sie noch geändert haben} other {± ist ein 95-%-Intervall allein der Stichproben}}. Was nicht sicher ist, lassen wir weg.',
  'fault.review-failed':
    'Der Rückblick hat nicht geklappt. Lade die Seite neu und versuch es noch einmal.',
  'fault.review-large': 'Diese Datei ist zu groß für eine Partie.',
};
