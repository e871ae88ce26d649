import { runTraining } from './training.mjs';

await runTraining('mine', 'mine/main.ts', 'docs/puzzles.md');
