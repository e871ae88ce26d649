/** The tables whose turns reach this browser by themselves: the open page need not tell of them, too. */
export const heardTables = new Set<string>();
