import type { Facts } from '@baithak/board/facts';

export const facts: Facts = {
  age: 12,
  minutes: [10, 50],
  reconstructed: 'pieces',
  shape: 'wide',
  look: { accent: 'neem', motif: 'wheel', lattice: 'hexagon', kolam: 32 },
};
