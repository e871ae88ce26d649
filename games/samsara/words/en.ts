import type { Catalogue } from '@baithak/kernel';

const CARDS = '{n, plural, one {# card} other {# cards}}';

export const en = {
  name: 'Samsara',
  'option.mode': 'Mode',
  'option.mode.normal': 'normal',
  'option.mode.quick': 'quick',
  'option.mode.easy': 'easy',
  about:
    'Circle through eight zones of life, build a deck of experiences and karma, and gather five amulets. About ten minutes a player.',
  credits:
    'After Samsara, designed by Nicolas Sauge, with Sylas named on the cover, published by Oka Luda.',

  'rule.M1':
    'Whoever first gathers five amulets of eternity reaches nirvana. Each player builds a deck of their own while their character circles through the zones of life.',
  'rule.M2':
    'An Experience card has two light and two dark symbols of its zone and an action. A Good Karma has one light and one dark symbol that stand for any zone. A Bad Karma has nothing. Per zone there are 4, 5, 7, 9 or 9 cards for one to five players, besides 33 Good and 46 Bad Karma.',
  'rule.M3':
    'The front of an amulet asks for two symbols four times each, its back for three symbols twice each. Two special amulets show three symbols on both sides.',
  'rule.M4':
    'Six amulets lie between each two neighbours; two players share twelve, a single player has six. They lie front up. In quick and easy games the last two of six, or the last four of twelve, lie back up. With five players all thirty are used: the last one (quick: two) of each group lies back up, and the two special ones are among these, in different groups.',
  'rule.M5':
    'Characters are chosen from the last seat back to the first, with the amulets in view. Each character is there once.',
  'rule.M6':
    'Everyone begins with a deck of four Good and four Bad Karma and a hand of four of them; four alike are dealt again.',
  'rule.M7':
    'All characters begin in the rift between Maut and Jann, which is no zone. The first move may end on any zone and is no reincarnation. Maut and Jann count as neighbours.',
  'rule.M8':
    'A turn begins with a move: clockwise by one to seven zones, never back onto the zone you stand on.',
  'rule.M9':
    'Passing from Maut to Jann is a reincarnation: first put back two cards of your hand that are not Bad Karma. For each one you cannot put back, take a Bad Karma into your hand.',
  'rule.M10':
    'If you arrive where another character stands (with one or two players also next to it), you pay once, however many stand there: give a card that is not Bad Karma into the hand of one of them, or take two Bad Karma into yours. With five players one of them takes a Good Karma from the supply instead of a card from you.',
  'rule.M11':
    'Two Bad Karma can be chosen as payment only if there are two, unless nothing else can be paid. Where Bad Karma is due and too little is left, you take what there is.',
  'rule.M12':
    'Then you get a card of the zone into your hand; a Good Karma if its pile is empty, nothing if that is gone too.',
  'rule.M13':
    'Each Kaam Kar lying evanescent then lets you take one card more, each from another zone, nearest zones first: with k of them at most k − 2(d − 1) cards at distance d, and none from a zone while a nearer one could still give a card. An empty pile gives a Good Karma instead.',
  'rule.M14':
    'You may play one action: put an Experience card of your hand into the game zone and do what it says. Some cards give further actions; what is not used is lost.',
  'rule.M15':
    'A card whose action could do nothing at all cannot be played. Jann, Vikaas, Kaam Kar and Bachcha always can.',
  'rule.M16':
    'Jann: draw two cards, then one more action. Vikaas: draw one card, then two more actions.',
  'rule.M17':
    'Kaam Kar and Bachcha lie evanescent and work every turn until you win an amulet. Each Bachcha makes your new hand one card larger.',
  'rule.M18':
    'Yugal: put back a card of your hand that is not Bad Karma, then take an Experience card of another kind that is on offer.',
  'rule.M19':
    'Gyaan: put a card of your hand that is not Bad Karma into your reserve. It stays there until you use it for an amulet.',
  'rule.M20': 'Dhyann: two Good Karma, or the last one, go to your waste pile.',
  'rule.M21': 'Maut: put back one Bad Karma of your hand.',
  'rule.M22':
    'Once per turn you may win one amulet at your left or your right. Cards in the game zone and evanescent cards do not count for it.',
  'rule.M23':
    'The cards of your hand and chosen cards of your reserve must cover all its symbols, light or dark. Good Karma stands for any symbol.',
  'rule.M24':
    'Each dark symbol costs a Bad Karma from the supply to your waste pile. As few as possible are used, and never more than there is Bad Karma left.',
  'rule.M25': 'The fifth amulet must be won without any dark symbol.',
  'rule.M26':
    'Helpful cards of the hand are used by themselves, as they are discarded anyway. You are asked only about reserve cards that let light symbols cover more.',
  'rule.M27':
    'With an amulet you use one of the powers of your character, not the one under your marker, and move the marker there.',
  'rule.M28':
    'A power may be chosen even if it does nothing now. It is done as far as possible: picks are of Experience cards on offer and cannot be waived; Bad Karma goes back by itself; a missing part does not stop the rest.',
  'rule.M29':
    'Your evanescent cards go to your waste pile before the power works, unless it is the third one of Ibah.',
  'rule.M30': 'Then your hand and your game zone go to your waste pile, which lies open.',
  'rule.M31':
    'You draw four cards, and more for each Bachcha and some powers. Only when a card must be drawn from an empty pile is your waste pile shuffled to draw from. If both are empty, you draw fewer.',
  'rule.M32': 'Cards set aside for the next hand come on top of the drawn ones.',
  'rule.M33':
    'A fifth amulet ends the game at the end of the round, so that all have had as many turns. The turn is played to its end.',
  'rule.M34':
    'More amulets win, then fewer Bad Karma in the whole deck. If that is equal too, the victory is shared.',
  'rule.M35':
    'Alone you play against a neutral character that begins in the rift and goes one zone clockwise after each of your discards. Arriving by it you put a card back or take two Bad Karma. You win with five amulets by the end of turn 17.',
  'rule.M36': 'After 40 rounds the game ends and is decided as it stands.',
  'rule.M37':
    'Hands and the order of drawing piles are hidden. Everything else is open, also what lies in the waste piles, and so what hand and drawing pile hold together; that may be left to memory.',

  'card.J': 'Jann',
  'card.V': 'Vikaas',
  'card.K': 'Kaam Kar',
  'card.Y': 'Yugal',
  'card.B': 'Bachcha',
  'card.G': 'Gyaan',
  'card.D': 'Dhyann',
  'card.M': 'Maut',
  'card.+': 'Good Karma',
  'card.-': 'Bad Karma',
  'counted.J': '{n, plural, one {Jann} other {# Jann}}',
  'counted.V': '{n, plural, one {Vikaas} other {# Vikaas}}',
  'counted.K': '{n, plural, one {Kaam Kar} other {# Kaam Kar}}',
  'counted.Y': '{n, plural, one {Yugal} other {# Yugal}}',
  'counted.B': '{n, plural, one {Bachcha} other {# Bachcha}}',
  'counted.G': '{n, plural, one {Gyaan} other {# Gyaan}}',
  'counted.D': '{n, plural, one {Dhyann} other {# Dhyann}}',
  'counted.M': '{n, plural, one {Maut} other {# Maut}}',
  'counted.+': '{n} Good Karma',
  'counted.-': '{n} Bad Karma',
  'counted.hidden': CARDS,
  'said.seat': '{seat}',
  'said.nothing': 'nothing',
  'amulet.front': 'the amulet of {symbols} (four each)',
  'amulet.back': 'the amulet of {symbols} (two each)',
  'to.waste': 'the waste pile',
  'to.reserve': 'the reserve',
  'to.next': 'the next hand',
  'to.evanescent': 'the evanescent cards',

  'power.Dhenu.1': 'put back one Bad Karma of the hand',
  'power.Dhenu.2': 'pick two cards for the waste pile',
  'power.Dhenu.3': 'draw two cards more for the next hand',
  'power.Bikkhu.1': 'two Good Karma into the reserve',
  'power.Bikkhu.2': 'two Good Karma onto the waste pile',
  'power.Bikkhu.3': 'put back one Bad Karma of the hand',
  'power.Ussagah.1': 'pick a card for the next hand',
  'power.Ussagah.2': 'put back one Bad Karma of the hand, and a Good Karma onto the waste pile',
  'power.Ussagah.3': 'pick a card for the reserve',
  'power.Vanarah.1': 'pick an evanescent card and play it',
  'power.Vanarah.2': 'a Good Karma into the next hand',
  'power.Vanarah.3': 'pick a card for the next hand',
  'power.Ibah.1': 'pick a card for the reserve',
  'power.Ibah.2': 'pick two cards for the waste pile',
  'power.Ibah.3': 'keep the evanescent cards',

  'step.char': 'choosing a character',
  'step.go': 'moving',
  'step.back': 'putting a card back',
  'step.pay': 'paying for the arrival',
  'step.take': 'taking a Kaam Kar card',
  'step.act': 'playing an action',
  'step.swap': 'exchanging with Yugal',
  'step.keep': 'filling the reserve',
  'step.amulet': 'winning an amulet',
  'step.use': 'using a reserve card',
  'step.power': 'using a power',
  'step.pick': 'picking a card',
  'due.amulets': 'the amulets are being laid out',
  'due.characters': 'a character is to be chosen',
  'due.deal': 'hands are being dealt',
  'due.go': 'the character is to move',
  'due.back': 'cards are to be put back for the reincarnation',
  'due.pay': 'the arrival is to be paid for',
  'due.take': 'Kaam Kar offers more cards',
  'due.act': 'an action may be played',
  'due.draw': 'cards are being drawn',
  'due.swap': 'Yugal asks for an exchange',
  'due.keep': 'Gyaan asks for a card for the reserve',
  'due.amulet': 'an amulet may be won',
  'due.use': 'reserve cards may be used for the amulet',
  'due.power': 'a power is to be used',
  'due.pick': 'a card is to be picked',
  'due.redraw': 'a new hand is being drawn',
  'due.over': 'the game is over',

  'fault.notation':
    '“{text}” is no move. Write for instance go:Y, act:J, act:. to stop, swap:G>D, amulet:L2, pay:G>1, power:2; zones are J V K Y B G D M, karma + and -.',
  'fault.wrong-step': 'This is not the time for {tried}: {due}.',
  'fault.character-taken': '{name} is already played by {seat}.',
  'fault.same-zone': 'You stand on {zone}; the move must end on another zone.',
  'fault.bad-karma-stays': 'Bad Karma sticks to your hand: it cannot be given, put back or kept.',
  'fault.not-in-hand': 'You have no {card} in your hand.',
  'fault.not-in-reserve': 'You have no {card} in your reserve.',
  'fault.five-pay-good':
    'With five players you give no card of your own: the other takes a Good Karma (write pay:+>2).',
  'fault.no-good-karma': 'There is no Good Karma left in the supply.',
  'fault.too-little-bad':
    'There {n, plural, =0 {is no Bad Karma} one {is only # Bad Karma} other {are # Bad Karma}} left; as long as you can pay otherwise, you must.',
  'fault.pay-nobody': 'Alone you put the card back; nobody gets it (write pay:G).',
  'fault.pay-whom': 'Say who gets it, for instance pay:G>1; seats count from 0.',
  'fault.no-such-player': 'Nobody sits at seat {n} here (seats count from 0).',
  'fault.not-there': '{seat} does not stand where you have arrived.',
  'fault.take-own-zone': 'You already have the card of {zone}: there you stand.',
  'fault.take-taken': '{zone} has already given a card in this turn.',
  'fault.take-empty': '{zone} has no card left, and there is no Good Karma instead.',
  'fault.take-all-taken':
    'With {n} Kaam Kar you take {n, plural, one {# card} other {# cards}} and have had them.',
  'fault.take-too-far': '{zone} is too far away for {n} Kaam Kar.',
  'fault.take-nearer-first': '{near} is nearer and must give a card before {zone} does.',
  'fault.no-action-card': '{card} has no action; only Experience cards have.',
  'fault.no-effect-Y':
    'Yugal could do nothing: you have no card to put back, or nothing else is on offer.',
  'fault.no-effect-G': 'Gyaan could do nothing: you have no other card for the reserve.',
  'fault.no-effect-D': 'Dhyann could do nothing: there is no Good Karma left.',
  'fault.no-effect-M': 'Maut could do nothing: you have no Bad Karma in your hand.',
  'fault.swap-experience': 'Yugal gives Experience cards only, no karma.',
  'fault.swap-same': 'Take another kind than the {card} you put back.',
  'fault.pile-empty': 'There is no {card} left in the supply.',
  'fault.no-such-place': 'There is no place {place} at your side.',
  'fault.place-empty': 'The amulet at {place} is gone.',
  'fault.amulet-symbols':
    'For {amulet} your cards have too few symbols, even with the dark ones: light ones leave {n} open.',
  'fault.amulet-fifth':
    'Your fifth amulet must be won without dark symbols; for {amulet} you would need {n}.',
  'fault.amulet-bad-karma':
    '{amulet} costs {n} Bad Karma, but only {bad} {bad, plural, one {is} other {are}} left.',
  'fault.no-help': '{card} would not let more symbols be covered by light ones.',
  'fault.power-covered': 'Your marker lies on power {power}; choose another one.',
  'fault.pick-evanescent': '{card} is not evanescent; pick Kaam Kar or Bachcha.',

  'fault.outcome-amulet': '“{text}” cannot be laid here.',
  'fault.outcome-deal': '“{text}” is no starting hand: expected deal:1, deal:2 or deal:3.',
  'fault.outcome-card': '“{text}” is no card: expected for instance draw:G.',
  'fault.outcome-not-in-pile': '“{text}”: there is no such card in the drawing pile.',

  'fault.position-object': 'Position, {at}: an object is expected here.',
  'fault.position-unknown': 'Position: there is no field {at}.',
  'fault.position-number':
    'Position, {at}: “{value}” should be a whole number from {least} to {most}.',
  'fault.position-list':
    'Position, {at}: a list of at most {most, plural, one {# entry} other {# entries}} is expected.',
  'fault.position-word': 'Position, {at}: “{value}” should be one of: {words}.',
  'fault.position-cards': 'Position, {at}: “{value}” should be card letters out of {letters}.',
  'fault.position-too-many': 'Position: {count} cards of {letter}, but this table has only {most}.',
  'fault.position-character': 'Position, {at}: another seat already has this character.',
  'fault.position-amulet-twice': 'Position, {at}: the amulet {amulet} is there twice.',
  'fault.position-special': 'Position, {at}: special amulets are for five players only.',
  'fault.position-laying':
    'Position, {at}: while amulets are laid out, they lie group by group without gaps.',
  'fault.position-aim':
    'Position, {at}: the amulet aimed at belongs to the step “use” and to it only.',
  'fault.position-winners': 'Position: a game that is over cannot be read.',
  'fault.position-neutral': 'Position: only a single player has a neutral character.',
  'fault.position-took': 'Position, {at}: zones once each, and only while Kaam Kar gives cards.',
  'fault.position-only-in': 'Position, {at}: “{value}” does not fit the phase.',
  'fault.position-actions': 'Position, {at}: {value} actions left do not fit the phase.',
  'fault.position-setup': 'Position, {at}: this is no table in the middle of the set-up.',
  'fault.position-decided':
    'Position, {at}: too many amulets for a game that goes on; a fifth one belongs to a seat that has had its turn.',
  'fault.position-waiting':
    'Position, {at}: a seat that is not to move has an empty game zone and nothing set aside.',
  'fault.position-seen': 'Position, {at}: more {letter} seen than are in that hand.',
  'fault.position-story': 'Position, {at}: this story does not fit the hand.',
  'fault.position-lacks':
    'Position, {at}: this belongs to whoever has just won an amulet, and must fit the hand.',
  'fault.position-nothing-due': 'Position, {at}: in this phase there would be nothing to wait for.',

  'prompt.amulets': 'The amulets are being laid out.',
  'prompt.deal': '{seat} gets a starting hand.',
  'prompt.draw': '{seat} draws {n, plural, one {# card} other {# cards}}.',
  'prompt.redraw':
    '{seat} draws a new hand; {n, plural, one {# card is} other {# cards are}} still to come.',
  'prompt.wait': 'It is the turn of {seat}: {due}.',
  'prompt.over': 'The game is over.',
  'prompt.characters': 'Choose your character.',
  'prompt.go': 'Move clockwise to another zone.',
  'prompt.back': 'Reincarnation: put back {n, plural, one {a card} other {# cards}} of your hand.',
  'prompt.pay':
    '{players, plural, =1 {You have arrived by the neutral character: put a card back, or take two Bad Karma.} =5 {You have arrived by others: let one of them take a Good Karma, or take two Bad Karma.} other {You have arrived by others: give one of them a card, or take two Bad Karma.}}',
  'prompt.take': 'Kaam Kar: take a further card, or go on.',
  'prompt.act': 'Play a card for its action ({n} left), or go on.',
  'prompt.swap': 'Yugal: which card do you put back, and which do you take?',
  'prompt.keep': 'Gyaan: which card goes into your reserve?',
  'prompt.amulet':
    '{amulets, plural, =4 {{reach, plural, =0 {No fifth amulet is within reach without dark symbols: end your turn.} other {Win your fifth amulet, without dark symbols, or end your turn.}}} other {{reach, plural, =0 {No amulet is within reach: end your turn.} other {Win an amulet, or end your turn.}}}}',
  'prompt.use': 'For {amulet}: which cards of your reserve do you use?',
  'prompt.power': 'Use one of your powers.',
  'prompt.pick':
    'Pick {n, plural, one {a card} other {# cards}} {works, select, yes {that works every turn} other {of any zone for {to}}}.',

  'log.amulets-laid': '{count} amulets are laid out.',
  'log.chose-character': '{seat} plays {character}.',
  'log.hand-dealt': '{seat} starts with {cards} in hand.',
  'log.round-started': 'Round {round} begins.',
  'log.moved': '{seat} goes from {from} to {to}.',
  'log.entered': '{seat} enters life and goes to {to}.',
  'log.reincarnated': 'The way leads through death and rebirth.',
  'log.gave-back': '{card} is given up for the rebirth.',
  'log.took-bad-reincarnation':
    'With nothing else to put back, {n, plural, =0 {Bad Karma would be due, but none is left} one {a Bad Karma comes into the hand} other {# Bad Karma come into the hand}}.',
  'log.took-bad-arrival':
    'Someone was there first: {n, plural, =0 {Bad Karma would be due, but none is left} one {a Bad Karma comes into the hand} other {# Bad Karma come into the hand}}.',
  'log.paid': '{to} was there first and gets {card}.',
  'log.treated': '{to} was there first and takes a Good Karma.',
  'log.paid-neutral': 'The neutral character is near: {card} is put back.',
  'log.got-zone-card': 'The zone gives {card}.',
  'log.got-zone-good': 'There is no {zone} left, so it gives a Good Karma.',
  'log.got-zone-nothing': 'Neither {zone} nor Good Karma is left, so it gives nothing.',
  'log.took': 'Thanks to Kaam Kar {card} comes along from {zone}.',
  'log.played.J': '{seat} plays Jann: two cards and one more action.',
  'log.played.V': '{seat} plays Vikaas: one card and two more actions.',
  'log.played.K': '{seat} plays Kaam Kar, which brings more zone cards from now on.',
  'log.played.Y': '{seat} plays Yugal for an exchange.',
  'log.played.B': '{seat} plays Bachcha, which makes new hands larger from now on.',
  'log.played.G': '{seat} plays Gyaan to keep something.',
  'log.played.D': '{seat} plays Dhyann for good karma.',
  'log.played.M': '{seat} plays Maut against bad karma.',
  'log.drew': '{seat} draws {card}.',
  'log.drew-hidden': '{seat} draws a card.',
  'log.reshuffled':
    'The waste pile of {n, plural, one {# card} other {# cards}} is shuffled to draw from.',
  'log.swapped': '{returned} goes back, {taken} comes into the hand.',
  'log.kept': '{card} goes into the reserve.',
  'log.got-good': '{n} Good Karma {n, plural, one {goes} other {go}} to {to}.',
  'log.shed-bad': '{n} Bad Karma {n, plural, one {leaves} other {leave}} the hand.',
  'log.won-amulet':
    '{seat} uses {cards} and wins {amulet}: {count, plural, one {the first} =2 {the second} =3 {the third} =4 {the fourth} other {the fifth}} one. {price, plural, =0 {Light symbols are enough.} one {One dark symbol costs one Bad Karma.} other {# dark symbols cost # Bad Karma.}}',
  'log.used-power': '{seat} uses power {power} of {character}: {what}.',
  'log.used-power-idle': '{seat} uses power {power} of {character} ({what}), to no effect.',
  'log.evanescent-ended': 'What lay evanescent is discarded: {cards}.',
  'log.picked': '{card} is picked for {to}.',
  'log.neutral-moved': 'The neutral character moves to {to}.',
  'log.hand-drawn': '{seat} draws {cards} as a new hand.',
  'log.hand-drawn-next': '{seat} draws {cards} as a new hand and adds {next}.',
  'log.game-won':
    'The game is over: {winners} {count, plural, one {wins} other {share the victory}}. {scores}.',
  'log.game-lost': 'The game is over and lost. {scores}.',
  'log.score': '{seat} has {n, plural, one {# amulet} other {# amulets}} and {bad} Bad Karma',

  'end.amulets': '{winners} {count, plural, one {has} other {have}} {n} amulets.',
  'end.amulets-fewest-bad':
    'Several have {n} amulets; with {bad} Bad Karma {winners} {count, plural, one {has} other {have}} the fewest.',
  'end.rounds':
    'The last round is over; {winners} {count, plural, one {has} other {have}} the most amulets ({n}).',
  'end.rounds-fewest-bad':
    'The last round is over; several have {n, plural, =0 {no amulets} one {# amulet} other {# amulets}}, and with {bad} Bad Karma {winners} {count, plural, one {has} other {have}} the fewest.',
  'end.solo-won': 'Five amulets by turn {round}: nirvana is reached.',
  'end.solo-lost':
    'Only {n, plural, one {# amulet} other {# amulets}} after {turns} turns: nirvana is not reached.',

  'tally.amulets': 'Amulets',
  'tally.bad': 'Bad Karma in the deck: {n} (fewest wins a tie)',
  'tally.bad-unknown': 'Bad Karma in the deck: to be remembered',

  'sketch.round': 'Round {round}',
  'sketch.turn': 'Turn {round} of 17',
  'sketch.rift': 'In the rift:',
  'sketch.group': 'Amulets {left} | {right}',
  'sketch.group-all': 'Amulets',
  'sketch.seat': '{seat}',
  'sketch.marker': 'marker on power {n}',
  'sketch.actions': '{n, plural, one {# action} other {# actions}} left',
  'sketch.hand': 'Hand',
  'sketch.piles': 'Piles',
  'sketch.piles-of': 'draw {draw}, waste {waste}',
  'sketch.won': 'Won',
  'sketch.played': 'Game zone',
  'sketch.evanescent': 'Evanescent',
  'sketch.reserve': 'Reserve',
  'sketch.next': 'Next hand',
  'sketch.known': 'among them {cards}',
  'sketch.cards': CARDS,
  'sketch.key': '+ Good Karma · - Bad Karma · amulets: JV asks for 4 + 4, YBG for 2 + 2 + 2',

  'board.wheel': 'The octagon of life',
  'board.table': 'Table',
  'board.rift': 'Rift',
  'board.neutral': 'the neutral character',
  'board.usable': 'can be used now',
  'board.lit': 'pointed out',
  'board.face': 'Bad Karma',
  'board.left': '{n, plural, =0 {none left} one {# card left} other {# cards left}}',
  'board.left-of':
    '{n, plural, =0 {None is left on the table; whoever should get one gets a Good Karma.} one {One is left on the table.} other {# are left on the table.}}',
  'board.standing': '{who} {n, plural, one {stands} other {stand}} here',
  'board.mark.reborn': 'reincarnation on the way',
  'board.mark.pay': 'payment on arrival',
  'board.zone-title': '{zone}: {life}',
  'board.life.J': 'birth',
  'board.life.V': 'strength',
  'board.life.K': 'career',
  'board.life.Y': 'couple',
  'board.life.B': 'children',
  'board.life.G': 'knowledge',
  'board.life.D': 'spirituality',
  'board.life.M': 'death',
  'board.card.J': 'Action: draw 2 cards, then play 1 more action.',
  'board.card.V': 'Action: draw 1 card, then play 2 more actions.',
  'board.card.K':
    'Action: it lies evanescent. Each move then brings one more card, from a neighbouring zone, until you win an amulet.',
  'board.card.Y':
    'Action: put back a card of your hand and take a card of another kind, of any zone.',
  'board.card.B':
    'Action: it lies evanescent. Each new hand is then one card larger, until you win an amulet.',
  'board.card.G':
    'Action: put a card of your hand into your reserve, where it waits for an amulet.',
  'board.card.D': 'Action: two Good Karma go to your waste pile.',
  'board.card.M': 'Action: get rid of one Bad Karma of your hand.',
  'board.card.+': 'A joker for amulets, without an action.',
  'board.card.-':
    'Good for nothing: it takes up room in your hand and loses a tie. Only Maut and some powers get rid of it.',
  'board.symbols.x': 'For amulets: 2 light symbols for free, and 2 dark ones for a Bad Karma each.',
  'board.symbols.+':
    'For amulets: 1 light symbol of any zone for free, and 1 dark one for a Bad Karma.',
  'board.symbols.-': 'For amulets: no symbols.',
  'board.cards': '{cards}',
  'board.lectern': 'What can be done',
  'board.steps': 'Steps of a turn',
  'board.step.move': 'Move',
  'board.step.card': 'Get a card',
  'board.step.action': 'Actions',
  'board.step.amulet': 'Amulet',
  'board.step.hand': 'New hand',
  'board.tip.look': 'Press any card, zone, amulet or power to read what it does.',
  'board.tip.characters': 'Press any amulet to read what it asks for.',
  'board.tip.go':
    'Press a zone of the octagon to see what going there costs and brings. {first, select, yes {Your first move may end anywhere, and you get the card of that zone.} other {You only go clockwise; passing the rift is a reincarnation.}}',
  'board.tip.back':
    '{lacking, plural, =0 {Choose {back, plural, one {a card} other {two cards, one after the other,}} of your hand to give up. Bad Karma cannot be given.} other {You have only this one card to give up: put it back, and you take a Bad Karma for the other.}}',
  'board.tip.pay':
    '{players, plural, =5 {Choose who of them takes a Good Karma from the supply, or take two Bad Karma yourself.} other {{n, plural, =0 {You have no card to pay with, so you take two Bad Karma.} other {Press a card of your hand to pay with it, or take two Bad Karma.}}}}',
  'board.tip.take':
    'Kaam Kar brings you further cards, from the nearest zones first: press a lit zone.',
  'board.tip.act':
    '{n, plural, =0 {No card of your hand has an action to play now.} other {Press a card of your hand to read its action, then play it. Cards you still hold can win an amulet afterwards; played ones cannot.}}{reach, plural, =0 {} one { An amulet is within reach already: go on to win it.} other { # amulets are within reach already: go on to win one.}}',
  'board.tip.swap':
    'Choose a card of your hand to put back, and a zone of the octagon to take a card from.',
  'board.tip.keep':
    'Choose the card of your hand that will wait in your reserve. There it counts for your amulets, now and later.',
  'board.tip.amulet':
    '{n, plural, =0 {No amulet beside you is within reach yet. Press one to see which cards are missing, or end your turn: hand and game zone go to your waste pile.} one {One amulet beside you is within reach: the one with a price. Press it.} other {# amulets beside you are within reach: those with a price. Press one.}}',
  'board.tip.use':
    '{open, plural, =0 {As it is, the amulet costs {dark} Bad Karma. A further card of your reserve would save some: use it now, or keep it for later.} one {One symbol is still missing: use a lit card of your reserve.} other {# symbols are still missing: use a lit card of your reserve.}}',
  'board.tip.power':
    'You have {won} of 5 amulets. Each brings one of your powers{marker, plural, =0 {} other {, this time not {marker}}}. Press one to read what it would do.',
  'board.tip.pick': 'Press a lit zone of the octagon to pick its card.',
  'board.swap-hand': 'Now press the zone to take a card from.',
  'board.swap-zone': 'Now press the card of your hand to put back.',
  'board.do.char': 'Play {name}',
  'board.do.go': 'Go to {card}',
  'board.do.back': 'Put back {card}',
  'board.do.pay': 'Give {card} to {seat}',
  'board.do.treat': 'Let {seat} take a Good Karma',
  'board.do.pay-bad': 'Take two Bad Karma',
  'board.do.take': 'Take {card}',
  'board.do.act': 'Play {card}',
  'board.do.swap': 'Exchange {card} for {zone}',
  'board.do.keep': 'Put {card} into the reserve',
  'board.do.amulet': 'Win this amulet',
  'board.do.use': 'Use {card} of the reserve',
  'board.do.power': 'Use power {n}',
  'board.do.pick': 'Pick {card}',
  'board.leave.take': 'No more cards',
  'board.leave.act': 'Go on to the amulets',
  'board.leave.amulet': 'No amulet: end the turn',
  'board.leave.use': 'Win it without further cards',
  'board.then.free': 'Nothing is due there.',
  'board.then.reborn':
    'You pass the rift and are reborn: {back, plural, =0 {having no card to put back, you} one {you put back your one card that is not Bad Karma{bad, plural, =0 {} other { and}}} other {you put back # cards of your hand}}{bad, plural, =0 {} other { take # Bad Karma}}.',
  'board.then.pay-others':
    '{who} {n, plural, one {is} other {are}} there{players, plural, =2 { or next to it} other {}}: give one card of your hand, or take two Bad Karma.',
  'board.then.pay-five':
    '{who} {n, plural, one {is} other {are}} there: let {n, plural, one {them} other {one}} take a Good Karma, or take two Bad Karma yourself.',
  'board.then.pay-neutral':
    'The neutral character is there or next to it: put back one card of your hand, or take two Bad Karma.',
  'board.then.back':
    '{more, plural, =0 {{bad, plural, =0 {With it the rebirth is paid for.} other {You have no other: you take # Bad Karma as well.}}} other {One more card has to follow.}}',
  'board.then.used':
    '{open, plural, =0 {With it the amulet costs {dark, plural, =0 {nothing} other {# Bad Karma}}{saved, plural, =0 {} other {, # less}}.} one {With it one symbol is still missing.} other {With it # symbols are still missing.}}',
  'board.then.swap':
    'Then {n, plural, =0 {no amulet is} one {one amulet is} other {# amulets are}} within reach.',
  'board.then.get':
    'You get {card}{n, plural, =0 {} one {: one amulet beside you asks for it} other {: # amulets beside you ask for it}}.',
  'board.asked':
    '{n, plural, =0 {No amulet beside you asks for it.} one {One amulet beside you asks for it.} other {# amulets beside you ask for it.}}',
  'board.here': 'You are here: move on to another zone.',
  'board.then.get-nothing': 'There is no card left to get.',
  'board.then.more': 'Kaam Kar brings up to {n, plural, one {# card} other {# cards}} more.',
  'board.then.reach':
    'Then {count, plural, one {{amulet} is within reach} other {# amulets are within reach, such as {amulet}}}{n, plural, =0 {, for free} other { for # Bad Karma}}.',
  'board.group.all': 'Amulets',
  'board.group.rest': 'More amulets',
  'board.group.L': 'Amulets at your left',
  'board.group.R': 'Amulets at your right',
  'board.group.far': 'Between {one} and {other}',
  'board.close.won': 'within reach for {dark} Bad Karma',
  'board.close.symbols':
    '{light} of {total} symbols covered by light ones, {dark} by dark ones, {open} missing',
  'board.close.fifth': '{dark} symbols short of light ones, which the fifth amulet needs',
  'board.close.bad-karma': 'too little Bad Karma left for it',
  'board.amulet-asks': 'It asks for {n} symbols each of {symbols}.',
  'board.amulet-far': 'Only the two it lies between can win it.',
  'board.covered':
    'Of {total} symbols your hand and reserve cover {light} with light ones{dark, plural, =0 {} other {, # with dark ones}}{open, plural, =0 {} other {; # {open, plural, one {is} other {are}} missing}}.',
  'board.price':
    '{n, plural, =0 {Within reach for free.} one {Within reach: one dark symbol costs a Bad Karma.} other {Within reach: # dark symbols cost # Bad Karma.}}',
  'board.obstacle.fifth': 'The fifth amulet must do without dark symbols.',
  'board.obstacle.bad-karma': 'It would cost {n} Bad Karma, more than are left.',
  'board.way': '• {cards}, {n, plural, =0 {then for free} other {then for # Bad Karma}}',
  'board.ways':
    '{n, plural, one {This would complete it:} other {One of these would complete it:}}',
  'board.why.bad': 'Less Bad Karma means better hands, and wins ties.',
  'board.why.good-waste': 'Jokers that come with the next shuffle.',
  'board.why.good-reserve': 'Jokers that wait for your next amulet.',
  'board.why.good-next': 'A joker you can count on next turn.',
  'board.why.pick-waste': 'Any zones you like; the cards come with the next shuffle.',
  'board.why.pick-reserve': 'Any zone you like; the card waits for your next amulet.',
  'board.why.pick-next': 'Any zone you like; you hold the card next turn.',
  'board.why.pick-evanescent': 'A Kaam Kar or Bachcha that works at once.',
  'board.why.draw': 'A hand of six or more, once.',
  'board.why.stay': 'Otherwise each amulet costs you all evanescent cards.',
  'board.power-title': 'Power {n}: {what}',
  'board.power-when': 'Powers are used when you win an amulet.',
  'board.covered-power': 'Your marker covers it: choose another one this time.',
  'board.marker': 'covered by the marker',
  'board.idle': 'Now it would do nothing.',
  'board.ends': 'Your evanescent cards go to the waste pile: {cards}.',
  'board.who.Dhenu': 'Dhenu, the holy cow',
  'board.who.Bikkhu': 'Bikkhu, the tiger monk',
  'board.who.Ussagah': 'Ussagah, the cobra',
  'board.who.Vanarah': 'Vanarah, the busy ape',
  'board.who.Ibah': 'Ibah, the mighty elephant',
  'board.plays.Dhenu': 'Grows a broad deck and now and then plays a huge hand. Easy to begin with.',
  'board.plays.Bikkhu': 'Lives on jokers: amulets of all kinds come a little cheaper.',
  'board.plays.Ussagah': 'Stays clean and picks exactly the card the next amulet needs.',
  'board.plays.Vanarah': 'Keeps its evanescent machine running from amulet to amulet.',
  'board.plays.Ibah': 'Builds for long: a rich reserve, and evanescent cards that may stay.',
  'board.characters': 'Characters',
  'board.characters-why':
    'Five amulets win the game. With each one you use one of your character’s three powers, never the same twice in a row.',
  'board.taken': 'played by {seat}',
  'board.own': 'Your board',
  'board.powers': 'Powers',
  'board.won': '{n} of {most} amulets',
  'board.row.hand': 'Hand',
  'board.row.played': 'Game zone',
  'board.row.evanescent': 'Evanescent',
  'board.row.reserve': 'Reserve',
  'board.row.next': 'Next hand',
  'board.empty.hand': 'no cards',
  'board.empty.played': 'actions played this turn',
  'board.empty.evanescent': 'Kaam Kar and Bachcha work here',
  'board.empty.reserve': 'waits for amulets',
  'board.empty.next': 'no cards',
  'board.place': '{row}, card {n} of {count}',
  'board.hidden-hand': '{n, plural, one {# hidden hand card} other {# hidden hand cards}}',
  'board.seen': 'Known to be in the hand',
  'board.deck': 'Deck',
  'board.pool': 'Hand ({hand}) and drawing pile ({draw})',
  'board.draw': 'Drawing pile ({n})',
  'board.waste': 'Waste pile ({n})',
  'board.from-memory': 'to be remembered',
  'board.karma': '{n} {card} in the deck',
  'board.karma-unknown': '{card} in the deck: to be remembered',
  'board.look-at': 'The board of {seat}',
  'board.close': 'Close',
  'board.others': 'The others',
  'board.turns': 'Turn',
  'board.neutral-tells':
    '{n, plural, =0 {This is the last turn.} one {# turn is left after this one.} other {# turns are left after this one.}} After each, the neutral character goes on one zone: keep away from it and the zones beside it.',
  'board.glossary': 'The game in short',
  'board.term.aim': 'Aim',
  'board.means.aim': 'Be the first with five amulets.',
  'board.term.turn': 'Turn',
  'board.means.turn':
    'Move your character, get the card of the zone, play an action, win an amulet if you can, draw a new hand.',
  'board.term.karma': 'Karma',
  'board.means.karma':
    'Good Karma is a joker. Bad Karma is dead weight that you collect when you hurry.',
  'board.term.amulet': 'Amulet',
  'board.means.amulet':
    'Asks for symbols of some zones. You can win those at your left and right, one a turn.',
  'board.term.symbols': 'Light and dark symbols',
  'board.means.symbols':
    'Light ones (○) are free. Each dark one (●) you use brings a Bad Karma; your fifth amulet takes light ones only.',
  'board.term.close': 'Bars and prices',
  'board.means.close':
    'The bar of an amulet shows how close you are: full blocks are light symbols you have, half ones dark symbols, the rest is missing. A number with a cloud: you can win it for so much Bad Karma.',
  'board.term.waste': 'Waste pile',
  'board.means.waste':
    'Your discards. When your drawing pile is empty, they are shuffled and come back: nothing is lost.',
  'board.term.reserve': 'Reserve',
  'board.means.reserve': 'Cards that wait here and count for amulets like those of your hand.',
  'board.term.evanescent': 'Evanescent',
  'board.means.evanescent':
    'Kaam Kar and Bachcha lie here and work every turn, until you win an amulet.',
  'board.term.reborn': 'Reincarnation',
  'board.means.reborn': 'Passing the rift from Maut to Jann costs two cards of your hand.',
  'board.term.pay': 'Payment',
  'board.means.pay': 'Arriving by another character costs you: press a zone to read what.',
  'board.needed':
    '{n, plural, one {One amulet is only within reach as long as you hold this card.} other {# amulets are only within reach as long as you hold this card.}}',
  'board.amulet-later': 'You can win it once your actions are done.',
  'board.power-short': '{n}: {what}',
} as const satisfies Catalogue;
