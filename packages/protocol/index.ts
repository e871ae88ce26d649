export { decode, settingsWish } from './decode.ts';
export { parseJson } from './limits.ts';
export { type LineStatus, RemoteLine } from './line.ts';
export * from './messages.ts';
export type { Socket } from './socket.ts';
