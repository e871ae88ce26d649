import { de as shared } from '@baithak/panakizhi';
import type { en } from './en.ts';

export const de: Record<keyof typeof en, string> = {
  ...shared,
  name: 'Talluka',
  pitch: 'Vier in einer Reihe',
  about:
    'Schieb Reihen und Spalten, bis vier deiner Steine nebeneinander in einer Reihe oder Spalte liegen. Schräg zählt nicht.',
  credits:
    'Nach Talluka, einem der drei Spiele in Panakizhi (aus den Beta-Regeln, die weder Autor noch Grafiker noch Verlag nennen).',
  'option.layout.corners': 'Ecken',
  'option.layout.corners.about': 'Jeder Block in einer Farbe',
  'option.layout.chequered': 'Schachbrett',
  'option.layout.chequered.about': 'Jeder Block in zwei Farben',
  'option.repetition': 'Wiederholte Stellungen',
  'option.repetition.forbidden': 'Nicht erlaubt',
  'option.repetition.forbidden.about': 'Kein Zug darf eine Stellung wiederholen',
  'option.repetition.draw': 'Remis',
  'option.repetition.draw.about': 'Wenn eine Stellung zum dritten Mal kommt',

  'fault.notation':
    '„{text}“ ist kein Zug. Schreib eine Reihe mit < oder > oder eine Spalte mit ^ oder v, etwa 2> oder c^. Oder schreib pass.',
  'fault.empty-line':
    'In {axis, select, row {Reihe} other {Spalte}} {line} gibt es nichts zu schieben.',
  'fault.not-yours':
    'Dieser Stein gehört {seatIs, select, you {dir} other {{seat}}}. Du spielst {own, select, w {Weiß} other {Schwarz}}: Schieb von einem Ende, an dem der erste Stein {own, select, w {weiß} other {schwarz}} ist.',
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
  'board.deed':
    '{seatIs, select, you {Du hast} other {{seat} hat}} {line} {way} geschoben{four, select, yes {: vier in einer Linie} other {}}.',
  'board.choose': 'Schieben',
  'board.push-now': '{line} {way}',
  'board.wins': 'vier in einer Linie. Du gewinnst!',
  'board.loses': 'vier in einer Linie für {seat}. Du verlierst.',
  'board.leads':
    '{line, select, 2 {zwei in einer Linie für dich} 3 {drei in einer Linie für dich} other {vier in einer Linie für dich}}.',
  'board.moves':
    '{n, plural, =2 {Zwei Steine bewegen sich} =3 {Drei Steine bewegen sich} other {Vier Steine bewegen sich}}{theirs, plural, =0 {} one {, einer davon {foe, select, w {weiß} other {schwarz}}} =2 {, zwei davon {foe, select, w {weiß} other {schwarz}}} other {, drei davon {foe, select, w {weiß} other {schwarz}}}}.',
  'board.pass': 'Passen',
  'do.push': '{line} {way} schieben',
  'why.longer': 'Deine längste Linie wächst auf {line, select, 2 {zwei} 3 {drei} other {vier}}',
  'why.quiet': '{foe} kann weiterhin nicht im nächsten Zug gewinnen',
  'why.broken': 'Damit zerreißt du die Dreierlinie von {foe}',
  'board.clear': 'Abwählen',
  'threat.four': 'gehört zur Viererlinie von {foe}',
  'threat-brief.four': 'Teil der Vier',
  'threats.none': 'Dein Gegner hat keinen Schub, mit dem er sofort gewinnt.',
  'threats.none-then': 'Nach diesem Schub kann dein Gegner nicht sofort gewinnen.',
  'threats.then': 'Nach diesem Schub:',
};
