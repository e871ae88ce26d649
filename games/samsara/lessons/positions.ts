import type { Json } from '@baithak/kernel';

const AMULETS = ['JV', 'JY', 'VY', 'JM', 'GD', 'YG', 'YD', 'KB', 'KD', 'BM', 'VG', 'JB'];

type Fields = Readonly<Record<string, Json>>;

/** Two players share the amulets; those won leave empty places. */
function table(phase: string, round: number, you: Fields, other: Fields, taken: string): Json {
  const gone = taken.split(' ');
  return {
    phase,
    round,
    seats: [you, other],
    groups: [AMULETS.map((amulet) => (gone.includes(amulet) ? null : amulet))],
  };
}

const KAPI: Fields = {
  character: 'Ussagah',
  zone: 'Y',
  hand: '++--',
  draw: 'K+--',
  waste: 'B+-',
};

/** Round one: both stand in the rift. */
export const START: Json = table(
  'go',
  1,
  { character: 'Ibah', zone: 'rift', hand: '++--', draw: '++--' },
  { character: 'Ussagah', zone: 'rift', hand: '+---', draw: '+++-' },
  '',
);

export const COMPANY: Json = table(
  'go',
  3,
  { character: 'Ibah', zone: 'V', hand: 'G+--', draw: '++--', waste: 'V+' },
  KAPI,
  '',
);

export const RIFT: Json = table(
  'go',
  4,
  { character: 'Ibah', zone: 'D', hand: 'GV+-', draw: '++--', waste: 'D+-' },
  KAPI,
  '',
);

export const ACTIONS: Json = table(
  'act',
  5,
  { character: 'Ibah', zone: 'V', hand: 'VDM+-', draw: 'G+-', waste: 'J++--' },
  KAPI,
  '',
);

export const BURDEN: Json = table(
  'act',
  5,
  { character: 'Ibah', zone: 'M', hand: 'GDM--', draw: 'V++-', waste: 'J++-' },
  KAPI,
  '',
);

export const STORE: Json = table(
  'act',
  6,
  { character: 'Ibah', zone: 'G', hand: 'YGD+-', draw: 'V++-', waste: 'JM+--' },
  { ...KAPI, zone: 'J' },
  '',
);

export const EXTRA: Json = table(
  'go',
  6,
  {
    character: 'Ibah',
    zone: 'J',
    hand: 'D+--',
    draw: 'V++-',
    waste: 'JM+-',
    evanescent: 'K',
  },
  { ...KAPI, zone: 'D' },
  '',
);

export const SYMBOLS: Json = table(
  'amulet',
  7,
  {
    character: 'Ibah',
    zone: 'Y',
    hand: 'JJVY++',
    draw: 'G+--',
    waste: 'M+--',
    evanescent: 'B',
  },
  { ...KAPI, zone: 'D' },
  '',
);

export const DARK: Json = table(
  'amulet',
  9,
  {
    character: 'Ibah',
    zone: 'D',
    marker: 1,
    hand: 'YGGD+',
    draw: 'V+--',
    waste: 'JJM++-',
    reserve: '',
    amulets: ['JV'],
  },
  { ...KAPI, zone: 'V', marker: 3, amulets: ['KD'] },
  'JV KD',
);

export const POWER: Json = table(
  'power',
  10,
  {
    character: 'Ibah',
    zone: 'D',
    marker: 1,
    hand: '-',
    draw: 'V+--',
    waste: 'JM+',
    played: 'JGGD+',
    evanescent: 'KB',
    amulets: ['JV', 'GD'],
  },
  { ...KAPI, zone: 'V', marker: 3, amulets: ['KD'] },
  'JV GD KD',
);

export const FIFTH: Json = table(
  'amulet',
  13,
  {
    character: 'Ibah',
    zone: 'V',
    marker: 3,
    hand: 'VVG+-',
    draw: 'JD+-',
    waste: 'YM+-',
    reserve: 'GM',
    amulets: ['JV', 'GD', 'YD', 'JY'],
  },
  { ...KAPI, zone: 'B', marker: 2, amulets: ['KD', 'JM'] },
  'JV GD YD JY KD JM',
);

/** The last seat ends the round: both have five amulets. */
export const TIE: Json = {
  phase: 'power',
  round: 13,
  turn: 1,
  seats: [
    {
      character: 'Bikkhu',
      zone: 'B',
      marker: 2,
      hand: 'JD+-',
      draw: 'GG++-',
      waste: 'VM+-',
      amulets: ['JV', 'GD', 'YD', 'JY', 'KB'],
    },
    {
      character: 'Dhenu',
      zone: 'G',
      marker: 3,
      hand: 'M-',
      draw: 'KY+-',
      waste: 'V+-',
      played: 'VVGG+',
      amulets: ['KD', 'JM', 'VY', 'YG', 'VG'],
    },
  ],
  groups: [[null, null, null, null, null, null, null, null, null, 'BM', null, 'JB']],
};
