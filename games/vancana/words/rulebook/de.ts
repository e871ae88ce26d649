import type { en } from './en.ts';

export const de: Record<keyof typeof en, string> = {
  'heading.V1': 'Brett, Aufstellung und Ziel',
  'rule.V1':
    'Zwei Spieler, ein Brett mit fünf mal fünf Feldern und sechs Figuren für jeden: drei Kronen und drei Bauern. Eine Figur ist auf einer Seite weiß, auf der anderen schwarz. Sie gehört dem Spieler, dessen Farbe zu sehen ist.',
  'rule.V2':
    'Du beginnst auf den zwei Reihen, die dir am nächsten sind. In der Aufstellung „Reihen“ stehen drei Kronen in der Mitte der ersten Reihe und drei Bauern davor. In „Linie“ wechseln sich Kronen und Bauern auf der ersten Reihe ab, eine Krone zuerst, und der dritte Bauer steht in der Mitte der zweiten Reihe.',
  'house.V2':
    'In unserem Scan der Anleitung fehlt das Bild der Aufstellung. Beide Aufstellungen passen zum Text.',
  'rule.V3':
    'Weiß beginnt. Dann seid ihr abwechselnd dran, mit einem Schritt oder einem Sprung pro Zug.',
  'house.V3': 'Die Spielregel sagt, wer beginnt, aber nicht mit welcher Farbe.',
  'rule.V4':
    'Dein Ziel ist es, drei Figuren auf die andere Seite des Bretts zu bringen oder als einzige Farbe auf dem Brett zu bleiben.',
  'heading.V5': 'Schritte',
  'rule.V5':
    'Du bewegst eine Figur, die deine Farbe zeigt. Ein Schritt führt auf ein Nachbarfeld, das leer sein muss.',
  'rule.V6': 'Eine Krone geht in alle acht Richtungen.',
  'rule.V7':
    'Ein Bauer geht nur auf die drei Felder vor sich, auf den Gegner zu: geradeaus oder schräg.',
  'heading.V8': 'Sprünge',
  'rule.V8':
    'Du springst gerade oder schräg über eine benachbarte gegnerische Figur auf das Feld direkt dahinter. Dieses Feld muss leer sein.',
  'rule.V9':
    'Eine Krone springt in alle acht Richtungen, ein Bauer nur in die drei, die ihn näher zum Gegner bringen.',
  'rule.V10':
    'Die übersprungene Figur bleibt stehen und wechselt die Farbe: Jetzt gehört sie dir. Eine Krone bleibt eine Krone. Ein Bauer bleibt ein Bauer und läuft nun in die andere Richtung.',
  'rule.V11': 'Du springst einmal pro Zug, nie mehrmals nacheinander.',
  'rule.V12':
    'Wenn du springen kannst, musst du. Hast du mehrere Sprünge zur Wahl, entscheidest du.',
  'heading.V13': 'Im Ziel und Sieg',
  'rule.V13':
    'Eine Figur, die mit einem Schritt oder Sprung die erste Reihe des Gegners erreicht, ist im Ziel: Sie verlässt das Brett und bringt einen Punkt.',
  'rule.V14': 'Mit drei Punkten gewinnst du sofort.',
  'rule.V15': 'Ist nur noch deine Farbe auf dem Brett, gewinnst du.',
  'rule.V16':
    'Zuerst zählen die Punkte. Bringst du also deine letzte Figur ins Ziel und ist es erst die erste oder zweite, verlierst du.',
  'heading.V17': 'Sonderfälle',
  'rule.V17':
    'Die Schleife durchbrechen: Gab es dasselbe Brett mit demselben Spieler am Zug in dieser Partie schon einmal, muss dieser Spieler diesmal nicht springen und darf stattdessen mit jeder Figur einen Schritt machen.',
  'house.V17': 'Die Spielregel sagt nicht, wann zwei Stellungen gleich sind.',
  'rule.V18': 'Kannst du weder gehen noch springen, passt du. Sonst musst du ziehen.',
  'house.V18': 'Die Spielregel sagt nicht, was geschieht, wenn du nicht ziehen kannst.',
  'rule.V19':
    'Kann keiner der beiden ziehen, endet die Partie sofort. Wer mehr Punkte hat, gewinnt; bei gleich vielen ist sie remis.',
  'house.V19': 'Die Spielregel behandelt diesen Fall nicht. Mit zwölf Figuren kommt er nicht vor.',
  'rule.V20':
    'Nach jedem Zug prüft der Tisch der Reihe nach: ein Sieg, beide ohne Zug, dieselbe Stellung zum dritten Mal und die Länge der Partie. Beim dritten Mal ist sie remis, wobei die Startstellung als erstes Mal zählt; ebenso nach 400 Zügen.',
  'house.V20':
    'Die Spielregel kennt weder Remis noch ein Ende nach vielen Zügen. So endet jede Partie.',
  'heading.V21': 'Stellungen und Schreibweise',
  'rule.V21':
    'Eine Partie kann mit jeder Stellung beginnen, die mit denen im Ziel höchstens sechs Kronen und sechs Bauern hat, beide Farben auf dem Brett, keine Figur schon auf ihrer Zielreihe und höchstens zwei Punkte für jeden. Was davor war, zählt nicht.',
  'house.V21':
    'Die Spielregel kennt nur eine Aufstellung. Hier steht, welche anderen Stellungen du untersuchen kannst.',
  'rule.V22':
    'Schreib einen Schritt mit einem Strich, b2-b3, und einen Sprung mit einem x zwischen Start und Landung, b2xb4. Fürs Passen schreib pass.',
  'house.V22': 'Die Spielregel schreibt keine Züge auf. Der Tisch braucht dafür eine Schreibweise.',
};
