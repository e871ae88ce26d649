export { CAPS } from './caps.ts';
export * from './clock.ts';
export {
  COMMANDS,
  type Command,
  type CommandKind,
  type CommandOf,
  MOST_NAME,
  plainText,
  type Right,
} from './commands.ts';
export * from './event.ts';
export * from './fair-hand.ts';
export * from './public-state.ts';
export type { StoredMatch } from './recall.ts';
export * from './settings.ts';
export * from './stream.ts';
export * from './submit.ts';
export { type PlayedMatch, Table } from './table.ts';
