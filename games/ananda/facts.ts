import type { Facts } from '@baithak/board/facts';

export const facts: Facts = {
  age: 10,
  minutes: [45, 45],
  reconstructed: 'board',
  look: { accent: 'turmeric', motif: 'lotus', lattice: 'petal', kolam: 26 },
};
