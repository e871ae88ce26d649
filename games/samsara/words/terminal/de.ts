import type { Catalogue } from '@baithak/kernel';

/** What only a terminal shows; a page does not load it. */
export const de = {
  'sketch.round': 'Runde {round}',
  'sketch.turn': 'Zug {round} von 17',
  'sketch.rift': 'In der Kluft:',
  'sketch.group': 'Amulette {left} | {right}',
  'sketch.group-all': 'Amulette',
  'sketch.seat': '{seat}',
  'sketch.marker': 'Marker auf Kraft {n}',
  'sketch.actions': '{n, plural, one {# Aktion} other {# Aktionen}} übrig',
  'sketch.hand': 'Hand',
  'sketch.piles': 'Stapel',
  'sketch.piles-of': 'ziehen {draw}, Ablage {waste}',
  'sketch.won': 'Gewonnen',
  'sketch.played': 'Spielzone',
  'sketch.evanescent': 'Flüchtig',
  'sketch.reserve': 'Reserve',
  'sketch.next': 'Nächste Hand',
  'sketch.known': 'darunter {cards}',
  'sketch.cards': '{n, plural, one {# Karte} other {# Karten}}',
  'sketch.key': '+ Gutes Karma · - Schlechtes Karma · Amulette: JV will 4 + 4, YBG 2 + 2 + 2',
} as const satisfies Catalogue;
