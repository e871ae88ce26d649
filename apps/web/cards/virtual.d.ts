declare module 'virtual:game-cards' {
  export const cards: readonly import('./card.ts').GameCardData[];
}

declare module 'virtual:game-cards.css';
