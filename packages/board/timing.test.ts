import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { Cue } from './cue.ts';
import { director } from './director.ts';
import { timingOf } from './timing.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => {
  director.skip();
  vi.useRealTimers();
});

const BEAT = 520;
const via = (places: number) => Array.from({ length: places }, (_, i) => `zone ${i}`);
const beats = (cues: readonly Cue[]) => {
  const { starts, length } = timingOf(cues, 1);
  return { starts, length };
};

describe('a turn', () => {
  it('lasts until a walk over many places has arrived, also where nothing comes after it', () => {
    const walk: Cue = { kind: 'moved', thing: 'soul', via: via(4), step: 0, sound: 'place' };
    expect(beats([walk])).toEqual({ starts: [0], length: 3 });
    director.play([], timingOf([walk], BEAT).length, BEAT);
    const heard: string[] = [];
    director.whenStill(() => heard.push('still'));
    vi.advanceTimersByTime(3 * BEAT - 1);
    expect([heard, director.busy]).toEqual([[], BEAT + 1]);
    vi.advanceTimersByTime(1);
    expect([heard, director.busy]).toEqual([['still'], BEAT]);
    vi.advanceTimersByTime(BEAT);
    expect(director.busy).toBe(0);
  });

  it('lasts as long as what started earlier, if that has the longer way', () => {
    const home: Cue = { kind: 'brought-home', thing: '3', via: via(2), step: 0 };
    const beside: Cue = { kind: 'brought-home', thing: '4', step: 0, together: true };
    expect(beats([home, beside])).toEqual({ starts: [0, 0], length: 2 });
  });

  it('goes on with its next step when all of the step before have arrived', () => {
    const home: Cue = { kind: 'brought-home', thing: '3', via: via(1), step: 0 };
    const step: Cue = {
      kind: 'stepped',
      thing: 'stepped',
      step: 0,
      together: true,
      sound: 'place',
    };
    const score: Cue = { kind: 'brought-home', thing: 'brought-home', step: 1, sound: 'score' };
    // What is only heard keeps nobody waiting.
    expect(beats([home, step, score])).toEqual({ starts: [0, 0, 1.5], length: 1.5 });
  });

  it('sends things of one step off shortly after each other', () => {
    const dealt = (thing: string, at: number): Cue => ({ kind: 'dealt', thing, step: at });
    const { starts, length } = timingOf([dealt('1', 0), dealt('2', 0), dealt('3', 1)], 100);
    expect(starts.map(Math.round)).toEqual([0, 14, 114]);
    expect(Math.round(length)).toBe(214);
  });
});

describe('sounds', () => {
  const deal: Cue[] = Array.from({ length: 12 }, (_, i) => {
    return { kind: 'dealt', thing: `card ${i}`, step: 0, sound: i < 11 ? 'take' : 'turn' };
  });

  function heardAt(beat: number): [sound: string, at: number][] {
    const heard: [string, number][] = [];
    const start = performance.now();
    const stop = director.onSound((sound) => heard.push([sound, performance.now() - start]));
    director.hear(deal, timingOf(deal, beat).starts);
    vi.advanceTimersByTime(60_000);
    stop();
    return heard;
  }

  it('come with what moves', () => {
    const heard = heardAt(100);
    expect(heard).toHaveLength(12);
    expect(new Set(heard.map(([, at]) => at)).size).toBe(12);
  });

  it('of a whole turn at one moment are one of each kind', () => {
    expect(heardAt(0)).toEqual([
      ['take', 0],
      ['turn', 0],
    ]);
  });

  it('are silent once everything is skipped', () => {
    const heard: string[] = [];
    const stop = director.onSound((sound) => heard.push(sound));
    director.hear(deal, timingOf(deal, 100).starts);
    director.skip();
    vi.advanceTimersByTime(60_000);
    stop();
    expect(heard).toEqual([]);
  });
});
