import { flip, Inspect } from '@baithak/board';
import { type Message, message } from '@baithak/kernel';
import { COMPONENTS, TILE_NAMES } from '../rules/components.ts';
import type { View } from '../view/view.ts';
import { tileMessage } from './rack.tsx';
import { TileFace } from './signs.tsx';

interface SupplyProps {
  readonly view: View;
  readonly say: (message: Message) => string;
}

/** How many tiles are left, and which ones the viewer has not seen. */
export function Supply({ view, say }: SupplyProps) {
  const { supplySize, unseen } = view;
  return (
    <div className="a-supply">
      <span
        className="a-heap"
        {...flip('supply')}
        data-empty={supplySize === 0}
        aria-hidden="true"
      />
      <p>
        {say(message('sketch.supply'))} <b>{supplySize}</b>
      </p>
      {supplySize === 0 && view.phase !== 'over' && (
        <small>{say(message('board.supply-empty'))}</small>
      )}
      {unseen !== null && (
        <Inspect label={say(message('board.unseen'))} closeLabel={say(message('board.close'))}>
          <p>{say(message('board.unseen-note'))}</p>
          <ul className="a-unseen">
            {TILE_NAMES.map((tile) => (
              <li key={tile} data-gone={unseen[tile] === 0}>
                <span role="img" aria-label={say(tileMessage(tile, 'idle'))}>
                  <TileFace tile={tile} />
                </span>
                <b>
                  {unseen[tile]}/{COMPONENTS.tiles[tile]}
                </b>
              </li>
            ))}
          </ul>
        </Inspect>
      )}
    </div>
  );
}
