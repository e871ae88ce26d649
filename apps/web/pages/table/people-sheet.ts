import { seatsOf } from '@baithak/table';
import { useMemo, useState } from 'react';
import type { PartProps } from './parts.tsx';

/** The sheet with everybody at the table, and how it is opened. */
export interface PeopleSheet {
  readonly isOpen: boolean;
  /** Whose options are shown at first. */
  readonly person: string | null;
  open(person?: string): void;
  close(): void;
}

export function usePeopleSheet(): PeopleSheet {
  const [state, set] = useState<{ readonly person: string | null } | null>(null);
  return useMemo(
    () => ({
      isOpen: state !== null,
      person: state?.person ?? null,
      open: (person) => set({ person: person ?? null }),
      close: () => set(null),
    }),
    [state],
  );
}

/** How many people are connected; everybody who has joined, while nobody knows. */
export function countHere({ presence, room }: PartProps['table']): number {
  return presence === null ? room.people.length : presence.here.length + presence.guests;
}

/** How many people look on: members without a seat, and guests. */
export function countWatchers({ presence, room }: PartProps['table']): number {
  if (presence === null) return 0;
  const plays = (id: string) => seatsOf(room, id).length > 0;
  return presence.here.filter((id) => !plays(id)).length + presence.guests;
}
