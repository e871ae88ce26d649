import type { Catalogue } from '@baithak/kernel';

export const de: Catalogue = {
  'take.title': 'Du kannst eine Ware nehmen.',
  'take.idea':
    'Ihr bekommt je fünf Karten; Kamele darunter kommen gleich in eure Herden. Der Markt zeigt fünf: zuerst drei Kamele und die zwei obersten vom Stapel, die auch Kamele sein können.',
  'take.task': 'Nimm eine Ware auf die Hand.',
  'take.nudge': 'Wähle das Gold oder den Stoff auf dem Markt, sonst nichts.',
  'take.camels': 'Das waren die Kamele. Nimm zuerst eine einzelne Ware.',
  'take.done':
    'Der Stapel füllt die Lücke. Pro Zug tust du nur eines: nehmen oder verkaufen, nie beides; auch Tauschen ist Nehmen. Dann ist der andere dran.',

  'camels.title': 'Kamele nimmst du alle auf einmal.',
  'camels.idea':
    'Nimmst du Kamele, dann alle, die auf dem Markt sind. Sie kommen in deine Herde. Waren und Kamele nimmst du nie im selben Zug.',
  'camels.task': 'Nimm die Kamele.',
  'camels.nudge': 'Wähle die Kamele auf dem Markt.',
  'camels.good': 'Das war eine Ware. Nimm diesmal die Kamele.',
  'camels.done':
    'Drei Kamele für deine Herde! Wie viele es sind, muss niemand verraten. Der Tisch zählt beide Herden für dich, außer ihr spielt ohne Gedächtnishilfen.',

  'swap.title': 'Tausche, um mehrere Waren zu nehmen.',
  'swap.idea':
    'Leg so viele Karten zurück, wie du nimmst, mindestens zwei: Waren, Kamele aus der Herde oder beides. Kamele nimmst du so nie, und was du nimmst, legst du nicht zugleich zurück.',
  'swap.task': 'Nimm beide Diamanten in einem Tausch.',
  'swap.nudge':
    'Wähle beide Diamanten und zwei Karten zum Zurücklegen: Kamele, Waren oder je eine.',
  'swap.one': 'Das war nur ein Diamant. Tausche zwei deiner Karten gegen beide.',
  'swap.done':
    'Zwei Karten gegen zwei. Was du zurückgelegt hast, liegt jetzt auf dem Markt, und dein Gegner kann es nehmen.',

  'full.title': 'Du kannst sieben Karten halten.',
  'full.idea':
    'Nach deinem Zug hast du höchstens sieben Karten auf der Hand. Kamele zählen nicht mit: Eine Herde darf beliebig groß sein.',
  'full.task': 'Deine Hand ist voll. Nimm trotzdem beide Goldkarten.',
  'full.nudge':
    'Tausche zwei Waren gegen das Gold. Mit Kamelen hättest du neun Karten auf der Hand.',
  'full.sold': 'Auch ein Verkauf schafft Platz. Tausche diesmal aber zwei Waren gegen das Gold.',
  'full.done':
    'Waren gegen Waren: Es bleiben sieben Karten. Du hättest auch verkaufen oder das Kamel nehmen können.',

  'sell.title': 'Verkaufe Waren für Rupien.',
  'sell.idea':
    'Leg beliebig viele Karten einer Warenart ab. Jede bringt einen Marker dieser Ware, die wertvollsten zuerst.',
  'sell.task': 'Verkaufe beide Stoffkarten.',
  'sell.nudge': 'Wähle die beiden Stoffkarten auf deiner Hand, sonst nichts.',
  'sell.one': 'Eine allein ist erlaubt. Verkaufe diesmal aber beide zusammen.',
  'sell.done':
    'Fünf und drei Rupien. Die Marker werden kleiner, also sei früh dran. Pro Zug eine Warenart, nie Kamele.',

  'dear.title': 'Kostbares verkaufst du ab zwei Stück.',
  'dear.idea':
    'Von Diamanten, Gold und Silber verkaufst du mindestens zwei, auch wenn nur noch ein Marker da ist. Andere Waren gehen auch einzeln.',
  'dear.task': 'Verkaufe dein Silber.',
  'dear.nudge': 'Wähle beide Silberkarten. Ein einzelner Diamant muss warten.',
  'dear.cheap': 'Gewürze und Leder gehen auch einzeln. Verkaufe jetzt das Silber.',
  'dear.done':
    'Zwei Karten für den letzten Marker. Von diesen drei Waren gibt es je sechs Karten, von den anderen acht bis zehn.',

  'bonus.title': 'Große Verkäufe bringen einen Bonus.',
  'bonus.idea':
    'Drei Karten bringen einen Bonus von 1 bis 3 Rupien, vier 4 bis 6, fünf oder mehr 8 bis 10. Es zählen die Karten, nicht die Marker.',
  'bonus.task': 'Hol dir den größten Bonus.',
  'bonus.nudge': 'Dafür brauchst du fünf Karten einer Art. Verkaufe dein ganzes Leder.',
  'bonus.fewer': 'Ein guter Verkauf, aber erst fünf auf einmal bringen den größten Bonus.',
  'bonus.done':
    'Es gab nur noch vier Marker, aber fünf Karten bringen trotzdem den großen Bonus. Du ziehst ihn verdeckt, und nur du siehst seinen Wert.',

  'piles.title': 'Drei leere Reihen beenden die Runde.',
  'piles.idea':
    'Sind die Marker von drei Warenarten weg, endet die Runde sofort, und Unverkauftes ist nichts wert. Der Reichere gewinnt ein Siegel, zwei Siegel gewinnen die Partie.',
  'piles.task': 'Du führst und hast ein Siegel. Gewinne die Partie.',
  'piles.nudge':
    'Zwei Reihen sind leer, beim Leder sind noch zwei Marker da. Verkaufe zwei oder mehr Leder.',
  'piles.one': 'Ein Ledermarker ist noch da. Verkaufe zwei oder drei Leder auf einmal.',
  'piles.done':
    'Die größere Herde bringt dir noch 5 Rupien, und dein zweites Siegel gewinnt die Partie! Sonst würde neu ausgeteilt, und der Verlierer dieser Runde finge an.',

  'deck.title': 'Auch eine Lücke im Markt beendet sie.',
  'deck.idea':
    'Kann der Stapel nicht jede Lücke im Markt füllen, ist die Runde vorbei. Wie sie auch endet: Die größere Herde bringt 5 Rupien, gleich große nichts.',
  'deck.task': 'Dir fehlen 3 Rupien. Gewinne die Partie.',
  'deck.nudge':
    'Nimm beide Kamele: Eine Karte füllt keine zwei Lücken, die Runde endet, und deine Herde ist dann die größere.',
  'deck.good':
    'Die letzte Karte hat die Lücke gefüllt, die Runde geht weiter. Nimm stattdessen die Kamele.',
  'deck.done':
    'Sechs Kamele gegen fünf: Die größere Herde bringt dir 5 Rupien. Damit steht es 58 zu 56, und das Siegel ist deins.',

  'tie.title': 'Bei Gleichstand zählen Bonusmarker.',
  'tie.idea':
    'Ihr seid gleich reich. Dann gewinnt das Siegel, wer mehr Bonusmarker hat. Sind auch die gleich, wer mehr Warenmarker hat.',
  'tie.task': 'Nur du hast einen Bonusmarker. Gewinne die Partie.',
  'tie.nudge':
    'Der Markt ist noch voll, die Runde geht weiter. Nimm eine Karte: Der Stapel ist leer.',
  'tie.done':
    'Gewonnen! Erst zählen Rupien, dann Bonusmarker, dann Warenmarker. Und merk dir: Nicht der leere Stapel hat die Runde beendet, sondern die Lücke.',

  'single.title': 'Nimm eine Ware',
  'single.line': 'Der Stapel füllt die Lücke. Halte höchstens sieben Karten.',
  'herd.title': 'Oder nimm alle Kamele',
  'herd.line': 'Sie kommen in deine Herde und füllen nie die Hand.',
  'trade.title': 'Oder tausche ab zwei',
  'trade.line': 'Leg gleich viele Karten zurück, aus Hand oder Herde.',
  'sale.title': 'Oder verkaufe eine Art',
  'sale.line': 'Die besten Marker gehen zuerst. Kostbares: mindestens zwei.',
  'reward.title': 'Verkaufe viel auf einmal',
  'reward.line': 'Drei, vier oder fünf Karten: Der Bonus wächst.',
  'seal.title': 'Reicher sein, Siegel holen',
  'seal.line': 'Drei leere Reihen oder kein Nachschub: Ende. Zwei Siegel gewinnen.',

  'turn.tip':
    'Pro Zug eines: eine Ware nehmen, alle Kamele nehmen, mindestens zwei Karten tauschen oder eine Warenart verkaufen.',
  'scored.tip':
    'Der Reichere von euch hat ein Siegel gewonnen. Zwei gewinnen die Partie; der Verlierer beginnt die neue Runde.',
  'five.tip': 'Du kannst fünf von einer Art verkaufen! Das bringt einen Bonus von 8 bis 10 Rupien.',
  'three.tip':
    'Drei Karten einer Art bringen einen Bonus von 1 bis 3 Rupien, vier 4 bis 6, fünf oder mehr 8 bis 10.',
  'pair.tip':
    'Diamanten, Gold und Silber verkaufst du nur ab zwei Stück. Du hast zwei gleiche und kannst sie jetzt verkaufen.',
  'caravan.tip':
    'Kamele zählen nicht als Handkarten. Nimm sie zum Tauschen; die größere Herde bringt am Ende 5 Rupien.',
  'even.tip':
    'Beim Tauschen legst du so viele Karten zurück, wie du nimmst: Waren, Kamele oder beides.',
};
