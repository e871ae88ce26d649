import { Inspect } from '@baithak/furniture';
import { type Message, message, type Seat } from '@baithak/kernel';
import { COMPONENTS } from '../components.ts';
import { cardsSaid } from '../naming.ts';
import { Journal } from './journal.tsx';
import { MapArea } from './map.tsx';
import type { Scene } from './scene.ts';
import { Sets } from './sets.tsx';

const { endingTiles, backpack } = COMPONENTS.limits;

/** The others in turn order: how they stand, and one tap away all that lies before them. */
export function Others({ scene }: { readonly scene: Scene }) {
  const { view, near, say } = scene;
  const count = view.seats.length;
  const others = view.seats.slice(1).map((_, i) => (near + 1 + i) % count);
  return (
    <ul className="k-others" aria-label={say(message('board.others'))}>
      {others.map((seat) => (
        <li key={seat} data-to-move={view.turn === seat && view.phase !== 'over'}>
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

function standing({ view, scores }: Scene, seat: Seat): Message {
  const { handSize, map, backpackSize } = view.seats[seat]!;
  return message('board.standing', {
    points: scores[seat]!.total,
    hand: handSize,
    tiles: map.length,
    end: endingTiles,
    packed: backpackSize,
    limit: backpack,
  });
}

function Standing({ scene, seat }: SeatProps) {
  const { say } = scene;
  return (
    <>
      <strong>{say(message('said.seat', { seat: { seat } }))}</strong>
      <span className="k-small">{say(standing(scene, seat))}</span>
    </>
  );
}

/** All that lies before a seat. */
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
