import { message } from '@baithak/kernel';
import { memo, useCallback, useEffect, useMemo, useRef } from 'react';
import type { LogLine } from '../../controller/room.ts';
import type { PartProps } from './parts.tsx';
import { isPastClosed } from './replay.tsx';
import { openLog, sentencesOf } from './sentences.ts';

interface LineWithText {
  readonly line: LogLine;
  readonly text: string;
}

/**
 * The match so far, in sentences and notation. The log scrolls to its newest line; each line shows
 * its moment on the board.
 */
export function Log({ table, controller, words, say }: PartProps) {
  const lines = openLog(table);
  const turns = useMemo(() => {
    const told = lines.map((line) => ({ line, text: sentencesOf(line, words, say).join(' ') }));
    return turnsOf(told.filter(({ text }) => text !== ''));
  }, [lines, words, say]);
  const box = useRef<HTMLOListElement>(null);
  useEffect(() => {
    box.current?.scrollTo({ top: box.current.scrollHeight });
  }, [turns]);
  const look = useCallback((seq: number) => controller.lookAt(seq), [controller]);
  return (
    <section className="log" aria-labelledby="log-title">
      <h2 id="log-title">{say(message('table.log'))}</h2>
      {lines !== table.room.log && <p className="quiet">{say(message('table.log-short'))}</p>}
      <ol
        ref={box}
        // biome-ignore lint/a11y/noNoninteractiveTabindex: a scrolling box must be reachable by keyboard
        tabIndex={0}
        aria-labelledby="log-title"
      >
        {turns.map((turn, i) => (
          <li key={i}>
            {turn.map(({ line, text }) => (
              <LogLineView
                key={line.seq}
                {...{ line, text, say }}
                look={isPastClosed(table) ? undefined : look}
                isShown={line.seq === table.past}
              />
            ))}
          </li>
        ))}
        {turns.length === 0 && <li>{say(message('table.log-empty'))}</li>}
      </ol>
    </section>
  );
}

/** Groups consecutive lines of the same seat. */
function turnsOf(told: readonly LineWithText[]): LineWithText[][] {
  const turns: LineWithText[][] = [];
  for (const each of told) {
    const turn = turns.at(-1);
    const before = turn?.at(-1)?.line.seat ?? null;
    if (turn !== undefined && before !== null && before === each.line.seat) turn.push(each);
    else turns.push([each]);
  }
  return turns;
}

interface LogLineProps extends LineWithText, Pick<PartProps, 'say'> {
  /** `undefined` while the past is closed. */
  readonly look: ((seq: number) => void) | undefined;
  readonly isShown: boolean;
}

/** Memoized: a long match has hundreds of lines, and a new one must not redraw the others. */
const LogLineView = memo(({ line, text, say, look, isShown }: LogLineProps) => {
  const told = (
    <>
      {line.undone ? <s>{text}</s> : text}
      {line.undone && <span className="quiet"> {say(message('table.taken-back'))}</span>}
      {line.moves.length > 0 && <code>{line.moves.join(' ')}</code>}
    </>
  );
  if (look === undefined) return <span className="log-line">{told}</span>;
  return (
    <button
      type="button"
      className="log-line"
      aria-current={isShown ? 'step' : undefined}
      onClick={() => look(line.seq)}
    >
      {told}
    </button>
  );
});
