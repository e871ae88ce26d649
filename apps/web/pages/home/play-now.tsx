import { message } from '@baithak/kernel';
import type { FaultData } from '@baithak/protocol';
import { faultMessage } from '@baithak/words';
import { useState } from 'react';
import type { GameCardData } from '../../cards/card.ts';
import type { SeatWish } from '../../local/envelope.ts';
import { pathTo } from '../../routes.ts';
import { useLobby } from '../../shell/lobby.ts';
import { go } from '../../shell/location.ts';
import { remembered } from '../../shell/memory.ts';
import { useSay } from '../../shell/speech.ts';

export const USUAL_LEVEL = 2;

interface PlayNowProps {
  readonly card: GameCardData;
  readonly name: string;
}

/** Says to those who hear the page which game a button is for. */
export function ForGame({ name }: { readonly name: string }) {
  return <span className="b-unseen"> {name}</span>;
}

/** One click to a game against bots on this device: no account, no questions. */
export function PlayNow({ card, name }: PlayNowProps) {
  const say = useSay();
  const lobby = useLobby();
  const [fault, setFault] = useState<FaultData | null>(null);
  const start = async () => {
    const settings = { game: card.id, seats: card.seatCounts[0] ?? 2 };
    const me: SeatWish = { kind: 'person', name: remembered('name') || say(message('home.me')) };
    const level = Number(remembered('level') ?? USUAL_LEVEL) || USUAL_LEVEL;
    const bots = Array.from(
      { length: settings.seats - 1 },
      (): SeatWish => ({ kind: 'bot', level }),
    );
    const answer = await lobby.ask({ do: 'create', settings, seats: [me, ...bots] });
    if ('created' in answer) go(pathTo('table', answer.created));
    else if ('fault' in answer) setFault(answer.fault);
  };
  return (
    <>
      <button type="button" className="main-button" onClick={start}>
        {say(message('home.play-now'))}
        <ForGame name={name} />
      </button>
      {fault && <p role="alert">{say(faultMessage(fault))}</p>}
    </>
  );
}
