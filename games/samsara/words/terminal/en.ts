import type { Catalogue } from '@baithak/kernel';

/** What only a terminal shows; a page does not load it. */
export const en = {
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
