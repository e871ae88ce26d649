import { message } from '@baithak/kernel';
import { type FormEvent, useEffect, useRef, useState } from 'react';
import type { PartProps } from './parts.tsx';
import type { Talk } from './talk.ts';

interface ChatProps extends PartProps {
  readonly talk: Talk;
}

/** What the people at the table say. Each of them can be muted. */
export function Chat({ table, controller, say, talk }: ChatProps) {
  const [text, setText] = useState('');
  const box = useRef<HTMLOListElement>(null);
  const { lines, muted } = talk;
  const others = table.room.people.filter(({ id }) => id !== table.person);
  useEffect(() => {
    talk.hear();
    box.current?.scrollTo({ top: box.current.scrollHeight });
  }, [lines.length]);
  const send = (event: FormEvent) => {
    event.preventDefault();
    if (text.trim() === '') return;
    controller.command({ do: 'chat', text });
    setText('');
  };
  return (
    <section className="chat" aria-label={say(message('panel.chat'))}>
      <ul className="people" aria-label={say(message('chat.people'))}>
        {others.map(({ id, name }) => (
          <li key={id}>
            {name}{' '}
            <button
              type="button"
              aria-label={say(message('chat.mute', { name }))}
              aria-pressed={muted.includes(id)}
              onClick={() => talk.mute(id)}
            >
              {say(message('chat.mute-brief'))}
            </button>
          </li>
        ))}
      </ul>
      <ol
        ref={box}
        className="chat-lines"
        // biome-ignore lint/a11y/noNoninteractiveTabindex: a scrolling box must be reachable by keyboard
        tabIndex={0}
        aria-label={say(message('chat.lines'))}
      >
        {lines.map(({ seq, name, text: said }) => (
          <li key={seq}>
            <b>{name}</b> {said}
          </li>
        ))}
        {lines.length === 0 && <li className="quiet">{say(message('chat.empty'))}</li>}
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
    </section>
  );
}
