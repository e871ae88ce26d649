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

  'fault.chat': 'Die Nachricht enthält keinen Text.',
  'fault.clock': 'Eine Uhr braucht ganze Millisekunden innerhalb ihrer Grenzen.',
  'fault.draw-bot': 'Bots spielen weiter und nehmen kein Unentschieden an.',
  'fault.draw-two-seats': 'Nur zwei Spieler können sich auf ein Unentschieden einigen.',
  'fault.host-only': 'Das darf nur der Gastgeber des Tisches.',
  'fault.level': 'Einen Bot dieser Stärke gibt es nicht.',
  'fault.match-running': 'Es läuft eine Partie; das muss warten, bis sie zu Ende ist.',
  'fault.memory-aids': 'Gedächtnishilfen sind none, counts oder full.',
  'fault.message-depth': 'Eine Nachricht darf höchstens {most} Ebenen tief sein.',
  'fault.message-form': 'Die Nachricht ist an der Stelle {where} falsch.',
  'fault.message-json': 'Das ist kein gültiges JSON.',
  'fault.message-size': 'Eine Nachricht darf höchstens {most} Zeichen haben.',
  'fault.message-version': 'Dieser Tisch spricht Version {known} des Protokolls.',
  'fault.name': 'Bitte gib einen Namen an.',
  'fault.no-question': 'Du wirst gerade nichts gefragt.',
  'fault.not-here': 'Du bist nicht in diesem Raum.',
  'fault.not-paused': 'Das Spiel ruht nicht.',
  'fault.not-started': 'Das Spiel hat noch nicht begonnen.',
  'fault.not-your-seat': 'Das ist nicht dein Platz.',
  'fault.owner-only': 'Das darf nur, wer den Tisch eröffnet hat.',
  'fault.paused': 'Das Spiel ruht gerade.',
  'fault.room-full': 'Der Raum ist voll.',
  'fault.no-such-table': 'Diesen Tisch gibt es auf diesem Gerät nicht.',
  'fault.table-unknown-game':
    'An diesem Tisch wurde ein Spiel gespielt, das es hier nicht gibt: {game}.',
  'fault.table-old-rules':
    'An diesem Tisch wurde nach einer früheren Fassung der Regeln gespielt; er lässt sich nicht fortsetzen.',
  'fault.table-damaged':
    'Was von diesem Tisch aufbewahrt wurde, ist beschädigt; er lässt sich nicht öffnen.',
  'fault.table-broke':
    'Der Tisch hat einen Fehler gemacht und ist zum zuletzt gesicherten Stand zurückgekehrt. Bitte noch einmal versuchen, und melden, wenn es wieder geschieht.',
  'fault.bot-broke':
    'Der Bot hat einen Fehler gemacht. Bitte melden; mit Zurücknehmen oder Aufgeben geht es weiter.',
  'fault.not-kept': 'Das ließ sich auf dem Gerät nicht speichern und ist darum nicht geschehen.',
  'fault.table-busy': 'Zu viele handeln zugleich an diesem Tisch. Bitte noch einmal versuchen.',
  'fault.no-session': 'Bitte zuerst einen Namen angeben.',
  'fault.origin': 'Diese Anfrage kommt von einer anderen Website und wird nicht beantwortet.',
  'fault.rate': 'Das war zu viel auf einmal. Bitte einen Moment warten und noch einmal versuchen.',
  'fault.too-many-sockets':
    'Der Server hat so viele Verbindungen, wie er tragen kann. Bitte später noch einmal versuchen.',
  'fault.no-such-page': 'Unter dieser Adresse gibt es nichts.',
  'fault.no-such-match': 'Diese Partie gibt es an diesem Tisch nicht.',
  'fault.store-trouble':
    'Der Server kommt gerade nicht an seine Dateien. Nichts ist verloren; bitte später noch einmal versuchen.',
  'fault.file-partial':
    'Zeile {number}: Diese Datei zeigt eine laufende Partie so, wie ein Betrachter sie kennen darf. Geprüft werden kann sie, wenn die Partie zu Ende und neu heruntergeladen ist.',
  'fault.no-such-moment': 'Dieser Augenblick ist noch nicht gekommen.',
  'fault.past-closed':
    'Da die Gedächtnishilfen aus sind, wird Vergangenes erst nach der Partie gezeigt.',
  'fault.hidden-hands':
    'Ihr sitzt hier zu mehreren mit Bots, deren Karten euch verborgen sind; die Partie kann daher nur an diesem Tisch weitergehen.',
  'fault.not-alone': 'An diesem Tisch spielen noch andere; er kann ihnen nicht weggenommen werden.',
  'fault.salt': 'Zu dieser Gabe hast du schon etwas beigesteuert.',
  'fault.seat-gone': '{seat} ist endgültig ausgeschieden; diesen Platz kann niemand übernehmen.',
  'fault.seat-open': 'Der Platz von {seat} ist noch frei.',
  'fault.seat-taken': 'Da sitzt schon jemand.',
  'fault.seen-secrets':
    'Du kennst in dieser Partie schon die Geheimnisse eines anderen Platzes und kannst diesen nicht übernehmen.',
  'fault.stale':
    'Am Tisch ist es inzwischen weitergegangen: Du antwortest auf Eintrag {after}, es gibt aber {now}.',
  'fault.unknown-game': 'Das Spiel „{game}“ gibt es hier nicht.',

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
