import type { Catalogue } from '@baithak/kernel';

/**
 * A text for each rule, loaded when somebody reads them; `heading.` goes before a rule, `house.` says why it is ours.
 * `sketch.` is for the terminal alone, which loads all words.
 */
export const en = {
  'heading.M1': 'Goal and cards',
  'rule.M1':
    'Be the first to win five amulets of eternity. You build your own deck while your character circles the zones of life.',
  'rule.M2':
    'A zone card (the rulebook: Experience card) has two light and two dark symbols of its zone, and an action. A Good Karma has one light and one dark symbol that count as any zone. A Bad Karma has nothing. Each zone has 4, 5, 7, 9 or 9 cards for one to five players. There are 33 Good Karma and 46 Bad Karma.',
  'rule.M3':
    'The front of an amulet asks for two symbols, four of each. Its back asks for three symbols, two of each. Two special amulets show three symbols on both sides.',
  'house.M3': 'The rulebook does not list the symbols on the backs. We spread them evenly.',
  'heading.M4': 'Set-up',
  'rule.M4':
    'Six amulets lie between each two neighbours. Two players share twelve; a single player has six. All lie front up. In quick and easy games the last two of six, or the last four of twelve, lie back up. Five players use all thirty: the last one of each group (quick: the last two) lies back up, and the two special amulets are among these, in different groups.',
  'house.M4':
    'The rulebook does not say where the special amulets lie. Here they are drawn by lot.',
  'rule.M5':
    'You choose characters from the last seat back to the first, with the amulets in view. Each character can be taken once.',
  'rule.M6':
    'You start with a deck of four Good Karma and four Bad Karma and a hand of four. If all four are alike, you draw again.',
  'rule.M7':
    'All characters start in the rift between Maut and Jann, which is not a zone. Your first move may end on any zone and is not a rebirth. Maut and Jann are neighbours.',
  'house.M7': 'The rulebook does not say whether the rift is a zone.',
  'heading.M8': 'Moving around the wheel',
  'rule.M8':
    'Start your turn by moving one to seven zones clockwise. You cannot stay on your zone or come back to it.',
  'rule.M9':
    'On the way from Maut to Jann you are reborn: first return two cards from your hand to their piles, but no Bad Karma. For each card you lack, take a Bad Karma into your hand.',
  'rule.M10':
    'If another character stands where you arrive (with one or two players: or next to it), you pay once, however many stand there. Either give one of them a card from your hand that is not Bad Karma; it goes into their hand. Or take two Bad Karma into your own. With five players, one of them takes a Good Karma from the supply instead of a card from you.',
  'house.M10':
    'The rulebook does not say whether you pay every character there. Here you pay once.',
  'rule.M11':
    'You may pay with two Bad Karma only if two are left, unless you cannot pay in any other way. If you owe Bad Karma and too few are left, you take what there is.',
  'house.M11': 'The rulebook does not say what happens when Bad Karma runs out.',
  'rule.M12':
    'Then you get a card of your zone into your hand. If there is none left, you get a Good Karma; if those are gone too, you get nothing.',
  'rule.M13':
    'Each evanescent Kaam Kar then lets you take one more card, each from a different zone. The first two reach the zones next to yours, the third and fourth those two steps away, and so on. You take nothing from a zone while a nearer one can still give a card. An empty pile gives a Good Karma.',
  'house.M13': 'The rulebook does not say exactly how several Kaam Kar reach farther.',
  'heading.M14': 'Actions',
  'rule.M14':
    'You may play one action: put a zone card from your hand into the game zone and do what it says. Some cards give more actions. Unused actions are lost.',
  'rule.M15':
    'You cannot play a card whose action would do nothing at all. Jann, Vikaas, Kaam Kar and Bachcha can always be played.',
  'house.M15':
    'The rulebook does not say whether you may play a card without effect. Here you may not.',
  'rule.M16':
    'Jann: draw two cards, then you may play one more action. Vikaas: draw one card, then you may play two more actions.',
  'rule.M17':
    'Kaam Kar and Bachcha stay out as evanescent cards and work every turn until you win an amulet. Each Bachcha makes your new hand one card larger.',
  'rule.M18':
    'Yugal: return a card from your hand that is not Bad Karma, then take a zone card of another kind from the supply.',
  'house.M18': 'The rulebook does not say whether you may take back the same kind.',
  'rule.M19':
    'Gyaan: put a card from your hand that is not Bad Karma into your reserve. It stays there until you use it for an amulet.',
  'rule.M20':
    'Dhyann: put two Good Karma from the supply, or the last one, onto your discard pile.',
  'house.M20': 'The rulebook does not say what happens when only one Good Karma is left.',
  'rule.M21': 'Maut: return one Bad Karma from your hand.',
  'heading.M22': 'Amulets',
  'rule.M22':
    'Once per turn you may win one amulet on your left or on your right. Cards in the game zone and evanescent cards do not count for it.',
  'rule.M23':
    'Your hand and the reserve cards you choose must cover all its symbols, with light or dark ones. Good Karma counts as any symbol.',
  'rule.M24':
    'For each dark symbol you use, a Bad Karma goes from the supply onto your discard pile. You use as few as possible, and never more than there is Bad Karma left.',
  'house.M24': 'The rulebook does not say what happens when too little Bad Karma is left.',
  'rule.M25': 'You must win your fifth amulet without dark symbols.',
  'rule.M26':
    'Cards in your hand count automatically, as you discard them anyway. You choose only among reserve cards that let light symbols cover more.',
  'house.M26': 'The rulebook does not say so. It spares you choices that change nothing.',
  'heading.M27': 'Powers',
  'rule.M27':
    'When you win an amulet, use one power of your character, but not the one under your marker. Then move the marker there.',
  'rule.M28':
    'You may choose a power even if it does nothing now. Do as much of it as you can: you must pick zone cards while any are left, twice from the same zone if you like. Bad Karma goes back automatically. If one part is not possible, do the rest.',
  'house.M28': 'The rulebook does not say what happens when a power can do only part of its work.',
  'rule.M29':
    'Your evanescent cards go onto your discard pile before the power works, except with Ibah’s third power.',
  'heading.M30': 'The end of your turn',
  'rule.M30': 'Then your hand and your game zone go onto your discard pile, which lies open.',
  'rule.M31':
    'Draw four cards, plus one for each Bachcha, plus what a power adds. Shuffle your discard pile into a new draw pile only when you have to draw from an empty one. If both are empty, you draw fewer.',
  'house.M31':
    'The rulebook does not say exactly when you shuffle, or what happens when both piles are empty.',
  'rule.M32': 'Cards set aside for your next hand come on top of the cards you draw.',
  'house.M32': 'The rulebook does not say whether these cards replace those you draw.',
  'heading.M33': 'The end of the game',
  'rule.M33':
    'A fifth amulet ends the game at the end of the round, so that everybody has had the same number of turns. Play the turn itself to its end.',
  'rule.M34':
    'Whoever has the most amulets wins. If there is a tie, whoever has the fewest Bad Karma in the whole deck wins. If that is equal too, you share the victory.',
  'rule.M35':
    'Alone, you play against a neutral character. It starts in the rift and moves one zone clockwise each time you have discarded; if it comes to you, nothing happens. If you arrive at it or next to it, you return a card or take two Bad Karma. You win with five amulets by the end of turn 17.',
  'rule.M36': 'After 40 rounds the game ends. Amulets decide, then Bad Karma, as always.',
  'house.M36': 'The rulebook has no limit. With this one, every game ends.',
  'heading.M37': 'Hidden and open',
  'rule.M37':
    'Hands and the order of draw piles are hidden. Everything else is open, also the discard piles; so everybody can work out what a hand and its draw pile hold together. At some tables you have to remember that yourself.',

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
  'sketch.piles-of': 'draw {draw}, discards {waste}',
  'sketch.won': 'Won',
  'sketch.played': 'Game zone',
  'sketch.evanescent': 'Evanescent',
  'sketch.reserve': 'Reserve',
  'sketch.next': 'Next hand',
  'sketch.known': 'among them {cards}',
  'sketch.cards': '{n, plural, one {# card} other {# cards}}',
  'sketch.key': '+ Good Karma · - Bad Karma · amulets: JV asks for 4 + 4, YBG for 2 + 2 + 2',
} as const satisfies Catalogue;
