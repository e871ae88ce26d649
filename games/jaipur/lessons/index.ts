import type { Lesson } from '@baithak/kernel/lesson';
import { COMPONENTS } from '../rules/components.ts';

/** Nothing is sold yet. */
const FRESH = {
  discards: {},
  tokens: COMPONENTS.tokens,
  bonus: COMPONENTS.bonus,
  won: [
    { goods: [], bonus: [] },
    { goods: [], bonus: [] },
  ],
  seals: [0, 0],
  round: 1,
  starter: 0,
  turn: 0,
};

/** Both have won a round, and the third decides. */
const DECIDER = {
  ...FRESH,
  market: 'KKK',
  hands: ['', ''],
  herds: [0, 0],
  deck: { ...COMPONENTS.cards, K: COMPONENTS.cards.K - 3 },
  seals: [1, 1],
  round: 3,
  due: 'deal',
};

const OPENING = {
  ...FRESH,
  market: 'GCKKK',
  hands: ['GSPLL', 'DCPL'],
  herds: [0, 1],
  deck: { D: 5, G: 4, S: 5, C: 6, P: 6, L: 7, K: 7 },
};

const CARAVAN = {
  ...FRESH,
  market: 'DSKKK',
  hands: ['GGPLL', 'DCPL'],
  herds: [0, 1],
  deck: { D: 4, G: 4, S: 5, C: 7, P: 6, L: 7, K: 7 },
};

const TWO_DIAMONDS = {
  ...FRESH,
  market: 'DDCLK',
  hands: ['CPPLL', 'GSCP'],
  herds: [2, 3],
  deck: { D: 4, G: 5, S: 5, C: 5, P: 5, L: 7, K: 5 },
};

const CLOTH_TO_SELL = {
  ...FRESH,
  market: 'DPLKK',
  hands: ['SCCPLL', 'GGSP'],
  herds: [1, 4],
  deck: { D: 5, G: 4, S: 4, C: 6, P: 5, L: 7, K: 4 },
};

/** Five leather, but only four leather tokens. */
const MUCH_LEATHER = {
  ...FRESH,
  market: 'DGCKK',
  hands: ['CLLLLL', 'SSPP'],
  herds: [2, 3],
  deck: { D: 5, G: 5, S: 4, C: 6, P: 5, K: 4 },
  discards: { P: 1, L: 5 },
  tokens: { ...FRESH.tokens, P: [3, 3, 2, 2, 1, 1], L: [1, 1, 1, 1] },
  bonus: { ...FRESH.bonus, '3': [1, 1, 2, 2, 3, 3] },
  won: [
    { goods: [4, 3], bonus: [] },
    { goods: [5, 2, 1, 1], bonus: [2] },
  ],
};

/** Two rows are empty, and two tokens are left in a third. */
const NEARLY_OVER = {
  market: 'GGPPK',
  hands: ['CLLL', 'GCP'],
  herds: [4, 2],
  deck: { D: 1, G: 1, S: 1, C: 3, P: 3, K: 4 },
  discards: { D: 5, G: 2, S: 5, C: 3, P: 2, L: 7 },
  tokens: { D: [], G: [5, 5, 5], S: [], C: [2, 2, 1, 1], P: [3, 2, 2, 1, 1], L: [1, 1] },
  bonus: { ...FRESH.bonus, '3': [1, 1, 2, 2, 3, 3] },
  won: [
    { goods: [7, 7, 5, 5, 5, 5, 5, 4, 3, 3, 3], bonus: [2] },
    { goods: [6, 6, 5, 5, 5, 5, 5, 3, 2, 1, 1, 1, 1], bonus: [] },
  ],
  seals: [1, 0],
  round: 2,
  starter: 1,
  turn: 0,
};

/** The last round: the learner has 52 rupees for goods, the opponent 56. */
const LAST_ROUND = {
  discards: { D: 4, G: 4, S: 4, C: 5, P: 5, L: 6 },
  tokens: { D: [5], G: [5], S: [5], C: [1, 1], P: [1, 1], L: [1, 1, 1] },
  seals: [1, 1],
  round: 3,
  starter: 1,
  turn: 0,
};
const GOODS_WON = [
  [7, 7, 5, 5, 5, 5, 3, 3, 2, 2, 2, 2, 2, 1, 1],
  [6, 6, 5, 5, 5, 5, 5, 5, 4, 3, 3, 3, 1],
];

/** Parts of the board. */
const MARKET = '[data-area=market]';
const CHOSEN = '[aria-pressed=true]';
const GIVEN = `[data-area=hand] ${CHOSEN}`;
const TAKEN = { of: `${MARKET} ${CHOSEN}` };
const CAMELS = '.j-camel[data-chosen=true]';

export const lesson: Lesson = {
  steps: [
    {
      id: 'take',
      seats: 2,
      position: OPENING,
      chance: ['D'],
      goal: { events: [{ kind: 'took' }] },
      answer: ['+G'],
      misses: [{ name: 'camels', fits: { moves: '\\+K' } }],
      rules: ['J2', 'J4', 'J5'],
    },
    {
      id: 'camels',
      seats: 2,
      position: CARAVAN,
      chance: ['C', 'L', 'G'],
      goal: { events: [{ kind: 'took-camels' }] },
      answer: ['+K'],
      misses: [{ name: 'good', fits: { events: [{ kind: 'took' }] } }],
      rules: ['J7', 'J8'],
    },
    {
      id: 'swap',
      seats: 2,
      position: TWO_DIAMONDS,
      goal: { moves: '\\+DD.*' },
      answer: ['+DD-PK'],
      misses: [{ name: 'one', fits: { moves: '\\+D' } }],
      rules: ['J8', 'J9', 'J10'],
    },
    {
      id: 'full',
      seats: 2,
      position: {
        ...FRESH,
        market: 'GGCPK',
        hands: ['DSSPPLL', 'DCCLL'],
        herds: [3, 2],
        deck: { D: 4, G: 4, S: 4, C: 5, P: 5, L: 6, K: 5 },
      },
      goal: { moves: '\\+GG.*' },
      answer: ['+GG-LL'],
      misses: [{ name: 'sold', fits: { events: [{ kind: 'sold' }] } }],
      rules: ['J6'],
    },
    {
      id: 'sell',
      seats: 2,
      position: CLOTH_TO_SELL,
      goal: { moves: '-CC' },
      answer: ['-CC'],
      misses: [{ name: 'one', fits: { moves: '-C' } }],
      rules: ['J11', 'J13'],
    },
    {
      id: 'dear',
      seats: 2,
      position: {
        ...FRESH,
        market: 'GCLKK',
        hands: ['DSSPL', 'DGCPL'],
        herds: [3, 3],
        deck: { D: 4, G: 4, C: 6, P: 6, L: 5, K: 3 },
        discards: { S: 4, L: 2 },
        tokens: { ...FRESH.tokens, S: [5], L: [2, 1, 1, 1, 1, 1, 1] },
        won: [
          { goods: [5, 5, 4, 3], bonus: [] },
          { goods: [5, 5], bonus: [] },
        ],
      },
      goal: { events: [{ kind: 'sold', good: 'S' }] },
      answer: ['-SS'],
      misses: [{ name: 'cheap', fits: { events: [{ kind: 'sold' }] } }],
      rules: ['J12'],
    },
    {
      id: 'bonus',
      seats: 2,
      position: MUCH_LEATHER,
      goal: { events: [{ kind: 'bonus', pile: '5' }] },
      answer: ['-LLLLL'],
      misses: [{ name: 'fewer', fits: { events: [{ kind: 'sold', good: 'L' }] } }],
      rules: ['J13', 'J15'],
    },
    {
      id: 'piles',
      seats: 2,
      position: NEARLY_OVER,
      goal: { wins: true },
      answer: ['-LLL'],
      misses: [{ name: 'one', fits: { moves: '-L' } }],
      rules: ['J1', 'J17', 'J24'],
    },
    {
      id: 'deck',
      seats: 2,
      position: {
        ...LAST_ROUND,
        market: 'GCLKK',
        hands: ['DSCPLL', 'DGSCPL'],
        herds: [4, 5],
        deck: { P: 1 },
        bonus: { ...FRESH.bonus, '3': [1, 2, 2, 2, 3, 3] },
        won: [
          { goods: GOODS_WON[0]!, bonus: [1] },
          { goods: GOODS_WON[1]!, bonus: [] },
        ],
      },
      goal: { wins: true },
      answer: ['+K'],
      misses: [{ name: 'good', fits: { events: [{ kind: 'took' }] } }],
      rules: ['J19', 'J21'],
    },
    {
      id: 'tie',
      seats: 2,
      position: {
        ...LAST_ROUND,
        market: 'GCPLL',
        hands: ['DSCCPL', 'DGSPL'],
        herds: [5, 5],
        deck: {},
        bonus: { ...FRESH.bonus, '4': [4, 5, 5, 6, 6] },
        won: [
          { goods: GOODS_WON[0]!, bonus: [4] },
          { goods: GOODS_WON[1]!, bonus: [] },
        ],
      },
      goal: { wins: true },
      answer: ['+C'],
      rules: ['J19', 'J22'],
    },
  ],
  match: async () => ({ position: DECIDER, isRound: true }),
  pictures: [
    {
      id: 'single',
      seats: 2,
      rules: ['J5', 'J6'],
      position: OPENING,
      proposed: ['+G'],
      show: [{ of: MARKET }],
    },
    {
      id: 'herd',
      seats: 2,
      rules: ['J7', 'J8'],
      position: CARAVAN,
      proposed: ['+K'],
      show: [{ of: MARKET }],
    },
    {
      id: 'trade',
      seats: 2,
      rules: ['J9', 'J10'],
      position: TWO_DIAMONDS,
      proposed: ['+DD-PP'],
      show: [TAKEN, { of: GIVEN }],
      isSwap: true,
    },
    {
      id: 'sale',
      seats: 2,
      rules: ['J11', 'J12', 'J13'],
      position: CLOTH_TO_SELL,
      proposed: ['-CC'],
      show: [{ of: GIVEN }, { of: '.j-coin[data-due=true]' }],
    },
    {
      id: 'reward',
      seats: 2,
      rules: ['J15'],
      position: MUCH_LEATHER,
      proposed: ['-LLLLL'],
      show: [{ of: GIVEN }, { of: '.j-bonus-pile[data-on=true]' }],
    },
    {
      id: 'seal',
      seats: 2,
      rules: ['J17', 'J22', 'J24'],
      position: NEARLY_OVER,
      proposed: ['-LL'],
      show: [{ of: '.j-tokens > ul' }, { of: '.j-you .j-seals' }],
    },
  ],
  moves: [
    { fits: '\\+[^-]+', show: [TAKEN] },
    { fits: '-.+', show: [{ of: GIVEN }] },
    { fits: '\\+[^-]+-K+', show: [TAKEN, { of: CAMELS }], isSwap: true },
    { fits: '\\+[^-]+-[^K]+', show: [TAKEN, { of: GIVEN }], isSwap: true },
    { fits: '.+', show: [TAKEN, { of: `${GIVEN}, ${CAMELS}` }], isSwap: true },
  ],
  tips: [
    { id: 'turn', legal: '\\+.*|-.*', rule: 'J4' },
    { id: 'scored', event: { kind: 'round-scored' }, rule: 'J24' },
    { id: 'five', legal: '-(.)\\1{4,}', rule: 'J15' },
    { id: 'three', legal: '-(.)\\1{2,}', rule: 'J15' },
    { id: 'pair', legal: '-[DGS]{2}', rule: 'J12' },
    { id: 'caravan', legal: '\\+K', rule: 'J7' },
    { id: 'even', legal: '\\+.+-.+', rule: 'J9' },
  ],
};
