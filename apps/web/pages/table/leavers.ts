import { message, type Seat } from '@baithak/kernel';
import { speakerFrom } from '@baithak/words';
import { useMemo } from 'react';
import type { Retired } from '../../controller/notices.ts';
import type { Room } from '../../controller/room.ts';
import type { ReadyTable } from '../../controller/snapshot.ts';
import { type Say, useLanguage } from '../../shell/language.ts';
import type { GameWords } from '../../shell/open-game.ts';
import { youAt } from './parts.tsx';

/** Who sat there when an event came, if they gave up their seat since. */
export const leftSince = (
  { retired }: Pick<Room, 'retired'>,
  seat: Seat | null,
  seq: number,
): Retired | undefined => retired.find((each) => each.seat === seat && seq < each.since);

/** What happened before somebody gave up their seat is told with their name, not with that of who plays on. */
export function useSayThen(table: ReadyTable, words: GameWords, say: Say): (seq: number) => Say {
  const { language, book } = useLanguage();
  const { seats, retired } = table.room;
  const you = youAt(table);
  return useMemo(() => {
    if (retired.length === 0) return () => say;
    return (seq: number) => {
      const names = seats.map(
        (_, seat) =>
          leftSince({ retired }, seat, seq)?.name ?? say(message('seat', { seat: { seat } })),
      );
      return speakerFrom(language, [words.catalogue, book], names, you).say;
    };
  }, [language, book, words, say, seats, retired, you]);
}
