declare module 'virtual:game-cards' {
  export const cards: readonly import('./build/game-cards.tsx').GameCardData[];
}

declare module 'virtual:game-cards.css';

declare module 'virtual:local-worker' {
  export const workerUrl: URL;
}
