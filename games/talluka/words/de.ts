import { de as shared } from '@baithak/panakizhi';
import type { en } from './en.ts';

export const de: Record<keyof typeof en, string> = {
  ...shared,
  name: 'Talluka',
  about:
    'Schiebe Reihen und Spalten von Bauern, bis vier von dir in einer Linie stehen. Fünf bis zehn Minuten.',
  credits:
    'Nach Talluka, einem der drei Spiele in Panakizhi (Beta-Regeln, die niemanden als Urheber nennen).',
  'option.layout.corners': 'Ecken: vier Blöcke um ein leeres Kreuz',
  'option.layout.chequered': 'Gewürfelt: dieselben Blöcke, Farben gemischt',
  'option.repetition': 'Wiederholte Stellungen',
  'option.repetition.forbidden': 'dürfen nicht herbeigeführt werden',
  'option.repetition.draw': 'beenden das Spiel beim dritten Mal unentschieden',

  'rule.T1': 'Zwei Spieler, ein Brett mit fünf mal fünf Feldern und acht Steine für jeden.',
  'rule.T2':
    'Die Steine beginnen in vier Viererblöcken um ein leeres Kreuz. In der Aufstellung „Ecken“ ist jeder Block einfarbig, Weiß unten links und oben rechts; in „Gewürfelt“ wechseln die Farben in jedem Block ab.',
  'rule.T3': 'Weiß beginnt; dann wird abwechselnd geschoben, einmal je Zug.',
  'rule.T4':
    'Ziel sind vier oder mehr Steine der eigenen Farbe, die lückenlos nebeneinander in einer Reihe oder einer Spalte liegen. Schräg zählt nicht.',
  'rule.T5':
    'Zum Schieben wählst du eine Reihe oder Spalte und das Ende, von dem aus geschoben wird. Der Stein, der diesem Ende am nächsten liegt, muss deiner sein.',
  'rule.T6':
    'Dieser Stein rückt ein Feld weiter und nimmt alles mit, was unmittelbar vor ihm liegt. Am ersten leeren Feld endet der Schub: Was hinter einer Lücke liegt, bleibt liegen.',
  'rule.T7':
    'Ein Schub muss mindestens zwei Steine bewegen. Ein Stein, vor dem unmittelbar nichts liegt, lässt sich nicht schieben.',
  'rule.T8': 'Kein Stein darf vom Brett geschoben werden.',
  'rule.T9':
    'Nach einem Schub gewinnt ein Vierer für den, dessen Farbe er hat, auch wenn der andere ihn zusammengeschoben hat.',
  'rule.T10': 'Entstehen mit einem Schub Vierer beider Farben, verliert, wer geschoben hat.',
  'rule.T11': 'Auch wenn dir jeder mögliche Schub schadet, musst du einen davon ausführen.',
  'rule.T12':
    'Ein Schub darf keine Stellung dieser Partie wiederbringen: dasselbe Brett mit demselben Spieler am Zug. An einem Tisch, der es anders hält, ist ein solcher Schub erlaubt, und beim dritten Auftreten einer Stellung ist das Spiel unentschieden.',
  'rule.T13': 'Wer keinen erlaubten Schub hat, passt. Sonst darf niemand passen.',
  'rule.T14':
    'Hat keiner der beiden einen erlaubten Schub, endet das Spiel sofort und ist unentschieden.',
  'rule.T15':
    'Nach jedem Zug wird der Reihe nach geprüft: ein Vierer, kein Schub für beide, eine Stellung zum dritten Mal, wo das unentschieden bedeutet, und die Länge des Spiels. Nach 400 Zügen ist es unentschieden.',
  'rule.T16':
    'Ein Spiel kann mit jeder Stellung beginnen, die höchstens acht Steine je Farbe, keinen Vierer und für mindestens einen Spieler einen Schub hat. Ihre Vorgeschichte beginnt dort.',
  'rule.T17':
    'Ein Schub wird als Name der Linie und Pfeil geschrieben: 2> und 2< für Reihen, c^ und cv für Spalten. Passen wird pass geschrieben.',

  'fault.notation':
    '„{text}“ ist kein Zug. Schreibe eine Reihe mit < oder > oder eine Spalte mit ^ oder v, etwa 2> oder c^, oder pass.',
  'fault.empty-line': 'In Linie {line} gibt es nichts zu schieben.',
  'fault.not-yours':
    'Von dieser Seite kommt in Linie {line} zuerst {square}, und dieser Stein ist nicht deiner.',
  'fault.lone-piece':
    'Der Stein auf {square} ist allein in Linie {line}: Er stößt an keinen anderen.',
  'fault.gap-ahead':
    'Vor dem Stein auf {square} ist eine Lücke: Er würde sich allein bewegen und an keinen anderen stoßen.',
  'fault.far-edge':
    'Linie {line} ist bis zum gegenüberliegenden Rand gefüllt: Ein Stein fiele vom Brett.',
  'fault.repeats':
    'Damit käme {ply, plural, =0 {die Startstellung} other {die Stellung nach Zug #}} wieder.',
  'fault.push-possible':
    'Passen darf nur, wer nicht schieben kann, und du kannst in {count, plural, one {einer Linie} other {# Linien}} schieben.',

  'fault.position-pieces': '{seat} hätte {count} Steine; es gibt nur {most} von einer Farbe.',
  'fault.position-four': '{seat} hat schon einen Vierer: Das Spiel wäre zu Ende.',
  'fault.position-blocked': 'Keiner der beiden könnte schieben: Das Spiel wäre zu Ende.',

  'prompt.push': '{seat}: Schiebe eine Reihe oder eine Spalte.',
  'prompt.pass': '{seat} kann nicht schieben und muss passen.',

  'log.pushed':
    '{seat} schiebt {line} {way}: {count, plural, one {Ein Stein bewegt} other {# Steine bewegen}} sich.',
  'log.passed': '{seat} kann nicht schieben und passt.',
  'log.lined-up': '{seat} hat einen Vierer: {squares}.',

  'line.row': 'Reihe {name}',
  'line.column': 'Spalte {name}',
  'way.right': 'nach rechts',
  'way.left': 'nach links',
  'way.up': 'nach oben',
  'way.down': 'nach unten',

  'end.four': '{winner} gewinnt mit vier in einer Linie.',
  'end.given': '{winner} gewinnt: {loser} hat den Vierer zusammengeschoben.',
  'end.both': '{winner} gewinnt: Beide haben einen Vierer, und {loser} hat sie gemacht.',
  'end.blockade': 'Unentschieden: Keiner kann schieben.',

  'tally.won': 'Gewonnenes Spiel',

  'piece.w': '{n, plural, one {weißer Stein} other {weiße Steine}}',
  'piece.b': '{n, plural, one {schwarzer Stein} other {schwarze Steine}}',
  'sketch.colours': 'W {white}   B {black}',

  'board.grid': 'Brett, mit einem Schub an jedem Ende jeder Reihe und Spalte',
  'board.square':
    '{square}, {pawn, select, W {weißer Stein} B {schwarzer Stein} other {leer}}{four, select, yes {, Teil eines Vierers} other {}}{lit, select, yes {, hervorgehoben} other {}}',
  'board.push':
    '{line} {way} schieben{legal, select, no {, jetzt nicht möglich} other {}}{last, select, yes {, letzter Zug} other {}}{lit, select, yes {, hervorgehoben} other {}}',
  'board.turn': 'Zug {n}',
  'board.goal': 'Vier in einer Reihe',
  'board.longest': 'Längste Reihe',
  'board.ask': 'Du bist dran. Schiebe eine Reihe oder Spalte.',
  'board.choose': 'Wähle einen Stein',
  'board.push-now': '{line} {way} schieben',
  'board.leads':
    '{push}: {line, select, 1 {noch keine Linie} 2 {zwei in einer Linie} 3 {drei in einer Linie} 4 {vier in einer Linie} other {# in einer Linie}} für dich.',
  'board.moves':
    '{n, plural, one {Ein Stein bewegt sich} other {# Steine bewegen sich}}{theirs, plural, =0 {} one {, einer davon gehört dem Gegner} other {, # davon gehören dem Gegner}}.',
  'threat.four': 'hier könnte ein Vierer stehen',
  'board.pass': 'Passen',
};
