import type { Moving } from '@baithak/host';
import { message } from '@baithak/kernel';
import type { FaultData } from '@baithak/protocol';
import { faultMessage } from '@baithak/words';
import { useState } from 'react';
import { openOnline } from '../../controller/open-online.ts';
import type { SeatWish } from '../../local/envelope.ts';
import { pathTo } from '../../routes.ts';
import { useLobby } from '../../shell/lobby.ts';
import { go } from '../../shell/location.ts';
import { useServer, useStanding } from '../../shell/server.ts';
import type { PartProps } from './screen.ts';
import { type TableHome, useTableHome } from './table-home.ts';

/** Takes a table from this device to the server, so that others can join it, or back. */
export function MoveTable({ table, say }: PartProps) {
  const home = useTableHome();
  const standing = useStanding();
  const { hasSecrets } = table.game;
  const move = useMove(hasSecrets);
  const [fault, setFault] = useState<FaultData | null>(null);
  const others = table.room.seats.some(
    (occupant) => occupant.kind === 'person' && occupant.person !== table.person,
  );
  if (standing.status !== 'here' || others || table.own.length === 0) return null;
  return (
    <>
      <button type="button" onClick={async () => setFault((await move()) ?? null)}>
        {say(message(labelOf(home.kind, hasSecrets)))}
      </button>
      {fault && <p role="alert">{say(faultMessage(fault))}</p>}
    </>
  );
}

/** A custom start lies open to everybody at a table, so where hands are secret a new match begins. */
function labelOf(from: TableHome['kind'], hasSecrets: boolean): string {
  if (from === 'server') return 'move.here';
  return hasSecrets ? 'move.online-anew' : 'move.online';
}

function useMove(hasSecrets: boolean): () => Promise<FaultData | undefined> {
  const home = useTableHome();
  const lobby = useLobby();
  const { server, keeper } = useServer();
  return async () => {
    if (home.kind === 'device') {
      const told = await lobby.ask({ do: 'moving', table: home.id });
      if (!('moving' in told)) return 'fault' in told ? told.fault : { code: 'no-such-table' };
      const seats = wishesOf(told.moving);
      const name = seats.find((seat) => seat.kind === 'person')?.name ?? '';
      const { position, ...rest } = told.moving.settings;
      const settings = hasSecrets || position === undefined ? rest : { ...rest, position };
      const opened = await openOnline(server, keeper, settings, seats, name);
      if (typeof opened !== 'string') return opened;
      go(pathTo('online', opened));
      return undefined;
    }
    const moving = await server.moving(home.id);
    if ('fault' in moving) return moving.fault;
    const { settings } = moving;
    const made = await lobby.ask({ do: 'create', settings, seats: wishesOf(moving) });
    if ('created' in made) go(pathTo('table', made.created));
    return 'fault' in made ? made.fault : undefined;
  };
}

function wishesOf({ seats }: Moving): SeatWish[] {
  return seats.map((seat) =>
    'name' in seat ? { kind: 'person', name: seat.name } : { kind: 'bot', level: seat.level },
  );
}
