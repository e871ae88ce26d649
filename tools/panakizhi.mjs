import { runTraining } from './training.mjs';

// Measures and trains the search of the three 5×5 games.
await runTraining('panakizhi', 'panakizhi/main.ts', 'training/panakizhi/README.md');
