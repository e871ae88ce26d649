import { message, type Seat } from '@baithak/kernel';
import { type FormEvent, useRef, useState } from 'react';
import { pathTo } from '../../routes.ts';
import { Link } from '../../shell/navigation.tsx';
import type { PartProps } from './parts.tsx';
import { Undo } from './prompt.tsx';

export function Controls({ table, controller, say }: PartProps) {
  const { stage } = table.room;
  const resigning = table.acting ?? (table.curtain === null ? table.viewer : null);
  return (
    <div className="buttons">
      {table.room.result !== null && <Undo {...{ table, controller, say }} />}
      {stage === 'playing' && resigning !== null && (
        <>
          <Agreements table={table} seat={resigning} controller={controller} say={say} />
          <Resign seat={resigning} controller={controller} say={say} />
        </>
      )}
      {stage === 'over' && table.own.length > 0 && (
        <button type="button" className="main-button" onClick={() => controller.rematch()}>
          {say(message('table.rematch'))}
        </button>
      )}
      <Link to={pathTo('home')} className="button">
        {say(message('table.new'))}
      </Link>
      <Link to={pathTo('rules', table.game.id)} className="button">
        {say(message('table.rules'))}
      </Link>
    </div>
  );
}

interface AgreementsProps extends Pick<PartProps, 'table' | 'controller' | 'say'> {
  readonly seat: Seat;
}

/** Offers that need another person's consent. */
function Agreements({ table, seat, controller, say }: AgreementsProps) {
  const { seats, paused, question } = table.room;
  const others = seats.filter(
    (occupant) => occupant.kind === 'person' && occupant.person !== table.person,
  );
  if (others.length === 0) return null;
  const mayDraw = seats.length === 2 && seats.every(({ kind }) => kind === 'person');
  return (
    <>
      {mayDraw && (
        <button
          type="button"
          disabled={question !== null}
          onClick={() => controller.command({ do: 'offer-draw', seat })}
        >
          {say(message('table.offer-draw'))}
        </button>
      )}
      <button
        type="button"
        disabled={question !== null}
        onClick={() => controller.command({ do: paused ? 'resume' : 'pause', seat })}
      >
        {say(message(paused ? 'table.resume' : 'table.pause'))}
      </button>
    </>
  );
}

interface ResignProps extends Pick<PartProps, 'controller' | 'say'> {
  readonly seat: Seat;
}

/** Resigning asks for confirmation. */
function Resign({ seat, controller, say }: ResignProps) {
  const dialog = useRef<HTMLDialogElement>(null);
  const resign = () => {
    dialog.current?.close();
    controller.resign(seat);
  };
  return (
    <>
      <button type="button" onClick={() => dialog.current?.showModal()}>
        {say(message('table.resign'))}
      </button>
      <dialog ref={dialog} aria-labelledby="resign-question">
        <p id="resign-question">{say(message('table.resign-sure', { seat: { seat } }))}</p>
        <div className="buttons">
          <button type="button" onClick={resign}>
            {say(message('table.resign-yes'))}
          </button>
          <button type="button" onClick={() => dialog.current?.close()}>
            {say(message('table.resign-no'))}
          </button>
        </div>
      </dialog>
    </>
  );
}

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
      <MoveList table={table} controller={controller} say={say} />
    </section>
  );
}

/** Some positions have hundreds of moves, so the buttons are only rendered while the list is open. */
function MoveList({ table, controller, say }: Omit<PartProps, 'words'>) {
  const [open, setOpen] = useState(false);
  const summary = useRef<HTMLElement>(null);
  const { legal } = table;
  // The move may remove its button, so the focus goes to the list's summary first.
  const play = (move: string) => {
    summary.current?.focus();
    controller.attempt(move);
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
