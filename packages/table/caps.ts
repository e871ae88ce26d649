import { Fault } from '@baithak/kernel';
import type { Command, CommandKind } from './command.ts';
import type { PersonId } from './event.ts';
import type { Share } from './share.ts';
import type { Table } from './table.ts';

/**
 * Nobody may make a table so long that opening it hurts others, or use up what all have together. No match
 * needs nearly as much; whoever reaches a cap can still finish the match.
 */
export const CAPS = {
  /** Events of one match, chat and questions included. */
  match: 5000,
  /** The same for those who hold no seat, so that no crowd uses up what the players need. */
  crowd: 3000,
  /** Chat messages and reactions of one person in one match, and whatever else they do there apart from playing. */
  words: 1000,
  deeds: 200,
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

/**
 * None of these can be repeated for ever: whoever was sent away or left has to join again first, and each
 * deal needs another start.
 */
const FINISH: readonly CommandKind[] = [
  'promise',
  'salt',
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
const BEGIN: readonly CommandKind[] = ['configure', 'accept', 'start', 'rematch'];
/** They put things right, so they are possible to the end; only each person's own share limits them. */
const RIGHT: readonly CommandKind[] = ['sit', 'mute', 'close-chat', 'hand-over'];

/** Returns a fault if the table is too long for a command, or its person has used up their share. */
export function capped(table: Table, command: Command, by: PersonId | null): Fault | undefined {
  const { do: kind } = command;
  if (OWN.includes(kind) || FINISH.includes(kind)) return undefined;
  const isRight = RIGHT.includes(kind) || (kind === 'join' && isAwaited(table, by));
  const full = isRight ? undefined : tooLong(table, command, by);
  const share = shareOf(kind);
  if (full !== undefined || share === undefined) return full;
  const most = CAPS[share];
  return table.usedOf(share, by) >= most ? new Fault('share-used', { args: { most } }) : undefined;
}

/** The share that a command counts against. A new match gives everybody a whole one, but a wish for it may be repeated. */
function shareOf(kind: CommandKind): Share | undefined {
  if (kind === 'chat' || kind === 'react') return 'words';
  return BEGIN.includes(kind) && kind !== 'rematch' ? undefined : 'deeds';
}

/** Whether a bot keeps a seat for somebody. */
const isAwaited = ({ seats }: Table, by: PersonId | null): boolean =>
  seats.some((each) => each.kind === 'bot' && each.standsFor === by);

function tooLong(table: Table, command: Command, by: PersonId | null): Fault | undefined {
  const { events, matchFrom } = table;
  if (events.length >= CAPS.table) return new Fault('table-long', { args: { most: CAPS.table } });
  if (BEGIN.includes(command.do)) {
    const isFull = table.matches.length >= CAPS.matches;
    return isFull ? new Fault('table-long', { args: { most: CAPS.matches } }) : undefined;
  }
  const most = table.seatsOf(by).length > 0 ? CAPS.match : CAPS.crowd;
  if (events.length - matchFrom >= most) return new Fault('match-long', { args: { most } });
  if (command.do === 'chat') {
    const all = [...table.chatted.values()].reduce((sum, own) => sum + own, 0);
    const isFull = all >= CAPS.chat || (table.chatted.get(by) ?? 0) >= CAPS.ownChat;
    return isFull ? new Fault('chat-full') : undefined;
  }
  if (command.do !== 'undo') return undefined;
  const undos = events.slice(matchFrom).filter(({ kind }) => kind === 'undone').length;
  return undos >= CAPS.undos ? new Fault('undo-cap', { args: { most: CAPS.undos } }) : undefined;
}
