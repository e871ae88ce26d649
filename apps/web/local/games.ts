import { catalog, isGameId } from '@baithak/catalog';
import { Shelf } from '@baithak/host';

export const shelf = new Shelf(async (id) => (isGameId(id) ? catalog[id].game() : undefined));
