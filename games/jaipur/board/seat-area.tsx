import { type dragMarks, flip, Token } from '@baithak/board';
import { type Message, message, type Seat } from '@baithak/kernel';
import type { ReactNode } from 'react';
import { COMPONENTS, GOODS, PILES } from '../rules/components.ts';
import { tally } from '../view/tally.ts';
import type { SeatView, View } from '../view/view.ts';

type Say = (message: Message) => string;

interface SeatAreaProps {
  readonly view: View;
  readonly seat: Seat;
  readonly say: Say;
  /** Further facts for the head; the children stand below it. */
  readonly facts?: ReactNode;
  readonly marks?: ReturnType<typeof dragMarks> | undefined;
  readonly children?: ReactNode;
}

/** A trader's name, standing and winnings, as far as the viewer knows them. */
export function SeatArea({ view, seat, say, facts, marks, children }: SeatAreaProps) {
  const toMove = view.due !== 'over' && view.turn === seat;
  const name = say(message('board.seat', { seat: { seat } }));
  return (
    <section className="j-seat" aria-label={name} data-to-move={toMove} {...marks}>
      <div className="j-seat-head">
        <h3>
          {name} {toMove && <small>{say(message('board.to-move'))}</small>}
        </h3>
        <dl className="j-facts">
          {facts}
          <Standing view={view} seat={seat} say={say} />
          <Won seat={seat} known={view.seats[seat]!} say={say} />
        </dl>
      </div>
      {children}
    </section>
  );
}

function Standing({ view, seat, say }: Pick<SeatAreaProps, 'view' | 'seat' | 'say'>) {
  const { least, most } = tally(view)[seat]!;
  const n = view.seals[seat]!;
  return (
    <>
      <Fact label={say(message('board.seals'))}>
        <span className="j-seals" aria-hidden="true">
          {Array.from({ length: COMPONENTS.limits.sealsToWin }, (_, i) => (
            <span key={i} className="j-seal" data-won={i < n} />
          ))}
        </span>
        <span className="j-small-print">
          {say(message('board.seals-of', { n, most: COMPONENTS.limits.sealsToWin }))}
        </span>
      </Fact>
      <Fact label={say(message('board.rupees'))}>
        <span className="j-number">{least === most ? least : `${least}–${most}`}</span>
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

interface WonProps {
  readonly seat: Seat;
  readonly known: SeatView;
  readonly say: Say;
}

function Won({ seat, known, say }: WonProps) {
  const hasGoods = GOODS.some((good) => known.goods[good].length > 0);
  const hasBonus = PILES.some((pile) => known.bonusFrom[pile] > 0);
  return (
    <>
      {hasGoods && (
        <Fact label={say(message('board.won-tokens'))}>
          <Winnings seat={seat} goods={known.goods} say={say} />
        </Fact>
      )}
      {hasBonus && <Fact label={say(message('board.bonus'))}>{bonusText(known, say)}</Fact>}
    </>
  );
}

interface WinningsProps {
  readonly seat: Seat;
  readonly goods: SeatView['goods'];
  readonly say: Say;
}

/** The goods tokens of a trader, one pile for each good. */
function Winnings({ seat, goods, say }: WinningsProps) {
  return (
    <ul className="j-won">
      {GOODS.filter((good) => goods[good].length > 0).map((good) => (
        <li key={good}>
          <span className="j-small-print">{say(message(`good.${good}`))} </span>
          {goods[good].map((value, i) => (
            <Token
              key={i}
              tone={good}
              moving={flip(`won ${seat} ${good} ${i}`, { from: `pile ${good}` })}
            >
              {value}
            </Token>
          ))}
        </li>
      ))}
    </ul>
  );
}

/** The values if the viewer knows them, otherwise the piles they came from. */
function bonusText({ bonus, bonusFrom }: SeatView, say: Say): string {
  if (bonus !== null) return bonus.join(' + ');
  return PILES.filter((pile) => bonusFrom[pile] > 0)
    .map((pile) => say(message('board.bonus-from', { n: bonusFrom[pile], pile })))
    .join(', ');
}
