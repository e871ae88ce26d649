import type { ReactNode } from 'react';
import { CARD_COST, cardNumber, FREE_PLAYS, journalNumber } from '../rules/cards.ts';
import { COLOURS, COMPONENTS, type Imprint } from '../rules/components.ts';
import { tileNamed } from '../rules/naming.ts';
import { pointsOf } from '../rules/scores.ts';
import { TILE_ARCS, TILE_EDGES, tileNumber } from '../rules/tiles.ts';
import { type Marks, NO_MARKS } from '../view/marks.ts';

/** Symbols around the origin, with a radius of at most 11. Each has its own outline. */
const SYMBOL_PATHS: Readonly<Record<Imprint, string>> = {
  w: 'M10 0a10 10 0 1 0 0 .1ZM3 0a3 3 0 1 0 0 .1ZM0-10v7M0 10V3M-10 0h7M10 0H3M-7-7l5 5M7 7 2 2M-7 7l5-5M7-7 2-2',
  l: 'M0 8C-5 2-5-4 0-10 5-4 5 2 0 8ZM0 8C-6 7-9 1-8-5Q-5-4-3-1M0 8C6 7 9 1 8-5Q5-4 3-1M-9 2C-12 9-5 10 0 8 5 10 12 9 9 2',
  k: 'M0-10 10 0 0 10-10 0ZM-7-7H7V7H-7ZM0-4 4 0 0 4-4 0Z',
  f: 'M-10 0C-5-8 3-8 6 0 3 8-5 8-10 0ZM5-2l6-5V7L5 2M-5-2h.1M-1-5q3 5 0 10',
  o: 'M-9 5A9 9 0 0 1 9 5',
};

function Sign({ of, at = '' }: { readonly of: string; readonly at?: string }) {
  return <path className="k-sign" data-sign={of} d={SYMBOL_PATHS[of as Imprint]} transform={at} />;
}

/** A symbol in running text. */
export function SmallSign({ of }: { readonly of: string }) {
  return (
    <svg viewBox="-12 -12 24 24" className="k-small-sign" aria-hidden="true">
      <Sign of={of} />
    </svg>
  );
}

/** The pattern in a semicircle, for people who cannot tell the colours apart. */
const CUTS: Readonly<Record<string, string>> = {
  P: 'M-7 2 0 10 7 2',
  B: 'M-9 0A9 9 0 0 0 9 0',
  G: 'M0 0V16M0 0-9 11M0 0 9 11',
  Y: 'M0 7.5h.1',
};

/** A semicircle below the origin. */
function Half({ colour }: { readonly colour: string }) {
  return (
    <g data-tone={colour}>
      <path className="k-half" d="M-17 0A17 17 0 0 0 17 0Z" />
      <path className="k-cut" data-cut={colour} d={CUTS[colour]} />
    </g>
  );
}

function Circle({ colour, at = '' }: { readonly colour: string; readonly at?: string }) {
  return (
    <g transform={at}>
      <Half colour={colour} />
      <g transform="rotate(180)">
        <Half colour={colour} />
      </g>
    </g>
  );
}

/** A circle in running text. */
export function SmallCircle({ colour }: { readonly colour: string }) {
  return (
    <svg viewBox="-18 -18 36 36" className="k-small-sign" aria-hidden="true">
      <Circle colour={colour} />
    </svg>
  );
}

const VEHICLES: Readonly<Record<string, string>> = {
  C: 'M-30 2C-30-22 14-22 14 2ZM14-4H30M-18 2a11 11 0 1 0 .1 0ZM8 2a11 11 0 1 0 .1 0Z',
  R: 'M-34 8H34L24 26H-24ZM0 8V-26L24 2H0M-8-16-22 2H-8',
  T: 'M-34-16H8V16H-34ZM8-6H24L34 6V16H8M-20 12a7 7 0 1 0 .1 0ZM20 12a7 7 0 1 0 .1 0Z',
};

/** A hitch-hike card in running text. */
export function SmallVehicle({ of }: { readonly of: string }) {
  return (
    <svg viewBox="-38 -30 76 60" className="k-small-sign k-vehicle" aria-hidden="true">
      <path className="k-sign" d={VEHICLES[of]} />
    </svg>
  );
}

/** A card in the format 5:7. A stand-in shows the card that it stands for. */
export function CardFace({ name }: { readonly name: string }) {
  const [card, face] = name.split('*') as [string, string | undefined];
  const kind = cardNumber(card || 'W');
  const shown = face ?? card;
  const cost = CARD_COST[kind]!;
  return (
    <svg
      viewBox="0 0 100 140"
      className="k-face"
      data-land={shown.length > 1 ? shown[0] : 'W'}
      aria-hidden="true"
    >
      {shown.length > 1 && <Journey face={shown} />}
      {(card === '' || card === 'W') && <Wild low={face !== undefined} />}
      {FREE_PLAYS[kind]! > 0 && <Hitch card={card} free={FREE_PLAYS[kind]!} low={!!face} />}
      {face === undefined &&
        Array.from({ length: cost }, (_, i) => (
          <circle key={i} className="k-cost" cx={15 + 16 * i} cy={126} r={6.5} />
        ))}
    </svg>
  );
}

function Journey({ face }: { readonly face: string }) {
  return (
    <>
      <text className="k-value" x="9" y="45">
        {face[1]}
      </text>
      <g className="k-badge">
        <Circle colour={face[0]!} at="translate(77 27) scale(1.06)" />
      </g>
      {face.length > 2 && (
        <>
          <circle className="k-medal" cx="50" cy="78" r="25" />
          <Sign of={face[2]!} at={`translate(50 ${face[2] === 'o' ? 79 : 78}) scale(1.75)`} />
        </>
      )}
    </>
  );
}

function Wild({ low }: { readonly low: boolean }) {
  return (
    <path
      className="k-star"
      d={STAR}
      transform={low ? 'translate(50 82) scale(2)' : 'translate(50 62) scale(2.7)'}
    />
  );
}

const STAR = 'M0-13 4-5 12-4 6 2 8 11 0 6-8 11-6 2-12-4-4-5Z';

interface HitchProps {
  readonly card: string;
  readonly free: number;
  readonly low: boolean;
}

function Hitch({ card, free, low }: HitchProps) {
  return (
    <>
      <path className="k-sign" d={VEHICLES[card]} transform={`translate(50 ${low ? 82 : 50})`} />
      {!low && (
        <>
          <circle className="k-medal" cx="50" cy="102" r="23" />
          <text className="k-value" x="50" y="114" textAnchor="middle" data-small="true">
            {free}
          </text>
        </>
      )}
    </>
  );
}

/** A tilted card in a Journal, with everything that counts there in one line. */
export function TiltedFace({ name }: { readonly name: string }) {
  const sight = COMPONENTS.sights.find((side) => side.name === name);
  const marks = sight ? (sight.imprints ?? '') : name.slice(2);
  return (
    <svg viewBox="0 0 140 50" className="k-face" aria-hidden="true">
      <text className="k-value" x="8" y="40">
        {pointsOf(journalNumber(name))}
      </text>
      {name.length > 2 && <Circle colour={name[0]!} at="translate(64 25)" />}
      {VEHICLES[name] && (
        <path className="k-sign" d={VEHICLES[name]} transform="translate(80 20) scale(.6)" />
      )}
      {sight && <path className="k-sign" d={GATE} transform="translate(62 25)" />}
      {[...marks].map((mark, i) => (
        <Sign
          key={i}
          of={mark}
          at={`translate(${112 - 27 * (marks.length - 1 - i)} 25) scale(1.35)`}
        />
      ))}
    </svg>
  );
}

/** The emblem of Sights. */
const GATE = 'M-12 14V-4C-12-8-5-8 0-15 5-8 12-8 12-4V14H5V4C5-1-5-1-5 4V14Z';

interface TileFaceProps {
  readonly name: string;
  readonly turn?: number;
  readonly marks?: Marks;
  readonly lit?: Marks;
  /** Colours whose full circles glow. */
  readonly savers?: ReadonlySet<string>;
}

const SIDES = [0, 1, 2, 3];
const has = (bits: number, bit: number): boolean => ((bits >> bit) & 1) === 1;
const turned = (quarter: number): string => `rotate(${90 * quarter} 50 50)`;

/** A tile: semicircles at its edges, arcs around its corners, and symbols or a power in the middle. */
export function TileFace(props: TileFaceProps) {
  const { name, turn = 0, marks = NO_MARKS, lit = NO_MARKS, savers } = props;
  const kind = tileNumber(name);
  const arcs = TILE_ARCS[4 * kind + turn]!;
  return (
    <svg viewBox="0 0 100 100" className="k-tile-face" aria-hidden="true">
      <rect className="k-clay" width="100" height="100" rx="5" />
      <rect className="k-rim" x="1.5" y="1.5" width="97" height="97" rx="4" />
      {SIDES.filter((corner) => has(arcs, corner)).map((corner) => (
        <g key={corner} transform={turned(corner)} data-glow={has(lit.loops, corner)}>
          <path className="k-kerb" d={ARC} />
          <path className="k-arc" data-loop={has(marks.loops, corner)} d={ARC} />
          {has(marks.quartets, corner) && <path className="k-quartet" d={ARC} />}
        </g>
      ))}
      {SIDES.filter((corner) => has(marks.diagonal, corner)).map((corner) => (
        <path key={corner} className="k-diagonal" d="M50 0 100 50" transform={turned(corner)} />
      ))}
      {SIDES.map((side) => {
        const colour = COLOURS[TILE_EDGES[16 * kind + 4 * turn + side]!]!;
        const full = has(marks.circles, side);
        return (
          <g
            key={side}
            transform={`${turned(side)} translate(50 0)`}
            data-full={full}
            data-glow={has(lit.circles, side) || (full && savers?.has(colour))}
          >
            <Half colour={colour} />
          </g>
        );
      })}
      <g transform="translate(50 50)">{middleOf(name)}</g>
    </svg>
  );
}

const ARC = 'M50 0A50 50 0 0 0 100 50';

function middleOf(name: string): ReactNode {
  const { symbols, points, power } = tileNamed(name);
  if (symbols !== undefined) {
    const [one, two] = symbols;
    if (two === undefined) return <Sign of={one!} at="scale(1.55)" />;
    return (
      <>
        <Sign of={one!} at="translate(-13 -3) scale(1.05)" />
        <Sign of={two} at="translate(13 3) scale(1.05)" />
      </>
    );
  }
  const text = points ?? (power === undefined ? '' : POWER_SIGNS[power]);
  return (
    <text className="k-value" y="14" textAnchor="middle" data-on="tile">
      {text}
    </text>
  );
}

/** The mark of circles, loops, quartets or diagonals in running text. */
export function MarkSign({ of }: { readonly of: string }) {
  return (
    <svg viewBox="-18 -18 36 36" className="k-small-sign" aria-hidden="true">
      {of === 'circles' && (
        <g data-full="true">
          <Circle colour="P" at="scale(.9)" />
        </g>
      )}
      {/loop|quartet/.test(of) && <circle className="k-arc" data-loop="true" r="12" />}
      {of === 'quartets' && <circle className="k-quartet" r="12" />}
      {of === 'diagonal' && <path className="k-diagonal" d="M-13 13 13-13" />}
    </svg>
  );
}

const POWER_SIGNS = {
  hand: `≤${COMPONENTS.limits.largeHand}`,
  discount: '−1',
  wild: '?',
  choice: '★',
};
