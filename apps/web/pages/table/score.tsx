import { message, type SeatTally, type TallyLine } from '@baithak/kernel';
import type { PartProps } from './parts.tsx';

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
