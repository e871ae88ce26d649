import type { Catalogue } from '@baithak/kernel';

export const de: Catalogue = {
  'start.title': 'Zieh und nimm dir eine Karte.',
  'start.idea':
    'Du beginnst in der Kluft zwischen Maut und Jann. Dein erster Zug darf überall enden. Wo du stehen bleibst, bekommst du eine Karte auf die Hand.',
  'start.task': 'Hol dir eine Karte Bachcha.',
  'start.nudge': 'Wähle den Bereich Bachcha, das ist der mit dem Drachen.',
  'start.other': 'Das war die Karte eines anderen Bereichs. Geh diesmal nach Bachcha.',
  'start.done':
    'Ab jetzt gehst du 1 bis 7 Bereiche weit, immer im Uhrzeigersinn. Ist ein Bereich leer, gibt es Gutes Karma; fehlt auch das, nichts.',

  'company.title': 'Gesellschaft hat ihren Preis.',
  'company.idea':
    'Wo andere stehen, zahlst du: Gib einem von ihnen eine Handkarte (nie Schlechtes Karma) oder nimm 2 Schlechte Karma auf deine eigene Hand. Zu zweit kosten auch die Bereiche daneben.',
  'company.task': 'Geh in einen Bereich, der nichts kostet.',
  'company.nudge': 'Halte Abstand zur Kobra und zu den beiden Bereichen neben ihr.',
  'company.near': 'Das ist zu nah bei der Kobra, du müsstest zahlen. Geh weiter.',
  'company.round': 'Dort steht niemand, aber du bist durch die Kluft. Das kostet auch etwas.',
  'company.done':
    'Nichts bezahlt. Zu dritt und zu viert kostet nur der Bereich selbst. Zu fünft behältst du deine Karten: Jemand dort bekommt ein Gutes Karma vom Vorrat, oder du nimmst 2 Schlechte Karma.',

  'rift.title': 'Die Kluft kostet zwei Karten.',
  'rift.idea':
    'Von Maut nach Jann gehst du durch die Kluft und wirst wiedergeboren: Leg zuerst 2 Handkarten zurück, aber kein Schlechtes Karma. Für jede fehlende nimmst du eines auf die Hand.',
  'rift.task': 'Geh durch die Kluft. Such zwei Karten aus, die du entbehrst.',
  'rift.nudge': 'Wähle Jann oder einen Bereich dahinter, dann zwei Handkarten.',
  'rift.before': 'Du bist kurz vor der Kluft stehen geblieben. Geh mindestens einen weiter.',
  'rift.done':
    'Wiedergeboren! Die Karten liegen wieder auf ihren Stapeln: anfangs 5 je Bereich zu zweit, 7 zu dritt, 9 ab vier, 4 allein. Dein allererster Zug aus der Kluft kostet keine Karten.',

  'act.title': 'Spiel eine Aktion, oder mehr.',
  'act.idea':
    'Nach dem Zug darfst du eine Bereichskarte von der Hand für ihre Aktion spielen. Vikaas zieht 1 Karte und gibt 2 weitere Aktionen, Jann zieht 2 und gibt 1 weitere.',
  'act.task': 'Spiel in diesem Zug drei Aktionen.',
  'act.nudge': 'Erst Vikaas, dann Dhyann und Maut.',
  'act.single': 'Das war deine einzige Aktion. Beginne mit Vikaas, das gibt dir zwei weitere.',
  'act.done':
    'Drei auf einmal. Was du nicht nutzt, verfällt. Karma hat keine Aktion, und gespielte Karten zählen nicht mehr für Amulette.',

  'burden.title': 'Schlechtes Karma klebt an dir.',
  'burden.idea':
    'Gutes Karma hilft dir bei Amuletten. Schlechtes nützt nichts, und du kannst es nicht weggeben. Nur Maut und manche Kräfte nehmen dir eines ab, nur von der Hand.',
  'burden.task': 'Werde ein Schlechtes Karma los.',
  'burden.nudge': 'Spiel Maut, die Sanduhr.',
  'burden.other': 'Beide Schlechten Karma hast du noch. Spiel lieber Maut.',
  'burden.done':
    'Eins weniger: Es liegt wieder im Vorrat. Alle beginnen mit 4 Guten und 4 Schlechten und ziehen 4, bei vier gleichen neu. Dhyann legt 2 Gute auf deine Ablage.',

  'store.title': 'Leg dir eine Karte zurecht.',
  'store.idea':
    'Gyaan legt eine andere Handkarte in deine Reserve. Dort wartet sie auf ein Amulett, und nur darauf. Die Reserve hat keine Grenze.',
  'store.task': 'Leg eine Karte in deine Reserve.',
  'store.nudge': 'Spiel Gyaan, dann wähle die Karte, die du aufheben willst.',
  'store.swap': 'Yugal tauscht eine Handkarte gegen eine andere. Spiel diesmal Gyaan.',
  'store.other': 'Deine Reserve ist noch leer. Spiel diesmal Gyaan.',
  'store.done':
    'Gut verwahrt. Yugal legt eine Karte zurück und holt eine aus einem anderen Bereich. Gyaan und Yugal wirken nie auf Schlechtes Karma und nie auf die gerade gespielte Karte.',

  'stay.title': 'Zwei Karten wirken jeden Zug.',
  'stay.idea':
    'Kaam Kar und Bachcha sind flüchtig: Sie bleiben liegen, bis du ein Amulett gewinnst. Kaam Kar: bei jeder Ankunft 1 Karte mehr von nebenan, umsonst, auch wenn dort jemand steht. Bachcha: 1 Karte mehr in jeder neuen Hand.',
  'stay.task': 'Zieh, dann nimm mit Kaam Kar eine zweite Karte.',
  'stay.nudge': 'Hör nicht nach der ersten Karte auf: Wähle einen Bereich neben dir.',
  'stay.done':
    'Sie addieren sich: zwei Kaam Kar, zwei Karten mehr; zwei Bachcha, sechs Handkarten. Solange sie liegen, zählen ihre Symbole nicht.',

  'symbols.title': 'Symbole gewinnen Amulette.',
  'symbols.idea':
    'Diese Amulette brauchen 4 + 4 Symbole. Eine Bereichskarte hat 2 helle Symbole ihres Bereichs. Ein Gutes Karma ist ein Joker: Es hat 1 beliebiges. Helle sind kostenlos.',
  'symbols.task': 'Gewinne ein Amulett ohne Schlechtes Karma.',
  'symbols.nudge': 'Du hast zweimal Jann, also vier helle Symbole. Beim Rest helfen die Joker.',
  'symbols.dark': 'Das geht, kostet aber Schlechtes Karma. Zwei Amulette sind kostenlos.',
  'symbols.skip': 'Du hast den Zug beendet. Dabei sind Amulette in Reichweite!',
  'symbols.done':
    'Mehr als ein Amulett pro Zug geht nicht. Zwischen je zwei Nachbarn am Tisch liegen sechs: Gewinnen kannst du die links und die rechts von dir. Zu zweit teilt ihr zwölf.',

  'dark.title': 'Dunkle Symbole kosten etwas.',
  'dark.idea':
    'Jede Karte hat so viele dunkle Symbole wie helle, auch Gutes Karma. Du darfst sie nutzen, aber jedes legt ein Schlechtes Karma auf deine Ablage.',
  'dark.task': 'Gewinne ein Amulett für ein Schlechtes Karma.',
  'dark.nudge': 'Die Zahl mit der Wolke ist der Preis. Such eine 1.',
  'dark.dear': 'Drei Schlechte Karma sind viel. Zwei andere Amulette kosten nur eines.',
  'dark.skip': 'Du hast den Zug beendet. Ein Schlechtes Karma ist für ein Amulett nicht viel.',
  'dark.done':
    'Ein fairer Preis. Jedes Amulett hat eine leichtere Rückseite, die nur 2 + 2 + 2 Symbole braucht. Im schnellen Spiel liegt sie bei zwei von je sechs Amuletten oben.',

  'power.title': 'Jedes Amulett weckt eine Kraft.',
  'power.idea':
    'Nach einem Amulett musst du eine Kraft nutzen, nie dieselbe wie zuletzt. Vorher legst du Kaam Kar und Bachcha ab. Nur deine dritte Kraft behält sie: Du bist Ibah, der Elefant.',
  'power.task': 'Behalte deine flüchtigen Karten mit einer Kraft.',
  'power.nudge': 'Wähle Fester Stand, deine dritte Kraft.',
  'power.other': 'Jetzt sind Kaam Kar und Bachcha weg. Mit Fester Stand bleiben sie.',
  'power.done':
    'Dann endet dein Zug: Hand und Gespieltes kommen auf die Ablage, du ziehst 4. Ist der Stapel leer, mischst du die Ablage.',

  'fifth.title': 'Das fünfte muss rein sein.',
  'fifth.idea':
    'Wer zuerst fünf Amulette hat, gewinnt. Für das fünfte zählen aber nur helle Symbole. Reservekarten zählen mit und bleiben liegen, bis du sie nutzt.',
  'fifth.task': 'Gewinne dein fünftes Amulett.',
  'fifth.nudge':
    'Auf der Hand hast du zweimal Vikaas und ein Gyaan. Das zweite Gyaan wartet in der Reserve.',
  'fifth.skip': 'Du hast den Zug beendet. Vikaas und Gyaan waren in Reichweite!',
  'fifth.done':
    'Fünf! Die Runde geht noch weiter, bis alle gleich oft dran waren. Vielleicht holt noch jemand auf.',

  'tie.title': 'Bei Gleichstand zählt Karma.',
  'tie.idea':
    'Diesmal bist du Dhenu. Ihr habt beide fünf Amulette. Jetzt gewinnt, wer im ganzen Deck weniger Schlechtes Karma hat. Ihr habt beide drei. Bleibt das gleich, teilt ihr den Sieg.',
  'tie.task': 'Nutze eine Kraft, mit der du allein gewinnst.',
  'tie.nudge': 'Du hast noch ein Schlechtes Karma auf der Hand. Eine Kraft legt es zurück.',
  'tie.shared': 'Schöne Karten, aber es steht noch gleich. Werde lieber ein Schlechtes Karma los.',
  'tie.done':
    'Gewonnen! Der letzte Platz wählt zuerst eine Figur. Allein brauchst du fünf Amulette in 17 Zügen. Eine neutrale Figur rückt je Zug 1 vor; nahe bei ihr legst du 1 Karte zurück oder nimmst 2 Schlechte.',

  'go.title': 'Ziehen, Karte bekommen',
  'go.line': 'Im Uhrzeigersinn, 1 bis 7 Bereiche. Dort bekommst du eine Karte.',
  'pay.title': 'Gesellschaft kostet',
  'pay.line': 'Karte geben oder 2 Schlechte Karma. Zu zweit auch nebenan.',
  'reborn.title': 'Die Kluft nimmt zwei',
  'reborn.line': 'Von Maut nach Jann: 2 Karten zurück, kein Schlechtes Karma.',
  'action.title': 'Dann eine Aktion',
  'action.line': 'Eine Karte von der Hand. Jann und Vikaas geben weitere Aktionen.',
  'out.title': 'Manche bleiben liegen',
  'out.line': 'Kaam Kar und Bachcha wirken jeden Zug, bis zum nächsten Amulett.',
  'won.title': 'Symbole für Amulette',
  'won.line': 'Eines pro Zug, mit Hand und Reserve. Dann nutzt du eine Kraft.',
  'price.title': 'Dunkle Symbole kosten',
  'price.line': 'Jedes legt ein Schlechtes Karma auf deine Ablage.',
  'five.title': 'Fünf Amulette gewinnen',
  'five.line': 'Das fünfte nur hell. Bei Gleichstand: am wenigsten Schlechtes Karma.',

  'four.tip': 'Ein viertes Amulett ist weg. Für das fünfte zählen nur helle Symbole: Spar darauf.',
  'powers.tip': 'Ein Amulett bringt eine Kraft. Dieselbe geht nicht zweimal hintereinander.',
  'reach.tip':
    'Ein Amulett ist in Reichweite. Helle Symbole sind kostenlos, jedes dunkle kostet ein Schlechtes Karma.',
  'lives.tip': 'Du bist durch die Kluft: Leg zwei Karten zurück. Schlechtes Karma geht nicht.',
  'meets.tip': 'Hier oder nebenan steht jemand. Gib eine Karte ab oder nimm zwei Schlechte Karma.',
  'takes.tip': 'Kaam Kar bringt dir noch eine Karte. Wähle einen Bereich neben deinem.',
  'plays.tip':
    'Du kannst jetzt eine Karte für ihre Aktion spielen. Für Amulette zählt sie dann nicht mehr.',
  'moves.tip': 'Zieh im Uhrzeigersinn. Wo du stehen bleibst, bekommst du eine Karte.',
};
