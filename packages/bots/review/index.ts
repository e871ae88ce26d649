export type { Moment } from './moments.ts';
export { type Review, review } from './review.ts';
export { type Total, type TurningPoint, turningPoints } from './totals.ts';
export { eventsAfter, type Walked, walk } from './walk.ts';
