import { message } from '@baithak/kernel';
import { createContext, type FormEvent, useContext, useMemo, useState } from 'react';
import type { PacedTable } from '../../controller/pacer.ts';
import type { ReadyTable } from '../../controller/snapshot.ts';
import type { TableController } from '../../controller/table.ts';
import { namesOf, type Say, useSay } from '../../shell/language.ts';
import type { GameWords } from '../../shell/open-game.ts';

export interface ScreenProps {
  readonly table: PacedTable;
  readonly controller: TableController;
  readonly words: GameWords;
}

/** Makes sentences with the names of the people at the table. */
export function useTableSay(table: ReadyTable, words: GameWords): Say {
  const pageSay = useSay();
  const { seats } = table.room;
  const you = table.own.length === 1 ? (table.own[0] ?? null) : null;
  const names = useMemo(() => namesOf(seats, you, pageSay), [seats, you, pageSay]);
  return useSay(words, names, you);
}

/** The props of every part of the screen. */
export interface PartProps extends ScreenProps {
  readonly say: Say;
}

/** Where a table lives: on this device, or on the server, where its link can be shared. */
export type TableAddress =
  | { readonly kind: 'device'; readonly id: string }
  | { readonly kind: 'server'; readonly id: string };

export const TableAddressContext = createContext<TableAddress>({ kind: 'device', id: '' });

export const useTableAddress = () => useContext(TableAddressContext);

/** Shown while the connection to the table is lost. */
export function ConnectionBar({ table, say }: Pick<PartProps, 'table' | 'say'>) {
  if (table.connection === 'connected') return null;
  return (
    <p className="connection" role="status">
      {say(message('online.reconnecting'))}
    </p>
  );
}

/** The chat of the people at the table. Each of them can be muted. */
export function Chat({ table, controller, say }: PartProps) {
  const { kind } = useTableAddress();
  const [text, setText] = useState('');
  const [muted, setMuted] = useState<readonly string[]>([]);
  if (kind === 'device') return null;
  const { people, chat } = table.room;
  const others = people.filter(({ id }) => id !== table.person);
  const send = (event: FormEvent) => {
    event.preventDefault();
    if (text.trim() === '') return;
    controller.command({ do: 'chat', text });
    setText('');
  };
  const toggle = (id: string) =>
    setMuted(muted.includes(id) ? muted.filter((each) => each !== id) : [...muted, id]);
  return (
    <details className="chat">
      <summary>{say(message('chat.title', { n: people.length }))}</summary>
      <ul className="people" aria-label={say(message('chat.people'))}>
        {others.map(({ id, name }) => (
          <li key={id}>
            {name}{' '}
            <button type="button" aria-pressed={muted.includes(id)} onClick={() => toggle(id)}>
              {say(message('chat.mute', { name }))}
            </button>
          </li>
        ))}
      </ul>
      <ol className="chat-lines" aria-label={say(message('chat.lines'))}>
        {chat
          .filter(({ by }) => by === null || !muted.includes(by))
          .map(({ seq, name, text: said }) => (
            <li key={seq}>
              <b>{name}</b> {said}
            </li>
          ))}
      </ol>
      <form className="inline-form" onSubmit={send}>
        <label className="field">
          <span>{say(message('chat.say'))}</span>
          <input
            type="text"
            value={text}
            maxLength={500}
            autoComplete="off"
            onChange={(event) => setText(event.target.value)}
          />
        </label>
        <button type="submit">{say(message('chat.send'))}</button>
      </form>
    </details>
  );
}
