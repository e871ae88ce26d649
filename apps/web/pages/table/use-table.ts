import { useEffect, useMemo, useSyncExternalStore } from 'react';
import { TableController, type TableSnapshot } from '../../controller/table.ts';
import { freshSeed } from '../../local/chance.ts';
import { LOCAL_PERSON } from '../../local/envelope.ts';
import { useLobby } from '../../shell/lobby.ts';
import { openGame } from '../../shell/open-game.ts';

/** The controller of one table for as long as its page is shown. */
export function useTable(id: string): [TableSnapshot, TableController] {
  const lobby = useLobby();
  const controller = useMemo(
    () =>
      new TableController({
        person: LOCAL_PERSON,
        loadGame: async (game) => (await openGame(game))?.game,
        freshId: freshSeed,
      }),
    [id],
  );
  useEffect(() => {
    controller.connect((hear) => lobby.dial(id, hear));
    return () => controller.close();
  }, [controller, lobby, id]);
  return [useSyncExternalStore(controller.subscribe, controller.getSnapshot), controller];
}
