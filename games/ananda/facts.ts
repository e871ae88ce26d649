import type { Facts } from '@baithak/board/facts';

export const facts: Facts = {
  age: 10,
  minutes: [45, 45],
  reconstructed: 'board',
  shape: 'wide',
  look: { accent: 'turmeric', motif: 'lotus', lattice: 'petal', kolam: 26 },
};
