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

const SOULS: Readonly<Record<Character | 'neutral', Sign>> = {
  Dhenu: [
    'M3.4 1.2C3 6 6 7.4 8 7.6H16C18 7.4 21 6 20.6 1.2 23.4 5.4 21.6 9.6 17.6 10.4L22.6 11.2 18.2 14.6C17.6 19.8 15.4 23.2 12 23.2 8.6 23.2 6.4 19.8 5.8 14.6L1.4 11.2 6.4 10.4C2.4 9.6.6 5.4 3.4 1.2Z',
    'M9 12.6V14M15 12.6V14M9.4 19.4C11 18 13 18 14.6 19.4',
  ],
  Bikkhu: [
    'M3.4 3C6.4 1.4 8.8 3 9.2 4.8 11 4.2 13 4.2 14.8 4.8 15.2 3 17.6 1.4 20.6 3 22.4 5.8 21 8.4 20.2 9.4 21.6 17 17.4 22.6 12 22.6 6.6 22.6 2.4 17 3.8 9.4 3 8.4 1.6 5.8 3.4 3Z',
    'M12 5V8.8M8.6 6 9.4 9M15.4 6 14.6 9M4 13.4H7M20 13.4H17M4.8 17 7.4 16M19.2 17 16.6 16M8.4 12.4H9.6M14.4 12.4H15.6M10.6 16H13.4L12 17.6V19',
  ],
  Ussagah: [
    'M12 .8C18.4.8 21.6 6 20.4 11.2 19.4 15.2 15.8 16.8 15.4 19 15.2 20.6 18.4 20.4 22 20.2V23.2H7.4C3.2 23.2 3.4 19.4 6.8 19 8.8 18.6 4.8 15.4 3.6 11.2 2.4 6 5.6.8 12 .8Z',
    'M8.4 6.6A1.8 1.8 0 1 0 8.4 10.2 1.8 1.8 0 0 0 8.4 6.6ZM15.6 6.6A1.8 1.8 0 1 0 15.6 10.2 1.8 1.8 0 0 0 15.6 6.6ZM9.6 13.6C11 14.8 13 14.8 14.4 13.6M12 14.6V17.4',
  ],
  Vanarah: [
    'M12 1.4C17 1.4 20 4.6 20.2 8.8 24 8 24.4 14.4 20 14.4 19.2 19.4 16.2 22.8 12 22.8 7.8 22.8 4.8 19.4 4 14.4-.4 14.4 0 8 3.8 8.8 4 4.6 7 1.4 12 1.4Z',
    'M12 8.4C9 5.2 5.2 8.4 7.6 12 6.6 16.6 8.6 19.6 12 19.6 15.4 19.6 17.4 16.6 16.4 12 18.8 8.4 15 5.2 12 8.4ZM9.6 10.8V12M14.4 10.8V12M10 16.2H14',
  ],
  Ibah: [
    'M7.6 4C3-.2-1.4 5.6 1 12 2.2 15.2 5.6 16.4 7.4 14.2 7.6 17.4 8.4 19.4 9.6 21.2 11.8 24.6 17.2 23.6 16.6 18.8H13.8C14 20.6 12.4 20.6 12.2 19 12 17.4 15.2 16.8 16.6 14.2 18.4 16.4 21.8 15.2 23 12 25.4 5.6 21-.2 16.4 4 13.8 2.4 10.2 2.4 7.6 4Z',
    'M9.4 8.6V10M14.6 8.6V10M7.4 5.4C6.2 8 6.2 11 7.4 13.6M16.6 5.4C17.8 8 17.8 11 16.6 13.6',
  ],
  neutral: [
    'M12 1.5A5 5 0 0 1 12 11.5 5 5 0 0 1 12 1.5ZM2.8 23C2.8 16.4 6.6 12.8 12 12.8 17.4 12.8 21.2 16.4 21.2 23Z',
    'M8 23C8 19 9.4 16.6 12 16 14.6 16.6 16 19 16 23',
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

export function SoulFace({ soul }: { readonly soul: Character | 'neutral' | null }) {
  return (
    <svg viewBox="0 0 24 24" className="s-face" aria-hidden="true">
      <Drawn sign={SOULS[soul ?? 'neutral']} />
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

/** The portrait of a character, drawn in a file of its own. */
export function SoulPortrait({ soul }: { readonly soul: Character | 'neutral' }) {
  return <img src={`/art/samsara/${soul.toLowerCase()}.svg`} alt="" draggable={false} />;
}
