import type { Catalogue } from '@baithak/kernel';

export const en: Catalogue = {
  'monk.title': 'Your monk chooses the colour.',
  'monk.idea':
    'A turn begins with your monk. It goes to a space of the temple, and that space’s colour is yours for this turn: you build and play cards in it.',
  'monk.task': 'Send your monk to the colour you have most of.',
  'monk.nudge': 'Count the tiles on your rack: three of them have red.',
  'monk.other': 'You have only one violet tile and no violet card. Try the other half.',
  'monk.done':
    'Everyone begins with 6 tiles and 6 cards. Cards are worth 1 to 5; with three or four players, the fives stay in the box. The first tile, in the centre, always has two colours.',

  'taken.title': 'Every turn, a new and free area.',
  'taken.idea':
    'Spaces of one colour that share an edge are one area, at any height; corners do not count. No monk may stand on the area you choose, and your own must leave the one it is on.',
  'taken.task': 'Send your monk to a yellow area.',
  'taken.nudge': 'Three yellow spaces are free. They share no edge, so each is its own area.',
  'taken.other':
    'You may go there, but you have more for yellow: two tiles and two cards. Choose yellow.',
  'taken.done':
    'If no area were free, your monk would leave the board. You would draw one tile, and your turn would be over.',

  'grow.title': 'Build onto your area.',
  'grow.idea':
    'Add any number of tiles, one by one. Each needs a half in your colour that becomes part of your area; its other half may touch anything. Never over the edge of the board.',
  'grow.task': 'Make your red area grow by two with one tile.',
  'grow.nudge': 'The red double has two red halves. Place it next to your area.',
  'grow.less': 'Your area could have grown more. Use the red double, and cover no red space.',
  'grow.none': 'Without any tile your turn ends: your monk goes and you draw one tile. Build!',
  'grow.done':
    'Five spaces: your area has size 5. If you build no tile at all, your monk leaves, you draw one tile and your turn is over.',

  'stack.title': 'You can build upwards.',
  'stack.idea':
    'A tile lies on the bare board, or on exactly two different tiles of the same height. Fresh tiles count too. You cannot cover a space with a monk on it.',
  'stack.task': 'Place a tile on the second level.',
  'stack.nudge': 'Find two spaces of two different tiles, with red right beside them.',
  'stack.flat': 'That lies on the board. Place it on top of two tiles this time.',
  'stack.none': 'You stopped before building. Place a tile on top of two others.',
  'stack.done':
    'Only what you can see counts, so going up covers what others need. You may cover your own spaces too, and even cut your area in two.',

  'join.title': 'Share a big area.',
  'join.idea':
    'You may not send your monk to an area with a monk. But when you build, you may join your area to it. Then all of its spaces count for you as well.',
  'join.task': 'Join your red space to the big red area.',
  'join.nudge': 'Bridge the violet and the yellow space in between with the red double.',
  'join.alone': 'Your area grew, but it is still alone. Close the gap between the two red areas.',
  'join.none': 'You stopped before building. Use the red double.',
  'join.done': 'Size 6 instead of 1! The other monk simply stays where it is.',

  'karma.title': 'Turn cards into karma.',
  'karma.idea':
    'When you have built, play cards in your colour, one or more. Together they may be worth up to the size of your area, not more. They lie in front of you as karma.',
  'karma.task': 'Your area has size 5. Score 5 karma.',
  'karma.nudge': 'Which two red cards make five?',
  'karma.three': 'With the 3 you reach four at most. Another pair makes five.',
  'karma.none': 'You played no card. You may do that, but this time take the karma.',
  'karma.done': 'Five karma, and they are safe. You may always play fewer cards, or none at all.',

  'refill.title': 'What you leave brings tiles.',
  'refill.idea':
    'You draw as many tiles as the size of your area minus the value of your cards: one for each space if you play none, none if the two are equal. Your rack holds only eight: the rest is lost.',
  'refill.task': 'Score karma and still draw four tiles.',
  'refill.nudge': 'Size 6 minus your card: which red card leaves four?',
  'refill.greedy': 'Five karma, but only one tile. With two tiles left you need more.',
  'refill.none': 'Six tiles, but no karma at all. Play one card.',
  'refill.done':
    'Two karma and four tiles. More karma now, or more tiles for later? That is what Ananda is about.',

  'balance.title': 'Tiles bring cards.',
  'balance.idea':
    'At the end of your turn, compare: with fewer cards than tiles, you draw cards until you have as many. With as many cards or more, you draw none.',
  'balance.task': 'Play a card so that you draw new cards too.',
  'balance.nudge': 'New tiles lead to new cards. Play the small one.',
  'balance.even': 'Size 4, four karma: no new tiles, so no new cards either.',
  'balance.none': 'You drew tiles and cards, but scored nothing. Play a card first.',
  'balance.done':
    'Three tiles, so five on your rack, and three cards to match. A turn without building skips this: you draw just that one tile, or one card once the tiles have run out.',

  'empty.title': 'No tiles left? Draw cards.',
  'empty.idea':
    'For every tile the supply cannot give you, you draw a card from your own pile. You can hold eight cards at most.',
  'empty.task': 'Score karma and draw four cards.',
  'empty.nudge': 'Size 6 minus your card: leave four.',
  'empty.greedy': 'Good karma, but only one card. Leave four this time.',
  'empty.none': 'Cards, but no karma. Play one before you draw.',
  'empty.done': 'The end is near now: soon somebody will place their last tile.',

  'last.title': 'The last tile ends the game.',
  'last.idea':
    'When the supply is empty, whoever places their last tile still plays cards; then the game ends. Most karma wins, and cards in hand are worth nothing. A tie goes to fewer tiles on the rack, or is shared.',
  'last.task': 'You are behind, 14 to 18. Win with your last tile!',
  'last.nudge': 'Bring your area to size 4, then play the 4. On a tie your empty rack wins.',
  'last.none': 'You stopped before building. Your last tile ends the game, so use it.',
  'last.three': 'The 3 makes it 17 to 18. Play the 4: on a tie your empty rack wins.',
  'last.unplayed':
    'You played no card. Your area has size 4: play the 4, and your empty rack wins the tie.',
  'last.done': 'You won! 18 karma each, but your rack is empty and the other one is not.',

  'area.title': 'Choose an area',
  'area.line': 'Send your monk to an area without a monk, never where it was.',
  'build.title': 'Make it grow',
  'build.line': 'Add as many tiles as you like, each with a half in your colour.',
  'up.title': 'Build upwards',
  'up.line': 'On two different tiles of the same height, never on a monk.',
  'bridge.title': 'Join areas',
  'bridge.line': 'You may join an area where another monk stands.',
  'cards.title': 'Play cards for karma',
  'cards.line': 'In your colour, worth up to the size of your area.',
  'rest.title': 'The rest brings tiles',
  'rest.line': 'Size minus cards, up to 8 tiles. Then as many cards as tiles.',
  'end.title': 'Most karma wins',
  'end.line': 'No supply and an empty rack end it. Fewer tiles win a tie.',

  'gave.tip': 'Whoever builds no tile takes their monk off the board and draws one tile.',
  'instead.tip': 'The supply is empty, so cards come instead of tiles, up to eight in hand.',
  'balances.tip':
    'Fewer cards than tiles? At the end of a turn you draw cards until you have as many.',
  'free.tip': 'No area is free this time. You draw one tile, and next turn you try again.',
  'monks.tip':
    'Send your monk to a colour you have tiles and cards for. Areas with a monk are taken.',
  'builds.tip':
    'Each tile needs a half in your monk’s colour that joins its area. Place as many as you like.',
  'plays.tip': 'Cards up to the size of your area become karma. The rest brings tiles.',
};
