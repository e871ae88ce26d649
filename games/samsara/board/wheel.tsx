import { flip, spot } from '@baithak/board';
import { type Message, message, type Seat } from '@baithak/kernel';
import type { CSSProperties } from 'react';
import { ZONES, type Zone } from '../rules/components.ts';
import type { Place } from '../rules/events.ts';
import { cardName, seatName } from '../view/names.ts';
import type { View } from '../view/view.ts';
import { Flying } from './cards.tsx';
import { duesOf } from './consequences.ts';
import { Emblem, SoulPortrait } from './emblem.tsx';
import { RovingGroup } from './focus.tsx';
import { Hub } from './hub.tsx';
import {
  boxOf,
  middleOf,
  outline,
  type Point,
  pathOf,
  RIFT_PLACE,
  standing,
  stepAt,
  stepsTo,
  WHEEL,
  wayOf,
} from './layout.ts';
import { places, things } from './motion.ts';
import { labelOf, marksOf, type Scene } from './scene.ts';
import { kindOf, restOf } from './things.ts';

const percent = (part: number): string => `${((part / WHEEL) * 100).toFixed(2)}%`;

const placed = ({ x, y }: Point): CSSProperties => ({
  left: percent(x + WHEEL / 2),
  top: percent(y + WHEEL / 2),
});

const placeOf = (place: Place): number => (place === 'rift' ? RIFT_PLACE : ZONES.indexOf(place));

/** How far out the words of each zone stand, so that neither the hub nor anybody on the rim cuts them. */
const FACES = [126, 125, 120, 121, 121, 127, 125, 126];

/** The eight zones of life clockwise from the rift, the hub in the middle, characters on the rim. */
export function Wheel({ scene }: { readonly scene: Scene }) {
  const { view, near, decides, shown, say } = scene;
  const goes = decides && view.phase === 'go';
  const target = goes
    ? shown.find((thing) => kindOf(thing) === 'zone' && scene.useful(thing))
    : undefined;
  const from = placeOf(view.seats[near]!.zone);
  return (
    <div className="s-wheel" data-region="wheel">
      <Ground />
      <RovingGroup label={say(message('board.wheel'))} className="s-zones">
        {ZONES.map((zone, i) => (
          <ZoneButton
            key={zone}
            {...{ scene, zone, index: i, goes }}
            shown={target === `zone:${zone}`}
          />
        ))}
      </RovingGroup>
      <Rift />
      {target !== undefined && (
        <Way {...{ from, view }} to={ZONES.indexOf(restOf(target) as Zone)} />
      )}
      <Hub scene={scene} />
      {[...ZONES, 'rift' as const].map((place) => (
        <span
          key={place}
          className="s-soul s-stop"
          style={placed(standing(placeOf(place), 0, 1))}
          {...spot(places.way(place))}
        />
      ))}
      <Souls scene={scene} />
    </div>
  );
}

const VIEW_BOX = `${-WHEEL / 2} ${-WHEEL / 2} ${WHEEL} ${WHEEL}`;

function Ground() {
  return (
    <svg viewBox={VIEW_BOX} className="s-ground" aria-hidden="true">
      <circle className="s-shadow" cy="8" r="184" />
      <circle className="s-rim" r="183" />
      <circle className="s-beads" r="176" />
      <circle className="s-well" r="170" />
      <circle className="s-hub-ring" r="84" />
    </svg>
  );
}

/** The gap between death and birth. */
function Rift() {
  return (
    <svg viewBox={VIEW_BOX} className="s-ground" aria-hidden="true">
      <path className="s-crack" d="M-7-183-3-148-6-126 2-92 5-128 2-150 7-183Z" />
      <path className="s-ember" d="M0-178 2-146-2-122 1-96" />
    </svg>
  );
}

interface WayProps {
  readonly from: number;
  readonly to: number;
  readonly view: View;
}

/** The way along the rim, under whoever stands there, with its steps numbered above them. */
function Way({ from, to, view }: WayProps) {
  const steps = stepsTo(from, to);
  const first = from === RIFT_PLACE ? 0 : from + 1;
  const taken = new Set(soulsOn(view).map(({ place }) => placeOf(place)));
  return (
    <>
      <svg viewBox={VIEW_BOX} className="s-ground s-way" aria-hidden="true">
        <path d={wayOf(from, steps)} />
      </svg>
      <svg viewBox={VIEW_BOX} className="s-ground s-way s-steps" aria-hidden="true">
        {Array.from({ length: steps }, (_, i) => {
          const { x, y } = stepAt(first + i, taken.has((first + i) % ZONES.length));
          return (
            <g
              key={i}
              transform={`translate(${x.toFixed(1)} ${y.toFixed(1)})`}
              data-last={i === steps - 1}
            >
              <circle r={i === steps - 1 ? 15 : 12} />
              <text y="5.5">{i + 1}</text>
            </g>
          );
        })}
      </svg>
    </>
  );
}

interface ZoneProps {
  readonly scene: Scene;
  readonly zone: Zone;
  readonly index: number;
  readonly goes: boolean;
  readonly shown: boolean;
}

function ZoneButton({ scene, zone, index, goes, shown }: ZoneProps) {
  const { view, say } = scene;
  const due = goes ? duesOf(scene, zone) : null;
  const points = outline(index);
  const box = boxOf(points);
  const inBox = ({ x, y }: Point) => [
    ((x - box.left) / box.width) * 100,
    ((y - box.top) / box.height) * 100,
  ];
  const corners = points.map((point) => inBox(point).map((part) => part.toFixed(1)));
  const [left, top] = inBox(middleOf(index, FACES[index]!));
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
      data-shown={shown}
      data-outline={corners.join(' ')}
      {...marksOf(scene, thing, thing)}
      style={{
        ...placed({ x: box.left, y: box.top }),
        width: percent(box.width),
        height: percent(box.height),
        clipPath: `polygon(${corners.map(([x, y]) => `${x}% ${y}%`).join(',')})`,
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
          <span className="s-zone-sign" {...flip(places.pile(zone))}>
            <Emblem letter={zone} />
            <Flying letter={zone} />
          </span>
          <span className="s-count" data-empty={view.supply[zone] === 0}>
            ×{view.supply[zone]}
          </span>
        </span>
        <span className="s-zone-name">{say(cardName(zone))}</span>
        <span className="s-zone-does">{say(message(`zone.${zone}`))}</span>
      </span>
    </button>
  );
}

function whoStands(view: View, place: Place): Message[] {
  const seats = view.seats.flatMap(({ zone }, seat) => (zone === place ? [seatName(seat)] : []));
  const all = view.neutral === place ? [...seats, message('board.neutral')] : seats;
  return all.length === 0 ? [] : [message('board.standing', { who: all, n: all.length })];
}

/** All characters; that of the near seat can be dragged when it is to move. */
function Souls({ scene: { view, near, decides, say } }: { readonly scene: Scene }) {
  const rift = whoStands(view, 'rift').map(say);
  return (
    <div className="s-souls">
      {rift.length > 0 && (
        <span className="b-unseen">{[say(message('board.rift')), ...rift].join(': ')}</span>
      )}
      {soulsOn(view).map(({ seat, place, index, count }) => {
        const soul = seat === null ? 'neutral' : view.seats[seat]!.character;
        if (soul === null) return null;
        return (
          <span
            key={seat ?? 'neutral'}
            className="s-soul"
            data-own={seat === near}
            data-turn={seat === view.turn && view.phase !== 'over'}
            data-drag={seat === near && decides && view.phase === 'go' ? 'soul' : undefined}
            style={placed(standing(placeOf(place), index, count))}
            aria-hidden="true"
            {...flip(seat === null ? things.neutral : things.soul(seat))}
          >
            <SoulPortrait soul={soul} />
          </span>
        );
      })}
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
