import { Action, flip } from '@baithak/board';
import { message } from '@baithak/kernel';
import { COMPONENTS } from '../rules/components.ts';
import { amuletName, seatName } from '../view/names.ts';
import type { SeatView } from '../view/view.ts';
import { AmuletFace } from './amulets.tsx';
import { Karma } from './cards.tsx';
import { SoulFace } from './emblem.tsx';
import { RovingGroup } from './focus.tsx';
import { labelOf, marksOf, type Scene } from './scene.ts';
import { restOf, type Thing } from './things.ts';

export const POWERS = [1, 2, 3];

/** The near seat's own board: character, amulets won, karma, and the three powers with the marker. */
export function OwnBoard({ scene }: { readonly scene: Scene }) {
  const { view, near, say } = scene;
  const own = view.seats[near]!;
  return (
    <section
      className="s-board"
      aria-label={say(
        view.viewer === null
          ? message('board.look-at', { seat: { seat: near } })
          : message('board.own'),
      )}
      data-lit={scene.lit(`seat:${near}`)}
    >
      <header>
        <span className="s-soul s-portrait" data-own="true">
          <SoulFace soul={own.character} />
        </span>
        <h3>
          {say(seatName(near))}
          <small>{own.character === null ? '' : say(message(`board.who.${own.character}`))}</small>
        </h3>
        <Karma own={own} say={say} />
      </header>
      <Won own={own} say={say} moving />
      {own.character !== null && (
        <RovingGroup label={say(message('board.powers'))} className="s-powers">
          {POWERS.map((n) => (
            <PowerButton key={n} {...{ scene, own, n }} />
          ))}
        </RovingGroup>
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
  /** Whether amulets are animated on their way here. */
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
            <span className="b-unseen">{say(amuletName(text))}</span>
          </li>
        ))}
        {Array.from({ length: Math.max(0, amuletsToWin - n) }, (_, i) => (
          <li key={i} className="s-amulet s-amulet-gone" aria-hidden="true" />
        ))}
      </ul>
    </div>
  );
}

interface PowersProps {
  readonly scene: Scene;
}

const usablePowers = ({ useful }: Scene): Thing[] =>
  ['power:1', 'power:2', 'power:3'].filter(useful);

function nameOf({ view, near, say }: Scene, thing: Thing): string {
  const n = restOf(thing);
  const what = message(`power.${view.seats[near]!.character}.${n}`);
  return say(message('board.power-short', { n, what }));
}

/** Buttons for the powers: the own board may be out of sight. */
export function PowerChoice({ scene }: PowersProps) {
  return (
    <div className="s-buttons s-buttons-long">
      {usablePowers(scene).map((thing) => (
        <Action key={thing} act={() => scene.look(thing)}>
          {nameOf(scene, thing)}
        </Action>
      ))}
    </div>
  );
}

/** Short buttons for the powers while one of them is selected. */
export function PowerNumbers({ scene }: PowersProps) {
  return usablePowers(scene).map((thing) => (
    <button
      key={thing}
      type="button"
      className="b-action s-number"
      aria-pressed={scene.chosen.includes(thing)}
      aria-label={nameOf(scene, thing)}
      onClick={() => scene.look(thing)}
    >
      {restOf(thing)}
    </button>
  ));
}
