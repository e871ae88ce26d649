import type { Catalogue } from '@baithak/kernel';

/** A text for each rule, loaded when somebody reads them; `heading.` goes before a rule, `house.` says why it is ours. */
export const en = {
  'heading.A1': 'Turn and set-up',
  'rule.A1':
    'Your turn has five parts: place your monk, build, meditate, refill, balance. Then the next player goes.',
  'rule.A2':
    'The game starts with one random tile of two different colours in the middle. Each player gets six tiles and six of their own cards. Your other cards are your pile.',
  'rule.A3':
    'There are 63 tiles: each pair of colours, doubles included, three times. You have one card of each colour and value: 1 to 5 with two players, 1 to 4 with more.',
  'rule.A4':
    'The board has 10 by 9 spaces. You can choose 6 to 14 each way. The first tile lies in the middle or, if there is no exact middle, just left of it and below. From left to right its colours follow the order red, orange, yellow, green, blue, violet.',
  'house.A4':
    'The rulebook does not give the size of the board, or the exact place of the first tile.',
  'rule.A5': 'Seat 1 goes first.',
  'house.A5':
    'The rulebook lets whoever meditated longest today begin. The table cannot know that.',
  'heading.A6': 'Areas and monks',
  'rule.A6':
    'An area is all visible spaces of one colour that touch along their edges. Height does not matter.',
  'rule.A7':
    'Place your monk on a space of an area without a monk. Your own monk counts too: it has to leave the area it stands in. The new area’s colour is your colour for this turn.',
  'rule.A8': 'If no area is free, take your monk off the board and draw one tile. Your turn ends.',
  'heading.A9': 'Building',
  'rule.A9': 'Build as many tiles from your rack as you like, one after another.',
  'rule.A10':
    'A tile goes on two bare spaces of the board, or on two spaces of the same height that belong to two different tiles, even ones you have just built.',
  'rule.A11': 'No tile may stick out over the edge of the board.',
  'rule.A12': 'You cannot build on a space where a monk stands, not even your own.',
  'rule.A13':
    'When the tile lies there, a half in your monk’s colour must be part of your monk’s area. It is not enough to touch a space that the tile itself covers.',
  'rule.A14':
    'You may cover spaces of your own area and even split it. You may join your area to others, even if monks stand there.',
  'rule.A15':
    'If you cannot or do not want to build any tile, you give up your turn: take your monk off the board and draw one tile. Your turn ends.',
  'heading.A16': 'Meditating',
  'rule.A16':
    'The size of your area is the number of spaces in your monk’s area after you have built.',
  'rule.A17':
    'Meditate: play cards in your monk’s colour, as many as you like or none. Their total may not exceed the size of your area. Cards you play become karma.',
  'heading.A18': 'Refilling and balancing',
  'rule.A18':
    'Refill: subtract the value of the cards you played from the size of your area. Draw that many tiles.',
  'rule.A19': 'Your rack holds eight tiles. You do not draw more than that.',
  'rule.A20':
    'When the supply is empty, you draw a card from your pile for each missing tile, up to eight cards in hand.',
  'rule.A21':
    'The limit of your rack comes first: you never draw more than it has room for. Take the tiles that are left. Cards replace only the missing ones, as far as your hand and your pile allow.',
  'house.A21': 'The rulebook does not say which limit comes first when the supply runs out.',
  'rule.A22': 'The one tile you draw when you give up your turn follows the same rules.',
  'house.A22': 'The rulebook does not say whether the limits apply to this tile.',
  'rule.A23':
    'Balance: if you have fewer cards than tiles, draw cards until you have as many, as long as your pile lasts. If you gave up your turn, you do not balance.',
  'heading.A24': 'The end of the game',
  'rule.A24': 'The game ends when the supply is empty and somebody’s rack is empty.',
  'rule.A25':
    'You check this when a player has meditated and again at the end of each turn. So the last builder still plays cards but does not refill.',
  'house.A25': 'The rulebook does not say exactly when you check this.',
  'rule.A26':
    'The game also ends when everybody gives up for two full rounds in a row and nobody draws a tile.',
  'house.A26': 'The rulebook has no limit. Without this rule a game could go on forever.',
  'rule.A27':
    'Your karma is the total value of the cards you have played. The player with the most karma wins. If there is a tie, the one with fewer tiles on the rack wins. If that is a tie too, they share the place.',
  'heading.A28': 'Hidden and open',
  'rule.A28':
    'Hands, racks and the order of piles and supply are secret. Everything else is open, including how many cards and tiles everybody has.',
  'house.A28': 'The rulebook does not say whether racks are hidden.',
} as const satisfies Catalogue;
