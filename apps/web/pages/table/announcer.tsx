import { message } from '@baithak/kernel';
import { useEffect, useRef, useState } from 'react';
import type { ReadyTable } from '../../controller/table.ts';
import type { Say } from '../../shell/language.ts';
import { preferences } from '../../shell/storage.ts';
import type { PartProps } from './parts.tsx';
import { announcement, describeTable } from './sentences.ts';

interface AnnouncerProps extends PartProps {
  /** Grows each time somebody asks for a description of the table. */
  readonly described: number;
}

/** A live region: announces what has happened and what is asked now. */
export function Announcer({ table, words, say, described }: AnnouncerProps) {
  const { log } = table.room;
  const heard = useRef(log.length);
  const [spoken, speak] = useState('');
  useEffect(() => {
    if (log.length === heard.current) return;
    speak(announcement(table, heard.current, words, say));
    heard.current = log.length;
  }, [table, words, say, log]);
  useEffect(() => {
    // A live region only speaks when its text changes, so the text ends differently each time.
    if (described > 0) speak(describeTable(table, say) + ' '.repeat(described % 2));
  }, [described]);
  return (
    <p className="b-unseen" role="status">
      {spoken}
    </p>
  );
}

/** Signals moves by sound, and one's turn also by a notification while the page is hidden. */
export function useTurnSignal(table: ReadyTable, say: Say): void {
  const { log, stage } = table.room;
  const mine = stage === 'playing' && table.acting !== null;
  const before = useRef({ lines: log.length, mine });
  useEffect(() => {
    const was = before.current;
    before.current = { lines: log.length, mine };
    if (mine && !was.mine) {
      play('turn');
      notify(say(message('table.your-turn', { game: message('name') })));
    } else if (log.length > was.lines) play('tap');
  }, [log.length, mine, say]);
}

function notify(text: string): void {
  const wanted = preferences.getSnapshot().notices === 'on' && document.hidden;
  if (!wanted || typeof Notification === 'undefined') return;
  if (Notification.permission === 'granted') new Notification(text, { tag: 'baithak-turn' });
}

let context: AudioContext | undefined;

type Sound = 'tap' | 'turn';

/** Opening the audio device takes time, so the page draws first. */
const AFTER_SIGHT_MS = 40;

/** Plays a soft tap for a move, or two rising notes for one's own turn. */
function play(sound: Sound): void {
  if (preferences.getSnapshot().sound === 'off' || typeof AudioContext === 'undefined') return;
  setTimeout(() => playNow(sound), AFTER_SIGHT_MS);
}

function playNow(sound: Sound): void {
  try {
    context ??= new AudioContext();
    // Browsers suspend audio until the first click or key press.
    if (context.state === 'suspended') void context.resume();
    if (sound === 'tap') note(context, 330, 0, 0.09);
    else {
      note(context, 392, 0, 0.16);
      note(context, 523, 0.12, 0.16);
    }
  } catch {
    // The device has no sound.
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
