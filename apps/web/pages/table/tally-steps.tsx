import { message, type SeatTally } from '@baithak/kernel';
import { useState } from 'react';
import type { PartProps } from './screen.ts';
import { arithmetic } from './tally-table.tsx';

/** The final score, category by category, so that everybody can follow each number. */
export function TallySteps({ table, say }: PartProps) {
  const [shown, setShown] = useState(0);
  if (table.view === null) return null;
  const tally = table.game.tally(table.view);
  const steps = Math.max(0, ...tally.map(({ lines }) => lines.length));
  if (steps === 0) return null;
  return (
    <section className="tally-steps" aria-labelledby="tally-steps-title">
      <h3 id="tally-steps-title">{say(message('tally.title'))}</h3>
      <div className="tally-columns" role="status">
        {tally.map((seat, i) => (
          <Column key={i} tally={seat} seat={i} shown={shown} say={say} />
        ))}
      </div>
      <div className="buttons">
        <button type="button" disabled={shown === 0} onClick={() => setShown(shown - 1)}>
          {say(message('past.back'))}
        </button>
        <button type="button" disabled={shown >= steps} onClick={() => setShown(shown + 1)}>
          {say(message('tally.next'))}
        </button>
        <button type="button" disabled={shown >= steps} onClick={() => setShown(steps)}>
          {say(message('tally.all'))}
        </button>
      </div>
    </section>
  );
}

interface ColumnProps extends Pick<PartProps, 'say'> {
  readonly tally: SeatTally;
  readonly seat: number;
  readonly shown: number;
}

function Column({ tally, seat, shown, say }: ColumnProps) {
  const lines = tally.lines.slice(0, shown);
  const sum = lines.reduce((total, { least }) => total + least, 0);
  return (
    <div>
      <h4>{say(message('table.tally-seat', { seat: { seat }, sum: String(sum) }))}</h4>
      <dl>
        {lines.map((line, i) => (
          <div key={i}>
            <dt>{say(line.label)}</dt>
            <dd>{arithmetic(line)}</dd>
          </div>
        ))}
      </dl>
    </div>
  );
}
