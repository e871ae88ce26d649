import { flip, Portrait, spot, useFrame } from '@baithak/board';
import { message, type Seat } from '@baithak/kernel';
import { COMPONENTS } from '../rules/components.ts';
import { lastRound, symbolsOf } from '../rules/pieces.ts';
import { amuletName, seatName } from '../view/names.ts';
import type { SeatView } from '../view/view.ts';
import { DotHelp, SmallAmulet } from './amulets.tsx';
import { Chips } from './cards.tsx';
import { Emblem, SoulPortrait } from './emblem.tsx';
import type { Around, GroupSpot } from './layout.ts';
import { places, things } from './motion.ts';
import type { Scene } from './scene.ts';

interface OpponentsProps {
  readonly scene: Scene;
  readonly around: Around;
}

/** The others as they sit, from the left neighbour to the right one, and their amulets between them. */
export function Opponents({ scene, around }: OpponentsProps) {
  const count = scene.view.seats.length;
  return (
    <div className="s-opponents" data-seats={count}>
      {count === 1 && <Turns scene={scene} />}
      {around.others.flatMap((seat, i) => [
        <SeatPlate key={seat} {...{ scene, seat }} />,
        ...(i < around.between.length
          ? [
              <Between
                key={`b${seat}`}
                scene={scene}
                spot={around.between[i]!}
                wide={count === 3}
              />,
            ]
          : []),
      ])}
    </div>
  );
}

interface SeatProps {
  readonly scene: Scene;
  readonly seat: Seat;
}

/** Another seat: its character, who plays it, and what is open. A press shows everything. */
function SeatPlate({ scene, seat }: SeatProps) {
  const { view, say, lit, look, open } = scene;
  const own = view.seats[seat]!;
  const player = useFrame().players[seat];
  const name = player?.name ?? say(seatName(seat));
  const thing = `seat:${seat}`;
  const pays = scene.decides && scene.useful(thing);
  const toMove = view.phase !== 'over' && view.turn === seat;
  const label = [
    own.character === null ? name : say(message('board.seat', { name, character: own.character })),
    say(message('board.won', { n: own.amulets.length, most: COMPONENTS.limits.amuletsToWin })),
    say(message('board.hidden-hand', { n: own.handSize })),
    own.bad === null ? null : say(message('board.karma', { n: own.bad, card: message('card.-') })),
    pays ? say(message('board.usable')) : null,
  ];
  return (
    <button
      type="button"
      className="b-thing s-seat"
      aria-label={label.filter((part) => part !== null).join(', ')}
      aria-pressed={pays ? scene.chosen.includes(thing) : undefined}
      aria-current={toMove ? 'true' : undefined}
      data-thing={thing}
      data-legal={pays}
      data-lit={lit(thing)}
      data-drop={thing}
      data-region={`seat-${seat}`}
      onClick={() => (pays ? look(thing) : open({ kind: 'seat', seat }))}
    >
      <Faces scene={scene} seat={seat} />
      <span className="s-seat-name">
        <b>{own.character ?? name}</b>
        {own.character !== null && <span>{name}</span>}
      </span>
      <span className="s-seat-facts">
        <span className="s-fact" {...spot(places.hand(seat))}>
          <HandSign />
          {own.handSize}
        </span>
        <span className="s-fact" {...spot(places.waste(seat))}>
          <Emblem letter="-" />
          {own.bad ?? '?'}
        </span>
        <span className="s-kept" data-many={kindsOf(own) > 2} {...spot(places.kept(seat))}>
          {own.evanescent !== '' && <Chips letters={own.evanescent} say={say} />}
          {own.reserve !== '' && (
            <span className="s-reserved">
              <Chips letters={own.reserve} say={say} />
            </span>
          )}
        </span>
      </span>
      <span className="s-seat-won" {...spot(places.won(seat))}>
        <Diamonds n={own.amulets.length} />
        <span className="s-seat-score">
          <i className="s-diamond" data-won="true" />
          <b>{own.amulets.length}</b>
          <span>/{COMPONENTS.limits.amuletsToWin}</span>
        </span>
      </span>
      {player?.clock}
    </button>
  );
}

const kindsOf = ({ evanescent, reserve }: SeatView): number =>
  new Set(evanescent).size + new Set(reserve).size;

/** The character of a seat with the face of whoever plays it; a ring shows whose turn it is. */
export function Faces({ scene, seat }: SeatProps) {
  const { character } = scene.view.seats[seat]!;
  const player = useFrame().players[seat];
  const toMove = scene.view.phase !== 'over' && scene.view.turn === seat;
  const state = player?.state ?? (toMove ? 'decides' : 'waits');
  const soul = character === null ? null : <SoulPortrait soul={character} />;
  const empty = <span className="s-face-empty" />;
  return (
    <span className="s-faces" {...spot(places.face(seat))}>
      <span className="s-deck-spot" {...spot(places.deck(seat))} />
      <Portrait
        player={{
          ...(player ?? NOBODY),
          seat,
          state,
          portrait: soul ?? player?.portrait ?? empty,
        }}
      />
      {soul !== null && player !== undefined && !player.isYou && (
        <span className="s-who">{player.portrait}</span>
      )}
    </span>
  );
}

const NOBODY = {
  name: '',
  about: '',
  isYou: false,
  clock: null,
  deed: null,
};

function HandSign() {
  return (
    <svg viewBox="0 0 24 24" className="s-hand-sign" aria-hidden="true">
      <path d="M9 5H19V21H9ZM5 17V3H15" />
    </svg>
  );
}

export function Diamonds({ n }: { readonly n: number }) {
  return (
    <span className="s-diamonds" aria-hidden="true">
      {Array.from({ length: COMPONENTS.limits.amuletsToWin }, (_, i) => (
        <i key={i} className="s-diamond" data-won={i < n} />
      ))}
    </span>
  );
}

interface BetweenProps {
  readonly scene: Scene;
  readonly spot: GroupSpot;
  /** Whether there is room for all of them. */
  readonly wide: boolean;
}

/** The amulets that two others share; a press shows them closer. */
function Between({ scene: { view, say, open }, spot: { group, from, to }, wide }: BetweenProps) {
  const all = view.groups[group] ?? [];
  const left = all.filter((text) => text !== null);
  const label = say(
    message('board.group.far', {
      one: seatName(group),
      other: seatName((group + 1) % view.seats.length),
    }),
  );
  const names = left.map((text) => say(amuletName(text))).join('; ');
  return (
    <button
      type="button"
      className="b-thing s-between"
      aria-label={`${label}: ${names === '' ? say(message('said.nothing')) : names}`}
      data-wide={wide}
      title={label}
      data-region={`between-${group}`}
      onClick={() => open({ kind: 'group', group })}
    >
      {wide && (
        <span className="s-between-all">
          {Array.from({ length: to - from }, (_, i) => {
            const text = all[i] ?? null;
            return text === null ? (
              <span key={i} className="s-small-gone" />
            ) : (
              <span key={i} data-count={symbolsOf(text).length} {...flip(things.amulet(text))}>
                <SmallAmulet text={text} />
              </span>
            );
          })}
        </span>
      )}
      <span className="s-between-few" {...flip(things.group(group))}>
        <svg viewBox="0 0 24 24" aria-hidden="true">
          <path d="M7 5C7 3 17 3 17 5L20 9V21H4V9Z" />
          <circle cx="12" cy="7" r="1.6" />
          <circle cx="9" cy="14" r="2" />
          <circle cx="15" cy="14" r="2" />
        </svg>
        <b>{left.length}</b>
        <small>{say(message('board.between'))}</small>
      </span>
    </button>
  );
}

/** Solo: how many turns are gone, and how many are left. */
function Turns({ scene: { view, say } }: { readonly scene: Scene }) {
  const most = lastRound(1);
  return (
    <section className="s-turns" aria-label={say(message('board.turns'))} data-region="turns">
      <span className="s-turns-face">
        <SoulPortrait soul="neutral" />
      </span>
      <p>
        <b>{say(message('board.neutral-name'))}</b>
        <span>{say(message('board.neutral-tells'))}</span>
        <span className="s-turns-count">{say(message('board.where-solo', { n: view.round }))}</span>
      </p>
      <TurnBeads round={view.round} most={most} />
    </section>
  );
}

function TurnBeads({ round, most }: { readonly round: number; readonly most: number }) {
  return (
    <span className="s-beads-row" aria-hidden="true">
      {Array.from({ length: most }, (_, i) => (
        <i key={i} data-gone={i + 1 < round} data-now={i + 1 === round} />
      ))}
    </span>
  );
}

interface KeyProps {
  readonly scene: Scene;
}

/** In a game for one the right wing shows the turns, and what the dots of amulets mean. */
export function DotKey({ scene: { view, say } }: KeyProps) {
  const most = lastRound(1);
  return (
    <section className="s-wing s-wing-right s-key" data-region="amulets-right">
      <h2 className="s-key-turns">{say(message('board.turn-of', { n: view.round, most }))}</h2>
      <TurnBeads round={view.round} most={most} />
      <h2>{say(message('board.key'))}</h2>
      <ul>
        {(['l', 'd', 'o'] as const).map((pip) => (
          <li key={pip} data-tone="G">
            <i data-pip={pip} />
            {say(message(`board.key.${pip}`))}
          </li>
        ))}
        <li>
          <span className="s-price">
            1<Emblem letter="-" />
          </span>
          {say(message('board.key.price'))}
        </li>
      </ul>
      <DotHelp say={say} alone />
    </section>
  );
}

/** The near seat's amulets and Bad Karma, in the corners beside the wheel. */
export function Mine({ scene: { view, near, say, lit } }: { readonly scene: Scene }) {
  const own: SeatView = view.seats[near]!;
  const most = COMPONENTS.limits.amuletsToWin;
  return (
    <>
      <div className="s-mine" data-region="mine" data-none={own.amulets.length === 0}>
        <p>
          <b>{own.amulets.length}</b>{' '}
          <span className="s-mine-count">
            {say(message('board.mine', { most, seat: { seat: near } }))}
          </span>
          <span className="s-mine-short" aria-hidden="true">
            {say(message('board.mine-short', { seat: { seat: near } }))}
          </span>
        </p>
        <ul>
          {Array.from({ length: most }, (_, i) => {
            const text = own.amulets[i];
            return text === undefined ? (
              <li
                key={i}
                className="s-small-gone"
                {...(i === own.amulets.length ? spot(places.won(near)) : {})}
              />
            ) : (
              <li
                key={i}
                title={say(amuletName(text))}
                data-lit={lit(`won:${text}`)}
                {...flip(things.amulet(text))}
              >
                <SmallAmulet text={text} />
                <span className="b-unseen">{say(amuletName(text))}</span>
              </li>
            );
          })}
        </ul>
      </div>
      <p className="s-my-bad" data-region="bad">
        <span>{say(message('board.my-bad', { seat: { seat: near } }))}</span>
        <b>{own.bad ?? '?'}</b>
        {view.seats.length > 1 && <small>{say(message('board.tie'))}</small>}
      </p>
    </>
  );
}
