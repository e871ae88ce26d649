import type { en } from './en.ts';

export const de: Record<keyof typeof en, string> = {
  name: 'Ananda',
  'option.files': 'Breite des Bretts (Felder)',
  'option.files.about': 'Üblich sind 10. Mit weniger baut ihr früher in die Höhe.',
  'option.ranks': 'Tiefe des Bretts (Felder)',
  'option.ranks.about': 'Üblich sind 9. Mit weniger baut ihr früher in die Höhe.',
  pitch: 'Ein Tempel für alle',
  about:
    'Baut gemeinsam einen Tempel aus farbigen Steinen. Schicke deinen Mönch auf eine Fläche, vergrößere sie und mach aus deinen Karten Karma.',
  credits:
    'Nach Ananda von Dirk Barsuhn, illustriert von Matthias Holländer, erschienen 2024 im Zoch Verlag.',

  'colour.r': 'Rot',
  'colour.o': 'Orange',
  'colour.y': 'Gelb',
  'colour.g': 'Grün',
  'colour.b': 'Blau',
  'colour.v': 'Violett',
  tile: '{first}-{second}',
  card: '{colour} {value}',
  player: '{seatIs, select, you {dir} other {{seat}}}',
  'counted.tiles': '{n, plural, one {einen Stein} other {# Steine}}',
  'counted.cards': '{n, plural, one {eine Karte} other {# Karten}}',

  'fault.notation':
    '„{text}“ ist kein Zug. Schreib monk:c4, um deinen Mönch zu setzen, tile:ry@c5d5, um zu bauen, oder card:3, um zu meditieren. Mit einem Punkt wie in tile:. hörst du auf oder gibst auf.',
  'fault.notation-spaces':
    '{first} und {second} passen nicht. Ein Stein liegt auf zwei Nachbarfeldern: Schreib das linke oder das untere zuerst.',
  'fault.not-now': 'Gerade kann niemand ziehen.',
  'fault.monk-first': 'Setze zuerst deinen Mönch.',
  'fault.monk-stays': 'Dein Mönch bleibt bis zu deinem nächsten Zug, wo er ist.',
  'fault.still-building':
    '{built, plural, =0 {Lege zuerst einen Stein. Nach dem Bauen spielst du Karten.} other {Du baust noch. Drück „{stop}“, um Karten zu spielen.}}',
  'fault.building-over': 'Du bist mit dem Bauen fertig. Spiel jetzt Karten.',
  'fault.off-board': 'Der Stein würde über den Rand des Bretts ragen ({files} mal {ranks}).',
  'fault.no-tile-there': 'Hier liegt kein Stein. Setze deinen Mönch auf einen Stein.',
  'fault.area-held':
    'Diese Fläche in {colour} ist besetzt: {n, plural, one {Hier steht der Mönch von {seats}} other {Hier stehen die Mönche von {seats}}}.',
  'fault.own-area':
    'Dein Mönch steht schon auf dieser Fläche in {colour}. Er muss auf eine andere.',
  'fault.area-free':
    'Für deinen Mönch {n, plural, one {ist noch ein Feld} other {sind noch # Felder}} frei.',
  'fault.not-on-rack': 'Du hast keinen Stein {first}-{second}.',
  'fault.on-monk':
    '{seatIs, select, you {Hier steht dein Mönch} other {Hier steht der Mönch von {seat}}}. Darauf darfst du nicht bauen.',
  'fault.one-tile-below':
    'Beide Felder gehören zum selben Stein. Ein Stein muss auf zwei verschiedenen liegen.',
  'fault.half-on-board': 'Ein Feld ist leer, das andere bebaut. Der Stein würde kippen.',
  'fault.unequal-heights': 'Ein Feld ist {one} hoch, das andere {other}. Der Stein würde kippen.',
  'fault.wrong-colour': 'Dieser Stein hat keine Hälfte in {colour}. Dein Mönch steht auf {colour}.',
  'fault.not-joined': 'Hier würde die Hälfte in {colour} deine Fläche nicht berühren.',
  'fault.no-such-card': 'Es gibt keine Karte mit dem Wert {value}. Die höchste ist {highest}.',
  'fault.other-colour':
    'Du kannst jetzt nur Karten in {colour} spielen. Diese {value} ist nicht {colour}.',
  'fault.not-in-hand': 'Du hast {colour} {value} nicht auf der Hand.',
  'fault.too-much':
    'Zu viel: Mit dieser {value} spielst du {sum}, deine Fläche in {colour} hat aber nur Größe {area}.',

  'fault.outcome-tile':
    '„{text}“ ist kein Stein. Schreib {verb}: und zwei Farben wie in {verb}:ry.',
  'fault.outcome-card':
    '„{text}“ ist keine Karte. Schreib {verb}: und eine Karte wie in {verb}:r3.',
  'fault.outcome-gone': '{item} ist nicht mehr zum Ziehen da.',

  'fault.position-object': 'Stellung, {at}: Das sollte ein Objekt sein.',
  'fault.position-unknown': 'Stellung: Es gibt kein Feld {at}.',
  'fault.position-number':
    'Stellung, {at}: „{value}“ sollte eine ganze Zahl von {least} bis {most} sein.',
  'fault.position-list':
    'Stellung, {at}: Das sollte eine Liste mit höchstens {most} Einträgen sein.',
  'fault.position-word': 'Stellung, {at}: „{value}“ sollte eines davon sein: {words}.',
  'fault.position-tile':
    'Stellung, {at}: „{value}“ ist kein Stein auf zwei Nachbarfeldern wie ["ry", "c5", "d5"].',
  'fault.position-off-board': 'Stellung, {at}: Das liegt nicht auf dem Brett.',
  'fault.position-support':
    'Stellung, {at}: Ein Stein muss auf dem leeren Brett liegen oder auf zwei verschiedenen, gleich hohen Steinen.',
  'fault.position-due': 'Stellung: Nur die Phase refill hat ein Feld due.',
  'fault.position-seats': 'Stellung: Das sollte eine Liste von {seats} Plätzen sein.',
  'fault.position-early': 'Stellung, {at}: nicht vor dem ersten Zug.',
  'fault.position-monk': 'Stellung, {at}: „{value}“ ist kein bebautes Feld ohne anderen Mönch.',
  'fault.position-card-twice': 'Stellung, {at}: Die Karte {card} ist zweimal da.',
  'fault.position-too-many':
    'Stellung: Es gibt {count} Steine {tile}, aber das Spiel hat nur {most}.',
  'fault.position-beginning': 'Stellung: In der Phase {phase} sieht kein Tisch so aus.',
  'fault.position-no-tile': 'Stellung: Auf dem Brett liegt kein Stein.',
  'fault.position-phase': 'Stellung: Das passt nicht zur Phase {phase}.',
  'fault.position-spent': 'Stellung: Karten werden nur beim Meditieren gespielt.',
  'fault.position-decided':
    'Stellung: Die Partie ist vorbei, denn der Vorrat und eine Bank sind leer.',

  'prompt.monk': 'Du bist dran: Schick deinen Mönch auf eine Fläche ohne Mönch.',
  'prompt.no-area': 'Keine Fläche ist frei. Dein Mönch verlässt das Brett.',
  'prompt.build': 'Baue an deiner Fläche in {colour} (jetzt {value}) oder beende den Zug.',
  'prompt.build-on': 'Deine Fläche in {colour} hat Größe {value}. Bau weiter oder hör auf.',
  'prompt.meditate':
    '{left, plural, =0 {Du hast so viel gespielt, wie du kannst.} other {Spiel Karten in {colour}, zusammen bis #. Was übrig bleibt, bringt Steine.}}',
  'prompt.wait-monk': '{seat} wählt eine Fläche.',
  'prompt.wait-build': '{seat} baut.',
  'prompt.wait-meditate': '{seat} spielt Karten.',
  'prompt.deal': 'Steine und Karten werden verteilt.',
  'prompt.refill':
    '{seatIs, select, you {Du ziehst} other {{seat} zieht}} {tiles, plural, =0 {{cards, plural, one {eine Karte} other {# Karten}}} one {einen Stein} other {# Steine}}.',
  'prompt.balance':
    '{seatIs, select, you {Du ziehst} other {{seat} zieht}} Karten, bis es so viele sind wie Steine auf der Bank.',
  'prompt.over': 'Die Partie ist vorbei.',

  'log.started': 'Der erste Stein des Tempels war {tile}.',
  'log.dealt': '{seatIs, select, you {Du hast} other {{seat} hat}} {items} bekommen.',
  'log.refilled':
    '{seatIs, select, you {Du hast {items} gezogen} other {Neu für {seat}: {items}}}.',
  'log.balanced':
    '{seatIs, select, you {Du hast} other {{seat} hat}} noch {items} gezogen, um so viele Karten wie Steine zu haben.',
  'log.monk-placed':
    '{seatIs, select, you {Dein Mönch} other {Der Mönch von {seat}}} ging auf {colour}: {value, plural, one {ein einzelnes Feld} other {eine Fläche von #}}.',
  'log.gave-up-area':
    'Keine Fläche war frei: {seatIs, select, you {Dein Mönch verließ das Brett} other {Der Mönch von {seat} verließ das Brett{brought, plural, =0 {} other {, und {seat} hat {items} gezogen}}}}.',
  'log.gave-up-tile':
    '{seatIs, select, you {Du hast nichts gebaut} other {{seat} hat nichts gebaut{brought, plural, =0 {} other { und {items} gezogen}}}}.',
  'log.tile-placed':
    '{seatIs, select, you {Du hast} other {{seat} hat}} {tile} gebaut{level, plural, =1 {} other { (Ebene #)}}: Die Fläche in {colour} hat jetzt Größe {value}.{notes}',
  'log.notes':
    '{joined, plural, =0 {} one { Ein Feld kam dazu.} other { # Felder kamen dazu.}}{cutOff, plural, =0 {} one { Ein Feld wurde abgetrennt.} other { # Felder wurden abgetrennt.}}{met, plural, =0 {} other { Sie ist jetzt mit der Fläche von {seats} verbunden.}}',
  'log.built':
    '{seatIs, select, you {Du hast} other {{seat} hat}} {tiles, plural, one {# Stein} other {# Steine}} gebaut: eine Fläche von {value}.',
  'log.card-played':
    '{seatIs, select, you {Du hast} other {{seat} hat}} {card} gespielt ({spent} von {value}): zusammen {karma} Karma.',
  'log.meditated':
    '{seatIs, select, you {Du hast} other {{seat} hat}} {spent, plural, =0 {keine Karten gespielt} other {# Karma gemacht}}{seatIs, select, you {} other {{brought, plural, =0 {} other { und {items} gezogen}}}}.',
  'log.game-over': '{why} {scores}. {winners}',
  'log.score':
    '{seatIs, select, you {Du hast} other {{seat} hat}} {karma} Karma ({sum}) bei {rack, plural, one {# Stein} other {# Steinen}} auf der Bank',
  'log.won': '{seatIs, select, you {Du gewinnst.} other {{seat} gewinnt.}}',
  'log.shared': 'Der Sieg gehört {seats}.',

  'end.tiles': 'Der Vorrat und eine Bank sind leer.',
  'end.by-rack': '{how} Bei Gleichstand gewinnt, wer weniger Steine übrig hat.',
  'end.idle':
    '{rounds, plural, one {Eine volle Runde} other {# volle Runden}} lang hat niemand gebaut oder einen Stein gezogen.',

  'tally.r': 'Rot',
  'tally.o': 'Orange',
  'tally.y': 'Gelb',
  'tally.g': 'Grün',
  'tally.b': 'Blau',
  'tally.v': 'Violett',

  'sketch.supply': 'Vorrat',
  'sketch.seat': '{seat}',
  'sketch.karma': 'Karma',
  'sketch.rack': 'Bank',
  'sketch.hand': 'Hand',
  'sketch.pile': 'Stapel',
  'sketch.area': '{seat}: Fläche in {colour}, Größe {value}',
  'sketch.key':
    'r Rot · o Orange · y Gelb · g Grün · b Blau · v Violett; r2 = Rot, zwei Steine hoch; @1 = Mönch von Platz 1; = und | verbinden die Hälften eines Steins',

  'do.monk': 'Mönch auf {colour} ({space})',
  'do.tile': '{tile} auf {spaces} legen',
  'do.card': '{card} spielen',
  'do.no-monk': 'Mönch vom Brett nehmen',
  'do.no-tile': 'Nichts mehr bauen',
  'do.no-card': 'Keine Karte mehr spielen',

  'board.temple': 'Tempel',
  'board.goal': 'Das meiste Karma gewinnt',
  'board.last-tiles': 'Letzte Steine: Ist eine Bank leer, ist Schluss',
  'board.views': 'Ansicht',
  'board.from-above': 'Von oben',
  'board.turn-view': 'Brett drehen',
  'board.closer': 'Näher',
  'board.turn-tile': 'Stein drehen',
  'board.one-way': 'Passt hier nur so',
  'board.space-bare':
    '{space}: leeres Brett{ghost, select, yes {, hier läge dein Stein} other {}}{offered, select, yes {, hier kannst du bauen} other {}}{lit, select, yes {, hier hakt es} other {}}',
  'board.space':
    '{space}: {colour}, Höhe {level}, Fläche von {value}{monk, select, yes {, {seatIs, select, you {dein Mönch} other {Mönch von {seat}}}} other {}}{ghost, select, yes {, hier läge dein Stein} other {}}{offered, select, yes {, möglich} other {}}{lit, select, yes {, hier hakt es} other {}}',
  'board.karma': 'Karma',
  'board.tiles-left': '{n, plural, one {Stein übrig} other {Steine übrig}}',
  'board.holds':
    '{name}: {tiles, plural, one {# Stein} other {# Steine}}, {cards, plural, one {# Handkarte} other {# Handkarten}}',
  'board.cards-left':
    'Blasse Karten sind gespielt. Die anderen sind auf der Hand oder im Stapel ({n, plural, one {# Karte} other {# Karten}}).',
  'board.card-state': '{card}{state, select, played {, gespielt} other {}}',
  'board.unseen': '{n, plural, one {Noch # Stein: welcher?} other {Noch # Steine: welche?}}',
  'board.unseen-note': 'Steine im Vorrat oder auf anderen Bänken, von allen, die es gibt:',
  'board.unseen-end': 'Das Spiel endet, sobald der Vorrat und eine Bank leer sind.',
  'board.tried': 'Der Stein läge auf {spaces}: Größe {now}, dann {value}.',
  'board.area-now': 'Größe',
  'board.area-then': 'Größe {now} →',
  'board.told':
    '{seat} baute {tiles, plural, one {einen Stein} other {# Steine}}: Fläche {colour}, Größe {value}.{karma, plural, =0 {} other { +# Karma.}}',
  'board.told-nothing':
    '{lacking, select, area {Keine Fläche war frei: Der Mönch von {seat} ging vom Brett.} other {{seat} baute keinen Stein: Der Mönch ging vom Brett.}}',
  'board.step.monk': 'Mönch',
  'board.step.build': 'Bauen',
  'board.step.meditate': 'Karten',
  'board.step-of': 'Schritt {n} von {all}: {step}',

  'board.ask-monk': 'Schick deinen Mönch auf eine Fläche ohne Mönch.',
  'board.how-monk':
    'Felder einer Farbe, die sich berühren, sind eine Fläche. Dort baust du, dann spielst du Karten ihrer Farbe.',
  'board.then-own':
    'Du hast {tiles, plural, one {# Stein} other {# Steine}} mit {colour}{count, plural, =0 {, aber keine Karte in {colour}} one { und die Karte {colour} {cards}} other { und die Karten {colour} {cards}}}.',
  'board.then-no-tile': 'Du hast keinen Stein mit {colour}: Dein Zug wäre sofort zu Ende.',
  'board.how-monk-short': 'Fläche: Felder einer Farbe.',
  'board.place-monk': 'Mönch schicken',
  'board.place-monk-anyway': 'Trotzdem schicken',
  'board.place-monk-on': 'Mönch auf {colour} schicken',
  'board.ask-no-area': 'Keine Fläche ist frei. Dein Mönch muss gehen.',
  'board.then-no-area':
    'Du ziehst {tiles, plural, =0 {{cards, plural, =0 {nichts} other {eine Karte}}} other {einen Stein}}, und dein Zug ist zu Ende.',
  'board.no-area': 'Mönch wegnehmen',
  'board.ask-build':
    '{built, plural, =0 {Baue an deiner Fläche in {colour}.} other {Bau an {colour} weiter oder hör auf.}}',
  'board.ask-build-short':
    '{built, plural, =0 {Bau an {colour}.} other {Bau weiter oder hör auf.}}',
  'board.ask-place': 'Wähl jetzt ein markiertes Feld für den Stein.',
  'board.nothing-fits':
    '{built, plural, =0 {Kein Stein passt an deine Fläche in {colour}.} other {Kein weiterer Stein passt an {colour}.}}',
  'board.fits-nowhere':
    'Dieser Stein passt nirgends: Seine Hälfte in {colour} kommt nicht an deine Fläche.',
  'board.only-way': 'Hier passt der Stein nur so. Bau ihn, oder wähl ein anderes Feld.',
  'board.turn-first': 'Wähl zuerst einen Stein und ein Feld. Dann kannst du ihn drehen.',
  'board.undo-monk': 'Nimm den Zug zurück, um eine andere Fläche zu wählen.',
  'board.then-joined': 'Verbindet {colour}: {parts} wird {to}.',
  'board.then-split': 'Zerteilt {colour}: {from} wird {parts}.',
  'board.then-covered': 'Bedeckt {colour}: {from} → {to}.',
  'board.then-met': 'Deine Fläche verbindet sich mit der von {seats}.',
  'board.aim':
    '{count, plural, =0 {Du hast keine Karte in {colour}. Jedes Feld bringt dir {supply, select, none {eine Karte} other {einen Stein}}.} other {{enough, select, yes {Genug für {count, plural, one {deine Karte} other {deine Karten}} in {colour}: {cards}. Jedes weitere Feld bringt {supply, select, none {eine Karte} other {einen Stein}}.} other {{count, plural, one {Deine Karte in {colour}: {cards}. Mit Größe {sum} kannst du sie spielen.} other {Deine Karten in {colour}: {cards}. Mit Größe {sum} kannst du alle spielen.}}}}}}',
  'board.last-tile': 'Dein letzter Stein: Spiel deine Karten, dann ist Schluss.',
  'board.place-tile': 'Stein bauen',
  'board.place-tile-then': 'Bauen: Größe {value}',
  'board.stop': 'Stopp bei Größe {value}',
  'board.give-up-for':
    'Zug beenden{tiles, plural, =0 {{cards, plural, =0 {{full, select, yes { (Bank voll)} other {: nichts ziehen}}} other {: 1 Karte ziehen}}} other {: 1 Stein ziehen}}',
  'board.ask-cards':
    'Spiel Karten in {colour} bis {room}.{supply, select, ends {} none { Der Rest bringt Karten.} other { Der Rest bringt Steine.}}',
  'board.ask-cards-short':
    'Spiel {colour} bis {room}.{supply, select, ends {} none { Der Rest bringt Karten.} other { Der Rest bringt Steine.}}',
  'board.how-cards':
    'Karten werden Karma. Für jeden Punkt, den du nicht spielst, ziehst du {supply, select, none {eine Karte} other {einen Stein}}.',
  'board.choose-cards': 'Karten wählen',
  'board.no-cards':
    '{n, plural, =0 {Du hast keine Karte in {colour}.} one {Deine Karte in {colour} ist zu hoch für den Rest von {room}.} other {Deine Karten in {colour} sind zu hoch für den Rest von {room}.}}',
  'board.wrong-card': 'Dein Mönch steht auf {colour}: Spiel Karten in {colour}.',
  'board.card-off': '{card}, nicht {colour}',
  'board.then-meditated':
    '{tiles, plural, =0 {{cards, plural, =0 {Damit ist deine Fläche ausgenutzt.} one {Dann ziehst du # Karte.} other {Dann ziehst du # Karten.}}} one {Dann ziehst du # Stein{cards, plural, =0 {} one { und # Karte} other { und # Karten}}.} other {Dann ziehst du # Steine{cards, plural, =0 {} one { und # Karte} other { und # Karten}}.}}',
  'board.then-lost':
    '{n, plural, one {Du ziehst eins weniger} other {Du ziehst # weniger}}: Es ist nichts mehr da.',
  'board.then-full':
    '{tiles, plural, =0 {Du ziehst keine Steine: Deine Bank ist voll ({rack}).} other {Du ziehst nur # von {due} Steinen: Dann ist deine Bank voll ({rack}).}}',
  'board.then-hand-full':
    '{cards, plural, =0 {Du ziehst keine Karten: Deine Hand ist voll ({hand}).} other {Du ziehst nur # von {due} Karten: Dann ist deine Hand voll ({hand}).}}',
  'board.then-ends': 'Der Vorrat und eine Bank sind leer: Damit endet die Partie.',
  'board.clear': 'Abwählen',
  'board.meditate': '{cards} spielen: {sum} Karma',
  'board.meditate-short': '{n, plural, one {Karte} other {# Karten}}: +{sum}',
  'board.no-meditation':
    '{ends, select, yes {Partie beenden} other {{tiles, plural, =0 {{cards, plural, =0 {Zug beenden} one {# Karte ziehen} other {# Karten ziehen}}} one {# Stein ziehen} other {# Steine ziehen}}}}',
  'board.draw-instead':
    '{ends, select, yes {Nichts spielen} other {{tiles, plural, =0 {{cards, plural, =0 {Nichts spielen} one {Nichts spielen: # Karte} other {Nichts spielen: # Karten}}} one {Nichts spielen: # Stein} other {Nichts spielen: # Steine}}}}',
  'board.rack': '{seatIs, select, you {Deine Bank} other {Bank}}: {n} von {most} Steinen',
  'board.hand': '{seatIs, select, you {Deine Hand} other {Hand}}: {n} von {most} Karten',
  'board.pile': '{n, plural, one {# Karte} other {# Karten}} in deinem Stapel',
  'board.pile-short': '{n} im Stapel',
  'board.tile':
    '{first}-{second}{state, select, fits {, passt} no {, passt nicht} other {}}{fresh, select, yes {, neu} other {}}',
  'board.close': 'Schließen',
  'why.grows': 'Deine Fläche in {colour} wächst von {before} auf {value}',
  'why.area': 'Die Fläche in {colour} hat Größe {value}',
};
