import type { Facts } from '@baithak/board/facts';

/** What the home page shows before it loads the game. A game may share its dye, but not its whole look. */
export const facts: Facts = {
  age: 5,
  minutes: [1, 3],
  reconstructed: null,
  credits: null,
  shape: 'square',
  look: { accent: 'indigo', motif: 'disc', lattice: 'scale', kolam: 1 },
};
