import type { Catalogue } from '@baithak/kernel';

export const en: Catalogue = {
  'start.title': 'Move, and get a card.',
  'start.idea':
    'You start in the rift between Maut and Jann. Your first move may end on any zone. A card of the zone where you stop joins your hand.',
  'start.task': 'Get a Bachcha card.',
  'start.nudge': 'Choose the Bachcha zone, the one with the kite.',
  'start.other': 'You got the card of another zone. Try again and stop at Bachcha.',
  'start.done':
    'From now on you move 1 to 7 zones each turn, always clockwise. If a zone runs out, you get a Good Karma; if those run out too, nothing.',

  'company.title': 'Company has its price.',
  'company.idea':
    'Where others stand, you pay: give one of them a card (never Bad Karma), or take 2 Bad Karma into your own hand. With two players, the zones beside them cost the same.',
  'company.task': 'Move to a zone that costs nothing.',
  'company.nudge': 'Keep away from the cobra and from both zones next to it.',
  'company.near': 'That is too close to the cobra, so you would have to pay. Go farther.',
  'company.round': 'Nobody is there, but you passed the rift, and that has its own price.',
  'company.done':
    'You paid nothing. With three or four players, only the zone itself costs. With five you keep your cards: somebody there takes a Good Karma from the supply, or you take 2 Bad Karma.',

  'rift.title': 'Passing the rift costs two cards.',
  'rift.idea':
    'From Maut to Jann you pass the rift and are reborn: first return 2 cards from your hand, but no Bad Karma. For each card you lack, a Bad Karma joins your hand.',
  'rift.task': 'Pass the rift. Choose the two cards you can spare.',
  'rift.nudge': 'Choose Jann or a zone behind it, then two cards from your hand.',
  'rift.before': 'You stopped right before the rift. Go one zone farther or more.',
  'rift.done':
    'Reborn! The cards are back on their piles. Each zone starts with 5 cards for two players, 7 for three, 9 for more, and 4 for one. Your very first move, out of the rift, costs no cards.',

  'act.title': 'Play one action, or more.',
  'act.idea':
    'After your move you may play one zone card from your hand for its action. Vikaas draws 1 card and gives 2 more actions. Jann draws 2 and gives 1 more.',
  'act.task': 'Play three actions this turn.',
  'act.nudge': 'Play Vikaas first, then Dhyann and Maut.',
  'act.single': 'That was your only action. Play Vikaas first: it gives you two more.',
  'act.done':
    'Three in one turn. Actions you leave unused are lost, karma cards have none, and a card you play no longer counts for an amulet.',

  'burden.title': 'Bad Karma sticks to you.',
  'burden.idea':
    'Good Karma will help you to win amulets. Bad Karma is no use, and you cannot give it away. Only Maut and some powers return one, and only from your hand.',
  'burden.task': 'Get rid of a Bad Karma.',
  'burden.nudge': 'Play Maut, the hourglass.',
  'burden.other': 'Both Bad Karma are still in your deck. Play Maut instead.',
  'burden.done':
    'One less: it is back in the supply. All start with 4 Good and 4 Bad Karma and draw 4, again if all are alike. Dhyann puts 2 Good Karma onto your discard pile.',

  'store.title': 'Put a card aside for later.',
  'store.idea':
    'Gyaan puts another card from your hand into your reserve. There it waits for an amulet, and for nothing else. The reserve has no limit.',
  'store.task': 'Put a card into your reserve.',
  'store.nudge': 'Play Gyaan, then choose the card you want to keep.',
  'store.swap': 'Yugal swaps a card of your hand for one of another zone. Play Gyaan this time.',
  'store.other': 'Your reserve is still empty. Play Gyaan this time.',
  'store.done':
    'Safe. Yugal returns a card and takes one from any other zone. Gyaan and Yugal do not work on Bad Karma, nor on the card just played.',

  'stay.title': 'Two cards work every turn.',
  'stay.idea':
    'Kaam Kar and Bachcha are evanescent: they stay out until you win an amulet. Kaam Kar: after each move, 1 more card from next door, free even if somebody is there. Bachcha: 1 more card in each new hand.',
  'stay.task': 'Move, then take a second card with Kaam Kar.',
  'stay.nudge': 'Do not stop after the first card: choose one of the two zones beside you.',
  'stay.done':
    'They add up: two Kaam Kar, two more cards; two Bachcha, hands of 6. While they stay out, their symbols do not count for amulets.',

  'symbols.title': 'Symbols win amulets.',
  'symbols.idea':
    'These amulets need 4 + 4 symbols. A zone card has 2 light symbols of its zone. A Good Karma is a joker: it has 1 of any kind. Light symbols are free.',
  'symbols.task': 'Win an amulet that costs no Bad Karma.',
  'symbols.nudge': 'You have two Jann, so four light symbols. The jokers help with the rest.',
  'symbols.dark': 'That works, but it costs Bad Karma. Two amulets here are free.',
  'symbols.skip': 'You ended your turn. There are amulets within your reach!',
  'symbols.done':
    'One amulet per turn is the limit. Six lie between each two neighbours at the table: you can win those on your left and on your right. Two players share twelve.',

  'dark.title': 'Dark symbols have a price.',
  'dark.idea':
    'Every card has as many dark symbols as light ones, Good Karma too. You may use them, but each one puts a Bad Karma onto your discard pile.',
  'dark.task': 'Win an amulet for a single Bad Karma.',
  'dark.nudge': 'The number with the cloud is the price. Look for a 1.',
  'dark.dear': 'Three Bad Karma is a lot. Two other amulets cost only one.',
  'dark.skip': 'You ended your turn. One Bad Karma is a fair price for an amulet.',
  'dark.done':
    'A fair deal. Each amulet has an easier back, which needs only 2 + 2 + 2 symbols. In a quick game, two of every six lie with this side up.',

  'power.title': 'Each amulet brings you a power.',
  'power.idea':
    'After an amulet you must use one power, but never the one you used last. Kaam Kar and Bachcha are discarded first. Only your third power keeps them: you are Ibah, the elephant.',
  'power.task': 'Keep your evanescent cards with a power.',
  'power.nudge': 'Choose Steady ground, your third power.',
  'power.other': 'Now Kaam Kar and Bachcha are gone. Steady ground would keep them.',
  'power.done':
    'Then your turn ends: discard your hand and what you played, draw 4. Is the draw pile empty? Shuffle the discard pile and go on.',

  'fifth.title': 'Keep the fifth one pure.',
  'fifth.idea':
    'Whoever first has five amulets wins, but the fifth must be won with light symbols only. Cards in your reserve count, and stay there until you use them.',
  'fifth.task': 'Win your fifth amulet.',
  'fifth.nudge': 'Your hand has Vikaas twice and one Gyaan. A second Gyaan waits in your reserve.',
  'fifth.skip': 'You ended your turn. Vikaas and Gyaan are within reach!',
  'fifth.done':
    'Five! The round still goes on until everybody has had the same number of turns. Somebody may catch up.',

  'tie.title': 'A clean deck breaks the tie.',
  'tie.idea':
    'This time you are Dhenu. You both have five amulets, so whoever has fewer Bad Karma in the whole deck wins. Each of you has three. If that stays equal, you share the win.',
  'tie.task': 'Use a power that wins you the game.',
  'tie.nudge': 'You still have a Bad Karma in your hand. One power returns it.',
  'tie.shared': 'Nice cards, but you are still level. Get rid of a Bad Karma instead.',
  'tie.done':
    'You won! The last player chooses a character first. If you play alone, you need five amulets in 17 turns. A neutral character goes 1 zone a turn: at it or beside it, return a card or take 2 Bad Karma.',

  'go.title': 'Move and get a card',
  'go.line': 'Clockwise, 1 to 7 zones. You get the card of your zone.',
  'pay.title': 'Company costs you',
  'pay.line': 'Give a card or take 2 Bad Karma. With two players, next door too.',
  'reborn.title': 'The rift takes two cards',
  'reborn.line': 'From Maut to Jann, return 2 cards that are not Bad Karma.',
  'action.title': 'Then play an action',
  'action.line': 'One card from your hand. Jann and Vikaas give you more actions.',
  'out.title': 'Some cards stay out',
  'out.line': 'Kaam Kar and Bachcha work every turn, until you win an amulet.',
  'won.title': 'Symbols win amulets',
  'won.line': 'One per turn, with your hand and your reserve. Then use a power.',
  'price.title': 'Dark symbols cost',
  'price.line': 'Each one puts a Bad Karma onto your discard pile.',
  'five.title': 'Five amulets win',
  'five.line': 'Light symbols only for the fifth. The least Bad Karma wins a tie.',

  'four.tip': 'A fourth amulet is won. The fifth takes light symbols only, so save up good cards.',
  'powers.tip': 'An amulet brings a power. You cannot use the same one twice in a row.',
  'reach.tip':
    'An amulet is within reach. Light symbols are free, each dark one costs a Bad Karma.',
  'lives.tip': 'You passed the rift: return two cards. Bad Karma cannot go back.',
  'meets.tip': 'Somebody is here or close by. Give them a card, or take two Bad Karma yourself.',
  'takes.tip': 'Kaam Kar brings you another card. Choose a zone next to yours.',
  'plays.tip': 'You may play a card for its action now. What you play does not count for amulets.',
  'moves.tip': 'Move clockwise. You get the card of the zone where you stop.',
};
