import { scrollingAt } from '@baithak/board';
import { message, type SeatTally, type Tally, type TallyLine } from '@baithak/kernel';
import { useEffect } from 'react';
import type { PartProps } from './parts.tsx';
import { outcome } from './sentences.ts';

export function ResultCard(props: CountingProps) {
  const { table, say } = props;
  const { result, stage } = table.room;
  if (stage !== 'over' || result === null) return null;
  const counting = isUnderWay(props);
  return (
    <section className="result" aria-labelledby="result-title" data-under-way={counting}>
      <div className={counting ? 'b-unseen' : undefined}>
        <h2 id="result-title">{say(outcome(result))}</h2>
        <p>{say(result.reason)}</p>
      </div>
      <TallySteps {...props} />
    </section>
  );
}

interface CountingProps extends PartProps {
  /** The number of score lines that are shown. */
  readonly counted: number;
  readonly count: (lines: number) => void;
}

/** The number of lines in the longest column. */
const stepsOf = (tally: Tally): number => Math.max(0, ...tally.map(({ lines }) => lines.length));

/** Whether some lines are shown, but not all of them yet. */
function isUnderWay({ table, counted }: Pick<CountingProps, 'table' | 'counted'>): boolean {
  return table.view !== null && counted > 0 && counted < stepsOf(table.game.tally(table.view));
}

/**
 * The final score, revealed line by line so that everybody can follow each number. At the end all
 * lines are shown.
 */
function TallySteps(props: CountingProps) {
  const { table, say, counted, count } = props;
  useCountedInSight(counted);
  if (table.view === null) return null;
  const tally = table.game.tally(table.view);
  const steps = stepsOf(tally);
  if (steps === 0) return null;
  const counting = isUnderWay(props);
  return (
    <section className="tally-steps" aria-labelledby="tally-steps-title">
      <h3 id="tally-steps-title" className={counting ? 'b-unseen' : undefined}>
        {say(message('tally.title'))}
      </h3>
      <div className="tally-columns" role="status">
        {tally.map((seat, i) => (
          <Column
            key={i}
            {...{ tally: seat, seat: i, counted, say }}
            from={counting ? counted - 1 : 0}
          />
        ))}
      </div>
      <div className="buttons">
        <button type="button" disabled={counted === 0} onClick={() => count(counted - 1)}>
          {say(message('past.back'))}
        </button>
        <button type="button" disabled={counted >= steps} onClick={() => count(counted + 1)}>
          {say(message('tally.next'))}
        </button>
        <button type="button" disabled={counted >= steps} onClick={() => count(steps)}>
          {say(message('tally.all'))}
        </button>
      </div>
    </section>
  );
}

interface ColumnProps extends Pick<PartProps, 'say'> {
  readonly tally: SeatTally;
  readonly seat: number;
  readonly counted: number;
  /** The first line that is shown. The sum includes the lines before it. */
  readonly from: number;
}

function Column({ tally, seat, counted, from, say }: ColumnProps) {
  const lines = tally.lines.slice(0, counted);
  const sum = lines.reduce((total, { least }) => total + least, 0);
  return (
    <div>
      <h4>{say(message('table.tally-seat', { seat: { seat }, sum: String(sum) }))}</h4>
      <dl>
        {lines.slice(from).map((line, i) => (
          <div key={i} data-newest={from + i === counted - 1}>
            <dt>{say(line.label)}</dt>
            <dd>{arithmetic(line)}</dd>
          </div>
        ))}
      </dl>
    </div>
  );
}

/** Scrolls to the highlighted pieces, which may be far below. */
function useCountedInSight(counted: number): void {
  useEffect(() => {
    const lit = counted > 0 ? document.querySelector('.board-space [data-lit="true"]') : null;
    if (lit === null || isInSight(lit.getBoundingClientRect())) return;
    lit.scrollIntoView({ block: 'center', behavior: scrollingAt(lit) });
  }, [counted]);
}

/** The score sticks to the top of the screen and covers what is behind it. */
function isInSight({ top, bottom }: DOMRect): boolean {
  const score = document.querySelector('.result')?.getBoundingClientRect().bottom ?? 0;
  return top >= score && bottom <= window.innerHeight;
}

/** The score so far, with its arithmetic. */
export function TallyTable({ table, say }: PartProps) {
  if (table.view === null) return null;
  const tally = table.game.tally(table.view);
  return (
    <details className="tally">
      <summary>{say(message('table.tally'))}</summary>
      {tally.map((seat, i) => (
        <SeatScore key={i} tally={seat} seat={i} say={say} />
      ))}
    </details>
  );
}

interface SeatScoreProps extends Pick<PartProps, 'say'> {
  readonly tally: SeatTally;
  readonly seat: number;
}

function SeatScore({ tally, seat, say }: SeatScoreProps) {
  const sum = range(tally);
  return (
    <div>
      <h3>{say(message('table.tally-seat', { seat: { seat }, sum }))}</h3>
      <dl>
        {tally.lines.map((line, i) => (
          <div key={i}>
            <dt>{say(line.label)}</dt>
            <dd>{arithmetic(line)}</dd>
          </div>
        ))}
      </dl>
    </div>
  );
}

function arithmetic(line: TallyLine): string {
  if (line.terms.length < 2) return range(line);
  return `${line.terms.map((term) => term ?? '?').join(' + ')} = ${range(line)}`;
}

function range({ least, most }: { readonly least: number; readonly most: number }): string {
  return least === most ? `${least}` : `${least}–${most}`;
}
