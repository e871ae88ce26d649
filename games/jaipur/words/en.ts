import type { Catalogue } from '@baithak/kernel';

const RUPEES = '{n, plural, one {# rupee} other {# rupees}}';

export const en = {
  name: 'Jaipur',
  about:
    'Fill your hand at the market, sell for rupees, and race for two seals. About half an hour.',
  credits:
    'After Jaipur, designed by Sébastien Pauchon, illustrated by Alexandre Roche, published by GameWorks.',

  'rule.J1': 'Two traders play in rounds. Whoever is richer at the end of a round earns a seal.',
  'rule.J2':
    'A round begins with three camels in the market. Of the other cards, shuffled, each trader gets five and the market two more. Camels among the dealt cards go to the open herd of their owner.',
  'rule.J3':
    'Seat 1 starts the first round. Afterwards the trader who lost the last round starts the next one.',
  'rule.J4':
    'A turn is exactly one thing: take one good, take the camels, exchange, or sell. Then it is the other trader’s turn.',
  'rule.J5':
    'Take one good: one goods card goes from the market to your hand, and the deck fills the gap.',
  'rule.J6':
    'No hand may hold more than seven cards after a turn. Camels are not in the hand and do not count.',
  'rule.J7':
    'Take the camels: all camels of the market, at least one, go to your herd, and the deck fills the gaps.',
  'rule.J8': 'One turn takes goods or camels, never both; no exchange takes camels.',
  'rule.J9':
    'Exchange: take two to five goods from the market and put back as many cards, goods from your hand or camels from your herd or some of each.',
  'rule.J10': 'No kind of good may be both taken and put back in one exchange.',
  'rule.J11': 'Sell: discard any number of cards of one kind of good. Camels cannot be sold.',
  'rule.J12':
    'Diamonds, gold and silver are sold at least two at a time, even when fewer tokens are left.',
  'rule.J13':
    'A sale earns as many tokens of that good as cards were sold, the most valuable first, or as many as are left.',
  'rule.J14': 'You may sell a good whose tokens are all gone, and get none for it.',
  'rule.J15':
    'A sale of three, of four, or of five and more cards also earns a hidden bonus token of that pile, whatever goods tokens there were.',
  'rule.J16':
    'When that bonus pile is empty, there is no bonus token, and no other pile replaces it.',
  'rule.J17': 'A round ends at once when the tokens of three kinds of goods are gone.',
  'rule.J18': 'The sale that ends a round is finished first, its bonus token included.',
  'rule.J19':
    'A round ends at once when the deck cannot fill the market. The last cards are still laid out, and camels just taken count. An empty deck behind a full market ends nothing.',
  'rule.J20': 'A round ends after 300 turns and is scored as it stands.',
  'rule.J21':
    'At the end of a round the larger herd earns the camel token of five rupees; equal herds earn nothing.',
  'rule.J22':
    'The trader with more rupees takes the seal. If they are equal, more bonus tokens decide, then more goods tokens.',
  'rule.J23':
    'If all of that is equal, nobody gets a seal, and a new round is started by the trader who did not start the tied one.',
  'rule.J24': 'Two seals win the game.',
  'rule.J25': 'After nine rounds without two seals for anyone the game is a draw.',
  'rule.J26':
    'Hands, the deck and the values of the other’s bonus tokens are hidden until the end of the round. All else is open, also what was taken and put back; herds and discards may be left to memory.',

  'good.D': 'diamonds',
  'good.G': 'gold',
  'good.S': 'silver',
  'good.C': 'cloth',
  'good.P': 'spice',
  'good.L': 'leather',
  'good.K': 'camels',
  'counted.D': '{n, plural, one {# diamond} other {# diamonds}}',
  'counted.G': '{n} gold',
  'counted.S': '{n} silver',
  'counted.C': '{n} cloth',
  'counted.P': '{n, plural, one {# spice} other {# spices}}',
  'counted.L': '{n} leather',
  'counted.hidden': '{n, plural, one {# card} other {# cards}}',
  'counted.K': '{n, plural, one {# camel} other {# camels}}',

  'fault.notation':
    '“{text}” is no move. Write +D to take one, +K for the camels, +DG-LK to exchange, -LL to sell; letters in the order D G S C P L K.',
  'fault.not-now': 'Nobody can move now.',
  'fault.nothing-returned':
    'To take {n} cards you must put {n} cards back; without that you may take only one.',
  'fault.not-in-market':
    'The market does not have {cards}; it has {n, plural, =0 {none} other {#}}.',
  'fault.not-in-hand': 'Your hand does not have {cards}; it has {n, plural, =0 {none} other {#}}.',
  'fault.not-in-herd': 'Your herd does not have {cards}; it has {n, plural, =0 {none} other {#}}.',
  'fault.hand-limit': 'Your hand would have {after} cards; {limit} is the most.',
  'fault.goods-or-camels': 'Take goods or camels, not both in one turn.',
  'fault.camels-all': 'Camels are always taken all together: write +K, whatever their number.',
  'fault.no-camels': 'There are no camels in the market.',
  'fault.camels-not-exchanged':
    'Camels cannot be taken in an exchange; you can only put them back.',
  'fault.both-ways': 'You cannot take and put back {good} in the same exchange.',
  'fault.unequal':
    'An exchange is even: you take {taken, plural, one {# card} other {# cards}} but put back {returned}.',
  'fault.one-for-one': 'An exchange is at least two cards for two.',
  'fault.camels-not-sold': 'Camels cannot be sold.',
  'fault.one-kind': 'One sale is of one kind of good only.',
  'fault.dear-alone': 'Of {good} you must sell at least {least} at a time.',

  'fault.outcome-card': '“{text}” is no card: expected one of D G S C P L K.',
  'fault.outcome-not-in-deck': 'The deck has no {text} left.',
  'fault.outcome-bonus': 'There is no bonus token of {text} in the pile for {pile} cards.',

  'fault.position-object': 'Position, {at}: an object is expected here.',
  'fault.position-unknown': 'Position: there is no field {at}.',
  'fault.position-missing': 'Position: the field {at} is missing.',
  'fault.position-number':
    'Position, {at}: “{value}” should be a whole number from {least} to {most}.',
  'fault.position-list':
    'Position, {at}: a list of {length, plural, one {# entry} other {# entries}} is expected.',
  'fault.position-values': 'Position, {at}: a list of at most {most} token values is expected.',
  'fault.position-word': 'Position, {at}: “{value}” should be one of: {words}.',
  'fault.position-cards': 'Position, {at}: “{value}” should be card letters out of {letters}.',
  'fault.position-pile':
    'Position, {at}: the tokens left must be the bottom part of {whole}, top first.',
  'fault.position-token-value': 'Position, {at}: the game has no such token of {value} left.',
  'fault.position-from': 'Position, {at}: these are not the tokens listed under goods.',
  'fault.position-too-many': 'Position: {count} cards of {letter}, but the game has only {most}.',
  'fault.position-hand': 'Position, {at}: {size} cards in a hand, {limit} is the most.',
  'fault.position-decided': 'Position: the game is already decided, somebody has two seals.',
  'fault.position-seals': 'Position: more seals than rounds were finished before round {round}.',
  'fault.position-turns':
    'Position: after {turns, plural, one {# turn} other {# turns}} it is the other seat’s turn.',
  'fault.position-top': 'Position, {at}: the top discard is not among the discards.',
  'fault.position-seen': 'Position, {at}: cards seen to be held must be in that hand.',
  'fault.position-shown':
    'Position, {at}: hidden and shown cards together cannot be more than {limit}.',
  'fault.position-shown-gone':
    'Position, {at}: more {letter} shown than lie in the open or were taken up again.',
  'fault.position-market':
    'Position: the market must have {full} cards when it is not being refilled; it has {size}.',
  'fault.position-refill': 'Position: the market has {size} cards, nothing is to be refilled.',
  'fault.position-no-deck':
    'Position: the market cannot be refilled from an empty deck; the round is over.',
  'fault.position-no-bonus': 'Position: no bonus token is left to be drawn.',
  'fault.position-round-over':
    'Position: the round is over; at most {most, plural, one {# pile} other {# piles}} of goods tokens may be empty.',
  'fault.position-deal': 'Position: this is no table in the middle of a deal.',
  'fault.position-last': 'Position, {at}: this does not follow from the last round.',
  'fault.position-last-cards': 'Position: the last round has more cards than the game.',

  'prompt.move': 'Take one good, take the camels, exchange, or sell.',
  'prompt.full': 'Your hand is full: sell, exchange, or take the camels.',
  'prompt.wait': '{seat} is to move.',
  'prompt.deal': 'The cards of round {round} are being dealt.',
  'prompt.refill': 'The market is being refilled.',
  'prompt.bonus':
    '{seat} draws a bonus token for {cards, plural, =5 {five or more cards} one {# card} other {# cards}}.',
  'prompt.over': 'The game is over.',

  'log.round-started': 'Round {round} begins; {seat} starts.',
  'log.hand-dealt': '{seat} is dealt {cards}.',
  'log.laid-out': 'The market gets {card}.',
  'log.took': '{seat} takes {card}.',
  'log.took-camels': '{seat} takes {camels} into the herd.',
  'log.exchanged': '{seat} takes {taken} and puts back {returned}.',
  'log.sold': `{seat} sells {cards} for ${RUPEES} ({tokens}).`,
  'log.sold-for-nothing': '{seat} sells {cards}; no tokens are left for them.',
  'log.bonus': `{seat} draws a bonus token of ${RUPEES} (pile {pile}).`,
  'log.bonus-hidden': '{seat} draws a bonus token (pile {pile}).',
  'log.no-bonus': 'Bonus pile {pile} is empty: {seat} gets nothing from it.',
  'log.round-scored': 'Round {round} ends: {why}. {scores}. {seal}',
  'log.score':
    '{seat} has {rupees, plural, one {# rupee} other {# rupees}} (goods {goods}, bonus {bonus}, camels {camelToken}; {camels})',
  'log.seal-rupees': '{seat} is richer and takes the seal.',
  'log.seal-bonus-tokens': 'Equally rich: {seat} has more bonus tokens and takes the seal.',
  'log.seal-goods-tokens':
    'Equally rich, with as many bonus tokens: {seat} has more goods tokens and takes the seal.',
  'log.seal-nothing': 'All equal: nobody takes the seal, and the round is replaced by another.',
  'log.end-tokens': 'three kinds of tokens are gone',
  'log.end-market': 'the deck cannot fill the market',
  'log.end-turns': 'the limit of turns is reached',
  'log.game-won': '{seat} has {seals, plural, one {# seal} other {# seals}} and wins the game.',
  'log.game-drawn': 'The last round is over and nobody has won: the game is a draw.',

  'end.seals': '{seat} has {seals, plural, one {# seal} other {# seals}}.',
  'end.rounds':
    'Nobody has two seals after {rounds, plural, one {# round} other {# rounds}}: a draw.',

  'tally.goods': 'Tokens: {good}',
  'tally.bonus': 'Bonus tokens',
  'tally.camels': 'Camel token, as the herds stand',

  'sketch.round': 'Round {round}',
  'sketch.seat': '{seat}',
  'sketch.market': 'Market',
  'sketch.deck': 'Deck',
  'sketch.top': 'Top discard',
  'sketch.discards': 'Discards',
  'sketch.tokens': 'Tokens',
  'sketch.bonus': 'Bonus',
  'sketch.hand': 'Hand',
  'sketch.herd': 'Herd',
  'sketch.seals': 'Seals',
  'sketch.rupees': 'Rupees',
  'sketch.known': 'seen {cards}',
  'sketch.none': 'none',
  'sketch.cards': '{n, plural, one {# card} other {# cards}}',
  'sketch.key': 'D diamonds · G gold · S silver · C cloth · P spice · L leather · K camels',

  'board.card.D': 'diamond',
  'board.card.G': 'gold',
  'board.card.S': 'silver',
  'board.card.C': 'cloth',
  'board.card.P': 'spice',
  'board.card.L': 'leather',
  'board.card.K': 'camel',
  'board.market-card':
    '{card}, market card {place} of {count}{lit, select, yes {, pointed out} other {}}',
  'board.hand-card':
    '{card}, hand card {place} of {count}{lit, select, yes {, pointed out} other {}}',
  'board.market': 'Market',
  'board.round': 'Round {round}',
  'board.deck': 'Deck',
  'board.discards': 'Discards',
  'board.top-discard': '{card}, top discard',
  'board.tokens': 'Tokens',
  'board.tokens-gone': 'all gone',
  'board.bonus': 'Bonus tokens',
  'board.bonus-pile':
    '{pile, select, 5 {5 or more cards} other {{pile} cards}}: {n, plural, =0 {none left} other {# left}}',
  'board.bonus-from': '{n} for {pile, select, 5 {5 or more cards} other {{pile} cards}}',
  'board.seat': '{seat}',
  'board.to-move': 'to move',
  'board.hand': 'Hand',
  'board.hand-known': 'among them {cards}',
  'board.herd': 'Herd',
  'board.from-memory': 'to be remembered',
  'board.rupees': 'Rupees',
  'board.seals': 'Seals',
  'board.seals-of': '{n} of {most}',
  'board.won-tokens': 'Goods tokens',
  'board.none': 'none',
  'board.camels-chosen': '{n} of {count} chosen',
  'board.camel-more': 'Put back one camel more',
  'board.camel-less': 'Put back one camel fewer',
  'board.action': 'Your turn',
  'board.choose': 'Choose cards in the market, in your hand or in your herd.',
  'board.plan-take': 'Chosen: take {taken}.',
  'board.plan-give': 'Chosen: give {returned}.',
  'board.plan-both': 'Chosen: take {taken}, give {returned}.',
  'board.gain':
    '{n, plural, =0 {No token is left for it.} one {Brings {sum, plural, one {# rupee} other {# rupees}}.} other {Brings {tokens} = {sum} rupees.}}',
  'board.gain-bonus': 'With a bonus token of {least} to {most}: {from} to {to} rupees in all.',
  'board.gain-no-bonus': 'The bonus tokens for it are all gone.',
  'board.then-own':
    'You then have {hand} of {limit} hand cards and {herd, plural, one {# camel} other {# camels}}.',
  'board.then-market': 'The market then shows {cards}.',
  'board.then-unknown':
    '{n, plural, one {One unknown card comes} other {# unknown cards come}} into the market.',
  'board.nothing': 'Nothing chosen',
  'board.take': 'Take {card}',
  'board.take-many': 'Take {cards}',
  'board.take-camels': 'Take all camels',
  'board.sell': 'Sell {cards}',
  'board.exchange': 'Exchange {returned} for {taken}',
  'board.clear': 'Choose anew',
  'board.count-cards': 'Count the cards',
  'board.count-tokens': 'Count the tokens',
  'board.close': 'Close',
  'board.count-deck':
    'The deck has {n, plural, =0 {no cards left} one {one card left} other {# cards left}}. What nobody can see lies there or in closed hands.',
  'board.count.all': 'In the game',
  'board.count.market': 'Market',
  'board.count.own': 'Yours',
  'board.count.others': 'Others',
  'board.count.discards': 'Discarded',
  'board.count.unseen': 'Not seen',
  'board.count-memory': 'At this table the rest has to be remembered.',
  'board.count.left': 'Left',
  'board.count.gone': 'Gone',
  'board.count.unknown': 'Values not seen',
  'board.count-camels':
    'The larger herd earns {n, plural, one {# rupee} other {# rupees}} at the end of the round.',
  'board.last-round': 'Round {round}: {seal}',
  'board.trader': 'Trader',
  'board.goods': 'Goods',
  'board.bonus-sum': 'Bonus',
  'board.camel-token': 'Camels',
} as const satisfies Catalogue;
