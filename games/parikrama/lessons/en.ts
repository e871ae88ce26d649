import type { Catalogue } from '@baithak/kernel';

export const en: Catalogue = {
  'draw.title': 'Every turn ends with drawing.',
  'draw.idea':
    'First you may play cards, then you must draw from the six in the market: three coloured cards or a single wild one. Then discard down to ten if you hold more.',
  'draw.task': 'Draw three coloured cards.',
  'draw.nudge': 'Choose three cards with a colour. Purple 2 would fit your purple cards.',
  'draw.wild': 'A wild card is your whole draw. This time, take three coloured cards.',
  'draw.done':
    'The market refills to six; with four or more wild cards, all six are replaced. The youngest goes first with 5 cards, each next player has 1 more.',

  'run.title': 'A run goes up in one colour.',
  'run.idea':
    'All cards you play in a turn go to one set, new or open. A run has a single colour and numbers in a row, from 1 to 7 at most, without a gap when you are done.',
  'run.task': 'Start a set with the three purple cards.',
  'run.nudge': 'Play purple 1, 2 and 3 into the same new set.',
  'run.other': 'That card starts another set. Begin with a purple one.',
  'run.skip': 'You skipped playing. You may do that, but this time lay your run.',
  'run.done':
    'Three in one go! In a game you would pay for them now; how that works comes next. You can also begin with one card and add more in later turns, and have any number of open sets.',

  'pay.title': 'White dots cost cards.',
  'pay.idea':
    'For every white dot on the cards you play, discard another card from your hand at once, of any colour. Wild cards have one dot.',
  'pay.task': 'You just played purple 5: pay its two dots. Keep purple 6 and the wild card.',
  'pay.nudge': 'Pay with blue, green or yellow: they do not fit your set.',
  'pay.best': 'That card would fit your purple run. Pay with one you need less.',
  'pay.done':
    'Paid. Higher cards cost more: half their number, rounded down. When the deck runs out, the discards become the new deck.',

  'rainbow.title': 'A rainbow is one number in several colours.',
  'rainbow.idea':
    'Equal numbers in different colours make a rainbow, four cards at most. A wild card stands for any card, but it never starts a set and is never the highest card of a run.',
  'rainbow.task': 'Add to your rainbow of fours.',
  'rainbow.nudge': 'Green 4 fits, and the wild card can be the yellow one.',
  'rainbow.fresh': 'That starts a new set. Add to the two fours you already have.',
  'rainbow.skip': 'You skipped playing. Add a four to your open set instead.',
  'rainbow.done':
    'In a game you would pay now. No colour comes twice, not even with wild cards. A rainbow of four or a run of seven is full: you must close it in the same turn.',

  'close.title': 'Three cards can be closed.',
  'close.idea':
    'Once a turn you may close a set of three or more: the one you played to, or any if you play nothing. Its highest card goes to your Journal, the rest into your Backpack.',
  'close.task': 'Close your purple set.',
  'close.nudge': 'Choose the purple set. Purple 5 goes to your Journal.',
  'close.other': 'You played to another set, so now you can close only that one.',
  'close.kept': 'You kept it open. That is fine for growing it, but now close it.',
  'close.done':
    'From a rainbow you choose any coloured card for your Journal. Wild cards never go there. You may even begin and close a set in one turn.',

  'tile.title': 'A closed set brings a tile.',
  'tile.idea':
    'A set of three reaches the first three tiles of the row, a set of four the first four. The tile must show the colour of your new Journal card. No match, no tile.',
  'tile.task': 'Take a tile for your set of four: the one with purple and green.',
  'tile.nudge': 'Look for purple and green among the first four tiles.',
  'tile.other': 'Purple and blue would do, too. This time, take the one with purple and green.',
  'tile.done':
    'You also get a hitch-hike card: a carriage. A set of 3 brings none, 5 a riverboat, 6 a truck, 7 a 14-point tile, as long as any are left. The row moves up, and a new tile comes seventh.',

  'map.title': 'Build a Map full of loops.',
  'map.idea':
    'Turn a tile as you like and join it edge to edge; then it never moves again. Nothing has to match, but two equal half circles make a circle, and four arcs around a corner make a loop.',
  'map.task': 'Place your tile so that it completes the loop.',
  'map.nudge': 'The gap is at the bottom right. Turn the tile until its arc closes the loop.',
  'map.square': 'There it completes no loop. Three tiles already meet at one corner.',
  'map.done':
    'A loop! In the end the most loops score 14; with three or more players, the second most score 6. Equal firsts share 20, and nobody is second. Two half loops make one, but only in your Journal.',

  'discount.title': 'Circles make cards cheaper.',
  'discount.idea':
    'Every full circle saves you 1 on cards of its colour, once in each turn. Circles on your Map count, and so does the one on each coloured Journal card. Wild cards never get cheaper.',
  'discount.task': 'Play two green cards without paying.',
  'discount.nudge': 'You have four green circles: two on your Map, two in your Journal.',
  'discount.other': 'Your circles are green, so play green cards.',
  'discount.skip': 'You skipped playing. Try your two green cards.',
  'discount.done':
    'Four dots, nothing to pay. You start with no circles, so early ones save you cards all game long.',

  'ride.title': 'Hitch a ride and play for free.',
  'ride.idea':
    'Before paying, you may use hitch-hike cards: a carriage makes 2 of the cards you play free, a riverboat 3, a truck 4, even wild ones. A used hitch-hike card goes to your Journal.',
  'ride.task': 'Use the carriage instead of paying four cards.',
  'ride.nudge': 'Choose the carriage in your hand.',
  'ride.paid': 'Without the carriage you pay four cards. Use it this time.',
  'ride.done':
    'It scores 2 in your Journal, but gives no discount. Or play it as a wild card that costs nothing. It counts as one of your ten, but cannot pay.',

  'backpack.title': 'Seven in the Backpack: a special tile.',
  'backpack.idea':
    'As soon as your Backpack has seven cards, those seven go to the discards, and you choose a special tile: symbols, points or a power, such as paying 1 less. Cards above seven stay.',
  'backpack.task': 'Close your set and choose a special tile.',
  'backpack.nudge': 'You have five in your Backpack. Closing the set adds two.',
  'backpack.other':
    'You played to another set, so the yellow one has to wait. Play nothing this time.',
  'backpack.kept': 'You kept the set open. Close it to fill your Backpack.',
  'backpack.done':
    'With two players 5 are on offer, 2 more for each further player. First collect all tiles of a turn, then place them in any order.',

  'sight.title': 'Three of four cards earn a Sight.',
  'sight.idea':
    'In the full game three Sights are on offer, and each names four cards. As soon as any three of them are in your Journal, you may take the Sight in your turn, for free.',
  'sight.task': 'Take the Sight you have earned.',
  'sight.nudge': 'The first Sight asks for purple 3, blue 4 and green 5. You have all three.',
  'sight.skip': 'You left the Sight where it was. Somebody else may take it!',
  'sight.done':
    'It counts in your Journal. Some Sights bring any tile at once. The full game also has three Scoring Tiles, a fourth way to score.',

  'last.title': 'Nine tiles end it, points decide.',
  'last.idea':
    'Once any Map has nine tiles, finish the round; then everybody has one last turn without drawing. All numbers in Journal and Map count. Each symbol scores Journal count times Map count.',
  'last.task': 'It is the last turn. Close the set that wins.',
  'last.nudge': 'You trail 32 to 38, so you have to close a set. Count the knots on your Map.',
  'last.other': 'Purple 5 brings 5 points. Yellow 3 brings 3, and a knot for four on your Map.',
  'last.done':
    'You won 39 to 38! With equal points, more loops win; if those are equal, too, you share the win. And a Map may grow on after its ninth tile.',

  'runs.title': 'Play a run …',
  'runs.line': 'One colour, numbers in a row. A turn’s cards go to one set.',
  'alike.title': '… or a rainbow',
  'alike.line': 'One number, different colours. Wild cards stand for any card.',
  'dots.title': 'Pay the white dots',
  'dots.line': 'Each dot costs one other card. Circles of its colour take 1 off.',
  'closed.title': 'Close three or more',
  'closed.line': 'The highest card goes to your Journal, the rest into your Backpack.',
  'reach.title': 'Take a tile',
  'reach.line': 'From the first ones, as many as your set has, in your card’s colour.',
  'loop.title': 'Grow your Map',
  'loop.line': 'Equal half circles make a circle, four arcs around a corner a loop.',
  'three.title': 'Then draw',
  'three.line': 'Three coloured cards or one wild. Hold ten cards at most.',
  'score.title': 'Nine tiles end the game',
  'score.line': 'Numbers, symbols (Journal × Map), and 14 for the most loops.',

  'ends.tip': 'A Map has nine tiles. After this round comes one last round without drawing.',
  'rides.tip':
    'You can use a hitch-hike card now and play cards for free. It scores in your Journal later.',
  'pays.tip': 'Each white dot costs one other card from your hand. Pay with what you need least.',
  'tiles.tip':
    'Take a tile that shows a symbol from your Journal: the two numbers are multiplied in the end.',
  'places.tip':
    'Turn the tile as you like. Circles make cards of their colour cheaper, loops score.',
  'closes.tip':
    'This set has three cards or more. Close it for a tile, or let it grow for a better one.',
  'draws.tip': 'Draw three coloured cards, or one wild card that can stand for any.',
  'plays.tip': 'Play cards of one colour with numbers in a row, or equal numbers in other colours.',
};
