import type { Facts } from '@baithak/board/facts';

export const facts: Facts = {
  age: 14,
  minutes: [5, 10],
  reconstructed: 'layout',
  credits: {
    designer: null,
    illustrator: null,
    publisher: null,
    link: 'goto.game/panakizhi/',
  },
  shape: 'square',
  look: { accent: 'madder', motif: 'arrow', lattice: 'hexagon', kolam: 10 },
};
