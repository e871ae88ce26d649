import type { Facts } from '@baithak/board/facts';

export const facts: Facts = {
  age: 12,
  minutes: [10, 50],
  reconstructed: 'pieces',
  credits: {
    designer: 'Sylas',
    illustrator: 'Nicolas Sauge',
    publisher: 'Oka Luda',
    link: 'okaluda.fr/en/samsara-en/',
  },
  shape: 'wide',
  look: { accent: 'neem', motif: 'wheel', lattice: 'hexagon', kolam: 32 },
};
