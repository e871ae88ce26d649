import { BlockPrint } from '@baithak/board';
import { isGameId } from '@baithak/catalog';
import { lookOf } from '@baithak/catalog/facts';
import { message } from '@baithak/kernel';
import type { FaultData } from '@baithak/protocol';
import { faultMessage } from '@baithak/words';
import { type FormEvent, startTransition, useEffect, useState } from 'react';
import { FROM_TABLE, isTogether, pathTo, routeAt, withCoach } from '../../routes.ts';
import { useLobby } from '../../shell/contexts.ts';
import { useSay } from '../../shell/language.ts';
import { go, goBack, here, Link, Title } from '../../shell/navigation.tsx';
import { NotFound } from '../../shell/notices.tsx';
import { hasLesson, type OpenGame, useGame } from '../../shell/open-game.ts';
import { RoomWords } from '../../shell/room-words.tsx';
import { savedText, usualOpponent } from '../../shell/storage.ts';
import { GameStrip } from '../doors/game-strip.tsx';
import { Cast } from './cast.tsx';
import { AidsChoice, CoachChoice, isRare, OptionChoices, RareChoices } from './choices.tsx';
import {
  BarFaces,
  NameFields,
  SeatCount,
  SeatRow,
  StarterChoice,
  useSetupNames,
} from './seats.tsx';
import {
  firstSetup,
  inOrderOfPlay,
  mayCoach,
  settingsOf,
  type TableSetup,
  withSeat,
  withSeatCount,
} from './setup.ts';
import './new.css';

/** Play the computer: a game and an opponent, both remembered. */
export function ComputerPage() {
  const [game, setGame] = useState(usualGame);
  const choose = (id: string) => startTransition(() => setGame(id));
  return <Page game={game} choose={choose} />;
}

/** The game chosen last; a short one at first. */
function usualGame(): string {
  const saved = savedText('game').read() ?? '';
  return isGameId(saved) ? saved : 'talluka';
}

/** The same for one game. */
export function NewPage({ param }: { readonly param: string }) {
  return <Page game={param} />;
}

interface PageProps {
  readonly game: string;
  readonly choose?: (game: string) => void;
}

function Page({ game, choose }: PageProps) {
  const open = useGame(game);
  if (open === undefined) return <NotFound />;
  return (
    <RoomWords>
      <Setup key={open.game.id} open={open} choose={choose} />
    </RoomWords>
  );
}

/** Who plays, and how; the button starts the game. */
function Setup({
  open,
  choose,
}: {
  readonly open: OpenGame;
  readonly choose: PageProps['choose'];
}) {
  const { game, words } = open;
  const say = useSay(words);
  const [setup, setSetup] = useState(() => usualSetup(open));
  const [chosen, choosePlace] = useState(1);
  const [fault, start] = useStart();
  const names = useSetupNames(setup.seats);
  const { seats } = setup;
  const { accent, motif } = lookOf(game.id);
  const place = Math.min(chosen, seats.length - 1);
  const shown = seats[place];
  const choices = {
    open,
    seats: seats.length,
    options: setup.options,
    change: (options: TableSetup['options']) => setSetup({ ...setup, options }),
  };
  const submit = (event: FormEvent) => {
    event.preventDefault();
    void start(named(setup, names, say(message('home.me'))));
  };
  return (
    <form className="setup" data-accent={accent} onSubmit={submit}>
      <header>
        <WayBack otherwise={choose === undefined ? pathTo('game', game.id) : pathTo('home')} />
        <Title text={say(message(seats.length > 1 ? 'computer.title' : 'new.alone'))} />
      </header>
      <BlockPrint motif={motif} accent={accent} size={17} />
      {choose !== undefined && <GameStrip value={game.id} choose={choose} />}
      <SeatRow names={names} seats={seats} chosen={place} choose={choosePlace} />
      {place > 0 && shown !== undefined && (
        <Cast
          game={game.id}
          seats={seats.length}
          value={shown}
          choose={(wish) => setSetup(withSeat(setup, place, wish))}
        />
      )}
      <NameFields seats={seats} change={(i, wish) => setSetup(withSeat(setup, i, wish))} />
      <div className="setup-choices">
        <SeatCount
          game={game}
          value={seats.length}
          choose={(count) => setSetup(withSeatCount(setup, game, count))}
        />
        <StarterChoice
          setup={setup}
          names={names}
          choose={(starts) => setSetup({ ...setup, starts })}
        />
        <OptionChoices {...choices} which={(spec) => !isRare(spec)} />
        <AidsChoice
          game={game}
          value={setup.aids}
          choose={(aids) => setSetup({ ...setup, aids })}
        />
        {mayCoach(setup) && (
          <CoachChoice value={setup.coach} choose={(coach) => setSetup({ ...setup, coach })} />
        )}
        <RareChoices {...choices} />
      </div>
      <footer className="setup-bar">
        <BarFaces seats={seats} />
        <p role={fault === null ? undefined : 'alert'}>
          {fault === null ? say(summary(names)) : say(faultMessage(fault))}
          {hasLesson(game.id) && (
            <Link to={pathTo('lesson', game.id)} className="setup-learn">
              {say(message('new.learn', { game: message('name') }))}
            </Link>
          )}
        </p>
        <button type="submit" className="main-button">
          {seats.length === 2 && seats[1]?.kind === 'bot'
            ? say(message('new.play', { name: names[1] ?? '' }))
            : say(message('home.start'))}
        </button>
      </footer>
    </form>
  );
}

const summary = (names: readonly string[]) =>
  names.length > 1
    ? message('new.summary', { game: message('name'), names: names.slice(1).join(', ') })
    : message('new.summary-alone', { game: message('name') });

function usualSetup({ game }: OpenGame): TableSetup {
  const setup = firstSetup(game, {
    name: savedText('name').read() ?? '',
    opponent: usualOpponent(),
    starts: savedText('starts').read(),
    coach: savedText('coach').read(),
  });
  return isTogether(here().search) ? withSeat(setup, 1, { kind: 'person', name: '' }) : setup;
}

/** A person without a name is a guest, or called by the seat where several share the screen. */
function named(setup: TableSetup, names: readonly string[], guest: string): TableSetup {
  const isShared = setup.seats.filter(({ kind }) => kind === 'person').length > 1;
  const nameAt = (i: number) => (isShared ? (names[i] ?? guest) : guest);
  const seats = setup.seats.map((seat, i) =>
    seat.kind === 'person' ? { ...seat, name: seat.name.trim() || nameAt(i) } : seat,
  );
  return { ...setup, seats };
}

/** Opens the table and remembers what was chosen. */
function useStart(): [FaultData | null, (setup: TableSetup) => Promise<void>] {
  const lobby = useLobby();
  const [fault, setFault] = useState<FaultData | null>(null);
  const start = async (setup: TableSetup) => {
    remember(setup);
    const lot = (crypto.getRandomValues(new Uint32Array(1))[0] as number) / 2 ** 32;
    const seats = inOrderOfPlay(setup, lot);
    const answer = await lobby.ask({ do: 'create', settings: settingsOf(setup), seats });
    if ('created' in answer) {
      const path = pathTo('table', answer.created);
      go(setup.coach && mayCoach(setup) ? withCoach(path) : path);
    }
    if ('fault' in answer) setFault(answer.fault);
  };
  return [fault, start];
}

function remember({ game, seats, starts, coach }: TableSetup): void {
  const bot = seats.find((seat) => seat.kind === 'bot');
  if (bot?.kind === 'bot') savedText('opponent').write(bot.character);
  const [own, ...others] = seats;
  const isShared = others.some(({ kind }) => kind === 'person');
  if (isShared && own?.kind === 'person') savedText('name').write(own.name);
  savedText('starts').write(starts);
  savedText('coach').write(coach ? 'on' : 'off');
  savedText('game').write(game);
}

/** To where one came from, or to the finished table that the page was opened from; so does Escape. */
function WayBack({ otherwise }: { readonly otherwise: string }) {
  const say = useSay();
  const [from] = useState(() => {
    const path = new URLSearchParams(here().search).get(FROM_TABLE) ?? '';
    const route = routeAt(path)?.name;
    return route === 'table' || route === 'online' ? path : null;
  });
  useEffect(() => {
    if (from === null) return undefined;
    const leave = ({ key }: KeyboardEvent) => key === 'Escape' && go(from);
    window.addEventListener('keydown', leave);
    return () => window.removeEventListener('keydown', leave);
  }, [from]);
  return (
    <Link
      to={from ?? otherwise}
      className="way-back"
      {...(from === null && { act: () => goBack(otherwise) })}
    >
      {say(message(from === null ? 'page.back' : 'new.back'))}
    </Link>
  );
}
