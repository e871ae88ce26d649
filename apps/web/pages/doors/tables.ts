import { cards } from 'virtual:game-cards';
import type { TableRecord } from '@baithak/host';
import { message } from '@baithak/kernel';
import { useEffect, useState } from 'react';
import type { TableListName } from '../../controller/server.ts';
import type { TableList } from '../../local/envelope.ts';
import { useLobby, useServer, useServerState } from '../../shell/contexts.ts';
import { namesOf, useLanguage, useSay } from '../../shell/language.ts';

/** The tables of this device, and a way to ask for them again. */
export function useDeviceTables(): [TableList | null, () => void] {
  const lobby = useLobby();
  const [list, setList] = useState<TableList | null>(null);
  const [asked, ask] = useState(0);
  useEffect(() => {
    let wanted = true;
    lobby.ask({ do: 'list' }).then((answer) => {
      if (wanted && 'list' in answer) setList(answer.list);
    });
    return () => {
      wanted = false;
    };
  }, [lobby, asked]);
  return [list, () => ask(asked + 1)];
}

const ASK_AGAIN = 15_000;

/** Tables on the server: a person's own, those open to anybody, or finished ones. Polls while it is shown. */
export function useServerTables(of: TableListName): readonly TableRecord[] {
  const { server } = useServer();
  const state = useServerState();
  const person = state.status === 'here' ? state.session?.person : undefined;
  const wanted = state.status === 'here' && (of === 'open' || person !== undefined);
  const [tables, setTables] = useState<readonly TableRecord[]>([]);
  useEffect(() => {
    if (!wanted) return undefined;
    let looking = true;
    const ask = async () => {
      const answer = await server.tables(of);
      if (looking && 'tables' in answer) setTables(answer.tables);
    };
    void ask();
    const timer = setInterval(ask, ASK_AGAIN);
    return () => {
      looking = false;
      clearInterval(timer);
    };
  }, [server, of, wanted]);
  // Whoever sits at an open table finds it among their own.
  return of === 'open' ? tables.filter(({ people }) => !people.includes(person ?? '')) : tables;
}

/** The game and the players of a table, in words; whoever has one seat of their own is "You". */
export function useTableWords(
  table: TableRecord,
  own: readonly number[] = [],
): {
  readonly game: string;
  readonly names: string;
} {
  const { language } = useLanguage();
  const card = cards.find(({ id }) => id === table.game);
  const names = useSeatNames(table, own);
  return { game: card?.words[language].name ?? table.game, names: names.join(' – ') };
}

/** Who has each seat of a table, or that it is open. */
export function useSeatNames(
  { seats }: TableRecord,
  own: readonly number[] = [],
): readonly string[] {
  const say = useSay();
  const open = say(message('home.open-seat'));
  return namesOf(seats, own.length === 1 ? (own[0] ?? null) : null, say).map(
    (name) => name || open,
  );
}
