/** The supply is nearly empty: bots played up to here. */
export { default as position } from './late.json';
