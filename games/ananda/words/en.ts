import type { Catalogue } from '@baithak/kernel';

export const en = {
  name: 'Ananda',
  'option.files': 'Files (width of the board)',
  'option.ranks': 'Ranks (depth of the board)',
  about:
    'Raise one temple of coloured tiles together, and let your monks meditate on what you build. About three quarters of an hour.',
  credits:
    'After Ananda, designed by Dirk Barsuhn, illustrated by Matthias Holländer, published by Zoch Verlag.',

  'rule.A1':
    'A turn has five parts: place the monk, build, meditate, refill, balance. Then the next seat has its turn.',
  'rule.A2':
    'At the start a random tile with two different colours lies in the middle. Everybody gets six tiles and six of their own cards; the other cards are their pile.',
  'rule.A3':
    'There are 63 tiles, every pair of colours three times. Everybody has one card of each colour and value, up to 5 with two players and up to 4 with more.',
  'rule.A4':
    'The board has 10 by 9 spaces unless the table chooses other sizes, from 6 to 14. The start tile lies in the middle of it, or just left of it and below, its colours in the order red, orange, yellow, green, blue, violet from the left.',
  'rule.A5': 'Seat 1 has the first turn.',
  'rule.A6':
    'An area is all spaces in view that have one colour and are connected along their edges, at whatever heights.',
  'rule.A7':
    'Place your monk on a space of an area that has no monk on it, neither another’s nor, from your last turn, your own. Its colour is the colour of your turn.',
  'rule.A8':
    'If no area is free, your monk leaves the board, you draw one tile, and your turn is over.',
  'rule.A9': 'Build as many tiles of your rack as you like, one after another.',
  'rule.A10':
    'A tile lies on two bare spaces of the board, or on two spaces of equal height that belong to two different tiles.',
  'rule.A11': 'No tile reaches over the edge of the board.',
  'rule.A12': 'No tile covers a space on which a monk stands.',
  'rule.A13':
    'When it lies, a half in the colour of your monk must be part of your monk’s area. Touching only what the tile itself covers is not enough.',
  'rule.A14':
    'A tile may cover spaces of your own area and even cut it apart, and it may join your area with others, occupied ones too.',
  'rule.A15':
    'If you cannot or will not build any tile, you give up: your monk leaves the board, you draw one tile, and your turn is over.',
  'rule.A16': 'The area value is the number of spaces of your monk’s area after building.',
  'rule.A17':
    'Meditate: play cards in the colour of your monk. Together they may be worth at most the area value. Played cards are karma.',
  'rule.A18': 'Refill: draw as many tiles as the area value exceeds what you have meditated.',
  'rule.A19': 'A rack holds eight tiles; more are not drawn.',
  'rule.A20':
    'When the supply is empty, you draw a card of your pile for each tile you should have drawn, up to eight cards in hand.',
  'rule.A21':
    'That goes tile by tile: what the supply still has comes first, only what is missing becomes cards, and never more than the rack would have room for.',
  'rule.A22': 'The one tile for a turn given up follows the same rules.',
  'rule.A23':
    'Balance: with fewer cards than tiles, draw cards until there are as many, as far as the pile goes. After a turn given up there is no balance.',
  'rule.A24': 'The game ends when the supply is empty and any rack is empty.',
  'rule.A25':
    'That is looked at when a meditation ends, so that the last builder still meditates but does not refill, and at the end of every turn.',
  'rule.A26':
    'The game also ends when two whole rounds in succession were given up without a single tile being drawn.',
  'rule.A27':
    'Most karma wins. Among equals the one with fewer tiles on the rack is ahead; after that they share the place.',
  'rule.A28': 'Hands, racks and the order of piles and supply are hidden. All else is open.',

  'colour.r': 'red',
  'colour.o': 'orange',
  'colour.y': 'yellow',
  'colour.g': 'green',
  'colour.b': 'blue',
  'colour.v': 'violet',
  tile: '{first}-{second}',
  card: '{colour} {value}',
  player: '{seat}',
  'counted.tiles': '{n, plural, one {# tile} other {# tiles}}',
  'counted.cards': '{n, plural, one {# card} other {# cards}}',

  'fault.notation':
    '“{text}” is no move. Write monk:c4 to place the monk, tile:ry@c5d5 to build, card:3 to meditate, and a dot, as in tile:., to end or give up.',
  'fault.notation-spaces':
    '{first} and {second} do not fit: a tile lies on two neighbours, the left one written first, or the lower one.',
  'fault.not-now': 'Nobody can move now.',
  'fault.monk-first': 'First place your monk.',
  'fault.monk-stays': 'Your monk stands; it moves again in your next turn.',
  'fault.still-building': 'You are building; end that with tile:. before you meditate.',
  'fault.building-over': 'Building is over; you are meditating now.',
  'fault.off-board': '{space} is off the board, which has {files} by {ranks} spaces.',
  'fault.no-tile-there': 'There is no tile on {space}.',
  'fault.area-held':
    'That {colour} area is taken: {n, plural, one {{seats} stands} other {{seats} stand}} on it.',
  'fault.own-area': 'Your monk has been on that {colour} area since your last turn, on {from}.',
  'fault.area-free':
    '{n, plural, one {# space is} other {# spaces are}} free for your monk, for example {space}.',
  'fault.not-on-rack': 'You have no {first}-{second} tile on your rack.',
  'fault.on-monk': '{seat} stands on {space}: nothing may be built there.',
  'fault.one-tile-below': 'Both spaces belong to one tile; a tile must lie on two different ones.',
  'fault.half-on-board': '{bare} is bare board but {built} is built on: the tile would tilt.',
  'fault.unequal-heights': 'The spaces have heights {one} and {other}: the tile would tilt.',
  'fault.wrong-colour': 'That tile has no {colour}, the colour of your monk.',
  'fault.not-joined':
    'No {colour} half of the tile would be part of the area of your monk on {monk}.',
  'fault.no-such-card': 'There is no card of value {value}; {highest} is the highest here.',
  'fault.other-colour': 'You have a {value} only in another colour than {colour}.',
  'fault.not-in-hand': 'You have no {colour} {value} in hand.',
  'fault.too-much': 'With {colour} {value} you would meditate {sum}, but the area is worth {area}.',

  'fault.outcome-tile': '“{text}” is no tile: expected {verb}: and two colours, as in {verb}:ry.',
  'fault.outcome-card': '“{text}” is no card: expected {verb}: and a card, as in {verb}:r3.',
  'fault.outcome-gone': '{item} cannot be drawn any more.',

  'fault.position-object': 'Position, {at}: an object is expected here.',
  'fault.position-unknown': 'Position: there is no field {at}.',
  'fault.position-number':
    'Position, {at}: “{value}” should be a whole number from {least} to {most}.',
  'fault.position-list': 'Position, {at}: a list of at most {most} entries is expected.',
  'fault.position-word': 'Position, {at}: “{value}” should be one of: {words}.',
  'fault.position-tile':
    'Position, {at}: “{value}” is no tile on two neighbours, as in ["ry", "c5", "d5"].',
  'fault.position-off-board': 'Position, {at}: that is off the board.',
  'fault.position-support':
    'Position, {at}: a tile must lie on bare board or on two different tiles of one height.',
  'fault.position-due': 'Position: due is for the phase refill only.',
  'fault.position-seats': 'Position: a list of {seats} seats is expected.',
  'fault.position-early': 'Position, {at}: not before the first turn.',
  'fault.position-monk': 'Position, {at}: “{value}” is no built space without another monk.',
  'fault.position-card-twice': 'Position, {at}: the card {card} is there twice.',
  'fault.position-too-many': 'Position: {count} tiles {tile}, but the game has only {most}.',
  'fault.position-beginning': 'Position: this is no table in the phase {phase}.',
  'fault.position-no-tile': 'Position: no tile lies on the board.',
  'fault.position-phase': 'Position: this does not fit the phase {phase}.',
  'fault.position-spent': 'Position: nothing can be spent outside meditation.',
  'fault.position-decided': 'Position: the game is over, supply and a rack are empty.',

  'prompt.monk': 'Place your monk on a free area.',
  'prompt.no-area': 'No area is free: your monk has to leave the board.',
  'prompt.build': 'Build on your {colour} area (now {value}), or give up.',
  'prompt.build-on': 'Build on, or end building: your {colour} area is worth {value}.',
  'prompt.meditate':
    '{left, plural, =0 {Everything is spent: end the meditation.} other {Play {colour} cards worth up to # in all; what you leave of it brings tiles.}}',
  'prompt.wait-monk': '{seat} places the monk.',
  'prompt.wait-build': '{seat} builds.',
  'prompt.wait-meditate': '{seat} meditates.',
  'prompt.deal': 'Tiles and cards are being dealt.',
  'prompt.refill': '{seat} draws; {n} to come.',
  'prompt.balance': '{seat} draws cards for the balance.',
  'prompt.over': 'The game is over.',

  'log.started': 'The temple begins with {tile} on {spaces}.',
  'log.dealt': '{seat} is dealt {items}.',
  'log.refilled': '{seat} draws {items}.',
  'log.balanced': '{seat} draws {items} for the balance.',
  'log.monk-placed':
    '{seat} places the monk on {space}: {colour}, {value, plural, one {# space} other {# spaces}}.',
  'log.gave-up-area': 'No area is free: the monk of {seat} leaves the board.',
  'log.gave-up-tile': '{seat} builds nothing and takes the monk off the board.',
  'log.tile-placed':
    '{seat} builds {tile} on {spaces}{level, plural, =1 {} other {, level #}}: the {colour} area has {value, plural, one {# space} other {# spaces}}.{notes}',
  'log.notes':
    '{joined, plural, =0 {} one { One space is joined to it.} other { # spaces are joined to it.}}{cutOff, plural, =0 {} one { One space is cut off.} other { # spaces are cut off.}}{met, plural, =0 {} one { {seats} now stands on it too.} other { {seats} now stand on it too.}}',
  'log.built':
    '{seat} has built {tiles, plural, one {# tile} other {# tiles}}: area value {value}.',
  'log.card-played': '{seat} plays {card}: {spent} of {value}, karma {karma}.',
  'log.meditated':
    '{seat} has meditated {spent} of {value}: {left} left{brought, plural, =0 {} other {, which brings {items}}}.',
  'log.game-over': '{why} {scores}. {winners}',
  'log.score':
    '{seat} has {karma} karma ({sum}), {rack, plural, one {# tile} other {# tiles}} left',
  'log.won': '{seats} wins.',
  'log.shared': '{seats} share the victory.',

  'end.tiles': 'The supply is empty and so is a rack.',
  'end.idle':
    '{rounds, plural, one {A whole round was} other {# whole rounds were}} given up without a tile being drawn.',

  'tally.karma': 'Karma: {colour}',

  'sketch.supply': 'Supply',
  'sketch.seat': '{seat}',
  'sketch.karma': 'Karma',
  'sketch.rack': 'Rack',
  'sketch.hand': 'Hand',
  'sketch.pile': 'Pile',
  'sketch.area': '{seat}: {colour} area, {value, plural, one {# space} other {# spaces}}',
  'sketch.key':
    'r red · o orange · y yellow · g green · b blue · v violet; r2 = red, two tiles high; @1 = monk of seat 1; = and | join the halves of a tile',

  'board.temple': 'Temple',
  'board.views': 'View',
  'board.view.top': 'From above',
  'board.view.iso': 'Isometric',
  'board.turn-view': 'Turn the temple',
  'board.legend.size': 'spaces of the area',
  'board.legend.height': 'height',
  'board.legend.offer': 'possible',
  'board.legend.new': 'new',
  'board.space-bare':
    '{space}: bare board{ghost, select, yes {, the tile would lie here} other {}}{offered, select, yes {, possible} other {}}{lit, select, yes {, pointed out} other {}}',
  'board.space':
    '{space}: {colour}, height {level}, area of {value}{monk, select, yes {, monk of {seat}} other {}}{ghost, select, yes {, the tile would lie here} other {}}{offered, select, yes {, possible} other {}}{lit, select, yes {, pointed out} other {}}',
  'board.track': 'Turn of {seat}',
  'board.phase': 'What happens now',
  'board.waiting': '{seat}: {step}',
  'board.step.monk': 'Monk',
  'board.step.build': 'Build',
  'board.step.meditate': 'Meditate',
  'board.step.refill': 'Refill',
  'board.step.balance': 'Balance',
  'board.fact.area': 'area {value}',
  'board.fact.meditate': '{spent} karma',
  'board.fact.due': '{n} to come',
  'board.fact.drawn':
    '{tiles, plural, =0 {{cards, plural, =0 {} one {# card} other {# cards}}} other {{cards, plural, =0 {{tiles, plural, one {# tile} other {# tiles}}} other {{tiles} + {cards}}}}}',
  'board.action': 'Your turn',
  'board.choose-area':
    'Choose a ringed space: an area without any monk, your own included. Its colour is the one you build this turn.',
  'board.goal': 'Then cards of that colour, up to the area’s size, become karma. Most karma wins.',
  'board.then-monk':
    '{space}: {colour}, an area of {value, plural, one {# space} other {# spaces}}. Nobody may build on the space itself.',
  'board.then-own':
    'You have {tiles, plural, one {# tile} other {# tiles}} with {colour} to enlarge it{count, plural, =0 {, but no {colour} card} one { and the {colour} card {cards}} other { and {colour} cards {cards}}}.',
  'board.then-no-tile': 'You have no tile with {colour}: you could only give up the turn.',
  'board.place-monk': '{at, select, none {Place monk} other {Place monk on {at}}}',
  'board.no-area': 'Take the monk off',
  'board.then-no-area':
    'Every area has a monk on it. Yours goes beside the board, {tiles, plural, =0 {{cards, plural, =0 {you draw nothing} other {you draw a card}}} other {you draw a tile}}, and your turn is over.',
  'board.area-value': 'Area value (spaces)',
  'board.choose-tile':
    '{n, plural, one {One kind of tile fits} other {# kinds of tiles fit}} your {colour} area. Choose one from your rack, or tap a ringed space.',
  'board.choose-place':
    'Tap a ringed space to try the tile there. Tap it again, or press R, to turn the tile.',
  'board.must-build': 'Build one at least: without it you play no cards.',
  'board.fits-nowhere':
    '{has, select, yes {This tile fits nowhere now. Try it on a space to see why.} other {This tile has no {colour} to enlarge your area with.}} Choose another one.',
  'board.nothing-fits':
    '{built, plural, =0 {None of your tiles fits the {colour} area. Undo lets you choose another one.} other {No other tile of yours fits the {colour} area.}}',
  'board.then-level': 'On top of two tiles: height {level}.',
  'board.then-joined': 'Joins {colour}: {parts} spaces become {to}.',
  'board.then-split': 'Splits {colour}: {from} spaces become {parts}.',
  'board.then-covered': 'Covers {colour}: {from} → {to}.',
  'board.then-met':
    '{n, plural, one {{seats} then stands} other {{seats} then stand}} on your area too.',
  'board.aim':
    '{count, plural, =0 {You have no {colour} card: the area will only bring {supply, select, none {cards} other {tiles}}, one for each space.} other {{enough, select, yes {Enough for your {colour} {count, plural, one {card} other {cards}} ({cards}); each space beyond brings a {supply, select, none {card} other {tile}}.} other {{count, plural, one {To play your {colour} card} other {To play all your {colour} cards}} ({cards}), the area needs {sum} spaces.}}}}',
  'board.last-tile':
    'Your last tile, and the supply is empty: you may still play cards, then the game ends.',
  'board.build': 'Build here',
  'board.turn-left': 'Turn tile to the left',
  'board.turn-right': 'Turn tile to the right (R)',
  'board.clear': 'Put back',
  'board.end-building': 'End building with {value}',
  'board.give-up':
    'Give up the turn: draw {tiles, plural, =0 {{cards, plural, =0 {nothing{full, select, yes { (rack full)} other {}}} other {a card}}} other {a tile}}',
  'board.choose-cards': 'Choose {colour} cards in your hand: each point, up to {room}, is karma.',
  'board.card-off': '{card}, not {colour}',
  'board.wrong-card': 'Your monk stands on {colour}: you can only play {colour} cards now.',
  'board.no-cards':
    '{n, plural, =0 {You have no {colour} card to play.} one {Your {colour} card is worth more than the {room} left.} other {Each of your {colour} cards is worth more than the {room} left.}}',
  'board.then-meditated':
    'Area {value} − cards {spent} = {left}: {left, plural, =0 {no tiles} other {you draw {tiles, plural, =0 {no tiles} one {# tile} other {# tiles}}{cards, plural, =0 {} one { and # card instead} other { and # cards instead}}}}{balance, plural, =0 {} one {, then # card for the balance (as many as tiles)} other {, then # cards for the balance (as many as tiles)}}.',
  'board.then-lost':
    '{n, plural, one {One more is} other {# more are}} lost: the supply is empty, and no card can come instead.',
  'board.then-full':
    '{n, plural, one {One more is} other {# more are}} lost: a rack holds {rack} tiles.',
  'board.then-ends': 'Supply and a rack are empty: this ends the game.',
  'board.slots': 'Area value {value}: {spent} karma, {tiles, plural, one {# tile} other {# tiles}}',
  'board.slot.karma': '{n} karma',
  'board.slot.tile': '{n, plural, one {# tile} other {# tiles}}',
  'board.slot.card': '{n, plural, one {# card} other {# cards}}',
  'board.slot.lost': '{n} lost',
  'board.meditate':
    '{sum, plural, =0 {Play no cards} other {Play {cards}: +{sum} karma}}{tiles, plural, =0 {} one {, +# tile} other {, +# tiles}}',
  'board.meditate-over': 'Play {cards}: too much',
  'board.to-move': 'to move',
  'board.beside': 'Monk beside the board',
  'board.stands': 'Monk on {space}',
  'board.others': 'Other players',
  'board.rack': 'Rack {n} of {most}',
  'board.hand': 'Hand {n} of {most}',
  'board.pile': '{n, plural, one {# card} other {# cards}} in the pile',
  'board.tile': '{first}-{second}{state, select, fits {, fits} no {, fits nowhere} other {}}',
  'board.no-karma': 'No karma yet',
  'board.cards-left': 'Cards left: {seat}',
  'board.cards-left-short': 'Cards left',
  'board.cards-left-note': 'In the hand or in the pile: everything not yet played.',
  'board.unseen': 'Unseen tiles',
  'board.supply-empty': 'The game ends when a rack is empty, too.',
  'board.unseen-note': 'In the supply or on the racks of others, out of how many there are.',
  'board.prospect.colour': 'Colour',
  'board.prospect.area': 'Largest free',
  'board.prospect.tiles': 'Your tiles',
  'board.prospect.cards': 'Your cards',
  'board.guide': 'How a turn goes',
  'board.step.end': 'The end',
  'board.close': 'Close',
} as const satisfies Catalogue;
