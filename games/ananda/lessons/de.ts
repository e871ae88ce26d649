import type { Catalogue } from '@baithak/kernel';

export const de: Catalogue = {
  'monk.title': 'Dein Mönch wählt die Farbe.',
  'monk.idea':
    'Zuerst setzt du deinen Mönch auf ein Feld des Tempels. Dessen Farbe ist deine in diesem Zug: In ihr baust du, und in ihr spielst du Karten.',
  'monk.task': 'Schick deinen Mönch zu der Farbe, die du am meisten hast.',
  'monk.nudge': 'Zähl die Steine auf deiner Bank: Auf dreien ist Rot.',
  'monk.other': 'Violett hast du nur auf einem Stein und auf keiner Karte. Nimm die andere Hälfte.',
  'monk.done':
    'Alle beginnen mit 6 Steinen und 6 Karten. Karten sind 1 bis 5 wert; zu dritt und zu viert bleiben die Fünfen in der Schachtel. Der erste Stein, in der Mitte, ist immer zweifarbig.',

  'taken.title': 'Jeden Zug eine neue, freie Fläche.',
  'taken.idea':
    'Felder einer Farbe, die Kante an Kante liegen, sind eine Fläche, egal wie hoch; Ecken zählen nicht. Auf der Fläche, die du wählst, darf kein Mönch stehen, auch nicht dein eigener.',
  'taken.task': 'Schick deinen Mönch auf eine gelbe Fläche.',
  'taken.nudge':
    'Drei gelbe Felder sind frei. Sie haben keine Kante gemeinsam, also sind es drei Flächen.',
  'taken.other':
    'Das darfst du, aber für Gelb hast du mehr: zwei Steine und zwei Karten. Nimm Gelb.',
  'taken.done':
    'Wäre keine Fläche frei, müsste dein Mönch vom Brett. Du würdest einen Stein ziehen, und dein Zug wäre vorbei.',

  'grow.title': 'Bau deine Fläche aus.',
  'grow.idea':
    'Leg beliebig viele Steine, einen nach dem anderen. Bei jedem muss eine Hälfte in deiner Farbe zu deiner Fläche kommen; die andere darf überall anliegen. Nie über den Rand des Bretts.',
  'grow.task': 'Vergrößere Rot mit einem Stein um zwei Felder.',
  'grow.nudge': 'Der Stein Rot-Rot hat zwei rote Hälften. Leg ihn an deine Fläche.',
  'grow.less': 'Da war mehr drin. Nimm Rot-Rot und überbau kein rotes Feld.',
  'grow.none': 'Ohne Stein endet dein Zug: Der Mönch geht, du ziehst einen Stein. Bau lieber!',
  'grow.done':
    'Fünf Felder: Deine Fläche hat Größe 5. Baust du gar nichts, geht dein Mönch vom Brett, du ziehst einen Stein, und der Zug ist aus.',

  'stack.title': 'Du kannst auch nach oben bauen.',
  'stack.idea':
    'Ein Stein liegt auf dem Brett oder auf genau zwei verschiedenen Steinen gleicher Höhe, auch auf eben gelegten. Felder mit einem Mönch kannst du nicht überbauen.',
  'stack.task': 'Leg einen Stein auf die zweite Ebene.',
  'stack.nudge': 'Such zwei Felder zweier Steine, an die Rot direkt angrenzt.',
  'stack.flat': 'Der liegt auf dem Brett. Leg ihn diesmal oben auf zwei Steine.',
  'stack.none': 'Du hast aufgehört, ohne zu bauen. Leg einen Stein oben auf zwei andere.',
  'stack.done':
    'Nur was man sieht, zählt: Von oben überbaust du, was andere brauchen. Auch eigene Felder darfst du überbauen und deine Fläche sogar teilen.',

  'join.title': 'Teil dir eine große Fläche.',
  'join.idea':
    'Auf eine Fläche mit Mönch darfst du deinen nicht setzen. Aber beim Bauen darfst du deine Fläche mit ihr verbinden. Dann zählen alle Felder auch für dich.',
  'join.task': 'Verbinde dein rotes Feld mit der großen roten Fläche.',
  'join.nudge': 'Überbrück das violette und das gelbe Feld dazwischen mit Rot-Rot.',
  'join.alone': 'Größer, aber noch allein. Schließ die Lücke zwischen den roten Flächen.',
  'join.none': 'Du hast aufgehört, ohne zu bauen. Nimm Rot-Rot.',
  'join.done': 'Größe 6 statt 1! Der andere Mönch bleibt einfach stehen.',

  'karma.title': 'Mach aus Karten Karma.',
  'karma.idea':
    'Nach dem Bauen spielst du Karten deiner Farbe, eine oder mehrere. Zusammen dürfen sie so viel wert sein, wie deine Fläche groß ist, nicht mehr. Sie werden dein Karma.',
  'karma.task': 'Deine Fläche hat Größe 5. Hol dir 5 Karma.',
  'karma.nudge': 'Welche zwei roten Karten ergeben fünf?',
  'karma.three': 'Mit der 3 kommst du höchstens auf vier. Ein anderes Paar ergibt fünf.',
  'karma.none': 'Du hast nichts gespielt. Das darfst du, aber hol dir diesmal das Karma.',
  'karma.done':
    'Fünf Karma, und die bleiben dir. Du darfst immer weniger Karten spielen, oder gar keine.',

  'refill.title': 'Was übrig bleibt, bringt Steine.',
  'refill.idea':
    'Größe deiner Fläche minus Wert deiner Karten: So viele Steine ziehst du; ohne Karten einen pro Feld, bei gleichem Wert keinen. Auf deine Bank passen nur acht, der Rest verfällt.',
  'refill.task': 'Hol dir Karma und trotzdem noch vier Steine.',
  'refill.nudge': 'Größe 6 minus deine Karte: Bei welcher bleiben vier?',
  'refill.greedy': 'Fünf Karma, aber nur ein Stein. Du hast nur noch zwei und brauchst mehr.',
  'refill.none': 'Sechs Steine, aber kein Karma. Spiel eine Karte.',
  'refill.done':
    'Zwei Karma und vier Steine. Jetzt mehr Karma oder später mehr Steine? Genau darum geht es in Ananda.',

  'balance.title': 'Steine bringen Karten.',
  'balance.idea':
    'Am Ende vergleichst du: Hast du weniger Karten als Steine, ziehst du Karten, bis es gleich viele sind. Hast du gleich viele oder mehr, ziehst du keine.',
  'balance.task': 'Spiel eine Karte und bekomm auch neue Karten.',
  'balance.nudge': 'Neue Steine bringen neue Karten. Spiel die kleine.',
  'balance.even': 'Größe 4, vier Karma: keine neuen Steine, also auch keine neuen Karten.',
  'balance.none': 'Steine und Karten, aber kein Karma. Spiel erst eine Karte.',
  'balance.done':
    'Drei Steine, also fünf auf der Bank, und dazu drei Karten. Nach einem Zug ohne Bauen entfällt das: Da ziehst du nur den einen Stein oder, wenn keine mehr da sind, eine Karte.',

  'empty.title': 'Keine Steine mehr? Zieh Karten.',
  'empty.idea':
    'Für jeden Stein, den der Vorrat dir nicht geben kann, ziehst du eine Karte von deinem eigenen Stapel. Mehr als acht Handkarten gehen nicht.',
  'empty.task': 'Hol dir Karma und zieh vier Karten.',
  'empty.nudge': 'Größe 6 minus deine Karte: Lass vier übrig.',
  'empty.greedy': 'Viel Karma, aber nur eine Karte. Lass diesmal vier übrig.',
  'empty.none': 'Karten, aber kein Karma. Spiel erst eine.',
  'empty.done': 'Jetzt dauert es nicht mehr lang: Bald legt jemand den letzten Stein.',

  'last.title': 'Der letzte Stein beendet das Spiel.',
  'last.idea':
    'Ist der Vorrat leer und legt jemand seinen letzten Stein, spielt er noch Karten, dann ist Schluss. Das meiste Karma gewinnt, Handkarten zählen nichts. Bei Gleichstand gewinnen weniger Steine, sonst teilt ihr den Sieg.',
  'last.task': 'Es steht 14 zu 18. Gewinne mit deinem letzten Stein!',
  'last.nudge':
    'Bring deine Fläche auf Größe 4 und spiel die 4. Bei Gleichstand gewinnt deine leere Bank.',
  'last.none':
    'Du hast aufgehört, ohne zu bauen. Dein letzter Stein beendet das Spiel, also leg ihn.',
  'last.three':
    'Mit der 3 steht es 17 zu 18. Spiel die 4: Bei Gleichstand gewinnt deine leere Bank.',
  'last.unplayed':
    'Du hast keine Karte gespielt. Deine Fläche hat Größe 4: Spiel die 4, dann gewinnt deine leere Bank.',
  'last.done': 'Gewonnen! 18 Karma für beide, aber deine Bank ist leer und die andere nicht.',

  'area.title': 'Wähle eine Fläche',
  'area.line': 'Dein Mönch geht auf eine ohne Mönch, nie auf die vom letzten Zug.',
  'build.title': 'Lass sie wachsen',
  'build.line': 'Beliebig viele Steine, jeder mit einer Hälfte in deiner Farbe.',
  'up.title': 'Bau nach oben',
  'up.line': 'Auf zwei Steinen gleicher Höhe, nie auf einem Mönch.',
  'bridge.title': 'Verbinde Flächen',
  'bridge.line': 'Auch mit einer, auf der ein anderer Mönch steht.',
  'cards.title': 'Spiel Karten für Karma',
  'cards.line': 'In deiner Farbe, bis zur Größe deiner Fläche.',
  'rest.title': 'Der Rest bringt Steine',
  'rest.line': 'Größe minus Karten, bis 8 Steine. Dann so viele Karten wie Steine.',
  'end.title': 'Das meiste Karma gewinnt',
  'end.line': 'Vorrat und eine Bank leer: Schluss. Bei Gleichstand weniger Steine.',

  'gave.tip': 'Wer keinen Stein baut, nimmt seinen Mönch vom Brett und zieht einen Stein.',
  'instead.tip': 'Der Vorrat ist leer, also gibt es Karten statt Steine, bis zu acht auf der Hand.',
  'balances.tip':
    'Weniger Karten als Steine? Am Ende des Zugs ziehst du Karten, bis es gleich viele sind.',
  'free.tip': 'Diesmal ist keine Fläche frei. Du ziehst einen Stein und versuchst es nächstes Mal.',
  'monks.tip':
    'Wähle eine Farbe, für die du Steine und Karten hast. Flächen mit einem Mönch sind besetzt.',
  'builds.tip':
    'Jeder Stein braucht eine Hälfte in der Farbe deines Mönchs, die zu seiner Fläche kommt.',
  'plays.tip': 'Karten bis zur Größe deiner Fläche werden Karma. Der Rest bringt Steine.',
};
