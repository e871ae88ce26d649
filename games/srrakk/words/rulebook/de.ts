import type { en } from './en.ts';

export const de: Record<keyof typeof en, string> = {
  'heading.S1': 'Brett, Aufstellung und Ziel',
  'rule.S1':
    'Zwei Spieler, ein Brett mit fünf mal fünf Feldern und neun Steine für jeden. Ein Stein ist auf einer Seite weiß und auf der anderen schwarz.',
  'rule.S2':
    'Du beginnst auf den zwei Reihen, die dir am nächsten sind: Die erste ist voll, die zweite auch, bis auf ihr mittleres Feld.',
  'house.S2':
    'In unserem Scan der Anleitung fehlt das Bild der Aufstellung. Diese hier passt zum Text.',
  'rule.S3':
    'Weiß beginnt. Dann seid ihr abwechselnd dran. In einem Zug benutzt du einen deiner Stapel einmal: Er zieht, springt oder wirft einen Stein ab.',
  'house.S3': 'Die Spielregel sagt, wer beginnt, aber nicht mit welcher Farbe.',
  'rule.S4':
    'Dein Ziel ist ein Stapel aus vier Steinen mit deiner Farbe obenauf. Damit gewinnst du sofort.',
  'heading.S5': 'Stapel und wie sie ziehen',
  'rule.S5':
    'Alle Steine auf einem Feld sind ein Stapel; auch ein einzelner Stein ist einer. Ein Stapel gehört dem Spieler, dessen Farbe obenauf liegt, und nur er darf ihn benutzen. Kein Stapel ist je höher als vier.',
  'rule.S6':
    'Beim Ziehen rückt der ganze Stapel auf ein Feld daneben: oben, unten, links oder rechts. Dieses Feld muss leer sein. Stapel ziehen nie schräg.',
  'heading.S7': 'Sprünge',
  'rule.S7':
    'Beim Springen setzt ein Stapel über einen Stapel daneben hinweg (oben, unten, links oder rechts, egal welcher Farbe) und landet auf dem Stapel direkt dahinter. Auf einem leeren Feld kann er nicht landen.',
  'rule.S8':
    'Ein Stapel darf nicht auf einem höheren landen. Gleich hoch oder niedriger ist erlaubt.',
  'rule.S9': 'Ein Sprung darf keinen Stapel aus mehr als vier Steinen ergeben.',
  'rule.S10':
    'Der oberste Stein des übersprungenen Stapels wechselt die Farbe, und damit der Stapel den Besitzer. Was darunter liegt, bleibt, wie es ist.',
  'rule.S11': 'Du springst einmal pro Zug, nie mehrmals nacheinander.',
  'heading.S12': 'Abwerfen',
  'rule.S12':
    'Beim Abwerfen nimmst du den obersten Stein eines deiner Stapel und legst ihn auf ein leeres Feld daneben: oben, unten, links oder rechts. Der Stapel braucht mindestens zwei Steine; einen einzelnen Stein würdest du einfach ziehen.',
  'house.S12':
    'Die Spielregel sagt nicht, ob du einen einzelnen Stein abwerfen kannst. Das wäre dasselbe wie ein Zug.',
  'rule.S13':
    'Gehört der Rest des Stapels noch dir, darfst du im selben Zug auch dessen obersten Stein abwerfen. Er kommt auf ein leeres Feld, das den Stapel an einer Ecke und den zuerst abgeworfenen Stein an einer Seite berührt.',
  'rule.S14': 'Der zweite Stein darf der letzte des Stapels sein. Einen dritten gibt es nicht.',
  'house.S14': 'Die Spielregel erwähnt keinen dritten Stein.',
  'heading.S15': 'Sonderfälle',
  'rule.S15':
    'Du darfst nicht in einen Stapel hineinsehen. Welche Farben unter dem obersten Stein liegen, musst du dir merken, es sei denn, der Tisch zeigt es.',
  'rule.S16':
    'Kannst du weder ziehen noch springen noch abwerfen, passt du. Sonst musst du eines davon tun.',
  'house.S16': 'Die Spielregel sagt nicht, was geschieht, wenn du nichts tun kannst.',
  'rule.S17':
    'Könnte keiner der beiden etwas tun, wäre die Partie sofort remis. Mit bis zu achtzehn Steinen steht aber immer ein Stapel neben einem leeren Feld, deshalb kommt das nicht vor.',
  'house.S17': 'Die Spielregel behandelt diesen Fall nicht.',
  'rule.S18':
    'Nach jedem Zug prüft der Tisch der Reihe nach: ein Viererstapel, beide ohne Zug, dieselbe Stellung zum dritten Mal und die Länge der Partie. Zur Stellung gehören alle Stapel mit der Reihenfolge ihrer Steine und wer am Zug ist. Beim dritten Mal ist die Partie remis, wobei die Startstellung als erstes Mal zählt; ebenso nach 400 Zügen.',
  'house.S18':
    'Die Spielregel kennt weder Remis noch ein Ende nach vielen Zügen. So endet jede Partie.',
  'heading.S19': 'Stellungen und Schreibweise',
  'rule.S19':
    'Eine Partie kann mit jeder Stellung beginnen, in der ein bis achtzehn Steine, beide Farben zusammen, in Stapeln von höchstens drei liegen. Was davor war, zählt nicht.',
  'house.S19':
    'Die Spielregel kennt nur eine Aufstellung. Hier steht, welche anderen Stellungen du untersuchen kannst.',
  'rule.S20':
    'Schreib das Ziehen mit einem Strich, b2-b3, einen Sprung mit einem x zwischen Start und Landung, b2xb4, einen Abwurf mit einem Schrägstrich, b2/b3, einen doppelten mit zweien, b2/b3/a3. Fürs Passen schreib pass.',
  'house.S20': 'Die Spielregel schreibt keine Züge auf. Der Tisch braucht dafür eine Schreibweise.',
};
