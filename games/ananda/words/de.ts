import type { en } from './en.ts';

export const de: Record<keyof typeof en, string> = {
  name: 'Ananda',
  'option.files': 'Linien (Breite des Bretts)',
  'option.ranks': 'Reihen (Tiefe des Bretts)',
  about:
    'Baut gemeinsam einen Tempel aus farbigen Steinen und lasst eure Mönche darin meditieren. Etwa eine Dreiviertelstunde.',
  credits:
    'Nach Ananda, entworfen von Dirk Barsuhn, illustriert von Matthias Holländer, erschienen im Zoch Verlag.',

  'rule.A1':
    'Ein Zug hat fünf Teile: Mönch setzen, bauen, meditieren, auffüllen, ausgleichen. Dann ist der nächste Platz am Zug.',
  'rule.A2':
    'Zu Beginn liegt ein zufälliger Stein mit zwei verschiedenen Farben in der Mitte. Alle bekommen sechs Steine und sechs ihrer eigenen Karten; die übrigen Karten sind ihr Stapel.',
  'rule.A3':
    'Es gibt 63 Steine, jedes Farbpaar dreimal. Alle haben von jeder Farbe und jedem Wert eine Karte, zu zweit bis 5, sonst bis 4.',
  'rule.A4':
    'Der Plan hat 10 mal 9 Felder, wenn der Tisch nichts anderes wählt, von 6 bis 14. Der erste Stein liegt in der Mitte oder knapp links und unterhalb davon, die Farben von links in der Reihenfolge Rot, Orange, Gelb, Grün, Blau, Violett.',
  'rule.A5': 'Platz 1 ist als Erster am Zug.',
  'rule.A6':
    'Eine Fläche sind alle sichtbaren Felder einer Farbe, die über Kanten zusammenhängen, in welchen Höhen auch immer.',
  'rule.A7':
    'Setze deinen Mönch auf ein Feld einer Fläche, auf der kein Mönch steht: kein fremder und auch nicht, vom letzten Zug her, dein eigener. Ihre Farbe ist die Farbe deines Zuges.',
  'rule.A8':
    'Ist keine Fläche frei, verlässt dein Mönch den Plan, du ziehst einen Stein, und dein Zug ist zu Ende.',
  'rule.A9': 'Baue beliebig viele Steine von deiner Bank, einen nach dem anderen.',
  'rule.A10':
    'Ein Stein liegt auf zwei leeren Feldern des Plans oder auf zwei gleich hohen Feldern, die zu zwei verschiedenen Steinen gehören.',
  'rule.A11': 'Kein Stein ragt über den Rand des Plans.',
  'rule.A12': 'Kein Stein bedeckt ein Feld, auf dem ein Mönch steht.',
  'rule.A13':
    'Liegt der Stein, muss eine Hälfte in der Farbe deines Mönchs zur Fläche deines Mönchs gehören. Nur zu berühren, was der Stein selbst bedeckt, genügt nicht.',
  'rule.A14':
    'Ein Stein darf Felder deiner eigenen Fläche bedecken und sie sogar zerteilen, und er darf deine Fläche mit anderen verbinden, auch mit besetzten.',
  'rule.A15':
    'Kannst oder willst du keinen Stein bauen, gibst du auf: Dein Mönch verlässt den Plan, du ziehst einen Stein, und dein Zug ist zu Ende.',
  'rule.A16': 'Der Flächenwert ist die Zahl der Felder der Fläche deines Mönchs nach dem Bauen.',
  'rule.A17':
    'Meditieren: Spiele Karten in der Farbe deines Mönchs. Zusammen dürfen sie höchstens so viel wert sein wie die Fläche. Gespielte Karten sind Karma.',
  'rule.A18':
    'Auffüllen: Ziehe so viele Steine, wie der Flächenwert über dem liegt, was du meditiert hast.',
  'rule.A19': 'Eine Bank fasst acht Steine; mehr werden nicht gezogen.',
  'rule.A20':
    'Ist der Vorrat leer, ziehst du für jeden Stein, der dir zustünde, eine Karte von deinem Stapel, bis zu acht Handkarten.',
  'rule.A21':
    'Das gilt Stein für Stein: Was der Vorrat noch hat, kommt zuerst, nur was fehlt, wird zu Karten, und nie mehr, als die Bank Platz hätte.',
  'rule.A22': 'Für den einen Stein nach einem aufgegebenen Zug gilt dasselbe.',
  'rule.A23':
    'Ausgleichen: Mit weniger Karten als Steinen ziehst du Karten, bis es gleich viele sind, soweit der Stapel reicht. Nach einem aufgegebenen Zug wird nicht ausgeglichen.',
  'rule.A24': 'Das Spiel endet, wenn der Vorrat leer ist und irgendeine Bank leer ist.',
  'rule.A25':
    'Darauf wird geachtet, wenn eine Meditation endet, sodass der letzte Bauende noch meditiert, aber nicht auffüllt, und am Ende jedes Zuges.',
  'rule.A26':
    'Das Spiel endet auch, wenn zwei ganze Runden hintereinander aufgegeben wurden, ohne dass ein Stein gezogen wurde.',
  'rule.A27':
    'Das meiste Karma gewinnt. Bei Gleichstand liegt vorn, wer weniger Steine auf der Bank hat; danach wird der Platz geteilt.',
  'rule.A28':
    'Handkarten, Bänke und die Reihenfolge von Stapeln und Vorrat sind verdeckt. Alles andere ist offen.',

  'colour.r': 'Rot',
  'colour.o': 'Orange',
  'colour.y': 'Gelb',
  'colour.g': 'Grün',
  'colour.b': 'Blau',
  'colour.v': 'Violett',
  tile: '{first}-{second}',
  card: '{colour} {value}',
  player: '{seat}',
  'counted.tiles': '{n, plural, one {einen Stein} other {# Steine}}',
  'counted.cards': '{n, plural, one {eine Karte} other {# Karten}}',

  'fault.notation':
    '„{text}“ ist kein Zug. Schreibe monk:c4, um den Mönch zu setzen, tile:ry@c5d5, um zu bauen, card:3, um zu meditieren, und einen Punkt wie in tile:., um zu beenden oder aufzugeben.',
  'fault.notation-spaces':
    '{first} und {second} passen nicht: Ein Stein liegt auf zwei Nachbarfeldern, zuerst das linke oder das untere.',
  'fault.not-now': 'Jetzt kann niemand ziehen.',
  'fault.monk-first': 'Setze zuerst deinen Mönch.',
  'fault.monk-stays': 'Dein Mönch steht; er zieht erst im nächsten Zug weiter.',
  'fault.still-building': 'Du baust noch; beende das mit tile:., bevor du meditierst.',
  'fault.building-over': 'Das Bauen ist vorbei; jetzt meditierst du.',
  'fault.off-board': '{space} liegt nicht auf dem Plan, der {files} mal {ranks} Felder hat.',
  'fault.no-tile-there': 'Auf {space} liegt kein Stein.',
  'fault.area-held':
    'Diese Fläche ({colour}) ist besetzt: Dort {n, plural, one {steht} other {stehen}} {seats}.',
  'fault.own-area':
    'Auf dieser Fläche ({colour}) steht dein Mönch seit deinem letzten Zug, auf {from}.',
  'fault.area-free':
    'Für deinen Mönch {n, plural, one {ist # Feld} other {sind # Felder}} frei, zum Beispiel {space}.',
  'fault.not-on-rack': 'Du hast keinen Stein {first}-{second} auf der Bank.',
  'fault.on-monk': '{seat} steht auf {space}: Dort darf nicht gebaut werden.',
  'fault.one-tile-below':
    'Beide Felder gehören zu einem Stein; ein Stein muss auf zwei verschiedenen liegen.',
  'fault.half-on-board': '{bare} ist leer, auf {built} ist schon gebaut: Der Stein würde kippen.',
  'fault.unequal-heights': 'Die Felder sind {one} und {other} hoch: Der Stein würde kippen.',
  'fault.wrong-colour': 'Dieser Stein hat nicht die Farbe deines Mönchs, {colour}.',
  'fault.not-joined':
    'Keine Hälfte des Steins in {colour} würde zur Fläche deines Mönchs auf {monk} gehören.',
  'fault.no-such-card': 'Es gibt keine Karte mit dem Wert {value}; {highest} ist hier der höchste.',
  'fault.other-colour': 'Eine {value} hast du nur in einer anderen Farbe als {colour}.',
  'fault.not-in-hand': 'Du hast {colour} {value} nicht auf der Hand.',
  'fault.too-much':
    'Mit {colour} {value} würdest du {sum} meditieren, doch die Fläche ist {area} wert.',

  'fault.outcome-tile':
    '„{text}“ ist kein Stein: erwartet wird {verb}: und zwei Farben wie in {verb}:ry.',
  'fault.outcome-card':
    '„{text}“ ist keine Karte: erwartet wird {verb}: und eine Karte wie in {verb}:r3.',
  'fault.outcome-gone': '{item} kann nicht mehr gezogen werden.',

  'fault.position-object': 'Stellung, {at}: Hier wird ein Objekt erwartet.',
  'fault.position-unknown': 'Stellung: Es gibt kein Feld {at}.',
  'fault.position-number':
    'Stellung, {at}: „{value}“ sollte eine ganze Zahl von {least} bis {most} sein.',
  'fault.position-list': 'Stellung, {at}: Erwartet wird eine Liste mit höchstens {most} Einträgen.',
  'fault.position-word': 'Stellung, {at}: „{value}“ sollte eines sein von: {words}.',
  'fault.position-tile':
    'Stellung, {at}: „{value}“ ist kein Stein auf zwei Nachbarfeldern wie ["ry", "c5", "d5"].',
  'fault.position-off-board': 'Stellung, {at}: Das liegt nicht auf dem Plan.',
  'fault.position-support':
    'Stellung, {at}: Ein Stein muss auf dem leeren Plan liegen oder auf zwei verschiedenen, gleich hohen Steinen.',
  'fault.position-due': 'Stellung: due gehört nur in die Phase refill.',
  'fault.position-seats': 'Stellung: Erwartet wird eine Liste von {seats} Plätzen.',
  'fault.position-early': 'Stellung, {at}: Nicht vor dem ersten Zug.',
  'fault.position-monk': 'Stellung, {at}: „{value}“ ist kein bebautes Feld ohne anderen Mönch.',
  'fault.position-card-twice': 'Stellung, {at}: Die Karte {card} ist zweimal da.',
  'fault.position-too-many': 'Stellung: {count} Steine {tile}, das Spiel hat nur {most}.',
  'fault.position-beginning': 'Stellung: So sieht kein Tisch in der Phase {phase} aus.',
  'fault.position-no-tile': 'Stellung: Auf dem Plan liegt kein Stein.',
  'fault.position-phase': 'Stellung: Das passt nicht zur Phase {phase}.',
  'fault.position-spent': 'Stellung: Außerhalb der Meditation ist nichts ausgegeben.',
  'fault.position-decided': 'Stellung: Das Spiel ist vorbei, Vorrat und eine Bank sind leer.',

  'prompt.monk': 'Setze deinen Mönch auf eine freie Fläche.',
  'prompt.no-area': 'Keine Fläche ist frei: Dein Mönch muss den Plan verlassen.',
  'prompt.build': 'Baue an deiner Fläche ({colour}, jetzt {value}) oder gib auf.',
  'prompt.build-on': 'Baue weiter oder beende das Bauen: Deine Fläche ({colour}) ist {value} wert.',
  'prompt.meditate':
    '{left, plural, =0 {Alles ist verbraucht: Beende die Meditation.} other {Spiele Karten in {colour} für zusammen bis zu #; was du davon übrig lässt, bringt Steine.}}',
  'prompt.wait-monk': '{seat} setzt den Mönch.',
  'prompt.wait-build': '{seat} baut.',
  'prompt.wait-meditate': '{seat} meditiert.',
  'prompt.deal': 'Steine und Karten werden verteilt.',
  'prompt.refill': '{seat} zieht; noch {n}.',
  'prompt.balance': '{seat} zieht Karten zum Ausgleich.',
  'prompt.over': 'Das Spiel ist vorbei.',

  'log.started': 'Der Tempel beginnt mit {tile} auf {spaces}.',
  'log.dealt': '{seat} bekommt {items}.',
  'log.refilled': '{seat} zieht {items}.',
  'log.balanced': '{seat} zieht zum Ausgleich {items}.',
  'log.monk-placed':
    '{seat} setzt den Mönch auf {space}: {colour}, {value, plural, one {# Feld} other {# Felder}}.',
  'log.gave-up-area': 'Keine Fläche ist frei: Der Mönch von {seat} verlässt den Plan.',
  'log.gave-up-tile': '{seat} baut nichts und nimmt den Mönch vom Plan.',
  'log.tile-placed':
    '{seat} baut {tile} auf {spaces}{level, plural, =1 {} other {, Ebene #}}: Die Fläche ({colour}) hat {value, plural, one {# Feld} other {# Felder}}.{notes}',
  'log.notes':
    '{joined, plural, =0 {} one { Ein Feld kommt dazu.} other { # Felder kommen dazu.}}{cutOff, plural, =0 {} one { Ein Feld wird abgetrennt.} other { # Felder werden abgetrennt.}}{met, plural, =0 {} one { Dort steht jetzt auch {seats}.} other { Dort stehen jetzt auch {seats}.}}',
  'log.built':
    '{seat} hat {tiles, plural, one {# Stein} other {# Steine}} gebaut: Flächenwert {value}.',
  'log.card-played': '{seat} spielt {card}: {spent} von {value}, Karma {karma}.',
  'log.meditated':
    '{seat} hat {spent} von {value} meditiert: {left} übrig{brought, plural, =0 {} other {, das bringt {items}}}.',
  'log.game-over': '{why} {scores}. {winners}',
  'log.score':
    '{seat} hat {karma} Karma ({sum}) und noch {rack, plural, one {# Stein} other {# Steine}}',
  'log.won': '{seats} gewinnt.',
  'log.shared': '{seats} teilen sich den Sieg.',

  'end.tiles': 'Der Vorrat und eine Bank sind leer.',
  'end.idle':
    '{rounds, plural, one {Eine ganze Runde wurde} other {# ganze Runden wurden}} aufgegeben, ohne dass ein Stein gezogen wurde.',

  'tally.karma': 'Karma: {colour}',

  'sketch.supply': 'Vorrat',
  'sketch.seat': '{seat}',
  'sketch.karma': 'Karma',
  'sketch.rack': 'Bank',
  'sketch.hand': 'Hand',
  'sketch.pile': 'Stapel',
  'sketch.area': '{seat}: Fläche in {colour}, {value, plural, one {# Feld} other {# Felder}}',
  'sketch.key':
    'r Rot · o Orange · y Gelb · g Grün · b Blau · v Violett; r2 = Rot, zwei Steine hoch; @1 = Mönch von Platz 1; = und | verbinden die Hälften eines Steins',

  'board.temple': 'Tempel',
  'board.views': 'Ansicht',
  'board.view.top': 'Von oben',
  'board.view.iso': 'Isometrisch',
  'board.turn-view': 'Tempel drehen',
  'board.legend.size': 'Felder der Fläche',
  'board.legend.height': 'Höhe',
  'board.legend.offer': 'möglich',
  'board.legend.new': 'neu',
  'board.space-bare':
    '{space}: leerer Plan{ghost, select, yes {, hier läge der Stein} other {}}{offered, select, yes {, möglich} other {}}{lit, select, yes {, darauf wird gezeigt} other {}}',
  'board.space':
    '{space}: {colour}, Höhe {level}, Fläche von {value}{monk, select, yes {, Mönch von {seat}} other {}}{ghost, select, yes {, hier läge der Stein} other {}}{offered, select, yes {, möglich} other {}}{lit, select, yes {, darauf wird gezeigt} other {}}',
  'board.track': 'Zug von {seat}',
  'board.phase': 'Was jetzt geschieht',
  'board.waiting': '{seat}: {step}',
  'board.step.monk': 'Mönch',
  'board.step.build': 'Bauen',
  'board.step.meditate': 'Meditieren',
  'board.step.refill': 'Auffüllen',
  'board.step.balance': 'Ausgleich',
  'board.fact.area': 'Fläche {value}',
  'board.fact.meditate': '{spent} Karma',
  'board.fact.due': 'noch {n}',
  'board.fact.drawn':
    '{tiles, plural, =0 {{cards, plural, =0 {} one {# Karte} other {# Karten}}} other {{cards, plural, =0 {{tiles, plural, one {# Stein} other {# Steine}}} other {{tiles} + {cards}}}}}',
  'board.action': 'Dein Zug',
  'board.choose-area':
    'Wähle ein Feld mit Ring: eine Fläche ohne Mönch, auch ohne deinen. In ihrer Farbe baust du in diesem Zug.',
  'board.goal':
    'Dann werden Karten dieser Farbe bis zur Größe der Fläche zu Karma. Das meiste Karma gewinnt.',
  'board.then-monk':
    '{space}: Fläche ({colour}) mit {value, plural, one {# Feld} other {# Feldern}}. Auf dem Feld selbst darf niemand bauen.',
  'board.then-own':
    'Du hast {tiles, plural, one {# Stein} other {# Steine}} mit {colour}, um sie zu vergrößern{count, plural, =0 {, aber keine Karte in {colour}} one {, und die Karte {colour} {cards}} other {, und die Karten {colour} {cards}}}.',
  'board.then-no-tile': 'Du hast keinen Stein mit {colour}: Du könntest den Zug nur aufgeben.',
  'board.place-monk': '{at, select, none {Mönch setzen} other {Mönch auf {at} setzen}}',
  'board.no-area': 'Mönch wegnehmen',
  'board.then-no-area':
    'Auf jeder Fläche steht ein Mönch. Deiner kommt neben den Plan, du ziehst {tiles, plural, =0 {{cards, plural, =0 {nichts} other {eine Karte}}} other {einen Stein}}, und dein Zug ist vorbei.',
  'board.area-value': 'Flächenwert (Felder)',
  'board.choose-tile':
    '{n, plural, one {Eine Art Stein passt} other {# Arten von Steinen passen}} an deine Fläche ({colour}). Wähle einen von deiner Bank, oder tippe auf ein Feld mit Ring.',
  'board.choose-place':
    'Tippe auf ein Feld mit Ring, um den Stein dort zu probieren. Nochmal tippen oder R dreht ihn.',
  'board.must-build': 'Baue mindestens einen: Ohne ihn spielst du keine Karten.',
  'board.fits-nowhere':
    '{has, select, yes {Dieser Stein passt jetzt nirgends. Probiere ihn auf einem Feld, um zu sehen, warum.} other {Dieser Stein hat kein {colour}, um deine Fläche zu vergrößern.}} Wähle einen anderen.',
  'board.nothing-fits':
    '{built, plural, =0 {Keiner deiner Steine passt an die Fläche ({colour}). „Zurücknehmen“ lässt dich eine andere wählen.} other {Kein weiterer deiner Steine passt an die Fläche ({colour}).}}',
  'board.then-level': 'Auf zwei Steinen: Höhe {level}.',
  'board.then-joined': 'Verbindet {colour}: Aus {parts} Feldern werden {to}.',
  'board.then-split': 'Zerteilt {colour}: Aus {from} Feldern werden {parts}.',
  'board.then-covered': 'Bedeckt {colour}: {from} → {to}.',
  'board.then-met':
    'Auf deiner Fläche {n, plural, one {steht dann auch {seats}} other {stehen dann auch {seats}}}.',
  'board.aim':
    '{count, plural, =0 {Du hast keine Karte in {colour}: Die Fläche bringt nur {supply, select, none {Karten, eine} other {Steine, einen}} je Feld.} other {{enough, select, yes {Genug für {count, plural, one {deine Karte} other {deine Karten}} in {colour} ({cards}); jedes Feld mehr bringt {supply, select, none {eine Karte} other {einen Stein}}.} other {Um {count, plural, one {deine Karte} other {alle deine Karten}} in {colour} ({cards}) zu spielen, braucht die Fläche {sum} Felder.}}}}',
  'board.last-tile':
    'Dein letzter Stein, und der Vorrat ist leer: Du kannst noch Karten spielen, dann endet das Spiel.',
  'board.build': 'Hier bauen',
  'board.turn-left': 'Stein nach links drehen',
  'board.turn-right': 'Stein nach rechts drehen (R)',
  'board.clear': 'Weglegen',
  'board.end-building': 'Bauen beenden mit {value}',
  'board.give-up':
    'Zug aufgeben: {tiles, plural, =0 {{cards, plural, =0 {nichts} other {eine Karte}}} other {einen Stein}} ziehen{full, select, yes { (Bank voll)} other {}}',
  'board.choose-cards':
    'Wähle Karten in {colour} aus deiner Hand: Jeder Punkt bis {room} ist Karma.',
  'board.card-off': '{card}, nicht {colour}',
  'board.wrong-card':
    'Dein Mönch steht auf {colour}: Du kannst jetzt nur Karten in {colour} spielen.',
  'board.no-cards':
    '{n, plural, =0 {Du hast keine Karte in {colour}.} one {Deine Karte in {colour} ist mehr wert als der Rest von {room}.} other {Jede deiner Karten in {colour} ist mehr wert als der Rest von {room}.}}',
  'board.then-meditated':
    'Fläche {value} − Karten {spent} = {left}: {left, plural, =0 {keine Steine} other {Du ziehst {tiles, plural, =0 {keine Steine} one {# Stein} other {# Steine}}{cards, plural, =0 {} one { und stattdessen # Karte} other { und stattdessen # Karten}}}}{balance, plural, =0 {} one {, dann # Karte zum Ausgleich (so viele wie Steine)} other {, dann # Karten zum Ausgleich (so viele wie Steine)}}.',
  'board.then-lost':
    '{n, plural, one {Einer verfällt} other {# verfallen}}: Der Vorrat ist leer, und keine Karte kann dafür kommen.',
  'board.then-full':
    '{n, plural, one {Einer verfällt} other {# verfallen}}: Eine Bank fasst {rack} Steine.',
  'board.then-ends': 'Der Vorrat und eine Bank sind leer: Damit endet das Spiel.',
  'board.slots':
    'Flächenwert {value}: {spent} Karma, {tiles, plural, one {# Stein} other {# Steine}}',
  'board.slot.karma': '{n} Karma',
  'board.slot.tile': '{n, plural, one {# Stein} other {# Steine}}',
  'board.slot.card': '{n, plural, one {# Karte} other {# Karten}}',
  'board.slot.lost': '{n, plural, one {# verfällt} other {# verfallen}}',
  'board.meditate':
    '{sum, plural, =0 {Keine Karten spielen} other {{cards} spielen: +{sum} Karma}}{tiles, plural, =0 {} one {, +# Stein} other {, +# Steine}}',
  'board.meditate-over': '{cards} spielen: zu viel',
  'board.to-move': 'am Zug',
  'board.beside': 'Mönch neben dem Plan',
  'board.stands': 'Mönch auf {space}',
  'board.others': 'Die anderen',
  'board.rack': 'Bank {n} von {most}',
  'board.hand': 'Hand {n} von {most}',
  'board.pile': '{n, plural, one {# Karte} other {# Karten}} im Stapel',
  'board.tile': '{first}-{second}{state, select, fits {, passt} no {, passt nirgends} other {}}',
  'board.no-karma': 'Noch kein Karma',
  'board.cards-left': 'Restkarten: {seat}',
  'board.cards-left-short': 'Restkarten',
  'board.cards-left-note': 'Auf der Hand oder im Stapel: alles, was noch nicht gespielt ist.',
  'board.unseen': 'Ungesehene Steine',
  'board.supply-empty': 'Das Spiel endet, sobald auch eine Bank leer ist.',
  'board.unseen-note': 'Im Vorrat oder auf den Bänken der anderen, von so vielen, wie es gibt.',
  'board.prospect.colour': 'Farbe',
  'board.prospect.area': 'Größte freie',
  'board.prospect.tiles': 'Deine Steine',
  'board.prospect.cards': 'Deine Karten',
  'board.guide': 'So geht ein Zug',
  'board.step.end': 'Das Ende',
  'board.close': 'Schließen',
};
