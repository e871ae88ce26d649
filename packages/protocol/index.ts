export * from './connection.ts';
export { clock, decode, parseJson, settingsWish } from './decode.ts';
export * from './messages.ts';
