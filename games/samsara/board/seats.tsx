import { Inspect, Tabs } from '@baithak/board';
import { message, type Seat } from '@baithak/kernel';
import type { ReactNode } from 'react';
import { COMPONENTS } from '../rules/components.ts';
import { lastRound, sideOf } from '../rules/pieces.ts';
import { seatName } from '../view/names.ts';
import type { SeatView } from '../view/view.ts';
import { AmuletGroup } from './amulets.tsx';
import { Chips, Deck, Karma } from './cards.tsx';
import { SoulFace } from './emblem.tsx';
import type { Spot } from './layout.ts';
import { POWERS, Won } from './own-board.tsx';
import type { Say, Scene } from './scene.ts';
import { ROWS, rowOf } from './things.ts';

interface SpotProps {
  readonly scene: Scene;
  readonly spot: Spot;
}

/** What is at one spot around the octagon. */
export function AtTable({ scene, spot }: SpotProps) {
  if (spot.kind === 'group') return <AmuletGroup scene={scene} spot={spot} />;
  if (spot.kind === 'neutral') return <Neutral scene={scene} />;
  return <Plaque scene={scene} seat={spot.seat} />;
}

interface PlaqueProps {
  readonly scene: Scene;
  readonly seat: Seat;
}

/** A summary of another seat; a press shows everything that is open of it. */
function Plaque({ scene, seat }: PlaqueProps) {
  const { view, say, lit } = scene;
  const own = view.seats[seat]!;
  const name = say(seatName(seat));
  const toMove = view.phase !== 'over' && view.turn === seat;
  const hand = say(message('board.hidden-hand', { n: own.handSize }));
  return (
    <div
      className="s-plaque"
      data-to-move={toMove}
      data-lit={lit(`seat:${seat}`)}
      data-drop={`seat:${seat}`}
    >
      <Inspect
        label={say(message('board.look-at', { seat: { seat } }))}
        closeLabel={say(message('board.close'))}
        face={
          <>
            <span className="s-soul s-portrait">
              <SoulFace soul={own.character} />
            </span>
            <span className="s-plaque-name">{name}</span>
          </>
        }
      >
        <SeatDetails own={view.seats[seat]!} say={say} />
      </Inspect>
      <div className="s-plaque-facts">
        <AmuletDots n={own.amulets.length} say={say} />
        <Karma own={own} say={say} />
        <span className="s-small" role="img" aria-label={hand} title={hand}>
          <span className="s-back" />
          {own.handSize}
        </span>
        {own.evanescent !== '' && (
          <Labelled label={say(message('board.row.evanescent'))}>
            <Chips letters={own.evanescent} say={say} />
          </Labelled>
        )}
        {own.reserve !== '' && (
          <Labelled label={say(message('board.row.reserve'))}>
            <Chips letters={own.reserve} say={say} />
          </Labelled>
        )}
      </div>
    </div>
  );
}

function Labelled({ label, children }: { readonly label: string; readonly children: ReactNode }) {
  return (
    <span className="s-small">
      {label} {children}
    </span>
  );
}

function AmuletDots({ n, say }: { readonly n: number; readonly say: Scene['say'] }) {
  const most = COMPONENTS.limits.amuletsToWin;
  const label = say(message('board.won', { n, most }));
  return (
    <span className="s-dots" role="img" aria-label={label} title={label}>
      {Array.from({ length: most }, (_, i) => (
        <i key={i} data-won={i < n} />
      ))}
    </span>
  );
}

/** Solo: the neutral character, and how many turns are left. */
function Neutral({ scene: { view, say } }: { readonly scene: Scene }) {
  const most = lastRound(1);
  return (
    <section className="s-neutral">
      <h3>{say(message('board.turns'))}</h3>
      <p className="s-turn-count">
        <strong>{view.round}</strong> / {most}
      </p>
      <span className="s-turns" aria-hidden="true">
        {Array.from({ length: most }, (_, i) => (
          <i key={i} data-gone={i + 1 < view.round} data-now={i + 1 === view.round} />
        ))}
      </span>
      <p>
        <span className="s-soul s-portrait" data-neutral="true">
          <SoulFace soul="neutral" />
        </span>
        {say(message('board.neutral-tells', { n: most - view.round }))}
      </p>
    </section>
  );
}

interface OthersProps {
  readonly scene: Scene;
  readonly others: readonly Seat[];
  /** All spots around the table; the amulets between other seats are shown here. */
  readonly spots: readonly Spot[];
}

/** On a narrow screen the other seats share one space. */
export function OthersTabs({ scene, others, spots }: OthersProps) {
  const { say, view, near } = scene;
  if (others.length === 0) return null;
  return (
    <div className="s-others">
      <Tabs
        label={say(message('board.others'))}
        tabs={others.map((seat) => ({
          id: String(seat),
          label: say(seatName(seat)),
          body: <SeatDetails own={view.seats[seat]!} say={say} />,
        }))}
      />
      {spots.map(
        (spot) =>
          spot.kind === 'group' &&
          sideOf(view.seats.length, near, spot.group) === undefined && (
            <AmuletGroup key={spot.group} {...{ scene, spot }} />
          ),
      )}
    </div>
  );
}

interface DetailsProps {
  readonly own: SeatView;
  readonly say: Say;
}

/** Everything that is open of another seat. */
function SeatDetails({ own, say }: DetailsProps) {
  const rows = ROWS.filter((row) => rowOf(own, row) !== '');
  return (
    <div className="s-details">
      <p>
        {own.character !== null && say(message(`board.who.${own.character}`))}{' '}
        <Karma own={own} say={say} />
      </p>
      <Won own={own} say={say} />
      <PowerList own={own} say={say} />
      <dl className="s-deck">
        {rows.map((row) => (
          <div key={row}>
            <dt>{say(message(`board.row.${row}`))}</dt>
            <dd>
              <Chips letters={rowOf(own, row)} say={say} />
            </dd>
          </div>
        ))}
        {own.hand === null && own.seen !== null && own.seen !== '' && (
          <div>
            <dt>{say(message('board.seen'))}</dt>
            <dd>
              <Chips letters={own.seen} say={say} />
            </dd>
          </div>
        )}
      </dl>
      <Deck own={own} say={say} />
    </div>
  );
}

function PowerList({ own, say }: DetailsProps) {
  if (own.character === null) return null;
  return (
    <ol className="s-power-list">
      {POWERS.map((n) => (
        <li key={n} data-covered={own.marker === n}>
          {say(message(`power.${own.character}.${n}`))}
          {own.marker === n && <em> {say(message('board.marker'))}</em>}
        </li>
      ))}
    </ol>
  );
}
