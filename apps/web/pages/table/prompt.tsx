import { message } from '@baithak/kernel';
import type { PartProps } from './screen.ts';
import { lastTried, promptOf } from './sentences.ts';
import { Undo } from './undo.tsx';

/** What is asked now, how to take back what was answered, and at a shared screen the turn's end. */
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
