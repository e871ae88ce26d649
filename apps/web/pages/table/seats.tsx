import { message } from '@baithak/kernel';
import type { PartProps } from './screen.ts';
import { SeatClock } from './seat-clock.tsx';

/** Who plays, and whose turn it is. */
export function Seats({ table, say }: Pick<PartProps, 'table' | 'say'>) {
  const { seats, match, result } = table.room;
  const turn = match?.turn.kind === 'seat' ? match.turn.seat : null;
  return (
    <ul className="seats" aria-label={say(message('table.seats'))}>
      {seats.map((occupant, seat) => (
        <li key={seat} data-seat={seat} aria-current={turn === seat ? 'true' : undefined}>
          <span className="seat-name">{say(message('seat', { seat: { seat } }))}</span>
          {turn === seat && (
            <span className="seat-state">
              {say(message(occupant.kind === 'bot' ? 'table.thinking' : 'table.to-move'))}
            </span>
          )}
          <SeatClock table={table} say={say} seat={seat} />
          {result && (
            <span className="seat-state">
              {say(
                message('table.place', {
                  n: result.places[seat] ?? 0,
                  score: result.scores[seat] ?? 0,
                }),
              )}
            </span>
          )}
        </li>
      ))}
    </ul>
  );
}
