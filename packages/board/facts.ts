/** The dyes that tokens.css knows. */
export const ACCENTS = ['indigo', 'madder', 'turmeric', 'neem', 'lac', 'rose', 'peacock'] as const;
export type Accent = (typeof ACCENTS)[number];

export const MOTIFS = ['lotus', 'mango', 'arch', 'wheel', 'disc', 'arrow', 'wave'] as const;
export type Motif = (typeof MOTIFS)[number];

export type Lattice = 'star' | 'hexagon' | 'petal' | 'scale';

/** What distinguishes a game from the others at first sight. */
export interface Look {
  readonly accent: Accent;
  /** The motif printed on its borders. */
  readonly motif: Motif;
  readonly lattice: Lattice;
  /** The walls of its kolam, as `KolamGrid` in patterns/kolam.tsx explains. */
  readonly kolam: number;
}

export const RECONSTRUCTED = ['layout', 'board', 'pieces'] as const;

/** Who made the printed game; `null` where its rules name nobody. */
interface Credits {
  readonly designer: string | null;
  readonly illustrator: string | null;
  readonly publisher: string | null;
  /** The address of the game or its publisher, without the protocol. */
  readonly link: string;
}

/** What a page knows about a game before it loads the game, from the game's `facts.ts`. */
export interface Facts {
  /** The age on the box; `null` where the box does not say. */
  readonly age: number | null;
  /** The shortest and the longest time on the box. */
  readonly minutes: readonly [number, number];
  /** What we had to reconstruct because its picture is lost. */
  readonly reconstructed: (typeof RECONSTRUCTED)[number] | null;
  /** `null` for a game that belongs to everybody. */
  readonly credits: Credits | null;
  /** A square board leaves room beside it in wide windows; a wide one needs them whole. */
  readonly shape: 'square' | 'wide';
  readonly look: Look;
}

/** The look of pages that belong to no game. */
export const HOUSE_LOOK: Look = { accent: 'indigo', motif: 'lotus', lattice: 'star', kolam: 0 };
