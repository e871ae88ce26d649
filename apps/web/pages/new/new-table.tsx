import { lookOf } from '@baithak/catalog/facts';
import { message } from '@baithak/kernel';
import type { FaultData } from '@baithak/protocol';
import { faultMessage } from '@baithak/words';
import { type FormEvent, useState } from 'react';
import { openOnline } from '../../controller/open-online.ts';
import { pathTo } from '../../routes.ts';
import { useLobby } from '../../shell/lobby.ts';
import { go } from '../../shell/location.ts';
import { remember, remembered } from '../../shell/memory.ts';
import type { OpenGame } from '../../shell/open-game.ts';
import { useServer } from '../../shell/server.ts';
import { useSay } from '../../shell/speech.ts';
import { Title } from '../../shell/title.tsx';
import { OptionChoices } from './option-choices.tsx';
import { SeatChoices } from './seat-choices.tsx';
import { firstWish, settingsOf, type Wish } from './wish.ts';

/** A table to be set up: who plays, and by which options. */
export function NewTable({ open }: { readonly open: OpenGame }) {
  const lobby = useLobby();
  const { server, keeper } = useServer();
  const [wish, setWish] = useState(() => firstWish(open.game, remembered('name') ?? ''));
  const [fault, setFault] = useState<FaultData | null>(null);
  const say = useSay(open.words);

  async function start(event: FormEvent): Promise<void> {
    event.preventDefault();
    const seats = wish.seats.map((seat, i) =>
      named(seat, say(message('seat', { seat: { seat: i } }))),
    );
    const name = firstName(seats);
    remember('name', firstName(wish.seats));
    if (seats.some(({ kind }) => kind === 'link')) {
      const opened = await openOnline(server, keeper, settingsOf(wish), seats, name);
      if (typeof opened === 'string') go(pathTo('online', opened));
      else setFault(opened);
      return;
    }
    const answer = await lobby.ask({ do: 'create', settings: settingsOf(wish), seats });
    if ('created' in answer) go(pathTo('table', answer.created));
    else if ('fault' in answer) setFault(answer.fault);
  }

  return (
    <form className="new-table" data-accent={lookOf(open.game.id).accent} onSubmit={start}>
      <Title text={say(message('new.title', { game: message('name') }))} />
      <p>{say(message('about'))}</p>
      <SeatChoices open={open} wish={wish} change={setWish} />
      <OptionChoices open={open} wish={wish} change={setWish} />
      {fault && <p role="alert">{say(faultMessage(fault))}</p>}
      <button type="submit" className="main-button">
        {say(message('home.start'))}
      </button>
    </form>
  );
}

/** Who gives no name is called as the game calls that seat. */
function named(seat: Wish['seats'][number], usual: string): Wish['seats'][number] {
  return seat.kind === 'person' && seat.name.trim() === '' ? { ...seat, name: usual } : seat;
}

function firstName(seats: Wish['seats']): string {
  return seats.find((seat) => seat.kind === 'person')?.name.trim() ?? '';
}
