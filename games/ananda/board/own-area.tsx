import { CardBack, dragMarks, flip } from '@baithak/board';
import { type Message, message, type Seat } from '@baithak/kernel';
import type { ReactNode } from 'react';
import { facts } from '../facts.ts';
import type { View } from '../view/view.ts';
import type { Travels } from './figures.tsx';
import { Hand, Rack } from './rack-and-hand.tsx';
import { Facts, KarmaCards, SeatHead } from './seat-area.tsx';
import type { Offers, Selection } from './selection.ts';

interface OwnAreaProps {
  readonly view: View;
  readonly seat: Seat;
  readonly offers: Offers;
  readonly selection: Selection;
  readonly lit: readonly string[];
  readonly travels: Travels;
  readonly say: (message: Message) => string;
  readonly canLiftMonk: boolean;
  readonly doesFit: (value: number) => boolean;
  /** `undefined` unless tiles, or cards, are to be chosen now. */
  readonly chooseTile: ((tile: string) => void) | undefined;
  readonly toggleCard: ((card: string) => void) | undefined;
  /** The panel with the buttons. */
  readonly children: ReactNode;
}

/** The nearest seat: rack, hand, pile and karma; only counts where the viewer may not see them. */
export function OwnArea(props: OwnAreaProps) {
  const { view, seat, say } = props;
  const own = view.seats[seat]!;
  const { rack, hand } = own;
  return (
    <section className="a-own" aria-label={say(message('player', { seat: { seat } }))}>
      {rack === null ? (
        <Facts known={own} seat={seat} say={say} />
      ) : (
        <Rack {...props} rack={rack} source={props.travels.tileSource} choose={props.chooseTile} />
      )}
      {hand !== null && (
        <Hand {...props} hand={hand} colour={view.area?.colour} toggle={props.toggleCard} />
      )}
      {props.children}
      <div className="a-standing">
        <SeatHead view={view} seat={seat} say={say} canLift={props.canLiftMonk} />
        <Karma {...props} />
      </div>
    </section>
  );
}

function Karma({ view, seat, say }: OwnAreaProps) {
  const own = view.seats[seat]!;
  return (
    <div className="a-karma" {...dragMarks({ drop: 'karma' })}>
      <KarmaCards known={own} seat={seat} say={say} />
      {own.pile !== null && (
        <span className="a-pile">
          <CardBack
            count={own.pileSize}
            lattice={facts.look.lattice}
            label={say(message('board.pile', { n: own.pileSize }))}
            moving={flip(`pile ${seat}`)}
          />
          <small>{say(message('sketch.pile'))}</small>
        </span>
      )}
    </div>
  );
}
