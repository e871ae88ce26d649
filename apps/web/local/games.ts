import { catalog, isGameId } from '@baithak/catalog';
import { GameLoader } from '@baithak/host';

export const doorsOf = (id: string) => (isGameId(id) ? catalog[id] : undefined);

export const loader = new GameLoader(async (id) => doorsOf(id)?.game());
