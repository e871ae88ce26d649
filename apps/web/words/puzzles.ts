import type { Catalogue } from '@baithak/kernel';

/** The words of puzzles. */
export const en = {
  'puzzle.title': '{game} puzzles',
  'puzzle.win': 'Win in {n}',
  'puzzle.win-task':
    '{side} to move: win in {n, plural, one {# move} other {# moves}}, whatever the answer.',
  'puzzle.best': 'Find the best move',
  'puzzle.best-task': 'Your turn. One move is clearly the best.',
  'puzzle.own': 'Find a better move',
  'puzzle.own-task': 'Your turn again. This time, find something better.',
  'puzzle.own-from': 'From your game on {date}',
  'puzzle.solvers':
    '{count, plural, =0 {None of the six characters usually finds it.} =6 {All six characters usually find it.} one {Only {names} usually finds it.} other {{names} usually find it.}}',
  'puzzle.solved-count': '{n} of {all} solved',
  'puzzle.daily': 'Today’s puzzle',
  'puzzle.again': 'Start over',
  'puzzle.skip': 'Another puzzle',
  'puzzle.back': 'To the game',
  'puzzle.next': 'Next puzzle',
  'puzzle.try-again': 'Try again',
  'puzzle.show-me': 'Show me',
  'puzzle.right': 'That’s it!',
  'puzzle.right-win': 'You won by force.',
  'puzzle.done': 'Well spotted!',
  'puzzle.missed': 'Look again: what will the other side do next?',
  'puzzle.right-best':
    'Any other move lowers your chance to win by at least {points} percentage points.',
  'puzzle.right-own': 'Better than in your game.',
  'puzzle.wrong': 'Not quite.',
  'puzzle.wrong-win': 'That does not win in time.',
  'puzzle.wrong-best':
    'Another move raises your chance to win by at least {points} percentage points.',
  'puzzle.wrong-own': 'There is still something better.',
  'puzzle.waits': 'Now the answer …',
} as const satisfies Catalogue;

export const de: Record<keyof typeof en, string> = {
  'puzzle.title': '{game}-Rätsel',
  'puzzle.win': 'Gewinn in {n}',
  'puzzle.win-task':
    '{side} am Zug: Gewinne in {n, plural, one {# Zug} other {# Zügen}}, was auch immer kommt.',
  'puzzle.best': 'Finde den besten Zug',
  'puzzle.best-task': 'Du bist dran. Ein Zug ist klar der beste.',
  'puzzle.own': 'Finde einen besseren Zug',
  'puzzle.own-task': 'Noch einmal du. Finde diesmal etwas Besseres.',
  'puzzle.own-from': 'Aus deiner Partie vom {date}',
  'puzzle.solvers':
    '{count, plural, =0 {Keine der sechs Figuren findet ihn meistens.} =6 {Alle sechs Figuren finden ihn meistens.} one {Nur {names} findet ihn meistens.} other {{names} finden ihn meistens.}}',
  'puzzle.solved-count': '{n} von {all} gelöst',
  'puzzle.daily': 'Rätsel des Tages',
  'puzzle.again': 'Von vorn',
  'puzzle.skip': 'Anderes Rätsel',
  'puzzle.back': 'Zum Spiel',
  'puzzle.next': 'Nächstes Rätsel',
  'puzzle.try-again': 'Noch einmal',
  'puzzle.show-me': 'Zeig es mir',
  'puzzle.right': 'Genau!',
  'puzzle.right-win': 'Du hast den Gewinn erzwungen.',
  'puzzle.done': 'Gut gesehen!',
  'puzzle.missed': 'Schau noch mal hin: Was macht die andere Seite als Nächstes?',
  'puzzle.right-best':
    'Jeder andere Zug senkt deine Gewinnchance um mindestens {points} Prozentpunkte.',
  'puzzle.right-own': 'Besser als in deiner Partie.',
  'puzzle.wrong': 'Noch nicht ganz.',
  'puzzle.wrong-win': 'So gewinnst du nicht rechtzeitig.',
  'puzzle.wrong-best':
    'Ein anderer Zug erhöht deine Gewinnchance um mindestens {points} Prozentpunkte.',
  'puzzle.wrong-own': 'Es gibt noch etwas Besseres.',
  'puzzle.waits': 'Jetzt die Antwort …',
};
