export { decode, settingsWish } from './decode.ts';
export { DEEPEST, MOST_CHARACTERS, parseJson } from './limits.ts';
export { type LineStatus, RemoteLine } from './line.ts';
export * from './messages.ts';
export type { LineParts, Socket } from './socket.ts';
