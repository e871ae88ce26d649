import { director, type Sound } from '@baithak/board';
import { preferences } from './storage.ts';

interface Note {
  readonly pitch: number;
  /** In seconds, like `length`. */
  readonly at: number;
  readonly length: number;
  readonly wave?: OscillatorType;
  /** The pitch that it slides to. */
  readonly to?: number;
}

/** Soft and short, as if on wood, clay and a small bell. */
const SOUNDS: Readonly<Record<Sound, readonly Note[]>> = {
  take: [{ pitch: 520, to: 620, at: 0, length: 0.08 }],
  place: [
    { pitch: 190, to: 120, at: 0, length: 0.09, wave: 'sine' },
    { pitch: 880, at: 0, length: 0.03 },
  ],
  sell: [
    { pitch: 1180, at: 0, length: 0.07 },
    { pitch: 1570, at: 0.06, length: 0.12 },
  ],
  score: [
    { pitch: 784, at: 0, length: 0.12 },
    { pitch: 988, at: 0.08, length: 0.16 },
  ],
  turn: [
    { pitch: 392, at: 0, length: 0.16 },
    { pitch: 523, at: 0.12, length: 0.2 },
  ],
  win: [
    { pitch: 523, at: 0, length: 0.2 },
    { pitch: 659, at: 0.14, length: 0.2 },
    { pitch: 784, at: 0.28, length: 0.22 },
    { pitch: 1047, at: 0.42, length: 0.5 },
  ],
  loss: [
    { pitch: 392, at: 0, length: 0.24 },
    { pitch: 330, at: 0.18, length: 0.26 },
    { pitch: 262, at: 0.38, length: 0.5 },
  ],
};

const LOUDNESS = { loud: 0.11, medium: 0.055, soft: 0.022, off: 0 } as const;

let context: AudioContext | undefined;

/** An open audio device costs power even while it is silent. */
const SILENT_AFTER_MS = 3_000;
let silencing: ReturnType<typeof setTimeout> | undefined;

/** Opening the audio device takes time, so the page draws first. */
const AFTER_SIGHT_MS = 40;

/** Lets the stage be heard; called once. */
export function listenToStage(): void {
  director.onSound((sound) => {
    const loudness = LOUDNESS[preferences.getSnapshot().sound];
    if (loudness === 0 || typeof AudioContext === 'undefined') return;
    setTimeout(() => play(SOUNDS[sound], loudness), AFTER_SIGHT_MS);
  });
}

function play(notes: readonly Note[], loudness: number): void {
  // Browsers are silent until the first click or key press; what was due before is not made up for.
  if (navigator.userActivation?.hasBeenActive === false) return;
  try {
    context ??= new AudioContext();
    if (context.state === 'suspended') void context.resume();
    for (const note of notes) sound(context, note, loudness);
    clearTimeout(silencing);
    silencing = setTimeout(() => void context?.suspend(), SILENT_AFTER_MS);
  } catch {
    // The device has no sound.
  }
}

function sound(on: AudioContext, note: Note, loudness: number): void {
  const { pitch, at, length, wave = 'triangle', to = pitch } = note;
  const start = on.currentTime + at;
  const tone = on.createOscillator();
  const gain = on.createGain();
  tone.type = wave;
  tone.frequency.setValueAtTime(pitch, start);
  tone.frequency.exponentialRampToValueAtTime(to, start + length);
  gain.gain.setValueAtTime(loudness, start);
  gain.gain.exponentialRampToValueAtTime(0.0001, start + length);
  tone.connect(gain).connect(on.destination);
  tone.start(start);
  tone.stop(start + length);
}
