import type { Character, Letter } from '../rules/components.ts';

/** A drawing of 24 × 24: its filled shape, and the lines cut out of it. */
type Sign = readonly [filled: string, cut?: string];

/** Each has its own outline: seedling, mace, hammer, rings, kite, book, lamp, hourglass; sun, cloud. */
const SIGNS: Readonly<Record<Letter, Sign>> = {
  J: [
    'M12 22.5C5.5 22.5 2.5 18 2.5 12.5 7.5 12.5 11 15 12 19 13 15 16.5 12.5 21.5 12.5 21.5 18 18.5 22.5 12 22.5ZM12 13C7.6 10.4 7.6 5 12 1.2 16.4 5 16.4 10.4 12 13Z',
  ],
  V: [
    'M12 .8A7 7 0 0 1 14 14.5V19.5H16.5V23H7.5V19.5H10V14.5A7 7 0 0 1 12 .8Z',
    'M6 5.5C9.5 7.5 14.5 7.5 18 5.5M6 10C9.5 12 14.5 12 18 10M10 17H14',
  ],
  K: ['M3 3H15.5L21.5 7.5V10.5H15.5V9.5H14V22.5H9V9.5H3Z', 'M6.5 3V9.5M9 18.5H14'],
  Y: [
    'M8.2 5A7 7 0 1 0 8.2 19 7 7 0 0 0 8.2 5ZM8.2 8.2A3.8 3.8 0 1 1 8.2 15.8 3.8 3.8 0 0 1 8.2 8.2ZM15.8 5A7 7 0 1 0 15.8 19 7 7 0 0 0 15.8 5ZM15.8 8.2A3.8 3.8 0 1 1 15.8 15.8 3.8 3.8 0 0 1 15.8 8.2Z',
  ],
  B: [
    'M12 .8 21 9.5 12 18.2 3 9.5ZM10.8 17.5H13.2C12.6 19.2 16 20.2 14.4 23.4H12C13.2 21.2 9.8 20 10.8 17.5Z',
    'M12 1.5V17.5M4 9.5C8 6.5 16 6.5 20 9.5',
  ],
  G: [
    'M1.5 4.5C5.5 2.6 9.8 3.2 12 5.6 14.2 3.2 18.5 2.6 22.5 4.5V20C18.5 18.2 14.2 18.6 12 21.2 9.8 18.6 5.5 18.2 1.5 20Z',
    'M12 6V20.5M4.5 8.2C6.4 7.6 8 7.8 9.4 8.8M4.5 12.4C6.4 11.8 8 12 9.4 13M19.5 8.2C17.6 7.6 16 7.8 14.6 8.8M19.5 12.4C17.6 11.8 16 12 14.6 13',
  ],
  D: [
    'M12 .5C15.6 5 15.8 8.6 12 11.6 8.2 8.6 8.4 5 12 .5ZM1.5 12.6C6 14.8 18 14.8 22.5 12.6 21.8 17.6 18.4 20.4 15 21V23H9V21C5.6 20.4 2.2 17.6 1.5 12.6Z',
    'M5 16.6C9 18 15 18 19 16.6',
  ],
  M: [
    'M4.5 1.2H19.5V4.6C19.5 8.8 15.2 9.8 14.4 12 15.2 14.2 19.5 15.2 19.5 19.4V22.8H4.5V19.4C4.5 15.2 8.8 14.2 9.6 12 8.8 9.8 4.5 8.8 4.5 4.6Z',
    'M7.4 5.2H16.6M8 19.4C9.4 17 14.6 17 16 19.4',
  ],
  '+': [
    'M12 .5 14 5.6 19.9 4.1 18.4 10 23.5 12 18.4 14 19.9 19.9 14 18.4 12 23.5 10 18.4 4.1 19.9 5.6 14 .5 12 5.6 10 4.1 4.1 10 5.6Z',
    'M12 8.4A3.6 3.6 0 1 0 12 15.6 3.6 3.6 0 0 0 12 8.4Z',
  ],
  '-': [
    'M6.4 13.4A5 5 0 0 1 6.6 3.6 6 6 0 0 1 17.6 5 4.3 4.3 0 0 1 17.8 13.4ZM9 15H14L11.8 18H14.6L9 23.6 10.4 19.4H7.6Z',
  ],
};

function Drawn({ sign: [filled, cut] }: { readonly sign: Sign }) {
  return (
    <>
      <path d={filled} fillRule="evenodd" />
      {cut && <path className="s-cut" d={cut} />}
    </>
  );
}

/** The sign of a kind of card. */
export function Emblem({ letter }: { readonly letter: Letter }) {
  return (
    <svg viewBox="0 0 24 24" className="s-emblem" data-tone={letter} aria-hidden="true">
      <Drawn sign={SIGNS[letter]} />
    </svg>
  );
}

/** The face of a card: its sign in an arch, and below it its light and dark symbols, or beside it where cards overlap. */
export function CardArt({ letter }: { readonly letter: Letter }) {
  const symbols = letter === '-' ? '' : letter === '+' ? 'ld' : 'lldd';
  return (
    <svg viewBox="0 0 84 116" className="s-art" data-tone={letter} aria-hidden="true">
      <path className="s-arch" d="M5 66V36C5 19 28 16 42 5 56 16 79 19 79 36V66Z" />
      <path className="s-stitch" d="M9 66V37C9 23 30 20 42 10 54 20 75 23 75 37V66Z" />
      <g className="s-in-arch" transform="translate(25 25) scale(1.417)">
        <Drawn sign={SIGNS[letter]} />
      </g>
      {symbols !== '' && <rect className="s-index" x="2.5" y="3" width="20" height="62" rx="10" />}
      <g className="s-symbols">
        {[...symbols].map((shade, i) => {
          const x = 42 + (i - (symbols.length - 1) / 2) * 17;
          return <circle key={i} className={`s-symbol-${shade}`} cx={x} cy="101" r="5.8" />;
        })}
      </g>
    </svg>
  );
}

type Soul = Character | 'neutral';

/** The portrait of a character, drawn in a file of its own. */
export const portraitOf = (soul: Soul): string => `/art/samsara/${soul.toLowerCase()}.svg`;

export function SoulPortrait({ soul }: { readonly soul: Soul }) {
  return <img src={portraitOf(soul)} alt="" draggable={false} />;
}
