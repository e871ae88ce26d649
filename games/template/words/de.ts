import type { en } from './en.ts';

/** The same keys in German: the type reports a missing one. */
export const de: Record<keyof typeof en, string> = {
  name: 'Tic-tac-toe',
  about: 'Bringe drei Zeichen in eine Linie, bevor es der andere tut. Eine bis drei Minuten.',
  credits: 'Ein überliefertes Spiel.',
  'seat.0': 'Kreuz',
  'seat.1': 'Kreis',

  'rule.T1': 'Zwei Spieler, ein Brett mit drei mal drei Feldern.',
  'rule.T2': 'Kreuz beginnt; dann wird abwechselnd gesetzt, ein Zeichen je Zug.',
  'rule.T3': 'Ein Zeichen kommt auf ein leeres Feld und bleibt dort.',
  'rule.T4':
    'Wer drei Zeichen in einer Reihe, einer Spalte oder einer Diagonale hat, gewinnt sofort.',
  'rule.T5': 'Ein volles Brett ohne eine solche Linie ist unentschieden.',
  'rule.T6':
    'Ein Spiel kann mit jeder Stellung beginnen, die ein leeres Feld und keine volle Linie hat.',
  'rule.T7': 'Ein Zug wird als Name seines Feldes geschrieben, etwa b2.',

  'fault.notation': '„{text}“ ist kein Zug. Schreibe den Namen eines Feldes, etwa b2.',
  'fault.taken': 'Auf {square} steht schon ein Zeichen.',
  'fault.game-over': 'Das Spiel ist zu Ende.',
  'fault.position-form': '„{found}“ ist keine Stellung. Eine vollständige sieht so aus: {example}',
  'fault.position-over': 'In dieser Stellung wäre das Spiel zu Ende.',

  'prompt.mark': '{seat}: Besetze ein leeres Feld.',
  'prompt.over': '{reason}',

  'log.marked': '{seat} besetzt {square}.',
  'log.ended': 'Das Spiel ist zu Ende. {reason}',

  'end.line': '{winner} gewinnt mit drei in einer Linie.',
  'end.full': 'Unentschieden: Das Brett ist voll.',

  'tally.won': 'Gewonnenes Spiel',

  'sketch.seats': 'X {first}   O {second}',

  'board.goal': 'Drei in einer Linie',
  'board.ask': 'Du bist am Zug: Besetze ein leeres Feld.',
  'board.grid': 'Brett mit drei Reihen zu drei Feldern',
  'board.square':
    '{square}, {mark, select, X {X} O {O} other {leer}}{line, select, yes {, Teil der Linie} other {}}{last, select, yes {, letzter Zug} other {}}{lit, select, yes {, hervorgehoben} other {}}',
  'board.offer': '{square}, leer, hier {mark} setzen',
};
