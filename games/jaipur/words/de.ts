import type { en } from './en.ts';

const RUPIEN = '{n, plural, one {# Rupie} other {# Rupien}}';

export const de: Record<keyof typeof en, string> = {
  name: 'Jaipur',
  about:
    'Fülle deine Hand am Markt, verkaufe für Rupien und gewinne als Erste oder Erster zwei Siegel. Etwa eine halbe Stunde.',
  credits:
    'Nach Jaipur, entworfen von Sébastien Pauchon, illustriert von Alexandre Roche, erschienen bei GameWorks.',

  'rule.J1':
    'Zwei Händler spielen in Runden. Wer am Ende einer Runde reicher ist, erhält ein Siegel.',
  'rule.J2':
    'Eine Runde beginnt mit drei Kamelen im Markt. Von den übrigen, gemischten Karten bekommt jeder fünf und der Markt noch zwei. Kamele unter den ausgeteilten Karten kommen in die offene Herde ihres Besitzers.',
  'rule.J3':
    'Platz 1 beginnt die erste Runde. Danach beginnt jeweils, wer die letzte Runde verloren hat.',
  'rule.J4':
    'Ein Zug ist genau eines: eine Ware nehmen, die Kamele nehmen, tauschen oder verkaufen. Dann ist der andere am Zug.',
  'rule.J5':
    'Eine Ware nehmen: Eine Warenkarte kommt vom Markt auf deine Hand, und der Stapel füllt die Lücke.',
  'rule.J6':
    'Keine Hand darf nach einem Zug mehr als sieben Karten haben. Kamele sind nicht in der Hand und zählen nicht.',
  'rule.J7':
    'Die Kamele nehmen: Alle Kamele des Marktes, mindestens eines, kommen in deine Herde, und der Stapel füllt die Lücken.',
  'rule.J8': 'Ein Zug nimmt Waren oder Kamele, nie beides; kein Tausch nimmt Kamele.',
  'rule.J9':
    'Tauschen: Nimm zwei bis fünf Waren aus dem Markt und lege ebenso viele Karten zurück, Waren aus der Hand, Kamele aus der Herde oder beides gemischt.',
  'rule.J10': 'Keine Warenart darf in einem Tausch zugleich genommen und zurückgelegt werden.',
  'rule.J11': 'Verkaufen: Lege beliebig viele Karten einer Warenart ab. Kamele sind unverkäuflich.',
  'rule.J12':
    'Diamanten, Gold und Silber werden mindestens zu zweit verkauft, auch wenn weniger Marker übrig sind.',
  'rule.J13':
    'Ein Verkauf bringt so viele Marker der Ware, wie Karten verkauft wurden, die wertvollsten zuerst, oder so viele, wie noch da sind.',
  'rule.J14':
    'Man darf auch eine Ware verkaufen, deren Marker alle vergeben sind, und bekommt dann keinen.',
  'rule.J15':
    'Ein Verkauf von drei, von vier oder von fünf und mehr Karten bringt zusätzlich einen verdeckten Bonusmarker dieses Stapels, gleich wie viele Warenmarker es gab.',
  'rule.J16':
    'Ist dieser Bonusstapel leer, gibt es keinen Bonusmarker, und kein anderer Stapel springt ein.',
  'rule.J17': 'Eine Runde endet sofort, wenn die Marker von drei Warenarten vergeben sind.',
  'rule.J18':
    'Der Verkauf, der eine Runde beendet, wird zuvor abgeschlossen, samt seinem Bonusmarker.',
  'rule.J19':
    'Eine Runde endet sofort, wenn der Stapel den Markt nicht auffüllen kann. Die letzten Karten werden noch ausgelegt, und eben genommene Kamele zählen. Ein leerer Stapel hinter einem vollen Markt beendet nichts.',
  'rule.J20': 'Eine Runde endet nach 300 Zügen und wird so gewertet, wie sie steht.',
  'rule.J21':
    'Am Ende einer Runde bringt die größere Herde den Kamelmarker von fünf Rupien; gleiche Herden bringen nichts.',
  'rule.J22':
    'Wer mehr Rupien hat, nimmt das Siegel. Bei Gleichstand entscheiden mehr Bonusmarker, dann mehr Warenmarker.',
  'rule.J23':
    'Ist auch das alles gleich, gibt es kein Siegel, und eine neue Runde beginnt, wer die unentschiedene nicht begonnen hat.',
  'rule.J24': 'Zwei Siegel gewinnen das Spiel.',
  'rule.J25': 'Hat nach neun Runden niemand zwei Siegel, endet das Spiel unentschieden.',
  'rule.J26':
    'Hände, der Stapel und die Werte fremder Bonusmarker sind bis zum Ende der Runde verdeckt. Alles andere ist offen, auch was genommen und zurückgelegt wurde; Herden und Ablage dürfen dem Gedächtnis überlassen bleiben.',

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
    '„{text}“ ist kein Zug. Schreibe +D, um eine zu nehmen, +K für die Kamele, +DG-LK zum Tauschen, -LL zum Verkaufen; Buchstaben in der Folge D G S C P L K.',
  'fault.not-now': 'Gerade kann niemand ziehen.',
  'fault.nothing-returned':
    'Um {n} Karten zu nehmen, musst du {n} Karten zurücklegen; sonst darfst du nur eine nehmen.',
  'fault.not-in-market':
    'Im Markt gibt es nicht {cards}; dort {n, plural, =0 {liegt davon nichts} one {liegt nur #} other {liegen nur #}}.',
  'fault.not-in-hand':
    'Du hast nicht {cards} auf der Hand, sondern {n, plural, =0 {nichts davon} other {nur #}}.',
  'fault.not-in-herd':
    'Du hast nicht {cards} in der Herde, sondern {n, plural, =0 {keines} other {nur #}}.',
  'fault.hand-limit': 'Deine Hand hätte {after} Karten; höchstens {limit} sind erlaubt.',
  'fault.goods-or-camels': 'Nimm Waren oder Kamele, nicht beides in einem Zug.',
  'fault.camels-all':
    'Kamele werden immer alle zusammen genommen: Schreibe +K, gleich wie viele es sind.',
  'fault.no-camels': 'Im Markt liegen keine Kamele.',
  'fault.camels-not-exchanged': 'Kamele kann man beim Tauschen nicht nehmen, nur zurücklegen.',
  'fault.both-ways': 'Du kannst {good} nicht im selben Tausch nehmen und zurücklegen.',
  'fault.unequal':
    'Getauscht wird gleich viel: Du nimmst {taken, plural, one {eine Karte} other {# Karten}}, legst aber {returned} zurück.',
  'fault.one-for-one': 'Getauscht werden mindestens zwei Karten gegen zwei.',
  'fault.camels-not-sold': 'Kamele sind unverkäuflich.',
  'fault.one-kind': 'Ein Verkauf umfasst nur eine Warenart.',
  'fault.dear-alone': 'Von {good} musst du mindestens {least} auf einmal verkaufen.',

  'fault.outcome-card': '„{text}“ ist keine Karte: erwartet wird D, G, S, C, P, L oder K.',
  'fault.outcome-not-in-deck': 'Im Stapel ist kein {text} mehr.',
  'fault.outcome-bonus': 'Im Bonusstapel für {pile} Karten gibt es keinen Marker vom Wert {text}.',

  'fault.position-object': 'Stellung, {at}: Hier wird ein Objekt erwartet.',
  'fault.position-unknown': 'Stellung: Ein Feld {at} gibt es nicht.',
  'fault.position-missing': 'Stellung: Das Feld {at} fehlt.',
  'fault.position-number':
    'Stellung, {at}: „{value}“ müsste eine ganze Zahl von {least} bis {most} sein.',
  'fault.position-list':
    'Stellung, {at}: Erwartet wird eine Liste mit {length, plural, one {einem Eintrag} other {# Einträgen}}.',
  'fault.position-values':
    'Stellung, {at}: Erwartet wird eine Liste von höchstens {most} Markerwerten.',
  'fault.position-word': 'Stellung, {at}: „{value}“ müsste eines davon sein: {words}.',
  'fault.position-cards':
    'Stellung, {at}: „{value}“ müsste aus Kartenbuchstaben von {letters} bestehen.',
  'fault.position-pile':
    'Stellung, {at}: Übrige Marker müssen der untere Teil von {whole} sein, der oberste zuerst.',
  'fault.position-token-value':
    'Stellung, {at}: Einen solchen Marker vom Wert {value} hat das Spiel nicht mehr.',
  'fault.position-from': 'Stellung, {at}: Das sind nicht die unter goods genannten Marker.',
  'fault.position-too-many': 'Stellung: {count} Karten {letter}, das Spiel hat aber nur {most}.',
  'fault.position-hand': 'Stellung, {at}: {size} Karten auf einer Hand, höchstens {limit}.',
  'fault.position-decided': 'Stellung: Das Spiel ist schon entschieden, jemand hat zwei Siegel.',
  'fault.position-seals':
    'Stellung: Mehr Siegel, als vor Runde {round} Runden zu Ende gespielt wurden.',
  'fault.position-turns':
    'Stellung: Nach {turns, plural, one {# Zug} other {# Zügen}} ist der andere am Zug.',
  'fault.position-top': 'Stellung, {at}: Die oberste Ablagekarte ist nicht in der Ablage.',
  'fault.position-seen':
    'Stellung, {at}: Karten, die man sicher auf einer Hand weiß, müssen darin sein.',
  'fault.position-shown':
    'Stellung, {at}: Verdeckte und gezeigte Karten sind zusammen höchstens {limit}.',
  'fault.position-shown-gone':
    'Stellung, {at}: Mehr {letter} gezeigt, als offen liegen oder wieder genommen wurden.',
  'fault.position-market':
    'Stellung: Der Markt muss {full} Karten haben, wenn er nicht gerade aufgefüllt wird; er hat {size}.',
  'fault.position-refill': 'Stellung: Der Markt hat {size} Karten, es ist nichts aufzufüllen.',
  'fault.position-no-deck':
    'Stellung: Aus einem leeren Stapel lässt sich der Markt nicht auffüllen; die Runde ist zu Ende.',
  'fault.position-no-bonus': 'Stellung: Es ist kein Bonusmarker zum Ziehen da.',
  'fault.position-round-over':
    'Stellung: Die Runde ist zu Ende; höchstens {most, plural, one {# Warenstapel darf} other {# Warenstapel dürfen}} leer sein.',
  'fault.position-deal': 'Stellung: So sieht kein Tisch mitten im Austeilen aus.',
  'fault.position-last': 'Stellung, {at}: Das folgt nicht aus der letzten Runde.',
  'fault.position-last-cards': 'Stellung: Die letzte Runde hat mehr Karten als das Spiel.',

  'prompt.move': 'Nimm eine Ware, nimm die Kamele, tausche oder verkaufe.',
  'prompt.full': 'Deine Hand ist voll: verkaufe, tausche oder nimm die Kamele.',
  'prompt.wait': '{seat} ist am Zug.',
  'prompt.deal': 'Die Karten der Runde {round} werden ausgeteilt.',
  'prompt.refill': 'Der Markt wird aufgefüllt.',
  'prompt.bonus':
    '{seat} zieht einen Bonusmarker für {cards, plural, =5 {fünf oder mehr Karten} one {# Karte} other {# Karten}}.',
  'prompt.over': 'Das Spiel ist zu Ende.',

  'log.round-started': 'Runde {round} beginnt; {seat} fängt an.',
  'log.hand-dealt': '{seat} bekommt {cards}.',
  'log.laid-out': 'Der Markt bekommt {card}.',
  'log.took': '{seat} nimmt {card}.',
  'log.took-camels': '{seat} nimmt {camels} in die Herde.',
  'log.exchanged': '{seat} nimmt {taken} und legt {returned} zurück.',
  'log.sold': `{seat} verkauft {cards} für ${RUPIEN} ({tokens}).`,
  'log.sold-for-nothing': '{seat} verkauft {cards}; dafür ist kein Marker mehr da.',
  'log.bonus': `{seat} zieht einen Bonusmarker von ${RUPIEN} (Stapel {pile}).`,
  'log.bonus-hidden': '{seat} zieht einen Bonusmarker (Stapel {pile}).',
  'log.no-bonus': 'Bonusstapel {pile} ist leer: {seat} bekommt daraus nichts.',
  'log.round-scored': 'Runde {round} endet: {why}. {scores}. {seal}',
  'log.score':
    '{seat} hat {rupees, plural, one {# Rupie} other {# Rupien}} (Waren {goods}, Bonus {bonus}, Kamele {camelToken}; {camels})',
  'log.seal-rupees': '{seat} ist reicher und nimmt das Siegel.',
  'log.seal-bonus-tokens': 'Gleich reich: {seat} hat mehr Bonusmarker und nimmt das Siegel.',
  'log.seal-goods-tokens':
    'Gleich reich, gleich viele Bonusmarker: {seat} hat mehr Warenmarker und nimmt das Siegel.',
  'log.seal-nothing':
    'Alles gleich: Niemand nimmt das Siegel, und eine weitere Runde ersetzt diese.',
  'log.end-tokens': 'Die Marker dreier Warenarten sind vergeben',
  'log.end-market': 'Der Stapel kann den Markt nicht auffüllen',
  'log.end-turns': 'Die Höchstzahl der Züge ist erreicht',
  'log.game-won':
    '{seat} hat {seals, plural, one {# Siegel} other {# Siegel}} und gewinnt das Spiel.',
  'log.game-drawn':
    'Die letzte Runde ist vorbei, und niemand hat gewonnen: Das Spiel endet unentschieden.',

  'end.seals': '{seat} hat {seals, plural, one {# Siegel} other {# Siegel}}.',
  'end.rounds':
    'Niemand hat nach {rounds, plural, one {# Runde} other {# Runden}} zwei Siegel: unentschieden.',

  'tally.goods': 'Marker: {good}',
  'tally.bonus': 'Bonusmarker',
  'tally.camels': 'Kamelmarker nach jetzigem Stand der Herden',

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
  'board.market-card':
    '{card}, Marktkarte {place} von {count}{lit, select, yes {, hervorgehoben} other {}}',
  'board.hand-card':
    '{card}, Handkarte {place} von {count}{lit, select, yes {, hervorgehoben} other {}}',
  'board.market': 'Markt',
  'board.round': 'Runde {round}',
  'board.deck': 'Stapel',
  'board.discards': 'Ablage',
  'board.top-discard': '{card}, oberste Karte der Ablage',
  'board.tokens': 'Marker',
  'board.tokens-gone': 'alle vergeben',
  'board.bonus': 'Bonusmarker',
  'board.bonus-pile':
    '{pile, select, 5 {5 oder mehr Karten} other {{pile} Karten}}: {n, plural, =0 {keine übrig} other {# übrig}}',
  'board.bonus-from': '{n} für {pile, select, 5 {5 oder mehr Karten} other {{pile} Karten}}',
  'board.seat': '{seat}',
  'board.to-move': 'am Zug',
  'board.hand': 'Hand',
  'board.hand-known': 'darunter {cards}',
  'board.herd': 'Herde',
  'board.from-memory': 'zu merken',
  'board.rupees': 'Rupien',
  'board.seals': 'Siegel',
  'board.seals-of': '{n} von {most}',
  'board.won-tokens': 'Warenmarker',
  'board.none': 'keine',
  'board.camels-chosen': '{n} von {count} gewählt',
  'board.camel-more': 'Ein Kamel mehr zurücklegen',
  'board.camel-less': 'Ein Kamel weniger zurücklegen',
  'board.action': 'Dein Zug',
  'board.choose': 'Wähle Karten im Markt, auf deiner Hand oder in deiner Herde.',
  'board.plan-take': 'Gewählt: nimm {taken}.',
  'board.plan-give': 'Gewählt: gib {returned} ab.',
  'board.plan-both': 'Gewählt: nimm {taken}, gib {returned} ab.',
  'board.gain':
    '{n, plural, =0 {Dafür ist kein Marker mehr da.} one {Bringt {sum, plural, one {# Rupie} other {# Rupien}}.} other {Bringt {tokens} = {sum} Rupien.}}',
  'board.gain-bonus':
    'Mit einem Bonusmarker von {least} bis {most}: zusammen {from} bis {to} Rupien.',
  'board.gain-no-bonus': 'Die Bonusmarker dafür sind alle vergeben.',
  'board.then-own':
    'Danach hast du {hand} von {limit} Handkarten und {herd, plural, one {# Kamel} other {# Kamele}}.',
  'board.then-market': 'Im Markt liegen dann {cards}.',
  'board.then-unknown':
    '{n, plural, one {Eine unbekannte Karte kommt} other {# unbekannte Karten kommen}} in den Markt.',
  'board.nothing': 'Nichts gewählt',
  'board.take': '{cards} nehmen',
  'board.take-many': '{cards} nehmen',
  'board.take-camels': 'Alle Kamele nehmen',
  'board.sell': '{cards} verkaufen',
  'board.exchange': '{returned} gegen {taken} tauschen',
  'board.clear': 'Neu wählen',
  'board.count-cards': 'Karten zählen',
  'board.count-tokens': 'Marker zählen',
  'board.close': 'Schließen',
  'board.count-deck':
    'Im Stapel {n, plural, =0 {ist keine Karte mehr} one {ist noch eine Karte} other {sind noch # Karten}}. Was niemand sieht, liegt dort oder in verdeckten Händen.',
  'board.count.all': 'Im Spiel',
  'board.count.market': 'Markt',
  'board.count.own': 'Deine',
  'board.count.others': 'Andere',
  'board.count.discards': 'Abgelegt',
  'board.count.unseen': 'Nicht gesehen',
  'board.count-memory': 'Den Rest muss man sich an diesem Tisch merken.',
  'board.count.left': 'Noch da',
  'board.count.gone': 'Weg',
  'board.count.unknown': 'Werte, nicht gesehen',
  'board.count-camels':
    'Die größere Herde bringt am Ende der Runde {n, plural, one {# Rupie} other {# Rupien}}.',
  'board.last-round': 'Runde {round}: {seal}',
  'board.trader': 'Händler',
  'board.goods': 'Waren',
  'board.bonus-sum': 'Bonus',
  'board.camel-token': 'Kamele',
};
