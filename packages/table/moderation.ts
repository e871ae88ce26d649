import { Fault } from '@baithak/kernel';
import type { CommandRule, ModerationCommand } from './command.ts';
import { departure, type Going } from './departure.ts';
import type { PersonId, TableEventBody } from './event.ts';
import { STAGES } from './public-state.ts';
import { isRatedOn } from './rated.ts';
import type { Table } from './table.ts';

type ModerationKind = ModerationCommand['do'];

/** The host of a table may always put things right, whatever is going on. */
const OWNER_ALWAYS = { right: 'owner', stages: STAGES, whileDealing: true } as const;

export const MODERATION: { readonly [Kind in ModerationKind]: CommandRule<Kind> } = {
  remove: {
    ...OWNER_ALWAYS,
    run({ table, command: { person }, by, near }) {
      const barred = unknown(table, person, by) ?? playsRated(table, person);
      return barred ?? removal(table, person, { near });
    },
  },
  ban: {
    ...OWNER_ALWAYS,
    run({ table, command: { person, on, address }, by, now, near }) {
      const { banned } = table.public;
      const isBanned = banned.some(({ id }) => id === person);
      if (!on) return isBanned ? [{ kind: 'banned', person, on }] : new Fault('no-such-person');
      if (banned.length >= MOST_BANNED)
        return new Fault('ban-cap', { args: { most: MOST_BANNED } });
      return (
        unknown(table, person, by) ??
        playsRated(table, person) ?? [
          { kind: 'banned', person, on, ...(address ? { address } : {}) },
          // They cannot come back, so others may ask for the seat at once.
          ...removal(table, person, { near, keptUntil: now }),
        ]
      );
    },
  },
  mute: {
    ...OWNER_ALWAYS,
    run({ table, command: { person, on }, by }) {
      const isMuted = table.public.muted.includes(person);
      return unknown(table, person, by) ?? (isMuted === on ? [] : [{ kind: 'muted', person, on }]);
    },
  },
  'close-chat': {
    ...OWNER_ALWAYS,
    run({ table, command: { on } }) {
      return table.public.chatClosed === on ? [] : [{ kind: 'chat-closed', on }];
    },
  },
  'hand-over': {
    ...OWNER_ALWAYS,
    run({ table, command: { person }, by }) {
      return unknown(table, person, by) ?? [{ kind: 'handed-over', person }];
    },
  },
  close: {
    right: 'owner',
    stages: ['gathering'],
    run: () => [{ kind: 'closed' }],
  },
};

/** Whoever bans more people than this needs another table. */
const MOST_BANNED = 100;

function unknown(table: Table, person: PersonId, by: PersonId | null): Fault | undefined {
  if (person === by) return new Fault('not-yourself');
  return table.has(person) ? undefined : new Fault('no-such-person');
}

/** Nobody loses a rated match because the host sends them away. */
const playsRated = (table: Table, person: PersonId): Fault | undefined =>
  isRatedOn(table) && table.seatsOf(person).length > 0 ? new Fault('rated-running') : undefined;

function removal(table: Table, person: PersonId, going: Going): TableEventBody[] {
  return [...departure(table, person, going), { kind: 'removed', person }];
}

/** Returns a fault if the person may not write or react now. */
export function silenced({ public: { muted, chatClosed } }: Table, by: PersonId | null) {
  if (by !== null && muted.includes(by)) return new Fault('muted');
  return chatClosed ? new Fault('chat-closed') : undefined;
}
