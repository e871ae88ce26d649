import { type Message, message } from '@baithak/kernel';
import { TileFace } from './art.tsx';
import { type Gain, gainOf } from './foretell.ts';
import type { Scene } from './scene.ts';

/** The four ways to turn a tile, each with what it would bring. */
export function Rotations({ scene }: { readonly scene: Scene }) {
  const { view, act, say, legal, decides, turn, show } = scene;
  if (view.placing === null || !decides) return null;
  const name = view.placing;
  return (
    <ul className="k-rotations">
      {[0, 1, 2, 3].map((rotation) => {
        const gain = gainOf(view, rotation);
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

/** Symbols that stood alone may not any more: there are losses, too. */
export function gainSaid({ circles, loops, points: { total } }: Gain): Message {
  const sign = total < 0 ? '−' : total > 0 ? '+' : '±';
  return message('board.gain', { circles, loops, sign, points: Math.abs(total) });
}
