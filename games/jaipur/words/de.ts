import type { en } from './en.ts';

const RUPIEN = '{n, plural, one {# Rupie} other {# Rupien}}';

export const de: Record<keyof typeof en, string> = {
  name: 'Jaipur',
  pitch: 'Handle klug, hol zwei Siegel',
  about:
    'Hol dir Waren vom Markt, verkaufe sie für Rupien und gewinne vor deinem Gegner zwei Siegel.',
  credits:
    'Nach Jaipur von Sébastien Pauchon, illustriert von Alexandre Roche, erschienen bei GameWorks, seit 2019 bei Space Cowboys.',

  'good.D': 'Diamanten',
  'good.G': 'Gold',
  'good.S': 'Silber',
  'good.C': 'Stoff',
  'good.P': 'Gewürze',
  'good.L': 'Leder',
  'good.K': 'Kamele',
  'counted.D': '{n, plural, one {einen Diamanten} other {# Diamanten}}',
  'counted.G': '{n, plural, one {ein Gold} other {# Gold}}',
  'counted.S': '{n, plural, one {ein Silber} other {# Silber}}',
  'counted.C': '{n, plural, one {einen Stoff} other {# Stoffe}}',
  'counted.P': '{n, plural, one {ein Gewürz} other {# Gewürze}}',
  'counted.L': '{n, plural, one {ein Leder} other {# Leder}}',
  'counted.hidden': '{n, plural, one {eine Karte} other {# Karten}}',
  'counted.K': '{n, plural, one {ein Kamel} other {# Kamele}}',

  'fault.notation':
    '„{text}“ ist kein Zug. Schreib +D für einen Diamanten, +K für die Kamele, +DG-LK zum Tauschen oder -LL zum Verkaufen, die Buchstaben in der Reihenfolge D G S C P L K.',
  'fault.not-now': 'Gerade kann niemand ziehen.',
  'fault.nothing-returned': 'Für {n} Karten musst du {n} zurücklegen.',
  'fault.not-in-market':
    'Auf dem Markt {n, plural, =0 {liegt davon nichts} one {liegt davon nur #} other {liegen davon nur #}}: Du kannst nicht {cards} nehmen.',
  'fault.not-in-hand':
    '{n, plural, =0 {Du hast {good, select, D {keine Diamanten} G {kein Gold} S {kein Silber} C {keinen Stoff} P {keine Gewürze} other {kein Leder}}.} other {Für {cards} reicht deine Hand nicht: Du hast davon nur #.}}',
  'fault.not-in-herd':
    '{n, plural, =0 {Du hast keine Kamele.} one {Für {cards} reicht deine Herde nicht: Sie hat nur # Kamel.} other {Für {cards} reicht deine Herde nicht: Sie hat nur # Kamele.}}',
  'fault.hand-limit': 'Du hättest {after} Karten auf der Hand. Erlaubt sind {limit}.',
  'fault.goods-or-camels': 'Nimm Waren oder Kamele, nicht beides in einem Zug.',
  'fault.camels-all':
    'Du nimmst immer alle Kamele auf einmal: Schreib +K, egal, wie viele es sind.',
  'fault.no-camels': 'Auf dem Markt liegen keine Kamele.',
  'fault.camels-not-exchanged':
    'Beim Tauschen kannst du keine Kamele nehmen, nur welche zurücklegen.',
  'fault.both-ways': 'Du kannst {good} nicht im selben Tausch nehmen und zurücklegen.',
  'fault.unequal':
    'Du nimmst {taken, plural, one {eine Karte} other {# Karten}}, legst aber {returned} zurück. Leg so viele zurück, wie du nimmst.',
  'fault.one-for-one': 'Tausche mindestens zwei Karten gegen zwei.',
  'fault.camels-not-sold':
    'Kamele kannst du nicht verkaufen. Tausche sie gegen Waren auf dem Markt.',
  'fault.one-kind': 'Verkaufe nur eine Warenart auf einmal.',
  'fault.dear-alone': 'Verkaufe mindestens {least} {good} auf einmal.',

  'fault.outcome-card': '„{text}“ ist keine Karte. Möglich sind D, G, S, C, P, L und K.',
  'fault.outcome-not-in-deck': 'Im Stapel ist kein {text} mehr.',
  'fault.outcome-bonus': 'Im Bonusstapel für {pile} Karten gibt es keinen Marker vom Wert {text}.',

  'fault.position-object': 'Stellung, {at}: Das sollte ein Objekt sein.',
  'fault.position-unknown': 'Stellung: Es gibt kein Feld {at}.',
  'fault.position-missing': 'Stellung: Das Feld {at} fehlt.',
  'fault.position-number':
    'Stellung, {at}: „{value}“ sollte eine ganze Zahl von {least} bis {most} sein.',
  'fault.position-list':
    'Stellung, {at}: Das sollte eine Liste mit {length, plural, one {einem Eintrag} other {# Einträgen}} sein.',
  'fault.position-values':
    'Stellung, {at}: Das sollte eine Liste mit höchstens {most} Markerwerten sein.',
  'fault.position-word': 'Stellung, {at}: „{value}“ sollte eines davon sein: {words}.',
  'fault.position-cards':
    'Stellung, {at}: „{value}“ sollte nur aus den Kartenbuchstaben {letters} bestehen.',
  'fault.position-pile':
    'Stellung, {at}: Die übrigen Marker müssen der untere Teil von {whole} sein, der oberste zuerst.',
  'fault.position-token-value':
    'Stellung, {at}: Einen solchen Marker vom Wert {value} hat das Spiel nicht mehr.',
  'fault.position-from': 'Stellung, {at}: Das sind nicht die unter goods genannten Marker.',
  'fault.position-too-many': 'Stellung: {count} Karten {letter}, das Spiel hat aber nur {most}.',
  'fault.position-hand': 'Stellung, {at}: Eine Hand hat {size} Karten, erlaubt sind {limit}.',
  'fault.position-decided': 'Stellung: Die Partie ist schon vorbei, denn jemand hat zwei Siegel.',
  'fault.position-seals': 'Stellung: So viele Siegel kann es vor Runde {round} nicht geben.',
  'fault.position-turns':
    'Stellung: Nach {turns, plural, one {# Zug} other {# Zügen}} ist der andere am Zug.',
  'fault.position-top': 'Stellung, {at}: Die oberste Ablagekarte ist nicht in der Ablage.',
  'fault.position-seen': 'Stellung, {at}: Karten, die alle kennen, müssen auf dieser Hand sein.',
  'fault.position-shown':
    'Stellung, {at}: Verdeckte und gezeigte Karten sind zusammen höchstens {limit}.',
  'fault.position-shown-gone':
    'Stellung, {at}: Mehr {letter} gezeigt, als offen liegen oder wieder genommen wurden.',
  'fault.position-market':
    'Stellung: Der Markt hat {size} Karten. Er braucht {full}, außer er wird gerade aufgefüllt.',
  'fault.position-refill':
    'Stellung: Der Markt hat schon {size} Karten, es gibt nichts aufzufüllen.',
  'fault.position-no-deck':
    'Stellung: Der Stapel ist leer und kann den Markt nicht auffüllen. Die Runde ist vorbei.',
  'fault.position-no-bonus': 'Stellung: Es ist kein Bonusmarker zum Ziehen da.',
  'fault.position-round-over':
    'Stellung: Die Runde ist vorbei; höchstens {most, plural, one {# Warenstapel darf} other {# Warenstapel dürfen}} leer sein.',
  'fault.position-deal': 'Stellung: So kann der Tisch beim Austeilen nicht aussehen.',
  'fault.position-last': 'Stellung, {at}: Das folgt nicht aus der letzten Runde.',
  'fault.position-last-cards': 'Stellung: Die letzte Runde hat mehr Karten als das Spiel.',

  'prompt.move': 'Du bist dran: Nimm, tausche oder verkaufe.',
  'prompt.full':
    'Deine Hand ist voll: {swap, select, yes {{camels, select, yes {Verkaufe, tausche oder nimm die Kamele} other {Verkaufe oder tausche}}} other {{camels, select, yes {Verkaufe oder nimm die Kamele} other {Du musst verkaufen}}}}.',
  'prompt.wait': '{seat} ist dran.',
  'prompt.deal': 'Runde {round} wird ausgeteilt.',
  'prompt.refill': 'Neue Karten kommen auf den Markt.',
  'prompt.bonus':
    '{seatIs, select, you {Du ziehst} other {{seat} zieht}} einen Bonusmarker für {cards, plural, =5 {fünf oder mehr Karten} one {# Karte} other {# Karten}}.',
  'prompt.over': 'Die Partie ist vorbei.',

  'log.round-started':
    'Runde {round} hat begonnen. {seatIs, select, you {Du fängst} other {{seat} fängt}} an.',
  'log.hand-dealt': '{seatIs, select, you {Du hast} other {{seat} hat}} {cards} bekommen.',
  'log.laid-out': 'Neu auf dem Markt: {cards}.',
  'log.took': '{seatIs, select, you {Du hast} other {{seat} hat}} {card} genommen.',
  'log.took-camels': '{seatIs, select, you {Du hast} other {{seat} hat}} {camels} genommen.',
  'log.exchanged':
    '{seatIs, select, you {Du hast} other {{seat} hat}} {taken} genommen und {returned} zurückgelegt.',
  'log.sold': '{seatIs, select, you {Du hast} other {{seat} hat}} {cards} für {n} verkauft.',
  'log.sold-for-nothing':
    '{seatIs, select, you {Du hast} other {{seat} hat}} {cards} für nichts verkauft: Es waren keine Marker mehr da.',
  'log.bonus': `{seatIs, select, you {Du hast} other {{seat} hat}} einen Bonusmarker im Wert von ${RUPIEN} gezogen.`,
  'log.bonus-hidden':
    '{seatIs, select, you {Du hast} other {{seat} hat}} einen Bonusmarker für {pile, select, 5 {fünf oder mehr} other {{pile}}} Karten gezogen.',
  'log.no-bonus':
    'Kein Bonus für {seatIs, select, you {dich} other {{seat}}}: Für {pile, select, 5 {fünf oder mehr} other {{pile}}} Karten war kein Marker mehr da.',
  'log.round-scored': 'Runde {round} ist vorbei: {why}. Rupien: {scores}. {seal}',
  'log.score':
    '{seatIs, select, you {du} other {{seat}}} {rupees} ({goods} für Waren, {bonus} durch Bonusmarker, {camelToken} für {camels})',
  'log.seal-rupees':
    '{seatIs, select, you {Du bist reicher und gewinnst} other {{seat} ist reicher und gewinnt}} das Siegel.',
  'log.seal-bonus-tokens':
    'Gleichstand: {seatIs, select, you {Du hast mehr Bonusmarker und gewinnst} other {{seat} hat mehr Bonusmarker und gewinnt}} das Siegel.',
  'log.seal-goods-tokens':
    'Gleichstand, auch bei den Bonusmarkern: {seatIs, select, you {Du hast mehr Warenmarker und gewinnst} other {{seat} hat mehr Warenmarker und gewinnt}} das Siegel.',
  'log.seal-nothing': 'Völliger Gleichstand: Niemand gewinnt das Siegel.',
  'log.end-tokens': 'Bei drei Warenarten sind alle Marker weg',
  'log.end-market': 'Der Stapel kann den Markt nicht auffüllen',
  'log.end-turns': '300 Züge sind gespielt',
  'log.game-won':
    '{seatIs, select, you {Du hast} other {{seat} hat}} {seals, plural, one {# Siegel} other {# Siegel}} und {seatIs, select, you {gewinnst} other {gewinnt}} die Partie.',
  'log.game-drawn':
    'Die letzte Runde ist vorbei, und niemand hat zwei Siegel: Die Partie ist remis.',

  'end.seals':
    '{seatIs, select, you {Du hast} other {{seat} hat}} {seals, plural, one {# Siegel} other {# Siegel}}.',
  'end.rounds':
    'Remis: Nach {rounds, plural, one {# Runde} other {# Runden}} hat niemand zwei Siegel.',

  'tally.goods':
    '{good, select, D {Diamanten} G {Gold} S {Silber} C {Stoff} P {Gewürze} other {Leder}}',
  'tally.bonus': 'Bonusmarker',
  'tally.camels': 'Größere Herde',

  'sketch.round': 'Runde {round}',
  'sketch.seat': '{seat}',
  'sketch.market': 'Markt',
  'sketch.deck': 'Stapel',
  'sketch.top': 'Oberste Ablage',
  'sketch.discards': 'Ablage',
  'sketch.tokens': 'Marker',
  'sketch.bonus': 'Bonus',
  'sketch.hand': 'Hand',
  'sketch.herd': 'Herde',
  'sketch.seals': 'Siegel',
  'sketch.rupees': 'Rupien',
  'sketch.known': 'gesehen {cards}',
  'sketch.none': 'keine',
  'sketch.cards': '{n, plural, one {# Karte} other {# Karten}}',
  'sketch.key': 'D Diamanten · G Gold · S Silber · C Stoff · P Gewürze · L Leder · K Kamele',

  'board.card.D': 'Diamant',
  'board.card.G': 'Gold',
  'board.card.S': 'Silber',
  'board.card.C': 'Stoff',
  'board.card.P': 'Gewürz',
  'board.card.L': 'Leder',
  'board.card.K': 'Kamel',
  'board.the.D': 'Diamant',
  'board.the.G': 'Gold',
  'board.the.S': 'Silber',
  'board.the.C': 'Stoff',
  'board.the.P': 'Gewürz',
  'board.the.L': 'Leder',
  'board.the.K': 'Kamel',
  'board.market-card': '{card}, Markt, Karte {place}{lit, select, yes {, hervorgehoben} other {}}',
  'board.hand-card':
    '{card}, deine Hand, Karte {place} von {count}{lit, select, yes {, hervorgehoben} other {}}',
  'board.market': 'Markt',
  'board.round': 'Runde {round}',
  'board.goal': 'Ziel: 2 Siegel',
  'board.deck-left': '{n, plural, =0 {Leer} other {Noch #}}',
  'board.discards': 'Ablage',
  'board.top-discard': 'Ablage, oben {card}',
  'board.no-discards': 'Die Ablage ist leer',
  'board.tokens': 'Marker',
  'board.pile': '{n, plural, =0 {{good}: keine Marker mehr} other {{good}: Marker zu {values}}}',
  'board.tokens-gone': 'alle weg',
  'board.row-empty': 'leer, {n} von {most}',
  'board.round-ends':
    'Die Runde endet, wenn {most} Reihen leer sind oder der Markt nicht mehr voll wird.',
  'board.round-ends-brief': 'Ende: {most} leere Reihen oder kein Nachschub.',
  'board.rows-empty': '{n} von {most} Reihen leer',
  'board.bonus': 'Bonusmarker',
  'board.bonus-pile':
    '{pile, select, 5 {5 oder mehr Karten} other {{pile} Karten}}: {n, plural, =0 {keine mehr} other {noch #}}',
  'board.bonus-pile-short': '{pile, select, 5 {ab 5} other {{pile} Karten}}',
  'board.camel-pile': 'Mehrheit',
  'board.score':
    '{n, plural, one {# Rupie} other {# Rupien}}{camels, select, yes {, samt der größeren Herde} other {}}{bonus, plural, =0 {} one {, dazu ein verdeckter Bonusmarker} other {, dazu # verdeckte Bonusmarker}}',
  'board.fan':
    '{n, plural, =0 {Keine Karten} one {# Karte} other {# Karten}} auf der Hand{known, plural, =0 {} other {, darunter {cards}}}',
  'board.herd': 'Herde: {n, plural, =0 {keine Kamele} one {# Kamel} other {# Kamele}}',
  'board.fan-hidden': 'Verdeckt, bis die Runde vorbei ist.',
  'board.fan-known': 'Du hast gesehen, wie {seat} {cards} genommen hat.',
  'board.deed-took': '{cards} genommen.',
  'board.deed-sold':
    '{cards} für {n, plural, =0 {nichts} other {#}}{bonus, select, yes { + Bonus} other {}} verkauft.',
  'board.deed-taken': 'Nimmt',
  'board.deed-given': 'Gibt',
  'board.bonus-known': '{camels, select, yes {mitgezählt} other {inkl. Bonus}}',
  'board.bonus-hidden': '{n, plural, one {+ # Marker} other {+ # Marker}}',
  'board.herd-hidden': 'Herde: musst du dir merken',
  'board.own-herd':
    'Deine Herde: {n, plural, =0 {keine Kamele} one {# Kamel} other {# Kamele}}{chosen, plural, =0 {} other {, # gewählt}}',
  'board.herd-chosen': '{chosen} von {n}',
  'board.fewer-camels': 'Ein Kamel weniger',
  'board.no-camels': 'Keine Kamele',
  'board.hand': 'Deine Hand',
  'board.closed-hand': 'Hand',
  'board.room':
    '{n, plural, =0 {} one {Noch Platz für eine} =7 {Platz für 7 Karten} other {Noch Platz für #}}',
  'board.seals-of': '{n} von {most} Siegeln',
  'board.none': 'keine',
  'board.how': 'Wähle Karten vom Markt oder von deiner Hand.',
  'board.how-last': 'Der Stapel ist leer: Wer eine Karte nimmt, beendet die Runde.',
  'board.how-full': 'Mehr als {limit} Karten darfst du nicht halten.',
  'board.plan-take': '{refused, select, yes {{taken} nehmen?} other {Du nimmst {taken}.}}',
  'board.plan-give':
    '{refused, select, yes {{returned} verkaufen?} other {Du verkaufst {returned}.}}',
  'board.plan-swap': '{returned} tauschen?',
  'board.plan-both':
    '{refused, select, yes {{taken} nehmen und {returned} zurücklegen?} other {Du nimmst {taken} und legst {returned} zurück.}}',
  'board.gain':
    '{n, plural, =0 {Keine Marker mehr da: Du bekommst nichts.} other {Du bekommst {sum}.}}',
  'board.gain-bonus':
    '{n, plural, =0 {Keine Marker mehr da: Du bekommst nur einen Bonus von {least}–{most}.} other {Du bekommst {sum}, dazu einen Bonus von {least}–{most}.}}',
  'board.gain-no-bonus':
    '{n, plural, =0 {Keine Marker mehr da: Du bekommst nichts.} other {Du bekommst {sum}. Bonusmarker gibt es keine mehr.}}',
  'board.then-rupees': 'Aus {now} werden {after} Rupien.',
  'board.range': '{least}–{most}',
  'board.then-hand': 'Deine Hand: {hand} von {limit} Karten.',
  'board.then-herd':
    'Deine Herde: {herd, plural, =0 {keine Kamele} one {# Kamel} other {# Kamele}}.',
  'board.then-unknown':
    '{n, plural, one {Eine neue Karte kommt auf den Markt.} other {# neue Karten kommen auf den Markt.}}',
  'board.ends-round': 'Das beendet die Runde.',
  'board.nothing': 'Karten wählen',
  'board.mixed': 'Waren oder Kamele wählen',
  'board.take': '{card} nehmen',
  'board.take-camels': '{n, plural, one {Kamel nehmen} other {# Kamele nehmen}}',
  'board.sell': '{cards} verkaufen',
  'board.sell-for': '{cards} für {sum}{bonus, select, yes { + Bonus} other {}} verkaufen',
  'board.swap': '{given} gegen {taken} tauschen',
  'do.swap': '{given} gegen {taken} tauschen',
  'do.camels': 'Alle Kamele nehmen',
  'why.hold': 'Dann hast du {cards}',
  'board.swap-some': '{n, plural, one {# Karte tauschen} other {# Karten tauschen}}',
  'board.clear': 'Abwählen',
  'board.count-cards': 'Karten zählen',
  'board.count-tokens': 'Marker zählen',
  'board.close': 'Schließen',
  'board.count-deck':
    'Im Stapel {n, plural, =0 {ist keine Karte mehr} one {ist noch eine Karte} other {sind noch # Karten}}. Die Runde endet, wenn er den Markt nicht mehr auffüllen kann. Karten, die du nicht gesehen hast, liegen dort oder sind auf einer verdeckten Hand.',
  'board.goods': 'Waren',
  'board.count.all': 'Gesamt',
  'board.count.market': 'Markt',
  'board.count.own': 'Deine',
  'board.count.others': 'Gegner',
  'board.count.discards': 'Abgelegt',
  'board.count.unseen': 'Nicht gesehen',
  'board.count-memory': 'Den Rest musst du dir merken: Dieser Tisch zeigt ihn nicht.',
  'board.count.left': 'Noch da',
  'board.count.gone': 'Weg',
  'board.count.unknown': 'Werte, die du nicht gesehen hast',
  'board.count-camels':
    'Die größere Herde bringt am Ende der Runde {n, plural, one {# Rupie} other {# Rupien}}.',

  'board.round-over': 'Die Runde ist vorbei: {why}.',
  'board.skip': 'Überspringen',
  'board.again': 'Noch einmal zählen',
  'board.again-brief': 'Zählen',
  'board.show-table': 'Tisch zeigen',
  'board.show-table-brief': 'Tisch',
  'board.show-score': 'Wertung zeigen',
  'board.show-score-brief': 'Wertung',
  'board.deal': 'Runde {round} geben',
  'board.round-won':
    '{seatIs, select, you {Du gewinnst die Runde} other {{seat} gewinnt die Runde}}',
  'board.round-tied': 'Gleichstand: kein Siegel',
  'board.by-bonus-tokens': 'Die Bonusmarker entscheiden.',
  'board.by-goods-tokens': 'Die Warenmarker entscheiden.',
  'board.by-nothing': 'Auch bei den Markern: Gleichstand.',
  'board.no-seals': 'Noch hat niemand ein Siegel.',
  'board.seals-even': 'Jeder hat ein Siegel. Das nächste Siegel entscheidet.',
  'board.seals-lead':
    '{seatIs, select, you {Dir fehlt} other {{seat} fehlt}} noch ein Siegel zum Sieg.',
  'board.next-starter':
    '{seatIs, select, you {Du beginnst} other {{seat} beginnt}} die nächste Runde.',
  'board.loser-starts':
    '{seatIs, select, you {Du hast diese Runde verloren und beginnst} other {{seat} hat diese Runde verloren und beginnt}} die nächste.',
  'board.herds':
    '{size, select, larger {Größere Herde, {mine} zu {theirs}} smaller {Kleinere Herde} other {Gleich große Herden}}',
  'board.none-sold': 'nichts verkauft',
  'board.no-bonus': 'kein Bonus',
};
