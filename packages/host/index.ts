export {
  type Glance,
  glanceFor,
  type MatchSummary,
  type Moving,
  matchFile,
  movingOf,
  summaryOf,
} from './exports.ts';
export * from './host.ts';
export { LiveTable } from './live-table.ts';
export { memoryStore } from './memory-store.ts';
export { type Peer, Peers, type Room } from './peers.ts';
export { recordOf, restore } from './stored-table.ts';
