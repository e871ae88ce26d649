/** Each Map has six tiles: bots played up to here. */
export { default as position } from './late.json';
