export { type LineStatus, RemoteLine } from './line.ts';
export type { LineParts, Socket } from './socket.ts';
