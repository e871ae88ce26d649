import type { Facts } from '@baithak/board/facts';

export const facts: Facts = {
  age: 14,
  minutes: [30, 45],
  reconstructed: 'pieces',
  credits: {
    designer: 'Sidhant Chand',
    illustrator: 'Aditi Desai (pTarmigan Art)',
    publisher: 'Zenwood Games, Mumbai',
    link: 'www.zenwoodgames.com',
  },
  shape: 'wide',
  look: { accent: 'peacock', motif: 'wave', lattice: 'star', kolam: 8 },
};
