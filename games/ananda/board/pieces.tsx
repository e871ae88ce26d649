import type { Seat, TallyLine } from '@baithak/kernel';

/** Each colour has its own sign, in a box of 40 × 40, so that no one has to tell colours apart. */
const SIGNS: Readonly<Record<string, string>> = {
  r: 'M20 11a9 9 0 1 0 .01 0zm0 5a4 4 0 1 1-.01 0z',
  o: 'M20 10l10.5 18h-21z',
  y: 'M20 8l3.2 8.8L32 20l-8.8 3.2L20 32l-3.2-8.8L8 20l8.8-3.2z',
  g: 'M20 8c10 6 10 18 0 24c-10-6-10-18 0-24zm-1 5v15h2V13z',
  b: 'M9 15q5.5-6 11 0t11 0v4q-5.5 6-11 0t-11 0zm0 9q5.5-6 11 0t11 0v4q-5.5 6-11 0t-11 0z',
  v: 'M16 10h8v6h6v8h-6v6h-8v-6h-6v-8h6z',
};

/** The sign as a path, for drawings with boxes of 40 × 40. */
export function SignPath({ colour }: { readonly colour: string }) {
  return <path className="a-sign" fillRule="evenodd" d={SIGNS[colour]} />;
}

export function Sign({ colour }: { readonly colour: string }) {
  return (
    <svg className="a-mark" viewBox="6 6 28 28" data-tone={colour} aria-hidden="true">
      <SignPath colour={colour} />
    </svg>
  );
}

/** The colour of karma that is counted at the end. */
export function karmaSign({ at = [] }: TallyLine) {
  const colour = at[0]?.at(-1);
  return colour === undefined ? null : <Sign colour={colour} />;
}

interface TileFaceProps {
  readonly tile: string;
  readonly upright?: boolean;
}

/** A tile that lies flat: its halves side by side, or one above the other. */
export function TileFace({ tile, upright = false }: TileFaceProps) {
  const [width, height] = upright ? [40, 80] : [80, 40];
  return (
    <svg className="a-domino" viewBox={`0 0 ${width} ${height}`} aria-hidden="true">
      {[...tile].map((colour, half) => (
        <g
          key={half}
          data-tone={colour}
          transform={upright ? `translate(0 ${half * 40})` : `translate(${half * 40})`}
        >
          <rect className="a-half" width="40" height="40" />
          <SignPath colour={colour} />
        </g>
      ))}
      <path className="a-seam" d={upright ? 'M0 40H40' : 'M40 0V40'} />
    </svg>
  );
}

/** A card: an arch in its colour with sign and value. */
export function CardFace({ card }: { readonly card: string }) {
  return (
    <svg className="a-card-face" viewBox="0 0 64 96" data-tone={card[0]} aria-hidden="true">
      <path className="a-half" d="M4 92V30C4 18 20 16 32 5 44 16 60 18 60 30V92Z" />
      <g transform="translate(8 14) scale(1.2)">
        <SignPath colour={card[0]!} />
      </g>
      <text className="a-value" x="32" y="86">
        {card[1]}
      </text>
    </svg>
  );
}

interface MonkProps {
  readonly seat: Seat;
  /** The viewer's own monk has a lotus in place of a number: no sign of a colour looks like it. */
  readonly isOwn?: boolean;
}

/** A monk in the colour of its seat. */
export function Monk({ seat, isOwn = false }: MonkProps) {
  return (
    <svg className="a-monk" viewBox="-16 -42 32 46" data-seat={seat} aria-hidden="true">
      <path d="M-14 0C-14-16-9-27 0-27S14-16 14 0C8 4-8 4-14 0Z" />
      <circle cy="-32" r="8" />
      {isOwn ? (
        <path
          className="a-monk-flower"
          d="M0-19C3.400-14.500 3.400-8.500 0-3.500-3.400-8.500-3.400-14.500 0-19ZM-9-15C-4.800-14-2.200-9.500-2-3-7-4.500-9.500-9-9-15ZM9-15C9.500-9 7-4.500 2-3 2.200-9.500 4.800-14 9-15ZM-7-1.800Q0 1.400 7-1.800L5 .8Q0 2.600-5 .8Z"
        />
      ) : (
        <text y="-2">{seat + 1}</text>
      )}
    </svg>
  );
}

const LAYERS = [
  [0, 30, '#c9a86a'],
  [3, 21, '#d8bb80'],
  [0, 12, '#c9a86a'],
  [3, 3, '#e6cf9a'],
] as const;

/** The supply: a heap of tiles, lower when few are left. */
export function Heap({ count }: { readonly count: number }) {
  const layers = Math.min(LAYERS.length, count);
  return (
    <svg className="a-heap" viewBox="0 0 64 58" aria-hidden="true">
      {LAYERS.slice(0, layers).map(([x, y, fill]) => (
        <g key={y} transform={`translate(${x} ${y})`} stroke="#3a2800">
          <path d="M2 10V17L32 28V21ZM62 10V17L32 28V21Z" fill="#9a7838" />
          <path d="M2 10 32 0 62 10 32 21Z" fill={fill} />
        </g>
      ))}
      {layers === 0 && <path className="a-heap-empty" d="M2 40 32 30 62 40 32 51Z" />}
    </svg>
  );
}

const TINY = {
  tiles:
    'M2.500 9A2 2 0 0 1 4.500 7H19.500A2 2 0 0 1 21.500 9V15A2 2 0 0 1 19.500 17H4.500A2 2 0 0 1 2.500 15ZM12 7V17',
  cards:
    'M9 6A2 2 0 0 1 11 4H18A2 2 0 0 1 20 6V17A2 2 0 0 1 18 19H11A2 2 0 0 1 9 17ZM6 7.500 4.400 8A1.500 1.500 0 0 0 3.400 9.900L6.400 19.200A1.500 1.500 0 0 0 8.200 20.200L10 19.800',
  pile: 'M5 8A2 2 0 0 1 7 6H17A2 2 0 0 1 19 8V18A2 2 0 0 1 17 20H7A2 2 0 0 1 5 18ZM8 3H16M12 10V16',
  above: 'M4 4H20V20H4ZM4 9.300H20M4 14.700H20M9.300 4V20M14.700 4V20',
  zoom: 'M16 10.500A5.500 5.500 0 1 1 5 10.500 5.500 5.500 0 0 1 16 10.500ZM14.500 14.500 20 20M8 10.500H13M10.500 8V13',
} as const;

/** Small signs for counts and tools. */
export function Tiny({ name }: { readonly name: keyof typeof TINY }) {
  return (
    <svg className="a-tiny icon" viewBox="0 0 24 24" aria-hidden="true">
      <path d={TINY[name]} />
    </svg>
  );
}
