import { dragMarks, Inspect, Plate, spot, useRoving } from '@baithak/board';
import { message } from '@baithak/kernel';
import { COLOURS, COMPONENTS } from '../rules/components.ts';
import { colourSaid } from '../rules/naming.ts';
import { circlesFor, handLimitOf } from '../view/bill.ts';
import { SmallCircle } from './art.tsx';
import { PlayingCard } from './cards.tsx';
import { Chip, packedSaid } from './chips.tsx';
import { Sights } from './goals.tsx';
import { isLay } from './laying.ts';
import { isAble, pressHand, timesPicked } from './planning.ts';
import { answeringOwn } from './pressing.ts';
import type { Scene } from './scene.ts';
import { Points, SeatPoints, SeatSheet } from './seats.tsx';
import { Sets } from './sets.tsx';

const { endingTiles } = COMPONENTS.limits;

interface RailProps {
  readonly scene: Scene;
}

/** Your own side: who you are, your sets, your hand. */
export function Rail({ scene }: RailProps) {
  return (
    <div className="k-rail" data-region="rail">
      <You scene={scene} />
      <Sets scene={scene} />
      <Hand scene={scene} />
    </div>
  );
}

function You({ scene }: RailProps) {
  const { view, near, say, players } = scene;
  const player = players[near];
  const own = view.seats[near]!;
  if (player === undefined) return <div className="k-you" />;
  const tiles = say(message('board.tiles-of', { n: own.map.length, end: endingTiles }));
  return (
    <Plate
      player={scene.waits ? { ...player, state: 'waits' } : player}
      className="k-you"
      about={tiles}
      score={<Points scene={scene} seat={near} />}
    >
      <span className="k-chips" {...spot(`journal ${near}`)}>
        <Chip
          of="hand"
          at={`limit ${near}`}
          value={`${own.handSize}/${handLimitOf(own)}`}
          say={say}
        />
        <Chip
          of="backpack"
          at={`backpack ${near}`}
          value={packedSaid(own.backpackSize, view.specials.length)}
          say={say}
        />
        <Chip of="journal" at={`pages ${near}`} value={own.journal.length} say={say} />
      </span>
      <Circles scene={scene} />
      <Inspect
        label={say(message('board.journal-of', { seat: { seat: near } }))}
        closeLabel={say(message('board.shut'))}
        face={
          <span
            className="k-you-face"
            title={say(message('board.journal-of', { seat: { seat: near } }))}
          />
        }
      >
        <div className="k-sheet">
          <p>{say(message('board.closing-how'))}</p>
          <p>{say(message('board.discounts'))}</p>
          <SeatPoints scene={scene} seat={near} />
          <Sights scene={scene} />
        </div>
        <SeatSheet scene={scene} seat={near} />
      </Inspect>
    </Plate>
  );
}

/** K17: the discount on each colour. */
function Circles({ scene: { view, near, say } }: RailProps) {
  const circles = circlesFor(view.seats[near]!);
  if (circles.every((n) => n === 0)) {
    return (
      <span className="k-no-circles">
        {COLOURS.map((colour) => (
          <SmallCircle key={colour} colour={colour} />
        ))}
        <span className="k-no-circles-why">{say(message('board.no-circles'))}</span>
      </span>
    );
  }
  return (
    <span className="k-counts">
      <span>{say(message('board.saves'))}</span>
      {COLOURS.map((colour, i) => (
        <span key={colour}>
          <SmallCircle colour={colour} />
          <span className="b-unseen">{say(colourSaid(colour))} </span>
          {circles[i] === 0 ? '0' : `−${circles[i]}`}
        </span>
      ))}
    </span>
  );
}

/** The hand of the seat in front. What a press on a card does depends on the phase. */
function Hand({ scene }: RailProps) {
  const { view, near, say } = scene;
  const own = view.seats[near]!;
  const cards = own.hand ?? [...(own.seen ?? []), ...own.hitch];
  const hidden = own.hand === null ? own.handSize - cards.length : 0;
  const roving = useRoving<HTMLUListElement>('button.k-card', '[data-able="true"]');
  return (
    <ul
      {...roving}
      className="k-hand"
      style={{ '--held': cards.length + hidden }}
      data-held={crowdOf(cards.length + hidden)}
      data-region="hand"
      aria-label={say(message('board.hand', { seat: { seat: near } }))}
      {...dragMarks({ drop: 'hand' })}
      {...spot(`hand ${near}`)}
    >
      {cards.map((name, i) => (
        <li key={`${name} ${ordinal(cards, i)}`}>
          <HandCard {...{ scene, name }} place={ordinal(cards, i)} />
        </li>
      ))}
      {own.handSize === 0 && <li className="k-none">{say(message('board.hand-empty'))}</li>}
      {Array.from({ length: hidden }, (_, i) => (
        <li key={i}>
          <span className="k-card k-back" role="img" aria-label={say(message('board.hidden'))} />
        </li>
      ))}
    </ul>
  );
}

/** Up to six cards lie side by side in every window, up to eight on a phone, where they shrink. */
const crowdOf = (held: number): string => (held > 8 ? 'most' : held > 6 ? 'many' : 'few');

/** How many equal cards are before it. */
const ordinal = (cards: readonly string[], at: number): number =>
  cards.slice(0, at).filter((name) => name === cards[at]).length;

interface HandCardProps {
  readonly scene: Scene;
  readonly name: string;
  readonly place: number;
}

const PAYING: readonly string[] = ['ride', 'pay', 'drop'];

function HandCard({ scene, name, place }: HandCardProps) {
  const { view, decides, waits, picks } = scene;
  const chosen = timesPicked(picks, name) > place;
  return (
    <PlayingCard
      {...{ scene, name, place, chosen }}
      area="hand"
      from={`open ${name} 0`}
      able={decides && !waits && isAble(scene, name, chosen)}
      drag={decides && (view.phase === 'start' || view.phase === 'lay')}
      // Who uses a hitch-hike card pays less, not with it.
      sign={
        PAYING.includes(view.phase) && !picks.some(isLay) && !picks.includes(`ride:${name}`)
          ? 'coin'
          : 'tick'
      }
      press={answeringOwn(scene, `pay:${name}`, () => pressHand(scene, name, chosen))}
    />
  );
}
