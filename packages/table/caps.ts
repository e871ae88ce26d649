import { Fault } from '@baithak/kernel';
import type { Command, CommandKind } from './command.ts';
import type { PersonId } from './event.ts';
import type { Table } from './table.ts';

/**
 * Nobody may make a table so long that opening it hurts others. No match needs nearly as much; whoever
 * reaches a cap can still finish the match.
 */
export const CAPS = {
  /** Events of one match, chat and questions included. */
  match: 5000,
  /** Events of a table, all its matches together. */
  table: 20_000,
  /** Matches at a table: each has a snapshot, so that many short ones cost more than their events. */
  matches: 500,
  /** Characters of chat at a table, and those of one person. */
  chat: 200_000,
  ownChat: 50_000,
  /** Undos in one match. */
  undos: 200,
} as const;

/** Whoever was sent away or left has to join again first, so none of these can be repeated for ever. */
const FINISH: readonly CommandKind[] = [
  'move',
  'resign',
  'answer',
  'resume',
  'leave',
  'close',
  'remove',
  'ban',
];
const OWN: readonly CommandKind[] = ['tick', 'credit'];
/** They begin a new match. */
const BEGIN: readonly CommandKind[] = ['configure', 'start', 'rematch'];

/** Returns a fault if the table is too long for a command. */
export function capped(table: Table, command: Command, by: PersonId | null): Fault | undefined {
  const { events, matchFrom } = table;
  if (OWN.includes(command.do) || FINISH.includes(command.do)) return undefined;
  if (events.length >= CAPS.table) return new Fault('table-long', { args: { most: CAPS.table } });
  if (BEGIN.includes(command.do)) {
    const isFull = table.matches.length >= CAPS.matches;
    return isFull ? new Fault('table-long', { args: { most: CAPS.matches } }) : undefined;
  }
  if (events.length - matchFrom >= CAPS.match) {
    return new Fault('match-long', { args: { most: CAPS.match } });
  }
  if (command.do === 'chat') {
    const all = [...table.chatted.values()].reduce((sum, own) => sum + own, 0);
    const isFull = all >= CAPS.chat || (table.chatted.get(by) ?? 0) >= CAPS.ownChat;
    return isFull ? new Fault('chat-full') : undefined;
  }
  if (command.do !== 'undo') return undefined;
  const undos = events.slice(matchFrom).filter(({ kind }) => kind === 'undone').length;
  return undos >= CAPS.undos ? new Fault('undo-cap', { args: { most: CAPS.undos } }) : undefined;
}
