import type { Seat } from '@baithak/kernel';

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

/** A tile that lies flat: its halves side by side, or one above the other. */
export function TileFace({
  tile,
  upright = false,
}: {
  readonly tile: string;
  readonly upright?: boolean;
}) {
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
      <rect className="a-edge" x="1" y="1" width={width - 2} height={height - 2} rx="4" />
    </svg>
  );
}

export function CardFace({ card }: { readonly card: string }) {
  return (
    <svg viewBox="0 0 50 70" data-tone={card[0]} aria-hidden="true">
      <rect className="a-half" x="4" y="4" width="42" height="62" rx="3" />
      <g transform="translate(5 2)">
        <SignPath colour={card[0]!} />
      </g>
      <text className="a-value" x="25" y="60">
        {card[1]}
      </text>
    </svg>
  );
}

/** A monk in the colour of its seat, with the seat's number. */
export function Monk({ seat }: { readonly seat: Seat }) {
  return (
    <svg className="a-monk" viewBox="0 0 26 34" data-seat={seat} aria-hidden="true">
      <path d="M13 10c7 0 10 9 11 22H2C3 19 6 10 13 10z" />
      <circle cx="13" cy="7" r="5.5" />
      <text x="13" y="27.5">
        {seat + 1}
      </text>
    </svg>
  );
}
