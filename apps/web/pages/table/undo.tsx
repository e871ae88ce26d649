import { message } from '@baithak/kernel';
import type { PartProps } from './screen.ts';

/** Near what is asked: on a phone everything else is screens away. */
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
