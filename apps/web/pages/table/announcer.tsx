import { useEffect, useRef, useState } from 'react';
import { describeTable } from './describe.ts';
import type { PartProps } from './screen.ts';
import { announcement } from './sentences.ts';

interface AnnouncerProps extends PartProps {
  /** Grows each time somebody asks for the whole table. */
  readonly described: number;
}

/** Says aloud what is new: what has happened since, and what is asked now. */
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
    // The same words said again must still be heard, hence the changing end.
    if (described > 0) speak(describeTable(table, say) + ' '.repeat(described % 2));
  }, [described]);
  return (
    <p className="b-unseen" role="status">
      {spoken}
    </p>
  );
}
