import type { Cue, Sound } from './cue.ts';

interface Timing {
  /** When each cue starts, in milliseconds. */
  readonly starts: readonly number[];
  /** When everything has arrived. */
  readonly length: number;
}

/** Things of one step start shortly after each other. */
const STAGGER = 0.14;

/** How many beats a thing is on its way: each place that it passes takes half a beat more. */
export const beatsOf = ({ via = [] }: Cue): number => 1 + via.length / 2;

/** A cue that is only heard names its kind as its thing. */
const isHeardOnly = ({ kind, thing }: Cue): boolean => kind === thing;

/** When each cue starts, and when all of them are over. A step starts when the one before it is over. */
export function timingOf(cues: readonly Cue[], beat: number): Timing {
  let [start, over, length] = [0, 0, 0];
  const starts = cues.map((cue, i) => {
    const before = cues[i - 1];
    if (before !== undefined && cue.together !== true) {
      start = cue.step === before.step ? start + beat * STAGGER : over;
    }
    const arrival = start + beat * beatsOf(cue);
    over = Math.max(over, arrival);
    length = Math.max(length, isHeardOnly(cue) ? start : arrival);
    return start;
  });
  return { starts, length };
}

/** What is heard, and when. Two equal sounds at one moment would only be louder. */
export function soundsOf(cues: readonly Cue[], starts: readonly number[]): [Sound, number][] {
  const heard = new Map<string, [Sound, number]>();
  for (const [i, { sound }] of cues.entries()) {
    if (sound !== undefined) heard.set(`${sound} ${starts[i]}`, [sound, starts[i]!]);
  }
  return [...heard.values()];
}
