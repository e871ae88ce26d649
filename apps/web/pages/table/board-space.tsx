import type { Board } from '@baithak/board';
import type { GameId } from '@baithak/catalog';
import { boards } from '@baithak/catalog/boards';
import { message } from '@baithak/kernel';
import { use } from 'react';
import type { PartProps } from './screen.ts';

const loaded = new Map<string, Promise<Board>>();

function loadBoard(id: GameId): Promise<Board> {
  const loading = loaded.get(id) ?? boards[id]();
  loaded.set(id, loading);
  return loading;
}

interface BoardSpaceProps extends PartProps {
  /** What is talked about, by the names that faults use. */
  readonly lit: readonly string[];
}

/** The game's own board, told what is legal. */
export function BoardSpace({ table, controller, say, lit }: BoardSpaceProps) {
  const Shown = use(loadBoard(table.game.id as GameId));
  if (table.view === null) return null;
  return (
    <section className="board-space" aria-labelledby="board-title">
      <h2 id="board-title" className="b-unseen">
        {say(message('table.board'))}
      </h2>
      <Shown
        view={table.view}
        seat={table.acting}
        legal={table.legal}
        preview={controller.preview}
        lit={lit}
        say={say}
        attempt={(text) => controller.attempt(text)}
      />
    </section>
  );
}
