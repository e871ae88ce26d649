import { createContext, useContext } from 'react';

/** Where a table stands: on this device, or on the server under an address that can be shared. */
export type TableHome =
  | { readonly kind: 'device'; readonly id: string }
  | { readonly kind: 'server'; readonly id: string };

export const TableHomeContext = createContext<TableHome>({ kind: 'device', id: '' });

export const useTableHome = () => useContext(TableHomeContext);
