import { type FaultData, PROTOCOL_VERSION, type TableMessage } from '@baithak/protocol';
import type { Command, Settings } from '@baithak/table';
import type { SeatWish } from '../local/envelope.ts';
import { seating } from '../local/new-table.ts';
import type { Server, SessionKeeper } from './server.ts';

/** Opens a table on the server, seats everybody who is known already, and returns the table's id. */
export async function openOnline(
  server: Server,
  keeper: SessionKeeper,
  settings: Partial<Settings>,
  seats: readonly SeatWish[],
  name: string,
): Promise<string | FaultData> {
  const state = keeper.getSnapshot();
  const known = state.status === 'here' ? state.session : null;
  const refused = known !== null && known.name === name ? undefined : await keeper.enter(name);
  if (refused !== undefined) return refused;
  const made = await server.create(settings);
  if ('fault' in made) return made.fault;
  const commands = seats.flatMap((wish, seat) => seating(wish, seat));
  return (await sendAll(server, made.id, commands)) ?? made.id;
}

/** Closes a table of one's own from elsewhere. */
export const abandon = (server: Server, table: string): Promise<FaultData | undefined> =>
  sendAll(server, table, [{ do: 'close' }]);

/** Sends commands one after the other over a connection of its own; stops at the first refusal. */
function sendAll(
  server: Server,
  table: string,
  commands: readonly Command[],
): Promise<FaultData | undefined> {
  return new Promise((resolve) => {
    let next = 0;
    const finish = (fault?: FaultData) => {
      connection.close();
      resolve(fault);
    };
    const sendNext = () => {
      const command = commands[next];
      if (command === undefined) finish();
      else
        connection.send({
          v: PROTOCOL_VERSION,
          kind: 'command',
          client: `seating-${next++}`,
          command,
        });
    };
    const onMessage = (message: TableMessage) => {
      if (message.kind === 'refused') finish(message.fault);
      else if (message.kind === 'done') sendNext();
    };
    const connection = server.connect(table, { onMessage });
    sendNext();
  });
}
