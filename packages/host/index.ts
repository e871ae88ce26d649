export * from './house.ts';
export type { Line } from './line.ts';
export { LiveTable } from './live-table.ts';
export { matchesOf, matchFile, type PlayedMatch } from './matches.ts';
export { type Moving, movingOf } from './move-out.ts';
export { recordOf } from './record.ts';
export { restore } from './restore.ts';
export { Shelf } from './shelf.ts';
export * from './store.ts';
