import { runTraining } from './training.mjs';

await runTraining('review-check', 'review-check.ts', 'docs/review.md');
