import type { Facts } from '@baithak/board/facts';

export const facts: Facts = {
  age: null,
  minutes: [30, 30],
  reconstructed: null,
  credits: {
    designer: 'Sébastien Pauchon',
    illustrator: 'Alexandre Roche',
    publisher: 'GameWorks; since 2019 Space Cowboys',
    link: 'www.gameworks.ch',
  },
  shape: 'wide',
  look: { accent: 'rose', motif: 'arch', lattice: 'scale', kolam: 22 },
};
