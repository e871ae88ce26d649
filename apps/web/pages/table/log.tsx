import { message } from '@baithak/kernel';
import { useEffect, useRef } from 'react';
import type { LogLine } from '../../controller/room.ts';
import type { PartProps } from './screen.ts';
import { openLog, sentencesOf } from './sentences.ts';

/** What happened, in sentences, with the notation beside; the newest line stays in sight. */
export function Log({ table, words, say }: PartProps) {
  const lines = openLog(table);
  const told = lines
    .map((line) => ({ line, text: sentencesOf(line, words, say).join(' ') }))
    .filter(({ text }) => text !== '');
  const box = useRef<HTMLOListElement>(null);
  useEffect(() => {
    box.current?.scrollTo({ top: box.current.scrollHeight });
  }, [told.length]);
  return (
    <section className="log" aria-labelledby="log-title">
      <h2 id="log-title">{say(message('table.log'))}</h2>
      {lines !== table.room.log && <p className="quiet">{say(message('table.log-short'))}</p>}
      <ol
        ref={box}
        // biome-ignore lint/a11y/noNoninteractiveTabindex: a box that scrolls needs the keyboard
        tabIndex={0}
        aria-labelledby="log-title"
      >
        {told.map(({ line, text }, i) => (
          <Line key={i} line={line} text={text} say={say} />
        ))}
        {told.length === 0 && <li>{say(message('table.log-empty'))}</li>}
      </ol>
    </section>
  );
}

interface LineProps extends Pick<PartProps, 'say'> {
  readonly line: LogLine;
  readonly text: string;
}

function Line({ line, text, say }: LineProps) {
  return (
    <li>
      {line.undone ? <s>{text}</s> : text}
      {line.undone && <span className="quiet"> {say(message('table.taken-back'))}</span>}
      {line.moves.length > 0 && <code>{line.moves.join(' ')}</code>}
    </li>
  );
}
