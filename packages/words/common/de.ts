import type { en } from './en.ts';

export const de: Record<keyof typeof en, string> = {
  'seat.any': 'Spieler {n}',

  'end.resign': '{seatIs, select, you {Du hast} other {{seat} hat}} aufgegeben.',
  'end.timeout': '{seatIs, select, you {Deine Zeit} other {Die Zeit von {seat}}} ist abgelaufen.',
  'end.agreed': 'Die Spieler haben sich auf Remis geeinigt.',

  'fault.already-resigned':
    '{seatIs, select, you {Du bist} other {{seat} ist}} schon ausgeschieden.',
  'fault.chance-pending': 'Warte, bis alles gezogen oder ausgeteilt ist.',
  'fault.match-over': 'Die Partie ist zu Ende.',
  'fault.match-not-over': 'Die Partie ist noch nicht zu Ende. Danach kannst du es auswerten.',
  'fault.move-after-turn': 'Der Zug endet schon vor „{text}“.',
  'fault.no-chance-now': 'Gerade gibt es nichts zu ziehen.',
  'fault.no-move': 'Gib einen Zug ein.',
  'fault.no-such-seat': 'Diesen Platz gibt es an diesem Tisch nicht.',
  'fault.not-your-turn': '{seatIs, select, you {Du bist} other {{seat} ist}} nicht dran.',
  'fault.nothing-to-undo': 'Es gibt keinen Zug, den du zurücknehmen kannst.',
  'fault.option-unknown':
    'Die Option „{name}“ gibt es nicht; {count, plural, =0 {dieses Spiel hat keine} one {es gibt {choices}} other {es gibt {choices}}}.',
  'fault.option-value': 'Die Option „{name}“ kann nicht „{value}“ sein; möglich: {choices}.',
  'fault.options-not-an-object': 'Optionen müssen ein Objekt aus Namen und Werten sein.',
  'fault.seat-count': 'Dieses Spiel geht nicht mit {seats} Plätzen; möglich: {choices}.',

  'fault.chat': 'Die Nachricht ist leer.',
  'fault.clock': 'Eine Uhr braucht ganze Millisekunden innerhalb ihrer Grenzen.',
  'fault.draw-bot': 'Der Computer nimmt kein Remis an.',
  'fault.draw-two-seats': 'Nur zwei Spieler können sich auf Remis einigen.',
  'fault.host-only': 'Das macht der Tisch von selbst.',
  'fault.character': 'Diese Figur gibt es nicht.',
  'fault.match-running': 'Erst muss die laufende Partie zu Ende sein.',
  'fault.memory-aids': 'Gedächtnishilfen sind none, counts oder full.',
  'fault.message-depth': 'Eine Nachricht darf höchstens {most} Ebenen tief sein.',
  'fault.message-form': 'Die Nachricht ist an dieser Stelle falsch: {where}.',
  'fault.message-json': 'Das ist kein gültiges JSON.',
  'fault.message-size': 'Eine Nachricht darf höchstens {most} Zeichen haben.',
  'fault.message-version':
    'Diese Seite und der Server haben verschiedene Versionen. Lade die Seite neu; nichts geht verloren.',
  'fault.name': 'Gib einen Namen ein.',
  'fault.no-question': 'Niemand hat dich etwas gefragt.',
  'fault.question-gone': 'Diese Frage ist schon erledigt. Schau noch einmal.',
  'fault.question-open': 'Es ist noch eine Frage offen. Warte, bis sie beantwortet ist.',
  'fault.seat-kept':
    'Dieser Platz ist für den Spieler frei gehalten, der ihn verlassen hat. Frag später noch einmal.',
  'fault.not-here': 'Du bist nicht an diesem Tisch.',
  'fault.not-paused': 'Die Partie ist nicht pausiert.',
  'fault.not-started': 'Die Partie hat noch nicht begonnen.',
  'fault.not-your-seat': 'Das ist nicht dein Platz.',
  'fault.owner-only': 'Das kann nur der Gastgeber.',
  'fault.paused': 'Die Partie ist pausiert.',
  'fault.banned': 'Der Gastgeber hat dich von diesem Tisch ausgeschlossen.',
  'fault.ban-cap':
    'Du kannst nicht mehr als {most} Leute ausschließen. Eröffne lieber einen neuen Tisch.',
  'fault.chat-closed': 'Der Gastgeber hat den Chat geschlossen.',
  'fault.muted': 'Der Gastgeber hat dich stummgeschaltet. Niemand würde das lesen.',
  'fault.removed': 'Der Gastgeber hat dich von diesem Tisch entfernt.',
  'fault.left': 'Du hast diesen Tisch verlassen.',
  'fault.table-closed': 'Der Gastgeber hat diesen Tisch geschlossen.',
  'fault.closed-by-you': 'Du hast diesen Tisch geschlossen.',
  'fault.no-such-person': 'Diese Person sitzt nicht am Tisch.',
  'fault.not-yourself': 'Das geht nicht bei dir selbst.',
  'fault.address-banned':
    'Aus deinem Netz lässt der Gastgeber niemanden mehr eintreten. Du kannst weiter zusehen.',
  'fault.address-full':
    'Aus deinem Netz sind schon zu viele Leute an diesem Tisch. Zuschauen kannst du trotzdem.',
  'fault.room-full': 'Dieser Tisch ist voll.',
  'fault.match-long':
    'Dafür ist diese Partie zu lang geworden. Du kannst sie noch zu Ende spielen.',
  'fault.table-long':
    'Dieser Tisch ist zu lang geworden. Spiel die Partie zu Ende und eröffne einen neuen Tisch.',
  'fault.share-used':
    'Du hast in dieser Partie hier schon so viel getan ({most}-mal ist das Höchste), dass dir nur noch bleibt, sie zu Ende zu spielen.',
  'fault.undo-cap': 'In einer Partie kannst du höchstens {most}-mal etwas zurücknehmen.',
  'fault.chat-full': 'An diesem Tisch ist kein Platz für weitere Nachrichten.',
  'fault.chat-day': 'Du hast heute schon viel geschrieben. Versuch es morgen wieder.',
  'fault.no-new-matches':
    'Der Server bekommt bald neue Regeln. Du kannst deine Partie zu Ende spielen, aber keine neue beginnen.',
  'fault.tables-full':
    'Du hast schon {most} Tische. Spiel erst eine Partie zu Ende oder verlass einen davon.',
  'fault.address-day':
    'Von deinem Internetanschluss wurden heute zu viele Tische eröffnet oder besucht. Versuch es morgen wieder.',
  'fault.rooms-full': 'Du bist schon an {most} Tischen. Verlass erst einen davon.',
  'fault.table-archived':
    'An diesem Tisch war lange niemand, deshalb ist er geschlossen. Die Partien kannst du noch herunterladen.',
  'fault.no-such-table': 'Diesen Tisch gibt es auf diesem Gerät nicht.',
  'fault.table-unknown-game': 'Dieser Tisch ist für ein Spiel, das es hier nicht gibt: {game}.',
  'fault.table-old-rules': 'Diese Partie lief nach älteren Regeln. Du kannst sie nicht fortsetzen.',
  'fault.table-damaged':
    'Dieser Tisch lässt sich nicht öffnen: Seine gespeicherten Daten sind beschädigt.',
  'fault.table-broke':
    'Etwas ist schiefgegangen. Der Tisch steht wieder beim letzten gespeicherten Zug. Versuch es noch einmal und melde es bitte, wenn es wieder passiert.',
  'fault.bot-broke':
    'Der Computer hat einen Fehler gemacht. Nimm einen Zug zurück oder gib auf, und melde den Fehler bitte.',
  'fault.not-kept': 'Das Speichern hat nicht geklappt, deshalb hat sich nichts geändert.',
  'fault.table-busy': 'Am Tisch ist gerade zu viel los. Versuch es noch einmal.',
  'fault.no-session': 'Gib zuerst einen Namen ein.',
  'fault.host': 'Dieser Server hat eine andere Adresse. Nimm den Link, den du bekommen hast.',
  'fault.origin': 'Diese Anfrage kommt von einer anderen Website. Der Server ignoriert sie.',
  'fault.push-endpoint':
    'Dein Browser nutzt einen Benachrichtigungsdienst, den dieser Server nicht erreicht.',
  'fault.prove-first':
    'Zeig erst, dass das Konto dir gehört: mit einem Passkey dieses Kontos oder einem Wiederherstellungscode.',
  'fault.sign-in-refused':
    'Das hat nicht geklappt. Prüfe den Code, oder nimm einen anderen Passkey.',
  'fault.passkey-refused': 'Dieser Passkey ließ sich nicht hinzufügen. Versuch es noch einmal.',
  'fault.passkey-unknown': 'Diesen Passkey hat dein Konto nicht.',
  'fault.passkey-last':
    'Das ist der einzige Zugang zu deinem Konto. Hol dir erst neue Wiederherstellungscodes, oder füge einen weiteren Passkey hinzu.',
  'fault.no-account': 'Dafür brauchst du ein Konto. Du legst es auf der Seite „Ich“ an.',
  'fault.shut': 'Wer diesen Server betreibt, hat ihn für dich gesperrt.',
  'fault.rated-position': 'Eine gewertete Partie beginnt in der üblichen Stellung.',
  'fault.not-rated': 'Diese Partie wird nicht gewertet.',
  'fault.rated-twice': 'In einer gewerteten Partie hat jeder einen Platz.',
  'fault.not-accepted': '{seat} hat der gewerteten Partie noch nicht zugestimmt.',
  'fault.rated-undo': 'In einer gewerteten Partie wird nichts zurückgenommen.',
  'fault.rated-running':
    'Eine gewertete Partie läuft. Die Plätze bleiben bis zum Ende, wie sie sind.',
  'fault.code-unknown':
    'Dieser Code ist falsch oder zu alt. Hol dir auf dem anderen Gerät einen neuen.',
  'fault.rate': 'Das ging zu schnell. Warte einen Moment und versuch es noch einmal.',
  'fault.export-running':
    'Deine Daten werden schon zusammengestellt. Warte, bis dieser Download fertig ist.',
  'fault.export-often':
    'Du kannst deine Daten {most}-mal in der Stunde herunterladen. Versuch es später noch einmal.',
  'fault.too-many-sockets': 'Der Server ist voll. Versuch es später noch einmal.',
  'fault.no-such-page': 'Diese Seite gibt es nicht.',
  'fault.no-such-match': 'Diese Partie gibt es an diesem Tisch nicht.',
  'fault.store-trouble':
    'Der Server kommt gerade nicht an seine Dateien. Nichts ist verloren. Versuch es später noch einmal.',
  'fault.file-partial':
    'Zeile {number}: Diese Partie lief noch. Die Datei enthält deshalb nur, was eine Person sehen konnte. Um sie zu prüfen, lade sie nach der Partie noch einmal herunter.',
  'fault.no-such-moment': 'Das ist noch nicht passiert.',
  'fault.past-closed': 'Ohne Gedächtnishilfen kannst du erst nach der Partie zurückschauen.',
  'fault.hidden-hands':
    'Hier spielen mehrere gegen Computer mit verdeckter Hand, deshalb muss die Partie an diesem Tisch bleiben.',
  'fault.not-alone': 'Hier spielen noch andere, deshalb kannst du diesen Tisch nicht verlegen.',
  'fault.deal-broken-off':
    'Hier stimmt etwas nicht: Diese Seite hatte ihr Salz offengelegt, und dann hat der Server das Austeilen abgebrochen oder neu begonnen. Das tut kein ehrlicher Server. Vielleicht sucht er bessere Karten.',
  'fault.deal-unheard':
    'Der Server hat ohne das Salz weitergemacht, das diese Seite offengelegt hatte. Vielleicht war die Verbindung gestört. Wenn das wieder vorkommt, trau diesem Server nicht.',
  'fault.deal-suspect':
    'Mit diesem Austeilen stimmt etwas nicht: Der Server hat sich nicht an die Versprechen gehalten, die deine Seite gesehen hat. Speichere die Partiedatei und prüfe sie.',
  'fault.dealing': 'Die Karten werden ausgeteilt. Warte einen Moment.',
  'fault.no-deal': 'Kein Austeilen wartet auf dich.',
  'fault.promise-broken': 'Das ist nicht das versprochene Salz.',
  'fault.promise-copied': 'Genau dieses Versprechen hat schon jemand anders gegeben.',
  'fault.promise-form': 'Ein Versprechen ist ein SHA-256 aus 64 kleinen Hexadezimalziffern.',
  'fault.promise-late': 'Dieses Versprechen kommt zu spät: Es wurden schon Salze offengelegt.',
  'fault.promise-missing': 'Dieser Platz hat kein Salz versprochen.',
  'fault.promise-open': 'Ein versprochenes Salz ist weder offengelegt noch zurückgehalten.',
  'fault.promise-twice': 'Dieser Platz hat seinen Teil schon getan.',
  'fault.promises-first': 'Lege dein Salz offen, wenn alle ihres versprochen haben.',
  'fault.withheld':
    'Du hast dein versprochenes Salz nicht offengelegt, darum kannst du in dieser Partie keinen Platz einnehmen.',
  'fault.seat-gone':
    '{seatIs, select, you {Du hast} other {{seat} hat}} die Partie endgültig verlassen. Diesen Platz kann niemand übernehmen.',
  'fault.seat-open':
    '{seatIs, select, you {Dein Platz} other {Der Platz von {seat}}} ist noch frei.',
  'fault.seat-taken': 'Der Platz ist schon besetzt.',
  'fault.seen-secrets':
    'Du hast in dieser Partie gesehen, was ein anderer Spieler geheim hält. Deshalb kannst du diesen Platz nicht übernehmen.',
  'fault.stale': 'Die Partie ist schon weiter. Sieh noch einmal hin und entscheide dann.',
  'fault.unknown-game': 'Ein Spiel namens „{game}“ gibt es hier nicht.',

  'fault.file-not-a-match': 'Zeile {number}: Das ist keine gespeicherte Partie von Baithak.',
  'fault.file-version':
    'Zeile {number}: Die Datei hat die Formatversion {version}; dieses Programm liest Version {known}.',
  'fault.file-rules':
    'Zeile {number}: Diese Partie folgt Version {version} der Regeln; dieses Programm kennt Version {known}.',
  'fault.file-head':
    'Zeile {number}: Der Kopf der Datei ist beschädigt; hier sollte „{expected}“ stehen.',
  'fault.file-line': 'Zeile {number} ist beschädigt und nicht lesbar.',
  'fault.file-seq': 'Zeile {number}: Hier sollte Eintrag {expected} stehen.',
  'fault.file-differs':
    'In Zeile {number} steht „{line}“, das Nachspielen ergibt aber „{written}“.',
  'fault.file-refused': 'Zeile {number} ist nicht möglich: {reason}',
  'fault.file-cut-off': 'Zeile {number}: Das Ende der Datei fehlt.',
  'fault.file-seal':
    'Zeile {number}: Das Siegel stimmt nicht, also hat sich in der Datei etwas geändert.',
};
