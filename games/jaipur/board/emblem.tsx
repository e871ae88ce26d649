import type { ReactNode } from 'react';
import type { Letter } from '../components.ts';

/** A sign for each kind of card, told apart by its outline: 100 wide and high. */
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
      <path className="j-cut" d="M40 22 35 38H65L60 22ZM16 62 11 78H39L36 62ZM64 62 61 78H89L84 62Z" />
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
      <path d="M20 14H84C96 14 96 54 84 54H82V90L76 84 70 92 64 84 58 92 52 84 46 92 40 84 36 90V54H20C4 54 4 14 20 14Z" />
      <path
        className="j-cut"
        d="M20 14C32 14 32 54 20 54M20 24C26 24 26 44 20 44M42 62H78M42 72H78M40 20V48M46 20V48M78 20V48"
      />
      <path className="j-cut" d="M62 24 70 34 62 44 54 34Z" />
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
        <path
          key={turn}
          className="j-cut"
          d="M50 36V14"
          transform={`rotate(${turn} 50 50)`}
        />
      ))}
      <circle className="j-cut" cx="50" cy="50" r="10" />
    </>
  ),
  L: (
    <>
      <path d="M4 76V42C4 32 16 28 21 38 26 49 38 52 50 53 62 54 74 56 80 47 84 40 82 33 77 34 74 35 75 39 77 40L71 44C64 38 67 27 76 26 90 24 95 44 87 56 78 69 68 74 56 76Z" />
      <path d="M4 80H57C71 78 82 71 91 58L96 62C87 78 75 88 58 89H4Z" />
      <path className="j-cut" d="M12 68C34 70 56 68 74 58" strokeDasharray="1 9" />
      <path className="j-cut" d="M4 50C16 48 26 58 30 76" />
    </>
  ),
  K: (
    <>
      <path d="M3 27C5 20 14 16 21 18L27 21C31 30 31 40 36 45 43 43 45 29 52 26 60 23 65 34 70 40 78 42 87 46 89 56L96 70 91 73 88 66 92 95H84L78 71C74 73 70 73 68 72L71 95H63L58 71H47L46 95H38L37 70C27 66 24 54 22 40 21 35 19 32 16 32L8 34C3 34 2 31 3 27Z" />
      <path className="j-cut" d="M43 44 66 40 72 62H44ZM45 56H69" />
    </>
  ),
};

/** What is printed along the foot of a card, different for each kind as well. */
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

/** A whole card: the sign in a window of the palace, and its print at the foot. */
export function CardArt({ letter }: { readonly letter: Letter }) {
  return (
    <svg viewBox="0 0 100 140" className="j-emblem" aria-hidden="true">
      <path className="j-window" d={WINDOW} />
      <g transform="translate(21 46) scale(0.58)">{SHAPES[letter]}</g>
      <path d={FEET[letter]} transform="translate(10 117)" />
    </svg>
  );
}

const WINDOW =
  'M8 111V64C8 57 13 53 18 54 18 47 24 42 30 43 31 36 42 31 50 20 58 31 69 36 70 43 76 42 82 47 82 54 87 53 92 57 92 64V111Z';
