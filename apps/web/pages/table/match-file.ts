import { commitment, Fault, type Game, readMatch } from '@baithak/kernel';
import type { FaultData } from '@baithak/protocol';
import type { Lobby } from '../../controller/lobby.ts';
import { useLobby } from '../../shell/lobby.ts';
import { type TableHome, useTableHome } from './table-home.ts';

/** The file of the table's last match: whole when it is over, else as the viewer may know it. */
export function useMatchFile(viewer: number | null): () => Promise<string | FaultData> {
  const home = useTableHome();
  const lobby = useLobby();
  return () => fetchFile(home, lobby, viewer);
}

async function fetchFile(
  home: TableHome,
  lobby: Lobby,
  viewer: number | null,
): Promise<string | FaultData> {
  if (home.kind === 'device') {
    const answer = await lobby.ask({ do: 'match-file', table: home.id, viewer });
    if ('file' in answer) return answer.file;
    return 'fault' in answer ? answer.fault : { code: 'no-such-match' };
  }
  const seat = viewer === null ? '' : `?seat=${viewer}`;
  try {
    const answer = await fetch(`/api/tables/${home.id}/matches/last${seat}`);
    if (answer.ok) return await answer.text();
    return ((await answer.json()) as { fault: FaultData }).fault;
  } catch {
    return { code: 'server-away' };
  }
}

/** Draws everything again from the seed, and compares the seed with what was sealed before. */
export function checkDeal(file: string, game: Game, sealed: string | null): FaultData | null {
  const match = readMatch(file, game);
  if (match instanceof Fault) return match;
  const seal = match.seed === undefined ? null : commitment(match.seed);
  return seal === sealed ? null : { code: 'seal-broken' };
}

export function download(name: string, text: string): void {
  const url = URL.createObjectURL(new Blob([text], { type: 'text/plain' }));
  const link = document.createElement('a');
  link.href = url;
  link.download = name;
  link.click();
  URL.revokeObjectURL(url);
}
