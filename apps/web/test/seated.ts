import { catalog, isGameId } from '@baithak/catalog';
import type { TableMessage } from '@baithak/protocol';
import type { Settings } from '@baithak/table';
import type { ReadyTable } from '../controller/snapshot.ts';
import { TableController } from '../controller/table.ts';
import { LOCAL_PERSON, type SeatWish } from '../local/envelope.ts';
import { device, opened } from './device.ts';

interface Seated {
  readonly controller: TableController;
  /** Loads the page of the same table again. */
  readonly again: () => TableController;
  /** Tells the page something in the name of its host. */
  readonly tell: (message: TableMessage) => void;
  /** What is kept over a reload. */
  readonly kept: { text: string | null };
}

interface Wish {
  readonly settings?: Partial<Settings>;
  readonly playsForced?: boolean;
}

/** Opens a table of this device, and its page without the drawing. */
export async function seatedAt(
  game: string,
  seats: readonly SeatWish[],
  { settings = {}, playsForced = false }: Wish = {},
): Promise<Seated> {
  let ids = 0;
  const kept: Seated['kept'] = { text: null };
  const lobby = device();
  const id = await opened(lobby, game, seats, { seats: seats.length, ...settings });
  const again = () => {
    const controller = new TableController({
      person: LOCAL_PERSON,
      loadGame: async (name) => (isGameId(name) ? catalog[name].game() : undefined),
      freshId: () => `id ${ids++}`,
      now: () => 0,
      playsForced: () => playsForced,
      drafts: { read: () => kept.text, write: (text) => (kept.text = text) },
    });
    controller.connect((listener) => {
      tell = listener.onMessage;
      return lobby.connect(id, listener);
    });
    return controller;
  };
  let tell: Seated['tell'] = () => {};
  return { controller: again(), again, tell: (message) => tell(message), kept };
}

export const seated = async (game: string, seats: readonly SeatWish[]): Promise<TableController> =>
  (await seatedAt(game, seats)).controller;

/** Waits until the table fulfils a condition. */
export function until(
  controller: TableController,
  wanted: (table: ReadyTable) => boolean,
): Promise<ReadyTable> {
  return new Promise((resolve) => {
    const look = () => {
      const table = controller.getSnapshot();
      if (table.status === 'ready' && wanted(table)) resolve(table);
    };
    controller.subscribe(look);
    look();
  });
}
