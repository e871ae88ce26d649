import type { Board } from '@baithak/board';
import type { GameId } from '@baithak/catalog';
import { boards } from '@baithak/catalog/boards';
import { use } from 'react';
import type { PartProps } from './parts.tsx';

const loaded = new Map<string, Promise<Board>>();

function loadBoard(id: GameId): Promise<Board> {
  const loading = loaded.get(id) ?? boards[id]();
  loaded.set(id, loading);
  return loading;
}

interface BoardSpaceProps extends PartProps {
  /** The places to highlight, by the names that faults use. */
  readonly lit: readonly string[];
}

/** Draws the game's own board. */
export function BoardSpace({ table, controller, say, lit }: BoardSpaceProps) {
  const Shown = use(loadBoard(table.game.id as GameId));
  if (table.view === null) return null;
  return (
    <Shown
      view={table.view}
      seat={table.acting}
      legal={table.legal}
      preview={controller.preview}
      lit={lit}
      news={table.news}
      say={say}
      attempt={(...texts) => controller.attempt(...texts)}
    />
  );
}
