import type { en } from './en.ts';

export const de: Record<keyof typeof en, string> = {
  'fault.unknown-game': 'Das Spiel „{game}“ gibt es nicht; zur Wahl stehen: {games}.',
  'fault.moves-need-decision':
    'In dieser Stellung ist der Zufall dran und kein Zug; nötig ist eine, in der jemand entscheidet (--position).',
  'fault.perft-chance': 'Zugfolgen lassen sich nur in Spielen ohne Zufall zählen.',
  'fault.option-flag': 'Die Option „{flag}“ muss die Form Name=Wert haben.',
  'fault.not-json': 'Das ist kein gültiges JSON.',
  'fault.json-too-deep': 'Dieses JSON ist tiefer als {most} Ebenen verschachtelt.',
  'fault.internal-error': 'Ein Fehler im Programm, bitte melden: {what}',

  'fault.file-missing': 'Die Datei „{file}“ gibt es nicht.',
  'fault.file-is-folder': '„{file}“ ist ein Ordner; gefragt ist der Name einer Datei.',
  'fault.file-forbidden':
    'Die Datei „{file}“ darf nicht benutzt werden; bitte die Zugriffsrechte prüfen.',
  'fault.file-not-text': 'Die Datei „{file}“ ist kein Text in UTF-8.',
  'fault.file-too-large': 'Die Datei „{file}“ ist zu groß für eine Partie oder Stellung.',
  'fault.file-trouble':
    'Die Datei „{file}“ lässt sich nicht benutzen; bitte einen anderen Ort wählen.',
  'fault.file-unnamed': 'Gefragt ist der Name einer Datei, etwa: save abend.match',
  'fault.file-not-ours':
    'Die Datei „{file}“ gibt es schon, und sie ist keine gespeicherte Partie; bitte einen anderen Namen wählen.',
  'fault.file-other-game':
    'Die Datei ist eine Partie von „{game}“; das Spiel bitte weglassen oder dieses nennen.',

  'fault.line-too-long': 'Die Zeile ist länger als {most} Bytes.',
  'fault.not-utf8': 'Die Zeile ist kein Text in UTF-8.',
  'fault.not-an-object': 'Eine Anfrage muss ein JSON-Objekt sein.',
  'fault.id-not-scalar': 'Die id muss ein Text, eine Zahl, true, false oder null sein.',
  'fault.request-missing': 'Der Anfrage fehlt das Feld „do“; möglich: {requests}.',
  'fault.request-unknown': 'Die Anfrage „{name}“ gibt es nicht; es gibt: {requests}.',
  'fault.field-unknown': 'Diese Anfrage hat kein Feld „{name}“.',
  'fault.field-missing': 'Das Feld „{name}“ fehlt; erwartet wird: {expected}.',
  'fault.field-type': 'Im Feld „{name}“ wird erwartet: {expected}.',
  'fault.no-game-yet': 'Noch läuft kein Spiel; es beginnt mit „new“ oder „load“.',
  'expected.text': 'ein Text',
  'expected.seed': 'ein Text oder eine ganze Zahl',
  'expected.anything': 'irgendein Wert',
  'expected.viewer': 'die Nummer eines Platzes, oder null für Zuschauer',
  'expected.whole': 'eine ganze Zahl von {least} bis {most}',
  'expected.choice': 'eines von: {choices}',

  'fault.player-unknown':
    '„{player}“ kann nicht mitspielen; zur Wahl stehen: {choices} (Bots auch mit :Millisekunden, etwa greedy:200).',
  'fault.bot-cannot-play':
    'Der Bot „{bot}“ kann nur Spiele ohne Zufall und Geheimnisse; bitte einen anderen wählen.',
  'fault.too-many-players': 'An diesem Tisch gibt es nur {seats} Plätze.',
  'fault.choice': 'Bitte eine Zahl von 1 bis {most} wählen.',

  'choose.games': 'Welches Spiel?',
  'choose.game': 'Nummer [1]:',
  'choose.seats': 'Wie viele spielen mit ({choices}) [{usual}]:',
  'choose.player': 'Wer spielt für {seat} ({choices}) [{usual}]:',

  'play.help':
    'Gib einen Zug in seiner Notation ein oder eines davon:\n  moves        was du jetzt ziehen kannst\n  rule {rule}      der Wortlaut einer Regel\n  rules        alle Regeln\n  tally        der Punktestand und woher er kommt\n  undo         deinen letzten Zug zurücknehmen\n  save DATEI   die Partie speichern\n  resign       aufgeben\n  quit         das Spiel verlassen\n  ?            diese Hilfe',
  'play.hint': 'Gib einen Zug ein; „moves“ zeigt alle Züge, „?“ die Hilfe.',
  'play.rule': '{rule}: {text}',
  'play.house-rule': '{rule} (Hausregel): {text}',
  'play.no-rule': 'Die Regel „{rule}“ gibt es nicht; es gibt: {rules}',
  'play.saved': 'Gespeichert als {file}.',
  'play.tally-seat': '{seat}: {sum}',
  'play.seat': '{seat}.',
  'play.place': '{place}. {seat} ({score})',
  'play.after-end':
    'Das Spiel ist zu Ende. Enter beendet; „undo“, „tally“ und „save DATEI“ gehen noch.',
  'play.outcome': 'Was hat der Zufall gebracht? Möglich: {choices}',
  'play.curtain-down': 'Enter verdeckt deine Seite.',
  'play.curtain-up': 'Die Tastatur geht an {seat}. {seat}, bitte Enter drücken.',
  'play.bye': 'Auf Wiedersehen!',

  'story.entropy': 'Ein Spieler mischt den Zufall mit.',
  'story.promise': '{seat} verspricht ein Salz.',
  'story.reveal': '{seat} legt es offen.',
  'story.withhold': '{seat} hält es zurück und verliert den Platz.',
  'story.draw': 'Ein Unentschieden wird vereinbart.',
  'story.undo': 'Zug {of} wird zurückgenommen.',
  'story.seat': 'Platz {n} spielt jetzt {name}.',

  'replay.head': '{game}, {seats, plural, one {# Spieler} other {# Spieler}}',
  'replay.chance-none': 'In dieser Partie war kein Zufall im Spiel.',
  'replay.chance-scheme-1':
    'Zufall geprüft nach Schema 1: Jedes Ergebnis ist das, was der Startwert ergibt; versiegelt war er als {commitment}. In diesem älteren Schema wurden die Salze offen geschickt, also konnte das letzte aussuchen, wer den Startwert kannte.',
  'replay.chance-scheme-2':
    'Zufall geprüft nach Schema 2: Jedes Ergebnis ist das, was der Startwert und die Salze von {count, plural, =0 {niemandem} one {# Spieler} other {# Spielern}} ergeben, und jedes Salz ist das versprochene{withheld, plural, =0 {} other {, aber # hielten ihres zurück}}. Versiegelt war der Startwert als {commitment}. Der Fingerabdruck des Austeilens ist {digest}; vergleiche ihn mit dem, was die Seiten der Spieler notiert haben.',
  'replay.chance-manual':
    'Der Zufall kam von außen, also gibt es keinen Startwert (seed), der ihn belegt; jedes Ergebnis war möglich.',
  'replay.waits-for-chance': 'Nicht beendet: Als Nächstes ist der Zufall dran.',
  'replay.unfinished': 'Nicht beendet: {seat} ist am Zug.',
  'replay.winner': '{seat}',
  'replay.won': '{reason} {count, plural, one {Gewonnen hat} other {Gewonnen haben}}: {winners}.',
  'replay.drawn': '{reason} Niemand gewinnt.',

  'analyse.net':
    'Gewinnchancen nach dem Netz und {work, plural, one {# Probespiel} other {# Probespielen}}{cut, select, yes {; vorzeitig beendet} other {}}.',
  'analyse.search':
    'Gewinnchancen nach einer Suche in {work, plural, one {# Stellung} other {# Stellungen}}{cut, select, yes {; vorzeitig beendet} other {}}.',
  'analyse.estimate':
    'Für diesen Tisch gibt es kein Netz: eine grobe Schätzung aus {work, plural, one {# Versuch} other {# Versuchen}}{cut, select, yes {; vorzeitig beendet} other {}}.',
  'analyse.match': '{game}, {moves, plural, one {# Zug} other {# Züge}}. {result}',
  'analyse.start': 'Gewinnchancen am Anfang: {chances}.',
  'analyse.chance': '{seat} {percent} %',
  'analyse.total':
    '{seat}: Glück {luck} (± {luckMargin}), verschenkt {given} (± {givenMargin}), von anderen bekommen {gained}, Rest {rest}{ending, select, none {} other {, vorzeitiges Ende {ending}}}. {mistakes, plural, =0 {Kein sicherer Fehler} one {# Fehler} other {# Fehler}} bei {choices, plural, one {# Entscheidung} other {# Entscheidungen}}.',
  'analyse.points': 'Wendepunkte, in Prozentpunkten der Gewinnchance von {seat}:',
  'analyse.no-points': 'Kein Moment ragt sicher heraus.',
  'analyse.mistake': 'Eintrag {entry}, {effect}, Fehler: {did} Besser: {better}.',
  'analyse.luck': 'Eintrag {entry}, {effect}, Glück beim Ziehen: {did}',
  'analyse.note':
    'Die Zahlen sind Prozentpunkte; ± {basis, select, search {sagt, wie sehr tiefere Suchen sie noch geändert haben} other {ist ein 95-%-Intervall allein der Stichproben}}. Was nicht sicher ist, bekommt keinen Namen.',
  'arena.score':
    '{first} gegen {second}: {wins} gewonnen, {draws} unentschieden, {losses} verloren von {games}; {share} % ({low}–{high} % mit 95 % Sicherheit), Elo {elo} ({eloLow} bis {eloHigh}).',
  'arena.firsts':
    'Erste Plätze von {first}: {share} % ({low}–{high} % mit 95 % Sicherheit); gerecht verteilt wären es {fair} %.',
  'arena.alone':
    '{name} hat in {share} % von {games} Spielen das Ziel erreicht ({low}–{high} % mit 95 % Sicherheit).',
  'arena.verdict-more':
    'Der sequenzielle Test ist entschieden: der obere Anteil oder mehr (Beleg {evidence}, Grenze {bound}).',
  'arena.verdict-less':
    'Der sequenzielle Test ist entschieden: der untere Anteil oder weniger (Beleg {evidence}, Grenze {bound}).',
  'arena.verdict-open':
    'Der sequenzielle Test ist noch offen (Beleg {evidence}, Grenzen ±{bound}): Es braucht mehr Runden (--deals).',
  'arena.cpu':
    '{name}: {all} s Rechenzeit für {decisions} Entscheidungen, je {each} ms{effort, select, some {, je {work} Arbeitsschritte} other {}}.',
  'fault.fighter-unknown':
    '„{fighter}“ kann hier nicht antreten; zur Wahl stehen: {choices} (Charaktere auch mit *10 oder @500, Vergleichsbots mit @2000 oder @100ms, Netze mit @160).',
  'fault.fighter-no-work':
    '„{fighter}“ leistet an diesem Tisch keine gezählte Arbeit, also auch kein Vielfaches davon; bitte einen stärkeren Charakter wählen.',
  'fault.net-no-features': 'Für {game} gibt es keine Netze; bitte jemand anderen antreten lassen.',
  'fault.net-unfit':
    'Die Datei „{file}“ enthält kein brauchbares Netz von {game} für {seats, plural, one {# Platz} other {# Plätze}}; gefragt ist eine weights.json aus dem Training.',
  'fault.too-few-openings':
    'Für dieses Spiel gibt es {most} Eröffnungen; bitte höchstens {most} Runden (--deals) verlangen oder mit „npm run panakizhi -- openings“ mehr erzeugen.',
  'fault.equal-cpu-whom':
    'Für gleiche Rechenzeit muss eine Seite ein Vergleichsbot sein, etwa level5 oder mcts.',
  'fault.equal-cpu-unknown':
    'Die Rechenzeit eines fremden Programms lässt sich auf diesem System nicht messen; bitte --equal-cpu weglassen.',
  'fault.results-not-ours':
    'Die Datei „{file}“ gibt es schon, und sie enthält keine Ergebnisse der Arena; bitte einen anderen Namen wählen.',
  'fault.results-other':
    'Die Datei „{file}“ enthält Ergebnisse mit anderen Einstellungen ({name} war {stored} und ist jetzt {wanted}); bitte einen anderen Namen oder dieselben Einstellungen wählen.',
  'fault.arena-process-gone':
    'Ein Prozess, der Spiele spielt, hat geendet; mit --results bleiben die bisherigen Spiele erhalten, also bitte neu starten.',
  'fault.engine-gone':
    'Das Programm „{command}“ hat geendet oder ließ sich nicht starten; bitte den Befehl prüfen.',
  'fault.engine-answer':
    'Das Programm „{command}“ hat „{what}“ geantwortet; das ist kein JSON-Objekt.',
  'fault.engine-refuses': 'Das Programm „{command}“ weigert sich: {what}',
  'fault.engine-move': 'Das Programm „{command}“ hat „{what}“ gewählt; das ist nicht erlaubt.',
  'fault.engine-silent':
    'Das Programm „{command}“ hat seit zehn Minuten nicht auf „{what}“ geantwortet.',

  'measure.amulet':
    '{name} gegen sich selbst: das erste fünfte Amulett in Runde {median} (Median aus {games} Spielen; {low} bis {high} mit 95 % Sicherheit), nie in {never}.',
  'measure.recorded': 'Festgehalten in {file}.',
  'fault.measure-unknown': 'Die Messung „{what}“ gibt es nicht; zur Wahl stehen: {choices}.',
  'fault.measure-samsara': 'Amulette gibt es nur in Samsara; bitte „amulet“ weglassen.',
  'fault.ratings-place':
    'Es gibt keine Datei „{file}“, um etwas festzuhalten; bitte den Befehl im Ordner des Projekts starten.',

  'ratings.none': 'Noch ist nichts gemessen; das macht „baithak measure SPIEL --record“.',
  'ratings.head': '{game}, {seats, plural, one {# Platz} other {# Plätze}}',
  'ratings.name': 'Charakter',
  'ratings.elo': 'Elo',
  'ratings.below': 'gegen den darunter',
  'ratings.alone': 'Ziel erreicht',
  'ratings.games': 'Spiele',
  'ratings.work': 'Arbeit',
  'ratings.other':
    '{first} gegen {second}: {share} % von {games} Spielen ({low}–{high} %), Elo {elo}; je Entscheidung {ms} gegen {otherMs} ms Rechenzeit',
  'ratings.firsts': '; erste Plätze {share} % ({low}–{high} %), gerecht {fair} %',
  'ratings.amulet': '{name}: fünftes Amulett in Runde {median} ({low} bis {high}), {games} Spiele',
  'ratings.stale': ' (mit einem früheren Netz)',
  'ratings.note':
    'Elo zählt ab Mina, die {base} hat. Intervalle gelten mit 95 % Sicherheit. Arbeit: Probespiele, Stellungen oder Versuche je Entscheidung.',

  'survey.found':
    '{games} zufällige Spiele: im Mittel {meanGame} Entscheidungen, höchstens {longestGame}; im Mittel {meanList} erlaubte Züge, höchstens {longestList}; Erster oder gleichauf nach Plätzen: {firsts}.',

  'bench.name': 'Name',
  'bench.speed': 'Züge/s',
  'bench.ratio': 'Verhältnis',
  'bench.length': 'Züge/Spiel',
  'bench.listed': 'Auswahl',
  'bench.most': 'höchste',
  'bench.note':
    'Zufallsspiel auf einem Kern. Verhältnis: Tempo gegenüber Vier gewinnt auf typisierten Feldern in derselben Runde; Mediane aus fünf Runden.',
};
