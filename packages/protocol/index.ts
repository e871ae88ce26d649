export * from './connection.ts';
export { clock, decode, settingsWish } from './decode.ts';
export { parseJson, parseMessage } from './json.ts';
export * from './messages.ts';
