import { Fault } from '@baithak/kernel';
import {
  type Command,
  dealWith,
  FairHand,
  openTable,
  type Settings,
  submit,
  type Table,
} from '@baithak/table';
import { freshSeed } from './chance.ts';
import { LOCAL_PERSON, type SeatWish } from './envelope.ts';
import { loader } from './games.ts';

export interface NewTable {
  readonly id: string;
  readonly table: Table;
}

/** Opens a table, seats everybody and starts the match. */
export async function newTable(
  settings: Partial<Settings>,
  seats: readonly SeatWish[],
  fixedSeed?: string,
): Promise<NewTable | Fault> {
  await loader.load(settings.game ?? '');
  const now = Date.now();
  const opening = fixedSeed === undefined ? { seed: freshSeed() } : repeatable(fixedSeed);
  const host = seats.find((wish) => wish.kind === 'person')?.name ?? LOCAL_PERSON;
  const table = openTable(loader.games, settings, LOCAL_PERSON, host, { now, ...opening });
  if (table instanceof Fault) return table;
  const commands: Command[] = [
    ...seats.flatMap((wish, seat) => seating(wish, seat)),
    { do: 'start' },
  ];
  for (const command of commands) {
    const done = submit(table, command, LOCAL_PERSON, { now, seed: freshSeed() });
    if (done instanceof Fault) return done;
  }
  dealWith(table, [new FairHand(LOCAL_PERSON, freshSeed(), new Map())], { now, seed: freshSeed() });
  return { id: freshSeed(), table };
}

/** The same seed deals the same cards again, so nobody adds a salt to it. */
const repeatable = (seed: string) => ({ seed, scheme: 1 }) as const;

/** The commands that fill a seat; none for a guest who comes later. */
export function seating(wish: SeatWish, seat: number): Command[] {
  if (wish.kind === 'link') return [];
  if (wish.kind === 'bot') return [{ do: 'bot', seat, character: wish.character }];
  return [{ do: 'sit', seat, name: wish.name }];
}
