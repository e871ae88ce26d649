import { message } from '@baithak/kernel';
import type { PartProps } from './screen.ts';

/** Says what is going on while the line to the table is broken. */
export function ConnectionBar({ table, say }: Pick<PartProps, 'table' | 'say'>) {
  if (table.line === 'connected') return null;
  return (
    <p className="connection" role="status">
      {say(message('online.reconnecting'))}
    </p>
  );
}
