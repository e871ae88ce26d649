import { director, type Sound } from '@baithak/board';
import { beforeEach, expect, test, vi } from 'vitest';
import { listenToStage } from '../shell/sounds.ts';
import { preferences } from '../shell/storage.ts';

/** What a page would hear: each tone with its loudest moment. */
const heard: { readonly pitch: number; readonly loudness: number }[] = [];

class FakeAudio {
  readonly currentTime = 0;
  readonly state = 'running';
  readonly destination = {};
  createOscillator() {
    const tone = { pitch: 0, loudness: 0 };
    return {
      type: 'sine',
      tone,
      frequency: {
        setValueAtTime: (pitch: number) => Object.assign(tone, { pitch }),
        exponentialRampToValueAtTime: () => {},
      },
      connect: (gain: { loudness: number; connect: (to: unknown) => void }) => {
        heard.push({ pitch: tone.pitch, loudness: gain.loudness });
        return gain;
      },
      start: () => {},
      stop: () => {},
    };
  }
  createGain() {
    const gain = {
      loudness: 0,
      connect: () => {},
      gain: {
        setValueAtTime: (loudness: number) => Object.assign(gain, { loudness }),
        exponentialRampToValueAtTime: () => {},
      },
    };
    return gain;
  }
  async suspend() {}
}

vi.stubGlobal('AudioContext', FakeAudio);
vi.stubGlobal('navigator', { userActivation: { hasBeenActive: true } });
vi.useFakeTimers();
listenToStage();

beforeEach(() => {
  heard.length = 0;
});

function hear(sound: Sound, loudness: 'loud' | 'medium' | 'soft' | 'off') {
  heard.length = 0;
  preferences.set('sound', loudness);
  director.sound(sound);
  vi.runAllTimers();
  return [...heard];
}

const SOUNDS: readonly Sound[] = ['take', 'place', 'sell', 'score', 'turn', 'win', 'loss'];

test('each of the seven sounds is one of its own', () => {
  const tunes = SOUNDS.map((sound) => JSON.stringify(hear(sound, 'loud')));
  expect(new Set(tunes).size).toBe(SOUNDS.length);
  expect(tunes).not.toContain('[]');
});

test('the volume has three steps and silence', () => {
  const [loud, medium, soft] = (['loud', 'medium', 'soft'] as const).map(
    (step) => hear('win', step)[0]!.loudness,
  );
  expect(loud!).toBeGreaterThan(medium!);
  expect(medium!).toBeGreaterThan(soft!);
  expect(soft!).toBeGreaterThan(0);
  for (const sound of SOUNDS) expect(hear(sound, 'off')).toEqual([]);
});
