import { Action } from '@baithak/board';
import { message, type Seat } from '@baithak/kernel';
import { useEffect, useRef } from 'react';
import { COMPONENTS } from '../rules/components.ts';
import { amuletName, seatName } from '../view/names.ts';
import type { SeatView } from '../view/view.ts';
import { AmuletFace, Amulets, groupTitle } from './amulets.tsx';
import { Chips, poolOf } from './cards.tsx';
import { SoulPortrait } from './emblem.tsx';
import { POWERS } from './rail.tsx';
import type { Say, Scene, Sheet } from './scene.ts';
import { ROWS, rowOf } from './things.ts';

interface SheetProps {
  readonly scene: Scene;
  readonly sheet: Sheet;
  readonly close: () => void;
}

/** A closer look at a seat or at amulets, over the table; Escape or a press beside it closes it. */
export function CloserLook({ scene, sheet, close }: SheetProps) {
  const { view, say } = scene;
  const box = useRef<HTMLDialogElement>(null);
  useEffect(() => {
    if (box.current?.open === false) box.current.showModal();
  }, []);
  const title =
    sheet.kind === 'group'
      ? groupTitle(scene, whole(sheet.group))
      : message('board.look-at', { seat: { seat: sheet.seat } });
  return (
    // biome-ignore lint/a11y/useKeyWithClickEvents: Escape closes a dialog by itself
    <dialog
      ref={box}
      className="s-sheet"
      aria-label={say(title)}
      onClose={close}
      onClick={(event) => event.target === box.current && box.current.close()}
    >
      <div>
        <header>
          <h2>{say(title)}</h2>
          <Action act={() => box.current?.close()}>{say(message('board.close'))}</Action>
        </header>
        {sheet.kind === 'group' ? (
          <>
            <Amulets scene={scene} spot={whole(sheet.group)} />
            <p>{say(message('board.amulet-far'))}</p>
          </>
        ) : (
          <SeatDetails scene={scene} seat={sheet.seat} />
        )}
        {sheet.kind === 'seat' && sheet.seat === scene.near && <Glossary say={say} />}
        {sheet.kind === 'seat' && view.seats.length > 3 && (
          <Beside scene={scene} seat={sheet.seat} />
        )}
      </div>
    </dialog>
  );
}

const whole = (group: number) => ({ group, from: 0, to: COMPONENTS.limits.group });

/** The amulets beside another seat. */
function Beside({ scene, seat }: { readonly scene: Scene; readonly seat: Seat }) {
  const count = scene.view.seats.length;
  if (seat === scene.near) return null;
  return [seat, (seat + count - 1) % count].map((group) => (
    <section key={group} className="s-beside">
      <h3>{scene.say(groupTitle(scene, whole(group)))}</h3>
      <ul className="s-amulets">
        {(scene.view.groups[group] ?? []).map((text, i) =>
          text === null ? (
            <li key={i} className="s-amulet s-amulet-gone" />
          ) : (
            <li key={i} className="s-amulet">
              <AmuletFace text={text} />
              <span className="b-unseen">{scene.say(amuletName(text))}</span>
            </li>
          ),
        )}
      </ul>
    </section>
  ));
}

interface DetailsProps {
  readonly scene: Scene;
  readonly seat: Seat;
}

/** Everything that is open of a seat. */
function SeatDetails({ scene, seat }: DetailsProps) {
  const { view, say } = scene;
  const own = view.seats[seat]!;
  const rows = ROWS.filter((row) => row !== 'hand' && rowOf(own, row) !== '');
  return (
    <div className="s-details">
      {own.character !== null && (
        <div className="s-details-who">
          <SoulPortrait soul={own.character} />
          <p>
            <b>{say(message(`board.who.${own.character}`))}</b>
            {seat !== scene.near && (
              <span>{say(message('board.plays-as', { seat: seatName(seat) }))}</span>
            )}
          </p>
        </div>
      )}
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
        <Deck own={own} say={say} />
      </dl>
    </div>
  );
}

interface OwnProps {
  readonly own: SeatView;
  readonly say: Say;
}

function Won({ own, say }: OwnProps) {
  const most = COMPONENTS.limits.amuletsToWin;
  return (
    <div className="s-beside">
      <h3>{say(message('board.won', { n: own.amulets.length, most }))}</h3>
      <ul className="s-amulets">
        {own.amulets.map((text) => (
          <li key={text} className="s-amulet">
            <AmuletFace text={text} />
            <span className="b-unseen">{say(amuletName(text))}</span>
          </li>
        ))}
      </ul>
    </div>
  );
}

function PowerList({ own, say }: OwnProps) {
  if (own.character === null) return null;
  return (
    <ol className="s-power-list">
      {POWERS.map((n) => (
        <li key={n} data-rests={own.marker === n}>
          <b>{say(message(`power-name.${own.character}.${n}`))}</b>
          <span>{say(message(`power.${own.character}.${n}`))}</span>
          {own.marker === n && <em>{say(message('board.rests'))}</em>}
        </li>
      ))}
    </ol>
  );
}

/** What can still be drawn or is in the hand, and what lies in the waste pile. */
function Deck({ own, say }: OwnProps) {
  const pool = poolOf(own);
  const rows = [
    [message('board.pool', { hand: own.handSize, draw: own.drawSize }), pool],
    ...(own.draw !== null && own.hand !== null
      ? [[message('board.draw', { n: own.drawSize }), own.draw] as const]
      : []),
    [message('board.waste', { n: own.wasteSize }), own.waste],
  ] as const;
  return rows.map(([name, letters], i) => (
    <div key={i}>
      <dt>{say(name)}</dt>
      <dd>
        {letters === null ? (
          say(message('board.from-memory'))
        ) : (
          <Chips letters={letters} say={say} />
        )}
      </dd>
    </div>
  ));
}

const TERMS = [
  'aim',
  'turn',
  'karma',
  'amulet',
  'symbols',
  'waste',
  'reserve',
  'evanescent',
  'reborn',
  'pay',
];

/** The terms of the game for newcomers. */
function Glossary({ say }: { readonly say: Say }) {
  return (
    <section className="s-glossary">
      <h3>{say(message('board.glossary'))}</h3>
      <dl>
        {TERMS.map((term) => (
          <div key={term}>
            <dt>{say(message(`board.term.${term}`))}</dt>
            <dd>{say(message(`board.means.${term}`))}</dd>
          </div>
        ))}
      </dl>
    </section>
  );
}
