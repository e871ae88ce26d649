import { preferences } from './preferences.ts';

let context: AudioContext | undefined;

type Sound = 'tap' | 'turn';

/** What is to be seen is drawn meanwhile: the first sound takes a device some work. */
const AFTER_SIGHT_MS = 40;

/** A soft wooden tap, or two rising notes when it is one's turn. */
export function play(sound: Sound): void {
  if (preferences.getSnapshot().sound === 'off' || typeof AudioContext === 'undefined') return;
  setTimeout(() => playNow(sound), AFTER_SIGHT_MS);
}

function playNow(sound: Sound): void {
  try {
    context ??= new AudioContext();
    // A browser stays silent until somebody has touched the page.
    if (context.state === 'suspended') void context.resume();
    if (sound === 'tap') note(context, 330, 0, 0.09);
    else {
      note(context, 392, 0, 0.16);
      note(context, 523, 0.12, 0.16);
    }
  } catch {
    // A device without sound plays in silence.
  }
}

function note(on: AudioContext, pitch: number, wait: number, length: number): void {
  const start = on.currentTime + wait;
  const tone = on.createOscillator();
  const loudness = on.createGain();
  tone.type = 'triangle';
  tone.frequency.value = pitch;
  loudness.gain.setValueAtTime(0.05, start);
  loudness.gain.exponentialRampToValueAtTime(0.0001, start + length);
  tone.connect(loudness).connect(on.destination);
  tone.start(start);
  tone.stop(start + length);
}
