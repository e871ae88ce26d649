import { message } from '@baithak/kernel';
import type { Question } from '@baithak/table';
import type { PartProps } from './screen.ts';

/** Something that needs consent: for those who are asked, and for those who wait. */
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
