import type { en } from './en.ts';

export const de: Record<keyof typeof en, string> = {
  'seat.any': 'Spieler {n}',

  'end.resign': '{seat} hat aufgegeben.',
  'end.timeout': 'Die Zeit von {seat} ist abgelaufen.',
  'end.agreed': 'Die Spieler haben sich auf ein Unentschieden geeinigt.',

  'fault.already-resigned': '{seat} ist schon ausgeschieden.',
  'fault.chance-pending':
    'Zuerst ist der Zufall dran: Vor dem nächsten Zug muss ein Ergebnis gezogen werden.',
  'fault.match-over': 'Das Spiel ist zu Ende.',
  'fault.move-after-turn': 'Der Zug ist schon vor „{text}“ zu Ende.',
  'fault.no-chance-now': 'Gerade hängt nichts vom Zufall ab.',
  'fault.no-move': 'Es wurde kein Zug angegeben.',
  'fault.no-such-seat': 'Diesen Platz gibt es an diesem Tisch nicht.',
  'fault.not-your-turn': '{seat} ist nicht am Zug.',
  'fault.nothing-to-undo': 'Es gibt keinen Zug, der zurückgenommen werden könnte.',
  'fault.option-unknown':
    'Die Option „{name}“ gibt es nicht; {count, plural, =0 {dieses Spiel hat keine} one {es gibt {choices}} other {es gibt {choices}}}.',
  'fault.option-value': 'Die Option „{name}“ kann nicht „{value}“ sein; möglich: {choices}.',
  'fault.options-not-an-object': 'Optionen müssen ein Objekt aus Namen und Werten sein.',
  'fault.seat-count': 'Dieses Spiel geht nicht mit {seats} Plätzen; möglich: {choices}.',

  'fault.file-not-a-match': 'Zeile {number}: Das ist keine gespeicherte Partie von Baithak.',
  'fault.file-version':
    'Zeile {number}: Die Datei hat die Formatversion {version}; dieses Programm liest Version {known}.',
  'fault.file-rules':
    'Zeile {number}: Die Partie wurde nach Version {version} der Regeln gespielt; dieses Programm kennt Version {known}.',
  'fault.file-head':
    'Zeile {number}: Der Kopf der Datei ist beschädigt; hier sollte „{expected}“ stehen.',
  'fault.file-line': 'Zeile {number} ist beschädigt und nicht lesbar.',
  'fault.file-seq': 'Zeile {number}: Hier sollte Eintrag {expected} stehen.',
  'fault.file-differs':
    'Zeile {number} passt nicht zu dem, was dort wirklich geschieht: In der Datei steht „{line}“, das Nachspielen ergibt „{written}“.',
  'fault.file-refused': 'Was in Zeile {number} steht, kann nicht geschehen sein: {reason}',
  'fault.file-cut-off': 'Zeile {number}: Das Ende der Datei fehlt.',
  'fault.file-seal': 'Zeile {number}: Das Siegel stimmt nicht; in der Datei wurde etwas verändert.',
};
