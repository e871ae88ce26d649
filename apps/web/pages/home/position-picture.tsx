import { PICTURE } from '@baithak/board';
import type { Glance, TableRecord } from '@baithak/host';
import { Suspense, use, useMemo } from 'react';
import { useLobby, useServer } from '../../shell/contexts.ts';
import { useSay } from '../../shell/language.ts';
import { useBoard, useGame } from '../../shell/open-game.ts';
import { GamePicture } from '../doors/game-picture.tsx';

interface PictureProps {
  readonly table: TableRecord;
  readonly isOnline: boolean;
}

/** The position of a table as its player sees it; the game's usual picture until it is there. */
export function PositionPicture({ table, isOnline }: PictureProps) {
  const lobby = useLobby();
  const { server } = useServer();
  const { id, changedAt } = table;
  const asked = useMemo(async () => {
    const answer = await (isOnline ? server.glance(id) : lobby.ask({ do: 'glance', table: id }));
    return 'glance' in answer ? answer.glance : null;
  }, [lobby, server, isOnline, id, changedAt]);
  const usual = <GamePicture game={table.game} />;
  return (
    <Suspense fallback={usual}>
      <Position game={table.game} asked={asked} usual={usual} />
    </Suspense>
  );
}

interface PositionProps {
  readonly game: string;
  readonly asked: Promise<Glance | null>;
  readonly usual: React.ReactNode;
}

function Position({ game, asked, usual }: PositionProps) {
  const glance = use(asked);
  return glance === null ? usual : <Drawn game={game} glance={glance} />;
}

function Drawn({ game, glance }: { readonly game: string; readonly glance: Glance }) {
  const open = useGame(game);
  const Board = useBoard(game);
  const say = useSay(open?.words);
  return (
    <div className="game-picture" aria-hidden="true" inert>
      <Board view={glance.view} seat={glance.seat} say={say} {...PICTURE} />
    </div>
  );
}
