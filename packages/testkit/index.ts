export * from './checks/index.ts';
export { twinOf } from './checks/secrecy.ts';
export * from './kit.ts';
export { refereeOf } from './referee.ts';
export * from './suite.ts';
export { toy } from './toy/game.ts';
export { toyKit } from './toy/kit.ts';
export * from './trail.ts';
export * from './wins.ts';
