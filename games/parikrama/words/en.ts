import type { Catalogue } from '@baithak/kernel';

export const en = {
  name: 'Parikrama',
  'option.mode': 'Game',
  'option.mode.introductory': 'introductory',
  'option.mode.full': 'full, with Sights and Scoring Tiles',
  about:
    'Travel through four landscapes, collect cards in sets, and join tiles to a Map full of circles and loops. About three quarters of an hour. Cards and tiles are a reconstruction: they follow the numbers of the rules, but are not those of the printed game.',
  credits:
    'After Parikrama, designed by Sidhant Chand, illustrated by Aditi Desai (pTarmigan Art), published by Zenwood Games.',

  'rule.K1':
    'Most points win: from the numbers and symbols in your Journal and on your Map, from loops, and in the full game from three Scoring Tiles.',
  'rule.K2':
    'There are 84 coloured Journey cards, three of each value from 1 to 7 in purple, blue, green and yellow. A card costs half its value, rounded down, and shows a circle of its colour and either a symbol (wheel, lotus, knot or fish) or half a loop. Eight Journey cards are wild and cost 1. Which imprint is on which card is a reconstruction.',
  'rule.K3':
    'There are four carriages, four riverboats and four trucks, the hitch-hike cards. They give two, three or four free plays and are worth as many points in the Journal.',
  'rule.K4':
    'Tiles are squares with a coloured semicircle in the middle of each edge and arcs around some corners. Two semicircles of one colour that meet make a circle. Four arcs around one point make a loop.',
  'rule.K5':
    'There are 40 basic tiles with one symbol each, 15 special tiles with symbols, points or a power, and two tiles worth 14 points. What exactly is on which tile is a reconstruction.',
  'rule.K6':
    'At the start the seats get 5, 6, 7, 8 and 9 cards in turn order. Six Journey cards lie open, seven basic tiles lie in a row, and 5, 7, 9 or 11 special tiles are on offer for two, three, four or five players. The full game also has three Sights, each with either side up, and three Scoring Tiles.',
  'rule.K7':
    'If after a filling-up four or more of the six open cards are wild, all six are discarded and six others are dealt, as long as deck and discards hold at least three coloured cards.',
  'rule.K8':
    'On your turn you first play cards, if you like, and may close a set; then you draw. You may also skip the play.',
  'rule.K9':
    'All cards that you play in one turn go to one set: to a new one, or to one of your open sets. You may have any number of open sets.',
  'rule.K10':
    'A sequence has cards of one colour with consecutive values, each value once, from 1 to 7 at most.',
  'rule.K11':
    'A rainbow has cards of one value in different colours, so four at most. A single card is neither yet: the second one decides.',
  'rule.K12':
    'A set begins with a coloured card. Cards are laid one by one, each next to the others: one higher, one lower, or of the same value in another colour. A card may be laid only if you can still finish the play and pay for it.',
  'rule.K13':
    'When you have finished laying, a sequence has no gap, and its highest card is a coloured card itself, no stand-in.',
  'rule.K14':
    'A wild card stands for a card of any colour and value. What it stands for is said when it is played, and stays so.',
  'rule.K15': 'A hitch-hike card may be played like a wild card, for nothing.',
  'rule.K16':
    'Cards are paid at once: for each point of their cost put another Journey card of your hand on the discards, wild ones if you like. Hitch-hike cards cannot pay.',
  'rule.K17':
    'Each full circle in your Journal and on your Map takes one off the cost of the cards of its colour, once a turn. One special tile takes one more off any coloured cards. Wild cards are never cheaper.',
  'rule.K18':
    'After laying and before paying you may spend hitch-hike cards of your hand, one after the other while you have played more Journey cards than you have free plays. The dearest cards, wild ones too, are then played for nothing. Spent cards go to your Journal, where they give no discount.',
  'rule.K19':
    'You may close one set a turn, with at least three cards: the one you have played to, or any one if you have played nothing.',
  'rule.K20':
    'A full set, which is a rainbow of four cards or a sequence of seven, has to be closed in the same turn.',
  'rule.K21':
    'The highest card of a closed set goes to your Journal; of a rainbow, a coloured card of your choice. The others go to your Backpack.',
  'rule.K22':
    'If your Backpack then has seven cards or more, the seven that were there longest are discarded for a special tile of your choice. If no special tile is left, they stay.',
  'rule.K23':
    'Then you take a basic tile: one of the first tiles of the row, as many as the set had cards, with a semicircle in the colour of the card that went to the Journal. If there is one, you must take one. The row closes up and is filled from the bag.',
  'rule.K24':
    'A set of four, five or six cards also earns a carriage, a riverboat or a truck, a set of seven a 14-point tile, as long as there are any.',
  'rule.K25':
    'A Sight names four cards. With any three of them in your Journal, whatever their imprints, you may take it into your Journal: at the start of your turn, when you choose a tile for a closed set, and after all bonuses. Sights are not replaced.',
  'rule.K26':
    'Some Sights have imprints. The others bring a tile at once: any one of the row, or any special tile on offer.',
  'rule.K27':
    'When all tiles of a turn are collected, you place them one by one in any order, turned as you like, edge to edge with your Map. Colours and arcs need not match. Tiles never move again. The first tile of a Map lies as it is.',
  'rule.K28':
    'The powers of special tiles (a hand of 16, a discount, free choice of basic tiles) work from the moment you gain the tile; circles work once it is placed.',
  'rule.K29':
    'Then you must draw from the open cards: three coloured ones, or one wild one. If fewer than three coloured cards are open, you take all of them; if none is, a wild one; if nothing is open, you draw nothing.',
  'rule.K30':
    'If you then have more than ten cards, or more than 16 with the special tile for it, discard the surplus. Hitch-hike cards count.',
  'rule.K31':
    'At the end of the turn the open cards are filled up to six. When the deck is empty and a card is needed, the discards become the deck. Hitch-hike cards that are discarded leave the game.',
  'rule.K32':
    'When a Map has nine tiles, the round is finished, and one more round is played without drawing and discarding. A Map may have more than nine tiles.',
  'rule.K33': 'If no Map has nine tiles after sixty rounds, the game is scored as it stands.',
  'rule.K34':
    'The game also ends after a round in which everybody has only skipped and there is nothing to draw.',
  'rule.K35':
    'Numbers: add the values of all cards in your Journal, hitch-hike cards and Sights included, and the points on your tiles.',
  'rule.K36':
    'Symbols: for each symbol multiply how often it is in your Journal by how often it is on your Map. A wild symbol counts as one and the same symbol everywhere, the one that brings you most.',
  'rule.K37':
    'Loops: count those on your Map and half of the half loops in your Journal. Most loops bring 14 points; with three or more players second most bring 6. Equal firsts share 20, and there is no second then; equal seconds share 6; rounded down. Without a loop there are no points.',
  'rule.K38':
    'Scoring Tiles give points for sets of four symbols in the Journal or on the Map, circles, quartets (loops whose circles have all four colours), the longest diagonal of circles, the most frequent number and colour in the Journal, and symbols that no tile around repeats. Counts past the end of a table are worth its last entry.',
  'rule.K39': 'Among equals the one with more loops is ahead; after that they share the place.',
  'rule.K40':
    'Hands are hidden, as far as nobody saw the cards being drawn; so are the deck and the bag. All else is open.',

  'colour.P': 'purple',
  'colour.B': 'blue',
  'colour.G': 'green',
  'colour.Y': 'yellow',
  'symbol.w': 'wheel',
  'symbol.l': 'lotus',
  'symbol.k': 'knot',
  'symbol.f': 'fish',
  'symbol.o': 'half loop',
  'card.face': '{colour} {value}',
  'card.coloured': '{face} ({imprint})',
  'card.stand-in': '{card} as {face}',
  'card.sight': 'Sight {name}',
  'card.W': 'a wild card',
  'card.C': 'a carriage',
  'card.R': 'a riverboat',
  'card.T': 'a truck',
  'tile.basic': 'a {symbol} tile with {colours}',
  'tile.special': 'special tile {name} ({gift})',
  'tile.points': 'a {n}-point tile',
  'gift.points': '{n, plural, one {# point} other {# points}}',
  'gift.hand': 'hand of {n}',
  'gift.discount': 'one discount a turn',
  'gift.wild': 'wild symbol',
  'gift.choice': 'free choice of basic tiles',
  'scoring.JS': 'Four symbols in the Journal',
  'scoring.MS': 'Four symbols on the Map',
  'scoring.CI': 'Circles',
  'scoring.QU': 'Quartets',
  'scoring.DI': 'Diagonal',
  'scoring.NU': 'Number',
  'scoring.CO': 'Colour',
  'scoring.LO': 'Lone symbols',
  'said.seat': '{seat}',
  'said.nothing': 'nothing',

  'step.lay': 'laying a card',
  'step.close': 'closing a set',
  'step.sight': 'taking a Sight',
  'step.skip': 'skipping',
  'step.done': 'finishing the play',
  'step.ride': 'spending a hitch-hike card',
  'step.pay': 'paying',
  'step.keep': 'keeping a set open',
  'step.journal': 'choosing a card for the Journal',
  'step.special': 'choosing a special tile',
  'step.tile': 'choosing a tile of the row',
  'step.next': 'choosing a tile to place',
  'step.at': 'placing a tile',
  'step.rotate': 'turning a tile',
  'step.draw': 'drawing',
  'step.drop': 'discarding',
  'due.deal': 'hands are being dealt',
  'due.six': 'the open cards are being dealt',
  'due.offer': 'the special tiles are being drawn',
  'due.tiles': 'the row of tiles is being drawn',
  'due.sights': 'the Sights are being drawn',
  'due.side': 'the side of a Sight is being drawn',
  'due.scoring': 'the Scoring Tiles are being drawn',
  'due.row': 'the row of tiles is being filled',
  'due.refill': 'the open cards are being filled up',
  'due.over': 'the game is over',
  'due.start': 'cards may be played',
  'due.lay': 'cards are being laid',
  'due.ride': 'hitch-hike cards may be spent',
  'due.pay': 'cards are to be paid',
  'due.close': 'the set may be closed',
  'due.journal': 'a card for the Journal is to be chosen',
  'due.special': 'a special tile is to be chosen',
  'due.tile': 'a basic tile is to be chosen',
  'due.gift': 'a tile for the Sight is to be chosen',
  'due.sight': 'a Sight may be taken',
  'due.next': 'a tile to place is to be chosen',
  'due.at': 'a tile is to be placed',
  'due.rotate': 'a tile is to be turned',
  'due.draw': 'cards are to be drawn',
  'due.drop': 'cards are to be discarded',

  'fault.notation':
    '“{text}” is no move. Write for instance A:P4w or A:*P5 to lay a card, done, ride:C, pay:P4w, close:A, tile:3, at:(0,1), r2, draw:P4w, drop:P4w or skip; a dot, as in ride:., declines.',
  'fault.wrong-step': 'This is not the time for {tried}: {due}.',
  'fault.not-in-hand': 'This is not in your hand: {card}.',
  'fault.other-set': 'In this turn you play to set {set} and to no other, so not to {other}.',
  'fault.no-such-set': 'You have no open set {set}; a new set would be called {free}.',
  'fault.starts-with-stand-in':
    'A set begins with a coloured card; {card} can only be added to one.',
  'fault.touches-nothing':
    'In set {set} there is one card: add one of its colour next to its value, or of its value in another colour. This is neither: {card}.',
  'fault.not-in-sequence':
    'Set {set} is a sequence: only its colour fits, one above its highest or one below its lowest card. This does not: {card}.',
  'fault.not-in-rainbow': 'Set {set} is a rainbow of another value; this does not fit: {card}.',
  'fault.colour-twice': 'The rainbow {set} has that colour already; this does not fit: {card}.',
  'fault.too-dear':
    'You could not pay for {card}: even at best {due, plural, one {# card} other {# cards}} would be due, and {left, plural, =0 {none} other {only #}} would be left in your hand.',
  'fault.stand-in-on-top':
    'The highest card of a sequence must be a coloured card, and you could lay none above {card}.',
  'fault.covers-missing':
    'The highest card of a sequence must be a coloured card: lay one above {card} first.',
  'fault.ride-needed':
    '{due, plural, one {# card is} other {# cards are}} due, but you have only {left} to pay with: spend a hitch-hike card.',
  'fault.hitch-cannot-pay': 'Hitch-hike cards cannot pay; this is one: {card}.',
  'fault.no-set-to-close': 'You have no open set {set}.',
  'fault.close-other': 'You have played to set {set}, so you cannot close {other} in this turn.',
  'fault.too-few-to-close':
    'Set {set} has only {n, plural, one {# card} other {# cards}}; three are needed to close it.',
  'fault.must-close': 'Set {set} is full and must be closed.',
  'fault.not-in-set': 'This is not in the set: {card}.',
  'fault.journal-coloured': 'Only a coloured card can go to the Journal, not {card}.',
  'fault.no-sights': 'Sights belong to the full game.',
  'fault.nothing-to-decline':
    'There is no need to decline a Sight here: just go on with something else.',
  'fault.sight-not-offered': '{sight} is not on offer.',
  'fault.sight-needs-more':
    'For {sight} you need {need} of its four cards in your Journal, and you have {n}.',
  'fault.special-not-offered': 'This is not on offer: {tile}.',
  'fault.no-tile-there':
    'There is no tile at place {place}; the row has {n, plural, one {# tile} other {# tiles}}.',
  'fault.tile-too-far':
    'Place {place} is too far: for {n} cards you choose from the first {n} tiles.',
  'fault.tile-colour':
    'It must show {colour}, as {card} has gone to the Journal; this does not: {tile}.',
  'fault.not-waiting': 'This is not one of the tiles you have to place: {tile}.',
  'fault.square-taken': 'There is already a tile on {square}.',
  'fault.square-apart': '{square} does not touch an edge of your Map.',
  'fault.not-open': 'This is not among the open cards: {card}.',
  'fault.wild-after-coloured':
    'You have drawn {n, plural, one {a coloured card} other {# coloured cards}}; a wild card is drawn instead of coloured ones, not with them.',

  'fault.outcome-card': '“{text}” is no card that can come now: expected for instance card:P4w.',
  'fault.outcome-tile': '“{text}” is no tile that can come now: expected for instance tile:wPB.',
  'fault.outcome-special':
    '“{text}” is no special tile that can come now: expected for instance special:S4.',
  'fault.outcome-scoring':
    '“{text}” is no Scoring Tile that can come now: expected for instance scoring:JS.',
  'fault.outcome-sight': '“{text}” is no Sight that can come now: expected for instance sight:4.',
  'fault.outcome-side': '“{text}” is no side of a Sight: expected side:a or side:b.',

  'fault.position-object': 'Position, {at}: an object is expected here.',
  'fault.position-unknown': 'Position: there is no field {at}.',
  'fault.position-number':
    'Position, {at}: “{value}” should be a whole number from {least} to {most}.',
  'fault.position-list': 'Position, {at}: a list of at most {most} entries is expected.',
  'fault.position-word': 'Position, {at}: “{value}” should be one of: {words}.',
  'fault.position-flag': 'Position, {at}: true or false is expected.',
  'fault.position-card': 'Position, {at}: “{value}” is no card that could be here.',
  'fault.position-tile': 'Position, {at}: “{value}” is no tile that could be here.',
  'fault.position-too-many': 'Position, {at}: the game has not so many {name}.',
  'fault.position-letter': 'Position, {at}: there is no open set of that letter.',
  'fault.position-set': 'Position, {at}: these cards are no set.',
  'fault.position-stand-in': 'Position, {at}: a stand-in is the highest card of a sequence.',
  'fault.position-complete': 'Position, {at}: a full set would have been closed.',
  'fault.position-laid':
    'Position, {at}: what was laid must lie in the set and be a possible play.',
  'fault.position-journal': 'Position, {at}: a wild card cannot be in a Journal.',
  'fault.position-placed':
    'Position, {at}: a tile on a Map is written as its name, x, y and rotation.',
  'fault.position-map':
    'Position, {at}: a Map begins at (0,0), hangs together edge to edge, and has one tile on a square.',
  'fault.position-square': 'Position, {at}: this is no free square of the Map.',
  'fault.position-waiting':
    'Position, {at}: tiles wait only for the seat to move, and only until they are placed.',
  'fault.position-backpack':
    'Position, {at}: so many cards would have been given for a special tile, or too few are there for one.',
  'fault.position-open': 'Position, {at}: at most six cards lie open.',
  'fault.position-row': 'Position, {at}: the row has seven tiles as long as the bag has any.',
  'fault.position-sight-twice': 'Position, {at}: each Sight is there once, with one side.',
  'fault.position-mode': 'Position, {at}: this belongs to the full game.',
  'fault.position-ender':
    'Position, {at}: whoever first had nine tiles on a Map must be named, and nobody else.',
  'fault.position-last':
    'Position, {at}: a last round follows a ninth tile, and there is no drawing in it.',
  'fault.position-only-in': 'Position, {at}: this does not fit the phase.',
  'fault.position-setup': 'Position, {at}: this is no table in the middle of the set-up.',
  'fault.position-seen': 'Position, {at}: more cards are known of that hand than it can have.',
  'fault.position-nothing-due': 'Position, {at}: in this phase there would be nothing to wait for.',

  'prompt.deal': 'The hand of {seat} is being dealt.',
  'prompt.chance': 'One moment: {due}.',
  'prompt.over': 'The game is over.',
  'prompt.wait': 'It is the turn of {seat}: {due}.',
  'prompt.start':
    'Play a card, {close, select, yes {close a set, } other {}}or skip to the drawing.',
  'prompt.start-last':
    'The last round: play a card, {close, select, yes {close a set, } other {}}or skip.',
  'prompt.lay': 'Lay another card on set {set}, or finish the play.',
  'prompt.ride':
    'Spend a hitch-hike card for free plays{rides, plural, =0 {} one { (# so far)} other { (# so far)}}, or go on to pay.',
  'prompt.pay': 'Pay with {due, plural, one {one more card} other {# cards}} of your hand.',
  'prompt.close': 'Close set {set}, or keep it open.',
  'prompt.journal': 'Which card of the rainbow goes to your Journal?',
  'prompt.special': 'Seven cards of your Backpack are due: choose a special tile.',
  'prompt.tile': 'Take a tile of the row for your set of {size}.',
  'prompt.gift': 'Choose the tile for your Sight: any one of the row, or a special tile.',
  'prompt.sight': 'Take a Sight, or leave it.',
  'prompt.next': 'Which tile do you place next?',
  'prompt.at': 'Where on your Map does this go: {tile}?',
  'prompt.rotate': 'How do you turn it: {tile}?',
  'prompt.draw':
    '{drawn, plural, =0 {Draw three coloured cards, or one wild card.} one {Draw two more coloured cards.} other {Draw one more coloured card.}}',
  'prompt.drop': 'You have {hand} cards: discard down to your limit.',

  'log.hand-dealt': '{seat} gets {n, plural, one {# card} other {# cards}}: {cards}.',
  'log.hand-dealt-hidden': '{seat} gets {n, plural, one {# card} other {# cards}}.',
  'log.six-open': 'Open are now {cards}.',
  'log.swept': 'Too many wild cards are open: all six are discarded.',
  'log.reshuffled':
    'The deck is empty: {n, plural, one {the one discard becomes} other {the # discards become}} the deck.',
  'log.specials-offered': 'Special tiles on offer: {tiles}.',
  'log.row-laid': 'In the row lie {tiles}.',
  'log.row-tile': 'The row gets {tile}.',
  'log.sight-offered': '{sight} is on offer.',
  'log.scoring-offered': 'This game is also scored by: {tile}.',
  'log.round-started': 'Round {round} begins.',
  'log.last-round': 'Round {round} begins, the last one.',
  'log.skipped': '{seat} plays nothing.',
  'log.started-set': '{seat} starts set {set} with {card}.',
  'log.laid': '{seat} adds {card} to set {set}.',
  'log.rode':
    '{seat} spends {card}: {n, plural, one {# free play} other {# free plays}}, {total} in this turn.',
  'log.charged': 'That costs {due}.',
  'log.charged-nothing': 'That costs nothing.',
  'log.charged-less':
    'That would cost {cost}; {saved} less for circles and free plays leaves {due}.',
  'log.charged-saved': 'That would cost {cost}, but circles and free plays cover it.',
  'log.paid': '{seat} pays with {card}{left, plural, =0 {.} other {; # more to pay.}}',
  'log.kept-open': '{seat} keeps set {set} open.',
  'log.closed': '{seat} closes set {set}: {cards}.',
  'log.journalled': 'Into the Journal of {seat} goes {card}, into the Backpack {packed}.',
  'log.unpacked': '{seat} discards seven cards of the Backpack.',
  'log.gained-special-backpack': '{seat} gets {tile} for them.',
  'log.gained-special-sight': '{seat} gets {tile} with the Sight.',
  'log.took-tile-set': '{seat} takes {tile} from place {place} of the row.',
  'log.took-tile-sight': '{seat} takes {tile} from place {place} of the row with the Sight.',
  'log.no-tile': 'None of the first {size} tiles shows {colour}: {seat} takes none.',
  'log.rewarded': '{seat} gets {piece} for {size} cards.',
  'log.reward-gone': '{seat} would get {piece} for {size} cards, but none is left.',
  'log.took-sight': '{seat} discovers {sight}.',
  'log.no-gift': 'No tile is left that {seat} could get with {sight}.',
  'log.placed':
    '{seat} places {tile} on {square}{turns, plural, =0 {} one {, turned once clockwise} other {, turned # times clockwise}}: tile {count} of the Map.',
  'log.end-near': 'The Map of {seat} has nine tiles: after this round there is one more.',
  'log.drew': '{seat} draws {card}.',
  'log.dropped': '{seat} discards {card}.',
  'log.game-over':
    'The game is over. {why} {scores}. {winners} {count, plural, one {wins} other {share the victory}}.',
  'log.score':
    '{seat} has {points, plural, one {# point} other {# points}} and {loops, plural, one {# loop} other {# loops}}',
  'log.why-tiles': 'The last round is played.',
  'log.why-rounds': 'Sixty rounds are over.',
  'log.why-stall': 'Nobody could or would do anything.',

  'end.tiles': '{winners} {count, plural, one {has} other {share}} the most points ({score}).',
  'end.tiles-loops':
    'Several have {score} points; with {loops, plural, one {# loop} other {# loops}} {winners} {count, plural, one {is} other {are}} ahead.',
  'end.rounds':
    'Sixty rounds are over; {winners} {count, plural, one {has} other {share}} the most points ({score}).',
  'end.rounds-loops':
    'Sixty rounds are over; several have {score} points, and with {loops, plural, one {# loop} other {# loops}} {winners} {count, plural, one {is} other {are}} ahead.',
  'end.stall':
    'Nobody could or would do anything; {winners} {count, plural, one {has} other {share}} the most points ({score}).',
  'end.stall-loops':
    'Nobody could or would do anything; several have {score} points, and with {loops, plural, one {# loop} other {# loops}} {winners} {count, plural, one {is} other {are}} ahead.',

  'tally.cards': 'Numbers in the Journal',
  'tally.tiles': 'Numbers on tiles',
  'tally.symbol': 'Symbol {symbol}: {journal} in the Journal × {map} on the Map',
  'tally.symbol-wild':
    'Symbol {symbol}: {journal} in the Journal × {map} on the Map, the wild one included',
  'tally.loops':
    'Loops: {n} ({map} on the Map{half, plural, =0 {} one {, # half in the Journal} other {, # halves in the Journal}})',
  'tally.JS': 'Sets of four symbols in the Journal: {n}',
  'tally.MS': 'Sets of four symbols on the Map: {n}',
  'tally.CI': 'Circles on the Map: {n}',
  'tally.QU': 'Quartets: {n}',
  'tally.DI': 'Longest diagonal of circles: {n}',
  'tally.NU': 'Most frequent number in the Journal: {n}',
  'tally.CO': 'Most frequent colour in the Journal: {n}',
  'tally.LO': 'Lone symbols on the Map: {n}',

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
  'sketch.waiting': 'To be placed:',
  'sketch.due': 'Still to pay: {n, plural, one {# card} other {# cards}}',
  'sketch.paying':
    'Played {cards}: cost {cost} − circles {discounts} − free plays {free} = {left} to pay',
  'sketch.map': '{n, plural, =0 {No tiles yet} one {Map of # tile} other {Map of # tiles}}',
  'sketch.key':
    'P purple, B blue, G green, Y yellow; w wheel, l lotus, k knot, f fish, o half loop; P4w/2 costs 2. On tiles: o arc, O of a loop; small letters semicircles, capitals circles; h hand limit, -1 discount, ? wild symbol, * free choice.',

  'board.card':
    '{card}{cost, plural, =0 {} other {, costs #}}{able, select, yes {, can be chosen} other {}}',
  'board.hand': '{seatIs, select, you {Your hand} other {Hand of {seat}}}',
  'board.hidden': 'A hidden card',
  'board.sets': 'Open sets',
  'board.no-sets': 'No open sets',
  'board.set-sequence': '{colour} {n, plural, =1 {{low}} other {{low}–{high}}}',
  'board.set-rainbow':
    '{value, select, 1 {Ones} 2 {Twos} 3 {Threes} 4 {Fours} 5 {Fives} 6 {Sixes} other {Sevens}}',
  'board.new-set': 'New set',
  'board.step-play': 'Play',
  'board.step-pay': 'Pay',
  'board.step-close': 'Close',
  'board.step-place': 'Place',
  'board.step-draw': 'Draw',
  'board.where': 'Round {round} · {end} tiles end the game',
  'board.where-ending': 'Round {round} · one more round after this',
  'board.where-last': 'Round {round} · last round, no drawing',
  'board.moment': 'One moment …',
  'board.clear': 'Clear',
  'board.choose': 'Choose cards',
  'board.choose-card': 'Choose a card',
  'board.choose-tile': 'Choose a tile',
  'board.choose-sight': 'Choose a Sight',

  'board.ask-start': 'Play cards{close, select, yes {, close a set} other {}} or draw.',
  'board.ask-start-last': 'Last round: play cards{close, select, yes { or close a set} other {}}.',
  'board.note-start':
    'Collect runs of one colour or one number in several colours. Three cards earn a tile.',
  'board.note-close': 'A set of three or more can be closed for a tile: tap it.',
  'board.ask-nothing': 'Nothing to play: draw cards.',
  'board.ask-nothing-last': 'Last round: nothing left to play.',
  'board.note-nothing': 'No card in your hand fits a set that you could pay for.',
  'board.skip': 'Just draw',
  'board.skip-last': 'Play nothing',
  'board.ask-lay': '{set}: {left, plural, =0 {free.} other {pay #.}}',
  'board.sum':
    'Costs {cost}{discounts, plural, =0 {} other {, your circles save #}}{free, plural, =0 {} one {, # is a free play} other {, # are free plays}}.',
  'board.note-grow': 'From three cards on a set earns a tile.',
  'board.play':
    'Play {n, plural, one {# card} other {# cards}}{left, plural, =0 { free} other {, pay #}}',
  'board.ask-pay':
    '{due, plural, =0 {Nothing left to pay.} other {Pay #: choose {due, plural, one {a card} other {# cards}} to discard.}}',
  'board.note-ride': 'A carriage, riverboat or truck can pay for your dearest cards. Tap it.',
  'board.pay': 'Pay {due, plural, one {# card} other {# cards}}',
  'board.pay-ride': 'Use {cards}{due, plural, =0 {} other {, pay #}}',
  'board.ask-close': 'Close {set}?',
  'board.close': 'Close the set',
  'board.close-tile': 'Close, take tile',
  'board.keep': 'Keep it open',
  'board.note-keep': 'With {n} cards you would also get {piece}.',
  'board.then-choice':
    'Choose which card goes to your Journal. Its colour decides which tiles you may take.',
  'board.then-journal': '{card} goes to your Journal.',
  'board.then-special': 'Your Backpack is full: you get a special tile.',
  'board.then-tile': 'You take {n, plural, one {the lit tile} other {one of # lit tiles}}.',
  'board.then-no-tile': 'No tile: the first {size} have no {colour}.',
  'board.then-reward': 'You also get {piece}.',
  'board.then-gone': 'You get no {piece}: none are left.',
  'board.ask-journal': 'Which card goes to your Journal?',
  'board.journal-it': 'Keep {card}',
  'board.ask-special': 'Your Backpack was full: choose a special tile.',
  'board.note-special': 'You place it on your Map in a moment.',
  'board.ask-tile': 'Take a lit tile with {colour}.',
  'board.note-tile': 'A set of {size} reaches the first {size} tiles of the row.',
  'board.ask-any-tile': 'Take any tile of the row.',
  'board.note-any-tile': 'Your special tile lets you choose freely.',
  'board.ask-gift': 'Your Sight brings a tile: choose one.',
  'board.note-gift': 'Any tile of the row or any special tile.',
  'board.take-tile': 'Take this tile',
  'board.ask-sight': 'You can take a Sight.',
  'board.note-sight': 'You have three of its cards. It goes to your Journal and counts there.',
  'board.take-sight': 'Take the Sight',
  'board.sight-none': 'Not now',
  'board.ask-place':
    '{next, select, yes {Place your tiles, one after the other.} other {Place your tile on a lit square.}}',
  'board.note-place':
    'Two equal half circles make a circle, four arcs a loop. Tap the tile to turn it.',
  'board.note-first': 'The first tile of your Map goes in the middle.',
  'board.place': 'Place here{points, plural, =0 {} other {: {points, number, ::sign-always}}}',
  'board.gain':
    'This makes {circles, plural, =0 {no circle} one {# circle} other {# circles}}{loops, plural, =0 {} one { and # loop} other { and # loops}}: {sign}{points, plural, one {# point} other {# points}}.',
  'board.gain-brief':
    '{loops, plural, =0 {{circles, plural, =0 {{points, plural, =0 {Nothing yet} other {Points}}} one {+# circle} other {+# circles}}} one {+# loop} other {+# loops}}',
  'board.turn': 'Turn',
  'board.turn-right': 'Turn right',
  'board.turn-left': 'Turn left',
  'board.ask-draw':
    '{wild, select, yes {One wild card.} other {{n, plural, =0 {Draw 3 cards, or 1 wild card.} one {Draw 2 more cards.} =2 {Draw 1 more card.} other {Three cards.}}}}',
  'board.note-draw': 'You hold {hand} of {limit} cards.',
  'board.draw': 'Draw {n, plural, one {# card} other {# cards}}',
  'board.ask-drop': 'Too many cards: discard {n}{chosen, plural, =0 {} other { (# chosen)}}.',
  'board.note-drop': 'You may hold {limit}.',
  'board.drop': 'Discard {n, plural, one {# card} other {# cards}}',

  'board.map-of': '{seatIs, select, you {Your Map} other {Map of {seat}}}',
  'board.square': 'column {x}, row {y}',
  'board.at':
    '{what}, {where}{state, select, hovers {, your tile is here: press to turn it} open {, your tile could go here} other {}}',
  'board.free': 'free',
  'board.tile': '{tile}{able, select, yes {, can be chosen} other {}}',
  'board.told-symbols':
    '{symbols}: each one on your Map scores once for every one in your Journal. {arcs, plural, one {# arc} other {# arcs}} for loops.',
  'board.told-points':
    'Worth {n} points. {arcs, plural, =0 {No arcs.} one {# arc for loops.} other {# arcs for loops.}}',
  'board.told-hand': 'From now on you may hold {n} cards instead of {usual}.',
  'board.told-discount': 'From now on you pay 1 less for coloured cards, every turn.',
  'board.told-wild': 'A wild symbol: at the end it counts as the symbol that is best for you.',
  'board.told-choice': 'From now on you may take any tile of the row, of any colour.',
  'board.brief-hand': 'Hold {n} cards',
  'board.brief-discount': 'Pay 1 less',
  'board.brief-wild': 'Wild symbol',
  'board.brief-choice': 'Any tile',
  'board.brief-symbols': '{symbols}',
  'board.row': 'Tile row',
  'board.row-note': 'bigger sets reach further',
  'board.specials': 'Special tiles',
  'board.specials-note': 'one for every 7 cards in your Backpack',
  'board.specials-left': 'Special tiles: {n}',
  'board.special': 'special',
  'board.piece': '{piece} ({free} free plays)',
  'board.reward': 'A set of {size} also earns {piece}; {n, plural, =0 {none left} other {# left}}.',
  'board.market': 'Market',
  'board.market-note': 'draw 3, or 1 wild',
  'board.piles': 'Deck: {deck, plural, one {# card} other {# cards}}, discards: {discards}',
  'board.pile-discards': 'Discards',
  'board.pile-deck': 'In the deck',
  'board.pile-hidden': 'Hidden, in hands or in the deck',
  'board.pile-backpack': 'Your Backpack, oldest card first',
  'board.pile-bag': 'Tiles in the bag',
  'board.journal': 'Journal',
  'board.journal-note': 'numbers score, circles save',
  'board.journal-empty': 'The best card of each closed set goes here.',
  'board.your-journal': 'Your Journal and points',
  'board.discounts': 'Your circles: how much you save on each colour',
  'board.symbols': 'Symbols in your Journal × on your Map',
  'board.chip-hand': 'Hand',
  'board.chip-sets': 'Open sets',
  'board.chip-backpack': 'Backpack',
  'board.chip-loops': 'Loops',
  'board.tiles-of': '{n} of {end} tiles',
  'board.tiles-brief': '{n} of {end}',
  'board.score': 'Your points',
  'board.score-note': 'so far',
  'board.from-numbers': 'Numbers',
  'board.from-numbers-note': 'Journal and tiles',
  'board.from-symbols': 'Symbols',
  'board.from-symbols-note': 'Journal × Map',
  'board.from-loops': 'Loops',
  'board.from-loops-note': 'most: {most}{second, plural, =0 {} other {, second: #}}',
  'board.from-tiles': 'Scoring Tiles',
  'board.from-tiles-note': 'this game’s three',
  'board.scoring': 'Scoring',
  'board.scoring-note': 'your points so far',
  'board.scoring-JS': '7 points for each group of four different symbols in your Journal',
  'board.scoring-MS': '7 points for each group of four different symbols on your Map',
  'board.scoring-CI': 'Points for full circles on your Map',
  'board.scoring-QU': 'Points for quartets: loops through circles of all four colours',
  'board.scoring-DI': 'Points for circles in your longest straight diagonal',
  'board.scoring-NU': 'Points for the number you have most often in your Journal',
  'board.scoring-CO': 'Points for the colour you have most often in your Journal',
  'board.scoring-LO': '3 points for each symbol on your Map that no tile around it repeats',
  'board.count-JS': '{n, plural, one {# Journal set} other {# Journal sets}}',
  'board.count-MS': '{n, plural, one {# Map set} other {# Map sets}}',
  'board.count-CI': '{n, plural, one {# circle} other {# circles}}',
  'board.count-QU': '{n, plural, one {# quartet} other {# quartets}}',
  'board.count-DI': '{n} in a diagonal',
  'board.count-NU': '{n} of a number',
  'board.count-CO': '{n} of a colour',
  'board.count-LO': '{n} lone {n, plural, one {symbol} other {symbols}}',
  'board.sights': 'Sights',
  'board.sights-note': 'any {n} of 4 in your Journal',
  'board.sight': 'Sight: {gift} Cards: {cards}.',
  'board.wanted': '{face}{there, select, yes { is there} other { is missing}}',
  'board.sight-gift':
    '{n, plural, one {# point} other {# points}}{tile, select, yes { and any tile} other { and {symbols}}}.',
  'board.others': 'Other players',
  'board.look': '{seat}: {more}',
  'board.shut': 'Close',
  'board.standing':
    '{points, plural, one {# point} other {# points}}, {hand} cards in hand, {tiles} of {end} tiles, Backpack {packed} of {limit}',
  'board.known': 'Known cards in hand ({n} in all): {cards}.',
} as const satisfies Catalogue;
