import type { Tally } from '@baithak/kernel';
import type { ReadyTable } from '../../controller/table.ts';

type Shown = Pick<ReadyTable, 'game' | 'past' | 'refusal' | 'room' | 'view'>;

/** A refusal points at its reasons, the line of the score that was counted last at what it counts. */
export function litAt(table: Shown, counted: number): readonly string[] {
  const { refusal, room, view, game, past } = table;
  if (refusal !== null) return refusal.at ?? NOTHING;
  const isCounting = room.result !== null && view !== null && past === null && counted > 0;
  return isCounting ? pointedAt(game.tally(view), counted - 1) : NOTHING;
}

const NOTHING: readonly string[] = [];

/** In every seat's column. */
function pointedAt(tally: Tally, line: number): readonly string[] {
  return tally.flatMap(({ lines }) => lines[line]?.at ?? []);
}
