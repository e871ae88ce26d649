import { useMemo } from 'react';
import type { ReadyTable, TableController } from '../../controller/table.ts';
import { namesOf } from '../../shell/names.ts';
import type { GameWords } from '../../shell/open-game.ts';
import { type Say, useSay } from '../../shell/speech.ts';

export interface ScreenProps {
  readonly table: ReadyTable;
  readonly controller: TableController;
  readonly words: GameWords;
}

/** Speaks of the people at the table by their names. */
export function useTableSay(table: ReadyTable, words: GameWords): Say {
  const pageSay = useSay();
  const { seats } = table.room;
  const names = useMemo(() => namesOf(seats, pageSay), [seats, pageSay]);
  return useSay(words, names);
}

/** What each part of the screen is given. */
export interface PartProps extends ScreenProps {
  readonly say: Say;
}
