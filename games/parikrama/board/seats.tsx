import { Counter, Inspect, opponentsOf, Plate, type Player, spot, useFrame } from '@baithak/board';
import { type Message, message, type Seat } from '@baithak/kernel';
import { COMPONENTS } from '../rules/components.ts';
import type { Event } from '../rules/events.ts';
import { cardsSaid } from '../rules/naming.ts';
import { Chip, packedSaid } from './chips.tsx';
import { type Turns, turnSaid, turnsAfter } from './deeds.ts';
import { Loops, Scoring, Sources, Symbols } from './goals.tsx';
import { Journal } from './journal.tsx';
import { MapPicture } from './map.tsx';
import { MiniMap } from './picture.tsx';
import type { Scene } from './scene.ts';
import { SetRun, setName } from './sets.tsx';
import { boundsOf } from './window.ts';

const { endingTiles, backpack } = COMPONENTS.limits;

interface OpponentsProps {
  readonly scene: Scene;
  readonly turns: Turns;
}

/** The other players. A press on one shows everything that lies before them. */
export function Opponents({ scene, turns }: OpponentsProps) {
  const frame = useFrame();
  const others = opponentsOf(frame);
  return (
    <ul className="k-others" aria-label={scene.say(message('board.others'))} data-n={others.length}>
      {others.map((player) => (
        <li key={player.seat}>
          <Opponent scene={scene} turns={turns} player={player} />
        </li>
      ))}
    </ul>
  );
}

interface OpponentProps extends OpponentsProps {
  readonly player: Player;
}

function Opponent({ scene, turns, player }: OpponentProps) {
  const { view, scores, say } = scene;
  const { seat } = player;
  const { handSize, map, backpackSize, sets } = view.seats[seat]!;
  // After a reload only the events of the last turn are known.
  const turn =
    turnSaid(turns, seat) ??
    turnSaid(turnsAfter(null, (player.turn ?? []) as readonly Event[]), seat);
  return (
    <Plate player={player} className="k-plate" score={<Points scene={scene} seat={seat} />}>
      <span className="k-chips">
        <Chip of="hand" at={`hand ${seat}`} value={handSize} say={say} />
        <Chip of="sets" at={`sets ${seat}`} value={Object.keys(sets).length} say={say} />
        <Chip
          of="backpack"
          at={`backpack ${seat}`}
          value={packedSaid(backpackSize, view.specials.length)}
          say={say}
        />
        <Chip of="loops" at={`journal ${seat}`} value={scores[seat]!.loops} say={say} />
        <Chip of="tiles" at={`tiles ${seat}`} value={`${map.length}/${endingTiles}`} say={say} />
        <i className="k-flyer" data-flip={`back ${seat}`} />
      </span>
      <span className="k-deed">{turn === null ? player.deed : say(turn)}</span>
      <Inspect
        label={say(message('board.look', { seat: { seat }, more: standing(scene, seat) }))}
        title={say(message('board.journal-of', { seat: { seat } }))}
        closeLabel={say(message('board.shut'))}
        face={
          <span className="k-mini" {...spot(`map ${seat}`)}>
            <MiniMap map={map} />
          </span>
        }
      >
        {turn !== null && (
          <p className="k-last-turn">{say(message('board.last-turn', { seat: { seat }, turn }))}</p>
        )}
        <SeatSheet scene={scene} seat={seat} />
        <div className="k-sheet">
          <SeatPoints scene={scene} seat={seat} />
        </div>
      </Inspect>
    </Plate>
  );
}

/** The points with their unit. */
export function Points({ scene: { scores, say }, seat }: SeatProps) {
  const { total } = scores[seat]!;
  return (
    <>
      <Counter value={total} /> <small>{say(message('board.points', { n: total }))}</small>
    </>
  );
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

interface SeatProps {
  readonly scene: Scene;
  readonly seat: Seat;
}

/** Where the points of a seat come from. */
export function SeatPoints(props: SeatProps) {
  return (
    <>
      <Sources {...props} />
      <Symbols {...props} />
      <Loops {...props} />
      <Scoring {...props} />
    </>
  );
}

/** Everything that lies before a seat. */
export function SeatSheet({ scene, seat }: SeatProps) {
  const { view, say } = scene;
  const { hand, seen, hitch, handSize, sets, map } = view.seats[seat]!;
  const known = hand ?? [...(seen ?? []), ...hitch];
  return (
    <div className="k-sheet k-seat-sheet">
      {map.length === 0 ? (
        <p>{say(message('sketch.map', { n: 0 }))}</p>
      ) : (
        <MapPicture scene={scene} seat={seat} window={boundsOf(map)} />
      )}
      <div>
        <Journal scene={scene} seat={seat} />
        <h3>{say(message('board.sets'))}</h3>
        <ul className="k-sheet-sets">
          {Object.entries(sets).map(([letter, cards]) => (
            <li key={letter}>
              <SetRun {...{ scene, seat, letter, cards }} />
              <span className="k-name">{say(setName(cards))}</span>
            </li>
          ))}
          {Object.keys(sets).length === 0 && <li>{say(message('board.no-sets'))}</li>}
        </ul>
        {known.length > 0 && hand === null && (
          <p>{say(message('board.known', { n: handSize, cards: cardsSaid(known) }))}</p>
        )}
      </div>
    </div>
  );
}
