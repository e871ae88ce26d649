import { message } from '@baithak/kernel';
import type { SeatView } from '../view/view.ts';
import { Chips, Deck, Karma } from './deck.tsx';
import { POWERS, Won } from './own-board.tsx';
import type { Say } from './scene.ts';
import { ROWS, rowOf } from './things.ts';

interface DetailsProps {
  readonly own: SeatView;
  readonly say: Say;
}

/** All that is open of another seat. */
export function SeatDetails({ own, say }: DetailsProps) {
  const rows = ROWS.filter((row) => rowOf(own, row) !== '');
  return (
    <div className="s-details">
      <p>
        {own.character !== null && say(message(`board.who.${own.character}`))}{' '}
        <Karma own={own} say={say} />
      </p>
      <Won own={own} say={say} />
      <PowerList own={own} say={say} />
      <dl className="s-deck">
        {rows.map((row) => (
          <div key={row}>
            <dt>{say(message(`board.row.${row}`))}</dt>
            <dd>
              <Chips letters={rowOf(own, row)} say={say} />
            </dd>
          </div>
        ))}
        {own.hand === null && own.seen !== null && own.seen !== '' && (
          <div>
            <dt>{say(message('board.seen'))}</dt>
            <dd>
              <Chips letters={own.seen} say={say} />
            </dd>
          </div>
        )}
      </dl>
      <Deck own={own} say={say} />
    </div>
  );
}

function PowerList({ own, say }: DetailsProps) {
  if (own.character === null) return null;
  return (
    <ol className="s-power-list">
      {POWERS.map((n) => (
        <li key={n} data-covered={own.marker === n}>
          {say(message(`power.${own.character}.${n}`))}
          {own.marker === n && <em> {say(message('board.marker'))}</em>}
        </li>
      ))}
    </ol>
  );
}
