import type { en } from './en.ts';

export const de: Record<keyof typeof en, string> = {
  'seat.any': 'Spieler {n}',

  'end.resign': '{seat} hat aufgegeben.',
  'end.timeout': 'Die Zeit von {seat} ist abgelaufen.',
  'end.agreed': 'Die Spieler haben sich auf Remis geeinigt.',

  'fault.already-resigned': '{seat} ist schon ausgeschieden.',
  'fault.chance-pending': 'Zuerst muss etwas gezogen werden.',
  'fault.match-over': 'Das Spiel ist zu Ende.',
  'fault.move-after-turn': 'Der Zug endet schon vor „{text}“.',
  'fault.no-chance-now': 'Gerade gibt es nichts zu ziehen.',
  'fault.no-move': 'Gib einen Zug an.',
  'fault.no-such-seat': 'Diesen Platz gibt es an diesem Tisch nicht.',
  'fault.not-your-turn': '{seat} {seatIs, select, you {bist} other {ist}} nicht am Zug.',
  'fault.nothing-to-undo': 'Es gibt keinen Zug zum Zurücknehmen.',
  'fault.option-unknown':
    'Die Option „{name}“ gibt es nicht; {count, plural, =0 {dieses Spiel hat keine} one {es gibt {choices}} other {es gibt {choices}}}.',
  'fault.option-value': 'Die Option „{name}“ kann nicht „{value}“ sein; möglich: {choices}.',
  'fault.options-not-an-object': 'Optionen müssen ein Objekt aus Namen und Werten sein.',
  'fault.seat-count': 'Dieses Spiel geht nicht mit {seats} Plätzen; möglich: {choices}.',

  'fault.chat': 'Die Nachricht ist leer.',
  'fault.clock': 'Eine Uhr braucht ganze Millisekunden innerhalb ihrer Grenzen.',
  'fault.draw-bot': 'Der Computer nimmt kein Remis an.',
  'fault.draw-two-seats': 'Nur zwei Spieler können sich auf Remis einigen.',
  'fault.host-only': 'Das kann nur der Gastgeber.',
  'fault.level': 'Einen Computergegner dieser Stärke gibt es nicht.',
  'fault.match-running': 'Beendet zuerst die laufende Partie.',
  'fault.memory-aids': 'Gedächtnishilfen sind none, counts oder full.',
  'fault.message-depth': 'Eine Nachricht darf höchstens {most} Ebenen tief sein.',
  'fault.message-form': 'Die Nachricht ist an der Stelle {where} falsch.',
  'fault.message-json': 'Das ist kein gültiges JSON.',
  'fault.message-size': 'Eine Nachricht darf höchstens {most} Zeichen haben.',
  'fault.message-version': 'Dieser Tisch spricht Version {known} des Protokolls.',
  'fault.name': 'Gib einen Namen ein.',
  'fault.no-question': 'Niemand hat dich etwas gefragt.',
  'fault.not-here': 'Du bist nicht in diesem Raum.',
  'fault.not-paused': 'Die Partie ist nicht pausiert.',
  'fault.not-started': 'Das Spiel hat noch nicht begonnen.',
  'fault.not-your-seat': 'Das ist nicht dein Platz.',
  'fault.owner-only': 'Das kann nur, wer den Tisch eröffnet hat.',
  'fault.paused': 'Die Partie ist pausiert.',
  'fault.room-full': 'Der Raum ist voll.',
  'fault.no-such-table': 'Diesen Tisch gibt es auf diesem Gerät nicht.',
  'fault.table-unknown-game': 'Dieser Tisch braucht ein Spiel, das es hier nicht gibt: {game}.',
  'fault.table-old-rules':
    'Diese Partie wurde nach einer älteren Fassung der Regeln gespielt und lässt sich nicht fortsetzen.',
  'fault.table-damaged':
    'Die gespeicherten Daten dieses Tisches sind beschädigt; er lässt sich nicht öffnen.',
  'fault.table-broke':
    'An diesem Tisch ist etwas schiefgegangen. Er steht wieder beim letzten gespeicherten Zug. Versuch es noch einmal und melde es bitte, wenn es wieder passiert.',
  'fault.bot-broke':
    'Der Computer hat einen Fehler gemacht. Nimm zurück oder gib auf, um weiterzumachen, und melde es bitte.',
  'fault.not-kept': 'Das ließ sich auf dem Gerät nicht speichern, darum hat sich nichts geändert.',
  'fault.table-busy': 'Am Tisch ist gerade zu viel los. Versuch es noch einmal.',
  'fault.no-session': 'Gib zuerst einen Namen ein.',
  'fault.origin': 'Diese Anfrage kommt von einer anderen Website, der Server beachtet sie nicht.',
  'fault.rate': 'Das ging zu schnell. Warte einen Moment und versuch es noch einmal.',
  'fault.too-many-sockets': 'Der Server ist voll. Versuch es später noch einmal.',
  'fault.no-such-page': 'Diese Seite gibt es nicht.',
  'fault.no-such-match': 'Diese Partie gibt es an diesem Tisch nicht.',
  'fault.store-trouble':
    'Der Server kommt gerade nicht an seine Dateien. Nichts ist verloren; versuch es später noch einmal.',
  'fault.file-partial':
    'Zeile {number}: Diese Datei zeigt eine laufende Partie so, wie ein Betrachter sie kennen darf. Geprüft werden kann sie, wenn die Partie zu Ende und neu heruntergeladen ist.',
  'fault.no-such-moment': 'Das ist noch nicht passiert.',
  'fault.past-closed': 'Ohne Gedächtnishilfen kannst du erst nach der Partie zurückschauen.',
  'fault.hidden-hands':
    'Ihr sitzt hier zu mehreren mit Bots, deren Karten euch verborgen sind; die Partie kann daher nur an diesem Tisch weitergehen.',
  'fault.not-alone': 'Hier spielen noch andere, darum kannst du diesen Tisch nicht verlegen.',
  'fault.salt': 'Deinen Teil zu diesem Austeilen hast du schon beigetragen.',
  'fault.seat-gone': '{seat} ist endgültig gegangen. Diesen Platz kann niemand übernehmen.',
  'fault.seat-open': 'Der Platz von {seat} ist noch frei.',
  'fault.seat-taken': 'Der Platz ist schon besetzt.',
  'fault.seen-secrets':
    'Du hast in dieser Partie die Geheimnisse eines anderen gesehen und kannst diesen Platz nicht übernehmen.',
  'fault.stale':
    'Die Partie ist weitergegangen: Du antwortest auf Eintrag {after}, es gibt aber {now}.',
  'fault.unknown-game': 'Ein Spiel namens „{game}“ gibt es hier nicht.',

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
