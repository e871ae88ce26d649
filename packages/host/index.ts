export { type Glance, glanceFor, type Moving, matchFile, movingOf } from './exports.ts';
export * from './host.ts';
export { LiveTable, type Peer } from './live-table.ts';
export { memoryStore } from './memory-store.ts';
export { recordOf, restore } from './stored-table.ts';
