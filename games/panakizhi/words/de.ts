import type { en } from './en.ts';

export const de: Record<keyof typeof en, string> = {
  'colour.w': 'Weiß',
  'colour.b': 'Schwarz',
  'seat.0': 'Weiß',
  'seat.1': 'Schwarz',
  'option.layout': 'Startaufstellung',

  'fault.game-over': 'Das Spiel ist zu Ende.',

  'fault.position-not-text': 'Eine Stellung dieses Spiels ist ein Text, nicht {found}.',
  'fault.position-parts': '„{found}“ ist keine Stellung. Eine ganze sieht so aus: {example}',
  'fault.position-side': 'Am Zug ist w oder b, nicht „{found}“.',
  'fault.position-ranks':
    'Ein Brett hat fünf Reihen mit je einem Schrägstrich dazwischen, und hier {count, plural, one {ist es eine} other {sind es #}}.',
  'fault.position-symbol':
    'In Reihe {rank} steht „{found}“; bekannt sind nur {pieces} und die Ziffern 1 bis 5.',
  'fault.position-digits':
    'In Reihe {rank} folgt die Ziffer „{found}“ auf eine andere: Schreibe benachbarte leere Felder als eine Zahl.',
  'fault.position-width':
    'Reihe {rank} hat {count, plural, one {ein Feld} other {# Felder}} statt fünf.',

  'prompt.over': '{reason}',
  'log.ended': 'Das Spiel ist zu Ende. {reason}',

  'end.repetition': 'Unentschieden: dieselbe Stellung zum dritten Mal.',
  'end.cap': 'Unentschieden: Das Spiel hat 400 Züge gedauert.',

  'threats.show': 'Drohungen zeigen',
  'threats.none': 'Zurzeit droht nichts.',
  'threats.named': '{place}, {threats}',
  'threat.wins': 'könnte gewinnen',

  'sketch.start': 'Zug {ply}',
  'sketch.last': 'Zug {ply}, zuletzt {move}',
};
