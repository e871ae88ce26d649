import type { Facts } from '@baithak/board/facts';

export const facts: Facts = {
  age: 14,
  minutes: [30, 45],
  reconstructed: 'pieces',
  shape: 'wide',
  look: { accent: 'peacock', motif: 'wave', lattice: 'star', kolam: 8 },
};
