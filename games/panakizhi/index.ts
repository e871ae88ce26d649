export * from './position/position.ts';
export * from './rules/ending.ts';
export * from './rules/history.ts';
export * from './rules/squares.ts';
export * from './view/sketch.ts';
export * from './view/threats.ts';
export * from './view/view.ts';
export { de } from './words/de.ts';
export { en } from './words/en.ts';
