import type { Review } from '@baithak/bots';
import { percent } from '@baithak/bots/claims';
import { message, type Seat } from '@baithak/kernel';
import { useState } from 'react';
import type { Say } from '../../shell/language.ts';
import { points, type Telling } from './telling.ts';

interface MomentTableProps {
  readonly review: Review;
  readonly telling: Telling;
  readonly say: Say;
  readonly seat: Seat;
  readonly show: (at: number) => void;
}

/** Every moment with its numbers, for whoever wants to read the curve. */
export function MomentTable({ review, telling, say, seat, show }: MomentTableProps) {
  // Long matches have hundreds of rows that few people open.
  const [isOpen, open] = useState(false);
  const columns = ['chance', 'luck', 'error', 'rest'] as const;
  return (
    <details className="review-table" onToggle={({ currentTarget }) => open(currentTarget.open)}>
      <summary>{say(message('review.table'))}</summary>
      {isOpen && (
        <table>
          <thead>
            <tr>
              <th scope="col">{say(message('review.column-deed'))}</th>
              {columns.map((column) => (
                <th key={column} scope="col">
                  {say(message(`review.column-${column}`))}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {review.moments.map((moment, at) => (
              <tr key={at} data-mistake={moment.gap?.isMistake}>
                <th scope="row">
                  <button type="button" onClick={() => show(at)}>
                    {at + 1}. {telling.deed(at, moment)}
                  </button>
                </th>
                <td>{percent(moment.chance[seat]!)} %</td>
                <td>{points(moment.luck[seat]!)}</td>
                <td>{points(-moment.error[seat]!)}</td>
                <td>{points(moment.rest[seat]!)}</td>
              </tr>
            ))}
          </tbody>
        </table>
      )}
    </details>
  );
}
