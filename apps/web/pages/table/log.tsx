import { Portrait, useFrame } from '@baithak/board';
import { message, type Seat } from '@baithak/kernel';
import { memo, useCallback, useEffect, useMemo, useRef } from 'react';
import type { PartProps } from './parts.tsx';
import { isPastClosed } from './replay.tsx';
import { type JoinedLine, joined, openLog, sentencesOf } from './sentences.ts';

interface LineWithText {
  readonly line: JoinedLine;
  readonly text: string;
}

/**
 * The match so far, turn by turn. Each line leads to its moment on the board, and the log follows the
 * moment that the board shows.
 */
export function Log({ table, controller, words, say }: PartProps) {
  const lines = openLog(table);
  const turns = useMemo(() => {
    const told = joined(lines, words).map((line) => ({
      line,
      text: sentencesOf(line, words, say).join(' '),
    }));
    return turnsOf(told.filter(({ text }) => text !== ''));
  }, [lines, words, say]);
  const box = useRef<HTMLOListElement>(null);
  const { past } = table;
  useEffect(() => {
    const shown = box.current?.querySelector('[aria-current]');
    if (shown) shown.scrollIntoView({ block: 'nearest' });
    else box.current?.scrollTo({ top: box.current.scrollHeight });
  }, [turns, past]);
  const look = useCallback((seq: number) => controller.lookAt(seq), [controller]);
  return (
    <section className="log" aria-label={say(message('table.log'))}>
      {lines !== table.room.log && <p className="quiet">{say(message('table.log-short'))}</p>}
      <ol
        ref={box}
        // biome-ignore lint/a11y/noNoninteractiveTabindex: a scrolling box must be reachable by keyboard
        tabIndex={0}
        aria-label={say(message('table.log'))}
      >
        {turns.map((turn, i) => (
          <li key={i} data-later={past !== null && turn[0]!.line.seq > past}>
            <Actor seat={turn[0]!.line.seat} />
            <div>
              {turn.map(({ line, text }) => (
                <LogLineView
                  key={line.seq}
                  {...{ line, text, say }}
                  look={isPastClosed(table) ? undefined : look}
                  isShown={past !== null && line.from <= past && past <= line.seq}
                />
              ))}
            </div>
          </li>
        ))}
        {turns.length === 0 && <li>{say(message('table.log-empty'))}</li>}
      </ol>
    </section>
  );
}

/** The face beside a turn; what happens by itself, such as a deal, has none. */
function Actor({ seat }: { readonly seat: Seat | null }) {
  const player = useFrame().players[seat ?? -1];
  return player === undefined ? (
    <span className="log-chance" aria-hidden="true" />
  ) : (
    <Portrait player={{ ...player, state: 'waits' }} />
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
