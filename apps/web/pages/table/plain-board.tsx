import type { Sketch } from '@baithak/catalog';
import type { Board, BoardProps } from '@baithak/furniture';
import { message } from '@baithak/kernel';

/** A game whose board is not drawn yet is shown as the terminal shows it, above its list of moves. */
export function plainBoard(sketch: Sketch<unknown>): Board {
  return function PlainBoard({ view, legal, say, attempt }: BoardProps) {
    return (
      <div className="plain-board">
        {/* biome-ignore lint/a11y/noNoninteractiveTabindex: a box that scrolls needs the keyboard */}
        <pre tabIndex={0}>{sketch(view, say)}</pre>
        <ul className="move-list" aria-label={say(message('table.moves', { n: legal.length }))}>
          {legal.map((text) => (
            <li key={text}>
              <button type="button" onClick={() => attempt(text)}>
                {text}
              </button>
            </li>
          ))}
        </ul>
      </div>
    );
  };
}
