import type { Catalogue } from '@baithak/kernel';

export const en: Catalogue = {
  'take.title': 'You can take one good.',
  'take.idea':
    'You are both dealt five cards; camels among them go to your herds at once. The market shows five: at first three camels and the top two cards of the deck, which may be camels too.',
  'take.task': 'Take one good into your hand.',
  'take.nudge': 'Choose the gold or the cloth in the market, and nothing else.',
  'take.camels': 'Those were the camels. First, take a single good.',
  'take.done':
    'The deck fills the gap. You do one thing per turn: take or sell, never both; a swap is one way of taking. Then it is your opponent’s turn.',

  'camels.title': 'Camels come all together.',
  'camels.idea':
    'If you take camels, you take every one in the market, into your herd. You never take goods and camels in one turn.',
  'camels.task': 'Take the camels.',
  'camels.nudge': 'Choose the camels in the market.',
  'camels.good': 'That was a good. This time, take the camels.',
  'camels.done':
    'Three camels for your herd! Nobody has to say how many they have. The table counts both herds for you, unless you play without memory aids.',

  'swap.title': 'Swap to take several goods.',
  'swap.idea':
    'Put back as many cards as you take, at least two: goods from your hand, camels from your herd, or both. You cannot take camels this way, or put back the same good that you take.',
  'swap.task': 'Take both diamonds in one swap.',
  'swap.nudge': 'Choose both diamonds and two cards to put back: camels, goods or one of each.',
  'swap.one': 'That took only one diamond. Swap two of your cards for both.',
  'swap.done':
    'Two cards for two. What you put back now lies in the market, where your opponent can take it.',

  'full.title': 'You can hold seven cards.',
  'full.idea':
    'After your turn, you may not have more than seven cards in your hand. Camels do not count: a herd can be any size.',
  'full.task': 'Your hand is full. Take both gold cards anyway.',
  'full.nudge': 'Swap two goods for the gold. Camels would leave you with nine cards in your hand.',
  'full.sold': 'A sale makes room, too. But this time, swap two goods for the gold.',
  'full.done':
    'Goods for goods: still seven cards. You could also have sold some, or taken the camel.',

  'sell.title': 'Sell goods for rupees.',
  'sell.idea':
    'To sell, discard as many cards of one kind as you like. Each earns a token of that good, the most valuable first.',
  'sell.task': 'Sell both cloth cards.',
  'sell.nudge': 'Choose the two cloth cards in your hand, and nothing else.',
  'sell.one': 'You may sell just one. But this time, sell both together.',
  'sell.done':
    'Five and three rupees. Tokens get smaller, so it pays to be early. One kind per turn, and never camels.',

  'dear.title': 'Precious goods sell in twos or more.',
  'dear.idea':
    'Sell at least two diamonds, gold or silver at a time, even if only one token is left. The other goods you may sell singly.',
  'dear.task': 'Sell your silver.',
  'dear.nudge': 'Choose both silver cards. A single diamond has to wait.',
  'dear.cheap': 'Spice and leather can go one by one. Now sell the silver.',
  'dear.done':
    'Two cards for the last token. These three goods have six cards each; cloth and spice have eight, leather ten.',

  'bonus.title': 'Big sales earn a bonus.',
  'bonus.idea':
    'Sell three cards for a bonus of 1 to 3 rupees, four for 4 to 6, five or more for 8 to 10. Cards count here, not tokens.',
  'bonus.task': 'Win the biggest bonus.',
  'bonus.nudge': 'It takes five cards of one kind. Sell all your leather.',
  'bonus.fewer': 'A good sale, but five at once bring the biggest bonus.',
  'bonus.done':
    'Only four tokens were left, but five cards still earn the big bonus. You draw it unseen, and nobody else gets to see its value.',

  'piles.title': 'Three empty rows end the round.',
  'piles.idea':
    'When the tokens of three goods are gone, the round ends at once, and unsold cards are worth nothing. The richer player wins a seal; two seals win the game.',
  'piles.task': 'You are ahead and have a seal. Win the game.',
  'piles.nudge': 'Two rows are empty, and leather has two tokens left. Sell two leather or more.',
  'piles.one': 'One leather token is still there. Sell two or three leather at once.',
  'piles.done':
    'Your larger herd earned 5 rupees more, and your second seal wins the game! Otherwise you would deal a new round, and the loser of this one would start.',

  'deck.title': 'A gap in the market ends it, too.',
  'deck.idea':
    'If the deck cannot fill every gap in the market, the round is over. However it ends, the larger herd earns 5 rupees. Equal herds earn nothing.',
  'deck.task': 'You are 3 rupees behind. Win the game.',
  'deck.nudge':
    'Take both camels: one card cannot fill two gaps, so the round ends, and your herd becomes the larger one.',
  'deck.good': 'The last card filled the gap, so the round goes on. Take the camels instead.',
  'deck.done':
    'Six camels against five: the larger herd earns you 5 rupees. That makes it 58 to 56, and the seal is yours.',

  'tie.title': 'Bonus tokens break a tie.',
  'tie.idea':
    'You are both equally rich. In that case, whoever has more bonus tokens wins the seal; if those are equal too, whoever has more goods tokens.',
  'tie.task': 'Only you have a bonus token. Win the game.',
  'tie.nudge': 'The market is still full, so the round goes on. Take a card: the deck is empty.',
  'tie.done':
    'You win! Rupees count first, then bonus tokens, then goods tokens. And remember: the round ended because of the gap, not because the deck was empty.',

  'single.title': 'Take one good',
  'single.line': 'The deck fills the gap. Hold seven cards at most.',
  'herd.title': 'Or take all the camels',
  'herd.line': 'They join your herd and never fill your hand.',
  'trade.title': 'Or swap two or more',
  'trade.line': 'Put back as many cards, from your hand or your herd.',
  'sale.title': 'Or sell one kind',
  'sale.line': 'The best tokens go first. Precious goods: two cards or more.',
  'reward.title': 'Sell many at once',
  'reward.line': 'Three, four or five cards bring a growing bonus.',
  'seal.title': 'Be richer, win the seal',
  'seal.line': 'Three empty rows or no refill end a round. Two seals win.',

  'turn.tip':
    'One thing per turn: take one good, take all the camels, swap at least two cards, or sell one kind.',
  'scored.tip': 'The richer of you won a seal. Two seals win, and the loser starts the new round.',
  'five.tip': 'You can sell five of a kind! That brings a bonus of 8 to 10 rupees.',
  'three.tip':
    'Three cards of a kind bring a bonus of 1 to 3 rupees. Four bring 4 to 6, five or more 8 to 10.',
  'pair.tip':
    'Diamonds, gold and silver are only sold two or more at a time. You have two alike, so you can sell them now.',
  'caravan.tip':
    'Camels do not count in your hand. Use them in swaps; the larger herd is worth 5 rupees in the end.',
  'even.tip': 'In a swap you put back as many cards as you take: goods, camels or both.',
};
