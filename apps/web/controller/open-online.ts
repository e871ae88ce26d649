import type { FaultData, TableMessage } from '@baithak/protocol';
import type { Settings } from '@baithak/table';
import type { SeatWish } from '../local/envelope.ts';
import { seating } from '../local/new-table.ts';
import type { Server } from './server.ts';
import type { SessionKeeper } from './session.ts';

/** A table on the server with everybody seated who is known already; returns its id. */
export async function openOnline(
  server: Server,
  keeper: SessionKeeper,
  settings: Partial<Settings>,
  seats: readonly SeatWish[],
  name: string,
): Promise<string | FaultData> {
  const standing = keeper.getSnapshot();
  const known = standing.status === 'here' ? standing.session : null;
  const refused = known !== null && known.name === name ? undefined : await keeper.enter(name);
  if (refused !== undefined) return refused;
  const made = await server.create(settings);
  if ('fault' in made) return made.fault;
  const commands = seats.flatMap((wish, seat) => seating(wish, seat));
  return (await giveAll(server, made.id, commands)) ?? made.id;
}

/** Gives commands one after the other over a line of its own; the first refusal ends it. */
function giveAll(
  server: Server,
  table: string,
  commands: ReturnType<typeof seating>,
): Promise<FaultData | undefined> {
  return new Promise((resolve) => {
    let next = 0;
    const finish = (fault?: FaultData) => {
      line.hangUp();
      resolve(fault);
    };
    const give = () => {
      const command = commands[next];
      if (command === undefined) finish();
      else line.send({ v: 1, kind: 'command', client: `seating-${next++}`, command });
    };
    const hear = (message: TableMessage) => {
      if (message.kind === 'refused') finish(message.fault);
      else if (message.kind === 'done') give();
    };
    const line = server.dial(table, { hear });
    give();
  });
}
