import { Badge, flip, Jali } from '@baithak/board';
import { type Message, message, type Seat } from '@baithak/kernel';
import { facts } from '../facts.ts';
import type { SeatView } from '../view/view.ts';
import { CamelPile } from './herd.tsx';
import { type Moves, OTHER_HAND } from './moves.ts';
import { Fact } from './seat-area.tsx';
import { cards } from './selection.ts';

interface HiddenCardsProps {
  readonly seat: Seat;
  readonly known: SeatView;
  readonly moves: Moves;
  readonly say: (message: Message) => string;
}

/** A hand that the viewer cannot see, and the herd beside it. */
export function HiddenCards({ seat, known, moves, say }: HiddenCardsProps) {
  const { handSize, herd, seen } = known;
  return (
    <>
      <Fact label={say(message('board.hand'))}>
        <Fan
          size={handSize}
          moves={moves}
          label={say(message('counted.hidden', { n: handSize }))}
        />{' '}
        {seen && (
          <span className="j-small-print">
            {say(message('board.hand-known', { cards: cards(seen) }))}
          </span>
        )}
      </Fact>
      <Fact label={say(message('board.herd'))}>
        {herd === null ? (
          say(message('board.from-memory'))
        ) : (
          <CamelPile {...{ seat, moves, say }} count={herd} chosen={0} lit={false} />
        )}
      </Fact>
    </>
  );
}

interface FanProps {
  readonly size: number;
  readonly label: string;
  readonly moves: Moves;
}

/** Backs of cards; what has just left the market is seen coming here. */
function Fan({ size, label, moves }: FanProps) {
  const arrived = moves.gone.filter(({ letter }) => letter !== 'K').map(({ id }) => id);
  return (
    <span className="j-fan" role="img" aria-label={label} {...flip(OTHER_HAND)}>
      {Array.from({ length: size }, (_, i) => (
        <span
          key={i}
          className="b-card b-card-back j-small"
          {...flip(`${OTHER_HAND} ${i}`, { from: arrived[size - 1 - i] })}
        >
          <Jali lattice={facts.look.lattice} size={10} />
        </span>
      ))}
      <Badge>{size}</Badge>
    </span>
  );
}
