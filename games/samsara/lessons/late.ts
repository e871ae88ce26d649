/** Each has two of five amulets: bots played up to here. */
export { default as position } from './late.json';

export const options = { mode: 'quick' };
