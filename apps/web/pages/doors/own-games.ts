import type { TableRecord } from '@baithak/host';
import type { Played } from '@baithak/table';
import { useEffect, useMemo, useState } from 'react';
import { lastAt, type OwnGame, tellsAll } from '../../controller/records.ts';
import { LOCAL_PERSON, type PlayedHere } from '../../local/envelope.ts';
import { pathTo, pathToMatchReview } from '../../routes.ts';
import { useLobby, useServer, useServerState } from '../../shell/contexts.ts';
import { useServerTables } from './tables.ts';

/** Every finished match of yours, on this device and on the server; `null` until the device has answered. */
export function useOwnGames(): readonly OwnGame[] | null {
  const here = useDeviceGames();
  const online = useOnlineGames();
  return useMemo(() => here && [...here, ...online], [here, online]);
}

/** Those of this device alone. */
export function useDeviceGames(): readonly OwnGame[] | null {
  const lobby = useLobby();
  const [games, setGames] = useState<readonly OwnGame[] | null>(null);
  useEffect(() => {
    let wanted = true;
    lobby.ask({ do: 'history' }).then((answer) => {
      const history = 'history' in answer ? answer.history : [];
      if (wanted) setGames(history.map(ownGame));
    });
    return () => {
      wanted = false;
    };
  }, [lobby]);
  return games;
}

const ownGame = ({ table, match, ...game }: PlayedHere): OwnGame => ({
  ...game,
  person: LOCAL_PERSON,
  review: pathToMatchReview(pathTo('review-table', table), match),
});

/** The record of a table tells of its last match; where there were more, the table is asked. */
function useOnlineGames(): readonly OwnGame[] {
  const { server } = useServer();
  const state = useServerState();
  const person = state.status === 'here' ? state.session?.person : undefined;
  const tables = [...useServerTables('finished'), ...useServerTables('mine')];
  const [asked, setAsked] = useState<ReadonlyMap<string, readonly Played[]>>(new Map());
  const missing = tables.filter((table) => !tellsAll(table)).map(keyOf);
  const list = missing.filter((key) => !asked.has(key)).join(' ');
  useEffect(() => {
    if (list === '') return undefined;
    let wanted = true;
    for (const key of list.split(' ')) {
      server.results(key.split('/')[0] as string).then((answer) => {
        // An archived table knows no more than its record.
        if (wanted && 'results' in answer) setAsked((old) => new Map(old).set(key, answer.results));
      });
    }
    return () => {
      wanted = false;
    };
  }, [server, list]);
  if (person === undefined) return NONE;
  return tables.flatMap((table) => {
    const games = asked.get(keyOf(table));
    const review = pathTo('review-online', table.id);
    if (games === undefined) {
      const last = table.closed ? null : review;
      return lastAt(table).map((game) => ({ ...game, person, review: last }));
    }
    return games.map((game, i) => ({
      ...game,
      person,
      review: pathToMatchReview(review, i + 1),
    }));
  });
}

const NONE: readonly OwnGame[] = [];

const keyOf = ({ id, played }: TableRecord): string => `${id}/${played}`;
