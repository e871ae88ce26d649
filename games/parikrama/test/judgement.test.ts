import { judgementTests } from '@baithak/testkit';
import { judgement } from '../bot/judgement.ts';
import { game } from '../index.ts';

// Random games are long, so few of them have thousands of positions.
const variants = [
  { seats: 2, options: { mode: 'introductory' } },
  { seats: 3, options: { mode: 'full' } },
  { seats: 5, options: { mode: 'full' } },
];

judgementTests(game, judgement, { variants, games: 1, every: 23 });
