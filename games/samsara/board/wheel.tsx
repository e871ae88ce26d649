import { flip } from '@baithak/board';
import { type Message, message, type Seat } from '@baithak/kernel';
import type { CSSProperties } from 'react';
import { type Letter, ZONES, type Zone } from '../rules/components.ts';
import type { Place } from '../rules/events.ts';
import { cardName, seatName } from '../view/names.ts';
import type { View } from '../view/view.ts';
import { type Dues, duesOf } from './consequences.ts';
import { Emblem, Mark, SoulFace } from './emblem.tsx';
import { RovingGroup } from './focus.tsx';
import { boxOf, middleOf, outline, type Point, pathOf, standing } from './layout.ts';
import { labelOf, marksOf, type Scene } from './scene.ts';
import { pileId } from './things.ts';

/** The wheel is 200 wide; the gate of the rift makes it higher than that. */
const GATE = 116;
const HEIGHT = 100 + GATE;

const spot = ({ x, y }: Point): CSSProperties => ({
  left: `${(x + 100) / 2}%`,
  top: `${((y + GATE) / HEIGHT) * 100}%`,
});

/** The eight zones of life clockwise from the rift, karma in the middle, characters where they stand. */
export function Wheel({ scene }: { readonly scene: Scene }) {
  const { view, decides, say } = scene;
  const goes = decides && view.phase === 'go';
  return (
    <RovingGroup label={say(message('board.wheel'))} className="s-wheel">
      <Ground />
      <span className="s-rift" style={spot(riftLabel(view))}>
        {say(message('board.rift'))}
      </span>
      {ZONES.map((zone, i) => (
        <ZoneButton
          key={zone}
          {...{ scene, zone, index: i }}
          due={goes ? duesOf(scene, zone) : null}
        />
      ))}
      <div className="s-karma" style={spot({ x: 0, y: 0 })}>
        <KarmaPile scene={scene} letter="+" />
        <KarmaPile scene={scene} letter="-" />
      </div>
      <Souls scene={scene} />
    </RovingGroup>
  );
}

/** In the gate, or beside it if somebody stands there. */
const riftLabel = (view: View): Point =>
  whoStands(view, 'rift').length === 0 ? { x: 0, y: -106 } : { x: -62, y: -106 };

/** The gate of the rift, and the arrow that shows the way around. */
function Ground() {
  return (
    <svg
      viewBox={`-100 ${-GATE} 200 ${HEIGHT}`}
      className="s-ground"
      aria-hidden="true"
      focusable="false"
    >
      <path className="s-gate" d="M-50-84C-50-105-27-116 0-116S50-105 50-84L0-60Z" />
      <path
        className="s-way"
        d="M5.5-38.5A39 39 0 1 1-5.5-38.5M-12.5-43-4-38.5-10-31.5"
        fill="none"
      />
      <path className="s-crack" d="M0-98-3-88 3-80-2-72 2-64 0-54" fill="none" />
    </svg>
  );
}

interface ZoneProps {
  readonly scene: Scene;
  readonly zone: Zone;
  readonly index: number;
  readonly due: Dues | null;
}

function ZoneButton({ scene, zone, index, due }: ZoneProps) {
  const { view, say } = scene;
  const points = outline(index);
  const box = boxOf(points);
  const inBox = ({ x, y }: Point) => [
    ((x - box.left) / box.width) * 100,
    ((y - box.top) / box.height) * 100,
  ];
  const polygon = points.map((point) =>
    inBox(point)
      .map((part) => `${part.toFixed(1)}%`)
      .join(' '),
  );
  const [left, top] = inBox(middleOf(index, 78));
  const thing = `zone:${zone}`;
  const label = labelOf(scene, thing, thing, [
    cardName(zone),
    message('board.left', { n: view.supply[zone] }),
    ...whoStands(view, zone),
    due?.reborn ? message('board.mark.reborn') : null,
    due?.pays ? message('board.mark.pay') : null,
  ]);
  return (
    <button
      type="button"
      className="b-thing s-zone"
      aria-label={label}
      data-tone={zone}
      data-drop={thing}
      {...marksOf(scene, thing, thing)}
      style={{
        ...spot({ x: box.left, y: box.top }),
        width: `${box.width / 2}%`,
        height: `${(box.height / HEIGHT) * 100}%`,
        clipPath: `polygon(${polygon.join(',')})`,
      }}
    >
      <svg
        viewBox={`${box.left} ${box.top} ${box.width} ${box.height}`}
        preserveAspectRatio="none"
        aria-hidden="true"
      >
        <path d={pathOf(points)} />
      </svg>
      <span className="s-zone-face" style={{ left: `${left}%`, top: `${top}%` }}>
        <span className="s-zone-pile">
          <span className="s-zone-sign" {...flip(pileId(zone))}>
            <Emblem letter={zone} />
          </span>
          <span className="s-zone-facts">
            <span className="s-count" data-empty={view.supply[zone] === 0}>
              ×{view.supply[zone]}
            </span>
            {due && (due.reborn || due.pays) && (
              <span>
                {due.reborn && <Mark kind="reborn" />}
                {due.pays && <Mark kind="pay" />}
              </span>
            )}
          </span>
        </span>
        <span className="s-zone-name">{say(cardName(zone))}</span>
      </span>
    </button>
  );
}

function whoStands(view: View, place: Place): Message[] {
  const seats = view.seats.flatMap(({ zone }, seat) => (zone === place ? [seatName(seat)] : []));
  const all = view.neutral === place ? [...seats, message('board.neutral')] : seats;
  return all.length === 0 ? [] : [message('board.standing', { who: all, n: all.length })];
}

function KarmaPile({ scene, letter }: { readonly scene: Scene; readonly letter: Letter }) {
  const { view, say } = scene;
  const thing = `pile:${letter}`;
  const label = [say(cardName(letter)), say(message('board.left', { n: view.supply[letter] }))];
  return (
    <button
      type="button"
      className="b-thing s-karma-pile"
      aria-label={label.join(', ')}
      data-tone={letter}
      {...marksOf(scene, thing, `supply:${letter}`)}
      {...flip(pileId(letter))}
    >
      <Emblem letter={letter} />
      <span aria-hidden="true">{view.supply[letter]}</span>
    </button>
  );
}

/** All characters; that of the near seat can be dragged when it is to move. */
function Souls({ scene: { view, near, decides, say } }: { readonly scene: Scene }) {
  const souls = soulsOn(view);
  const rift = whoStands(view, 'rift').map(say);
  return (
    <div className="s-souls">
      {rift.length > 0 && (
        <span className="b-unseen">{[say(message('board.rift')), ...rift].join(': ')}</span>
      )}
      {souls.map(({ seat, place, index, count }) => (
        <span
          key={seat ?? 'neutral'}
          className="s-soul"
          data-own={seat === near}
          data-neutral={seat === null}
          data-drag={seat === near && decides && view.phase === 'go' ? 'soul' : undefined}
          style={spot(standing(place === 'rift' ? 8 : ZONES.indexOf(place), index, count))}
          aria-hidden="true"
          {...flip(seat === null ? 'neutral' : `soul ${seat}`, { leaps: true })}
        >
          <SoulFace soul={seat === null ? 'neutral' : view.seats[seat]!.character} />
        </span>
      ))}
    </div>
  );
}

interface StandingSoul {
  readonly seat: Seat | null;
  readonly place: Place;
  readonly index: number;
  readonly count: number;
}

export function soulsOn(view: View): StandingSoul[] {
  const all: { seat: Seat | null; place: Place }[] = view.seats.map(({ zone }, seat) => ({
    seat,
    place: zone,
  }));
  if (view.neutral !== null) all.push({ seat: null, place: view.neutral });
  return all.map((soul) => {
    const there = all.filter(({ place }) => place === soul.place);
    return { ...soul, index: there.indexOf(soul), count: there.length };
  });
}
