import type { Catalogue } from '@baithak/kernel';

export const de: Catalogue = {
  'draw.title': 'Am Ende jedes Zugs ziehst du.',
  'draw.idea':
    'Erst darfst du Karten spielen, dann musst du vom Markt ziehen: drei farbige Karten oder einen einzigen Joker. Mehr als zehn auf der Hand? Leg den Rest ab.',
  'draw.task': 'Zieh drei farbige Karten.',
  'draw.nudge': 'Wähle drei Karten mit einer Farbe. Lila 2 passt zu deinen lila Karten.',
  'draw.wild': 'Nach einem Joker ist Schluss. Nimm diesmal drei farbige Karten.',
  'draw.done':
    'Der Markt hat wieder sechs Karten; bei vier oder mehr Jokern werden alle sechs ersetzt. Der Jüngste beginnt mit 5 Karten, jeder Nächste hat 1 mehr.',

  'run.title': 'Eine Folge hat eine Farbe.',
  'run.idea':
    'Alle Karten eines Zugs kommen in einen Satz, einen neuen oder offenen. Eine Folge hat eine Farbe und Zahlen der Reihe nach, höchstens 1 bis 7, am Ende ohne Lücke.',
  'run.task': 'Beginne einen Satz mit den drei lila Karten.',
  'run.nudge': 'Spiel Lila 1, 2 und 3 in denselben neuen Satz.',
  'run.other': 'Damit beginnst du einen anderen Satz. Fang mit Lila an.',
  'run.skip': 'Du hast nichts gespielt. Das darfst du, aber leg diesmal deine Folge.',
  'run.done':
    'Drei auf einmal! In der Partie würdest du sie jetzt bezahlen; wie, kommt gleich. Du kannst auch mit einer Karte beginnen, später anlegen und beliebig viele offene Sätze haben.',

  'pay.title': 'Weiße Punkte kosten Karten.',
  'pay.idea':
    'Für jeden weißen Punkt gespielter Karten legst du sofort eine andere Handkarte ab, gleich welcher Farbe. Joker haben einen Punkt.',
  'pay.task': 'Du hast eben Lila 5 gespielt: Zahl ihre zwei Punkte. Behalte Lila 6 und den Joker.',
  'pay.nudge': 'Zahl mit Blau, Grün oder Gelb: Das passt nicht zu deinem Satz.',
  'pay.best': 'Diese Karte würde in deine lila Folge passen. Zahl mit einer anderen.',
  'pay.done':
    'Bezahlt. Eine Karte kostet die Hälfte ihrer Zahl, abgerundet. Ist der Stapel leer, werden die abgelegten Karten der neue.',

  'rainbow.title': 'Ein Regenbogen: eine Zahl, mehrere Farben.',
  'rainbow.idea':
    'Gleiche Zahlen in verschiedenen Farben, höchstens vier. Ein Joker steht für jede Karte, beginnt aber nie einen Satz und ist nie die höchste Karte einer Folge.',
  'rainbow.task': 'Leg an deinen Regenbogen aus Vieren an.',
  'rainbow.nudge': 'Grün 4 passt, und der Joker kann die gelbe sein.',
  'rainbow.fresh': 'Das wäre ein neuer Satz. Leg an die beiden Vieren an.',
  'rainbow.skip': 'Du hast nichts gespielt. Leg lieber eine Vier an.',
  'rainbow.done':
    'In der Partie würdest du jetzt bezahlen. Keine Farbe kommt doppelt vor, auch nicht mit Jokern. Vier im Regenbogen oder sieben in Folge musst du im selben Zug abschließen.',

  'close.title': 'Ab drei Karten abschließen.',
  'close.idea':
    'Pro Zug darfst du einen Satz ab drei Karten abschließen: den gerade bespielten, oder irgendeinen, wenn du nichts spielst. Die höchste kommt ins Tagebuch, der Rest in den Rucksack.',
  'close.task': 'Schließ deinen lila Satz ab.',
  'close.nudge': 'Wähle den lila Satz. Lila 5 kommt in dein Tagebuch.',
  'close.other': 'Du hast in einen anderen Satz gespielt, also kannst du nur noch den abschließen.',
  'close.kept': 'Du hast ihn offen gelassen. So kann er wachsen, aber schließ ihn diesmal ab.',
  'close.done':
    'Beim Regenbogen suchst du die farbige Karte aus. Joker kommen nie ins Tagebuch. Auch ein neuer Satz darf sofort abgeschlossen werden.',

  'tile.title': 'Ein Satz bringt ein Plättchen.',
  'tile.idea':
    'Ein Satz aus drei reicht bis zum dritten Plättchen der Reihe, einer aus vier bis zum vierten. Es muss die Farbe der Tagebuchkarte zeigen, sonst gibt es keines.',
  'tile.task': 'Nimm ein Plättchen für deinen Satz aus vier: das mit Lila und Grün.',
  'tile.nudge': 'Such Lila und Grün unter den ersten vier Plättchen.',
  'tile.other': 'Auch Lila und Blau ginge. Nimm diesmal das mit Lila und Grün.',
  'tile.done':
    'Dazu eine Mitfahrkarte: eine Kutsche. 3 Karten bringen keine, 5 ein Flussboot, 6 einen Lastwagen, 7 ein 14-Punkte-Plättchen, solange da. Die Reihe rückt auf, ein neues kommt an Platz sieben.',

  'map.title': 'Bau eine Landkarte voller Ringe.',
  'map.idea':
    'Dreh dein Plättchen beliebig und leg es Kante an Kante, dann bleibt es liegen. Nichts muss passen, aber zwei gleiche Halbkreise werden ein Kreis, vier Bögen um eine Ecke ein Ring.',
  'map.task': 'Leg dein Plättchen so, dass es den Ring schließt.',
  'map.nudge': 'Die Lücke ist unten rechts. Dreh das Plättchen, bis sein Bogen den Ring schließt.',
  'map.square': 'Dort schließt es keinen Ring. Drei Plättchen treffen sich schon an einer Ecke.',
  'map.done':
    'Ein Ring! Am Ende bringen die meisten 14, ab drei Leuten die zweitmeisten 6. Gleiche Erste teilen sich 20, Zweite gibt es dann nicht. Zwei halbe im Tagebuch sind einer.',

  'discount.title': 'Kreise machen Karten billiger.',
  'discount.idea':
    'Jeder ganze Kreis spart dir in jedem Zug einmal 1 bei Karten seiner Farbe. Es zählen die Kreise der Landkarte und der auf jeder farbigen Tagebuchkarte. Joker werden nie billiger.',
  'discount.task': 'Spiel zwei grüne Karten, ohne zu zahlen.',
  'discount.nudge': 'Du hast vier grüne Kreise: zwei auf der Landkarte und zwei im Tagebuch.',
  'discount.other': 'Deine Kreise sind grün, also spiel grüne Karten.',
  'discount.skip': 'Du hast nichts gespielt. Versuch es mit deinen zwei grünen Karten.',
  'discount.done': 'Vier Punkte, nichts zu zahlen. Frühe Kreise sparen dir das ganze Spiel Karten.',

  'ride.title': 'Fahr mit und spiel umsonst.',
  'ride.idea':
    'Vor dem Zahlen darfst du Mitfahrkarten einsetzen: Eine Kutsche macht 2 gespielte Karten frei, ein Flussboot 3, ein Lastwagen 4, auch Joker. Die Mitfahrkarte kommt dann ins Tagebuch.',
  'ride.task': 'Nimm die Kutsche, statt vier Karten zu zahlen.',
  'ride.nudge': 'Wähle die Kutsche auf deiner Hand.',
  'ride.paid': 'Ohne die Kutsche zahlst du vier Karten. Setz sie diesmal ein.',
  'ride.done':
    'Im Tagebuch bringt sie 2 Punkte, aber keinen Rabatt. Du kannst sie auch als kostenlosen Joker spielen. Sie zählt zu deinen zehn, kann aber nicht zahlen.',

  'backpack.title': 'Sieben im Rucksack bringen viel.',
  'backpack.idea':
    'Sind sieben Karten im Rucksack, kommen diese sieben sofort auf die Ablage, und du wählst ein Sonderplättchen: Symbole, Punkte oder etwa „1 weniger zahlen“. Was darüber ist, bleibt.',
  'backpack.task': 'Schließ den Satz ab und wähle ein Sonderplättchen.',
  'backpack.nudge': 'Fünf sind im Rucksack. Dein Satz bringt zwei dazu.',
  'backpack.other':
    'Du hast in einen anderen Satz gespielt, also muss der gelbe warten. Spiel diesmal nichts.',
  'backpack.kept': 'Du hast den Satz offen gelassen. Schließ ihn ab, dann ist der Rucksack voll.',
  'backpack.done':
    'Zu zweit liegen 5 aus, je weitere Person 2 mehr. Sammle erst alle Plättchen eines Zugs, dann leg sie in beliebiger Reihenfolge.',

  'sight.title': 'Drei von vier Karten genügen.',
  'sight.idea':
    'Im ganzen Spiel liegen drei Sehenswürdigkeiten aus, und jede nennt vier Karten. Sind drei davon in deinem Tagebuch, darfst du die Sehenswürdigkeit in deinem Zug kostenlos nehmen.',
  'sight.task': 'Nimm die Sehenswürdigkeit, die du verdient hast.',
  'sight.nudge': 'Die erste verlangt Lila 3, Blau 4 und Grün 5. Du hast alle drei.',
  'sight.skip': 'Du hast sie liegen lassen. Jemand anderes könnte sie nehmen!',
  'sight.done':
    'Sie zählt im Tagebuch. Manche bringen sofort ein beliebiges Plättchen. Dazu geben drei Wertungsplättchen Punkte.',

  'last.title': 'Neun Plättchen, dann wird gezählt.',
  'last.idea':
    'Hat eine Landkarte neun Plättchen, spielt ihr die Runde zu Ende und dann noch eine, ohne zu ziehen. Alle Zahlen zählen, und jedes Symbol: Anzahl im Tagebuch mal Anzahl auf der Landkarte.',
  'last.task': 'Der letzte Zug: Schließ den Satz ab, der gewinnt.',
  'last.nudge': 'Es steht 32 zu 38, also schließ einen Satz ab. Zähl die Knoten deiner Landkarte.',
  'last.other':
    'Lila 5 bringt 5 Punkte. Gelb 3 bringt 3, und einen Knoten zu den vieren der Landkarte.',
  'last.done':
    '39 zu 38 gewonnen! Bei gleichen Punkten gewinnen mehr Ringe, sonst teilt ihr den Sieg. Eine Landkarte darf nach dem neunten Plättchen weiterwachsen.',

  'runs.title': 'Spiel eine Folge …',
  'runs.line': 'Eine Farbe, Zahlen der Reihe nach. Pro Zug nur in einen Satz.',
  'alike.title': '… oder einen Regenbogen',
  'alike.line': 'Eine Zahl, verschiedene Farben. Joker stehen für jede Karte.',
  'dots.title': 'Zahl die weißen Punkte',
  'dots.line': 'Jeder Punkt kostet eine Karte. Kreise der Farbe sparen je 1.',
  'closed.title': 'Ab drei abschließen',
  'closed.line': 'Die höchste Karte kommt ins Tagebuch, der Rest in den Rucksack.',
  'reach.title': 'Nimm ein Plättchen',
  'reach.line': 'Ein Satz aus drei reicht bis zum dritten, in der Farbe der Karte.',
  'loop.title': 'Bau deine Landkarte',
  'loop.line': 'Gleiche Halbkreise werden ein Kreis, vier Bögen ein Ring.',
  'three.title': 'Dann zieh',
  'three.line': 'Drei farbige Karten oder ein Joker. Höchstens zehn auf der Hand.',
  'score.title': 'Neun Plättchen: Schluss',
  'score.line': 'Zahlen, Symbole (Tagebuch × Landkarte), 14 für die meisten Ringe.',

  'ends.tip':
    'Eine Landkarte hat neun Plättchen. Nach dieser Runde kommt nur noch eine, ohne Ziehen.',
  'rides.tip':
    'Du kannst jetzt eine Mitfahrkarte einsetzen und umsonst spielen. Im Tagebuch zählt sie Punkte.',
  'pays.tip':
    'Jeder weiße Punkt kostet eine andere Handkarte. Zahl mit dem, was du am wenigsten brauchst.',
  'tiles.tip':
    'Nimm ein Symbol, das auch in deinem Tagebuch steht: Am Ende werden beide Zahlen malgenommen.',
  'places.tip':
    'Dreh das Plättchen, wie du willst. Kreise machen ihre Farbe billiger, Ringe bringen Punkte.',
  'closes.tip':
    'Dieser Satz hat drei Karten oder mehr. Schließ ihn ab, oder lass ihn für ein besseres Plättchen wachsen.',
  'draws.tip': 'Zieh drei farbige Karten oder einen Joker, der für jede Karte stehen kann.',
  'plays.tip':
    'Spiel eine Farbe mit Zahlen der Reihe nach, oder gleiche Zahlen in verschiedenen Farben.',
};
