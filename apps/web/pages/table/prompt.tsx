import { message } from '@baithak/kernel';
import type { Question } from '@baithak/table';
import type { PartProps } from './parts.tsx';
import { lastTried, promptOf } from './sentences.ts';

/** What is asked now, the undo button, and on a shared screen the button that ends the turn. */
export function Prompt({ table, controller, words, say }: PartProps) {
  const { curtain, drafted } = table;
  return (
    <div className="prompt" data-acting={table.acting !== null}>
      <div className="asked">
        <p>{promptOf(table, say)}</p>
        {drafted.length > 0 && (
          <p className="quiet drafted" title={drafted.join(' ')}>
            {say(message('table.drafted', { what: lastTried(table, words, say) }))}
          </p>
        )}
        {curtain?.kind === 'waiting' && (
          <button type="button" className="main-button" onClick={() => controller.hide()}>
            {say(message('table.hide', { seat: { seat: curtain.next } }))}
          </button>
        )}
      </div>
      <Undo {...{ table, controller, say }} />
    </div>
  );
}

/** Stands beside the prompt: on a phone the other buttons are far below. */
export function Undo({ table, controller, say }: Omit<PartProps, 'words'>) {
  if (table.own.length === 0) return null;
  const undoable = table.drafted.length > 0 || table.undoes !== null;
  return (
    <button
      type="button"
      className="undo"
      aria-label={say(message('table.undo'))}
      disabled={!undoable}
      onClick={() => controller.undo()}
    >
      <span aria-hidden="true">↶</span>
      <span>{say(message('table.undo'))}</span>
    </button>
  );
}

/** A question that needs consent, for those who are asked and those who wait. */
export function QuestionBar({ table, controller, say }: PartProps) {
  const { question } = table.room;
  if (question === null) return null;
  const mine = question.waitingFor.find((seat) => table.own.includes(seat));
  return (
    <section className="question" aria-live="polite">
      <p>{say(asking(question))}</p>
      {mine === undefined ? (
        <p className="quiet">{say(message('table.asked'))}</p>
      ) : (
        <div className="buttons">
          <button type="button" onClick={() => controller.answer(mine, true)}>
            {say(message('table.yes'))}
          </button>
          <button type="button" onClick={() => controller.answer(mine, false)}>
            {say(message('table.no'))}
          </button>
        </div>
      )}
    </section>
  );
}

function asking({ kind, seat, undo, name = '' }: Question) {
  const moves = undo?.moves.join(' ') ?? '';
  return message(`table.ask-${kind}`, { seat: { seat }, moves, name });
}
