import { message } from '@baithak/kernel';
import { useState } from 'react';
import { chosenOpponent } from '../../shell/storage.ts';
import { Confirm } from './confirm.tsx';
import { type PartProps, useTableAddress } from './parts.tsx';

/** Ways to go for good: everybody can leave, and a host whose table waits for players closes it. */
export function Farewell({ table, controller, say }: Omit<PartProps, 'words'>) {
  const { kind } = useTableAddress();
  const [asks, ask] = useState(false);
  const { owner, stage, deal, people } = table.room;
  if (kind !== 'server' || !people.some(({ id }) => id === table.person)) return null;
  const closes = owner === table.person && stage === 'gathering' && deal === null;
  const plays = table.own.length > 0 && stage === 'playing';
  const yes = say(message(closes ? 'people.close' : 'people.leave'));
  const leaving = plays ? 'people.ask-leave-seat' : 'people.ask-leave';
  return asks ? (
    <Confirm
      say={say}
      ask={say(message(closes ? 'people.ask-close' : leaving))}
      yes={yes}
      act={() =>
        controller.command(closes ? { do: 'close' } : { do: 'leave', near: chosenOpponent() })
      }
      close={() => ask(false)}
    />
  ) : (
    <p>
      <button type="button" className="farewell" onClick={() => ask(true)}>
        {yes}
      </button>
    </p>
  );
}
