import { Fault } from '@baithak/kernel';
import type { Command, Settings } from '@baithak/table';
import type { Store } from '../store/store.ts';

/** A command before the table judges it. */
interface Wish {
  readonly person: string;
  readonly command: Command;
  readonly table: string;
  /** Whether the table is rated already: if not, it says itself that there is nothing to accept. */
  readonly isRated: boolean;
}

/** Rated matches are for people with an account. Whoever changes any setting of a rated table agrees to it, too. */
export async function ratedBar(
  { people }: Store,
  { person, command, table, isRated }: Wish,
): Promise<Fault | undefined> {
  const agrees =
    command.do === 'configure'
      ? (command.settings.rated ?? isRated)
      : command.do === 'accept' && isRated;
  if (!agrees) return undefined;
  if (!(await people.hasAccount(person))) return new Fault('no-account');
  await people.noteRated(table);
  return undefined;
}

/** The same for a new table. */
export async function ratedTableBar(
  { people }: Store,
  person: string,
  { rated }: Partial<Settings>,
): Promise<Fault | undefined> {
  return rated && !(await people.hasAccount(person)) ? new Fault('no-account') : undefined;
}
