export * from './checks/index.ts';
export * from './kit.ts';
export { long } from './long.ts';
export type { SlowRules } from './prover.ts';
export * from './suite.ts';
export { toy } from './toy/game.ts';
export { toyKit } from './toy/kit.ts';
export * from './trail.ts';
export * from './wins.ts';
