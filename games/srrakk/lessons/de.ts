import type { Catalogue } from '@baithak/kernel';

export const de: Catalogue = {
  'move.title': 'Ein Stein zieht ein Feld weit.',
  'move.idea':
    'Jeder hat neun Steine. Ein Stein zieht nach oben, unten, links oder rechts auf ein leeres Feld, nie schräg.',
  'move.task': 'Du spielst Weiß. Zieh einen deiner Steine.',
  'move.nudge': 'Wähle einen Stein neben einem leeren Feld, dann dieses Feld.',
  'move.jump': 'Das war ein Sprung. Der kommt gleich. Zieh erst einmal nur einen Stein.',
  'move.done':
    'Das war dein Zug. Anfangen darf, wer zuletzt ein Buch gekauft oder geliehen hat; hier ist es Weiß.',

  'stack.title': 'Der oberste Stein entscheidet.',
  'stack.idea':
    'Steine auf einem Feld sind ein Stapel, auch ein einzelner. Er gehört der Farbe obenauf, und nur deren Spieler darf ihn ziehen.',
  'stack.task': 'Zieh deinen Zweierstapel als Ganzes.',
  'stack.nudge': 'Wähle den Stapel mit Weiß obenauf, dann ein leeres Feld daneben.',
  'stack.single': 'Das war der einzelne Stein. Zieh den Zweierstapel.',
  'stack.part': 'So zieht nur der oberste Stein. Zieh beide zusammen.',
  'stack.done':
    'Ein Stapel zieht wie ein Stein. Zum Nachsehen auseinandernehmen darf man ihn nicht, also merk dir die Reihenfolge.',

  'jump.title': 'Spring über einen auf den nächsten.',
  'jump.idea':
    'Spring gerade über einen Stapel neben dir. Direkt dahinter muss noch einer stehen: Auf ihm landest du. Ihre Farben sind egal.',
  'jump.task': 'Mach mit einem Sprung einen Zweierstapel.',
  'jump.nudge': 'Schau auf Reihe 3: Spring über einen schwarzen Stein auf den anderen.',
  'jump.done':
    'Zwei hoch, und er gehört dir. Du springst nie schräg, nie auf ein leeres Feld und nur einmal pro Zug.',

  'turn.title': 'Was du überspringst, wird umgedreht.',
  'turn.idea':
    'Der oberste Stein des übersprungenen Stapels wechselt die Farbe. War er deiner, bekommt ihn Schwarz!',
  'turn.task': 'Spring so, dass ein schwarzer Stein weiß wird.',
  'turn.nudge': 'Spring nach oben, über den schwarzen Stein neben deinem.',
  'turn.own':
    'Du hast deinen eigenen Stein übersprungen, jetzt ist er schwarz. Spring über einen schwarzen.',
  'turn.done':
    'Der Stein gehört jetzt dir. Nur der oberste dreht sich um: Was darunter liegt, bleibt, wie es ist.',

  'level.title': 'Lande nie auf einem höheren Stapel.',
  'level.idea':
    'Der Stapel, auf dem du landest, ist höchstens so hoch wie deiner. Ein einzelner Stein kann nicht auf zweien landen.',
  'level.task': 'Mach einen Dreierstapel.',
  'level.nudge': 'Spring mit deinem Zweierstapel auf den einzelnen weißen Stein.',
  'level.small': 'Das sind zwei. Spring mit deinem Zweierstapel, dann werden es drei.',
  'level.done': 'Zwei und eins sind drei. Höher als vier darf ein Stapel nie werden.',

  'top.title': 'Der oberste Stein kann allein ziehen.',
  'top.idea':
    'Von einem Stapel ab zwei Steinen darfst du nur den obersten auf ein leeres Feld daneben ziehen. Das heißt Abwerfen.',
  'top.task': 'Zieh nur den obersten Stein deines Stapels.',
  'top.nudge': 'Wähle den Stapel, dann „Nur oben“, dann ein leeres Feld daneben.',
  'top.whole': 'Der ganze Stapel ist gezogen. Wähle diesmal „Nur oben“.',
  'top.done':
    'Ziehen, springen oder abwerfen: pro Zug eines. Geht nichts davon, passt du. Den ersten Stein wirfst du nie schräg ab.',

  'second.title': 'Ein zweiter Stein darf folgen.',
  'second.idea':
    'Gehört dir der Rest noch, darfst du gleich noch einen abwerfen: auf ein leeres Feld schräg zum Stapel und direkt neben dem ersten.',
  'second.task': 'Wirf zwei Steine in einem Zug ab.',
  'second.nudge': 'Wähle „Nur oben“ und ein Feld, dann eines der markierten Felder daneben.',
  'second.one': 'Das war ein Stein. Lass diesmal einen zweiten folgen.',
  'second.done':
    'Mehr als zwei gehen nicht in einem Zug. Der zweite darf auch der letzte des Stapels sein.',

  'below.title': 'Denk an das, was darunter liegt.',
  'below.idea':
    'Ist der oberste Stein weg, entscheidet der nächste. Ist er schwarz, gehört der Rest Schwarz, und du kannst nicht weiter abwerfen.',
  'below.task': 'Wirf einen Stein ab und behalte den Rest.',
  'below.nudge': 'Einer deiner Stapel ist durch und durch weiß. Wirf von ihm einen Stein ab.',
  'below.lost': 'Darunter lag Schwarz, jetzt ist es der Stapel von Schwarz. Nimm deinen anderen.',
  'below.two': 'So bleibt nichts zurück. Wirf nur einen Stein ab.',
  'below.done':
    'Darunter lag Weiß, also gehört dir beides. Merk dir im Spiel, wie ein Stapel entstanden ist.',

  'capture.title': 'Überspring hohe Stapel und hol sie dir.',
  'capture.idea':
    'Der übersprungene Stapel darf beliebig hoch sein. Gehörte er Schwarz, wird er oben weiß, und der ganze Stapel gehört dir.',
  'capture.task': 'Schwarz macht gleich vier. Hol dir diesen Stapel.',
  'capture.nudge': 'Dein Stein links neben dem hohen Stapel kann ihn überspringen.',
  'capture.done': 'Ein Dreierstapel, und er gehört dir. Jetzt kannst du vier machen!',

  'four.title': 'Vier hoch gewinnt.',
  'four.idea':
    'Ein Viererstapel mit deiner Farbe obenauf gewinnt sofort, egal, was darunter liegt. Drei und eins sind vier, zwei und zwei auch.',
  'four.task': 'Gewinne mit einem Sprung.',
  'four.nudge':
    'Spring mit deinen zweien auf die anderen zwei oder mit dreien auf den einzelnen Stein.',
  'four.done': 'Gewonnen! Remis ist eine Partie, wenn dieselbe Stellung zum dritten Mal vorkommt.',

  'walk.title': 'Zieh ein Feld weit',
  'walk.line': 'Nach oben, unten, links oder rechts auf ein leeres Feld.',
  'owner.title': 'Der oberste entscheidet',
  'owner.line': 'Ein Stapel gehört der Farbe obenauf und zieht als Ganzes.',
  'leap.title': 'Spring auf einen Stapel',
  'leap.line': 'Über einen auf den nächsten, wenn der nicht höher ist.',
  'flip.title': 'Überspring ihn, hol ihn',
  'flip.line': 'Der oberste Stein, den du überspringst, wechselt die Farbe.',
  'loose.title': 'Oder zieh nur den obersten',
  'loose.line': 'Gehört dir der Rest noch, darf ein zweiter folgen.',
  'tower.title': 'Vier hoch gewinnt',
  'tower.line': 'Deine Farbe muss obenauf liegen.',

  'stuck.tip': 'Keiner deiner Stapel kann etwas tun, also passt du diesmal.',
  'start.tip':
    'Zieh auf ein leeres Feld, oder spring über einen Stapel auf einen, der nicht höher ist. Vier hoch gewinnt.',
  'tall.tip':
    'Ein Dreierstapel! Ein Stein mehr gewinnt, aber ein Sprung darüber dreht den obersten um.',
  'shed.tip':
    'Du darfst auch nur den obersten Stein ziehen. Der Rest gehört dann der Farbe, die er zeigt.',
  'more.tip':
    'Gehört dir der Rest des Stapels noch? Dann darf sein oberster Stein folgen, direkt neben den ersten.',
  'over.tip':
    'Du kannst springen. Der oberste Stein, den du überspringst, wechselt die Farbe, auch ein eigener.',
  'owned.tip': 'Achte auf die obersten Steine: Ihre Farbe sagt, wem ein Stapel gehört.',
};
