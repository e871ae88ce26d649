import type { Catalogue } from '@baithak/kernel';

/**
 * A text for each rule, loaded when somebody reads them; `heading.` goes before a rule, `house.` says why it is ours.
 * `sketch.` is for the terminal alone, which loads all words.
 */
export const en = {
  'heading.K1': 'Goal and material',
  'rule.K1':
    'Whoever has the most points wins. Points come from the numbers and symbols in your Journal and on your Map, from loops, and in the full game from three Scoring Tiles.',
  'rule.K2':
    'There are 84 coloured Journey cards: three of each value from 1 to 7 in purple, blue, green and yellow. A card costs half its value, rounded down. It shows a circle of its colour and either a symbol (wheel, lotus, knot or fish) or half a loop. Eight more Journey cards are wild and cost 1. Which imprint is on which card is reconstructed.',
  'house.K2': 'Our scan lost the pictures of the cards, so we reconstructed the imprints.',
  'rule.K3':
    'There are twelve hitch-hike cards: four carriages, four riverboats and four trucks. They give two, three or four free plays and are worth as many points in your Journal.',
  'house.K3': 'Our scan lost the pictures of these cards, so we reconstructed their numbers.',
  'rule.K4':
    'Tiles are square, with a coloured half circle in the middle of each edge and arcs around some corners. Two half circles of one colour that meet make a circle. Four arcs around one point make a loop.',
  'rule.K5':
    'There are 40 basic tiles with one symbol each, 15 special tiles with symbols, points or a power, and two tiles worth 14 points. What exactly is on which tile is reconstructed.',
  'house.K5': 'Our scan lost the pictures of the tiles, so we reconstructed them.',
  'heading.K6': 'Set-up',
  'rule.K6':
    'At the start the players get 5, 6, 7, 8 and 9 cards in turn order. Six Journey cards lie open in the market and seven basic tiles in the row. With two, three, four or five players, 5, 7, 9 or 11 special tiles are on offer. The full game adds three Sights, each with either side up, and three Scoring Tiles.',
  'rule.K7':
    'If four or more of the six open cards are wild after refilling, discard all six and deal six new ones, as long as the deck and the discards together hold at least three coloured cards. Then check again.',
  'house.K7':
    'The rulebook does not say how often you check, or what happens when few coloured cards are left.',
  'heading.K8': 'Playing cards',
  'rule.K8':
    'On your turn you may play cards and may close a set; then you draw. You may also skip playing.',
  'rule.K9':
    'All cards you play in one turn go to one set: a new one or one of your open sets. You may have any number of open sets.',
  'rule.K10':
    'A run is cards of one colour with consecutive values, each value once, from 1 to 7 at most.',
  'rule.K11':
    'A rainbow is cards of one value in different colours, so four at most. A single card is neither yet: the second card decides.',
  'rule.K12':
    'A set begins with a coloured card. Lay cards one by one, each next to the others: one higher, one lower, or the same value in another colour. You may lay a card only if you can still finish the play and pay for it.',
  'house.K12':
    'The rulebook does not say in which order you lay and pay. The table goes card by card.',
  'rule.K13':
    'When you finish laying, a run must have no gap, and its highest card must be a coloured card, not a wild or hitch-hike card in its place.',
  'rule.K14':
    'A wild card stands for a card of any colour and value. You say which when you play it, and it stays that card.',
  'house.K14': 'The rulebook does not say whether a wild card may change later.',
  'rule.K15': 'You may also play a hitch-hike card as a wild card, for free.',
  'heading.K16': 'Paying',
  'rule.K16':
    'Pay at once: for each point of cost, discard another Journey card from your hand. Wild cards may pay; hitch-hike cards cannot.',
  'house.K16': 'The rulebook does not say which cards can pay.',
  'rule.K17':
    'Each full circle in your Journal and on your Map takes 1 off the cost of cards of its colour, once every turn. One special tile takes 1 more off any coloured cards. Wild cards never get cheaper.',
  'rule.K18':
    'After laying and before paying you may use hitch-hike cards from your hand, one after another, as long as you have played more Journey cards than you have free plays. Hitch-hike cards played as wild cards are not Journey cards. The cards that save you most, wild ones too, are then free. Used cards go to your Journal, where they give no discount.',
  'house.K18':
    'The rulebook does not say how many hitch-hike cards you may use, or which cards they make free.',
  'heading.K19': 'Closing a set',
  'rule.K19':
    'You may close one set a turn if it has at least three cards: the one you played to, or any one if you played nothing.',
  'rule.K20':
    'You must close a full set (a rainbow of four cards or a run of seven) in the same turn.',
  'rule.K21':
    'The highest card of a closed set goes to your Journal; from a rainbow, a coloured card of your choice. The others go to your Backpack, lowest first; from a rainbow in the order purple, blue, green, yellow.',
  'house.K21': 'The rulebook does not say in which order the other cards go into your Backpack.',
  'rule.K22':
    'If your Backpack then has seven or more cards, discard the seven that have been there longest and take a special tile of your choice. If no special tile is left, the cards stay.',
  'house.K22': 'The rulebook does not say what happens when no special tile is left.',
  'rule.K23':
    'Then take a basic tile from the row. A set reaches as many tiles, from the first one on, as it had cards, and the tile needs a half circle in the colour of the card that went to your Journal. If there is such a tile, you must take one. The row closes up, and the bag refills it.',
  'house.K23': 'The rulebook does not say whether you may go without a tile.',
  'rule.K24':
    'A set of four, five or six cards also earns a carriage, a riverboat or a truck, a set of seven a 14-point tile, as long as there are any left.',
  'heading.K25': 'Sights',
  'rule.K25':
    'A Sight names four cards. With any three of them in your Journal, whatever their imprints, you may take the Sight into your Journal: at the start of your turn, when you choose a special or basic tile for a closed set, or after all bonuses, also in the last round. Sights are not replaced.',
  'house.K25': 'The rulebook does not say exactly when you may take a Sight.',
  'rule.K26':
    'Some Sights have imprints. The others bring a tile at once, if there is one: any one from the row, or any special tile on offer.',
  'house.K26': 'Our scan lost the pictures of the Sights, so we reconstructed what they bring.',
  'heading.K27': 'Your Map',
  'rule.K27':
    'When you have all the tiles of your turn and before you draw, place them one by one in any order, turned any way, edge to edge with your Map. Colours and arcs need not match. Tiles never move again. The first tile of a Map lies as it is.',
  'house.K27': 'The rulebook does not say how the first tile of a Map lies.',
  'rule.K28':
    'The powers of special tiles (a hand of 16, a discount, free choice of basic tiles) work as soon as you gain the tile; circles work once the tile is placed.',
  'house.K28': 'The rulebook does not say when a power begins to work.',
  'heading.K29': 'Drawing',
  'rule.K29':
    'Then you must draw from the open cards: three coloured cards or one wild card. If fewer than three coloured cards are open, take all of them; if there are none, take a wild card; if nothing is open, you draw nothing.',
  'house.K29': 'The rulebook does not say what you draw when few cards are open.',
  'rule.K30':
    'If you then have more than ten cards, or more than 16 with the special tile for it, discard down to that number. Hitch-hike cards count.',
  'rule.K31':
    'At the end of your turn, refill the market to six cards, as far as the deck and the discards go. When you need a card and the deck is empty, the discards become the deck. Discarded hitch-hike cards leave the game.',
  'house.K31': 'The rulebook does not say exactly when you refill the market.',
  'heading.K32': 'The end of the game',
  'rule.K32':
    'When a Map has nine tiles, finish the round and play one more, without drawing or discarding. Then the game ends. A Map may have more than nine tiles.',
  'rule.K33':
    'If no Map has nine tiles after sixty rounds, the game ends and is scored as it stands.',
  'house.K33': 'The rulebook has no limit. With this one, every game ends.',
  'rule.K34':
    'The game also ends after a round in which everybody only skipped and there is nothing to draw.',
  'house.K34':
    'The rulebook does not cover this case. Without this rule a game could go on forever.',
  'heading.K35': 'Scoring',
  'rule.K35':
    'Numbers: add up the values of all cards in your Journal, including hitch-hike cards and Sights, and the points on your tiles.',
  'rule.K36':
    'Symbols: for each symbol, multiply how often it is in your Journal by how often it is on your Map. A wild symbol counts as one and the same symbol everywhere, whichever is best for you.',
  'house.K36': 'The rulebook does not say whether a wild symbol may mean two things.',
  'rule.K37':
    'Loops: count those on your Map; every two half loops in your Journal count as one. The most loops score 14 points; with three or more players the second most score 6. Players tied for first share 20, and then there is no second place; players tied for second share 6; round down. Without a loop you score nothing.',
  'house.K37': 'The rulebook does not say what happens when nobody has a loop.',
  'rule.K38':
    'Scoring Tiles give points for sets of four symbols in your Journal or on your Map, circles, quartets (loops whose circles have all four colours), the longest diagonal of circles, the most frequent number in your Journal (points of hitch-hike cards and Sights included), the most frequent card colour in your Journal, and symbols on your Map that none of the eight squares around them repeats. Counts beyond the end of a table score its last entry.',
  'house.K38': 'Our scan lost some tables of the Scoring Tiles, so we reconstructed their numbers.',
  'rule.K39':
    'If you tie on points, whoever has more loops wins. If that is equal too, you share the place.',
  'heading.K40': 'Hidden and open',
  'rule.K40':
    'Hands are hidden, except for cards that everybody saw being drawn; so are the deck and the bag. Everything else is open.',

  // Only a terminal draws tables with letters: a page need not load the words for that.
  'sketch.round': 'Round {round}',
  'sketch.last': 'the last one',
  'sketch.ending': 'one more to come',
  'sketch.piles': 'deck {deck}, discards {discards}, bag {bag}',
  'sketch.open': 'Open:',
  'sketch.row': 'Tiles in the row:',
  'sketch.specials': 'Special tiles:',
  'sketch.supply': 'For sets of:',
  'sketch.sight':
    'Sight {name}: {cards} ({have} of {need}) for {points, plural, one {# point} other {# points}} and {imprints}',
  'sketch.sight-tile':
    'Sight {name}: {cards} ({have} of {need}) for {points, plural, one {# point} other {# points}} and a tile',
  'sketch.sight-open': 'Sight {name}: its side is being drawn',
  'sketch.scoring': '{name} {tile}: {worth} – now {count}, worth {points}',
  'sketch.backpack': 'Backpack {backpack}',
  'sketch.circles': 'circles {circles}',
  'sketch.loops': '{n, plural, one {# loop} other {# loops}}',
  'sketch.hand': 'Hand:',
  'sketch.cards': '{n, plural, one {# card} other {# cards}}',
  'sketch.known': 'among them',
  'sketch.sets': 'Sets:',
  'sketch.journal': 'Journal:',
  'sketch.symbols': 'Symbols:',
  'sketch.due': 'Still to pay: {n, plural, one {# card} other {# cards}}',
  'sketch.paying':
    'Played {cards}: cost {cost} − circles {discounts} − free plays {free} = {left} to pay',
  'sketch.key':
    'P purple, B blue, G green, Y yellow; w wheel, l lotus, k knot, f fish, o half loop; P4w/2 costs 2. On tiles: o arc, O of a loop; small letters semicircles, capitals circles; h hand limit, -1 discount, ? wild symbol, * free choice.',
} as const satisfies Catalogue;
