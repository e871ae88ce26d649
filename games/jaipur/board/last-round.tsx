import { type Message, message } from '@baithak/kernel';
import type { RoundScored, SeatScored } from '../rules/events.ts';

interface LastRoundProps {
  readonly last: RoundScored;
  readonly open: boolean;
  readonly say: (message: Message) => string;
}

const COLUMNS = ['board.goods', 'board.bonus-sum', 'board.camel-token', 'board.rupees'] as const;

/** How the round before was scored, with its arithmetic. */
export function LastRound({ last, open, say }: LastRoundProps) {
  const seal = message(
    `log.seal-${last.by}`,
    last.seal === null ? {} : { seat: { seat: last.seal } },
  );
  return (
    <details className="j-last" open={open}>
      <summary>{say(message('board.last-round', { round: last.round, seal }))}</summary>
      <p>{say(message(`log.end-${last.ended}`))}</p>
      <table>
        <thead>
          <tr>
            <th scope="col">{say(message('board.trader'))}</th>
            {COLUMNS.map((key) => (
              <th key={key} scope="col">
                {say(message(key))}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {last.seats.map((scored, seat) => (
            <tr key={seat}>
              <th scope="row">{say(message('board.seat', { seat: { seat } }))}</th>
              {sums(scored).map((sum, column) => (
                <td key={COLUMNS[column]}>{sum}</td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </details>
  );
}

/** In the order of the columns. */
function sums({ goods, bonus, camelToken, rupees }: SeatScored): number[] {
  return [total(Object.values(goods).flat()), total(bonus), camelToken, rupees];
}

function total(values: readonly number[]): number {
  return values.reduce((sum, value) => sum + value, 0);
}
