import type { TableRecord } from '@baithak/host';
import {
  type AnyMatch,
  Fault,
  type Game,
  matchGameId,
  readMatch,
  type Seat,
} from '@baithak/kernel';
import type { FaultData } from '@baithak/protocol';
import type { Occupant, Played } from '@baithak/table';
import { useEffect, useState } from 'react';
import { ownSeats } from '../../controller/records.ts';
import { LOCAL_PERSON } from '../../local/envelope.ts';
import { matchIn, pathTo } from '../../routes.ts';
import { useLobby, useServer, useServerState } from '../../shell/contexts.ts';
import { here } from '../../shell/navigation.tsx';
import { loadRules } from '../../shell/open-game.ts';
import { fetchFile } from '../table/match-menu.tsx';
import type { TableAddress } from '../table/parts.tsx';

/** A match to review, and what is known about who played it. */
export interface Source {
  readonly file: string;
  readonly game: Game;
  readonly match: AnyMatch;
  /** Who sat where; `null` for a file, which only knows names. */
  readonly seats: readonly Occupant[] | null;
  /** The seats of the person at this screen. */
  readonly own: readonly Seat[];
  /** The page of the table; `null` for a file. */
  readonly table: string | null;
  /** When the match ended, in milliseconds; `null` for a file. */
  readonly endedAt: number | null;
}

interface Refusal {
  readonly fault: FaultData;
}

export type Found = Source | Refusal;

const NOBODY = { seats: null, own: [], table: null, endedAt: null };

/** Reads a match file. */
export async function sourceOf(
  file: string,
  about: Pick<Source, 'seats' | 'own' | 'table' | 'endedAt'> = NOBODY,
): Promise<Found> {
  const id = matchGameId(file);
  if (id instanceof Fault) return { fault: id };
  const game = await loadRules(id);
  if (game === undefined) return { fault: new Fault('unknown-game', { args: { game: id } }) };
  const match = readMatch(file, game);
  if (match instanceof Fault) return { fault: match };
  if (match.turn.kind !== 'over') return { fault: new Fault('match-not-over') };
  return { file, game, match, ...about };
}

/** Who sat where in a match at a table, and when it ended. */
type Ended = Pick<Played, 'seats' | 'at'>;

/** The last match of a table, or the one whose number from 1 the address names; `null` until it is there. */
export function useTableSource(address: TableAddress): Found | null {
  const lobby = useLobby();
  const { server } = useServer();
  const state = useServerState();
  const [found, setFound] = useState<Found | null>(null);
  const { kind, id } = address;
  const match = matchIn(here().search);
  const isKnown = kind === 'device' || state.status !== 'asking';
  const guest = state.status === 'here' ? (state.session?.person ?? '') : '';
  const person = kind === 'device' ? LOCAL_PERSON : guest;
  useEffect(() => {
    if (!isKnown) return undefined;
    let wanted = true;
    const load = async (): Promise<Found> => {
      const ended = match === undefined ? await lastMatch() : await matchOf(match);
      if ('fault' in ended) return ended;
      const file = await fetchFile({ kind, id }, lobby, null, match);
      if (typeof file !== 'string') return { fault: file };
      const { seats, at } = ended;
      const own = ownSeats(seats, person);
      const table = pathTo(kind === 'device' ? 'table' : 'online', id);
      return sourceOf(file, { seats, own, table, endedAt: at });
    };
    const lastMatch = async (): Promise<Ended | Refusal> => {
      const record = kind === 'device' ? await deviceRecord() : await serverRecord();
      if ('fault' in record) return record;
      if (record.stage !== 'over') return { fault: new Fault('match-not-over') };
      return { seats: record.seats, at: record.changedAt };
    };
    const matchOf = async (number: number): Promise<Ended | Refusal> => {
      const none = { fault: { code: 'no-such-match' } };
      if (kind === 'device') {
        const answer = await lobby.ask({ do: 'history' });
        const played = 'history' in answer ? answer.history : [];
        return played.find((each) => each.table === id && each.match === number) ?? none;
      }
      const answer = await server.results(id);
      return 'fault' in answer ? answer : (answer.results[number - 1] ?? none);
    };
    const deviceRecord = async (): Promise<TableRecord | Refusal> => {
      const answer = await lobby.ask({ do: 'list' });
      const tables = 'list' in answer ? answer.list.tables : [];
      return tables.find((each) => each.id === id) ?? { fault: { code: 'no-such-table' } };
    };
    const serverRecord = async (): Promise<TableRecord | Refusal> => {
      const answer = await server.table(id);
      return 'table' in answer ? answer.table : answer;
    };
    load().then((source) => wanted && setFound(source));
    return () => {
      wanted = false;
    };
  }, [lobby, server, kind, id, match, person, isKnown]);
  return found;
}
