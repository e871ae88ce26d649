import type { ReactNode } from 'react';
import type { Emblem, Profile } from '../controller/profile.ts';
import './avatar.css';

/** A disc with twelve lobes, like a printing block, around the middle of 100 by 100. */
const LOBES = 12;
const GROUND = Array.from({ length: LOBES }, (_, i) => {
  const at = (n: number) => {
    const angle = (2 * Math.PI * n) / LOBES;
    return `${(50 + 43 * Math.sin(angle)).toFixed(2)} ${(50 - 43 * Math.cos(angle)).toFixed(2)}`;
  };
  return `${i === 0 ? `M${at(0)}` : ''}A12 12 0 0 1 ${at(i + 1)}`;
}).join('');

/** The same shape again and again around the middle. */
function around(count: number, shape: ReactNode, from = 0): ReactNode {
  return Array.from({ length: count }, (_, i) => (
    <g key={i} transform={`rotate(${from + (360 * i) / count} 50 50)`}>
      {shape}
    </g>
  ));
}

const DRAWN: Readonly<Record<Exclude<Emblem, 'initial'>, ReactNode>> = {
  lotus: (
    <>
      {around(8, <path d="M50 44C56 36 56 26 50 18 44 26 44 36 50 44Z" />)}
      {around(
        8,
        <path d="M50 40C52 36 52 32 50 29 48 32 48 36 50 40Z" className="avatar-lit" />,
        22.5,
      )}
      <circle cx="50" cy="50" r="5" className="avatar-lit" />
    </>
  ),
  marigold: (
    <>
      {around(14, <circle cx="50" cy="24" r="6" />)}
      {around(10, <circle cx="50" cy="34" r="5" className="avatar-lit" />, 18)}
      <circle cx="50" cy="50" r="9" />
    </>
  ),
  jasmine: (
    <>
      {around(5, <path d="M50 47C60 42 62 27 50 18 38 27 40 42 50 47Z" />)}
      <circle cx="50" cy="50" r="6" className="avatar-lit" />
    </>
  ),
  hibiscus: (
    <>
      {around(
        5,
        <path d="M50 48C64 44 66 28 58 20 54 16 51 19 50 23 49 19 46 16 42 20 34 28 36 44 50 48Z" />,
      )}
      <path d="M48 50 62 26 66 28 52 52Z" className="avatar-lit" />
      <circle cx="65" cy="25" r="5" className="avatar-lit" />
    </>
  ),
  mango: (
    <>
      <path
        fillRule="evenodd"
        d="M43 78C26 74 20 54 33 42 43 33 56 35 61 27 63 22 61 17 54 15 72 10 84 24 82 42 78 63 62 82 43 78ZM45 68C57 71 69 57 72 43 73 36 72 32 70 28 69 40 55 42 44 46 32 52 33 66 45 68Z"
      />
      <circle cx="49" cy="57" r="6" className="avatar-lit" />
      <circle cx="62" cy="45" r="4" className="avatar-lit" />
    </>
  ),
  star: (
    <>
      {around(8, <path d="M50 16 57 38 50 46 43 38Z" />)}
      {around(8, <path d="M50 32 54 41 50 45 46 41Z" className="avatar-lit" />, 22.5)}
    </>
  ),
  kolam: (
    <>
      <path
        className="avatar-line"
        d="M50 35 35 50C15 30 30 15 50 35L65 50C85 70 70 85 50 65L35 50C15 70 30 85 50 65L65 50C85 30 70 15 50 35Z"
      />
      {[35, 65].flatMap((x) =>
        [35, 65].map((y) => (
          <circle key={`${x} ${y}`} cx={x} cy={y} r="4.5" className="avatar-lit" />
        )),
      )}
      <circle cx="50" cy="50" r="4.5" className="avatar-lit" />
    </>
  ),
};

/** Somebody's sign: the initial of their name or a drawing, never a face. */
export function Avatar({ name, emblem, colour }: Profile) {
  const [initial = ''] = name.trim();
  return (
    <svg className="avatar" viewBox="0 0 100 100" data-accent={colour} aria-hidden="true">
      <path className="avatar-ground" d={GROUND} />
      <circle className="avatar-ring" cx="50" cy="50" r="40" />
      {emblem === 'initial' ? (
        <text className="avatar-initial" x="50" y="54">
          {initial.toLocaleUpperCase()}
        </text>
      ) : (
        <g className="avatar-drawn">{DRAWN[emblem]}</g>
      )}
    </svg>
  );
}
