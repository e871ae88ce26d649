import { flip } from '@baithak/furniture';
import { message, type Seat } from '@baithak/kernel';
import { COMPONENTS } from '../components.ts';
import type { SeatView } from '../view.ts';
import { AmuletFace } from './amulets.tsx';
import { Chips, Deck, Karma } from './deck.tsx';
import { SoulFace } from './emblem.tsx';
import { Rove } from './rove.tsx';
import { amuletName, labelOf, marksOf, player, type Scene } from './scene.ts';
import { ROWS, rowOf } from './things.ts';

const POWERS = [1, 2, 3];

/** The near seat's own board: character, amulets won, karma, and the three powers with the marker. */
export function OwnBoard({ scene }: { readonly scene: Scene }) {
  const { view, near, say } = scene;
  const own = view.seats[near]!;
  return (
    <section
      className="s-board"
      aria-label={say(message('board.own'))}
      data-lit={scene.lit(`seat:${near}`)}
    >
      <header>
        <span className="s-soul s-portrait" data-own="true">
          <SoulFace soul={own.character} />
        </span>
        <h3>
          {say(player(near))}
          <small>{own.character === null ? '' : say(message(`board.who.${own.character}`))}</small>
        </h3>
        <Karma own={own} say={say} />
      </header>
      <Won own={own} say={say} moving />
      {own.character !== null && (
        <Rove label={say(message('board.powers'))} className="s-powers">
          {POWERS.map((n) => (
            <PowerButton key={n} {...{ scene, own, n }} />
          ))}
        </Rove>
      )}
    </section>
  );
}

interface PowerProps {
  readonly scene: Scene;
  readonly own: SeatView;
  readonly n: number;
}

function PowerButton({ scene, own, n }: PowerProps) {
  const { say, near } = scene;
  const thing = `power:${n}`;
  const what = message(`power.${own.character}.${n}`);
  const label = labelOf(scene, thing, thing, [
    message('board.power-title', { n, what }),
    own.marker === n ? message('board.marker') : null,
  ]);
  return (
    <button
      type="button"
      className="b-thing s-power"
      aria-label={label}
      {...marksOf(scene, thing, thing)}
    >
      <span className="s-power-number">
        {n}
        {own.marker === n && <span className="s-marker" {...flip(`marker ${near}`)} />}
      </span>
      <span>
        {say(what)}
        {own.marker === n && <em>{say(message('board.marker'))}</em>}
      </span>
    </button>
  );
}

interface WonProps {
  readonly own: SeatView;
  readonly say: Scene['say'];
  /** Whether amulets are seen travelling here. */
  readonly moving?: boolean;
}

const { amuletsToWin } = COMPONENTS.limits;

/** The amulets a seat has won, and how many are still to be won. */
export function Won({ own, say, moving = false }: WonProps) {
  const n = own.amulets.length;
  return (
    <div className="s-won">
      <span className="s-won-count">{say(message('board.won', { n, most: amuletsToWin }))}</span>
      <ul>
        {own.amulets.map((text) => (
          <li
            key={text}
            className="s-amulet"
            title={say(amuletName(text))}
            {...(moving ? flip(`amulet ${text}`) : {})}
          >
            <AmuletFace text={text} />
            <span className="s-unseen">{say(amuletName(text))}</span>
          </li>
        ))}
        {Array.from({ length: Math.max(0, amuletsToWin - n) }, (_, i) => (
          <li key={i} className="s-amulet s-amulet-gone" aria-hidden="true" />
        ))}
      </ul>
    </div>
  );
}

/** All that is open of another seat. */
export function SeatDetails({ scene, seat }: { readonly scene: Scene; readonly seat: Seat }) {
  return <SeatFacts own={scene.view.seats[seat]!} say={scene.say} />;
}

export function PowerList({ own, say }: { readonly own: SeatView; readonly say: Scene['say'] }) {
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

function SeatFacts({ own, say }: { readonly own: SeatView; readonly say: Scene['say'] }) {
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
