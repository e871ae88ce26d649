import type { Board } from '@baithak/board';
import { useMemo } from 'react';
import type { PartProps } from './parts.tsx';
import { storyOf } from './sentences.ts';

interface BoardSpaceProps extends PartProps {
  readonly Board: Board;
  /** The places to highlight, by the names that faults use. */
  readonly lit: readonly string[];
  /** What the coach proposes. */
  readonly proposed: readonly string[];
}

/** Draws the game's own board. */
export function BoardSpace({
  Board: Shown,
  table,
  controller,
  say,
  lit,
  proposed,
}: BoardSpaceProps) {
  const { room, past } = table;
  const story = useMemo(() => storyOf(room.log, past), [room.log, past]);
  if (table.view === null) return null;
  return (
    <Shown
      view={table.view}
      seat={table.acting}
      legal={table.legal}
      preview={controller.preview}
      lit={lit}
      proposed={proposed}
      news={table.news}
      story={story}
      say={say}
      attempt={(...texts) => controller.attempt(...texts)}
    />
  );
}
