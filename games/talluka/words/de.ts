import { de as shared } from '@baithak/panakizhi';
import type { en } from './en.ts';

export const de: Record<keyof typeof en, string> = {
  ...shared,
  name: 'Talluka',
  about:
    'Schieb Reihen und Spalten, bis vier deiner Steine nebeneinander in einer Reihe oder Spalte liegen. Schräg zählt nicht. Fünf bis zehn Minuten.',
  credits:
    'Nach Talluka, einem der drei Spiele in Panakizhi (aus den Beta-Regeln, die weder Autor noch Grafiker nennen).',
  'option.layout.corners': 'Ecken: vier Blöcke um ein leeres Kreuz',
  'option.layout.chequered': 'Gewürfelt: dieselben Blöcke, Farben gemischt',
  'option.repetition': 'Wiederholte Stellungen',
  'option.repetition.forbidden': 'Nicht erlaubt',
  'option.repetition.draw': 'Beim dritten Mal Remis',

  'rule.T1': 'Zwei Spieler, ein Brett mit fünf mal fünf Feldern und acht Steine für jeden.',
  'rule.T2':
    'Die Steine liegen am Anfang in vier Viererblöcken um ein leeres Kreuz. In der Aufstellung „Ecken“ ist jeder Block einfarbig, mit Weiß unten links und oben rechts. In „Gewürfelt“ wechseln sich die Farben in jedem Block ab.',
  'rule.T3': 'Weiß beginnt. Dann seid ihr abwechselnd dran, jeweils mit einem Schub.',
  'rule.T4':
    'Dein Ziel sind vier oder mehr Steine deiner Farbe, die lückenlos nebeneinander in einer Reihe oder einer Spalte liegen. Schräg zählt nicht.',
  'rule.T5':
    'Zum Schieben wählst du eine Reihe oder Spalte und das Ende, von dem aus du schiebst. Der Stein, der diesem Ende am nächsten liegt, muss deiner sein.',
  'rule.T6':
    'Dieser Stein rückt ein Feld vor und schiebt die lückenlose Kette vor sich mit, egal welcher Farbe die Steine sind. Am ersten leeren Feld endet der Schub: Was hinter einer Lücke liegt, bleibt liegen.',
  'rule.T7':
    'Ein Schub muss mindestens zwei Steine bewegen. Liegt direkt vor einem Stein nichts, kannst du ihn nicht schieben.',
  'rule.T8': 'Ein Schub, bei dem ein Stein über den Rand fiele, ist nicht erlaubt.',
  'rule.T9':
    'Liegen nach einem Schub vier Steine einer Farbe in einer Linie, gewinnt sofort der Spieler dieser Farbe, auch wenn der andere geschoben hat.',
  'rule.T10': 'Bringt ein Schub beiden Farben vier in einer Linie, verliert, wer geschoben hat.',
  'rule.T11': 'Auch wenn dir jeder Schub schadet, musst du einen davon machen.',
  'rule.T12':
    'Ein Schub darf keine frühere Stellung dieser Partie wiederholen, auch nicht die Startstellung. Zur Stellung gehört, wer am Zug ist. Mit der Option „Beim dritten Mal Remis“ ist so ein Schub erlaubt, und die Partie ist remis, sobald eine Stellung zum dritten Mal vorkommt.',
  'rule.T13': 'Hast du keinen erlaubten Schub, passt du. Sonst musst du schieben.',
  'rule.T14': 'Hat keiner der beiden einen erlaubten Schub, endet die Partie sofort remis.',
  'rule.T15':
    'Nach jedem Zug prüft der Tisch der Reihe nach: vier in einer Linie, beide ohne Schub, eine Stellung zum dritten Mal, falls das Remis bedeutet, und die Länge der Partie. Nach 400 Zügen ist sie remis.',
  'rule.T16':
    'Eine Partie kann mit jeder Stellung beginnen, in der jede Farbe höchstens acht Steine hat, keine vier in einer Linie liegen und mindestens ein Spieler schieben kann. Was davor war, zählt nicht.',
  'rule.T17':
    'Schreib einen Schub als Namen der Linie mit einem Pfeil: 2> und 2< für Reihen, c^ und cv für Spalten. Fürs Passen schreib pass.',

  'fault.notation':
    '„{text}“ ist kein Zug. Schreib eine Reihe mit < oder > oder eine Spalte mit ^ oder v, etwa 2> oder c^. Oder schreib pass.',
  'fault.empty-line':
    'In {axis, select, row {Reihe} other {Spalte}} {line} gibt es nichts zu schieben.',
  'fault.not-yours':
    'Dieser Stein gehört {seatIs, select, you {dir} other {{seat}}}. Du spielst {own, select, w {Weiß} other {Schwarz}}: Schieb von einem Ende, an dem ein {own, select, w {weißer} other {schwarzer}} Stein zuerst kommt.',
  'fault.lone-piece':
    'Dieser Stein liegt allein in {axis, select, row {Reihe} other {Spalte}} {line}. Ein Schub muss mindestens zwei Steine bewegen.',
  'fault.gap-ahead':
    'In {axis, select, row {Reihe} other {Spalte}} {line} ist vor diesem Stein eine Lücke, er würde sich allein bewegen. Ein Schub muss mindestens zwei Steine bewegen.',
  'fault.far-edge':
    '{axis, select, row {Reihe} other {Spalte}} {line} ist bis zum anderen Rand voll. Ein Stein würde vom Brett fallen.',
  'fault.repeats':
    'Damit käme {ply, plural, =0 {die Startstellung} other {eine frühere Stellung}} wieder, und Wiederholen ist hier nicht erlaubt.',
  'fault.push-possible':
    'Passen darfst du nur, wenn du nicht schieben kannst. Du kannst noch {count, plural, one {eine Linie} other {# Linien}} schieben.',

  'fault.position-pieces':
    '{seatIs, select, you {Du hättest} other {{seat} hätte}} {count} Steine, aber es gibt nur {most} von jeder Farbe.',
  'fault.position-four':
    '{seatIs, select, you {Du hast} other {{seat} hat}} schon vier in einer Linie. Die Partie wäre zu Ende.',
  'fault.position-blocked': 'Keiner der beiden könnte schieben. Die Partie wäre zu Ende.',

  'prompt.push':
    '{seatIs, select, you {Du bist dran: Schieb eine Reihe oder Spalte.} other {{seat} ist dran.}}',
  'prompt.pass':
    '{seatIs, select, you {Du kannst nicht schieben und passt.} other {{seat} kann nicht schieben und passt.}}',

  'log.pushed':
    '{seatIs, select, you {Du hast} other {{seat} hat}} {line} {way} geschoben: {count, plural, one {# Stein} other {# Steine}}.',
  'log.passed':
    '{seatIs, select, you {Du konntest nicht schieben und hast} other {{seat} konnte nicht schieben und hat}} gepasst.',
  'log.lined-up': '{seatIs, select, you {Du hast} other {{seat} hat}} vier in einer Linie.',

  'line.row': 'Reihe {name}',
  'line.column': 'Spalte {name}',

  'end.four':
    '{winnerIs, select, you {Du gewinnst} other {{winner} gewinnt}} mit vier in einer Linie.',
  'end.given':
    '{winnerIs, select, you {Du gewinnst} other {{winner} gewinnt}}: {loserIs, select, you {Du hast} other {{loser} hat}} die vier selbst zusammengeschoben.',
  'end.both':
    '{winnerIs, select, you {Du gewinnst} other {{winner} gewinnt}}: {loserIs, select, you {Dein Schub} other {Der Schub von {loser}}} hat beiden vier in einer Linie gebracht.',
  'end.blockade': 'Remis: Keiner kann schieben.',

  'tally.won': 'Gewonnene Partie',

  'piece.w': '{n, plural, one {weißer Stein} other {weiße Steine}}',
  'piece.b': '{n, plural, one {schwarzer Stein} other {schwarze Steine}}',
  'sketch.colours': 'W {white}   B {black}',

  'board.grid': 'Brett mit einem Pfeil an jedem Ende jeder Reihe und Spalte',
  'board.square':
    '{square}, {pawn, select, W {weißer Stein} B {schwarzer Stein} other {leer}}{four, select, yes {, Teil der Viererlinie} other {}}{lit, select, yes {, hervorgehoben} other {}}',
  'board.push':
    '{line} {way} schieben{legal, select, no {, jetzt nicht möglich} other {}}{last, select, yes {, letzter Zug} other {}}{lit, select, yes {, hervorgehoben} other {}}',
  'board.turn': 'Schub {n}',
  'board.length': '{n, plural, one {# Schub} other {# Schübe}}',
  'board.in-length': 'in {n, plural, one {# Schub} other {# Schüben}}',
  'board.goal': 'Vier in Reihe oder Spalte',
  'board.longest': 'Längste Linie',
  'board.ask': 'Du bist dran: Schieb eine Reihe oder Spalte.',
  'board.ask-first':
    'Du spielst {colour, select, w {Weiß} other {Schwarz}}. Schieb eine Reihe oder Spalte.',
  'board.how': 'Wähle einen Stein oder einen Pfeil.',
  'board.ask-pass': 'Du kannst nicht schieben.',
  'board.deed': '{seatIs, select, you {Du hast} other {{seat} hat}} {line} {way} geschoben.',
  'board.choose': 'Schieben',
  'board.push-now': '{line} {way}',
  'board.wins': 'vier in einer Linie. Du gewinnst!',
  'board.loses': 'vier in einer Linie für {seat}. Du verlierst.',
  'board.leads':
    '{line, select, 2 {zwei in einer Linie für dich} 3 {drei in einer Linie für dich} other {vier in einer Linie für dich}}.',
  'board.moves':
    '{n, plural, =2 {Zwei Steine bewegen sich} =3 {Drei Steine bewegen sich} other {Vier Steine bewegen sich}}{theirs, plural, =0 {} one {, einer davon {foe, select, w {weiß} other {schwarz}}} =2 {, zwei davon {foe, select, w {weiß} other {schwarz}}} other {, drei davon {foe, select, w {weiß} other {schwarz}}}}.',
  'board.pass': 'Passen',
  'board.clear': 'Abwählen',
  'threat.four': 'gehört zu dieser Viererlinie',
  'threats.none': 'Dein Gegner hat keinen Schub, mit dem er sofort gewinnt.',
};
