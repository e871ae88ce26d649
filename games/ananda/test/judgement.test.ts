import { judgementTests } from '@baithak/testkit';
import { judgement } from '../bot/judgement.ts';
import { game } from '../index.ts';

const variants = [
  { seats: 2, options: { files: 10, ranks: 9 } },
  { seats: 3, options: { files: 14, ranks: 14 } },
  { seats: 4, options: { files: 6, ranks: 6 } },
];

judgementTests(game, judgement, { variants, games: 4 });
