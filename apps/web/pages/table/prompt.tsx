import { message } from '@baithak/kernel';
import type { PartProps } from './screen.ts';
import { promptOf } from './sentences.ts';
import { Undo } from './undo.tsx';

/** What is asked now, how to take back what was answered, and at a shared screen the turn's end. */
export function Prompt({ table, controller, say }: PartProps) {
  const { curtain, drafted } = table;
  return (
    <div className="prompt" data-acting={table.acting !== null}>
      <div className="asked">
        <p>{promptOf(table, say)}</p>
        {drafted.length > 0 && (
          <p className="quiet drafted">
            {say(message('table.drafted', { moves: drafted.join(' ') }))}
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
