import { dragMarks } from '@baithak/board';
import { type Message, message, type Seat } from '@baithak/kernel';
import type { ReactNode } from 'react';
import type { SeatView, View } from '../view/view.ts';
import type { CardMotion } from './card-motion.ts';
import { CamelPile, CardRow, Fan, Herd } from './cards.tsx';
import { Fact, SeatArea } from './seat-area.tsx';
import { cards, type Selection, toggleHand } from './selection.ts';

interface TraderProps {
  readonly view: View;
  readonly seat: Seat;
  readonly selection: Selection;
  readonly lit: readonly string[];
  readonly motion: CardMotion;
  readonly say: (message: Message) => string;
  /** Changes the selection; absent if this trader does not decide here. */
  readonly change: ((selection: Selection) => void) | undefined;
  readonly children?: ReactNode;
}

/** A trader with open or hidden cards. */
export function Trader({ children, ...props }: TraderProps) {
  const { view, seat, motion, say, change } = props;
  const known = view.seats[seat]!;
  const { hand } = known;
  return (
    <SeatArea
      {...{ view, seat, say }}
      marks={change && dragMarks({ drop: 'hand' })}
      facts={hand === null && <HiddenHand {...{ seat, known, motion, say }} />}
    >
      {hand !== null && <OpenHand {...props} hand={hand} />}
      {children}
    </SeatArea>
  );
}

const NO_IDS: readonly string[] = [];

interface OpenHandProps extends Omit<TraderProps, 'children'> {
  readonly hand: string;
}

function OpenHand({ view, seat, hand, selection, lit, motion, say, change }: OpenHandProps) {
  return (
    <div className="j-own">
      <div data-lit={lit.includes('hand')}>
        <h4>{say(message('board.hand'))}</h4>
        <CardRow
          area="hand"
          cards={hand}
          chosen={selection.hand}
          lit={lit}
          ids={seat === (view.viewer ?? 0) ? motion.hand : NO_IDS}
          source={motion.source}
          say={say}
          toggle={change && ((place) => change(toggleHand(selection, place)))}
        />
      </div>
      <div>
        <h4>{say(message('board.herd'))}</h4>
        <Herd
          seat={seat}
          count={view.seats[seat]!.herd ?? 0}
          chosen={selection.camels}
          lit={lit.includes('herd')}
          motion={motion}
          say={say}
          choose={change && ((camels) => change({ ...selection, camels }))}
        />
      </div>
    </div>
  );
}

interface HiddenHandProps {
  readonly seat: Seat;
  readonly known: SeatView;
  readonly motion: CardMotion;
  readonly say: (message: Message) => string;
}

/** A hand that the viewer cannot see, and the herd beside it. */
function HiddenHand({ seat, known, motion, say }: HiddenHandProps) {
  const { handSize, herd, seen } = known;
  return (
    <>
      <Fact label={say(message('board.hand'))}>
        <Fan
          size={handSize}
          motion={motion}
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
          <CamelPile {...{ seat, motion, say }} count={herd} chosen={0} lit={false} />
        )}
      </Fact>
    </>
  );
}
