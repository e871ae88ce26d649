import type { Board } from '@baithak/board';
import type { GameId } from '@baithak/catalog';
import { boards } from '@baithak/catalog/boards';
import type { Tally } from '@baithak/kernel';
import { use } from 'react';
import type { ReadyTable } from '../../controller/table.ts';
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
      attempt={(text) => controller.attempt(text)}
    />
  );
}

type Shown = Pick<ReadyTable, 'game' | 'past' | 'refusal' | 'room' | 'view'>;

/** What the board highlights: the reasons of a refusal, or what the latest line of the score counts. */
export function litAt(table: Shown, counted: number): readonly string[] {
  const { refusal, room, view, game, past } = table;
  if (refusal !== null) return refusal.at ?? NOTHING;
  const isCounting = room.result !== null && view !== null && past === null && counted > 0;
  return isCounting ? pointedAt(game.tally(view), counted - 1) : NOTHING;
}

const NOTHING: readonly string[] = [];

/** Collects one line of the score over all seats. */
function pointedAt(tally: Tally, line: number): readonly string[] {
  return tally.flatMap(({ lines }) => lines[line]?.at ?? []);
}
