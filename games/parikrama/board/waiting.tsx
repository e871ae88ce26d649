import { message, type Seat } from '@baithak/kernel';
import type { Scene } from './scene.ts';
import { TileButton } from './tile-button.tsx';

/** Tiles that were gained in this turn and lie beside the Map. */
export function Waiting({ scene, seat }: { readonly scene: Scene; readonly seat: Seat }) {
  const { view, say, near } = scene;
  const rest = [...view.seats[seat]!.waiting];
  if (view.square !== null && view.turn === seat) rest.splice(rest.indexOf(view.placing!), 1);
  if (rest.length === 0) return null;
  return (
    <>
      <p className="k-small">{say(message('sketch.waiting'))}</p>
      <ul className="k-tiles">
        {rest.map((name, i) => (
          <li key={i}>
            <TileButton
              {...{ scene, name }}
              lit={`tile:${name}`}
              text={seat === near && view.phase === 'next' ? `next:${name}` : null}
              chosen={view.placing === name}
            />
          </li>
        ))}
      </ul>
    </>
  );
}
