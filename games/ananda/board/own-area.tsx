import { CardBack, dragMarks, flip } from '@baithak/board';
import { type Message, message, type Seat } from '@baithak/kernel';
import type { ReactNode } from 'react';
import { facts } from '../facts.ts';
import type { View } from '../view/view.ts';
import { Hand } from './hand.tsx';
import type { Moves } from './moves.ts';
import { Rack } from './rack.tsx';
import { Facts, KarmaCards, SeatHead } from './seat-area.tsx';
import { type Offers, type Selection, sumOf } from './selection.ts';

export interface OwnAreaProps {
  readonly view: View;
  readonly seat: Seat;
  readonly offers: Offers;
  readonly selection: Selection;
  readonly lit: readonly string[];
  readonly moves: Moves;
  readonly say: (message: Message) => string;
  readonly canLiftMonk: boolean;
  /** `undefined` unless tiles, or cards, are to be chosen now. */
  readonly chooseTile: ((tile: string) => void) | undefined;
  readonly toggleCard: ((card: string) => void) | undefined;
  /** What is to be done with tiles and cards. */
  readonly children: ReactNode;
}

const roomIn = ({ area, spent }: View) => (area?.spaces.length ?? 0) - spent;

/** Whoever looks: rack, hand, pile and karma; backs where they may not see them. */
export function OwnArea(props: OwnAreaProps) {
  const { view, seat, say } = props;
  const own = view.seats[seat]!;
  const { rack, hand } = own;
  return (
    <section className="a-own" aria-label={say(message('player', { seat: { seat } }))}>
      {rack === null ? (
        <Facts known={own} seat={seat} say={say} />
      ) : (
        <Rack {...props} rack={rack} source={props.moves.tileSource} choose={props.chooseTile} />
      )}
      {hand !== null && (
        <Hand
          {...props}
          hand={hand}
          colour={view.area?.colour}
          room={roomIn(view) - sumOf(props.selection)}
          toggle={props.toggleCard}
        />
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
