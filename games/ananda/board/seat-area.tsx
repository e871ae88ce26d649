import { dragMarks, flip, Inspect } from '@baithak/board';
import { type Message, message, type Seat } from '@baithak/kernel';
import { COLOURS, COMPONENTS } from '../rules/components.ts';
import { tally } from '../view/summary.ts';
import type { SeatView, View } from '../view/view.ts';
import { Monk, Sign } from './pieces.tsx';

type Say = (message: Message) => string;

interface SeatProps {
  readonly view: View;
  readonly seat: Seat;
  readonly say: Say;
}

/** Another seat, with its open information only. */
export function SeatArea({ view, seat, say }: SeatProps) {
  const known = view.seats[seat]!;
  return (
    <section className="a-seat" aria-label={say(message('player', { seat: { seat } }))}>
      <SeatHead view={view} seat={seat} say={say} />
      <div className="a-seat-facts">
        <Facts known={known} seat={seat} say={say} />
        <CardsLeft view={view} seat={seat} say={say} />
      </div>
      <KarmaCards known={known} seat={seat} say={say} />
    </section>
  );
}

interface SeatHeadProps extends SeatProps {
  /** Whether the monk can be dragged to the temple. */
  readonly canLift?: boolean;
}

/** Name, monk and karma. This monk takes part in motion only while it is beside the board. */
export function SeatHead({ view, seat, say, canLift = false }: SeatHeadProps) {
  const { monk } = view.seats[seat]!;
  const toMove = view.phase !== 'over' && view.seat === seat;
  return (
    <div className="a-seat-head">
      <span
        className="a-seat-monk"
        {...(monk === null && flip(`monk ${seat}`))}
        {...(canLift && dragMarks({ lift: 'monk' }))}
      >
        <Monk seat={seat} />
      </span>
      <h3>{say(message('player', { seat: { seat } }))}</h3>
      <span className="a-where">
        {toMove && <small className="a-to-move">{say(message('board.to-move'))}</small>}{' '}
        <small>
          {say(monk === null ? message('board.beside') : message('board.stands', { space: monk }))}
        </small>
      </span>
      <span className="a-score">
        <small>{say(message('sketch.karma'))}</small> <b>{tally(view)[seat]!.least}</b>
      </span>
    </div>
  );
}

interface KnownProps {
  readonly known: SeatView;
  readonly seat: Seat;
  readonly say: Say;
}

/** The sizes of rack, hand and pile. */
export function Facts({ known, seat, say }: KnownProps) {
  const facts = [
    ['rack', known.rackSize],
    ['hand', known.handSize],
    ['pile', known.pileSize],
  ] as const;
  return (
    <dl className="a-facts">
      {facts.map(([name, count]) => (
        <div key={name} {...flip(`${name} of ${seat}`)}>
          <dt>{say(message(`sketch.${name}`))}</dt>
          <dd>{count}</dd>
        </div>
      ))}
    </dl>
  );
}

/** The karma cards, colour by colour. */
export function KarmaCards({ known, seat, say }: KnownProps) {
  if (known.karma.length === 0) return <p className="a-none">{say(message('board.no-karma'))}</p>;
  const from = known.hand === null ? `hand of ${seat}` : undefined;
  return (
    <ul className="a-chips" aria-label={say(message('sketch.karma'))}>
      {known.karma.map((card) => (
        <li key={card} {...flip(`card ${seat} ${card}`, { from })}>
          <Chip card={card} say={say} />
        </li>
      ))}
    </ul>
  );
}

function Chip({ card, say }: { readonly card: string; readonly say: Say }) {
  const name = message('card', { colour: message(`colour.${card[0]}`), value: card[1]! });
  return (
    <span className="a-chip" role="img" aria-label={say(name)} data-tone={card[0]}>
      <Sign colour={card[0]!} />
      <b aria-hidden="true">{card[1]}</b>
    </span>
  );
}

/** The cards that a seat has not played yet. */
function CardsLeft({ view, seat, say }: SeatProps) {
  const { left } = view.seats[seat]!;
  const highest = COMPONENTS.highestCard[view.seats.length]!;
  return (
    <Inspect
      label={say(message('board.cards-left', { seat: { seat } }))}
      face={say(message('board.cards-left-short'))}
      closeLabel={say(message('board.close'))}
    >
      <p>{say(message('board.cards-left-note'))}</p>
      <div className="a-left">
        {COLOURS.map((colour) => (
          <ul key={colour} className="a-chips">
            {Array.from({ length: highest }, (_, i) => `${colour}${i + 1}`)
              .filter((card) => left.includes(card))
              .map((card) => (
                <li key={card}>
                  <Chip card={card} say={say} />
                </li>
              ))}
          </ul>
        ))}
      </div>
    </Inspect>
  );
}
