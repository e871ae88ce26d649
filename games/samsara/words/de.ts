import type { en } from './en.ts';

const CARDS = '{n, plural, one {# Karte} other {# Karten}}';

export const de: Record<keyof typeof en, string> = {
  name: 'Samsara',
  'option.mode': 'Spielweise',
  'option.mode.normal': 'normal',
  'option.mode.quick': 'schnell',
  'option.mode.easy': 'leicht',
  about:
    'Kreise durch acht Zonen des Lebens, baue ein Deck aus Erfahrungen und Karma und sammle fünf Amulette. Etwa zehn Minuten pro Person.',
  credits:
    'Nach Samsara, entworfen von Nicolas Sauge, auf dem Umschlag wird auch Sylas genannt, erschienen bei Oka Luda.',

  'rule.M1':
    'Wer zuerst fünf Amulette der Ewigkeit sammelt, erreicht das Nirwana. Alle bauen sich einen eigenen Kartensatz auf, während ihre Figur durch die Lebensbereiche kreist.',
  'rule.M2':
    'Eine Erfahrungskarte hat zwei helle und zwei dunkle Zeichen ihres Bereichs und eine Aktion. Ein Gutes Karma hat ein helles und ein dunkles Zeichen, die für jeden Bereich stehen. Ein Schlechtes Karma hat nichts. Je Bereich gibt es 4, 5, 7, 9 oder 9 Karten für eine bis fünf Personen, dazu 33 Gutes und 46 Schlechtes Karma.',
  'rule.M3':
    'Die Vorderseite eines Amuletts verlangt zwei Zeichen je viermal, die Rückseite drei Zeichen je zweimal. Zwei besondere Amulette zeigen auf beiden Seiten drei Zeichen.',
  'rule.M4':
    'Zwischen je zwei Nachbarn liegen sechs Amulette; zu zweit teilt man sich zwölf, allein hat man sechs. Sie liegen mit der Vorderseite oben. In schnellen und leichten Spielen liegen die letzten zwei von sechs oder die letzten vier von zwölf mit der Rückseite oben. Zu fünft werden alle dreißig gebraucht: das letzte (schnell: die letzten zwei) jeder Gruppe liegt mit der Rückseite oben, und die beiden besonderen sind darunter, in verschiedenen Gruppen.',
  'rule.M5':
    'Die Figuren werden vom letzten Platz zurück bis zum ersten gewählt, während die Amulette schon offen liegen. Jede Figur gibt es einmal.',
  'rule.M6':
    'Alle beginnen mit vier Guten und vier Schlechten Karma und haben vier davon auf der Hand; vier gleiche werden neu ausgeteilt.',
  'rule.M7':
    'Alle Figuren beginnen in der Kluft zwischen Maut und Jann, die kein Bereich ist. Der erste Zug darf auf jedem Bereich enden und ist keine Wiedergeburt. Maut und Jann gelten als benachbart.',
  'rule.M8':
    'Ein Zug beginnt mit einer Bewegung: im Uhrzeigersinn um einen bis sieben Bereiche, nie zurück auf den eigenen.',
  'rule.M9':
    'Wer von Maut nach Jann kommt, wird wiedergeboren: Zuerst legt man zwei Handkarten zurück, die kein Schlechtes Karma sind. Für jede, die man nicht zurücklegen kann, nimmt man ein Schlechtes Karma auf die Hand.',
  'rule.M10':
    'Kommst du an, wo eine andere Figur steht (allein und zu zweit auch daneben), zahlst du einmal, wie viele dort auch stehen: Gib eine Karte, die kein Schlechtes Karma ist, einer von ihnen auf die Hand, oder nimm zwei Schlechte Karma auf deine. Zu fünft nimmt stattdessen eine von ihnen ein Gutes Karma aus dem Vorrat.',
  'rule.M11':
    'Zwei Schlechte Karma kann man nur als Zahlung wählen, wenn zwei da sind, außer wenn man nichts anderes zahlen kann. Ist Schlechtes Karma fällig und zu wenig da, nimmt man, was es gibt.',
  'rule.M12':
    'Dann bekommst du eine Karte des Bereichs auf die Hand; ein Gutes Karma, wenn der Stapel leer ist, nichts, wenn auch das fehlt.',
  'rule.M13':
    'Jedes ausliegende Kaam Kar bringt danach eine weitere Karte, jede aus einem anderen Bereich, die nächsten zuerst: bei k davon höchstens k − 2(d − 1) Karten in der Entfernung d, und keine aus einem Bereich, solange ein näherer noch eine geben kann. Ein leerer Stapel gibt stattdessen ein Gutes Karma.',
  'rule.M14':
    'Du darfst eine Aktion spielen: Lege eine Erfahrungskarte der Hand in die Spielzone und führe sie aus. Manche Karten geben weitere Aktionen; nicht genutzte verfallen.',
  'rule.M15':
    'Eine Karte, deren Aktion gar nichts bewirken könnte, kann nicht gespielt werden. Jann, Vikaas, Kaam Kar und Bachcha gehen immer.',
  'rule.M16':
    'Jann: Ziehe zwei Karten, dann eine weitere Aktion. Vikaas: Ziehe eine Karte, dann zwei weitere Aktionen.',
  'rule.M17':
    'Kaam Kar und Bachcha liegen flüchtig aus und wirken jeden Zug, bis du ein Amulett gewinnst. Jedes Bachcha macht deine neue Hand um eine Karte größer.',
  'rule.M18':
    'Yugal: Lege eine Handkarte zurück, die kein Schlechtes Karma ist, und nimm dann eine vorhandene Erfahrungskarte anderer Art.',
  'rule.M19':
    'Gyaan: Lege eine Handkarte, die kein Schlechtes Karma ist, in deine Reserve. Dort bleibt sie, bis du sie für ein Amulett nutzt.',
  'rule.M20': 'Dhyann: Zwei Gute Karma, oder das letzte, kommen auf deine Ablage.',
  'rule.M21': 'Maut: Lege ein Schlechtes Karma deiner Hand zurück.',
  'rule.M22':
    'Einmal im Zug darfst du ein Amulett zu deiner Linken oder Rechten gewinnen. Karten der Spielzone und flüchtige Karten zählen dafür nicht.',
  'rule.M23':
    'Deine Handkarten und gewählte Karten der Reserve müssen alle Zeichen abdecken, hell oder dunkel. Gutes Karma steht für jedes Zeichen.',
  'rule.M24':
    'Jedes dunkle Zeichen kostet ein Schlechtes Karma aus dem Vorrat auf deine Ablage. Es werden so wenige wie möglich genutzt, und nie mehr, als Schlechtes Karma da ist.',
  'rule.M25': 'Das fünfte Amulett muss ohne dunkles Zeichen gewonnen werden.',
  'rule.M26':
    'Hilfreiche Handkarten werden von selbst genutzt, da sie ohnehin abgelegt werden. Gefragt wird nur nach Reservekarten, mit denen helle Zeichen mehr abdecken.',
  'rule.M27':
    'Mit einem Amulett nutzt du eine Kraft deiner Figur, nicht die unter deinem Marker, und legst den Marker darauf.',
  'rule.M28':
    'Eine Kraft darf gewählt werden, auch wenn sie gerade nichts bewirkt. Sie wird ausgeführt, so weit es geht: Ausgesucht werden vorhandene Erfahrungskarten, und darauf kann man nicht verzichten; Schlechtes Karma geht von selbst zurück; fehlt ein Teil, gilt der Rest trotzdem.',
  'rule.M29':
    'Deine flüchtigen Karten kommen auf die Ablage, bevor die Kraft wirkt, außer bei der dritten von Ibah.',
  'rule.M30': 'Dann kommen Hand und Spielzone auf deine Ablage, die offen liegt.',
  'rule.M31':
    'Du ziehst vier Karten, und mehr für jedes Bachcha und manche Kräfte. Erst wenn von einem leeren Stapel gezogen werden muss, wird die Ablage zum Nachziehstapel gemischt. Sind beide leer, ziehst du weniger.',
  'rule.M32': 'Karten für die nächste Hand kommen zu den gezogenen hinzu.',
  'rule.M33':
    'Ein fünftes Amulett beendet das Spiel am Ende der Runde, damit alle gleich viele Züge haben. Der Zug selbst wird zu Ende gespielt.',
  'rule.M34':
    'Mehr Amulette gewinnen, dann weniger Schlechtes Karma im ganzen Kartensatz. Ist auch das gleich, wird der Sieg geteilt.',
  'rule.M35':
    'Allein spielst du gegen eine neutrale Figur, die in der Kluft beginnt und nach jedem deiner Ablegen um einen Bereich weiterzieht. Kommst du bei ihr an, legst du eine Karte zurück oder nimmst zwei Schlechte Karma. Du gewinnst mit fünf Amuletten bis zum Ende von Zug 17.',
  'rule.M36': 'Nach 40 Runden endet das Spiel und wird nach dem Stand entschieden.',
  'rule.M37':
    'Verdeckt sind die Hände und die Reihenfolge der Nachziehstapel. Alles andere ist offen, auch die Ablagen und damit, was Hand und Nachziehstapel zusammen enthalten; das kann dem Gedächtnis überlassen sein.',

  'card.J': 'Jann',
  'card.V': 'Vikaas',
  'card.K': 'Kaam Kar',
  'card.Y': 'Yugal',
  'card.B': 'Bachcha',
  'card.G': 'Gyaan',
  'card.D': 'Dhyann',
  'card.M': 'Maut',
  'card.+': 'Gutes Karma',
  'card.-': 'Schlechtes Karma',
  'counted.J': '{n, plural, one {Jann} other {# Jann}}',
  'counted.V': '{n, plural, one {Vikaas} other {# Vikaas}}',
  'counted.K': '{n, plural, one {Kaam Kar} other {# Kaam Kar}}',
  'counted.Y': '{n, plural, one {Yugal} other {# Yugal}}',
  'counted.B': '{n, plural, one {Bachcha} other {# Bachcha}}',
  'counted.G': '{n, plural, one {Gyaan} other {# Gyaan}}',
  'counted.D': '{n, plural, one {Dhyann} other {# Dhyann}}',
  'counted.M': '{n, plural, one {Maut} other {# Maut}}',
  'counted.+': '{n, plural, one {ein Gutes Karma} other {# Gute Karma}}',
  'counted.-': '{n, plural, one {ein Schlechtes Karma} other {# Schlechte Karma}}',
  'counted.hidden': CARDS,
  'said.seat': '{seat}',
  'said.nothing': 'nichts',
  'amulet.front': 'das Amulett von {symbols} (je vier)',
  'amulet.back': 'das Amulett von {symbols} (je zwei)',
  'to.waste': 'auf die Ablage',
  'to.reserve': 'in die Reserve',
  'to.next': 'für die nächste Hand',
  'to.evanescent': 'zu den flüchtigen Karten',

  'power.Dhenu.1': 'ein Schlechtes Karma der Hand zurücklegen',
  'power.Dhenu.2': 'zwei Karten für die Ablage aussuchen',
  'power.Dhenu.3': 'zwei Karten mehr für die nächste Hand ziehen',
  'power.Bikkhu.1': 'zwei Gute Karma in die Reserve',
  'power.Bikkhu.2': 'zwei Gute Karma auf die Ablage',
  'power.Bikkhu.3': 'ein Schlechtes Karma der Hand zurücklegen',
  'power.Ussagah.1': 'eine Karte für die nächste Hand aussuchen',
  'power.Ussagah.2':
    'ein Schlechtes Karma der Hand zurücklegen, und ein Gutes Karma auf die Ablage',
  'power.Ussagah.3': 'eine Karte für die Reserve aussuchen',
  'power.Vanarah.1': 'eine flüchtige Karte aussuchen und auslegen',
  'power.Vanarah.2': 'ein Gutes Karma für die nächste Hand',
  'power.Vanarah.3': 'eine Karte für die nächste Hand aussuchen',
  'power.Ibah.1': 'eine Karte für die Reserve aussuchen',
  'power.Ibah.2': 'zwei Karten für die Ablage aussuchen',
  'power.Ibah.3': 'die flüchtigen Karten behalten',

  'step.char': 'eine Figur zu wählen',
  'step.go': 'zu ziehen',
  'step.back': 'eine Karte zurückzulegen',
  'step.pay': 'für die Ankunft zu zahlen',
  'step.take': 'eine Kaam-Kar-Karte zu nehmen',
  'step.act': 'eine Aktion zu spielen',
  'step.swap': 'mit Yugal zu tauschen',
  'step.keep': 'die Reserve zu füllen',
  'step.amulet': 'ein Amulett zu gewinnen',
  'step.use': 'eine Reservekarte zu nutzen',
  'step.power': 'eine Kraft zu nutzen',
  'step.pick': 'eine Karte auszusuchen',
  'due.amulets': 'die Amulette werden ausgelegt',
  'due.characters': 'eine Figur ist zu wählen',
  'due.deal': 'die Hände werden ausgeteilt',
  'due.go': 'die Figur muss ziehen',
  'due.back': 'für die Wiedergeburt sind Karten zurückzulegen',
  'due.pay': 'für die Ankunft ist zu zahlen',
  'due.take': 'Kaam Kar bietet weitere Karten',
  'due.act': 'eine Aktion darf gespielt werden',
  'due.draw': 'Karten werden gezogen',
  'due.swap': 'Yugal verlangt einen Tausch',
  'due.keep': 'Gyaan verlangt eine Karte für die Reserve',
  'due.amulet': 'ein Amulett darf gewonnen werden',
  'due.use': 'Reservekarten dürfen für das Amulett genutzt werden',
  'due.power': 'eine Kraft ist zu nutzen',
  'due.pick': 'eine Karte ist auszusuchen',
  'due.redraw': 'eine neue Hand wird gezogen',
  'due.over': 'das Spiel ist aus',

  'fault.notation':
    '„{text}“ ist kein Zug. Schreibe zum Beispiel go:Y, act:J, act:. zum Aufhören, swap:G>D, amulet:L2, pay:G>1, power:2; Bereiche sind J V K Y B G D M, Karma + und -.',
  'fault.wrong-step': 'Jetzt ist nicht die Zeit, {tried}: {due}.',
  'fault.character-taken': '{name} wird schon von {seat} gespielt.',
  'fault.same-zone': 'Du stehst auf {zone}; der Zug muss auf einem anderen Bereich enden.',
  'fault.bad-karma-stays':
    'Schlechtes Karma klebt an der Hand: Es kann weder gegeben noch zurückgelegt noch aufgehoben werden.',
  'fault.not-in-hand': 'Du hast kein {card} auf der Hand.',
  'fault.not-in-reserve': 'Du hast kein {card} in der Reserve.',
  'fault.five-pay-good':
    'Zu fünft gibst du keine eigene Karte: Die andere Person nimmt ein Gutes Karma (schreibe pay:+>2).',
  'fault.no-good-karma': 'Im Vorrat ist kein Gutes Karma mehr.',
  'fault.too-little-bad':
    'Es {n, plural, =0 {ist kein Schlechtes Karma} one {ist nur # Schlechtes Karma} other {sind # Schlechte Karma}} übrig; solange du anders zahlen kannst, musst du es.',
  'fault.pay-nobody': 'Allein legst du die Karte zurück; niemand bekommt sie (schreibe pay:G).',
  'fault.pay-whom': 'Sag, wer sie bekommt, zum Beispiel pay:G>1; Plätze zählen ab 0.',
  'fault.no-such-player': 'An Platz {n} sitzt hier niemand (Plätze zählen ab 0).',
  'fault.not-there': '{seat} steht nicht da, wo du angekommen bist.',
  'fault.take-own-zone': 'Die Karte von {zone} hast du schon: Dort stehst du.',
  'fault.take-taken': '{zone} hat in diesem Zug schon eine Karte gegeben.',
  'fault.take-empty': '{zone} hat keine Karte mehr, und Gutes Karma gibt es auch nicht.',
  'fault.take-all-taken':
    'Mit {n} Kaam Kar nimmst du {n, plural, one {# Karte} other {# Karten}}, und die hast du.',
  'fault.take-too-far': '{zone} ist für {n} Kaam Kar zu weit weg.',
  'fault.take-nearer-first': '{near} ist näher und muss vor {zone} eine Karte geben.',
  'fault.no-action-card': '{card} hat keine Aktion; die haben nur Erfahrungskarten.',
  'fault.no-effect-Y':
    'Yugal könnte nichts bewirken: Du hast keine Karte zum Zurücklegen, oder es gibt nichts anderes.',
  'fault.no-effect-G': 'Gyaan könnte nichts bewirken: Du hast keine andere Karte für die Reserve.',
  'fault.no-effect-D': 'Dhyann könnte nichts bewirken: Es gibt kein Gutes Karma mehr.',
  'fault.no-effect-M': 'Maut könnte nichts bewirken: Du hast kein Schlechtes Karma auf der Hand.',
  'fault.swap-experience': 'Yugal gibt nur Erfahrungskarten, kein Karma.',
  'fault.swap-same': 'Nimm eine andere Art als das {card}, das du zurücklegst.',
  'fault.pile-empty': 'Im Vorrat ist kein {card} mehr.',
  'fault.no-such-place': 'An deiner Seite gibt es keinen Platz {place}.',
  'fault.place-empty': 'Das Amulett auf {place} ist weg.',
  'fault.amulet-symbols':
    'Für {amulet} haben deine Karten zu wenige Zeichen, auch mit den dunklen: Helle lassen {n} offen.',
  'fault.amulet-fifth':
    'Das fünfte Amulett muss ohne dunkle Zeichen gewonnen werden; für {amulet} bräuchtest du {n}.',
  'fault.amulet-bad-karma':
    '{amulet} kostet {n} Schlechte Karma, es {bad, plural, one {ist} other {sind}} aber nur {bad} übrig.',
  'fault.no-help': 'Mit {card} würden helle Zeichen nicht mehr abdecken.',
  'fault.power-covered': 'Dein Marker liegt auf Kraft {power}; wähle eine andere.',
  'fault.pick-evanescent': '{card} ist nicht flüchtig; suche Kaam Kar oder Bachcha aus.',

  'fault.outcome-amulet': '„{text}“ kann hier nicht ausgelegt werden.',
  'fault.outcome-deal': '„{text}“ ist keine Anfangshand: Erwartet wird deal:1, deal:2 oder deal:3.',
  'fault.outcome-card': '„{text}“ ist keine Karte: Erwartet wird zum Beispiel draw:G.',
  'fault.outcome-not-in-pile': '„{text}“: Diese Karte ist nicht im Nachziehstapel.',

  'fault.position-object': 'Stellung, {at}: Hier wird ein Objekt erwartet.',
  'fault.position-unknown': 'Stellung: Ein Feld {at} gibt es nicht.',
  'fault.position-number':
    'Stellung, {at}: „{value}“ sollte eine ganze Zahl von {least} bis {most} sein.',
  'fault.position-list':
    'Stellung, {at}: Erwartet wird eine Liste mit höchstens {most, plural, one {# Eintrag} other {# Einträgen}}.',
  'fault.position-word': 'Stellung, {at}: „{value}“ sollte eines sein von: {words}.',
  'fault.position-cards':
    'Stellung, {at}: „{value}“ sollte aus Kartenbuchstaben bestehen, aus {letters}.',
  'fault.position-too-many':
    'Stellung: {count} Karten {letter}, an diesem Tisch gibt es aber nur {most}.',
  'fault.position-character': 'Stellung, {at}: Diese Figur hat schon ein anderer Platz.',
  'fault.position-amulet-twice': 'Stellung, {at}: Das Amulett {amulet} gibt es zweimal.',
  'fault.position-special': 'Stellung, {at}: Besondere Amulette gibt es nur zu fünft.',
  'fault.position-laying':
    'Stellung, {at}: Während ausgelegt wird, liegen die Amulette Gruppe für Gruppe ohne Lücke.',
  'fault.position-aim':
    'Stellung, {at}: Das angestrebte Amulett gehört zum Schritt „use“ und nur zu ihm.',
  'fault.position-winners': 'Stellung: Ein beendetes Spiel kann nicht gelesen werden.',
  'fault.position-neutral': 'Stellung: Eine neutrale Figur gibt es nur allein.',
  'fault.position-took':
    'Stellung, {at}: Bereiche je einmal, und nur während Kaam Kar Karten gibt.',
  'fault.position-only-in': 'Stellung, {at}: „{value}“ passt nicht zur Phase.',
  'fault.position-actions': 'Stellung, {at}: {value} übrige Aktionen passen nicht zur Phase.',
  'fault.position-setup': 'Stellung, {at}: So sieht kein Tisch mitten im Aufbau aus.',
  'fault.position-decided':
    'Stellung, {at}: Zu viele Amulette für ein laufendes Spiel; ein fünftes gehört jemandem, der schon am Zug war.',
  'fault.position-waiting':
    'Stellung, {at}: Wer nicht am Zug ist, hat nichts in der Spielzone und nichts beiseitegelegt.',
  'fault.position-seen': 'Stellung, {at}: Mehr {letter} gesehen, als in dieser Hand sind.',
  'fault.position-story': 'Stellung, {at}: Diese Geschichte passt nicht zur Hand.',
  'fault.position-lacks':
    'Stellung, {at}: Das gehört zu dem, der gerade ein Amulett gewonnen hat, und muss zur Hand passen.',
  'fault.position-nothing-due': 'Stellung, {at}: In dieser Phase gäbe es nichts zu erwarten.',

  'prompt.amulets': 'Die Amulette werden ausgelegt.',
  'prompt.deal': '{seat} bekommt eine Anfangshand.',
  'prompt.draw': '{seat} zieht {n, plural, one {# Karte} other {# Karten}}.',
  'prompt.redraw':
    '{seat} zieht eine neue Hand; {n, plural, one {# Karte fehlt} other {# Karten fehlen}} noch.',
  'prompt.wait': '{seat} ist am Zug: {due}.',
  'prompt.over': 'Das Spiel ist aus.',
  'prompt.characters': 'Wähle deine Figur.',
  'prompt.go': 'Ziehe im Uhrzeigersinn auf einen anderen Bereich.',
  'prompt.back':
    'Wiedergeburt: Lege {n, plural, one {eine Karte} other {# Karten}} deiner Hand zurück.',
  'prompt.pay':
    '{players, plural, =1 {Du bist bei der neutralen Figur angekommen: Lege eine Karte zurück oder nimm zwei Schlechte Karma.} =5 {Du bist bei anderen angekommen: Lass eine Person ein Gutes Karma nehmen, oder nimm zwei Schlechte Karma.} other {Du bist bei anderen angekommen: Gib einer Person eine Karte, oder nimm zwei Schlechte Karma.}}',
  'prompt.take': 'Kaam Kar: Nimm eine weitere Karte, oder mach weiter.',
  'prompt.act': 'Spiele eine Karte als Aktion ({n} übrig), oder mach weiter.',
  'prompt.swap': 'Yugal: Welche Karte legst du zurück, und welche nimmst du?',
  'prompt.keep': 'Gyaan: Welche Karte kommt in deine Reserve?',
  'prompt.amulet':
    '{amulets, plural, =4 {{reach, plural, =0 {Ohne dunkle Zeichen ist kein fünftes Amulett erreichbar: Beende deinen Zug.} other {Gewinne dein fünftes Amulett, ohne dunkle Zeichen, oder beende deinen Zug.}}} other {{reach, plural, =0 {Kein Amulett ist erreichbar: Beende deinen Zug.} other {Gewinne ein Amulett, oder beende deinen Zug.}}}}',
  'prompt.use': 'Für {amulet}: Welche Karten deiner Reserve nutzt du?',
  'prompt.power': 'Nutze eine deiner Kräfte.',
  'prompt.pick':
    'Suche {works, select, yes {eine Karte aus, die jeden Zug wirkt} other {{n, plural, one {eine Karte eines beliebigen Bereichs} other {# Karten beliebiger Bereiche}} aus ({to})}}.',

  'log.amulets-laid': '{count} Amulette werden ausgelegt.',
  'log.chose-character': '{seat} spielt {character}.',
  'log.hand-dealt': '{seat} beginnt mit {cards} auf der Hand.',
  'log.round-started': 'Runde {round} beginnt.',
  'log.moved': '{seat} geht von {from} nach {to}.',
  'log.entered': '{seat} tritt ins Leben und geht nach {to}.',
  'log.reincarnated': 'Der Weg führt durch Tod und Wiedergeburt.',
  'log.gave-back': '{card} wird für die Wiedergeburt hergegeben.',
  'log.took-bad-reincarnation':
    'Da sonst nichts zurückzulegen ist, {n, plural, =0 {wäre Schlechtes Karma fällig, aber es ist keines übrig} one {kommt ein Schlechtes Karma auf die Hand} other {kommen # Schlechte Karma auf die Hand}}.',
  'log.took-bad-arrival':
    'Jemand war zuerst da: {n, plural, =0 {Schlechtes Karma wäre fällig, aber es ist keines übrig} one {Ein Schlechtes Karma kommt auf die Hand} other {# Schlechte Karma kommen auf die Hand}}.',
  'log.paid': '{to} war zuerst da und bekommt {card}.',
  'log.treated': '{to} war zuerst da und nimmt ein Gutes Karma.',
  'log.paid-neutral': 'Die neutrale Figur ist nah: {card} wird zurückgelegt.',
  'log.got-zone-card': 'Der Bereich gibt {card}.',
  'log.got-zone-good': 'Von {zone} ist nichts übrig, so gibt er ein Gutes Karma.',
  'log.got-zone-nothing':
    'Weder von {zone} noch vom Guten Karma ist etwas übrig, so gibt er nichts.',
  'log.took': 'Dank Kaam Kar kommt {card} von {zone} mit.',
  'log.played.J': '{seat} spielt Jann: zwei Karten und eine weitere Aktion.',
  'log.played.V': '{seat} spielt Vikaas: eine Karte und zwei weitere Aktionen.',
  'log.played.K': '{seat} spielt Kaam Kar, das von nun an mehr Bereichskarten bringt.',
  'log.played.Y': '{seat} spielt Yugal für einen Tausch.',
  'log.played.B': '{seat} spielt Bachcha, das von nun an neue Hände vergrößert.',
  'log.played.G': '{seat} spielt Gyaan, um etwas aufzuheben.',
  'log.played.D': '{seat} spielt Dhyann für gutes Karma.',
  'log.played.M': '{seat} spielt Maut gegen schlechtes Karma.',
  'log.drew': '{seat} zieht {card}.',
  'log.drew-hidden': '{seat} zieht eine Karte.',
  'log.reshuffled':
    'Die Ablage mit {n, plural, one {# Karte} other {# Karten}} wird zum Nachziehstapel gemischt.',
  'log.swapped': '{returned} geht zurück, {taken} kommt auf die Hand.',
  'log.kept': '{card} kommt in die Reserve.',
  'log.got-good':
    '{n, plural, one {Ein Gutes Karma kommt} other {# Gute Karma kommen}} dazu ({to}).',
  'log.shed-bad':
    '{n, plural, one {Ein Schlechtes Karma verlässt} other {# Schlechte Karma verlassen}} die Hand.',
  'log.won-amulet':
    '{seat} nutzt {cards} und gewinnt {amulet}: das {count, plural, one {erste} =2 {zweite} =3 {dritte} =4 {vierte} other {fünfte}}. {price, plural, =0 {Helle Zeichen reichen.} one {Ein dunkles Zeichen kostet ein Schlechtes Karma.} other {# dunkle Zeichen kosten # Schlechte Karma.}}',
  'log.used-power': '{seat} nutzt Kraft {power} von {character}: {what}.',
  'log.used-power-idle': '{seat} nutzt Kraft {power} von {character} ({what}) ohne Wirkung.',
  'log.evanescent-ended': 'Was flüchtig auslag, wird abgelegt: {cards}.',
  'log.picked': '{card} wird ausgesucht ({to}).',
  'log.neutral-moved': 'Die neutrale Figur zieht nach {to}.',
  'log.hand-drawn': '{seat} zieht {cards} als neue Hand.',
  'log.hand-drawn-next': '{seat} zieht {cards} als neue Hand und nimmt {next} dazu.',
  'log.game-won':
    'Das Spiel ist aus: {winners} {count, plural, one {gewinnt} other {teilen sich den Sieg}}. {scores}.',
  'log.game-lost': 'Das Spiel ist aus und verloren. {scores}.',
  'log.score':
    '{seat} hat {n, plural, one {# Amulett} other {# Amulette}} und {bad, plural, one {ein Schlechtes Karma} other {# Schlechte Karma}}',

  'end.amulets': '{winners} {count, plural, one {hat} other {haben}} {n} Amulette.',
  'end.amulets-fewest-bad':
    'Mehrere haben {n} Amulette; mit {bad} {count, plural, one {hat} other {haben}} {winners} am wenigsten Schlechtes Karma.',
  'end.rounds':
    'Die letzte Runde ist vorbei; {winners} {count, plural, one {hat} other {haben}} die meisten Amulette ({n}).',
  'end.rounds-fewest-bad':
    'Die letzte Runde ist vorbei; mehrere haben {n, plural, =0 {kein Amulett} one {# Amulett} other {# Amulette}}, und mit {bad} {count, plural, one {hat} other {haben}} {winners} am wenigsten Schlechtes Karma.',
  'end.solo-won': 'Fünf Amulette bis Zug {round}: Das Nirwana ist erreicht.',
  'end.solo-lost':
    'Nur {n, plural, one {# Amulett} other {# Amulette}} nach {turns} Zügen: Das Nirwana ist nicht erreicht.',

  'tally.amulets': 'Amulette',
  'tally.bad': 'Schlechtes Karma im Kartensatz: {n} (am wenigsten gewinnt bei Gleichstand)',
  'tally.bad-unknown': 'Schlechtes Karma im Kartensatz: zu merken',

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
  'sketch.cards': CARDS,
  'sketch.key': '+ Gutes Karma · - Schlechtes Karma · Amulette: JV will 4 + 4, YBG 2 + 2 + 2',

  'board.wheel': 'Das Achteck des Lebens',
  'board.table': 'Tisch',
  'board.rift': 'Kluft',
  'board.neutral': 'die neutrale Figur',
  'board.usable': 'jetzt nutzbar',
  'board.lit': 'hervorgehoben',
  // On a narrow card the word is divided where it may be.
  'board.face': 'Schlech\u00ADtes Karma',
  'board.left': '{n, plural, =0 {keine übrig} one {# Karte übrig} other {# Karten übrig}}',
  'board.left-of':
    '{n, plural, =0 {Auf dem Tisch ist keine mehr; wer eine bekäme, bekommt ein Gutes Karma.} one {Auf dem Tisch ist noch eine.} other {Auf dem Tisch sind noch #.}}',
  'board.standing': '{who} {n, plural, one {steht} other {stehen}} hier',
  'board.mark.reborn': 'Wiedergeburt auf dem Weg',
  'board.mark.pay': 'Zahlung bei der Ankunft',
  'board.zone-title': '{zone}: {life}',
  'board.life.J': 'Geburt',
  'board.life.V': 'Stärke',
  'board.life.K': 'Beruf',
  'board.life.Y': 'Paar',
  'board.life.B': 'Kinder',
  'board.life.G': 'Wissen',
  'board.life.D': 'Geist',
  'board.life.M': 'Tod',
  'board.card.J': 'Aktion: Ziehe 2 Karten und spiele danach 1 weitere Aktion.',
  'board.card.V': 'Aktion: Ziehe 1 Karte und spiele danach 2 weitere Aktionen.',
  'board.card.K':
    'Aktion: Sie liegt flüchtig aus. Jeder Zug bringt dann eine Karte mehr, von einem Nachbarbereich, bis du ein Amulett gewinnst.',
  'board.card.Y':
    'Aktion: Lege eine Handkarte zurück und nimm eine andere, aus einem beliebigen Bereich.',
  'board.card.B':
    'Aktion: Sie liegt flüchtig aus. Jede neue Hand ist dann eine Karte größer, bis du ein Amulett gewinnst.',
  'board.card.G': 'Aktion: Lege eine Handkarte in deine Reserve, wo sie auf ein Amulett wartet.',
  'board.card.D': 'Aktion: Zwei Gute Karma kommen auf deine Ablage.',
  'board.card.M': 'Aktion: Werde ein Schlechtes Karma deiner Hand los.',
  'board.card.+': 'Ein Joker für Amulette, ohne Aktion.',
  'board.card.-':
    'Zu nichts gut: Es nimmt Platz auf der Hand und verliert bei Gleichstand. Nur Maut und manche Kräfte werden es los.',
  'board.symbols.x':
    'Für Amulette: 2 helle Zeichen umsonst und 2 dunkle für je ein Schlechtes Karma.',
  'board.symbols.+':
    'Für Amulette: 1 helles Zeichen eines beliebigen Bereichs umsonst und 1 dunkles für ein Schlechtes Karma.',
  'board.symbols.-': 'Für Amulette: keine Zeichen.',
  'board.cards': '{cards}',
  'board.lectern': 'Was zu tun ist',
  'board.steps': 'Schritte eines Zuges',
  'board.step.move': 'Ziehen',
  'board.step.card': 'Karte',
  'board.step.action': 'Aktionen',
  'board.step.amulet': 'Amulett',
  'board.step.hand': 'Neue Hand',
  'board.tip.look':
    'Drücke eine Karte, einen Bereich, ein Amulett oder eine Kraft, um zu lesen, was sie bewirken.',
  'board.tip.characters': 'Drücke ein Amulett, um zu lesen, was es verlangt.',
  'board.tip.go':
    'Drücke einen Bereich des Achtecks, um zu sehen, was der Weg dorthin kostet und bringt. {first, select, yes {Dein erster Zug darf überall enden, und du bekommst die Karte des Bereichs.} other {Es geht nur im Uhrzeigersinn; wer die Kluft überquert, wird wiedergeboren.}}',
  'board.tip.back':
    '{lacking, plural, =0 {Wähle {back, plural, one {eine Handkarte, die} other {zwei Handkarten, eine nach der anderen, die}} du hergibst. Schlechtes Karma geht nicht.} other {Du hast nur diese eine Karte herzugeben: Lege sie zurück, für die andere nimmst du ein Schlechtes Karma.}}',
  'board.tip.pay':
    '{players, plural, =5 {Wähle, wer von ihnen ein Gutes Karma aus dem Vorrat nimmt, oder nimm selbst zwei Schlechte Karma.} other {{n, plural, =0 {Du hast keine Karte zum Zahlen, also nimmst du zwei Schlechte Karma.} other {Drücke eine Handkarte, um damit zu zahlen, oder nimm zwei Schlechte Karma.}}}}',
  'board.tip.take':
    'Kaam Kar bringt dir weitere Karten, zuerst aus den nächsten Bereichen: Drücke einen leuchtenden Bereich.',
  'board.tip.act':
    '{n, plural, =0 {Keine deiner Handkarten hat jetzt eine spielbare Aktion.} other {Drücke eine Handkarte, um ihre Aktion zu lesen, und spiele sie dann. Nur was danach noch auf der Hand ist, hilft für ein Amulett.}}{reach, plural, =0 {} one { Ein Amulett ist schon erreichbar: Geh weiter, um es zu gewinnen.} other { # Amulette sind schon erreichbar: Geh weiter, um eines zu gewinnen.}}',
  'board.tip.swap':
    'Wähle eine Handkarte, die du zurücklegst, und einen Bereich des Achtecks, von dem du eine nimmst.',
  'board.tip.keep':
    'Wähle die Handkarte, die in deiner Reserve warten soll. Dort zählt sie für deine Amulette, jetzt und später.',
  'board.tip.amulet':
    '{n, plural, =0 {Noch ist kein Amulett neben dir erreichbar. Drücke eines, um zu sehen, welche Karten fehlen, oder beende den Zug: Hand und Spielzone kommen auf deine Ablage.} one {Ein Amulett neben dir ist erreichbar: das mit einem Preis. Drücke es.} other {# Amulette neben dir sind erreichbar: die mit einem Preis. Drücke eines.}}',
  'board.tip.use':
    '{open, plural, =0 {So kostet das Amulett {dark} Schlechtes Karma. Eine weitere Karte deiner Reserve spart etwas davon: Nutze sie jetzt, oder hebe sie auf.} one {Noch fehlt ein Zeichen: Nutze eine leuchtende Karte deiner Reserve.} other {Noch fehlen # Zeichen: Nutze eine leuchtende Karte deiner Reserve.}}',
  'board.tip.power':
    'Du hast {won} von 5 Amuletten. Jedes bringt eine deiner Kräfte{marker, plural, =0 {} other {, diesmal nicht die {marker}}}. Drücke eine, um zu lesen, was sie bewirkt.',
  'board.tip.pick': 'Drücke einen leuchtenden Bereich des Achtecks, um seine Karte auszusuchen.',
  'board.swap-hand': 'Drücke nun den Bereich, von dem du eine Karte nimmst.',
  'board.swap-zone': 'Drücke nun die Handkarte, die du zurücklegst.',
  'board.do.char': '{name} spielen',
  'board.do.go': 'Nach {card} ziehen',
  'board.do.back': '{card} zurücklegen',
  'board.do.pay': '{card} an {seat} geben',
  'board.do.treat': '{seat} ein Gutes Karma nehmen lassen',
  'board.do.pay-bad': 'Zwei Schlechte Karma nehmen',
  'board.do.take': '{card} nehmen',
  'board.do.act': '{card} spielen',
  'board.do.swap': '{card} gegen {zone} tauschen',
  'board.do.keep': '{card} in die Reserve legen',
  'board.do.amulet': 'Dieses Amulett gewinnen',
  'board.do.use': '{card} der Reserve nutzen',
  'board.do.power': 'Kraft {n} nutzen',
  'board.do.pick': '{card} aussuchen',
  'board.leave.take': 'Keine weiteren',
  'board.leave.act': 'Weiter zu den Amuletten',
  'board.leave.amulet': 'Kein Amulett: Zug beenden',
  'board.leave.use': 'Ohne weitere Karten gewinnen',
  'board.then.free': 'Dort ist nichts fällig.',
  'board.then.reborn':
    'Du überquerst die Kluft und wirst wiedergeboren: Du {back, plural, =0 {hast nichts zurückzulegen und} one {legst deine eine Karte zurück, die kein Schlechtes Karma ist{bad, plural, =0 {} other {, und}}} other {legst # Handkarten zurück}}{bad, plural, =0 {} one { nimmst ein Schlechtes Karma} other { nimmst # Schlechte Karma}}.',
  'board.then.pay-others':
    '{who} {n, plural, one {ist} other {sind}} dort{players, plural, =2 { oder daneben} other {}}: Gib eine Handkarte, oder nimm zwei Schlechte Karma.',
  'board.then.pay-five':
    '{who} {n, plural, one {ist} other {sind}} dort: Lass jemanden ein Gutes Karma nehmen, oder nimm selbst zwei Schlechte Karma.',
  'board.then.pay-neutral':
    'Die neutrale Figur ist dort oder daneben: Lege eine Handkarte zurück, oder nimm zwei Schlechte Karma.',
  'board.then.back':
    '{more, plural, =0 {{bad, plural, =0 {Damit ist die Wiedergeburt bezahlt.} one {Eine andere hast du nicht: Dazu nimmst du ein Schlechtes Karma.} other {Eine andere hast du nicht: Dazu nimmst du # Schlechte Karma.}}} other {Danach musst du noch eine zurücklegen.}}',
  'board.then.used':
    '{open, plural, =0 {Damit kostet das Amulett {dark, plural, =0 {nichts} one {ein Schlechtes Karma} other {# Schlechte Karma}}{saved, plural, =0 {} one {, eines weniger} other {, # weniger}}.} one {Damit fehlt noch ein Zeichen.} other {Damit fehlen noch # Zeichen.}}',
  'board.then.swap':
    'Dann {n, plural, =0 {ist kein Amulett} one {ist ein Amulett} other {sind # Amulette}} erreichbar.',
  'board.then.get':
    'Du bekommst {card}{n, plural, =0 {} one {: Ein Amulett neben dir verlangt es} other {: # Amulette neben dir verlangen es}}.',
  'board.asked':
    '{n, plural, =0 {Kein Amulett neben dir verlangt es.} one {Ein Amulett neben dir verlangt es.} other {# Amulette neben dir verlangen es.}}',
  'board.here': 'Hier bist du: Zieh weiter auf einen anderen Bereich.',
  'board.then.get-nothing': 'Es ist keine Karte mehr zu bekommen.',
  'board.then.more': 'Kaam Kar bringt bis zu {n, plural, one {# Karte} other {# Karten}} mehr.',
  'board.then.reach':
    'Dann {count, plural, one {ist {amulet} erreichbar} other {sind # Amulette erreichbar, etwa {amulet}}}{n, plural, =0 {, umsonst} one { für ein Schlechtes Karma} other { für # Schlechte Karma}}.',
  'board.group.all': 'Amulette',
  'board.group.rest': 'Weitere Amulette',
  'board.group.L': 'Amulette links von dir',
  'board.group.R': 'Amulette rechts von dir',
  'board.group.far': 'Zwischen {one} und {other}',
  'board.close.won': 'erreichbar für {dark} Schlechte Karma',
  'board.close.symbols':
    '{light} von {total} Zeichen durch helle gedeckt, {dark} durch dunkle, {open} fehlen',
  'board.close.fifth': '{dark} helle Zeichen fehlen, die das fünfte Amulett braucht',
  'board.close.bad-karma': 'dafür ist zu wenig Schlechtes Karma übrig',
  'board.amulet-asks': 'Es verlangt je {n} Zeichen von {symbols}.',
  'board.amulet-far': 'Nur die beiden, zwischen denen es liegt, können es gewinnen.',
  'board.covered':
    'Von {total} Zeichen decken Hand und Reserve {light} mit hellen{dark, plural, =0 {} other {, # mit dunklen}}{open, plural, =0 {} other {; # {open, plural, one {fehlt} other {fehlen}}}}.',
  'board.price':
    '{n, plural, =0 {Umsonst erreichbar.} one {Erreichbar: Ein dunkles Zeichen kostet ein Schlechtes Karma.} other {Erreichbar: # dunkle Zeichen kosten # Schlechte Karma.}}',
  'board.obstacle.fifth': 'Das fünfte Amulett muss ohne dunkle Zeichen auskommen.',
  'board.obstacle.bad-karma': 'Es würde {n} Schlechte Karma kosten, mehr als übrig sind.',
  'board.way':
    '• {cards}, {n, plural, =0 {dann umsonst} one {dann für ein Schlechtes Karma} other {dann für # Schlechte Karma}}',
  'board.ways':
    '{n, plural, one {Das würde es vervollständigen:} other {Eines davon würde es vervollständigen:}}',
  'board.why.bad': 'Weniger Schlechtes Karma heißt bessere Hände und gewinnt bei Gleichstand.',
  'board.why.good-waste': 'Joker, die mit dem nächsten Mischen kommen.',
  'board.why.good-reserve': 'Joker, die auf dein nächstes Amulett warten.',
  'board.why.good-next': 'Ein Joker, der im nächsten Zug sicher da ist.',
  'board.why.pick-waste': 'Beliebige Bereiche; die Karten kommen mit dem nächsten Mischen.',
  'board.why.pick-reserve': 'Ein beliebiger Bereich; die Karte wartet auf dein nächstes Amulett.',
  'board.why.pick-next': 'Ein beliebiger Bereich; im nächsten Zug hast du die Karte auf der Hand.',
  'board.why.pick-evanescent': 'Ein Kaam Kar oder Bachcha, das sofort wirkt.',
  'board.why.draw': 'Einmal eine Hand von sechs oder mehr Karten.',
  'board.why.stay': 'Sonst kostet jedes Amulett alle flüchtigen Karten.',
  'board.power-title': 'Kraft {n}: {what}',
  'board.power-when': 'Kräfte nutzt man, wenn man ein Amulett gewinnt.',
  'board.covered-power': 'Dein Marker verdeckt sie: Wähle diesmal eine andere.',
  'board.marker': 'vom Marker verdeckt',
  'board.idle': 'Jetzt würde sie nichts bewirken.',
  'board.ends': 'Deine flüchtigen Karten kommen auf die Ablage: {cards}.',
  'board.who.Dhenu': 'Dhenu, die heilige Kuh',
  'board.who.Bikkhu': 'Bikkhu, der Tigermönch',
  'board.who.Ussagah': 'Ussagah, die Kobra',
  'board.who.Vanarah': 'Vanarah, der emsige Affe',
  'board.who.Ibah': 'Ibah, der mächtige Elefant',
  'board.plays.Dhenu':
    'Sammelt breit und spielt ab und zu eine riesige Hand. Leicht für den Anfang.',
  'board.plays.Bikkhu': 'Lebt von Jokern: Amulette aller Art werden etwas billiger.',
  'board.plays.Ussagah':
    'Bleibt sauber und sucht genau die Karte aus, die das nächste Amulett braucht.',
  'board.plays.Vanarah': 'Hält die flüchtigen Karten von Amulett zu Amulett in Gang.',
  'board.plays.Ibah':
    'Baut auf Dauer: eine reiche Reserve und flüchtige Karten, die bleiben dürfen.',
  'board.characters': 'Figuren',
  'board.characters-why':
    'Fünf Amulette gewinnen das Spiel. Mit jedem nutzt du eine der drei Kräfte deiner Figur, nie dieselbe zweimal nacheinander.',
  'board.taken': 'gespielt von {seat}',
  'board.own': 'Deine Tafel',
  'board.powers': 'Kräfte',
  'board.won': '{n} von {most} Amuletten',
  'board.row.hand': 'Hand',
  'board.row.played': 'Spielzone',
  'board.row.evanescent': 'Flüchtig',
  'board.row.reserve': 'Reserve',
  'board.row.next': 'Nächste Hand',
  'board.empty.hand': 'keine Karten',
  'board.empty.played': 'gespielte Aktionen',
  'board.empty.evanescent': 'hier wirken Kaam Kar und Bachcha',
  'board.empty.reserve': 'wartet auf Amulette',
  'board.empty.next': 'keine Karten',
  'board.place': '{row}, Karte {n} von {count}',
  'board.hidden-hand': '{n, plural, one {# verdeckte Handkarte} other {# verdeckte Handkarten}}',
  'board.seen': 'Sicher auf der Hand',
  'board.deck': 'Kartensatz',
  'board.pool': 'Hand ({hand}) und Nachziehstapel ({draw})',
  'board.draw': 'Nachziehstapel ({n})',
  'board.waste': 'Ablage ({n})',
  'board.from-memory': 'zu merken',
  'board.karma': '{n} {card} im Kartensatz',
  'board.karma-unknown': '{card} im Kartensatz: zu merken',
  'board.look-at': 'Die Tafel von {seat}',
  'board.close': 'Schließen',
  'board.others': 'Die anderen',
  'board.turns': 'Zug',
  'board.neutral-tells':
    '{n, plural, =0 {Das ist der letzte Zug.} one {Danach bleibt # Zug.} other {Danach bleiben # Züge.}} Nach jedem geht die neutrale Figur einen Bereich weiter: Meide sie und die Bereiche daneben.',
  'board.glossary': 'Das Spiel in Kürze',
  'board.term.aim': 'Ziel',
  'board.means.aim': 'Als Erste oder Erster fünf Amulette haben.',
  'board.term.turn': 'Zug',
  'board.means.turn':
    'Figur ziehen, die Karte des Bereichs bekommen, eine Aktion spielen, wenn möglich ein Amulett gewinnen, eine neue Hand ziehen.',
  'board.term.karma': 'Karma',
  'board.means.karma':
    'Gutes Karma ist ein Joker. Schlechtes Karma ist Ballast, den man sammelt, wenn man es eilig hat.',
  'board.term.amulet': 'Amulett',
  'board.means.amulet':
    'Verlangt Zeichen einiger Bereiche. Gewinnen kannst du die links und rechts von dir, eines pro Zug.',
  'board.term.symbols': 'Helle und dunkle Zeichen',
  'board.means.symbols':
    'Helle (○) sind umsonst. Jedes genutzte dunkle (●) bringt ein Schlechtes Karma; für dein fünftes Amulett gelten nur helle.',
  'board.term.close': 'Balken und Preise',
  'board.means.close':
    'Der Balken eines Amuletts zeigt, wie nah du bist: Volle Felder sind helle Zeichen, die du hast, halbe dunkle, der Rest fehlt. Eine Zahl mit Wolke: Du kannst es für so viel Schlechtes Karma gewinnen.',
  'board.term.waste': 'Ablage',
  'board.means.waste':
    'Deine abgelegten Karten. Ist der Nachziehstapel leer, werden sie gemischt und kommen wieder: Nichts geht verloren.',
  'board.term.reserve': 'Reserve',
  'board.means.reserve': 'Karten, die hier warten und für Amulette zählen wie die der Hand.',
  'board.term.evanescent': 'Flüchtig',
  'board.means.evanescent':
    'Kaam Kar und Bachcha liegen hier und wirken jeden Zug, bis du ein Amulett gewinnst.',
  'board.term.reborn': 'Wiedergeburt',
  'board.means.reborn': 'Wer die Kluft von Maut nach Jann überquert, gibt zwei Handkarten her.',
  'board.term.pay': 'Zahlung',
  'board.means.pay':
    'Bei einer anderen Figur anzukommen kostet etwas: Drücke einen Bereich, um zu lesen, was.',
  'board.needed':
    '{n, plural, one {Ein Amulett ist nur erreichbar, solange du diese Karte hast.} other {# Amulette sind nur erreichbar, solange du diese Karte hast.}}',
  'board.amulet-later': 'Gewinnen kannst du es nach deinen Aktionen.',
  'board.power-short': '{n}: {what}',
};
