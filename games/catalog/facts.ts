import type { GameId } from './index.ts';

export const RECONSTRUCTED = ['layout', 'board', 'pieces'] as const;
export type Reconstructed = (typeof RECONSTRUCTED)[number];

/** What a box says on its side. Of a range of minutes the first is the shortest. */
export interface Facts {
  /** From which age on; `null` where the box does not say. */
  readonly age: number | null;
  readonly minutes: readonly [number, number];
  /** What had to be made anew because its picture is lost. */
  readonly reconstructed: Reconstructed | null;
}

/** Known from rulebooks and boxes; the rules need none of it. */
export const facts: Readonly<Record<GameId, Facts>> = {
  ananda: { age: 10, minutes: [45, 45], reconstructed: 'board' },
  jaipur: { age: null, minutes: [30, 30], reconstructed: null },
  parikrama: { age: 14, minutes: [30, 45], reconstructed: 'pieces' },
  samsara: { age: 12, minutes: [10, 50], reconstructed: 'pieces' },
  srrakk: { age: 14, minutes: [5, 10], reconstructed: 'layout' },
  talluka: { age: 14, minutes: [5, 10], reconstructed: 'layout' },
  vancana: { age: 14, minutes: [5, 10], reconstructed: 'layout' },
};
