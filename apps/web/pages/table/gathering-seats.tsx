import { Icon } from '@baithak/board';
import { CHARACTERS, type Message, message, type Seat } from '@baithak/kernel';
import type { Occupant } from '@baithak/table';
import { type FormEvent, useEffect, useState } from 'react';
import { firstOpen, moreSeats, resized, roomFor } from '../../controller/seating.ts';
import { pathTo } from '../../routes.ts';
import { useServer } from '../../shell/contexts.ts';
import { NameField } from '../../shell/name-field.tsx';
import { go } from '../../shell/navigation.tsx';
import { profile, savedAwaited, useProfile, usualOpponent } from '../../shell/storage.ts';
import { Face, signAt } from './face.tsx';
import { type PartProps, useTableAddress } from './parts.tsx';
import { PresenceMark, presenceAt } from './presence.tsx';

/** Every seat and who holds it; the host adds bots and people. */
export function SeatList(props: PartProps) {
  const { table, say } = props;
  const { room, game, person } = table;
  const taken = room.seats.filter(({ kind }) => kind !== 'open').length;
  const most = Math.max(...game.seatCounts);
  const counts = { taken, seats: room.seats.length, most };
  return (
    <section className="seat-list" aria-labelledby="seat-list-title">
      <h2 id="seat-list-title">
        {say(message('gather.seats'))} <small>{say(message('gather.taken', counts))}</small>
      </h2>
      <ol>
        {room.seats.map((occupant, seat) => (
          <SeatRow key={seat} {...props} seat={seat} occupant={occupant} />
        ))}
      </ol>
      {room.owner === person && room.deal === null && <Adding {...props} />}
    </section>
  );
}

interface SeatRowProps extends PartProps {
  readonly seat: Seat;
  readonly occupant: Occupant;
}

function SeatRow(props: SeatRowProps) {
  const { table, controller, say, seat, occupant } = props;
  const { room, person } = table;
  const isHost = room.owner === person;
  const presence = presenceAt(table, seat);
  const isMine = occupant.kind === 'person' && occupant.person === person;
  // A host who leaves would leave the others without one.
  const isLast = isMine && isHost && table.own.length === 1;
  const mayFree = occupant.kind !== 'open' && (isMine || isHost) && !isLast && room.deal === null;
  return (
    <li data-open={occupant.kind === 'open'}>
      <SeatFace {...props} isMine={isMine} />
      <span className="seat-name">
        <b>
          {nameAt(props, isMine)} {presence && <PresenceMark {...{ presence, say }} />}
        </b>
        <span className="seat-role">{roleAt(props, isMine)}</span>
      </span>
      {mayFree && (
        <button
          type="button"
          className="seat-free"
          onClick={() => controller.command({ do: 'free', seat })}
        >
          <span aria-hidden="true">✕</span>
          <span className="b-unseen">
            {say(message(isMine ? 'gather.stand-up' : 'gather.free', { n: seat + 1 }))}
          </span>
        </button>
      )}
      {occupant.kind === 'open' && <CloseSeat {...props} />}
      {isMine && <OwnName {...props} />}
    </li>
  );
}

/** Friends should see who invites them: whoever has given no name yet is asked for one. */
function OwnName({ table, controller, say, seat, occupant }: SeatRowProps) {
  const { kind } = useTableAddress();
  const { keeper } = useServer();
  const { name } = useProfile();
  const [wish, setWish] = useState<string | null>(null);
  const isKnown = wish !== null && occupant.kind === 'person' && occupant.name === wish;
  // A session with another name connects anew, so the table must know the name by then.
  useEffect(() => {
    if (!isKnown) return;
    profile.set({ name: wish });
    void keeper.enter(wish);
  }, [isKnown, wish, keeper]);
  if (kind !== 'server' || name !== '' || table.own.length > 1) return null;
  const save = (text: string) => {
    const own = text.trim();
    setWish(own);
    controller.joinAs(own);
    controller.command({ do: 'sit', seat, name: own });
  };
  return (
    <NameForm
      say={say}
      label={message('online.name')}
      go={message('gather.save-name')}
      done={save}
      isKeptOnLeave
    />
  );
}

/** The last seat can go if the game needs fewer. */
function CloseSeat({ table, controller, say, seat }: SeatRowProps) {
  const { room, game, person } = table;
  const fewer = room.seats.length - 1;
  const isNeeded = fewer < 2 || !game.seatCounts.includes(fewer) || seat !== fewer;
  if (room.owner !== person || isNeeded) return null;
  const close = () => controller.command({ do: 'configure', settings: resized(game, room, fewer) });
  return (
    <button type="button" className="seat-free" onClick={close}>
      <span aria-hidden="true">✕</span>
      <span className="b-unseen">{say(message('gather.close', { n: seat + 1 }))}</span>
    </button>
  );
}

function nameAt({ say, occupant, table }: SeatRowProps, isMine: boolean): string {
  if (occupant.kind === 'bot') return say(message(`character.${occupant.character}`));
  if (occupant.kind === 'person') {
    return isMine && table.own.length === 1 ? say(message('player.you')) : occupant.name;
  }
  return say(message(table.room.settings?.listed ? 'gather.open-listed' : 'gather.open'));
}

function roleAt({ say, occupant, table, seat }: SeatRowProps, isMine: boolean): string {
  const { room } = table;
  if (occupant.kind === 'bot') return say(message(`character.${occupant.character}.about`));
  if (occupant.kind === 'person') {
    if (occupant.person === room.owner && room.seats.indexOf(occupant) === seat)
      return say(message('gather.host'));
    return say(message(isMine ? 'gather.here' : 'gather.seated'));
  }
  if (room.settings?.listed) return say(message('gather.open-to-all'));
  const isNext = seat === firstOpen(room);
  return say(message(isNext ? 'gather.open-about' : 'gather.open-next'));
}

/** An awaited seat has dots in place of a face. */
function SeatFace({ table, seat, occupant, isMine }: SeatRowProps & { readonly isMine: boolean }) {
  if (occupant.kind === 'open')
    return (
      <span className="seat-face" aria-hidden="true">
        …
      </span>
    );
  return (
    <span className="seat-face seat-sign">
      <Face
        occupant={occupant}
        isYou={isMine && table.own.length === 1}
        sign={signAt(table.room, seat)}
      />
    </span>
  );
}

/** Ways to fill a seat without a link. With as many seats as the game has, they take an awaited one. */
function Adding(props: PartProps) {
  const { table, controller, say } = props;
  const { room, game } = table;
  const [adding, setAdding] = useState<'bot' | 'person' | null>(null);
  const place = roomFor(game, room);
  const more = moreSeats(game, room);
  if (place === undefined) return null;
  const fill = (who: 'bot' | 'person', value: string) => {
    setAdding(null);
    for (const command of place.before) controller.command(command);
    const { seat } = place;
    if (who === 'person') controller.command({ do: 'sit', seat, name: value });
    else
      controller.command({
        do: 'bot',
        seat,
        character: CHARACTERS.find((each) => each === value) ?? 'gilli',
      });
  };
  const isInstead = more === undefined;
  // Whoever waits for a stranger keeps the table open and hears of them while playing a bot.
  if (isInstead && room.settings?.listed) return <Meanwhile {...props} />;
  return (
    <div className="seat-adding">
      <AddButton
        isOpen={adding === 'bot'}
        face={<img className="seat-face" src="/portraits/mina.svg" alt="" />}
        label={say(message(isInstead ? 'gather.bot-instead' : 'gather.add-bot'))}
        about={say(message('gather.add-bot-about'))}
        toggle={() => setAdding(adding === 'bot' ? null : 'bot')}
      />
      {adding === 'bot' && (
        <div className="seat-bots">
          {CHARACTERS.map((character) => (
            <button key={character} type="button" onClick={() => fill('bot', character)}>
              <img src={`/portraits/${character}.svg`} alt="" />
              {say(message(`character.${character}`))}
            </button>
          ))}
        </div>
      )}
      <AddButton
        isOpen={adding === 'person'}
        face={
          <span className="seat-face" aria-hidden="true">
            <Icon name="people" />
          </span>
        }
        label={say(message('gather.add-person'))}
        about={say(message('gather.add-person-about'))}
        toggle={() => setAdding(adding === 'person' ? null : 'person')}
      />
      {adding === 'person' && (
        <NameForm
          say={say}
          label={message('gather.other-name')}
          go={message('gather.add')}
          done={(name) => fill('person', name)}
        />
      )}
      {more !== undefined && (
        <AddButton
          isOpen={false}
          face={
            <span className="seat-face" aria-hidden="true">
              +
            </span>
          }
          label={say(message('gather.add-friend'))}
          about={say(message('gather.add-friend-about'))}
          toggle={() =>
            controller.command({ do: 'configure', settings: resized(game, room, more) })
          }
        />
      )}
    </div>
  );
}

/** A game against the computer while nobody has sat down here yet. */
function Meanwhile({ table, say }: PartProps) {
  const { id } = useTableAddress();
  const play = () => {
    savedAwaited.write(id);
    go(pathTo('play', table.game.id));
  };
  return (
    <div className="seat-adding">
      <AddButton
        face={<img className="seat-face" src={`/portraits/${usualOpponent()}.svg`} alt="" />}
        label={say(message('gather.bot-meanwhile'))}
        about={say(message('gather.bot-meanwhile-about'))}
        toggle={play}
      />
    </div>
  );
}

interface AddButtonProps {
  /** Missing where the button opens nothing. */
  readonly isOpen?: boolean;
  readonly face: React.ReactNode;
  readonly label: string;
  readonly about: string;
  readonly toggle: () => void;
}

function AddButton({ isOpen, face, label, about, toggle }: AddButtonProps) {
  return (
    <button type="button" className="seat-add" aria-expanded={isOpen} onClick={toggle}>
      {face}
      <span className="seat-name">
        <b>{label}</b>
        <span className="seat-role">{about}</span>
      </span>
      <span className="seat-plus" aria-hidden="true">
        +
      </span>
    </button>
  );
}

interface NameFormProps extends Pick<PartProps, 'say'> {
  /** What the field and its button are called. */
  readonly label: Message;
  readonly go: Message;
  readonly done: (name: string) => void;
  /** Whether what was typed counts as soon as the field is left, such as for the button that sends the link. */
  readonly isKeptOnLeave?: boolean;
}

function NameForm({ say, label, go: act, done, isKeptOnLeave = false }: NameFormProps) {
  const [name, setName] = useState('');
  const submit = (event: FormEvent) => {
    event.preventDefault();
    done(name);
  };
  return (
    <form
      className="inline-form"
      onSubmit={submit}
      onBlur={() => isKeptOnLeave && name.trim() !== '' && done(name)}
    >
      <NameField label={say(label)} value={name} change={setName} />
      <button type="submit" disabled={name.trim() === ''}>
        {say(act)}
      </button>
    </form>
  );
}
