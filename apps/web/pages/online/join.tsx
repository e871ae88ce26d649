import { cards } from 'virtual:game-cards';
import { lookOf } from '@baithak/catalog/facts';
import type { TableRecord } from '@baithak/host';
import { type Message, message } from '@baithak/kernel';
import type { FaultData } from '@baithak/protocol';
import { faultMessage } from '@baithak/words';
import { type FormEvent, useEffect, useRef, useState } from 'react';
import { clockName } from '../../controller/clocks.ts';
import { wishSeat } from '../../controller/seat-wish.ts';
import { hasSeat } from '../../controller/seating.ts';
import { pathTo } from '../../routes.ts';
import { useServer } from '../../shell/contexts.ts';
import { namesOf, useLanguage, useSay } from '../../shell/language.ts';
import { NameField } from '../../shell/name-field.tsx';
import { Link, Title } from '../../shell/navigation.tsx';
import { hasLesson } from '../../shell/open-game.ts';
import { SignDisc } from '../../shell/person-sign.tsx';
import { savedText } from '../../shell/storage.ts';
import { isUnnamed } from '../../words/guest.ts';
import { factsOf } from '../doors/facts.ts';
import { GameCloth } from '../doors/game-cloth.tsx';
import './join.css';

interface JoinProps {
  readonly table: TableRecord;
  readonly joined: () => void;
}

/** What an invited friend sees: the game, who invites, one field and one button. */
export function Join({ table, joined }: JoinProps) {
  const { language } = useLanguage();
  const card = cards.find(({ id }) => id === table.game);
  const say = useSay({ catalogue: card?.words[language] ?? {} });
  const host = hostOf(table);
  const isOpen = hasSeat(table);
  const names = namesOf(table.seats, null, say).filter((name) => name !== '');
  const playing = message('join.running', { names: names.join(', ') });
  const clock = clockName(table.clock) ?? 'none';
  const { accent } = lookOf(table.game);
  return (
    <section className="join" data-accent={accent}>
      <Scene
        game={table.game}
        host={host}
        sign={table.signs?.[table.owner ?? '']}
        isOpen={isOpen}
      />
      <div className="join-words">
        <p className="join-who">
          <Loud text={say(isOpen ? invitation(host) : playing)} name={host} />
        </p>
        <Title text={say(message('name'))} />
        <p className="join-meta">
          {say(message('pitch'))}. {card && factsOf(card).map(say).join(' · ')}
        </p>
        {clock !== 'none' && (
          <p>{say(message('join.clock', { clock: message(`clock.${clock}`) }))}</p>
        )}
        <NameForm table={table} joined={joined} />
        <p className="quiet">
          {isOpen && host !== null && say(company(host))}
          {!isOpen && say(message('join.full'))}
        </p>
        <p>
          {say(message('join.new', { game: message('name') }))}{' '}
          <Link to={pathTo(hasLesson(table.game) ? 'how' : 'rules', table.game)}>
            {say(message('join.learn'))}
          </Link>
        </p>
      </div>
    </section>
  );
}

/** Whoever gave no name is not called by one. */
function invitation(host: string | null): Message {
  if (host === null) return message('join.open');
  return isUnnamed(host) ? message('join.invited') : message('join.invites', { name: host });
}

/** A sentence with the name that it tells in bold. */
function Loud({ text, name }: { readonly text: string; readonly name: string | null }) {
  const at = name === null ? -1 : text.indexOf(name);
  if (name === null || at < 0) return text;
  return (
    <>
      {text.slice(0, at)}
      <b>{name}</b>
      {text.slice(at + name.length)}
    </>
  );
}

const company = (host: string): Message =>
  isUnnamed(host) ? message('join.here-unnamed') : message('join.here', { name: host });

function hostOf({ seats, owner }: TableRecord): string | null {
  const seat = seats.find((each) => each.kind === 'person' && each.person === owner);
  return seat?.kind === 'person' ? seat.name : null;
}

interface SceneProps {
  readonly game: string;
  readonly host: string | null;
  readonly sign: string | undefined;
  readonly isOpen: boolean;
}

/** The host above, the board on a rug, your cushion below. */
function Scene({ game, host, sign, isOpen }: SceneProps) {
  const say = useSay();
  return (
    <div className="join-scene" aria-hidden="true">
      {host !== null && (
        <p className="join-host">
          <SignDisc name={host} sign={sign} />
          {isOpen && <span>{say(message('join.shall'))}</span>}
        </p>
      )}
      <div className="join-rug">
        <GameCloth game={game} />
      </div>
      <Glass />
      {isOpen && <p className="join-cushion">{say(message('join.seat'))}</p>}
      <Glass />
    </div>
  );
}

/** Tea is served. */
const Glass = () => (
  <svg className="join-glass" viewBox="0 0 28 60" aria-hidden="true">
    <path d="M9 18C6 12 12 10 9 4M17 18C14 12 20 10 17 4" />
    <path d="M2 22H26L22 58H6Z" />
    <path d="M5 32H23L20.500 54H7.500Z" />
  </svg>
);

/** A guest gives only a name. */
function NameForm({ table, joined }: JoinProps) {
  const say = useSay();
  const { keeper } = useServer();
  const [name, setName] = useState(savedText('name').read() ?? '');
  const [fault, setFault] = useState<FaultData | null>(null);
  const isOpen = hasSeat(table);
  const form = useRef<HTMLFormElement>(null);
  // On a phone the keyboard would cover what they are invited to.
  useEffect(() => {
    const hasKeys = window.matchMedia('(hover: hover) and (pointer: fine)').matches;
    if (hasKeys) form.current?.querySelector('input')?.focus({ preventScroll: true });
  }, []);
  const change = (next: string) => {
    setName(next);
    setFault(null);
  };
  async function enter(event: FormEvent): Promise<void> {
    event.preventDefault();
    if (name.trim() === '') return setFault({ code: 'name' });
    if (isOpen) wishSeat(table.id);
    const refused = await keeper.enter(name);
    setFault(refused ?? null);
    if (refused !== undefined) return;
    savedText('name').write(name.trim());
    joined();
  }
  return (
    <form ref={form} className="name-form" onSubmit={enter}>
      <NameField
        label={say(message('online.name'))}
        value={name}
        change={change}
        isOwn
        wrong={fault === null ? undefined : say(faultMessage(fault))}
      />
      <button type="submit" className="main-button">
        {say(message(isOpen ? 'join.play' : 'join.watch'))}
      </button>
    </form>
  );
}
