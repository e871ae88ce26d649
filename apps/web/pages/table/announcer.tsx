import { director } from '@baithak/board';
import { message } from '@baithak/kernel';
import { useEffect, useRef, useState } from 'react';
import type { ReadyTable } from '../../controller/snapshot.ts';
import { heardTables } from '../../shell/heard.ts';
import type { Say } from '../../shell/language.ts';
import { preferences } from '../../shell/storage.ts';
import { readOut } from './describe.ts';
import { useDismissal } from './dismissal.ts';
import { type PartProps, useTableAddress } from './parts.tsx';
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
  const [shown, show] = useState<readonly string[] | null>(null);
  useEffect(() => {
    if (log.length === heard.current) return;
    speak(announcement(table, heard.current, words, say));
    heard.current = log.length;
  }, [table, words, say, log]);
  useEffect(() => {
    // A live region only speaks when its text changes, so the text ends differently each time.
    if (described === 0) return;
    const board = document.querySelector('.stage-fit');
    const parts = [describeTable(table, say), board === null ? '' : readOut(board)];
    show(parts);
    speak(`${parts.join(' ')}${' '.repeat(described % 2)}`);
  }, [described]);
  return (
    <>
      <p
        className="b-unseen"
        role="status"
        data-turn={turnOf(table)}
        data-moment={[log.length, table.drafted.length, table.legal.length].join(' ')}
      >
        {spoken}
      </p>
      {shown !== null && <Description parts={shown} say={say} close={() => show(null)} />}
    </>
  );
}

interface DescriptionProps {
  readonly parts: readonly string[];
  readonly say: Say;
  readonly close: () => void;
}

/** The same for the eyes; Escape or a press closes it. */
function Description({ parts, say, close }: DescriptionProps) {
  useDismissal({
    isOpen: true,
    keeps: '.description',
    guarded: '.stage-table, .action-bar',
    close,
  });
  return (
    <section
      className="description"
      aria-label={say(message('table.described'))}
      // biome-ignore lint/a11y/noNoninteractiveTabindex: a scrolling box must be reachable by keyboard
      tabIndex={0}
    >
      <h2>{say(message('table.described'))}</h2>
      {parts.map((part) => (
        <p key={part}>{part}</p>
      ))}
    </section>
  );
}

/** Whether this screen has to decide. Programs that watch the page rely on it. */
function turnOf({ room, acting, legal, forced }: ReadyTable): 'yours' | 'others' | 'over' {
  if (room.stage === 'over') return 'over';
  return acting !== null && legal.length > 0 && !forced ? 'yours' : 'others';
}

/** Signals one's turn by a sound, and by a notification while the page is hidden. */
export function useTurnSignal(table: ReadyTable, say: Say): void {
  const { stage } = table.room;
  const { id } = useTableAddress();
  const mine = stage === 'playing' && table.acting !== null && !table.forced;
  const before = useRef(mine);
  useEffect(() => {
    const was = before.current;
    before.current = mine;
    if (mine && !was) {
      director.sound('turn');
      if (!heardTables.has(id)) notify(say(message('table.your-turn', { game: message('name') })));
    }
  }, [mine, say, id]);
}

function notify(text: string): void {
  const wanted = preferences.getSnapshot().notices === 'on' && document.hidden;
  if (!wanted || typeof Notification === 'undefined') return;
  if (Notification.permission === 'granted') new Notification(text, { tag: 'baithak-turn' });
}
