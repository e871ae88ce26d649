import { Badge, flip, Hint } from '@baithak/board';
import { type Message, message } from '@baithak/kernel';
import { rewardFor } from '../rules/cards.ts';
import { COMPONENTS } from '../rules/components.ts';
import { tileNamed, tileSaid } from '../rules/naming.ts';
import { CardFace, TileFace } from './art.tsx';
import { Titled, toneOf } from './cards.tsx';
import { pieceSaid, reasonsNow, supplyOf } from './consequences.ts';
import type { Scene } from './scene.ts';

const SPECIAL_PHASES = ['special', 'gift'];

interface TilesProps {
  readonly scene: Scene;
}

/** The row of basic tiles, and for each place what a set of that size earns besides. */
export function TileRow({ scene }: TilesProps) {
  const { say } = scene;
  const reasons = reasonsNow(scene);
  return (
    <Titled say={say} of="row" note={{}}>
      <ol className="k-tiles">
        {[1, 2, 3, 4, 5, 6, 7].map((place) => (
          <RowPlace key={place} {...{ scene, place }} reason={reasons?.[place - 1]} />
        ))}
      </ol>
    </Titled>
  );
}

/** The special tiles. While one is chosen, it says what each of them does. */
export function Specials({ scene }: TilesProps) {
  const { view, say, decides } = scene;
  const chooses = decides && SPECIAL_PHASES.includes(view.phase);
  return (
    <Titled say={say} of="specials" note={{}}>
      <ul className="k-tiles" data-telling={chooses}>
        {view.specials.map((name) => (
          <li key={name}>
            <TileButton
              {...{ scene, name }}
              lit={`special:${name}`}
              text={decides ? `special:${name}` : null}
            />
            {chooses && (
              <span className="k-small" aria-hidden="true">
                {say(tileTold(name))}
              </span>
            )}
          </li>
        ))}
      </ul>
    </Titled>
  );
}

interface RowPlaceProps extends TilesProps {
  readonly place: number;
  readonly reason: Message | null | undefined;
}

function RowPlace({ scene, place, reason }: RowPlaceProps) {
  const { view, say, decides } = scene;
  const name = view.row[place - 1];
  return (
    <li data-fits={reason === null}>
      <span className="k-place">{place}</span>
      {name === undefined ? (
        <span className="k-tile k-empty" />
      ) : (
        <TileButton
          {...{ scene, name, reason }}
          lit={`row:${place}`}
          text={decides ? `tile:${place}` : null}
          from="bag"
        />
      )}
      <Reward view={view} size={place} say={say} />
    </li>
  );
}

/** The hitch-hike card or 14-point tile that a set of this size earns. */
function Reward({ view, size, say }: Pick<Scene, 'view' | 'say'> & { readonly size: number }) {
  const piece = rewardFor(size);
  if (piece === null) return null;
  const n = supplyOf(view, piece);
  const label = message('board.reward', { piece: pieceSaid(piece), size, n });
  const use = piece === 'F' ? [] : [message('board.told-ride'), message('rule.K15')];
  return (
    <Hint text={[label, ...use].map(say).join(' ')}>
      {(described) => (
        <span
          className="k-reward"
          role="img"
          aria-label={say(pieceSaid(piece))}
          // biome-ignore lint/a11y/noNoninteractiveTabindex: nothing to press, but explained on focus
          tabIndex={0}
          {...described}
        >
          {piece === 'F' ? (
            <TileFace name={piece} />
          ) : (
            <span className="b-card" data-tone={toneOf(piece)}>
              <CardFace name={piece} />
            </span>
          )}
          <Badge>{n}</Badge>
        </span>
      )}
    </Hint>
  );
}

interface TileButtonProps {
  readonly scene: Scene;
  readonly name: string;
  /** The move that a press attempts, if any. */
  readonly text: string | null;
  /** Its name in refusals. */
  readonly lit: string;
  readonly chosen?: boolean;
  /** Why it cannot be taken. */
  readonly reason?: Message | null | undefined;
  readonly from?: string;
}

/** A tile with a hint on what it does, and why it cannot be taken. */
export function TileButton({ scene, name, text, lit, chosen, reason, from }: TileButtonProps) {
  const { say, act, legal } = scene;
  const able = text !== null && legal.has(text);
  const press = text === null ? undefined : act(text);
  const told = [tileTold(name), ...(reason ? [reason] : [])].map(say).join(' ');
  return (
    <Hint text={told}>
      {(described) => (
        <button
          type="button"
          className="k-tile"
          aria-label={say(
            message('board.tile', { tile: tileSaid(name), able: able ? 'yes' : 'no' }),
          )}
          aria-disabled={press === undefined}
          data-able={able}
          data-chosen={chosen}
          data-barred={reason != null}
          data-lit={scene.lit.has(lit)}
          onClick={press}
          {...described}
          {...flip(`tile ${name}`, { from })}
        >
          <TileFace name={name} />
        </button>
      )}
    </Hint>
  );
}

/** What is on a tile and what it does. */
function tileTold(name: string): Message {
  const { symbols, points, power, arcs } = tileNamed(name);
  const loops = arcs === '' ? 0 : arcs.split(' ').length;
  if (power !== undefined) {
    const { largeHand, hand } = COMPONENTS.limits;
    return message(`board.told-${power}`, { n: largeHand, usual: hand });
  }
  if (points !== undefined) return message('board.told-points', { n: points, arcs: loops });
  const signs = [...symbols!].map((symbol) => message(`symbol.${symbol}`));
  return message('board.told-symbols', { symbols: signs, arcs: loops });
}
