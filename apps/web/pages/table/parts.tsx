import { message, type Seat } from '@baithak/kernel';
import { createContext, useContext, useMemo } from 'react';
import type { PacedTable } from '../../controller/pacer.ts';
import type { ReadyTable } from '../../controller/snapshot.ts';
import type { TableController } from '../../controller/table.ts';
import { namesOf, type Say, useSay } from '../../shell/language.ts';
import type { GameWords } from '../../shell/open-game.ts';

export interface ScreenProps {
  readonly table: PacedTable;
  readonly controller: TableController;
  readonly words: GameWords;
}

export const youAt = ({ own }: ReadyTable): Seat | null =>
  own.length === 1 ? (own[0] ?? null) : null;

/** Makes sentences with the names of the people at the table. */
export function useTableSay(table: ReadyTable, words: GameWords): Say {
  const pageSay = useSay();
  const { seats } = table.room;
  const you = youAt(table);
  const names = useMemo(() => namesOf(seats, you, pageSay), [seats, you, pageSay]);
  return useSay(words, names, you);
}

/** The props of every part of the screen. */
export interface PartProps extends ScreenProps {
  readonly say: Say;
}

/** The seat that speaks for this screen. */
export const speakerOf = (table: PartProps['table']) =>
  table.acting ?? (table.curtain === null ? table.viewer : null);

/** Where a table lives: on this device, or on the server, where its link can be shared. */
export type TableAddress =
  | { readonly kind: 'device'; readonly id: string }
  | { readonly kind: 'server'; readonly id: string };

export const TableAddressContext = createContext<TableAddress>({ kind: 'device', id: '' });

export const useTableAddress = () => useContext(TableAddressContext);

export const SIDE_TABS = ['log', 'chat', 'analysis'] as const;
export type SideTab = (typeof SIDE_TABS)[number];

/** The tab of an open side panel, from one match to the next. */
export const SideTabContext = createContext<
  readonly [SideTab | null, (tab: SideTab | null) => void]
>([null, () => {}]);

/** Shown while the connection to the table is lost. */
export function ConnectionBar({ table, say }: Pick<PartProps, 'table' | 'say'>) {
  if (table.connection === 'connected') return null;
  return (
    <p className="connection" role="status">
      {say(message('online.reconnecting'))}
    </p>
  );
}
