import type { en } from './en.ts';

export const de: Record<keyof typeof en, string> = {
  'heading.T1': 'Brett, Aufstellung und Ziel',
  'rule.T1': 'Zwei Spieler, ein Brett mit fünf mal fünf Feldern und acht Steine für jeden.',
  'rule.T2':
    'Die Steine liegen am Anfang in vier Viererblöcken um ein leeres Kreuz. In der Aufstellung „Ecken“ ist jeder Block einfarbig, mit Weiß unten links und oben rechts. In „Schachbrett“ wechseln sich die Farben in jedem Block ab.',
  'house.T2':
    'In unserem Scan der Anleitung fehlt das Bild der Aufstellung. Beide Aufstellungen passen zum Text.',
  'rule.T3': 'Weiß beginnt. Dann seid ihr abwechselnd dran, jeweils mit einem Schub.',
  'house.T3': 'Die Spielregel sagt, wer beginnt, aber nicht mit welcher Farbe.',
  'rule.T4':
    'Dein Ziel sind vier oder mehr Steine deiner Farbe, die lückenlos nebeneinander in einer Reihe oder einer Spalte liegen. Schräg zählt nicht.',
  'heading.T5': 'Schieben',
  'rule.T5':
    'Zum Schieben wählst du eine Reihe oder Spalte und das Ende, von dem aus du schiebst. Der Stein, der diesem Ende am nächsten liegt, muss deiner sein.',
  'rule.T6':
    'Dieser Stein rückt ein Feld vor und schiebt die lückenlose Kette vor sich mit, egal welcher Farbe die Steine sind. Am ersten leeren Feld endet der Schub: Was hinter einer Lücke liegt, bleibt liegen.',
  'rule.T7':
    'Ein Schub muss mindestens zwei Steine bewegen. Liegt direkt vor einem Stein nichts, kannst du ihn nicht schieben.',
  'rule.T8': 'Ein Schub, bei dem ein Stein über den Rand fiele, ist nicht erlaubt.',
  'heading.T9': 'Gewinnen und verlieren',
  'rule.T9':
    'Liegen nach einem Schub vier Steine einer Farbe in einer Linie, gewinnt sofort der Spieler dieser Farbe, auch wenn der andere geschoben hat.',
  'rule.T10': 'Bringt ein Schub beiden Farben vier in einer Linie, verliert, wer geschoben hat.',
  'rule.T11': 'Auch wenn dir jeder Schub schadet, musst du einen davon machen.',
  'heading.T12': 'Sonderfälle',
  'rule.T12':
    'Ein Schub darf keine frühere Stellung dieser Partie wiederholen, auch nicht die Startstellung. Zur Stellung gehört, wer am Zug ist. Mit der Option „Beim dritten Mal Remis“ ist so ein Schub erlaubt, und die Partie ist remis, sobald eine Stellung zum dritten Mal vorkommt.',
  'house.T12': 'Die Spielregel sagt nicht, was eine Partie davor bewahrt, sich im Kreis zu drehen.',
  'rule.T13': 'Hast du keinen erlaubten Schub, passt du. Sonst musst du schieben.',
  'house.T13': 'Die Spielregel sagt nicht, was geschieht, wenn du nicht schieben kannst.',
  'rule.T14': 'Hat keiner der beiden einen erlaubten Schub, endet die Partie sofort remis.',
  'house.T14': 'Die Spielregel behandelt diesen Fall nicht.',
  'rule.T15':
    'Nach jedem Zug prüft der Tisch der Reihe nach: vier in einer Linie, beide ohne Schub, eine Stellung zum dritten Mal, falls das Remis bedeutet, und die Länge der Partie. Nach 400 Zügen ist sie remis.',
  'house.T15':
    'Die Spielregel kennt weder Remis noch ein Ende nach vielen Zügen. So endet jede Partie.',
  'heading.T16': 'Stellungen und Schreibweise',
  'rule.T16':
    'Eine Partie kann mit jeder Stellung beginnen, in der jede Farbe höchstens acht Steine hat, keine vier in einer Linie liegen und mindestens ein Spieler schieben kann. Was davor war, zählt nicht.',
  'house.T16':
    'Die Spielregel kennt nur eine Aufstellung. Hier steht, welche anderen Stellungen du untersuchen kannst.',
  'rule.T17':
    'Schreib einen Schub als Namen der Linie mit einem Pfeil: 2> und 2< für Reihen, c^ und cv für Spalten. Fürs Passen schreib pass.',
  'house.T17': 'Die Spielregel schreibt keine Züge auf. Der Tisch braucht dafür eine Schreibweise.',
};
