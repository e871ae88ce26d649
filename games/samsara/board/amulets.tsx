import { flip } from '@baithak/board';
import { message, type Seat, type TallyLine } from '@baithak/kernel';
import type { ReactNode } from 'react';
import { COMPONENTS, type Letter, symbolsEach } from '../rules/components.ts';
import { sideOf, symbolsOf } from '../rules/pieces.ts';
import { amuletName, seatName } from '../view/names.ts';
import { type Cover, covers, type Outlook, outlook } from '../view/outlook.ts';
import type { View } from '../view/view.ts';
import { Emblem } from './emblem.tsx';
import { RovingGroup } from './focus.tsx';
import { amuletThing, type GroupSpot } from './layout.ts';
import { things } from './motion.ts';
import { isAboutZones } from './offers.ts';
import { isDealt, labelOf, marksOf, type Say, type Scene } from './scene.ts';
import { kindOf, restOf } from './things.ts';

interface GroupProps {
  readonly scene: Scene;
  readonly spot: GroupSpot;
  readonly side: 'left' | 'right';
}

/** The amulets beside the near seat, on one side of the wheel. */
export function Wing({ scene, spot, side }: GroupProps) {
  const { view, near, say } = scene;
  const count = view.seats.length;
  const other = side === 'left' ? (near + 1) % count : (near + count - 1) % count;
  const label = groupTitle(scene, spot);
  return (
    <section className={`s-wing s-wing-${side}`} data-region={`amulets-${side}`}>
      <h2>
        {(count !== 2 || side === 'left') && <span>{say(label)}</span>}
        {count > 1 && (count > 2 || side === 'left') && (
          <small> {say(message('board.shared', { seat: seatName(other) }))}</small>
        )}
        {side === 'right' && count === 2 && <DotHelp say={say} alone />}
      </h2>
      <Amulets scene={scene} spot={spot} />
    </section>
  );
}

interface HelpProps {
  readonly say: Say;
  /** Whether it has the title of a wing to itself; else it stands beside the wheel. */
  readonly alone: boolean;
}

/** What the dots of amulets mean, as short as it can be said. */
export function DotHelp({ say, alone }: HelpProps) {
  return (
    <span className="s-dot-help" data-alone={alone} data-tone="G" title={say(message('board.key'))}>
      {(['l', 'd', 'o'] as const).map((pip) => (
        <span key={pip}>
          <i data-pip={pip} />
          {say(message(`board.dot.${pip}`))}
          {pip === 'd' && <Emblem letter="-" />}
        </span>
      ))}
    </span>
  );
}

export function groupTitle({ view, near }: Scene, { group, from }: GroupSpot) {
  const count = view.seats.length;
  if (count <= 2) return message(`board.group.${from === 0 ? 'all' : 'rest'}`);
  const side = sideOf(count, near, group);
  const isMine = side !== undefined && view.viewer !== null;
  return message(`board.group.${isMine ? side : 'far'}`, {
    one: seatName(group),
    other: seatName((group + 1) % count),
  });
}

interface AmuletsProps {
  readonly scene: Scene;
  readonly spot: GroupSpot;
}

export function Amulets({ scene, spot }: AmuletsProps) {
  const { view, near, say } = scene;
  const { group, from, to } = spot;
  const places = view.groups[group]?.slice(from, to) ?? [];
  return (
    <RovingGroup label={say(groupTitle(scene, spot))} className="s-amulets">
      {Array.from({ length: to - from }, (_, i) => {
        const text = places[i];
        return text === null || text === undefined ? (
          <span key={i} className="s-amulet s-amulet-gone" aria-hidden="true" />
        ) : (
          <AmuletButton
            key={i}
            {...{ scene, text }}
            thing={amuletThing(view, near, group, from + i)}
          />
        );
      })}
    </RovingGroup>
  );
}

interface AmuletProps {
  readonly scene: Scene;
  readonly text: string;
  readonly thing: string;
}

function AmuletButton({ scene, text, thing }: AmuletProps) {
  const { view, near, ahead, say } = scene;
  const isNear = thing.startsWith('amulet');
  const own = isNear && view.phase !== 'over' && isDealt(view, near) && !hasAll(view, near);
  // While a move is shown, the plates show what it would bring within reach.
  const then = ahead ?? view;
  const chances = own ? outlook(then, near, text) : null;
  const label = labelOf(scene, thing, thing, [amuletName(text), chances && closeness(chances)]);
  return (
    <button
      type="button"
      className="b-thing s-amulet"
      aria-label={label}
      data-near={isNear}
      data-reach={chances?.obstacle === null}
      data-ahead={ahead !== null}
      data-asked={isNear && isAsked(scene, text)}
      data-aim={view.aim !== null && isNear && view.turn === near && thing === `amulet:${view.aim}`}
      {...marksOf(scene, thing, thing)}
      {...flip(things.amulet(text))}
    >
      <AmuletFace text={text} covers={own ? covers(then, near, text) : undefined} />
      {chances?.obstacle === null && (
        <span className="s-price" aria-hidden="true">
          {chances.dark === 0 ? (
            say(message('board.dot.l'))
          ) : (
            <>
              {chances.dark}
              <Emblem letter="-" />
            </>
          )}
        </span>
      )}
    </button>
  );
}

const hasAll = ({ seats }: View, seat: Seat): boolean =>
  seats[seat]!.amulets.length >= COMPONENTS.limits.amuletsToWin;

/** Whether an amulet needs the card of the zone that is shown, while the step is about such a card. */
function isAsked({ decides, shown, view: { phase } }: Scene, text: string): boolean {
  const zone = shown.find((thing) => kindOf(thing) === 'zone');
  return (
    decides && zone !== undefined && isAboutZones(phase) && symbolsOf(text).includes(restOf(zone))
  );
}

const closeness = ({ obstacle, light, total, dark, open }: Outlook) =>
  message(obstacle === null ? 'board.close.won' : `board.close.${obstacle}`, {
    light,
    total,
    dark,
    open,
  });

interface FaceProps {
  readonly text: string;
  /** How its symbols are covered; without it, only how many are asked for. */
  readonly covers?: readonly Cover[] | undefined;
}

/** The symbols that an amulet asks for: a dot for each, light, dark or missing. */
export function AmuletFace({ text, covers: by }: FaceProps) {
  const symbols = symbolsOf(text);
  return (
    <span className="s-amulet-face" data-count={symbols.length} aria-hidden="true">
      {[...symbols].map((symbol) => {
        const cover = by?.find(({ zone }) => zone === symbol);
        const pips =
          cover === undefined
            ? 'o'.repeat(symbolsEach(symbols))
            : 'l'.repeat(cover.light) + 'd'.repeat(cover.dark) + 'o'.repeat(cover.open);
        return (
          <span key={symbol} data-tone={symbol}>
            <Emblem letter={symbol as Letter} />
            <span className="s-pips">
              {[...pips].map((pip, i) => (
                <i key={i} data-pip={pip} />
              ))}
            </span>
          </span>
        );
      })}
    </span>
  );
}

/** A won amulet as it is counted at the end. */
export function wonSign({ at = [] }: TallyLine): ReactNode {
  const [kind, text = ''] = at[0]?.split(':') ?? [];
  return kind === 'won' ? <SmallAmulet text={text} /> : null;
}

/** An amulet so small that only its symbols fit. */
export function SmallAmulet({ text }: { readonly text: string }) {
  return (
    <span className="s-small-amulet" aria-hidden="true">
      {[...symbolsOf(text)].map((symbol) => (
        <Emblem key={symbol} letter={symbol as Letter} />
      ))}
    </span>
  );
}
