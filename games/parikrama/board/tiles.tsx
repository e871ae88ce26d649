import { Badge, Hint } from '@baithak/board';
import { type Message, message } from '@baithak/kernel';
import type { View } from '../view/view.ts';
import { CardFace, TileFace } from './art.tsx';
import { Titled, toneOf } from './cards.tsx';
import { pieceSaid } from './closing-said.ts';
import { closings, rewardFor, rowReasons, supplyOf } from './foretell.ts';
import type { Scene } from './scene.ts';
import { TileButton, tileTold } from './tile-button.tsx';

const SPECIAL_PHASES = ['special', 'gift'];

interface TilesProps {
  readonly scene: Scene;
}

/** The row of basic tiles with its places, and what sets of that size earn. */
export function TileRow({ scene }: TilesProps) {
  const { view, say } = scene;
  const reasons = reasonsNow(view);
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

/** The special tiles; while one is chosen, with what they do. */
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

/** K23: while a tile is chosen, or a set could be closed, why each of the row can be had or not. */
function reasonsNow(view: View): readonly (Message | null)[] | undefined {
  if (view.phase === 'tile') return rowReasons(view, view.card!, view.size);
  if (view.phase !== 'close') return undefined;
  const [first, ...others] = closings(view, view.set!);
  return others.length > 0 ? undefined : first?.reasons;
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

/** Below the place: what a set of so many cards earns besides the tile. */
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
