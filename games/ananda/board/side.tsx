import { flip, Inspect, Tabs } from '@baithak/board';
import { type Message, message, type Seat } from '@baithak/kernel';
import { COMPONENTS, TILE_NAMES } from '../rules/components.ts';
import type { View } from '../view/view.ts';
import { TileFace } from './pieces.tsx';
import { tileMessage } from './rack-and-hand.tsx';
import { SeatArea } from './seat-area.tsx';

interface SideProps {
  readonly view: View;
  /** The seat that is drawn large, elsewhere. */
  readonly near: Seat;
  readonly say: (message: Message) => string;
}

/** The column beside the temple: the supply and the other seats. */
export function Side(props: SideProps) {
  return (
    <div className="a-side">
      <Supply {...props} />
      <Others {...props} />
    </div>
  );
}

/** How many tiles are left, and which ones the viewer has not seen. */
function Supply({ view, say }: Omit<SideProps, 'near'>) {
  const { supplySize, unseen } = view;
  return (
    <div className="a-supply">
      <span
        className="a-heap"
        {...flip('supply')}
        data-empty={supplySize === 0}
        aria-hidden="true"
      />
      <p>
        {say(message('sketch.supply'))} <b>{supplySize}</b>
      </p>
      {supplySize === 0 && view.phase !== 'over' && (
        <small>{say(message('board.supply-empty'))}</small>
      )}
      {unseen !== null && (
        <Inspect label={say(message('board.unseen'))} closeLabel={say(message('board.close'))}>
          <p>{say(message('board.unseen-note'))}</p>
          <ul className="a-unseen">
            {TILE_NAMES.map((tile) => (
              <li key={tile} data-gone={unseen[tile] === 0}>
                <span role="img" aria-label={say(tileMessage(tile, 'idle'))}>
                  <TileFace tile={tile} />
                </span>
                <b>
                  {unseen[tile]}/{COMPONENTS.tiles[tile]}
                </b>
              </li>
            ))}
          </ul>
        </Inspect>
      )}
    </div>
  );
}

/** The other seats, clockwise: one below the other where there is room, else behind tabs. */
function Others({ view, near, say }: SideProps) {
  const count = view.seats.length;
  const others = Array.from({ length: count - 1 }, (_, i) => (near + 1 + i) % count);
  const area = (seat: Seat) => <SeatArea key={seat} view={view} seat={seat} say={say} />;
  if (others.length === 1) return area(others[0]!);
  return (
    <>
      <div className="a-others">{others.map(area)}</div>
      <div className="a-other-tabs">
        <Tabs
          label={say(message('board.others'))}
          tabs={others.map((seat) => ({
            id: String(seat),
            label: say(message('player', { seat: { seat } })),
            body: area(seat),
          }))}
        />
      </div>
    </>
  );
}
