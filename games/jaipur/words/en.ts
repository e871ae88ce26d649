import type { Catalogue } from '@baithak/kernel';

const RUPEES = '{n, plural, one {# rupee} other {# rupees}}';

export const en = {
  name: 'Jaipur',
  pitch: 'Sell well, win two seals',
  about: 'Fill your hand at the market, sell for rupees and be the first to win two seals.',
  credits:
    'Based on Jaipur, designed by Sébastien Pauchon, illustrated by Alexandre Roche and published by GameWorks, since 2019 by Space Cowboys.',

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
  'counted.P': '{n} spice',
  'counted.L': '{n} leather',
  'counted.hidden': '{n, plural, one {# card} other {# cards}}',
  'counted.K': '{n, plural, one {# camel} other {# camels}}',

  'fault.notation':
    '“{text}” is not a move. Type +D to take a diamond, +K to take the camels, +DG-LK to swap or -LL to sell, with letters in the order D G S C P L K.',
  'fault.not-now': 'Nobody can play right now.',
  'fault.nothing-returned': 'To take {n} cards, put {n} back.',
  'fault.not-in-market':
    'The market {n, plural, =0 {has none of that} other {has only #}}: you cannot take {cards}.',
  'fault.not-in-hand':
    '{n, plural, =0 {You have no {good, select, D {diamonds} G {gold} S {silver} C {cloth} P {spice} other {leather}}.} other {You do not have {cards}, only #.}}',
  'fault.not-in-herd':
    '{n, plural, =0 {You have no camels.} other {You do not have {cards}, only #.}}',
  'fault.hand-limit': 'You would hold {after} cards. The limit is {limit}.',
  'fault.goods-or-camels': 'Take goods or camels, not both in one turn.',
  'fault.camels-all': 'You always take all the camels at once: type +K, however many there are.',
  'fault.no-camels': 'There are no camels in the market.',
  'fault.camels-not-exchanged': 'You cannot take camels in a swap. You can only put them back.',
  'fault.both-ways': 'You cannot take {good} and put {good} back in the same swap.',
  'fault.unequal':
    'You take {taken, plural, one {# card} other {# cards}} but put back {returned}. Put back as many as you take.',
  'fault.one-for-one': 'Swap at least two cards for two.',
  'fault.camels-not-sold': 'You cannot sell camels. Swap them for goods in the market.',
  'fault.one-kind': 'Sell one kind of good at a time.',
  'fault.dear-alone': 'Sell at least {least} {good} at a time.',

  'fault.outcome-card': '“{text}” is not a card. Use one of D G S C P L K.',
  'fault.outcome-not-in-deck': 'The deck has no {text} left.',
  'fault.outcome-bonus': 'There is no bonus token of {text} in the pile for {pile} cards.',

  'fault.position-object': 'Position, {at}: this should be an object.',
  'fault.position-unknown': 'Position: there is no field {at}.',
  'fault.position-missing': 'Position: the field {at} is missing.',
  'fault.position-number':
    'Position, {at}: “{value}” should be a whole number from {least} to {most}.',
  'fault.position-list':
    'Position, {at}: this should be a list of {length, plural, one {# entry} other {# entries}}.',
  'fault.position-values': 'Position, {at}: this should be a list of at most {most} token values.',
  'fault.position-word': 'Position, {at}: “{value}” should be one of: {words}.',
  'fault.position-cards': 'Position, {at}: “{value}” should use only the card letters {letters}.',
  'fault.position-pile':
    'Position, {at}: the tokens left must be the bottom part of {whole}, top first.',
  'fault.position-token-value': 'Position, {at}: the game has no such token of {value} left.',
  'fault.position-from': 'Position, {at}: these are not the tokens listed under goods.',
  'fault.position-too-many': 'Position: {count} cards of {letter}, but the game has only {most}.',
  'fault.position-hand': 'Position, {at}: a hand has {size} cards, but the limit is {limit}.',
  'fault.position-decided': 'Position: the game is already over, because somebody has two seals.',
  'fault.position-seals': 'Position: there cannot be that many seals before round {round}.',
  'fault.position-turns':
    'Position: after {turns, plural, one {# turn} other {# turns}} it is the other seat’s turn.',
  'fault.position-top': 'Position, {at}: the top discard is not among the discards.',
  'fault.position-seen': 'Position, {at}: cards seen to be held must be in that hand.',
  'fault.position-shown':
    'Position, {at}: hidden and shown cards together cannot be more than {limit}.',
  'fault.position-shown-gone':
    'Position, {at}: more {letter} shown than lie in the open or were taken up again.',
  'fault.position-market':
    'Position: the market has {size} cards. It needs {full}, unless it is being refilled.',
  'fault.position-refill':
    'Position: the market already has {size} cards, so there is nothing to refill.',
  'fault.position-no-deck':
    'Position: the deck is empty and cannot refill the market, so the round is over.',
  'fault.position-no-bonus': 'Position: no bonus token is left to draw.',
  'fault.position-round-over':
    'Position: the round is over; at most {most, plural, one {# pile} other {# piles}} of goods tokens may be empty.',
  'fault.position-deal': 'Position: no table looks like this during a deal.',
  'fault.position-last': 'Position, {at}: this does not follow from the last round.',
  'fault.position-last-cards': 'Position: the last round has more cards than the game.',

  'prompt.move': 'Your turn: take, swap or sell.',
  'prompt.full':
    'Your hand is full: {swap, select, yes {{camels, select, yes {sell, swap or take the camels} other {sell or swap}}} other {{camels, select, yes {sell or take the camels} other {you have to sell}}}}.',
  'prompt.wait': '{seat}’s turn.',
  'prompt.deal': 'Dealing round {round}.',
  'prompt.refill': 'New cards come to the market.',
  'prompt.bonus':
    '{seatIs, select, you {You draw} other {{seat} draws}} a bonus token for {cards, plural, =5 {five or more cards} one {# card} other {# cards}}.',
  'prompt.over': 'The game is over.',

  'log.round-started':
    'Round {round} began. {seatIs, select, you {You start} other {{seat} starts}}.',
  'log.hand-dealt': '{seat} got {cards}.',
  'log.laid-out': 'New in the market: {cards}.',
  'log.took': '{seat} took {card}.',
  'log.took-camels': '{seat} took {camels}.',
  'log.exchanged': '{seat} took {taken} and put back {returned}.',
  'log.sold': '{seat} sold {cards} for {n}.',
  'log.sold-for-nothing': '{seat} sold {cards} for nothing: no tokens were left.',
  'log.bonus': `{seat} drew a bonus token worth ${RUPEES}.`,
  'log.bonus-hidden':
    '{seat} drew a bonus token for {pile, select, 5 {five or more cards} other {{pile} cards}}.',
  'log.no-bonus':
    '{seat} got no bonus: no tokens were left for {pile, select, 5 {five or more cards} other {{pile} cards}}.',
  'log.round-scored': 'Round {round} is over: {why}. Rupees: {scores}. {seal}',
  'log.score':
    '{seatIs, select, you {you} other {{seat}}} {rupees} ({goods} for goods, {bonus} in bonus tokens, {camelToken} for {camels})',
  'log.seal-rupees':
    '{seatIs, select, you {You are richer and win} other {{seat} is richer and wins}} the seal.',
  'log.seal-bonus-tokens':
    'A tie: {seatIs, select, you {you have more bonus tokens and win} other {{seat} has more bonus tokens and wins}} the seal.',
  'log.seal-goods-tokens':
    'A tie, also in bonus tokens: {seatIs, select, you {you have more goods tokens and win} other {{seat} has more goods tokens and wins}} the seal.',
  'log.seal-nothing': 'A complete tie: nobody wins the seal.',
  'log.end-tokens': 'three kinds of tokens are gone',
  'log.end-market': 'the deck cannot fill the market',
  'log.end-turns': '300 turns were played',
  'log.game-won':
    '{seatIs, select, you {You have} other {{seat} has}} {seals, plural, one {# seal} other {# seals}} and {seatIs, select, you {win} other {wins}} the game.',
  'log.game-drawn': 'The last round is over and nobody has two seals: the game is a draw.',

  'end.seals':
    '{seatIs, select, you {You have} other {{seat} has}} {seals, plural, one {# seal} other {# seals}}.',
  'end.rounds':
    'Draw: nobody has two seals after {rounds, plural, one {# round} other {# rounds}}.',

  'tally.goods':
    '{good, select, D {Diamonds} G {Gold} S {Silver} C {Cloth} P {Spice} other {Leather}}',
  'tally.bonus': 'Bonus tokens',
  'tally.camels': 'Larger herd',

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

  'board.card.D': 'Diamond',
  'board.card.G': 'Gold',
  'board.card.S': 'Silver',
  'board.card.C': 'Cloth',
  'board.card.P': 'Spice',
  'board.card.L': 'Leather',
  'board.card.K': 'Camel',
  'board.the.D': 'the diamond',
  'board.the.G': 'gold',
  'board.the.S': 'silver',
  'board.the.C': 'cloth',
  'board.the.P': 'spice',
  'board.the.L': 'leather',
  'board.the.K': 'the camel',
  'board.market-card': '{card}, market, card {place}{lit, select, yes {, highlighted} other {}}',
  'board.hand-card':
    '{card}, your hand, card {place} of {count}{lit, select, yes {, highlighted} other {}}',
  'board.market': 'Market',
  'board.round': 'Round {round}',
  'board.goal': 'First to 2 seals',
  'board.deck-left': '{n, plural, =0 {Empty} other {# left}}',
  'board.discards': 'Discards',
  'board.top-discard': 'Discards, {card} on top',
  'board.no-discards': 'No discards yet',
  'board.tokens': 'Tokens',
  'board.pile': '{n, plural, =0 {{good}: no tokens left} other {{good}: tokens worth {values}}}',
  'board.tokens-gone': 'none left',
  'board.row-empty': 'empty, {n} of {most}',
  'board.round-ends': 'The round ends when {most} rows are empty or the market cannot be filled.',
  'board.round-ends-brief': 'Ends at {most} empty rows or an unfilled market.',
  'board.rows-empty': '{n} of {most} rows empty',
  'board.bonus': 'Bonus tokens',
  'board.bonus-pile':
    '{pile, select, 5 {5 or more cards} other {{pile} cards}}: {n, plural, =0 {none left} other {# left}}',
  'board.bonus-pile-short': '{pile, select, 5 {5+ cards} other {{pile} cards}}',
  'board.camel-pile': 'larger herd',
  'board.score':
    '{n, plural, one {# rupee} other {# rupees}}{camels, select, yes {, the larger herd included} other {}}{bonus, plural, =0 {} one {, and a hidden bonus token} other {, and # hidden bonus tokens}}',
  'board.fan':
    '{n, plural, =0 {No cards} one {# card} other {# cards}} in hand{known, plural, =0 {} other {, among them {cards}}}',
  'board.herd': 'Herd: {n, plural, =0 {no camels} one {# camel} other {# camels}}',
  'board.fan-hidden': 'Hidden until the round is over.',
  'board.fan-known': 'You saw {seat} take {cards}.',
  'board.deed-took': 'Took {cards}.',
  'board.deed-sold':
    'Sold {cards} for {n, plural, =0 {nothing} other {#}}{bonus, select, yes { + bonus} other {}}.',
  'board.deed-taken': 'Took',
  'board.deed-given': 'Gave',
  'board.bonus-known': '{camels, select, yes {included} other {incl. bonus}}',
  'board.bonus-hidden': '{n, plural, one {+ # token} other {+ # tokens}}',
  'board.herd-hidden': 'Herd: you have to remember it',
  'board.own-herd':
    'Your herd: {n, plural, =0 {no camels} one {# camel} other {# camels}}{chosen, plural, =0 {} other {, # chosen}}',
  'board.herd-chosen': '{chosen} of {n}',
  'board.fewer-camels': 'One camel fewer',
  'board.no-camels': 'No camels',
  'board.hand': 'Your hand',
  'board.closed-hand': 'Hand',
  'board.room':
    '{n, plural, =0 {} one {Room for one more} =7 {Room for 7 cards} other {Room for # more}}',
  'board.seals-of': '{n} of {most} seals',
  'board.none': 'none',
  'board.how': 'Choose cards from the market or your hand.',
  'board.how-last': 'The deck is empty: taking a card ends the round.',
  'board.how-full': 'You can hold only {limit} cards.',
  'board.plan-take': '{refused, select, yes {Take {taken}?} other {You take {taken}.}}',
  'board.plan-give': '{refused, select, yes {Sell {returned}?} other {You sell {returned}.}}',
  'board.plan-swap': 'Swap {returned}?',
  'board.plan-both':
    '{refused, select, yes {Take {taken} and put back {returned}?} other {You take {taken} and put back {returned}.}}',
  'board.gain': '{n, plural, =0 {No tokens are left: you get nothing.} other {You get {sum}.}}',
  'board.gain-bonus':
    '{n, plural, =0 {No tokens are left: you get only a bonus of {least}–{most}.} other {You get {sum}, plus a bonus of {least}–{most}.}}',
  'board.gain-no-bonus':
    '{n, plural, =0 {No tokens are left: you get nothing.} other {You get {sum}. No bonus is left.}}',
  'board.then-rupees': 'You go from {now} to {after} rupees.',
  'board.range': '{least}–{most}',
  'board.then-hand': 'Your hand: {hand} of {limit} cards.',
  'board.then-herd': 'Your herd: {herd, plural, =0 {no camels} one {# camel} other {# camels}}.',
  'board.then-unknown':
    '{n, plural, one {A new card comes to the market.} other {# new cards come to the market.}}',
  'board.ends-round': 'This ends the round.',
  'board.nothing': 'Choose cards',
  'board.mixed': 'Choose goods or camels',
  'board.take': 'Take {card}',
  'board.take-camels': '{n, plural, one {Take the camel} other {Take # camels}}',
  'board.sell': 'Sell {cards}',
  'board.sell-for': 'Sell {cards} for {sum}{bonus, select, yes { + bonus} other {}}',
  'board.swap': 'Swap {given} for {taken}',
  'do.swap': 'Swap {given} for {taken}',
  'do.camels': 'Take all camels',
  'why.hold': 'Then you have {cards}',
  'board.swap-some': '{n, plural, one {Swap # card} other {Swap # cards}}',
  'board.clear': 'Clear',
  'board.count-cards': 'Count the cards',
  'board.count-tokens': 'Count the tokens',
  'board.close': 'Close',
  'board.count-deck':
    'The deck has {n, plural, =0 {no cards left} one {one card left} other {# cards left}}. The round ends when it cannot refill the market. Cards you have not seen are in the deck or in a hidden hand.',
  'board.goods': 'Goods',
  'board.count.all': 'Total',
  'board.count.market': 'Market',
  'board.count.own': 'Yours',
  'board.count.others': 'Opponent',
  'board.count.discards': 'Discarded',
  'board.count.unseen': 'Not seen',
  'board.count-memory': 'Remember the rest yourself: this table does not show it.',
  'board.count.left': 'Left',
  'board.count.gone': 'Gone',
  'board.count.unknown': 'Values you have not seen',
  'board.count-camels':
    'The larger herd earns {n, plural, one {# rupee} other {# rupees}} at the end of the round.',

  'board.round-over': 'The round is over: {why}.',
  'board.skip': 'Skip',
  'board.again': 'Count again',
  'board.again-brief': 'Recount',
  'board.show-table': 'Show the table',
  'board.show-table-brief': 'Table',
  'board.show-score': 'Show the score',
  'board.show-score-brief': 'Score',
  'board.deal': 'Deal round {round}',
  'board.round-won': '{seatIs, select, you {You win the round} other {{seat} wins the round}}',
  'board.round-tied': 'A tie: no seal',
  'board.by-bonus-tokens': 'Bonus tokens break the tie.',
  'board.by-goods-tokens': 'Goods tokens break the tie.',
  'board.by-nothing': 'Everything is equal.',
  'board.no-seals': 'Nobody has a seal yet.',
  'board.seals-even': 'One seal each. The next seal wins the game.',
  'board.seals-lead':
    '{seatIs, select, you {You need} other {{seat} needs}} one more seal to win the game.',
  'board.next-starter': '{seatIs, select, you {You start} other {{seat} starts}} the next round.',
  'board.loser-starts':
    '{seatIs, select, you {You lost this round, so you start} other {{seat} lost this round and starts}} the next.',
  'board.herds':
    '{size, select, larger {Larger herd, {mine} to {theirs}} smaller {Smaller herd} other {Equal herds}}',
  'board.none-sold': 'none sold',
  'board.no-bonus': 'no bonus',
} as const satisfies Catalogue;
