import { CardBack, Token } from '@baithak/furniture';
import { type Message, message, type Seat } from '@baithak/kernel';
import type { ReactNode } from 'react';
import { COMPONENTS, GOODS, PILES } from '../components.ts';
import { tally } from '../tally.ts';
import type { SeatView, View } from '../view.ts';
import { cards } from './selection.ts';

type Say = (message: Message) => string;

interface SeatAreaProps {
  readonly view: View;
  readonly seat: Seat;
  readonly say: Say;
  /** Hand and herd, where they can be seen and used. */
  readonly children: ReactNode;
}

/** A trader: the cards given inside, then the rest as far as the viewer knows it. */
export function SeatArea({ view, seat, say, children }: SeatAreaProps) {
  const toMove = view.due !== 'over' && view.turn === seat;
  const name = say(message('board.seat', { seat: { seat } }));
  const { bonusFrom, goods } = view.seats[seat]!;
  return (
    <section className="j-seat" aria-label={name} data-to-move={toMove}>
      <h3>
        {name} {toMove && <small>{say(message('board.to-move'))}</small>}
      </h3>
      {children}
      <dl className="j-facts">
        <Standing view={view} seat={seat} say={say} />
        {view.seats[seat]!.hand === null && <HiddenCards seat={view.seats[seat]!} say={say} />}
        {Object.values(goods).some((values) => values.length > 0) && (
          <Fact label={say(message('board.won-tokens'))}>
            <WonTokens goods={goods} say={say} />
          </Fact>
        )}
        {Object.values(bonusFrom).some((count) => count > 0) && (
          <Fact label={say(message('board.bonus'))}>{bonusText(view.seats[seat]!, say)}</Fact>
        )}
      </dl>
    </section>
  );
}

function Standing({ view, seat, say }: Omit<SeatAreaProps, 'children'>) {
  const { least, most } = tally(view)[seat]!;
  const n = view.seals[seat]!;
  return (
    <>
      <Fact label={say(message('board.seals'))}>
        <span className="j-seals" aria-hidden="true">
          {'◆'.repeat(n)}
          {'◇'.repeat(COMPONENTS.limits.sealsToWin - n)}
        </span>{' '}
        {say(message('board.seals-of', { n, most: COMPONENTS.limits.sealsToWin }))}
      </Fact>
      <Fact label={say(message('board.rupees'))}>
        {least === most ? least : `${least}–${most}`}
      </Fact>
    </>
  );
}

export function Fact({
  label,
  children,
}: {
  readonly label: string;
  readonly children: ReactNode;
}) {
  return (
    <div className="j-fact">
      <dt>{label}</dt>
      <dd>{children}</dd>
    </div>
  );
}

function WonTokens({ goods, say }: Pick<SeatView, 'goods'> & { readonly say: Say }) {
  return (
    <ul className="j-won">
      {GOODS.filter((good) => goods[good].length > 0).map((good) => (
        <li key={good}>
          {say(message(`good.${good}`))}{' '}
          {goods[good].map((value, i) => (
            <Token key={i} tone={good}>
              {value}
            </Token>
          ))}
        </li>
      ))}
    </ul>
  );
}

/** Values where they are known, otherwise the piles they came from. */
function bonusText({ bonus, bonusFrom }: SeatView, say: Say): string {
  if (bonus !== null) return bonus.join(' + ');
  return PILES.filter((pile) => bonusFrom[pile] > 0)
    .map((pile) => say(message('board.bonus-from', { n: bonusFrom[pile], pile })))
    .join(', ');
}

/** A hand that the viewer cannot see, and the herd beside it. */
function HiddenCards({ seat, say }: { readonly seat: SeatView; readonly say: Say }) {
  const { handSize, herd, seen } = seat;
  const label = say(message('counted.hidden', { n: handSize }));
  return (
    <>
      <Fact label={say(message('board.hand'))}>
        <CardBack label={label} count={handSize} />{' '}
        {seen && say(message('board.hand-known', { cards: cards(seen) }))}
      </Fact>
      <Fact label={say(message('board.herd'))}>
        {say(herd === null ? message('board.from-memory') : message('counted.K', { n: herd }))}
      </Fact>
    </>
  );
}
