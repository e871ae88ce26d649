import type { Facts } from '@baithak/board/facts';

export const facts: Facts = {
  age: 10,
  minutes: [45, 45],
  reconstructed: 'board',
  credits: {
    designer: 'Dirk Barsuhn',
    illustrator: 'Matthias Holländer',
    publisher: 'Zoch Verlag, 2024',
    link: 'www.zoch-verlag.com',
  },
  shape: 'wide',
  look: { accent: 'turmeric', motif: 'lotus', lattice: 'petal', kolam: 26 },
};
