import { Fault, message } from '@baithak/kernel';
import { useEffect, useState } from 'react';
import type { LabProps } from './props.ts';
import { piecesOf, placed, readSquares, SQUARES, stackText, writeSquares } from './squares.ts';

interface PlacePiecesProps extends Pick<LabProps, 'lab' | 'say'> {
  readonly text: string;
  readonly use: (text: string) => void;
}

/** Puts pieces on a board of five by five, one press each. The game judges every change. */
export function PlacePieces({ lab, text, say, use }: PlacePiecesProps) {
  const { game, options, seats } = lab;
  const [typed, setTyped] = useState(text);
  useEffect(() => setTyped(text), [text]);
  const start = String(game.writePosition(game.setup(options, seats)));
  const pieces = piecesOf(start);
  const isStacked = !(game.readPosition(stackText(start), options, seats) instanceof Fault);
  const [piece, choose] = useState<string | null>(pieces[0] ?? null);
  const squares = readSquares(typed);
  const [side = 'w', ...counts] = squares.fields;
  const set = (changed: Partial<typeof squares>) => {
    const next = writeSquares({ ...squares, ...changed });
    setTyped(next);
    use(next);
  };
  const nameOf = (letters: string) =>
    letters === ''
      ? say(message('lab.square-empty'))
      : [...letters].map((letter) => say(message(`lab.piece.${letter}`))).join(', ');
  return (
    <fieldset className="lab-place">
      <legend>{say(message('lab.place'))}</legend>
      <p className="quiet">{say(message('lab.place-about'))}</p>
      <div className="lab-pieces">
        {[...pieces, null].map((each) => (
          <button
            key={each ?? ''}
            type="button"
            aria-pressed={each === piece}
            aria-label={say(message(`lab.piece.${each ?? 'none'}`))}
            onClick={() => choose(each)}
          >
            {each === null ? '×' : <Piece letters={each} />}
          </button>
        ))}
      </div>
      <div className="lab-squares">
        {SQUARES.map((square) => (
          <button
            key={square}
            type="button"
            aria-label={say(
              message('lab.square', { square, what: nameOf(squares.cells[square] ?? '') }),
            )}
            onClick={() => {
              const after = placed(squares.cells[square] ?? '', piece, isStacked);
              set({ cells: { ...squares.cells, [square]: after } });
            }}
          >
            <Piece letters={squares.cells[square] ?? ''} />
          </button>
        ))}
      </div>
      <div className="lab-fields">
        <label className="field">
          <span>{say(message('lab.to-move'))}</span>
          <select
            value={side}
            onChange={({ target }) => set({ fields: [target.value, ...counts] })}
          >
            {['w', 'b'].map((each) => (
              <option key={each} value={each}>
                {say(message(`lab.piece.${each}`))}
              </option>
            ))}
          </select>
        </label>
        {counts.map((count, i) => (
          <label key={i} className="field">
            <span>
              {say(message('lab.home'))} · {say(message(`lab.piece.${i === 0 ? 'w' : 'b'}`))}
            </span>
            <select
              value={count}
              onChange={({ target }) => set({ fields: [side, ...counts.with(i, target.value)] })}
            >
              {['0', '1', '2'].map((each) => (
                <option key={each}>{each}</option>
              ))}
            </select>
          </label>
        ))}
      </div>
      <button
        type="button"
        onClick={() => set({ cells: Object.fromEntries(SQUARES.map((square) => [square, ''])) })}
      >
        {say(message('lab.clear'))}
      </button>
    </fieldset>
  );
}

/** A piece or a stack, seen from the side: its colour, and a crown if it is one. */
function Piece({ letters }: { readonly letters: string }) {
  return (
    <span className="lab-stack" aria-hidden="true">
      {[...letters].map((letter, i) => (
        <i key={i} data-colour={isBlack(letter) ? 'black' : 'white'}>
          {letter.toLowerCase() === 'c' && (
            <svg viewBox="0 0 24 24" aria-hidden="true">
              <path d="M4 18 3 7 8.500 11 12 5 15.500 11 21 7 20 18Z" />
            </svg>
          )}
        </i>
      ))}
    </span>
  );
}

/** `b` and `B` are black whatever their size; a game of kinds writes its black ones small. */
const isBlack = (letter: string): boolean => 'bBcp'.includes(letter);
