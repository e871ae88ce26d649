import { Icon } from '@baithak/board';
import { message } from '@baithak/kernel';
import { REACTIONS } from '@baithak/table';
import { type FormEvent, useEffect, useRef, useState } from 'react';
import type { PartProps } from './parts.tsx';
import { countHere, type PeopleSheet } from './people-sheet.ts';
import type { Talk } from './talk.ts';

interface ChatProps extends PartProps {
  readonly talk: Talk;
  readonly people: PeopleSheet;
}

/** What the people at the table say. A press on a name leads to what one can do about that person. */
export function Chat(props: ChatProps) {
  const { table, say, talk, people } = props;
  const box = useRef<HTMLOListElement>(null);
  const { lines } = talk;
  useEffect(() => {
    talk.hear();
    box.current?.scrollTo({ top: box.current.scrollHeight });
  }, [lines.length]);
  return (
    <section className="chat" aria-label={say(message('panel.chat'))}>
      <ol
        ref={box}
        className="chat-lines"
        // biome-ignore lint/a11y/noNoninteractiveTabindex: a scrolling box must be reachable by keyboard
        tabIndex={0}
        aria-label={say(message('chat.lines'))}
      >
        {lines.map(({ seq, by, name, text, reaction }) => (
          <li key={seq} data-own={by === table.person}>
            {by === table.person ? (
              <b className="b-unseen">{say(message('player.you'))}</b>
            ) : by === null ? (
              <b>{name}</b>
            ) : (
              <button type="button" className="chat-name" onClick={() => people.open(by)}>
                {name}
              </button>
            )}{' '}
            {reaction === null ? text : <em>{say(message(`reaction.${reaction}`))}</em>}
          </li>
        ))}
        {lines.length === 0 && <li className="quiet">{say(message('chat.empty'))}</li>}
      </ol>
      <Write {...props} />
      <button type="button" className="chat-people" onClick={() => people.open()}>
        <Icon name="people" />
        {say(message('people.count', { n: countHere(table) }))}
      </button>
    </section>
  );
}

/** One's own words, or why nobody can write now. */
function Write({ table, controller, say }: ChatProps) {
  const [text, setText] = useState('');
  const { muted, chatClosed } = table.room;
  if (muted.includes(table.person)) {
    return <p className="chat-shut">{say(message('people.you-muted'))}</p>;
  }
  if (chatClosed) return <p className="chat-shut">{say(message('people.chat-closed'))}</p>;
  const send = (event: FormEvent) => {
    event.preventDefault();
    if (text.trim() === '') return;
    controller.command({ do: 'chat', text });
    setText('');
  };
  return (
    <>
      <fieldset className="reactions">
        <legend className="b-unseen">{say(message('chat.reactions'))}</legend>
        {REACTIONS.map((reaction) => (
          <button
            key={reaction}
            type="button"
            onClick={() => controller.command({ do: 'react', reaction })}
          >
            {say(message(`reaction.${reaction}`))}
          </button>
        ))}
      </fieldset>
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
    </>
  );
}

/** How much was said since somebody last looked. */
export function Unread({ talk: { unread }, say }: Pick<ChatProps, 'talk' | 'say'>) {
  if (unread === 0) return null;
  return (
    <span className="unread" role="img" aria-label={say(message('chat.unread', { n: unread }))}>
      {unread}
    </span>
  );
}
