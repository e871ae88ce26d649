import type { Catalogue } from '@baithak/kernel';

export const en = {
  name: 'Ananda',
  'option.files': 'Board width (spaces)',
  'option.files.about': 'Usually 10. With fewer you build upwards sooner.',
  'option.ranks': 'Board depth (spaces)',
  'option.ranks.about': 'Usually 9. With fewer you build upwards sooner.',
  pitch: 'Build one temple',
  about:
    'Build one temple together from coloured tiles. Send your monk to an area, enlarge it, and turn your cards into karma.',
  credits:
    'Based on Ananda, designed by Dirk Barsuhn, illustrated by Matthias Holländer, published by Zoch Verlag, 2024.',

  'colour.r': 'red',
  'colour.o': 'orange',
  'colour.y': 'yellow',
  'colour.g': 'green',
  'colour.b': 'blue',
  'colour.v': 'violet',
  tile: '{first}-{second}',
  card: '{colour} {value}',
  player: '{seatIs, select, you {you} other {{seat}}}',
  'counted.tiles': '{n, plural, one {# tile} other {# tiles}}',
  'counted.cards': '{n, plural, one {# card} other {# cards}}',

  'fault.notation':
    '“{text}” is not a move. Type monk:c4 to place your monk, tile:ry@c5d5 to build or card:3 to meditate. A dot, as in tile:., stops or gives up.',
  'fault.notation-spaces':
    '{first} and {second} do not fit. A tile lies on two neighbouring spaces: type the left or the lower one first.',
  'fault.not-now': 'Nobody can move right now.',
  'fault.monk-first': 'Place your monk first.',
  'fault.monk-stays': 'Your monk stays where it is until your next turn.',
  'fault.still-building':
    '{built, plural, =0 {Place one tile first. After building you play cards.} other {You are still building. Press “{stop}” to play cards.}}',
  'fault.building-over': 'You have finished building. Now play cards.',
  'fault.off-board': 'The tile would stick out over the edge of the board ({files} by {ranks}).',
  'fault.no-tile-there': 'There is no tile here. Place your monk on a tile.',
  'fault.area-held':
    'This {colour} area is taken: {n, plural, one {{seats} has a monk here} other {{seats} have monks here}}.',
  'fault.own-area': 'Your monk is already in this {colour} area. Send it to another one.',
  'fault.area-free':
    '{n, plural, one {There is still a free space} other {There are still # free spaces}} for your monk.',
  'fault.not-on-rack': 'You have no {first}-{second} tile.',
  'fault.on-monk':
    '{seatIs, select, you {Your monk stands here} other {{seat}’s monk stands here}}. You cannot build on it.',
  'fault.one-tile-below':
    'Both spaces belong to the same tile. A tile has to rest on two different ones.',
  'fault.half-on-board': 'One space is bare, the other is built on. The tile would tip over.',
  'fault.unequal-heights': 'One space is {one} high, the other {other}. The tile would tip over.',
  'fault.wrong-colour': 'This tile has no {colour} half. Your monk is on {colour}.',
  'fault.not-joined': 'Here the {colour} half would not touch your {colour} area.',
  'fault.no-such-card': 'There is no card with value {value}. The highest is {highest}.',
  'fault.other-colour': 'You can only play {colour} cards now. This {value} is not {colour}.',
  'fault.not-in-hand': 'You do not have the {colour} {value}.',
  'fault.too-much':
    'Too much: with this {value} you would play {sum}, but your {colour} area only has size {area}.',

  'fault.outcome-tile': '“{text}” is not a tile. Type {verb}: and two colours, as in {verb}:ry.',
  'fault.outcome-card': '“{text}” is not a card. Type {verb}: and a card, as in {verb}:r3.',
  'fault.outcome-gone': '{item} is no longer there to draw.',

  'fault.position-object': 'Position, {at}: this should be an object.',
  'fault.position-unknown': 'Position: there is no field {at}.',
  'fault.position-number':
    'Position, {at}: “{value}” should be a whole number from {least} to {most}.',
  'fault.position-list': 'Position, {at}: this should be a list of at most {most} entries.',
  'fault.position-word': 'Position, {at}: “{value}” should be one of: {words}.',
  'fault.position-tile':
    'Position, {at}: “{value}” is not a tile on two neighbouring spaces, as in ["ry", "c5", "d5"].',
  'fault.position-off-board': 'Position, {at}: this is off the board.',
  'fault.position-support':
    'Position, {at}: a tile has to lie on the bare board or on two different tiles of the same height.',
  'fault.position-due': 'Position: only the phase refill has a field due.',
  'fault.position-seats': 'Position: this should be a list of {seats} seats.',
  'fault.position-early': 'Position, {at}: not before the first turn.',
  'fault.position-monk': 'Position, {at}: “{value}” is not a built space without another monk.',
  'fault.position-card-twice': 'Position, {at}: the card {card} is there twice.',
  'fault.position-too-many':
    'Position: there are {count} tiles {tile}, but the game has only {most}.',
  'fault.position-beginning': 'Position: no table looks like this in the phase {phase}.',
  'fault.position-no-tile': 'Position: there is no tile on the board.',
  'fault.position-phase': 'Position: this does not fit the phase {phase}.',
  'fault.position-spent': 'Position: cards can only be played while meditating.',
  'fault.position-decided': 'Position: the game is over, because the supply and a rack are empty.',

  'prompt.monk': 'Your turn: send your monk to an area without a monk.',
  'prompt.no-area': 'No area is free. Your monk leaves the board.',
  'prompt.build': 'Add a tile to your {colour} area of {value}, or end your turn.',
  'prompt.build-on': 'Your {colour} area has size {value}. Add another tile, or stop.',
  'prompt.meditate':
    '{left, plural, =0 {You have played as much as you can.} other {Play {colour} cards worth up to #. Whatever you leave brings tiles.}}',
  'prompt.wait-monk': '{seat} is choosing an area.',
  'prompt.wait-build': '{seat} is building.',
  'prompt.wait-meditate': '{seat} is playing cards.',
  'prompt.deal': 'Dealing tiles and cards.',
  'prompt.refill':
    '{seatIs, select, you {You draw} other {{seat} draws}} {tiles, plural, =0 {{cards, plural, one {a card} other {# cards}}} one {a tile} other {# tiles}}.',
  'prompt.balance':
    '{seatIs, select, you {You draw} other {{seat} draws}} as many cards as there are tiles on the rack.',
  'prompt.over': 'The game is over.',

  'log.started': 'The first tile of the temple was {tile}.',
  'log.dealt': '{seatIs, select, you {You were dealt} other {{seat} was dealt}} {items}.',
  'log.refilled': '{seatIs, select, you {You drew} other {New for {seat}:}} {items}.',
  'log.balanced': '{seat} also drew {items}, to have as many cards as tiles.',
  'log.monk-placed':
    '{seatIs, select, you {Your monk} other {{seat}’s monk}} went to {value, plural, one {a single {colour} space} other {a {colour} area of #}}.',
  'log.gave-up-area':
    'No area was free: {seatIs, select, you {your monk left the board} other {{seat}’s monk left the board{brought, plural, =0 {} other {, and {seat} drew {items}}}}}.',
  'log.gave-up-tile':
    '{seat} ended the turn without building{seatIs, select, you {} other {{brought, plural, =0 {} other { and drew {items}}}}}.',
  'log.tile-placed':
    '{seat} built {tile}{level, plural, =1 {} other { on level #}}: the {colour} area now has size {value}.{notes}',
  'log.notes':
    '{joined, plural, =0 {} one { One space joined it.} other { # spaces joined it.}}{cutOff, plural, =0 {} one { One space was cut off.} other { # spaces were cut off.}}{met, plural, =0 {} other { It now joins up with {seats}.}}',
  'log.built': '{seat} built {tiles, plural, one {# tile} other {# tiles}} for an area of {value}.',
  'log.card-played': '{seat} played {card} ({spent} of {value}): {karma} karma in all.',
  'log.meditated':
    '{seat} {spent, plural, =0 {played no cards} other {scored # karma}}{seatIs, select, you {} other {{brought, plural, =0 {} other { and drew {items}}}}}.',
  'log.game-over': '{why} {scores}. {winners}',
  'log.score':
    '{seatIs, select, you {You have} other {{seat} has}} {karma} karma ({sum}) with {rack, plural, one {# tile} other {# tiles}} left',
  'log.won': '{seatIs, select, you {You win.} other {{seat} wins.}}',
  'log.shared': 'A shared win for {seats}.',

  'end.tiles': 'The supply and a rack are empty.',
  'end.by-rack': '{how} The tie goes to whoever has fewer tiles left.',
  'end.idle':
    'Nobody built or drew a tile for {rounds, plural, one {a full round} other {# full rounds}}.',

  'tally.r': 'Red',
  'tally.o': 'Orange',
  'tally.y': 'Yellow',
  'tally.g': 'Green',
  'tally.b': 'Blue',
  'tally.v': 'Violet',

  'sketch.supply': 'Supply',
  'sketch.seat': '{seat}',
  'sketch.karma': 'Karma',
  'sketch.rack': 'Rack',
  'sketch.hand': 'Hand',
  'sketch.pile': 'Pile',
  'sketch.area': '{seat}: {colour} area, size {value}',
  'sketch.key':
    'r red · o orange · y yellow · g green · b blue · v violet; r2 = red, two tiles high; @1 = monk of seat 1; = and | join the halves of a tile',

  'do.monk': 'Monk to {colour} on {space}',
  'do.tile': 'Place {tile} on {spaces}',
  'do.card': 'Play {card}',
  'do.no-monk': 'Take the monk off',
  'do.no-tile': 'Build no more',
  'do.no-card': 'Play no more cards',

  'board.temple': 'Temple',
  'board.goal': 'Most karma wins',
  'board.last-tiles': 'Last tiles: an empty rack ends the game',
  'board.views': 'View',
  'board.from-above': 'From above',
  'board.turn-view': 'Turn board',
  'board.closer': 'Closer',
  'board.turn-tile': 'Turn tile',
  'board.one-way': 'Fits only this way',
  'board.space-bare':
    '{space}: bare board{ghost, select, yes {, your tile would lie here} other {}}{offered, select, yes {, you can build here} other {}}{lit, select, yes {, the problem is here} other {}}',
  'board.space':
    '{space}: {colour}, height {level}, area of {value}{monk, select, yes {, {seatIs, select, you {your monk} other {{seat}’s monk}}} other {}}{ghost, select, yes {, your tile would lie here} other {}}{offered, select, yes {, possible} other {}}{lit, select, yes {, the problem is here} other {}}',
  'board.karma': 'karma',
  'board.tiles-left': '{n, plural, one {tile left} other {tiles left}}',
  'board.holds':
    '{name}: {tiles, plural, one {# tile} other {# tiles}}, {cards, plural, one {# card} other {# cards}} in hand',
  'board.cards-left':
    'Faded cards have been played. The others are in hand or in the pile ({n, plural, one {# card} other {# cards}}).',
  'board.card-state': '{card}{state, select, played {, played} other {}}',
  'board.unseen': '{n, plural, one {# tile left: see which one} other {# tiles left: see which}}',
  'board.unseen-note': 'Tiles in the supply or on other racks, out of all there are:',
  'board.unseen-end': 'The game ends once the supply and a rack are empty.',
  'board.tried': 'The tile would lie on {spaces}: size {now}, then {value}.',
  'board.area-now': 'size',
  'board.area-then': 'size {now} →',
  'board.told':
    '{seat} built {tiles, plural, one {# tile} other {# tiles}}: {colour} area of {value}.{karma, plural, =0 {} other { +# karma.}}',
  'board.told-nothing':
    '{lacking, select, area {No area was free, so {seat}’s monk left the board.} other {{seat} built no tile, so the monk left the board.}}',
  'board.step.monk': 'Monk',
  'board.step.build': 'Build',
  'board.step.meditate': 'Cards',
  'board.step-of': 'Step {n} of {all}: {step}',

  'board.ask-monk': 'Send your monk to an area without a monk.',
  'board.how-monk':
    'Touching spaces of one colour are an area. You build there, then play cards of its colour.',
  'board.then-own':
    'You have {tiles, plural, one {# tile} other {# tiles}} with {colour}{count, plural, =0 { but no {colour} cards} one { and the {colour} card {cards}} other { and the {colour} cards {cards}}}.',
  'board.then-no-tile': 'You have no tile with {colour}: your turn would end at once.',
  'board.how-monk-short': 'An area: touching spaces of one colour.',
  'board.place-monk': 'Send monk',
  'board.place-monk-anyway': 'Send it anyway',
  'board.place-monk-on': 'Send monk to {colour}',
  'board.ask-no-area': 'No area is free. Your monk has to leave.',
  'board.then-no-area':
    'You draw {tiles, plural, =0 {{cards, plural, =0 {nothing} other {a card}}} other {a tile}}, and your turn ends.',
  'board.no-area': 'Take monk off',
  'board.ask-build':
    '{built, plural, =0 {Add a tile to your {colour} area.} other {Add another tile to {colour}, or stop.}}',
  'board.ask-build-short': '{built, plural, =0 {Build on {colour}.} other {Build more, or stop.}}',
  'board.ask-place': 'Now choose a marked space for the tile.',
  'board.nothing-fits':
    '{built, plural, =0 {None of your tiles fits your {colour} area.} other {No more tiles fit your {colour} area.}}',
  'board.fits-nowhere': 'This tile fits nowhere: its {colour} half cannot join your area.',
  'board.only-way': 'The tile fits here only this way. Place it, or choose another space.',
  'board.turn-first': 'Choose a tile and a space first. Then you can turn it.',
  'board.undo-monk': 'Undo to choose another area.',
  'board.then-joined': 'Joins {colour} areas of {parts}: now {to}.',
  'board.then-split': 'Splits the {colour} area of {from} into {parts}.',
  'board.then-covered': 'Covers {colour}: {from} → {to}.',
  'board.then-met': 'Your area joins up with {seats}.',
  'board.aim':
    '{count, plural, =0 {You have no {colour} cards. You will draw a {supply, select, none {card} other {tile}} for each space.} other {{enough, select, yes {Enough for your {colour} {cards}. Each further space draws a {supply, select, none {card} other {tile}}.} other {{count, plural, one {Your {colour} card is a {cards}: size {sum} lets you play it.} other {Your {colour} cards are {cards}: size {sum} lets you play them all.}}}}}}',
  'board.last-tile': 'Your last tile: play your cards, then the game ends.',
  'board.place-tile': 'Place tile',
  'board.place-tile-then': 'Place tile: size {value}',
  'board.stop': 'Stop at size {value}',
  'board.give-up-for':
    'End turn{tiles, plural, =0 {{cards, plural, =0 {{full, select, yes { (rack full)} other {: draw nothing}}} other {: draw 1 card}}} other {: draw 1 tile}}',
  'board.ask-cards':
    'Play {colour} cards worth up to {room}.{supply, select, ends {} none { The rest brings cards.} other { The rest brings tiles.}}',
  'board.ask-cards-short':
    'Play {colour} up to {room}.{supply, select, ends {} none { The rest brings cards.} other { The rest brings tiles.}}',
  'board.how-cards':
    'Cards become karma. For each point you do not play, you draw a {supply, select, none {card} other {tile}}.',
  'board.choose-cards': 'Choose cards',
  'board.no-cards':
    '{n, plural, =0 {You have no {colour} cards to play.} one {Your {colour} card is too high for the {room} left.} other {Your {colour} cards are too high for the {room} left.}}',
  'board.wrong-card': 'Your monk is on {colour}: play {colour} cards.',
  'board.card-off': '{card}, not {colour}',
  'board.then-meditated':
    '{tiles, plural, =0 {{cards, plural, =0 {That uses your whole area.} one {Then you draw # card.} other {Then you draw # cards.}}} one {Then you draw # tile{cards, plural, =0 {} one { and # card} other { and # cards}}.} other {Then you draw # tiles{cards, plural, =0 {} one { and # card} other { and # cards}}.}}',
  'board.then-lost':
    '{n, plural, one {One draw is lost} other {# draws are lost}}: nothing is left to draw.',
  'board.then-full':
    '{tiles, plural, =0 {You draw no tiles: your rack is full ({rack}).} other {You draw only # of {due} tiles: then your rack is full ({rack}).}}',
  'board.then-hand-full':
    '{cards, plural, =0 {You draw no cards: your hand is full ({hand}).} other {You draw only # of {due} cards: then your hand is full ({hand}).}}',
  'board.then-ends': 'The supply and a rack are empty: this ends the game.',
  'board.clear': 'Clear',
  'board.meditate': 'Play {cards}: {sum} karma',
  'board.meditate-short': '{n, plural, one {Play card} other {Play # cards}}: +{sum}',
  'board.no-meditation':
    '{ends, select, yes {End the game} other {{tiles, plural, =0 {{cards, plural, =0 {End turn} one {Draw # card} other {Draw # cards}}} one {Draw # tile} other {Draw # tiles}}}}',
  'board.draw-instead':
    '{ends, select, yes {Play none} other {{tiles, plural, =0 {{cards, plural, =0 {Play none} one {Play none: draw # card} other {Play none: draw # cards}}} one {Play none: draw # tile} other {Play none: draw # tiles}}}}',
  'board.rack': '{seatIs, select, you {Your rack} other {Rack}}: {n} of {most} tiles',
  'board.hand': '{seatIs, select, you {Your hand} other {Hand}}: {n} of {most} cards',
  'board.pile': '{n, plural, one {# card} other {# cards}} in your pile',
  'board.pile-short': '{n} in pile',
  'board.tile':
    '{first}-{second}{state, select, fits {, fits} no {, does not fit} other {}}{fresh, select, yes {, new} other {}}',
  'board.close': 'Close',
  'why.grows': 'Your {colour} area grows from {before} to {value}',
  'why.area': 'The {colour} area has size {value}',
} as const satisfies Catalogue;
