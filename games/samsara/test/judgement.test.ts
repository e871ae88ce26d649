import { judgementTests } from '@baithak/testkit';
import { judgement } from '../bot/judgement.ts';
import { game } from '../index.ts';

judgementTests(game, judgement);
