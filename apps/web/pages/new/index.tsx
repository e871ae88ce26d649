import { lookOf } from '@baithak/catalog/facts';
import { message } from '@baithak/kernel';
import type { FaultData } from '@baithak/protocol';
import { faultMessage } from '@baithak/words';
import { type FormEvent, useEffect, useState } from 'react';
import { openOnline } from '../../controller/open-online.ts';
import { FROM_TABLE, pathTo, routeAt } from '../../routes.ts';
import { useLobby, useServer } from '../../shell/contexts.ts';
import { useSay } from '../../shell/language.ts';
import { go, here, Link, Title } from '../../shell/navigation.tsx';
import { NotFound } from '../../shell/notices.tsx';
import { type OpenGame, useGame } from '../../shell/open-game.ts';
import { savedText } from '../../shell/storage.ts';
import { OptionChoices, SeatChoices } from './choices.tsx';
import { firstSetup, settingsOf, type TableSetup } from './setup.ts';
import './new.css';

/** The page to set up a table of one game. */
export function NewPage({ param }: { readonly param: string }) {
  const open = useGame(param);
  return open === undefined ? <NotFound /> : <NewTable open={open} />;
}

/** The form: who plays, and with which options. */
function NewTable({ open }: { readonly open: OpenGame }) {
  const lobby = useLobby();
  const { server, keeper } = useServer();
  const [setup, setSetup] = useState(() => firstSetup(open.game, savedText('name').read() ?? ''));
  const [fault, setFault] = useState<FaultData | null>(null);
  const say = useSay(open.words);
  const back = useWayBack();

  async function start(event: FormEvent): Promise<void> {
    event.preventDefault();
    const seats = setup.seats.map((seat, i) =>
      named(seat, say(message('seat', { seat: { seat: i } }))),
    );
    const name = firstName(seats);
    savedText('name').write(firstName(setup.seats));
    if (seats.some(({ kind }) => kind === 'link')) {
      const opened = await openOnline(server, keeper, settingsOf(setup), seats, name);
      if (typeof opened === 'string') go(pathTo('online', opened));
      else setFault(opened);
      return;
    }
    const answer = await lobby.ask({ do: 'create', settings: settingsOf(setup), seats });
    if ('created' in answer) go(pathTo('table', answer.created));
    else if ('fault' in answer) setFault(answer.fault);
  }

  return (
    <form className="new-table" data-accent={lookOf(open.game.id).accent} onSubmit={start}>
      {back !== null && (
        <p>
          <Link to={back}>{say(message('new.back'))}</Link>
        </p>
      )}
      <Title
        text={say(message(back === null ? 'new.title' : 'new.opponent', { game: message('name') }))}
      />
      <p>{say(message('about'))}</p>
      <SeatChoices open={open} setup={setup} change={setSetup} />
      <OptionChoices open={open} setup={setup} change={setSetup} />
      {fault && <p role="alert">{say(faultMessage(fault))}</p>}
      <button type="submit" className="main-button">
        {say(message('home.start'))}
      </button>
    </form>
  );
}

/** The finished table that the form was opened from: a link and Escape lead back to it. */
function useWayBack(): string | null {
  const [back] = useState(() => {
    const from = new URLSearchParams(here().search).get(FROM_TABLE) ?? '';
    const name = routeAt(from)?.name;
    return name === 'table' || name === 'online' ? from : null;
  });
  useEffect(() => {
    if (back === null) return undefined;
    const leave = ({ key }: KeyboardEvent) => key === 'Escape' && go(back);
    window.addEventListener('keydown', leave);
    return () => window.removeEventListener('keydown', leave);
  }, [back]);
  return back;
}

/** A person without a name gets the game's name for the seat. */
function named(seat: TableSetup['seats'][number], usual: string): TableSetup['seats'][number] {
  return seat.kind === 'person' && seat.name.trim() === '' ? { ...seat, name: usual } : seat;
}

function firstName(seats: TableSetup['seats']): string {
  return seats.find((seat) => seat.kind === 'person')?.name.trim() ?? '';
}
