import type { ReactNode } from 'react';
import type { Letter } from '../rules/components.ts';

/** An emblem for each kind of card, 100 wide and high; each has an outline of its own. */
const SHAPES: Readonly<Record<Letter, ReactNode>> = {
  D: (
    <>
      <path d="M24 14H76L98 42 50 94 2 42Z" />
      <path className="j-cut" d="M2 42H98M24 14 34 42 50 94 66 42 76 14M34 42 50 14 66 42" />
    </>
  ),
  G: (
    <>
      <path d="M36 14H64L74 46H26ZM12 54H40L50 86H2ZM60 54H88L98 86H50Z" />
      <path
        className="j-cut"
        d="M40 22 35 38H65L60 22ZM16 62 11 78H39L36 62ZM64 62 61 78H89L84 62Z"
      />
    </>
  ),
  S: (
    <>
      <path d="M46 13 50 2 54 13H62C58 17 57 22 57 26V36C74 40 80 52 77 64 84 60 82 46 92 36L98 41C90 50 92 68 75 74 71 80 66 84 60 86L66 96H34L40 86C28 82 21 73 22 60 23 47 31 39 43 36V26C43 22 42 17 38 13Z" />
      <path d="M41 24C18 18 4 38 20 54L25 49C14 39 22 26 41 31Z" />
      <path className="j-cut" d="M24 56C40 64 60 64 77 56M27 70C42 77 58 77 73 70M43 32H57" />
    </>
  ),
  C: (
    <>
      <path d="M16 8H90V96L84 91 78 96 72 91 66 96 60 91 54 96 48 91 42 96 36 91 30 96V52H16C0 52 0 8 16 8Z" />
      <path
        className="j-cut"
        d="M16 8C32 8 32 52 16 52M16 19C22 19 22 41 16 41M30 60H90M30 82H90M36 8C42 22 42 38 36 52H90"
      />
      <path className="j-cut" d="M45 71 52.5 64 60 71 67.5 64 75 71 82.5 64" />
    </>
  ),
  P: (
    <>
      {[0, 45, 90, 135, 180, 225, 270, 315].map((turn) => (
        <path
          key={turn}
          d="M50 50C38 38 38 16 50 1 62 16 62 38 50 50Z"
          transform={`rotate(${turn} 50 50)`}
        />
      ))}
      {[0, 45, 90, 135, 180, 225, 270, 315].map((turn) => (
        <path key={turn} className="j-cut" d="M50 36V14" transform={`rotate(${turn} 50 50)`} />
      ))}
      <circle className="j-cut" cx="50" cy="50" r="10" />
    </>
  ),
  L: (
    <>
      <path d="M3 74V38C3 28 15 26 19 35 24 47 35 44 45 40 50 52 62 57 72 53 81 49 86 41 82 35 79 31 74 34 76 38L69 41C64 31 72 22 81 25 93 29 96 46 87 58 78 69 68 74 56 76H9C5 76 3 76 3 74Z" />
      <path d="M3 81H57C72 79 83 72 92 59L97 63C87 80 75 90 58 91H9C5 91 3 89 3 86Z" />
      <path
        className="j-cut"
        d="M19 35C26 47 35 44 45 40M3 62C20 64 34 58 44 41M52 66A4 4 0 0 0 60 66 4 4 0 0 0 52 66ZM68 62A3 3 0 0 0 74 62 3 3 0 0 0 68 62Z"
      />
    </>
  ),
  K: (
    <>
      <path d="M3 27C5 20 14 16 21 18L27 21C31 30 31 40 36 45 43 43 45 29 52 26 60 23 65 34 70 40 78 42 87 46 89 56L96 70 91 73 88 66 92 95H84L78 71C74 73 70 73 68 72L71 95H63L58 71H47L46 95H38L37 70C27 66 24 54 22 40 21 35 19 32 16 32L8 34C3 34 2 31 3 27Z" />
      <path className="j-cut" d="M43 44 66 40 72 62H44ZM45 56H69" />
    </>
  ),
};

/** The print along the foot of a card; it differs by kind as well. */
const FEET: Readonly<Record<Letter, string>> = {
  D: 'M10 0 18 7 10 14 2 7ZM30 0 38 7 30 14 22 7ZM50 0 58 7 50 14 42 7ZM70 0 78 7 70 14 62 7Z',
  G: 'M0 0H80V3H0ZM0 5.5H80V8.5H0ZM0 11H80V14H0Z',
  S: 'M1 0H5V14H1ZM13 0H17V14H13ZM25 0H29V14H25ZM37 0H41V14H37ZM49 0H53V14H49ZM61 0H65V14H61ZM73 0H77V14H73Z',
  C: 'M0 14 10 0H17L7 14ZM16 14 26 0H33L23 14ZM32 14 42 0H49L39 14ZM48 14 58 0H65L55 14ZM64 14 74 0H80L71 14Z',
  P: 'M4 7A4 4 0 0 1 12 7 4 4 0 0 1 4 7ZM20 7A4 4 0 0 1 28 7 4 4 0 0 1 20 7ZM36 7A4 4 0 0 1 44 7 4 4 0 0 1 36 7ZM52 7A4 4 0 0 1 60 7 4 4 0 0 1 52 7ZM68 7A4 4 0 0 1 76 7 4 4 0 0 1 68 7Z',
  L: 'M0 0H8V7H16V14H8V7H0ZM16 0H24V7H32V14H24V7H16ZM32 0H40V7H48V14H40V7H32ZM48 0H56V7H64V14H56V7H48ZM64 0H72V7H80V14H72V7H64Z',
  K: 'M0 14A8 12 0 0 1 16 14ZM16 14A8 12 0 0 1 32 14ZM32 14A8 12 0 0 1 48 14ZM48 14A8 12 0 0 1 64 14ZM64 14A8 12 0 0 1 80 14Z',
};

export function Emblem({ letter }: { readonly letter: Letter }) {
  return (
    <svg viewBox="0 0 100 100" className="j-emblem" aria-hidden="true">
      {SHAPES[letter]}
    </svg>
  );
}

/** The face of a card: the emblem in a palace window, and the print at the foot. */
export function CardArt({ letter }: { readonly letter: Letter }) {
  return (
    <svg viewBox="0 0 100 140" className="j-emblem" aria-hidden="true">
      <path className="j-window" d={WINDOW} />
      <g className="j-in-window" transform="translate(16 42) scale(0.68)">
        {SHAPES[letter]}
      </g>
      <path d={FEET[letter]} transform="translate(10 119)" />
    </svg>
  );
}

const WINDOW =
  'M7 114V58C7 50 12 46 18 47 18 39 25 34 31 35 32 27 43 22 50 9 57 22 68 27 69 35 75 34 82 39 82 47 88 46 93 50 93 58V114Z';
