import { catalog, isGameId } from '@baithak/catalog';
import { GameLoader } from '@baithak/host';

export const loader = new GameLoader(async (id) => (isGameId(id) ? catalog[id].game() : undefined));
