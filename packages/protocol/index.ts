export * from './connection.ts';
export { decode, parseJson, settingsWish } from './decode.ts';
export * from './messages.ts';
