import { message } from '@baithak/kernel';
import { memo, useCallback, useEffect, useMemo, useRef } from 'react';
import type { LogLine } from '../../controller/room.ts';
import { isPastClosed } from './replay.ts';
import type { PartProps } from './screen.ts';
import { openLog, sentencesOf } from './sentences.ts';

/**
 * What happened, in sentences, with the notation beside; the newest line stays in sight, and each
 * leads to its moment.
 */
export function Log({ table, controller, words, say }: PartProps) {
  const lines = openLog(table);
  const told = useMemo(
    () =>
      lines
        .map((line) => ({ line, text: sentencesOf(line, words, say).join(' ') }))
        .filter(({ text }) => text !== ''),
    [lines, words, say],
  );
  const look = useCallback((seq: number) => controller.lookAt(seq), [controller]);
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
          <Line
            key={i}
            {...{ line, text, say }}
            look={isPastClosed(table) ? undefined : look}
            isShown={line.seq === table.past}
          />
        ))}
        {told.length === 0 && <li>{say(message('table.log-empty'))}</li>}
      </ol>
    </section>
  );
}

interface LineProps extends Pick<PartProps, 'say'> {
  readonly line: LogLine;
  readonly text: string;
  /** `undefined` where the past is closed. */
  readonly look: ((seq: number) => void) | undefined;
  readonly isShown: boolean;
}

/** In a long match there are hundreds; a new one leaves the others as they are. */
const Line = memo(({ line, text, say, look, isShown }: LineProps) => {
  const told = (
    <>
      {line.undone ? <s>{text}</s> : text}
      {line.undone && <span className="quiet"> {say(message('table.taken-back'))}</span>}
      {line.moves.length > 0 && <code>{line.moves.join(' ')}</code>}
    </>
  );
  return (
    <li aria-current={isShown ? 'step' : undefined}>
      {look === undefined ? (
        told
      ) : (
        <button type="button" onClick={() => look(line.seq)}>
          {told}
        </button>
      )}
    </li>
  );
});
