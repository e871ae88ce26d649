import type { Preferences } from '../controller/preferences.ts';

/** How long a bot waits after each decision: the length of an animation, and a moment to see where things went. */
const PAUSES: Readonly<Record<Preferences['speed'], number>> = {
  calm: 650,
  brisk: 325,
  instant: 0,
};

/** Bots only wait for animations that somebody can see, and as long as these last. */
export const botPause = (
  { motion, speed }: Pick<Preferences, 'motion' | 'speed'>,
  isUnseen: boolean,
): number => (isUnseen || motion === 'off' ? 0 : PAUSES[speed]);
