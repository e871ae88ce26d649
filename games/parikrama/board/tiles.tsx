import { dragMarks, flip, spot, useFresh, useRoving } from '@baithak/board';
import { type Message, message } from '@baithak/kernel';
import { useState } from 'react';
import { rewardFor } from '../rules/cards.ts';
import { COMPONENTS } from '../rules/components.ts';
import { tileNamed, tileSaid } from '../rules/naming.ts';
import { SmallVehicle, TileFace } from './art.tsx';
import { pieceSaid, reasonsNow, supplyOf } from './consequences.ts';
import { pressOne } from './planning.ts';
import { answering } from './pressing.ts';
import type { Scene } from './scene.ts';

interface TilesProps {
  readonly scene: Scene;
  /** Opens and closes the special tiles. */
  readonly fan: () => void;
  readonly fanned: boolean;
  readonly moment: string;
}

/** The row of basic tiles in fixed slots with what a set of that size earns, and the special tiles. */
export function TileRow({ scene, fan, fanned, moment }: TilesProps) {
  const { view, say, picks } = scene;
  const reasons = reasonsNow(scene);
  const [asked, ask] = useFresh<number | null>(`${moment} ${picks.join()}`, null);
  // As long as no tile can be taken, a press asks what a tile is.
  const asks = reasons === undefined;
  const roving = useRoving<HTMLOListElement>('button.k-tile', '[data-able="true"]');
  return (
    <section className="k-row" data-region="row" aria-label={say(message('board.row'))}>
      <h2 className="k-label">
        {say(message('board.row'))} <small>{say(message('board.row-note'))}</small>
      </h2>
      <ol className="k-tiles" {...roving}>
        {[1, 2, 3, 4, 5, 6, 7].map((place) => (
          <RowPlace
            key={place}
            {...{ scene, place }}
            reason={reasons?.[place - 1]}
            explain={asks ? () => ask(asked === place ? null : place) : undefined}
          />
        ))}
        <li className="k-stack">
          <button
            type="button"
            className="k-tile"
            aria-expanded={fanned}
            aria-label={say(message('board.specials-left', { n: view.specials.length }))}
            title={say(message('board.specials-note'))}
            onClick={fan}
            {...flip('specials')}
          >
            {view.specials[0] !== undefined && <TileFace name={view.specials[0]} />}
          </button>
          <span className="k-place" aria-hidden="true">
            <span>{say(message('board.special'))}</span> <b>×{view.specials.length}</b>
          </span>
        </li>
      </ol>
      {asks && asked !== null && <Told {...{ scene }} place={asked} />}
      <span className="k-bag" {...spot('bag')} />
    </section>
  );
}

/** What the tile at a place of the row is good for, and how one gets it. */
function placeTold({ view }: Scene, place: number): Message[] {
  const name = view.row[place - 1];
  const piece = rewardFor(place);
  if (name === undefined) return [];
  const need = Math.max(place, COMPONENTS.limits.closable);
  return [
    tileTold(name),
    message('board.tile-when', { place, need }),
    ...(piece === null
      ? []
      : [
          message('board.reward', {
            piece: pieceSaid(piece),
            size: place,
            n: supplyOf(view, piece),
          }),
        ]),
  ];
}

function Told({ scene, place }: { readonly scene: Scene; readonly place: number }) {
  const told = placeTold(scene, place);
  if (told.length === 0) return null;
  return (
    <div className="k-told" role="status">
      {told.map((each) => (
        <p key={each.key}>{scene.say(each)}</p>
      ))}
    </div>
  );
}

interface RowPlaceProps extends Pick<TilesProps, 'scene'> {
  readonly place: number;
  readonly reason: Message | null | undefined;
  readonly explain: (() => void) | undefined;
}

function RowPlace({ scene, place, reason, explain }: RowPlaceProps) {
  const { view } = scene;
  const name = view.row[place - 1];
  return (
    <li data-fits={reason === null}>
      {name === undefined ? (
        <span className="k-tile k-empty" />
      ) : (
        <TileButton
          {...{ scene, name }}
          text={`tile:${place}`}
          lit={`row:${place}`}
          able={reason === null}
          from="bag"
          told={placeTold(scene, place)}
          explain={explain}
        />
      )}
      <Reward scene={scene} size={place} />
    </li>
  );
}

/** The number of the place, and the hitch-hike card or 14-point tile that a set of this size earns. */
function Reward({ scene: { view, say }, size }: { readonly scene: Scene; readonly size: number }) {
  const piece = rewardFor(size);
  if (piece === null) return <span className="k-place">{<b>{size}</b>}</span>;
  const n = supplyOf(view, piece);
  const label = say(message('board.reward', { piece: pieceSaid(piece), size, n }));
  return (
    <span className="k-place" data-gone={n === 0} title={label}>
      <b>{size}</b>
      <span className="b-unseen">{label}</span>
      <span className="k-earns" {...flip(`reward ${piece}`)}>
        {piece === 'F' ? '+14' : <SmallVehicle of={piece} />}
      </span>
    </span>
  );
}

interface TileButtonProps {
  readonly scene: Scene;
  readonly name: string;
  /** The move that a press chooses or attempts. */
  readonly text: string;
  /** Its name in refusals. */
  readonly lit: string;
  readonly able: boolean;
  readonly from?: string;
  /** What a pointer over it reads. */
  readonly told?: readonly Message[];
  /** Says what the tile is, where it cannot be chosen. */
  readonly explain?: (() => void) | undefined;
}

/** A tile; a press chooses it, or the game says why not. */
export function TileButton(props: TileButtonProps) {
  const { scene, name, text, lit, able, from, explain, told = [tileTold(name)] } = props;
  const { say, decides, picks } = scene;
  const press = explain ?? (decides ? answering(scene, () => pressOne(scene, text)) : undefined);
  const chosen = picks.includes(text);
  return (
    <button
      type="button"
      className="k-tile"
      aria-label={say(message('board.tile', { tile: tileSaid(name), able: able ? 'yes' : 'no' }))}
      aria-disabled={press === undefined}
      aria-pressed={chosen}
      title={told.map(say).join(' ')}
      data-able={able}
      data-lit={scene.lit.has(lit)}
      onClick={press}
      {...flip(`tile ${name}`, { from })}
      {...(able && !chosen && text.startsWith('tile:') && dragMarks({ lift: `row ${text}` }))}
    >
      <TileFace name={name} />
    </button>
  );
}

interface SpecialsProps {
  readonly scene: Scene;
  readonly close: (() => void) | undefined;
}

/** The special tiles, fanned out over the Map while one is chosen or looked at. */
export function Specials({ scene, close }: SpecialsProps) {
  const { view, say, legal, decides, picks } = scene;
  const [asked, ask] = useState<string | undefined>();
  const shown = picks.find((text) => text.startsWith('special:'))?.slice(8) ?? asked;
  return (
    <section className="k-fan" aria-label={say(message('board.specials'))}>
      <h3>{say(message('board.specials'))}</h3>
      {close && (
        <button type="button" className="k-shut" onClick={close}>
          {say(message('board.shut'))}
        </button>
      )}
      <p role="status" data-told={shown !== undefined}>
        {say(shown === undefined ? message('board.specials-note') : tileTold(shown))}
      </p>
      <ul>
        {view.specials.map((name) => {
          const able = decides && legal.has(`special:${name}`);
          return (
            <li key={name}>
              <TileButton
                {...{ scene, name, able }}
                text={`special:${name}`}
                lit={`special:${name}`}
                explain={able ? undefined : () => ask(name)}
              />
              <span data-shown={shown === name}>{say(tileBrief(name))}</span>
            </li>
          );
        })}
      </ul>
    </section>
  );
}

/** What is special about a tile, in a few words. */
function tileBrief(name: string): Message {
  const { symbols, points, power } = tileNamed(name);
  if (power !== undefined)
    return message(`board.brief-${power}`, { n: COMPONENTS.limits.largeHand });
  if (points !== undefined) return message('gift.points', { n: points });
  return message('board.brief-symbols', {
    symbols: [...symbols!].map((symbol) => message(`symbol.${symbol}`)),
  });
}

/** What is on a tile and what it does. */
export function tileTold(name: string): Message {
  const { symbols, points, power, arcs } = tileNamed(name);
  const loops = arcs === '' ? 0 : arcs.split(' ').length;
  if (power !== undefined) {
    const { largeHand, hand } = COMPONENTS.limits;
    return message(`board.told-${power}`, { n: largeHand, usual: hand });
  }
  if (points !== undefined) return message('board.told-points', { n: points, arcs: loops });
  const signs = [...symbols!].map((symbol) => message(`symbol.${symbol}`));
  return message('board.told-symbols', { symbols: signs, n: signs.length, arcs: loops });
}
