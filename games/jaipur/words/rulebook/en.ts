import type { Catalogue } from '@baithak/kernel';

/** A text for each rule, loaded when somebody reads them; `heading.` goes before a rule, `house.` says why it is ours. */
export const en = {
  'heading.J1': 'Goal and set-up',
  'rule.J1':
    'Two traders play round after round. Whoever is richer at the end of a round wins a seal.',
  'rule.J2':
    'Each round starts with three camels in the market. Shuffle the other cards, deal five to each trader and lay two more out in the market. Camels among the cards you are dealt go to your open herd.',
  'rule.J3':
    'Seat 1 starts the first round. After that, whoever lost the last round starts the next one.',
  'heading.J4': 'Taking and swapping',
  'rule.J4':
    'On your turn, do exactly one thing: take one good, take the camels, swap, or sell. Then the other trader plays.',
  'rule.J5':
    'Take one good: one goods card moves from the market to your hand, and a card from the deck fills the gap.',
  'rule.J6':
    'Your hand may hold at most seven cards at the end of your turn. Camels are not part of your hand and do not count.',
  'rule.J7':
    'Take the camels: all camels in the market (there must be at least one) move to your herd, and cards from the deck fill the gaps.',
  'rule.J8': 'In one turn you take goods or camels, never both. You cannot take camels in a swap.',
  'rule.J9':
    'Swap: take two to five goods from the market and put back as many cards: goods from your hand, camels from your herd, or a mix.',
  'rule.J10': 'In one swap, you cannot take a kind of good and also put that kind back.',
  'heading.J11': 'Selling',
  'rule.J11': 'Sell: discard any number of cards of one kind of good. You cannot sell camels.',
  'rule.J12':
    'You must sell at least two diamonds, two gold or two silver at a time, even when fewer tokens are left.',
  'rule.J13':
    'For each card you sell, take one token of that good, the most valuable first. If there are too few, take those that are left.',
  'rule.J14': 'You may sell a good that has no tokens left. You get none for it.',
  'house.J14':
    'The rulebook does not say whether you may sell for nothing. You may want the cards gone.',
  'rule.J15':
    'If you sell three, four, or five or more cards, you also draw a hidden bonus token from the matching pile, however many goods tokens you got.',
  'rule.J16': 'If that bonus pile is empty, you get no bonus token, and none from another pile.',
  'house.J16': 'The rulebook does not say what happens when a bonus pile runs out.',
  'heading.J17': 'The end of a round',
  'rule.J17': 'The round ends at once when the tokens of three kinds of goods are gone.',
  'rule.J18': 'Finish the sale that ends the round first, including its bonus token.',
  'house.J18': 'The rulebook ends the round at once, but does not say whether you finish the sale.',
  'rule.J19':
    'The round ends at once when the deck cannot fill the market. Lay out the last cards all the same; camels you have just taken still count. An empty deck does not end the round while the market is full.',
  'rule.J20': 'A round ends after 300 turns and is scored as it stands.',
  'house.J20': 'The rulebook has no limit. With this one, every game ends.',
  'heading.J21': 'Seals and victory',
  'rule.J21':
    'At the end of the round, the larger herd earns the camel token, worth five rupees. Equal herds earn nothing.',
  'rule.J22':
    'The trader with more rupees wins the seal. If you tie, the one with more bonus tokens wins it; if you still tie, the one with more goods tokens.',
  'rule.J23':
    'If everything is equal, nobody wins the seal. Play another round; whoever did not start the tied one starts it.',
  'house.J23': 'The rulebook does not say what happens after a full tie.',
  'rule.J24': 'Win two seals and you win the game.',
  'rule.J25':
    'If nobody has two seals after nine rounds, tied rounds included, the game is a draw.',
  'house.J25': 'The rulebook has no limit, and tied rounds could go on forever.',
  'heading.J26': 'Hidden and open',
  'rule.J26':
    'Hands, the deck and the values of the other trader’s bonus tokens stay hidden until the end of the round. Everything else is open, including what was taken and put back. At some tables you have to remember herds and discards yourself.',
} as const satisfies Catalogue;
