import { message } from '@baithak/kernel';
import { useEffect, useRef } from 'react';
import type { ReadyTable } from '../../controller/table.ts';
import { preferences } from '../../shell/preferences.ts';
import { play } from '../../shell/sound.ts';
import type { Say } from '../../shell/speech.ts';

/** Tells by sound, and by a notice while the page is out of sight, that something happened here. */
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
