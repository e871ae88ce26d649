import type { TableRecord, TableStore } from '@baithak/host';

/** The tables of this browser; another page of it may use them at the same time. */
export interface Store extends TableStore {
  readonly kept: boolean;
  list(): Promise<TableRecord[]>;
  remove(id: string): Promise<void>;
}
