import { Badge, dragMarks, flip, Plate, spot, useFrame } from '@baithak/board';
import { message, type Seat } from '@baithak/kernel';
import type { KeyboardEvent, MouseEvent } from 'react';
import { COMPONENTS } from '../rules/components.ts';
import type { View } from '../view/view.ts';
import { CardRow } from './card-row.tsx';
import { handSpot, herdSpot, type Layout } from './layout.ts';
import { CamelFace, Count, type Say } from './pieces.tsx';
import { ScoreOf, SealsOf } from './seats.tsx';
import { fewerCamels, moreCamels, type Open, type Selection, toggleHand } from './selection.ts';

interface NearProps {
  readonly view: View;
  readonly seat: Seat;
  readonly layout: Layout;
  readonly open: Open;
  readonly selection: Selection;
  readonly lit: readonly string[];
  readonly say: Say;
  readonly isCounted: boolean;
  /** Changes the selection; absent while this trader does not decide. */
  readonly change: ((selection: Selection) => void) | undefined;
}

const { hand: MOST } = COMPONENTS.limits;

/** The trader at the bottom: who they are, their hand and their herd. */
export function Near(props: NearProps) {
  const { view, seat, isCounted, layout, selection, lit, say, change } = props;
  const player = useFrame().players[seat];
  const hand = layout.hands[seat]!;
  const isOpen = view.seats[seat]!.hand !== null;
  const places = Array.from({ length: MOST }, (_, i) => hand[i] ?? null);
  const left = MOST - hand.length;
  const coming = props.open.market.flatMap((card) =>
    card !== null && card.letter !== 'K' && selection.market.includes(card.id)
      ? (card.letter ?? [])
      : [],
  );
  return (
    <>
      {player && (
        <Plate
          player={player}
          className="j-you"
          about={player.isYou ? say(message('board.goal')) : undefined}
          score={<ScoreOf {...{ view, seat, isCounted, say }} />}
        >
          <SealsOf {...{ view, seat, say }} />
        </Plate>
      )}
      <Herd {...props} />
      <section
        className="j-hand"
        data-region="hand"
        aria-label={say(message(isOpen ? 'board.hand' : 'board.closed-hand'))}
        data-lit={lit.includes('hand')}
        {...spot(handSpot(seat))}
        {...(change && dragMarks({ drop: 'hand' }))}
      >
        {isOpen ? (
          <CardRow
            area="hand"
            cards={places}
            chosen={selection.hand}
            lit={lit}
            say={say}
            room={change && say(message('board.room', { n: left }))}
            coming={coming}
            toggle={change && ((id) => change(toggleHand(selection, id)))}
          />
        ) : (
          <ClosedRow {...props} />
        )}
      </section>
    </>
  );
}

/** A spectator sees only the backs of a hand. */
function ClosedRow({ layout, seat, say }: NearProps) {
  const hand = layout.hands[seat]!;
  return (
    <ul
      className="j-row"
      data-area="hand"
      aria-label={say(message('counted.hidden', { n: hand.length }))}
    >
      {Array.from({ length: MOST }, (_, place) => {
        const card = hand[place];
        return (
          <li key={place} data-empty={card === undefined}>
            {card === undefined ? (
              <span className="j-slot" />
            ) : (
              <span className="j-card j-back" {...flip(card.id, { face: 'back' })} />
            )}
          </li>
        );
      })}
    </ul>
  );
}

const KEYS: Readonly<Record<string, typeof fewerCamels>> = {
  ArrowDown: fewerCamels,
  ArrowLeft: fewerCamels,
  Backspace: fewerCamels,
};

/** The own camels. They are all alike, so each press chooses one more, and a small button one fewer. */
function Herd({ view, seat, layout, open, selection, lit, say, change }: NearProps) {
  const { camels } = selection;
  const herd = view.seats[seat]!.herd ?? 0;
  const cards = layout.herds[seat]!;
  const first = cards.length - Math.min(camels, cards.length);
  const isOwn = view.viewer === seat;
  const label = say(
    isOwn
      ? message('board.own-herd', { n: herd, chosen: camels })
      : message('board.herd', { n: herd }),
  );
  const look = { className: 'j-herd-face', 'data-region': 'herd', 'aria-label': label };
  const inside = (
    <>
      {cards.map((card, i) => (
        <span
          key={card.id}
          className="j-card j-camel"
          data-chosen={i >= first}
          data-drag={change && 'herd:'}
          style={{ '--at': i }}
          {...flip(card.id, { face: 'K' })}
        >
          <CamelFace />
        </span>
      ))}
      {herd === 0 && (
        <span className="j-no-herd">
          <CamelFace />
          {say(message('board.no-camels'))}
        </span>
      )}
      {herd > 0 && camels === 0 && <Count>{herd}</Count>}
      {camels > 0 && (
        <span className="j-count-badge" data-on="true">
          <Badge>{say(message('board.herd-chosen', { chosen: camels, n: herd }))}</Badge>
        </span>
      )}
    </>
  );
  const key = (event: KeyboardEvent) => {
    const less = KEYS[event.key];
    if (less === undefined) return;
    event.preventDefault();
    change?.(less(selection));
  };
  const putBack = ({ currentTarget }: MouseEvent<HTMLElement>) => {
    // The button leaves with the last camel; the keyboard stays at the herd.
    if (camels === 1) (currentTarget.previousElementSibling as HTMLElement).focus();
    change?.(fewerCamels(selection));
  };
  return (
    <div
      className="j-herd"
      data-lit={lit.includes('herd') || lit.includes('camels')}
      style={{ '--camels': cards.length }}
      {...spot(herdSpot(seat))}
      {...(change && dragMarks({ drop: 'herd' }))}
    >
      {change === undefined || herd === 0 ? (
        <span {...look} role="img">
          {inside}
        </span>
      ) : (
        <button
          {...look}
          type="button"
          aria-pressed={camels > 0}
          onClick={() => change(moreCamels(selection, open))}
          onKeyDown={key}
        >
          {inside}
        </button>
      )}
      {change !== undefined && camels > 0 && (
        <button
          type="button"
          className="j-fewer"
          aria-label={say(message('board.fewer-camels'))}
          onClick={putBack}
        >
          <span aria-hidden="true">−</span>
        </button>
      )}
    </div>
  );
}
