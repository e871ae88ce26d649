import { recordOf } from '@baithak/host';
import { type Game, MoveList, sure, write } from '@baithak/kernel';
import { type Command, openTable, type Stage, submit, type Table } from '@baithak/table';
import { Guest } from './guest.ts';
import type { TestServer } from './server.ts';
import { Frames } from './wire.ts';

/**
 * Everybody who may come to a table of two seats: the owner, who only watches; the people at seat 0
 * (`own`) and seat 1 (`other`); a spectator, who has joined; a stranger, who has only a session;
 * and nobody, who has none.
 */
export const ROLES = ['owner', 'own', 'other', 'spectator', 'stranger', 'nobody'] as const;
export type Role = (typeof ROLES)[number];

export const SEATED: Partial<Record<Role, number>> = { own: 0, other: 1 };

export type Cast = Readonly<Record<Role, Guest>>;

export async function castOf(server: TestServer): Promise<Cast> {
  const guests = new Map<Role, Guest>();
  for (const role of ROLES) {
    const guest =
      role === 'nobody' ? new Guest(() => server.url, role) : await Guest.enter(server.url, role);
    guests.set(role, guest);
  }
  return Object.fromEntries(guests) as Cast;
}

/** Stores a table of the cast at some stage, as if it had been played there. */
export async function tableAt(
  server: TestServer,
  cast: Cast,
  game: Game,
  stage: Stage,
): Promise<{ readonly id: string; readonly table: Table }> {
  const env = { now: server.env.now(), seed: server.env.seed(), scheme: 1 } as const;
  const wish = { game: game.id, seats: 2 };
  const owner = cast.owner.person;
  const table = sure(openTable(() => game, wish, owner, 'owner', env));
  const give = (role: Role, command: Command) =>
    sure(submit(table, command, cast[role].person, env));
  for (const role of ['own', 'other', 'spectator'] as const) give(role, { do: 'join', name: role });
  give('own', { do: 'sit', seat: 0, name: 'own' });
  give('other', { do: 'sit', seat: 1, name: 'other' });
  if (stage !== 'gathering') play(table, give);
  if (stage === 'over') give('other', { do: 'resign', seat: 1 });
  const id = server.env.id();
  await server.store.append(recordOf(id, table), table.events);
  return { id, table };
}

/** Each seat moves once, then seat 1 offers a draw. */
function play(table: Table, give: (role: Role, command: Command) => unknown): void {
  give('owner', { do: 'start' });
  for (const role of ['own', 'other'] as const) {
    give(role, {
      do: 'move',
      seat: SEATED[role] as number,
      moves: [legalMove(table)],
      after: entries(table),
    });
  }
  give('other', { do: 'offer-draw', seat: 1 });
}

export function legalMove(table: Table): string {
  const { game, match } = table;
  const moves = new MoveList();
  game.moves(match?.state, moves);
  return write(game, match?.state, moves.at(0));
}

export const entries = (table: Table) => table.match?.entries.length ?? 0;

/** Opens a guest's socket to a table; `status` tells how the handshake was answered. */
export async function lineOf(server: TestServer, guest: Guest, id: string): Promise<Frames> {
  const headers = guest.cookie === '' ? {} : { cookie: guest.cookie };
  const line = new Frames(server.port, id, headers);
  await line.opened();
  return line;
}
