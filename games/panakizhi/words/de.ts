import type { en } from './en.ts';

export const de: Record<keyof typeof en, string> = {
  'colour.w': 'Weiß',
  'colour.b': 'Schwarz',
  'seat.0': 'Weiß',
  'seat.1': 'Schwarz',
  'option.layout': 'Startaufstellung',

  'fault.game-over': 'Die Partie ist zu Ende.',

  'fault.position-not-text': 'Eine Stellung dieses Spiels ist ein Text, nicht {found}.',
  'fault.position-parts':
    '„{found}“ ist keine vollständige Stellung. Vollständig sieht sie so aus: {example}',
  'fault.position-side': 'Am Zug ist entweder w oder b, nicht „{found}“.',
  'fault.position-ranks':
    'Ein Brett hat fünf Reihen mit Schrägstrichen dazwischen. Hier {count, plural, one {ist es eine Reihe} other {sind es # Reihen}}.',
  'fault.position-symbol':
    'In Reihe {rank} steht „{found}“. Erlaubt sind nur {pieces} und die Ziffern 1 bis 5.',
  'fault.position-digits':
    'In Reihe {rank} folgt die Ziffer „{found}“ auf eine andere. Schreib leere Felder nebeneinander als eine Zahl.',
  'fault.position-width':
    'Reihe {rank} hat {count, plural, one {ein Feld} other {# Felder}} statt fünf.',

  'prompt.over': '{reason}',
  'log.ended': 'Die Partie ist zu Ende. {reason}',

  'end.repetition': 'Remis: Dieselbe Stellung war dreimal da.',
  'end.cap': 'Remis: Die Partie dauert schon 400 Züge.',

  'way.seen': '{blackIs, select, you {{turned}} other {{seen}}}',
  'way.right': 'nach rechts',
  'way.left': 'nach links',
  'way.up': 'nach oben',
  'way.down': 'nach unten',

  'threats.show': 'Drohungen zeigen',
  'threats.short': 'Drohungen',
  'threats.none': 'Im Moment droht nichts.',
  'threats.named': '{place}, {threats}',
  'threats.none-then': 'Nach diesem Zug droht nichts.',
  'threats.then': 'Nach diesem Zug:',
  'threats.by': '{foe}:',
  'threats.then-by': 'Dann {foe}:',
  'threat.wins': '{foe} kann im nächsten Zug gewinnen',
  'threat-brief.wins': 'gewinnt',

  'why.stops': 'Damit kann {foe} im nächsten Zug nicht mehr gewinnen',
  'why.threatens': 'Damit drohst du, im nächsten Zug zu gewinnen',
  'why.saves': 'Danach kann {foe} dir keine Figur abnehmen',

  'board.again': 'Drück noch einmal dort oder auf den Knopf, um so zu ziehen.',
  'board.again-square': 'Drück auf das markierte Feld oder den Knopf, um so zu ziehen.',

  'sketch.start': 'Zug {ply}',
  'sketch.last': 'Zug {ply}, zuletzt {move}',
};
