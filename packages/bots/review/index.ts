export { lookAgain } from './again.ts';
export type { Gap } from './gap.ts';
export type { Moment } from './moments.ts';
export { type Review, review } from './review.ts';
export { isClearLuck, turningPoints } from './totals.ts';
export { type Walked, walk } from './walk.ts';
