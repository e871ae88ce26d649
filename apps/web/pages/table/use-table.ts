import { useEffect, useMemo, useSyncExternalStore } from 'react';
import type { Dial } from '../../controller/lobby.ts';
import { TableController, type TableSnapshot } from '../../controller/table.ts';
import { freshSeed } from '../../local/chance.ts';
import { draftShelf } from '../../shell/memory.ts';
import { loadRules } from '../../shell/open-game.ts';

/** Who comes to a table, and how it is reached. */
export interface Visitor {
  readonly person: string;
  /** Comes into the room under this name; at a table of this device everybody already is. */
  readonly name?: string;
  readonly dial: Dial;
}

/** The controller of one table for as long as its page is shown. */
export function useTable({ person, name, dial }: Visitor): [TableSnapshot, TableController] {
  const controller = useMemo(
    () =>
      new TableController({
        person,
        ...(name === undefined ? {} : { name }),
        loadGame: loadRules,
        freshId: freshSeed,
        now: Date.now,
        drafts: draftShelf,
      }),
    [person, name, dial],
  );
  useEffect(() => {
    controller.connect(dial);
    return () => controller.close();
  }, [controller, dial]);
  return [useSyncExternalStore(controller.subscribe, controller.getSnapshot), controller];
}
