import type { en } from './en.ts';

export const de: Readonly<Record<keyof typeof en, string>> = {
  name: 'Samsara',
  'option.mode': 'Modus',
  'option.mode.normal': 'Normal',
  'option.mode.normal.about': 'Das ganze Spiel, etwa zehn Minuten pro Person',
  'option.mode.quick': 'Kurz',
  'option.mode.quick.about': 'Ein Drittel der Amulette ist leichter zu haben',
  'option.mode.easy': 'Leicht',
  'option.mode.easy.about': 'Zwei der sechs Amulette sind leichter zu haben',
  pitch: 'Fünf Amulette sammeln',
  about:
    'Zieh durch die acht Bereiche des Lebens, baue dein Deck aus Erfahrung und Karma und hol dir zuerst fünf Amulette.',
  credits: 'Nach Samsara von Sylas, illustriert von Nicolas Sauge, erschienen bei Oka Luda.',

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
  'counted.hidden': '{n, plural, one {# Karte} other {# Karten}}',

  'short.J': 'Jann',
  'short.V': 'Vikaas',
  'short.K': 'Kaam Kar',
  'short.Y': 'Yugal',
  'short.B': 'Bachcha',
  'short.G': 'Gyaan',
  'short.D': 'Dhyann',
  'short.M': 'Maut',
  'short.+': 'Gut',
  'short.-': 'Schlecht',
  'zone.J': '2 ziehen',
  'zone.V': '2 Aktionen',
  'zone.K': '+1 je Zug',
  'zone.Y': 'tauschen',
  'zone.B': 'Hand +1',
  'zone.G': 'aufheben',
  'zone.D': '+2 Gute',
  'zone.M': '−1 Schlecht',

  'said.seat': '{seat}',
  'said.nothing': 'nichts',

  'amulet.front': 'das Amulett mit {symbols}',
  'amulet.back': 'das Amulett mit {symbols} (je zwei)',

  'to.waste': 'Ablage',
  'to.reserve': 'Reserve',
  'to.next': 'nächste Hand',
  'to.evanescent': 'flüchtige Karten',

  'where.waste': 'Ablage',
  'where.reserve': 'Reserve',
  'where.next': 'nächste Hand',
  'where.evanescent': 'flüchtig',

  'power-name.Dhenu.1': 'Reiner Tisch',
  'power-name.Dhenu.2': 'Weite Weide',
  'power-name.Dhenu.3': 'Volle Schale',
  'power-name.Bikkhu.1': 'Stiller Vorrat',
  'power-name.Bikkhu.2': 'Almosen sammeln',
  'power-name.Bikkhu.3': 'Klarer Geist',
  'power-name.Ussagah.1': 'Sicherer Biss',
  'power-name.Ussagah.2': 'Neue Haut',
  'power-name.Ussagah.3': 'Lange Geduld',
  'power-name.Vanarah.1': 'Flinke Hände',
  'power-name.Vanarah.2': 'Guter Fund',
  'power-name.Vanarah.3': 'Rascher Griff',
  'power-name.Ibah.1': 'Gut gemerkt',
  'power-name.Ibah.2': 'Zwei für später',
  'power-name.Ibah.3': 'Fester Stand',

  'power.Dhenu.1': '1 Schlechtes Karma zurück',
  'power.Dhenu.2': '2 beliebige Karten für dein Deck',
  'power.Dhenu.3': '2 Karten mehr ziehen',
  'power.Bikkhu.1': '2 Gute Karma für Amulette',
  'power.Bikkhu.2': '2 Gute Karma für dein Deck',
  'power.Bikkhu.3': '1 Schlechtes Karma zurück',
  'power.Ussagah.1': 'beliebige Karte, nächste Hand',
  'power.Ussagah.2': '1 Schlechtes gegen 1 Gutes Karma',
  'power.Ussagah.3': 'beliebige Karte für Amulette',
  'power.Vanarah.1': 'Kaam Kar oder Bachcha auslegen',
  'power.Vanarah.2': '1 Gutes Karma für die nächste Hand',
  'power.Vanarah.3': 'beliebige Karte, nächste Hand',
  'power.Ibah.1': 'beliebige Karte für Amulette',
  'power.Ibah.2': '2 beliebige Karten für dein Deck',
  'power.Ibah.3': 'flüchtige Karten behalten',

  'step.char': 'eine Figur wählen',
  'step.go': 'ziehen',
  'step.back': 'eine Karte zurücklegen',
  'step.pay': 'zahlen',
  'step.take': 'mit Kaam Kar eine Karte nehmen',
  'step.act': 'eine Aktion spielen',
  'step.swap': 'mit Yugal tauschen',
  'step.keep': 'deine Reserve füllen',
  'step.amulet': 'ein Amulett gewinnen',
  'step.use': 'eine Reservekarte nutzen',
  'step.power': 'eine Kraft nutzen',
  'step.pick': 'eine Karte aussuchen',

  'due.amulets': 'Die Amulette werden ausgelegt',
  'due.characters': 'Wähle erst eine Figur',
  'due.deal': 'Es wird ausgeteilt',
  'due.go': 'Zieh erst deine Figur',
  'due.back': 'Lege erst Karten für deine Wiedergeburt zurück',
  'due.pay': 'Zahle erst für deine Ankunft',
  'due.take': 'Nimm Karten mit Kaam Kar oder mach weiter',
  'due.act': 'Spiel eine Aktion oder mach weiter',
  'due.draw': 'Es werden Karten gezogen',
  'due.swap': 'Beende erst deinen Tausch',
  'due.keep': 'Wähle erst eine Karte für deine Reserve',
  'due.amulet': 'Gewinne ein Amulett oder beende deinen Zug',
  'due.use': 'Entscheide erst, welche Reservekarten du nutzt',
  'due.power': 'Nutze erst eine Kraft',
  'due.pick': 'Such erst eine Karte aus',
  'due.redraw': 'Eine neue Hand wird gezogen',
  'due.over': 'Die Partie ist vorbei',

  'fault.notation':
    '„{text}“ ist kein Zug. Schreib zum Beispiel go:Y, act:J, act:. zum Aufhören, swap:G>D, amulet:L2, pay:G>1 oder power:2. Bereiche sind J V K Y B G D M, Karma ist + und -.',
  'fault.wrong-step': 'Du kannst jetzt nicht {tried}: {due}.',
  'fault.character-taken':
    '{seatIs, select, you {Du spielst schon {name}.} other {{seat} spielt schon {name}.}}',
  'fault.same-zone': 'Du stehst schon auf {zone}. Zieh auf einen anderen Bereich.',
  'fault.bad-karma-stays':
    'Schlechtes Karma klebt an deiner Hand: Du kannst es nicht abgeben, zurücklegen oder aufheben.',
  'fault.not-in-hand': 'Du hast {card} nicht auf der Hand.',
  'fault.not-in-reserve': 'Du hast {card} nicht in der Reserve.',
  'fault.five-pay-good':
    'Zu fünft gibst du keine eigene Karte ab. Wähle, wer ein Gutes Karma aus dem Vorrat nimmt.',
  'fault.no-good-karma': 'Es ist kein Gutes Karma mehr da.',
  'fault.too-little-bad':
    '{n, plural, =0 {Es ist kein Schlechtes Karma mehr da} one {Es ist nur noch ein Schlechtes Karma da} other {Es sind noch # Schlechte Karma da}}. Zahle stattdessen mit einer Karte.',
  'fault.pay-nobody': 'Allein legst du die Karte zurück. Niemand bekommt sie.',
  'fault.pay-whom': 'Wähle, wer sie bekommt.',
  'fault.no-such-player': 'Platz {n} gibt es an diesem Tisch nicht. Plätze zählen ab 0.',
  'fault.not-there':
    '{seatIs, select, you {Du kannst nicht an dich selbst zahlen.} other {{seat} steht nicht dort, wo du angekommen bist.}}',
  'fault.take-own-zone': 'Die Karte von {zone} hast du schon: Dort stehst du.',
  'fault.take-taken': '{zone} hat dir in diesem Zug schon eine Karte gegeben.',
  'fault.take-empty': '{zone} hat keine Karte mehr, und Gutes Karma ist auch keines da.',
  'fault.take-all-taken':
    'Mit {n} Kaam Kar nimmst du {n, plural, one {# Karte} other {# Karten}}, und die hast du schon.',
  'fault.take-too-far': '{zone} ist für {n} Kaam Kar zu weit weg.',
  'fault.take-nearer-first': '{near} ist näher. Nimm erst diese Karte, dann {zone}.',
  'fault.no-action-card': '{card} hat keine Aktion. Nur Erfahrungskarten haben eine.',
  'fault.no-effect-Y':
    'Yugal würde nichts bewirken: Du hast keine Karte zum Zurücklegen, oder es ist nichts anderes da.',
  'fault.no-effect-G': 'Gyaan würde nichts bewirken: Du hast keine andere Karte für die Reserve.',
  'fault.no-effect-D': 'Dhyann würde nichts bewirken: Es ist kein Gutes Karma mehr da.',
  'fault.no-effect-M': 'Maut würde nichts bewirken: Du hast kein Schlechtes Karma auf der Hand.',
  'fault.swap-experience': 'Mit Yugal nimmst du nur Erfahrungskarten.',
  'fault.swap-same': 'Du legst {card} zurück, also nimm etwas anderes.',
  'fault.pile-empty': '{card} ist nicht mehr da.',
  'fault.no-such-place': 'Den Platz {place} gibt es bei dir nicht.',
  'fault.place-empty': 'Das Amulett auf {place} ist weg.',
  'fault.amulet-symbols': 'Für das Amulett mit {symbols} fehlen dir Symbole.',
  'fault.amulet-fifth':
    'Für dein fünftes Amulett zählen nur helle Symbole. Für {symbols} fehlen dir {n}.',
  'fault.amulet-bad-karma':
    'Für das Amulett mit {symbols} müsstest du {n, plural, one {# Schlechtes Karma} other {# Schlechte Karma}} nehmen, aber {bad, plural, one {nur # ist} other {nur # sind}} übrig.',
  'fault.no-help': '{card} bringt hier kein helles Symbol, das noch fehlt.',
  'fault.power-covered':
    'Kraft {power} hast du zuletzt genutzt, deshalb ruht sie. Wähle eine andere.',
  'fault.pick-evanescent': '{card} ist nicht flüchtig. Such dir Kaam Kar oder Bachcha aus.',
  'fault.outcome-amulet': '„{text}“ kann hier nicht liegen.',
  'fault.outcome-deal': '„{text}“ ist keine Starthand. Schreib deal:1, deal:2 oder deal:3.',
  'fault.outcome-card': '„{text}“ ist keine Karte. Schreib zum Beispiel draw:G.',
  'fault.outcome-not-in-pile': '„{text}“: Diese Karte ist nicht im Nachziehstapel.',
  'fault.position-object': 'Stellung, {at}: Das sollte ein Objekt sein.',
  'fault.position-unknown': 'Stellung: Es gibt kein Feld {at}.',
  'fault.position-number':
    'Stellung, {at}: „{value}“ sollte eine ganze Zahl von {least} bis {most} sein.',
  'fault.position-list':
    'Stellung, {at}: Das sollte eine Liste mit höchstens {most, plural, one {# Eintrag} other {# Einträgen}} sein.',
  'fault.position-word': 'Stellung, {at}: „{value}“ sollte eines davon sein: {words}.',
  'fault.position-cards':
    'Stellung, {at}: „{value}“ sollte nur aus den Kartenbuchstaben {letters} bestehen.',
  'fault.position-too-many':
    'Stellung: {count} Karten {letter}, an diesem Tisch gibt es aber nur {most}.',
  'fault.position-character': 'Stellung, {at}: Diese Figur hat schon ein anderer Platz.',
  'fault.position-amulet-twice': 'Stellung, {at}: Das Amulett {amulet} gibt es zweimal.',
  'fault.position-special': 'Stellung, {at}: Besondere Amulette gibt es nur zu fünft.',
  'fault.position-laying':
    'Stellung, {at}: Während ausgelegt wird, liegen die Amulette Gruppe für Gruppe ohne Lücke.',
  'fault.position-aim':
    'Stellung, {at}: Das angestrebte Amulett gehört zum Schritt „use“ und nur zu ihm.',
  'fault.position-winners': 'Stellung: Diese Partie ist schon vorbei.',
  'fault.position-neutral': 'Stellung: Eine neutrale Figur gibt es nur, wenn du allein spielst.',
  'fault.position-took':
    'Stellung, {at}: jeder Bereich nur einmal und nur, während Kaam Kar Karten gibt.',
  'fault.position-only-in': 'Stellung, {at}: „{value}“ passt nicht zur Phase.',
  'fault.position-actions': 'Stellung, {at}: {value} übrige Aktionen passen nicht zur Phase.',
  'fault.position-setup': 'Stellung, {at}: Beim Aufbau sieht kein Tisch so aus.',
  'fault.position-decided':
    'Stellung, {at}: Zu viele Amulette für eine laufende Partie; ein fünftes gehört jemandem, der schon am Zug war.',
  'fault.position-waiting':
    'Stellung, {at}: Wer nicht am Zug ist, hat nichts in der Spielzone und nichts beiseitegelegt.',
  'fault.position-seen': 'Stellung, {at}: Mehr {letter} gesehen, als auf dieser Hand sind.',
  'fault.position-story': 'Stellung, {at}: Diese Geschichte passt nicht zur Hand.',
  'fault.position-lacks':
    'Stellung, {at}: Das gehört zu dem, der gerade ein Amulett gewonnen hat, und muss zur Hand passen.',
  'fault.position-nothing-due': 'Stellung, {at}: In dieser Phase gäbe es nichts zu erwarten.',

  'prompt.amulets': 'Die Amulette werden ausgelegt.',
  'prompt.deal':
    '{seatIs, select, you {Du bekommst deine Starthand.} other {{seat} bekommt eine Starthand.}}',
  'prompt.draw':
    '{seatIs, select, you {Du ziehst {n, plural, one {eine Karte} other {# Karten}}.} other {{seat} zieht {n, plural, one {eine Karte} other {# Karten}}.}}',
  'prompt.redraw':
    '{seatIs, select, you {Du ziehst {n, plural, one {eine Karte} other {# Karten}} für deine neue Hand.} other {{seat} zieht {n, plural, one {eine Karte} other {# Karten}} für eine neue Hand.}}',
  'prompt.wait': '{seatIs, select, you {Du bist dran.} other {{seat} ist dran.}}',
  'prompt.over': 'Die Partie ist vorbei.',
  'prompt.characters': 'Wähle deine Figur.',
  'prompt.go': 'Wohin gehst du?',
  'prompt.back':
    'Du wirst wiedergeboren: Lege {n, plural, one {eine Karte} other {# Karten}} zurück.',
  'prompt.pay':
    '{players, plural, =1 {Du triffst die neutrale Figur: Lege eine Karte zurück oder nimm 2 Schlechte Karma.} =5 {Hier {met, plural, one {ist} other {sind}} {who}: Wer nimmt ein Gutes Karma?} other {{here, select, yes {Hier} other {Nebenan}} {met, plural, one {ist} other {sind}} {who}: Gib eine Karte oder nimm 2 Schlechte Karma.}}',
  'prompt.take': 'Kaam Kar: Noch eine Karte nehmen?',
  'prompt.act': '{n, plural, one {Eine Aktion} other {Bis zu # Aktionen}} spielen?',
  'prompt.swap': 'Yugal: Welche Karte gegen welche?',
  'prompt.keep': 'Gyaan: Welche Karte hebst du auf?',
  'prompt.amulet':
    '{amulets, plural, =4 {{reach, plural, =0 {Ein fünftes Amulett ist nicht erreichbar.} other {Dein fünftes Amulett gewinnen?}}} other {{reach, plural, =0 {Kein Amulett ist erreichbar.} other {Ein Amulett gewinnen?}}}}',
  'prompt.use': 'Deine Reserve für {amulet} nutzen?',
  'prompt.power':
    '{amulets, plural, =5 {Dein fünftes Amulett! Nutze eine letzte Kraft.} other {Welche Kraft nutzt du?}}',
  'prompt.pick':
    'Such dir {n, plural, one {eine Karte} other {# Karten}} aus{works, select, yes {, die liegen bleibt} other { ({to})}}.',

  'log.amulets-laid': '{count} Amulette liegen aus.',
  'log.chose-character':
    '{seatIs, select, you {Du hast {character} gewählt.} other {{seat} hat {character} gewählt.}}',
  'log.hand-dealt':
    '{seatIs, select, you {Du hast mit {cards} begonnen.} other {{seat} hat mit {cards} begonnen.}}',
  'log.round-started': 'Runde {round} hat begonnen.',
  'log.moved':
    '{seatIs, select, you {Du bist von {from} nach {to} gegangen.} other {{seat} ist von {from} nach {to} gegangen.}}',
  'log.entered':
    '{seatIs, select, you {Du hast bei {to} begonnen.} other {{seat} hat bei {to} begonnen.}}',
  'log.reincarnated':
    '{seatIs, select, you {Du wurdest wiedergeboren, das kostet zwei Karten.} other {{seat} wurde wiedergeboren, das kostet zwei Karten.}}',
  'log.gave-back':
    '{seatIs, select, you {Du hast für die Wiedergeburt {card} zurückgelegt.} other {{seat} hat für die Wiedergeburt {card} zurückgelegt.}}',
  'log.took-bad-reincarnation':
    '{seatIs, select, you {Du hattest sonst nichts zurückzulegen und hast {n, plural, =0 {kein Schlechtes Karma genommen, weil keines übrig war} one {ein Schlechtes Karma genommen} other {# Schlechte Karma genommen}}.} other {{seat} hatte sonst nichts zurückzulegen und hat {n, plural, =0 {kein Schlechtes Karma genommen, weil keines übrig war} one {ein Schlechtes Karma genommen} other {# Schlechte Karma genommen}}.}}',
  'log.took-bad-arrival':
    '{seatIs, select, you {Du hast mit {n, plural, =0 {nichts gezahlt, weil kein Schlechtes Karma übrig war} one {einem Schlechten Karma gezahlt} other {# Schlechten Karma gezahlt}}.} other {{seat} hat mit {n, plural, =0 {nichts gezahlt, weil kein Schlechtes Karma übrig war} one {einem Schlechten Karma gezahlt} other {# Schlechten Karma gezahlt}}.}}',
  'log.paid':
    '{seatIs, select, you {Du hast {to} {card} gegeben.} other {{seat} hat {toIs, select, you {dir} other {{to}}} {card} gegeben.}}',
  'log.treated':
    '{seatIs, select, you {Du hast {to} ein Gutes Karma nehmen lassen.} other {{seat} hat {toIs, select, you {dich} other {{to}}} ein Gutes Karma nehmen lassen.}}',
  'log.paid-neutral':
    '{seatIs, select, you {Du hast die neutrale Figur getroffen und {card} zurückgelegt.} other {{seat} hat die neutrale Figur getroffen und {card} zurückgelegt.}}',
  'log.got-zone-card':
    '{seatIs, select, you {Du hast {card} bekommen.} other {{seat} hat {card} bekommen.}}',
  'log.got-zone-good':
    '{seatIs, select, you {Du hast ein Gutes Karma bekommen, weil kein {zone} mehr da war.} other {{seat} hat ein Gutes Karma bekommen, weil kein {zone} mehr da war.}}',
  'log.got-zone-nothing':
    '{seatIs, select, you {Du hast nichts bekommen: Es gab weder {zone} noch Gutes Karma.} other {{seat} hat nichts bekommen: Es gab weder {zone} noch Gutes Karma.}}',
  'log.took':
    '{seatIs, select, you {Du hast mit Kaam Kar {card} genommen.} other {{seat} hat mit Kaam Kar {card} genommen.}}',
  'log.took-instead':
    '{seatIs, select, you {Du hast mit Kaam Kar {card} genommen, weil kein {zone} übrig war.} other {{seat} hat mit Kaam Kar {card} genommen, weil kein {zone} übrig war.}}',
  'log.played.J':
    '{seatIs, select, you {Du hast Jann gespielt: 2 Karten und 1 weitere Aktion.} other {{seat} hat Jann gespielt: 2 Karten und 1 weitere Aktion.}}',
  'log.played.V':
    '{seatIs, select, you {Du hast Vikaas gespielt: 1 Karte und 2 weitere Aktionen.} other {{seat} hat Vikaas gespielt: 1 Karte und 2 weitere Aktionen.}}',
  'log.played.K':
    '{seatIs, select, you {Du hast Kaam Kar gespielt: ab jetzt mehr Bereichskarten.} other {{seat} hat Kaam Kar gespielt: ab jetzt mehr Bereichskarten.}}',
  'log.played.Y':
    '{seatIs, select, you {Du hast Yugal gespielt, um zu tauschen.} other {{seat} hat Yugal gespielt, um zu tauschen.}}',
  'log.played.B':
    '{seatIs, select, you {Du hast Bachcha gespielt: ab jetzt größere Hände.} other {{seat} hat Bachcha gespielt: ab jetzt größere Hände.}}',
  'log.played.G':
    '{seatIs, select, you {Du hast Gyaan gespielt, um eine Karte aufzuheben.} other {{seat} hat Gyaan gespielt, um eine Karte aufzuheben.}}',
  'log.played.D':
    '{seatIs, select, you {Du hast Dhyann für Gutes Karma gespielt.} other {{seat} hat Dhyann für Gutes Karma gespielt.}}',
  'log.played.M':
    '{seatIs, select, you {Du hast Maut gegen Schlechtes Karma gespielt.} other {{seat} hat Maut gegen Schlechtes Karma gespielt.}}',
  'log.drew':
    '{seatIs, select, you {Du hast {cards} gezogen.} other {{seat} hat {cards} gezogen.}}',
  'log.drew-hidden':
    '{seatIs, select, you {Du hast} other {{seat} hat}} {n, plural, one {eine Karte} other {# Karten}} gezogen.',
  'log.reshuffled':
    '{seatIs, select, you {Du hast {n, plural, one {# Karte} other {# Karten}} neu gemischt.} other {{seat} hat {n, plural, one {# Karte} other {# Karten}} neu gemischt.}}',
  'log.swapped':
    '{seatIs, select, you {Du hast {returned} gegen {taken} getauscht.} other {{seat} hat {returned} gegen {taken} getauscht.}}',
  'log.kept':
    '{seatIs, select, you {Du hast {card} in die Reserve gelegt.} other {{seat} hat {card} in die Reserve gelegt.}}',
  'log.got-good':
    '{seatIs, select, you {Du hast {n, plural, one {ein Gutes Karma} other {# Gute Karma}} bekommen ({to}).} other {{seat} hat {n, plural, one {ein Gutes Karma} other {# Gute Karma}} bekommen ({to}).}}',
  'log.shed-bad':
    '{seatIs, select, you {Du bist {n, plural, one {ein Schlechtes Karma} other {# Schlechte Karma}} los.} other {{seat} ist {n, plural, one {ein Schlechtes Karma} other {# Schlechte Karma}} los.}}',
  'log.won-amulet':
    '{seatIs, select, you {Du hast mit {cards} {amulet} gewonnen{price, plural, =0 {} one {, für ein Schlechtes Karma} other {, für # Schlechte Karma}}. Du hast {count} von 5.} other {{seat} hat mit {cards} {amulet} gewonnen{price, plural, =0 {} one {, für ein Schlechtes Karma} other {, für # Schlechte Karma}}. {seat} hat {count} von 5.}}',
  'log.used-power':
    '{seatIs, select, you {Du hast {name} genutzt: {what}.} other {{seat} hat {name} genutzt: {what}.}}',
  'log.used-power-idle':
    '{seatIs, select, you {Du hast {name} genutzt, aber ohne Wirkung.} other {{seat} hat {name} genutzt, aber ohne Wirkung.}}',
  'log.evanescent-ended':
    '{seatIs, select, you {Du hast die flüchtigen Karten abgelegt: {cards}.} other {{seat} hat die flüchtigen Karten abgelegt: {cards}.}}',
  'log.picked':
    '{seatIs, select, you {Du hast {card} ausgesucht ({to}).} other {{seat} hat {card} ausgesucht ({to}).}}',
  'log.neutral-moved': 'Die neutrale Figur ist nach {to} gegangen.',
  'log.hand-drawn':
    '{seatIs, select, you {Du hast eine neue Hand gezogen: {cards}.} other {{seat} hat eine neue Hand gezogen: {cards}.}}',
  'log.hand-drawn-next':
    '{seatIs, select, you {Du hast eine neue Hand gezogen: {cards}, dazu {next} von vorher.} other {{seat} hat eine neue Hand gezogen: {cards}, dazu {next} von vorher.}}',
  'log.game-won':
    'Die Partie ist vorbei. {count, plural, one {Gewonnen} other {Gemeinsam gewonnen}}: {winners}. {scores}.',
  'log.game-lost': 'Die Partie ist verloren. {scores}.',
  'log.score':
    '{seat}: {n, plural, one {# Amulett} other {# Amulette}}, {bad, plural, one {# Schlechtes Karma} other {# Schlechte Karma}}',

  'end.amulets': 'Die meisten Amulette: {winners} ({count, plural, one {} other {je }}{n}).',
  'end.amulets-fewest-bad':
    'Gleichstand mit {n} Amuletten. Am wenigsten Schlechtes Karma: {winners} ({count, plural, one {} other {je }}{bad}).',
  'end.rounds':
    'Die letzte Runde ist vorbei. Die meisten Amulette: {winners} ({count, plural, one {} other {je }}{n}).',
  'end.rounds-fewest-bad':
    'Die letzte Runde ist vorbei. Gleichstand {n, plural, =0 {ohne Amulett} one {mit # Amulett} other {mit # Amuletten}}. Am wenigsten Schlechtes Karma: {winners} ({count, plural, one {} other {je }}{bad}).',
  'end.solo-won': 'Fünf Amulette bis Zug {round}. Du hast das Nirwana erreicht.',
  'end.solo-lost':
    '{n, plural, =0 {Kein Amulett} one {Nur ein Amulett} other {Nur # Amulette}} nach {turns} Zügen. Du hast das Nirwana nicht erreicht.',

  'tally.amulet': '{symbols}',
  'tally.bad': 'Schlechtes Karma: {n} (zählt bei Gleichstand)',
  'tally.bad-unknown': 'Schlechtes Karma: nicht gezeigt',

  'hub.goal': 'Fünf Amulette gewinnen',
  'hub.goal-how': 'Sammle ihre Symbole',
  'hub.over': 'Ende',
  'hub.you': 'Du bist dran',
  'hub.do.go': 'Wähle einen Bereich',
  'hub.do.back': 'Lege {n, plural, one {eine Karte} other {# Karten}} zurück',
  'hub.do.pay': 'Zahle für die Ankunft',
  'hub.do.take': 'Wähle einen hellen Bereich',
  'hub.do.act': '{n, plural, one {# Aktion übrig} other {# Aktionen übrig}}',
  'hub.do.draw': 'Du ziehst',
  'hub.do.swap': 'Karte und Bereich',
  'hub.do.keep': 'Eine Karte für die Reserve',
  'hub.do.amulet': '{n, plural, =0 {Kein Amulett in Reichweite} other {Wähle ein Amulett}}',
  'hub.do.use': 'Nutze die Reserve',
  'hub.do.power': 'Wähle eine Kraft',
  'hub.do.pick': 'Such {n, plural, one {eine Karte} other {# Karten}} aus',
  'hub.do.redraw': 'Neue Hand',
  'hub.does.go': 'zieht',
  'hub.does.back': 'wird wiedergeboren',
  'hub.does.pay': 'zahlt',
  'hub.does.take': 'nimmt Karten',
  'hub.does.act': 'spielt Aktionen',
  'hub.does.draw': 'zieht Karten',
  'hub.does.swap': 'tauscht',
  'hub.does.keep': 'hebt etwas auf',
  'hub.does.amulet': 'prüft Amulette',
  'hub.does.use': 'nutzt die Reserve',
  'hub.does.power': 'wählt eine Kraft',
  'hub.does.pick': 'sucht aus',
  'hub.does.redraw': 'zieht neu',
  'hub.steps': '{n, plural, one {# Schritt} other {# Schritte}} weiter',
  'hub.reborn-with': '{n} zurück',
  'hub.step': 'Schritt {n} von {most}',
  'hub.did.moved': 'ging nach {zone}',
  'hub.did.played': 'spielte {cards}',
  'hub.did.won': 'gewann ein Amulett',
  'hub.did': '{seat} {did}.',
  'hub.did-brief': '{seat}: {zone}{won, select, yes { ◆} other {}}',
  'hub.reborn': '{n, plural, one {# Karte} other {# Karten}} zurück',
  'hub.take': 'nimm {n}',
  'hub.pay-one': '{seat} 1 Karte geben',
  'hub.pay-some': '1 Karte geben',
  'hub.treat-one': '{seat} bekommt 1',
  'hub.treat-some': 'jemand bekommt 1',
  'hub.pay-neutral': '1 Karte zurück',
  'hub.or-bad': 'oder nimm 2',
  'hub.give': 'zurück',
  'hub.get': '{n} bekommen',
  'hub.more': 'bis zu {n} mehr',
  'hub.rests': 'Zuletzt genutzt, ruht',
  'hub.far': 'Nicht für dich',
  'hub.free': 'kostenlos',
  'hub.missing': '{n, plural, one {# fehlt} other {# fehlen}}',
  'hub.fifth': 'noch {n, plural, one {# helles Symbol} other {# helle Symbole}} nötig',
  'hub.bad-karma': 'zu wenig Schlechtes Karma',
  'hub.card.J': '2 ziehen, 1 Aktion mehr',
  'hub.card.V': '1 ziehen, 2 Aktionen mehr',
  'hub.card.K': 'Jeder Zug: 1 Karte mehr',
  'hub.card.Y': 'Karte tauschen',
  'hub.card.B': 'Neue Hand: 1 Karte mehr',
  'hub.card.G': 'Karte für Amulette aufheben',
  'hub.card.D': '2 Gute Karma dazu',
  'hub.card.M': '1 Schlechtes Karma weg',
  'hub.card.+': 'Joker für Amulette',
  'hub.card.-': 'Zu nichts nütze',

  'board.wheel': 'Das Rad des Lebens',
  'board.rift': 'Kluft',
  'board.neutral': 'die neutrale Figur',
  'board.usable': 'jetzt nutzbar',
  'board.lit': 'hervorgehoben',
  'board.left': '{n, plural, =0 {keine übrig} one {# Karte übrig} other {# Karten übrig}}',
  'board.left-of':
    '{n, plural, =0 {Keine mehr da: Du bekämst ein Gutes Karma.} one {Eine ist noch da.} other {# sind noch da.}}',
  'board.standing': '{n, plural, one {hier: {who}} other {hier: {who}}}',
  'board.mark.reborn': 'Wiedergeburt unterwegs',
  'board.mark.pay': 'du zahlst bei der Ankunft',
  'board.card.J': 'Jann: Ziehe 2 Karten, dann spiele 1 weitere Aktion.',
  'board.card.V': 'Vikaas: Ziehe 1 Karte, dann spiele 2 weitere Aktionen.',
  'board.card.K': 'Bleibt bis zum nächsten Amulett: je Zug 1 Karte mehr aus der Nähe.',
  'board.card.Y':
    'Yugal: Lege eine Karte zurück und nimm eine andere aus einem beliebigen Bereich.',
  'board.card.B': 'Bleibt bis zum nächsten Amulett: Jede neue Hand ist 1 Karte größer.',
  'board.card.G': 'Gyaan: Lege eine Karte in die Reserve, wo sie auf ein Amulett wartet.',
  'board.card.D': 'Dhyann: 2 Gute Karma kommen auf deine Ablage.',
  'board.card.M': 'Maut: Du wirst 1 Schlechtes Karma von der Hand los.',
  'board.card.+': 'Gutes Karma ist ein Joker für Amulette.',
  'board.card.-': 'Schlechtes Karma kann nichts. Nur Maut und manche Kräfte schaffen es weg.',
  'board.symbols.x': 'Für Amulette: 2 helle Symbole und 2 dunkle für je 1 Schlechtes Karma.',
  'board.symbols.+':
    'Für Amulette: 1 helles Symbol für jeden Bereich und 1 dunkles für ein Schlechtes Karma.',
  'board.symbols.-': 'Für Amulette: nichts.',
  'board.cards': '{cards}',
  'board.step.move': 'Ziehen',
  'board.step.action': 'Handeln',
  'board.step.amulet': 'Amulett',
  'board.step.hand': 'Neue Hand',
  'board.tip.characters': 'Wähle ein Porträt, um seine drei Kräfte zu sehen.',
  'board.tip.go':
    '{amulets, plural, =4 {Für dein fünftes Amulett zählen nur helle Symbole.} other {{first, select, yes {Wähle einen Bereich, um zu sehen, was er bringt.} other {Wähle einen Bereich: Du siehst, was er kostet und bringt.}}}}',
  'board.tip.back': 'Wähle aus deiner Hand. Schlechtes Karma geht nicht zurück.',
  'board.tip.pay':
    '{players, plural, =5 {Wähle, wer es nimmt, oder nimm selbst 2 Schlechte Karma.} other {{n, plural, =0 {Du hast keine Karte zum Zahlen.} other {Wähle eine Karte zum Zahlen.}}}}',
  'board.tip.take': 'Die nächsten Bereiche kommen zuerst.',
  'board.tip.act':
    '{reach, plural, =0 {Kein Amulett ist erreichbar: Danach ziehst du eine neue Hand.} other {{n, plural, =0 {Du hast jetzt keine Aktion zu spielen.} other {Was du spielst, zählt nicht für Amulette.}}}}',
  'board.tip.swap': 'Wähle eine Handkarte und einen Bereich.',
  'board.tip.keep': 'Sie wartet dort und zählt für deine Amulette.',
  'board.tip.amulet':
    '{reach, plural, =0 {Als Nächstes ziehst du eine neue Hand.} other {Zahl mit Wolke: der Preis in Schlechtem Karma.}}',
  'board.tip.use':
    '{open, plural, =0 {Es kostet so {dark} Schlechtes Karma, mit Reserve {best, plural, =0 {nichts} other {#}}.} one {Ohne sie fehlt ein Symbol.} other {Ohne sie fehlen # Symbole.}}',
  'board.tip.power':
    '{amulets, plural, =5 {Jetzt hilft nur weniger Schlechtes Karma, bei Gleichstand.} other {Nie zweimal hintereinander dieselbe Kraft.}}',
  'board.tip.pick': 'Wähle einen Bereich auf dem Rad.',
  'board.clear': 'Abwählen',
  'board.short.take': 'Genug',
  'board.short.act': 'Weiter',
  'board.short.amulet': 'Ende',
  'board.short.use': 'So nehmen',
  'board.swap-hand': 'Wähle nun den Bereich, aus dem du nimmst.',
  'board.swap-zone': 'Wähle nun die Karte, die du zurücklegst.',
  'board.do.char': '{name} spielen',
  'board.do.go': 'Nach {card} gehen',
  'board.do.back': '{card} zurücklegen',
  'board.do.pay': '{seat} {card} geben',
  'board.do.treat': 'Gutes Karma für {seat}',
  'board.do.pay-bad': '2 Schlechte Karma',
  'board.do.take': '{card} nehmen',
  'board.do.act': '{card} spielen',
  'board.do.swap': '{card} gegen {zone}',
  'board.do.keep': '{card} aufheben',
  'board.do.amulet': 'Amulett gewinnen',
  'board.do.use': '{card} nutzen',
  'board.do.power': '{name} nutzen',
  'board.do.pick': '{card} aussuchen',
  'board.leave.take': 'Keine mehr',
  'board.leave.act': 'Zu den Amuletten',
  'board.leave.amulet': 'Zug beenden',
  'board.leave.use': 'So gewinnen',
  'board.then.free': 'Kostet nichts.',
  'board.then.reborn-with':
    'Wiedergeburt{met, plural, =0 {} other { bei {who}}}: {cards} zurück{bad, plural, =0 {} one {, dazu ein Schlechtes Karma} other {, dazu # Schlechte Karma}}.',
  'board.then.reborn':
    'Wiedergeburt{met, plural, =0 {} other { bei {who}}}: {back, plural, =0 {{bad, plural, =0 {kostenlos, weil kein Schlechtes Karma mehr da ist} one {ein Schlechtes Karma} other {# Schlechte Karma}}} one {eine Karte zurück{bad, plural, =0 {} one {, dazu ein Schlechtes Karma} other {, dazu # Schlechte Karma}}} other {# Karten zurück{bad, plural, =0 {} one {, dazu ein Schlechtes Karma} other {, dazu # Schlechte Karma}}}}.',
  'board.then.pay-others':
    '{who} {n, plural, one {ist} other {sind}} {players, plural, =2 {in der Nähe} other {dort}}: Gib eine Karte oder nimm 2 Schlechte Karma.',
  'board.then.pay-five':
    '{n, plural, one {Dort steht {who} und nimmt ein Gutes Karma} other {Dort stehen {who}: Jemand von ihnen nimmt ein Gutes Karma}}, oder du nimmst 2 Schlechte Karma.',
  'board.then.pay-neutral':
    'Die neutrale Figur steht dort oder daneben: Lege eine Karte zurück oder nimm 2 Schlechte Karma.',
  'board.then.pay-bad':
    '{met, plural, =0 {Jemand ist} one {{who} ist} other {{who} sind}} dort, und du hast keine Karte zum Geben: Nimm {n} Schlechte Karma.',
  'board.then.back':
    '{more, plural, =0 {{bad, plural, =0 {Damit ist die Wiedergeburt bezahlt.} one {Mehr hast du nicht: dazu ein Schlechtes Karma.} other {Mehr hast du nicht: dazu # Schlechte Karma.}}} other {Dann legst du noch eine Karte zurück.}}',
  'board.then.used':
    '{open, plural, =0 {Dann kostet das Amulett {dark, plural, =0 {nichts} one {ein Schlechtes Karma} other {# Schlechte Karma}}{saved, plural, =0 {} other {, # weniger}}.} one {Dann fehlt noch ein Symbol.} other {Dann fehlen noch # Symbole.}}',
  'board.then.swap':
    'Dann {n, plural, =0 {ist kein Amulett} one {ist ein Amulett} other {sind # Amulette}} erreichbar.',
  'board.then.get':
    'Du bekommst {card}{n, plural, =0 {} one { für ein Amulett} other { für # Amulette}}.',
  'board.asked':
    '{n, plural, =0 {Kein Amulett, das du gewinnen kannst, braucht die Karte.} one {Ein Amulett braucht die Karte.} other {# Amulette brauchen die Karte.}}',
  'board.here': 'Hier stehst du.',
  'board.then.get-nothing': 'Es ist keine Karte mehr da.',
  'board.then.more': 'Kaam Kar bringt bis zu {n, plural, one {# Karte} other {# Karten}} mehr.',
  'board.then.reach':
    'Dann {count, plural, one {ist {amulet} erreichbar} other {sind # Amulette erreichbar, etwa {amulet}}}{n, plural, =0 {, kostenlos} one { für ein Schlechtes Karma} other { für # Schlechte Karma}}.',
  'board.group.all': 'Amulette',
  'board.group.rest': 'Weitere Amulette',
  'board.group.L': 'Links von dir',
  'board.group.R': 'Rechts von dir',
  'board.group.far': 'Zwischen {one} und {other}',
  'board.close.won':
    'erreichbar für {dark, plural, one {# Schlechtes Karma} other {# Schlechte Karma}}',
  'board.close.symbols': '{light} von {total} Symbolen hell, {dark} dunkel, {open} fehlen',
  'board.close.fifth': 'für dein fünftes Amulett noch {open} helle Symbole nötig',
  'board.close.bad-karma': 'zu wenig Schlechtes Karma dafür',
  'board.amulet-asks': 'Es braucht je {n} von {symbols}.',
  'board.amulet-far': 'Nur die beiden daneben können es gewinnen.',
  'board.covered':
    '{light} von {total} Symbolen kostenlos{dark, plural, =0 {} other {, # für Schlechtes Karma}}{open, plural, =0 {} one {, # fehlt} other {, # fehlen}}.',
  'board.price':
    '{n, plural, =0 {Alle Symbole sind hell: Es kostet nichts.} one {Ein Symbol ist dunkel: Es kostet 1 Schlechtes Karma.} other {# Symbole sind dunkel: Es kostet # Schlechte Karma.}}',
  'board.obstacle.fifth':
    'Für dein fünftes Amulett zählen nur helle Symbole: Du hast {light} von {total}.',
  'board.obstacle.bad-karma':
    'Es würde {n, plural, one {# Schlechtes Karma} other {# Schlechte Karma}} kosten, mehr als da sind.',
  'board.way':
    'Mit {cards} dazu könntest du es {n, plural, =0 {kostenlos} one {für # Schlechtes Karma} other {für # Schlechte Karma}} gewinnen.',
  'board.why.bad': 'Weniger Schlechtes Karma heißt bessere Hände und gewinnt bei Gleichstand.',
  'board.why.good-waste': 'Joker, die beim nächsten Mischen kommen.',
  'board.why.good-reserve': 'Joker, die auf dein nächstes Amulett warten.',
  'board.why.good-next': 'Ein Joker für deine nächste Hand.',
  'board.why.pick-waste': 'Aus jedem Bereich; die Karten kommen beim nächsten Mischen.',
  'board.why.pick-reserve': 'Aus jedem Bereich; die Karte wartet auf dein nächstes Amulett.',
  'board.why.pick-next': 'Aus jedem Bereich; nächsten Zug hast du sie.',
  'board.why.pick-evanescent': 'Ein Kaam Kar oder Bachcha, das sofort wirkt.',
  'board.why.draw': 'Einmal eine Hand mit sechs oder mehr Karten.',
  'board.why.stay': 'Sonst verlierst du mit jedem Amulett alle flüchtigen Karten.',
  'board.power-when': 'Wirkt, wenn du ein Amulett gewinnst.',
  'board.covered-power': 'Du hast sie zuletzt genutzt, deshalb ruht sie diesmal.',
  'board.idle': 'Jetzt würde sie nichts bewirken.',
  'board.ends': 'Du verlierst deine flüchtigen Karten: {cards}.',
  'board.who.Dhenu': 'Dhenu, die heilige Kuh',
  'board.who.Bikkhu': 'Bikkhu, der Tiger',
  'board.who.Ussagah': 'Ussagah, die Kobra',
  'board.who.Vanarah': 'Vanarah, der Affe',
  'board.who.Ibah': 'Ibah, der Elefant',
  'board.plays.Dhenu': 'Große Hände. Gut zum Einstieg.',
  'board.plays.Bikkhu': 'Sammelt Gutes Karma, die Joker.',
  'board.plays.Ussagah': 'Findet die richtige Karte.',
  'board.plays.Vanarah': 'Holt Karten, die jeden Zug wirken.',
  'board.plays.Ibah': 'Hebt Karten für später auf.',
  'board.characters': 'Figuren',
  'board.taken': '{seatIs, select, you {von dir gewählt} other {gewählt von {seat}}}',
  'board.own': '{seatIs, select, you {Dein Deck und die Begriffe} other {Das Deck von {seat}}}',
  'board.powers': 'Kräfte',
  'board.powers-when': 'Mit jedem Amulett nutzt du eine:',
  'board.won': '{n} von {most} Amuletten',
  'board.row.hand': 'Hand',
  'board.row.played': 'Gespielt',
  'board.slot.evanescent': 'wirkt jeden Zug',
  'board.slot.reserve': 'wartet auf Amulett',
  'board.slot-short.evanescent': 'bleibt liegen',
  'board.slot-short.reserve': 'Reserve',
  'board.row.evanescent': 'Flüchtig',
  'board.row.reserve': 'Reserve',
  'board.row.next': 'Nächste Hand',
  'board.place': '{row}, Karte {n} von {count}',
  'board.hidden-hand': '{n, plural, one {# Handkarte} other {# Handkarten}}',
  'board.seen': 'Sicher auf der Hand',
  'board.deck': 'Deck',
  'board.pool': 'Hand ({hand}) und Stapel ({draw})',
  'board.draw': 'Stapel {n}',
  'board.waste': 'Ablage {n}',
  'board.from-memory': 'an diesem Tisch verdeckt',
  'board.karma': '{card}: {n} im Deck',
  'board.look-at': '{seatIs, select, you {Du} other {{seat}}}',
  'board.close': 'Schließen',
  'board.turns': 'Züge',
  'board.neutral-name': 'Die neutrale Figur',
  'board.neutral-tells':
    'Nach jedem Zug geht diese Figur einen Bereich weiter. Halte dich von ihr und den Nachbarn fern.',
  'board.glossary': 'Das Spiel in Kürze',
  'board.term.aim': 'Ziel',
  'board.means.aim': 'Hol dir zuerst fünf Amulette.',
  'board.term.turn': 'Zug',
  'board.means.turn':
    'Zieh, nimm die Karte deines Bereichs, spiel eine Aktion, gewinne ein Amulett, wenn du kannst, und zieh eine neue Hand.',
  'board.term.karma': 'Karma',
  'board.means.karma': 'Gutes Karma ist ein Joker. Schlechtes Karma ist Ballast.',
  'board.term.amulet': 'Amulett',
  'board.means.amulet':
    'Braucht Symbole aus zwei oder drei Bereichen. Du kannst die links und rechts von dir gewinnen, eines pro Zug.',
  'board.term.symbols': 'Helle und dunkle Symbole',
  'board.means.symbols':
    'Helle (○) sind kostenlos. Jedes dunkle (●) kostet ein Schlechtes Karma. Für dein fünftes Amulett zählen nur helle.',
  'board.term.waste': 'Ablage',
  'board.means.waste':
    'Deine abgelegten Karten. Ist dein Stapel leer, mischst du sie zu einem neuen.',
  'board.term.reserve': 'Reserve',
  'board.means.reserve': 'Karten, die hier warten und für Amulette zählen.',
  'board.term.evanescent': 'Flüchtig',
  'board.means.evanescent':
    'Kaam Kar und Bachcha bleiben hier und wirken jeden Zug, bis du ein Amulett gewinnst.',
  'board.term.reborn': 'Wiedergeburt',
  'board.means.reborn': 'Der Weg durch die Kluft von Maut nach Jann kostet dich zwei Handkarten.',
  'board.term.pay': 'Zahlung',
  'board.means.pay':
    'Steht jemand dort, wo du ankommst, gibst du eine Karte oder nimmst zwei Schlechte Karma.',
  'board.needed':
    '{n, plural, one {Ein Amulett ist nur mit dieser Karte erreichbar.} other {# Amulette sind nur mit dieser Karte erreichbar.}}',
  'board.amulet-later': 'Nach deinen Aktionen kannst du es gewinnen.',
  'board.where': 'Runde {n}',
  'board.goal': 'Ziel: zuerst 5 Amulette',
  'board.goal-solo': 'gewinne 5 Amulette',
  'board.where-solo': 'Zug {n} von 17',
  'board.no-use': 'nutzlos',
  'board.shared': 'geteilt mit {seat}',
  'board.between': 'Amulette',
  'board.seat': '{character}, gespielt von {name}',
  'board.plays-as': 'gespielt von {seat}',
  'board.mine': '{seatIs, select, you {von {most} gewonnen} other {von {most} Amuletten}}',
  'board.mine-short': '{seatIs, select, you {deine} other {hat}}',
  'board.my-bad': '{seatIs, select, you {dein Schlechtes Karma} other {Schlechtes Karma}}',
  'board.tie': 'zählt bei Gleichstand',
  'board.turn-of': 'Zug {n} von {most}',
  'board.key': 'Was die Punkte bedeuten',
  'board.dot.l': 'gratis',
  'board.dot.d': 'kostet 1',
  'board.dot.o': 'fehlt',
  'board.key.l': 'helles Symbol, das du hast: kostenlos',
  'board.key.d': 'dunkles Symbol, das du hast: 1 Schlechtes Karma',
  'board.key.o': 'fehlt noch',
  'board.key.price': 'Preis in Schlechtem Karma',
  'board.rests': 'zuletzt genutzt, ruht',
  'board.choose.characters': 'Wählen',
  'board.choose.go': 'Bereich wählen',
  'board.choose.back': 'Karte wählen',
  'board.choose.pay': 'Wählen',
  'board.choose.take': 'Bereich wählen',
  'board.choose.act': 'Karte wählen',
  'board.choose.swap': 'Beides wählen',
  'board.choose.keep': 'Karte wählen',
  'board.choose.amulet': 'Amulett wählen',
  'board.choose.use': 'Karte wählen',
  'board.choose.power': 'Kraft wählen',
  'board.choose.pick': 'Bereich wählen',
  'why.amulet':
    'Dann hast du {count} von 5 Amuletten{price, plural, =0 {} one {, für ein Schlechtes Karma} other {, für # Schlechte Karma}}',
  'why.card': 'Du bekommst {card}',
  'why.shed': 'Du wirst {n, plural, one {ein Schlechtes Karma} other {# Schlechte Karma}} los',
};
