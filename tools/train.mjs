import { runTraining } from './training.mjs';

await runTraining('train', 'main.ts', 'training/README.md');
