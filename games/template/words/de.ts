import type { en } from './en.ts';

/** The same keys in German: the type reports a missing one. */
export const de: Record<keyof typeof en, string> = {
  name: 'Tic-tac-toe',
  pitch: 'Drei in einer Linie',
  about: 'Bringe drei Zeichen in eine Linie, bevor es der andere tut.',
  credits: 'Ein überliefertes Spiel.',
  'seat.0': 'Kreuz',
  'seat.1': 'Kreis',

  'fault.notation': '„{text}“ ist kein Zug. Schreibe den Namen eines Feldes, etwa b2.',
  'fault.taken': 'Auf {square} steht schon ein Zeichen.',
  'fault.game-over': 'Das Spiel ist zu Ende.',
  'fault.position-form': '„{found}“ ist keine Stellung. Eine vollständige sieht so aus: {example}',
  'fault.position-over': 'In dieser Stellung wäre das Spiel zu Ende.',

  'prompt.mark': '{seat}: Besetze ein leeres Feld.',
  'prompt.over': '{reason}',

  'do.mark': '{square} besetzen',
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
