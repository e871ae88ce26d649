import type { Facts } from '@baithak/board/facts';

export const facts: Facts = {
  age: null,
  minutes: [30, 30],
  reconstructed: null,
  shape: 'wide',
  look: { accent: 'rose', motif: 'arch', lattice: 'scale', kolam: 22 },
};
