import type { en } from './en.ts';

export const de: Record<keyof typeof en, string> = {
  'heading.M1': 'Ziel und Karten',
  'rule.M1':
    'Versuche, zuerst fünf Amulette der Ewigkeit zu gewinnen. Während deine Figur durch die Bereiche des Lebens zieht, baust du dein eigenes Deck.',
  'rule.M2':
    'Eine Bereichskarte (in der Spielregel: Erfahrungskarte) hat zwei helle und zwei dunkle Symbole ihres Bereichs und eine Aktion. Ein Gutes Karma hat ein helles und ein dunkles Symbol, die für jeden Bereich zählen. Ein Schlechtes Karma hat nichts. Jeder Bereich hat 4, 5, 7, 9 oder 9 Karten bei einem bis fünf Spielern. Dazu gibt es 33 Gute und 46 Schlechte Karma.',
  'rule.M3':
    'Die Vorderseite eines Amuletts verlangt zwei Symbole je viermal, die Rückseite drei Symbole je zweimal. Zwei besondere Amulette zeigen auf beiden Seiten drei Symbole.',
  'house.M3':
    'Die Spielregel zählt die Symbole der Rückseiten nicht auf. Wir haben sie gleichmäßig verteilt.',
  'heading.M4': 'Aufbau',
  'rule.M4':
    'Zwischen je zwei Nachbarn liegen sechs Amulette. Zu zweit teilt ihr euch zwölf, allein hast du sechs. Alle liegen mit der Vorderseite nach oben. In kurzen und leichten Partien liegen die letzten zwei von sechs oder die letzten vier von zwölf mit der Rückseite nach oben. Zu fünft sind alle dreißig im Spiel: Das letzte jeder Gruppe (kurz: die letzten zwei) liegt mit der Rückseite nach oben; die zwei besonderen sind darunter, in verschiedenen Gruppen.',
  'house.M4':
    'Die Spielregel sagt nicht, wo die besonderen Amulette liegen. Hier entscheidet das Los.',
  'rule.M5':
    'Ihr wählt eure Figuren vom letzten Platz zurück zum ersten, wenn die Amulette schon ausliegen. Jede Figur gibt es einmal.',
  'rule.M6':
    'Du beginnst mit vier Guten und vier Schlechten Karma und vier Karten auf der Hand. Sind alle vier gleich, ziehst du neu.',
  'rule.M7':
    'Alle Figuren beginnen in der Kluft zwischen Maut und Jann, die kein Bereich ist. Dein erster Zug darf auf jedem Bereich enden und ist keine Wiedergeburt. Maut und Jann sind Nachbarn.',
  'house.M7': 'Die Spielregel sagt nicht, ob die Kluft ein Bereich ist.',
  'heading.M8': 'Auf dem Rad ziehen',
  'rule.M8':
    'Zieh zu Beginn deines Zuges einen bis sieben Bereiche weit im Uhrzeigersinn. Du darfst weder stehen bleiben noch auf deinen Bereich zurückkehren.',
  'rule.M9':
    'Von Maut nach Jann wirst du wiedergeboren: Lege zuerst zwei Handkarten auf ihre Stapel zurück, aber kein Schlechtes Karma. Für jede fehlende nimmst du ein Schlechtes Karma auf die Hand.',
  'rule.M10':
    'Steht dort, wo du ankommst, eine andere Figur (allein und zu zweit: oder daneben), zahlst du einmal, egal, wie viele dort stehen. Entweder gibst du einem von ihnen eine Handkarte, die kein Schlechtes Karma ist; sie kommt auf seine Hand. Oder du nimmst zwei Schlechte Karma auf deine. Zu fünft nimmt einer von ihnen ein Gutes Karma aus dem Vorrat statt einer Karte von dir.',
  'house.M10': 'Die Spielregel sagt nicht, ob du jede Figur dort bezahlst. Hier zahlst du einmal.',
  'rule.M11':
    'Mit zwei Schlechten Karma darfst du nur zahlen, wenn noch zwei da sind, es sei denn, du kannst nicht anders zahlen. Schuldest du Schlechtes Karma und es reicht nicht, nimmst du, was da ist.',
  'house.M11': 'Die Spielregel sagt nicht, was geschieht, wenn das Schlechte Karma ausgeht.',
  'rule.M12':
    'Dann bekommst du eine Karte deines Bereichs auf die Hand. Ist keine mehr da, bekommst du ein Gutes Karma; fehlt auch das, bekommst du nichts.',
  'rule.M13':
    'Jedes flüchtige Kaam Kar lässt dich dann eine weitere Karte nehmen, jede aus einem anderen Bereich. Die ersten beiden reichen bis zu den Nachbarbereichen, das dritte und vierte zwei Schritte weit und so fort. Aus einem Bereich nimmst du nichts, solange ein näherer noch eine Karte geben kann. Ein leerer Stapel gibt ein Gutes Karma.',
  'house.M13': 'Die Spielregel sagt nicht genau, wie mehrere Kaam Kar weiter reichen.',
  'heading.M14': 'Aktionen',
  'rule.M14':
    'Du darfst eine Aktion spielen: Lege eine Bereichskarte von der Hand in die Spielzone und führe sie aus. Manche Karten geben weitere Aktionen. Nicht genutzte verfallen.',
  'rule.M15':
    'Eine Karte, deren Aktion gar nichts bewirken würde, darfst du nicht spielen. Jann, Vikaas, Kaam Kar und Bachcha gehen immer.',
  'house.M15':
    'Die Spielregel sagt nicht, ob du eine Karte ohne Wirkung spielen darfst. Hier darfst du es nicht.',
  'rule.M16':
    'Jann: Zieh zwei Karten, dann darfst du eine weitere Aktion spielen. Vikaas: Zieh eine Karte, dann darfst du zwei weitere Aktionen spielen.',
  'rule.M17':
    'Kaam Kar und Bachcha bleiben als flüchtige Karten liegen und wirken jeden Zug, bis du ein Amulett gewinnst. Jedes Bachcha macht deine neue Hand um eine Karte größer.',
  'rule.M18':
    'Yugal: Lege eine Handkarte zurück, die kein Schlechtes Karma ist, dann nimm eine Bereichskarte einer anderen Art aus dem Vorrat.',
  'house.M18': 'Die Spielregel sagt nicht, ob du dieselbe Sorte zurücknehmen darfst.',
  'rule.M19':
    'Gyaan: Lege eine Handkarte, die kein Schlechtes Karma ist, in deine Reserve. Dort bleibt sie, bis du sie für ein Amulett nutzt.',
  'rule.M20': 'Dhyann: Lege zwei Gute Karma aus dem Vorrat, oder das letzte, auf deine Ablage.',
  'house.M20': 'Die Spielregel sagt nicht, was geschieht, wenn nur noch ein Gutes Karma da ist.',
  'rule.M21': 'Maut: Lege ein Schlechtes Karma von der Hand zurück.',
  'heading.M22': 'Amulette',
  'rule.M22':
    'Einmal pro Zug darfst du ein Amulett zu deiner Linken oder Rechten gewinnen. Karten in der Spielzone und flüchtige Karten zählen dafür nicht.',
  'rule.M23':
    'Deine Hand und die Reservekarten, die du wählst, müssen alle seine Symbole abdecken, hell oder dunkel. Gutes Karma zählt als jedes Symbol.',
  'rule.M24':
    'Für jedes dunkle Symbol, das du nutzt, kommt ein Schlechtes Karma aus dem Vorrat auf deine Ablage. Du nutzt so wenige wie möglich und nie mehr, als Schlechtes Karma übrig ist.',
  'house.M24':
    'Die Spielregel sagt nicht, was geschieht, wenn zu wenig Schlechtes Karma übrig ist.',
  'rule.M25': 'Dein fünftes Amulett musst du ohne dunkle Symbole gewinnen.',
  'rule.M26':
    'Handkarten zählen von selbst mit, denn du legst sie ohnehin ab. Du wählst nur unter Reservekarten, mit denen helle Symbole mehr abdecken.',
  'house.M26': 'Die Spielregel sagt das nicht. Es erspart dir Entscheidungen, die nichts ändern.',
  'heading.M27': 'Kräfte',
  'rule.M27':
    'Gewinnst du ein Amulett, nutze eine Kraft deiner Figur, aber nicht die unter deinem Marker. Leg den Marker dann auf diese Kraft.',
  'rule.M28':
    'Du darfst eine Kraft auch wählen, wenn sie gerade nichts bewirkt. Führe sie aus, so weit es geht: Du musst Bereichskarten aussuchen, solange welche da sind, auch zweimal aus demselben Bereich. Schlechtes Karma geht von selbst zurück. Ist ein Teil nicht möglich, führe den Rest aus.',
  'house.M28':
    'Die Spielregel sagt nicht, was geschieht, wenn eine Kraft nur teilweise wirken kann.',
  'rule.M29':
    'Deine flüchtigen Karten kommen auf die Ablage, bevor die Kraft wirkt, außer bei Ibahs dritter Kraft.',
  'heading.M30': 'Das Ende deines Zuges',
  'rule.M30': 'Dann kommen deine Hand und deine Spielzone auf deine Ablage, die offen liegt.',
  'rule.M31':
    'Zieh vier Karten, eine mehr für jedes Bachcha und was eine Kraft dazugibt. Erst wenn du von einem leeren Stapel ziehen musst, mischst du deine Ablage zu einem neuen. Sind beide leer, ziehst du weniger.',
  'house.M31':
    'Die Spielregel sagt nicht genau, wann du mischst und was bei zwei leeren Stapeln geschieht.',
  'rule.M32': 'Karten, die für deine nächste Hand beiseiteliegen, kommen zu den gezogenen dazu.',
  'house.M32': 'Die Spielregel sagt nicht, ob diese Karten gezogene ersetzen.',
  'heading.M33': 'Das Ende der Partie',
  'rule.M33':
    'Ein fünftes Amulett beendet die Partie am Ende der Runde, damit alle gleich oft am Zug waren. Den Zug selbst spielst du zu Ende.',
  'rule.M34':
    'Wer die meisten Amulette hat, gewinnt. Bei Gleichstand gewinnt, wer im ganzen Deck am wenigsten Schlechtes Karma hat. Ist auch das gleich, teilt ihr euch den Sieg.',
  'rule.M35':
    'Allein spielst du gegen eine neutrale Figur. Sie beginnt in der Kluft und geht, immer wenn du abgelegt hast, einen Bereich im Uhrzeigersinn weiter; kommt sie dabei zu dir, passiert nichts. Kommst du bei ihr oder neben ihr an, legst du eine Karte zurück oder nimmst zwei Schlechte Karma. Mit fünf Amuletten bis zum Ende von Zug 17 gewinnst du.',
  'rule.M36':
    'Nach 40 Runden endet die Partie. Wie immer entscheiden die Amulette, dann das Schlechte Karma.',
  'house.M36': 'Die Spielregel setzt keine Grenze. Mit dieser endet jede Partie.',
  'heading.M37': 'Verdeckt und offen',
  'rule.M37':
    'Handkarten und die Reihenfolge der Nachziehstapel sind verdeckt. Alles andere ist offen, auch die Ablagen; so kann jeder ausrechnen, was Hand und Nachziehstapel zusammen enthalten. An manchen Tischen musst du dir das selbst merken.',

  'sketch.round': 'Runde {round}',
  'sketch.turn': 'Zug {round} von 17',
  'sketch.rift': 'In der Kluft:',
  'sketch.group': 'Amulette {left} | {right}',
  'sketch.group-all': 'Amulette',
  'sketch.seat': '{seat}',
  'sketch.marker': 'Marker auf Kraft {n}',
  'sketch.actions': '{n, plural, one {# Aktion} other {# Aktionen}} übrig',
  'sketch.hand': 'Hand',
  'sketch.piles': 'Stapel',
  'sketch.piles-of': 'ziehen {draw}, Ablage {waste}',
  'sketch.won': 'Gewonnen',
  'sketch.played': 'Spielzone',
  'sketch.evanescent': 'Flüchtig',
  'sketch.reserve': 'Reserve',
  'sketch.next': 'Nächste Hand',
  'sketch.known': 'darunter {cards}',
  'sketch.cards': '{n, plural, one {# Karte} other {# Karten}}',
  'sketch.key': '+ Gutes Karma · - Schlechtes Karma · Amulette: JV will 4 + 4, YBG 2 + 2 + 2',
};
