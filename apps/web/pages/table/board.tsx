import type { Board } from '@baithak/board';
import type { GameId } from '@baithak/catalog';
import { boards } from '@baithak/catalog/boards';
import { use } from 'react';
import type { PartProps } from './parts.tsx';

const loaded = new Map<string, Promise<Board>>();

/** Starts to load a game's board, or goes on with it. */
export function loadBoard(id: string): Promise<Board> {
  const loading = loaded.get(id) ?? boards[id as GameId]();
  loaded.set(id, loading);
  return loading;
}

/** Suspends until the board is there, so that the stage is drawn once and for all. */
export const useBoard = (id: string): Board => use(loadBoard(id));

interface BoardSpaceProps extends PartProps {
  readonly Board: Board;
  /** The places to highlight, by the names that faults use. */
  readonly lit: readonly string[];
}

/** Draws the game's own board. */
export function BoardSpace({ Board: Shown, table, controller, say, lit }: BoardSpaceProps) {
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
