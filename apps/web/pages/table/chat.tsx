import { message } from '@baithak/kernel';
import { type FormEvent, useState } from 'react';
import { type PartProps, useTableAddress } from './parts.tsx';

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
