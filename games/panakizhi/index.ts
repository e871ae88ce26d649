export * from './board.ts';
export * from './history.ts';
export * from './position.ts';
export * from './threats.ts';
export { de } from './words/de.ts';
export { en } from './words/en.ts';
