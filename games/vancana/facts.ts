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
  look: { accent: 'indigo', motif: 'mango', lattice: 'star', kolam: 16 },
};
