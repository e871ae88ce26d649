import { useEffect, useRef, useState } from 'react';
import { describeTable } from './describe.ts';
import { outcome } from './result-card.tsx';
import type { PartProps } from './screen.ts';
import { promptOf, sentencesOf } from './sentences.ts';

interface AnnouncerProps extends PartProps {
  /** Grows each time somebody asks for the whole table. */
  readonly described: number;
}

/** Says aloud what is new: what has happened since, and what is asked now. */
export function Announcer({ table, words, say, described }: AnnouncerProps) {
  const { log, result } = table.room;
  const heard = useRef(log.length);
  const [spoken, speak] = useState('');
  useEffect(() => {
    if (log.length === heard.current) return;
    const fresh = log.slice(heard.current).flatMap((line) => sentencesOf(line, words, say));
    const end = result === null ? promptOf(table, say) : say(outcome(result));
    heard.current = log.length;
    speak([...fresh, end].join(' '));
  }, [table, words, say, log, result]);
  useEffect(() => {
    // The same words said again must still be heard, hence the changing end.
    if (described > 0) speak(describeTable(table, say) + ' '.repeat(described % 2));
  }, [described]);
  return (
    <p className="unseen" role="status">
      {spoken}
    </p>
  );
}
