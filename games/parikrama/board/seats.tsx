import { Inspect } from '@baithak/board';
import { type Message, message, type Seat } from '@baithak/kernel';
import { COMPONENTS } from '../rules/components.ts';
import { cardsSaid } from '../rules/naming.ts';
import { Journal } from './journal.tsx';
import { MapArea } from './map.tsx';
import type { Scene } from './scene.ts';
import { Sets } from './sets.tsx';

const { endingTiles, backpack } = COMPONENTS.limits;

/** The seats in turn order, beginning with the one in front. */
export const around = ({ view: { seats }, near }: Scene): Seat[] =>
  seats.map((_, i) => (near + i) % seats.length);

/** The other seats in turn order. A press on one shows everything that lies before it. */
export function Others({ scene }: { readonly scene: Scene }) {
  const { view, say } = scene;
  return (
    <ul className="k-others" aria-label={say(message('board.others'))}>
      {around(scene)
        .slice(1)
        .map((seat) => (
          <li key={seat} data-to-move={view.turn === seat}>
            <Inspect
              label={say(message('board.with', { what: { seat }, more: standing(scene, seat) }))}
              closeLabel={say(message('board.shut'))}
              face={<Standing scene={scene} seat={seat} />}
            >
              <div className="k-frame k-sheet">
                <SeatBoard scene={scene} seat={seat} />
              </div>
            </Inspect>
          </li>
        ))}
    </ul>
  );
}

interface SeatProps {
  readonly scene: Scene;
  readonly seat: Seat;
}

/** How a seat stands; in brief if there is little room. */
function standing({ view, scores }: Scene, seat: Seat, brief = false): Message {
  const { handSize, map, backpackSize } = view.seats[seat]!;
  return message(brief ? 'board.standing-brief' : 'board.standing', {
    points: scores[seat]!.total,
    hand: handSize,
    tiles: map.length,
    end: endingTiles,
    packed: backpackSize,
    limit: backpack,
  });
}

function Standing({ scene, seat }: SeatProps) {
  const { say, narrow, view } = scene;
  const brief = view.seats.length > (narrow ? 2 : 3) && view.phase !== 'over';
  return (
    <>
      <strong>{say(message('said.seat', { seat: { seat } }))}</strong>
      <span className="k-small">{say(standing(scene, seat, brief))}</span>
    </>
  );
}

/** Everything that lies before a seat. */
export function SeatBoard({
  scene,
  seat,
  titled = false,
}: SeatProps & { readonly titled?: boolean }) {
  const { view, say } = scene;
  const { hand, seen, hitch, handSize } = view.seats[seat]!;
  const known = hand ?? [...(seen ?? []), ...hitch];
  return (
    <section className="k-seat" aria-label={say(message('said.seat', { seat: { seat } }))}>
      {titled && (
        <h3>
          <Standing scene={scene} seat={seat} />
        </h3>
      )}
      <MapArea scene={scene} seat={seat} />
      <Journal scene={scene} seat={seat} />
      <Sets scene={scene} seat={seat} />
      {known.length > 0 && (
        <p className="k-small">
          {say(message('board.known', { n: handSize, cards: cardsSaid(known) }))}
        </p>
      )}
    </section>
  );
}
