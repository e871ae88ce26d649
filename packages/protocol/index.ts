export { decode, settingsWish } from './decode.ts';
export { DEEPEST, depthOf, MOST_CHARACTERS, parseJson } from './limits.ts';
export * from './messages.ts';
