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

/** What makes a deal repeatable; usually chance makes both. */
export interface FixedDeal {
  readonly seed?: string;
  /** What the person's salt is made from. With it, each draw depends on how many came before it, and on nothing else. */
  readonly secret?: string;
}

/** Opens a table, seats everybody and starts the match. */
export async function newTable(
  settings: Partial<Settings>,
  seats: readonly SeatWish[],
  fixed: FixedDeal = {},
): Promise<NewTable | Fault> {
  await loader.load(settings.game ?? '');
  const now = Date.now();
  const { seed = freshSeed(), secret = freshSeed() } = fixed;
  // The same seed deals the same cards again, so nobody adds a salt to it.
  const isRepeatable = fixed.seed !== undefined && fixed.secret === undefined;
  const opening = isRepeatable ? ({ seed, scheme: 1 } as const) : { seed };
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
  dealWith(table, [new FairHand(LOCAL_PERSON, secret, new Map())], { now, seed: freshSeed() });
  return { id: freshSeed(), table };
}

/** The commands that fill a seat; none for a guest who comes later. */
export function seating(wish: SeatWish, seat: number): Command[] {
  if (wish.kind === 'link') return [];
  if (wish.kind === 'bot') return [{ do: 'bot', seat, character: wish.character }];
  return [{ do: 'sit', seat, name: wish.name }];
}
