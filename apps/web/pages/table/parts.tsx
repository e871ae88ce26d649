import { message } from '@baithak/kernel';
import { createContext, useContext, useMemo } from 'react';
import type { ReadyTable, TableController } from '../../controller/table.ts';
import { namesOf, type Say, useSay } from '../../shell/language.ts';
import type { GameWords } from '../../shell/open-game.ts';

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

/** Where a table stands: on this device, or on the server under an address that can be shared. */
export type TableAddress =
  | { readonly kind: 'device'; readonly id: string }
  | { readonly kind: 'server'; readonly id: string };

export const TableAddressContext = createContext<TableAddress>({ kind: 'device', id: '' });

export const useTableAddress = () => useContext(TableAddressContext);

/** Says what is going on while the line to the table is broken. */
export function ConnectionBar({ table, say }: Pick<PartProps, 'table' | 'say'>) {
  if (table.connection === 'connected') return null;
  return (
    <p className="connection" role="status">
      {say(message('online.reconnecting'))}
    </p>
  );
}
