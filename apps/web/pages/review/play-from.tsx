import type { Moment } from '@baithak/bots';
import { message, type Seat } from '@baithak/kernel';
import type { FaultData } from '@baithak/protocol';
import { faultMessage } from '@baithak/words';
import { useState } from 'react';
import type { Lobby } from '../../controller/lobby.ts';
import { createTable } from '../../controller/quick-game.ts';
import { pathTo } from '../../routes.ts';
import { useLobby } from '../../shell/contexts.ts';
import type { Say } from '../../shell/language.ts';
import { go } from '../../shell/navigation.tsx';
import { usualName, usualOpponent } from '../../shell/storage.ts';
import { seatsFrom } from './seats-from.ts';
import type { Source } from './source.ts';
import type { Telling } from './telling.ts';

interface PlayFromProps {
  readonly source: Source;
  readonly telling: Telling;
  readonly say: Say;
  readonly seat: Seat;
  readonly at: number;
  readonly moment: Moment;
}

/** Plays on from a moment on this device, against the same bots. One of them is the loud button of a page. */
export function PlayFrom({ isMain, ...props }: PlayFromProps & { readonly isMain: boolean }) {
  const [play, fault] = usePlayFrom(props);
  const { say } = props;
  if (play === undefined) return null;
  return (
    <>
      <button type="button" className={isMain ? 'main-button' : undefined} onClick={play}>
        {say(message('review.play'))}
      </button>
      {fault && <p role="alert">{say(faultMessage(fault))}</p>}
    </>
  );
}

/** `undefined` where nobody is to decide. */
export function usePlayFrom({
  source,
  telling,
  say,
  seat,
  at,
  moment,
}: PlayFromProps): readonly [(() => void) | undefined, FaultData | null] {
  const lobby = useLobby();
  const [fault, setFault] = useState<FaultData | null>(null);
  const state = telling.stateOf(at, moment);
  if (source.game.status(state) < 0) return [undefined, fault];
  const play = async () => {
    const name = usualName(say(message('home.me')));
    const made = await startFrom(lobby, source, state, source.own[0] ?? seat, name);
    if (typeof made === 'string') go(pathTo('table', made));
    else setFault(made);
  };
  return [play, fault];
}

function startFrom(
  lobby: Lobby,
  source: Source,
  state: unknown,
  you: Seat,
  name: string,
): Promise<string | FaultData> {
  const { game, match } = source;
  const { options } = match;
  const seats = seatsFrom(source, { seat: you, name, opponent: usualOpponent() });
  const position = game.writePosition(state);
  const settings = { game: game.id, seats: match.seats, options, position };
  return createTable(lobby, { settings, seats });
}
