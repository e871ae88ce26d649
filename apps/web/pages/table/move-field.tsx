import { message } from '@baithak/kernel';
import { type FormEvent, useRef, useState } from 'react';
import type { PartProps } from './parts.tsx';
import { openLog } from './sentences.ts';

/** Moves in notation: typed, or picked from the list of legal moves. */
export function MoveField({ table, controller, say }: PartProps) {
  const [text, setText] = useState('');
  const play = (event: FormEvent) => {
    event.preventDefault();
    if (text.trim() === '') return;
    controller.attempt(text);
    setText('');
  };
  if (table.room.stage !== 'playing' || table.own.length === 0) return null;
  return (
    <section className="moves">
      <form className="move-form" onSubmit={play}>
        <label className="field">
          <span>{say(message('table.move-field'))}</span>
          <input
            type="text"
            value={text}
            maxLength={100}
            autoComplete="off"
            autoCapitalize="off"
            spellCheck={false}
            onChange={(event) => setText(event.target.value)}
          />
        </label>
        <button type="submit">{say(message('table.move'))}</button>
      </form>
      <MoveList legal={table.legal} play={(move) => controller.attempt(move)} say={say} />
    </section>
  );
}

interface MoveListProps extends Pick<PartProps, 'say'> {
  readonly legal: readonly string[];
  readonly play: (move: string) => void;
}

/** Some positions have hundreds of moves, so the buttons are only rendered while the list is open. */
export function MoveList({ legal, play: attempt, say }: MoveListProps) {
  const [open, setOpen] = useState(false);
  const summary = useRef<HTMLElement>(null);
  // The move may remove its button, so the focus goes to the list's summary first.
  const play = (move: string) => {
    summary.current?.focus();
    attempt(move);
  };
  return (
    <details open={open} onToggle={(event) => setOpen(event.currentTarget.open)}>
      <summary ref={summary}>{say(message('table.moves', { n: legal.length }))}</summary>
      {open && (
        <ul className="move-list">
          {legal.map((text) => (
            <li key={text}>
              <button type="button" onClick={() => play(text)}>
                {text}
              </button>
            </li>
          ))}
        </ul>
      )}
    </details>
  );
}

/** The moves so far in notation, as far as the log is open. */
export function Record({ table, say }: PartProps) {
  const moves = openLog(table).flatMap(({ moves, undone }) => (undone ? [] : [moves.join(' ')]));
  const played = moves.filter((text) => text !== '');
  if (played.length === 0) return null;
  return (
    <details>
      <summary>{say(message('table.record', { n: played.length }))}</summary>
      <p className="record">{played.map((text, i) => `${i + 1}. ${text}`).join('  ')}</p>
    </details>
  );
}
