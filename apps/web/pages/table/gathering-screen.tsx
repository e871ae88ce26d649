import { lookOf } from '@baithak/catalog/facts';
import { CHARACTERS, isCharacter, message, type Seat } from '@baithak/kernel';
import { awaitedIn, type Occupant } from '@baithak/table';
import { type FormEvent, useState } from 'react';
import { Title } from '../../shell/navigation.tsx';
import { Chat, Unread } from './chat.tsx';
import {
  ConnectionBar,
  type PartProps,
  type ScreenProps,
  useTableAddress,
  useTableSay,
} from './parts.tsx';
import { People, usePeopleSheet } from './people.tsx';
import { PresenceMark, presenceAt } from './presence.tsx';
import { Share } from './share.tsx';
import { TableSettings } from './table-settings.tsx';
import { useTalk } from './talk.ts';

/** The screen before a match: seats, options, and the link for others. */
export function GatheringScreen({ table, controller, words }: ScreenProps) {
  const say = useTableSay(table, words);
  const parts = { table, controller, words, say };
  const { kind } = useTableAddress();
  const talk = useTalk(table);
  const people = usePeopleSheet();
  const { room, person } = table;
  const isOwner = room.owner === person;
  const full = room.seats.every(({ kind }) => kind !== 'open');
  return (
    <div className="gathering" data-accent={lookOf(table.game.id).accent}>
      <Title text={say(message('gather.title', { game: message('name') }))} />
      <ConnectionBar {...parts} />
      <Share {...parts} />
      <SeatList {...parts} />
      <p role="status">{say(statusOf(room, isOwner))}</p>
      {isOwner && (
        <button
          type="button"
          className="main-button"
          disabled={!full || room.deal !== null}
          onClick={() => controller.command({ do: 'start' })}
        >
          {say(message('gather.start'))}
        </button>
      )}
      <TableSettings {...parts} />
      {kind === 'server' && (
        <details className="chat-fold">
          <summary>
            {say(message('panel.chat'))} <Unread {...{ talk, say }} />
          </summary>
          <Chat {...parts} {...{ talk, people }} />
        </details>
      )}
      <People {...parts} {...{ talk, people }} />
    </div>
  );
}

function statusOf({ seats, deal }: PartProps['table']['room'], isOwner: boolean) {
  if (deal !== null) {
    const [seat = 0] = awaitedIn(deal);
    return message('gather.dealing', { seat: { seat } });
  }
  const full = seats.every(({ kind }) => kind !== 'open');
  if (!full) return message('gather.wait-seats');
  return message(isOwner ? 'gather.ready' : 'gather.wait-owner');
}

/** Every seat, who holds it, and the commands for it. */
function SeatList(props: PartProps) {
  const { table, say } = props;
  return (
    <section className="seat-list" aria-labelledby="seat-list-title">
      <h2 id="seat-list-title">{say(message('gather.seats'))}</h2>
      <ol>
        {table.room.seats.map((occupant, seat) => (
          <SeatRow key={seat} {...props} seat={seat} occupant={occupant} />
        ))}
      </ol>
    </section>
  );
}

interface SeatRowProps extends PartProps {
  readonly seat: Seat;
  readonly occupant: Occupant;
}

function SeatRow(props: SeatRowProps) {
  const { table, controller, say, seat, occupant } = props;
  const isOwner = table.room.owner === table.person;
  const mine = occupant.kind === 'person' && occupant.person === table.person;
  const presence = presenceAt(table, seat);
  const mayFree = occupant.kind !== 'open' && (mine || isOwner);
  return (
    <li>
      <span className="seat-name">
        {say(occupantSaid(occupant, mine, seat))}{' '}
        {presence && <PresenceMark {...{ presence, say }} />}
      </span>
      {occupant.kind !== 'person' && <Sit {...props} />}
      {occupant.kind !== 'person' && isOwner && <BotChoice {...props} />}
      {mayFree && (
        <button type="button" onClick={() => controller.command({ do: 'free', seat })}>
          {say(message(mine ? 'gather.stand-up' : 'gather.free', { n: seat + 1 }))}
        </button>
      )}
    </li>
  );
}

function occupantSaid(occupant: Occupant, mine: boolean, seat: Seat) {
  const n = seat + 1;
  if (occupant.kind === 'open') return message('gather.open', { n });
  if (occupant.kind === 'bot')
    return message('gather.bot', { n, name: message(`character.${occupant.character}`) });
  return message(mine ? 'gather.you' : 'gather.person', { n, name: occupant.name });
}

/** The first seat is for the person; further seats are for others who share the screen. */
function Sit({ table, controller, say, seat }: SeatRowProps) {
  const [asking, setAsking] = useState(false);
  const [name, setName] = useState('');
  const ownName = table.room.people.find(({ id }) => id === table.person)?.name ?? '';
  const sit = (as: string) => {
    setAsking(false);
    controller.command({ do: 'sit', seat, name: as });
  };
  if (table.own.length === 0) {
    return (
      <button type="button" onClick={() => sit(ownName)}>
        {say(message('gather.sit', { n: seat + 1 }))}
      </button>
    );
  }
  if (!asking) {
    return (
      <button type="button" onClick={() => setAsking(true)}>
        {say(message('gather.sit-other', { n: seat + 1 }))}
      </button>
    );
  }
  const submit = (event: FormEvent) => {
    event.preventDefault();
    sit(name);
  };
  return (
    <form className="inline-form" onSubmit={submit}>
      <label className="field">
        <span>{say(message('gather.other-name'))}</span>
        <input
          type="text"
          value={name}
          maxLength={40}
          autoComplete="off"
          onChange={(event) => setName(event.target.value)}
        />
      </label>
      <button type="submit" disabled={name.trim() === ''}>
        {say(message('gather.sit', { n: seat + 1 }))}
      </button>
    </form>
  );
}

function BotChoice({ controller, say, seat, occupant }: SeatRowProps) {
  return (
    <label className="field bot-choice">
      <span className="b-unseen">{say(message('gather.bot-choice', { n: seat + 1 }))}</span>
      <select
        value={occupant.kind === 'bot' ? occupant.character : ''}
        onChange={(event) => {
          const { value } = event.target;
          controller.command(
            isCharacter(value) ? { do: 'bot', seat, character: value } : { do: 'free', seat },
          );
        }}
      >
        <option value="">{say(message('gather.no-bot'))}</option>
        {CHARACTERS.map((each) => (
          <option key={each} value={each}>
            {say(message(`character.${each}.choice`))}
          </option>
        ))}
      </select>
    </label>
  );
}
