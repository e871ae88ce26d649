import { type Message, message, type Seat } from '@baithak/kernel';
import { TileFace } from './art.tsx';
import { type Gain, gainOf } from './consequences.ts';
import type { Scene } from './scene.ts';
import { TileButton } from './tiles.tsx';

/** The tiles gained in this turn that are still to be placed. */
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

/** The four rotations of a tile, each with what it brings. */
export function Rotations({ scene }: { readonly scene: Scene }) {
  const { view, act, say, legal, decides, turn, show } = scene;
  if (view.placing === null || !decides) return null;
  const name = view.placing;
  return (
    <ul className="k-rotations">
      {[0, 1, 2, 3].map((rotation) => {
        const gain = gainOf(scene, rotation);
        const said = gain && say(gainSaid(gain));
        const label = say(message('board.rotation', { n: rotation, gain: said ?? '' }));
        return (
          <li key={rotation}>
            <button
              type="button"
              className="k-tile"
              aria-label={label}
              data-able={legal.has(`r${rotation}`)}
              data-shown={turn === rotation}
              onClick={act(`r${rotation}`)}
              onPointerEnter={() => show(rotation)}
              onFocus={() => show(rotation)}
            >
              <TileFace name={name} turn={rotation} />
            </button>
            <span aria-hidden="true">{said}</span>
          </li>
        );
      })}
    </ul>
  );
}

/** A tile can also cost points, for example if it repeats a lone symbol. */
export function gainSaid({ circles, loops, points: { total } }: Gain): Message {
  const sign = total < 0 ? '−' : total > 0 ? '+' : '±';
  return message('board.gain', { circles, loops, sign, points: Math.abs(total) });
}
