import type { Motif } from './patterns/motifs.tsx';

/** The dyes that tokens.css knows. */
export type Accent = 'indigo' | 'madder' | 'turmeric' | 'neem' | 'lac' | 'rose' | 'peacock';

export type Lattice = 'star' | 'hexagon' | 'petal' | 'scale';

/** What sets a game apart from the others at first sight. */
export interface Look {
  readonly accent: Accent;
  /** What its borders are printed with. */
  readonly motif: Motif;
  readonly lattice: Lattice;
  /** Which walls the line of its kolam meets: see kolam-lines.ts. */
  readonly kolam: number;
}

export const GAME_LOOKS = {
  ananda: { accent: 'turmeric', motif: 'lotus', lattice: 'petal', kolam: 26 },
  jaipur: { accent: 'rose', motif: 'arch', lattice: 'scale', kolam: 22 },
  parikrama: { accent: 'peacock', motif: 'wave', lattice: 'star', kolam: 8 },
  samsara: { accent: 'neem', motif: 'wheel', lattice: 'hexagon', kolam: 32 },
  srrakk: { accent: 'lac', motif: 'disc', lattice: 'petal', kolam: 36 },
  talluka: { accent: 'madder', motif: 'arrow', lattice: 'hexagon', kolam: 10 },
  vancana: { accent: 'indigo', motif: 'mango', lattice: 'star', kolam: 16 },
} as const satisfies Readonly<Record<string, Look>>;

/** The house itself, and games that have no look yet. */
export const HOUSE_LOOK: Look = { accent: 'indigo', motif: 'lotus', lattice: 'star', kolam: 0 };

export function lookOf(game: string): Look {
  return (GAME_LOOKS as Readonly<Record<string, Look>>)[game] ?? HOUSE_LOOK;
}
