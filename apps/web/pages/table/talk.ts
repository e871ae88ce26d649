import type { Reaction } from '@baithak/table';
import { useEffect, useState } from 'react';
import type { ReadyTable } from '../../controller/snapshot.ts';
import { heardChat, hiddenPeople } from '../../shell/storage.ts';
import { useTableAddress } from './parts.tsx';

/** The chat as this person follows it. */
export interface Talk {
  /** Without what the muted say. */
  readonly lines: ReadyTable['room']['chat'];
  readonly muted: readonly string[];
  /** How many lines of others came since this person last looked. */
  readonly unread: number;
  /** Everything so far was seen. */
  hear(): void;
  /** Mutes a person at this table until one wants to listen to them again. */
  mute(person: string): void;
}

export function useTalk({ room, person }: Pick<ReadyTable, 'room' | 'person'>): Talk {
  const last = room.chat.at(-1)?.seq ?? -1;
  const { kind, id } = useTableAddress();
  // What was said before somebody first came is no news to them.
  const [heard, setHeard] = useState(() => Number(heardChat.at(id) ?? last));
  useEffect(() => {
    if (kind === 'server') heardChat.note(id, `${heard}`);
  }, [kind, id, heard]);
  const [muted, setMuted] = useState(() => hiddenPeople.at(id)?.split(',') ?? []);
  const lines = room.chat.filter(({ by }) => by === null || !muted.includes(by));
  return {
    lines,
    muted,
    unread: lines.filter(({ seq, by }) => seq > heard && by !== person).length,
    hear: () => setHeard(last),
    mute(someone) {
      const others = muted.filter((each) => each !== someone);
      const now = others.length < muted.length ? others : [...muted, someone];
      setMuted(now);
      hiddenPeople.note(id, now.join(','));
    },
  };
}

/** How long a reaction stays at the portrait of whoever sent it. */
const REACTION_STAYS = 6000;

/** What people have said with one press in the last seconds; not what was said before the page came. */
export function useReactions({ lines }: Talk): ReadonlyMap<string, Reaction> {
  const last = lines.at(-1);
  const [seen, see] = useState(last?.seq ?? -1);
  const [shown, show] = useState<ReadonlyMap<string, Reaction>>(new Map());
  useEffect(() => {
    if (last === undefined || last.seq <= seen) return;
    see(last.seq);
    const { by, reaction } = last;
    if (by === null || reaction === null) return;
    show((before) => new Map(before).set(by, reaction));
    setTimeout(() => {
      show((before) => new Map([...before].filter(([id, each]) => id !== by || each !== reaction)));
    }, REACTION_STAYS);
  }, [last, seen]);
  return shown;
}
