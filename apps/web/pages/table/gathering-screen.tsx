import { cards } from 'virtual:game-cards';
import { BlockPrint, Icon } from '@baithak/board';
import { lookOf } from '@baithak/catalog/facts';
import { type Message, message } from '@baithak/kernel';
import { awaitedIn } from '@baithak/table';
import { useEffect, useRef, useState } from 'react';
import { takeSeatWish } from '../../controller/seat-wish.ts';
import { firstOpen } from '../../controller/seating.ts';
import { pathTo } from '../../routes.ts';
import { Link, Title } from '../../shell/navigation.tsx';
import { RoomWords } from '../../shell/room-words.tsx';
import { NewVersion } from '../../shell/version.tsx';
import { isUnnamed } from '../../words/guest.ts';
import { factsOf } from '../doors/facts.ts';
import { GamePicture } from '../doors/game-picture.tsx';
import { Chat, Unread } from './chat.tsx';
import { Evening } from './evening.tsx';
import { Farewell } from './farewell.tsx';
import { ClockChoice, MoreOptions, NextGame } from './gathering-options.tsx';
import { SeatList } from './gathering-seats.tsx';
import {
  ConnectionBar,
  type PartProps,
  type ScreenProps,
  useTableAddress,
  useTableSay,
} from './parts.tsx';
import { People } from './people.tsx';
import { usePeopleSheet } from './people-sheet.ts';
import { presenceOf } from './presence.tsx';
import { isAgreed, RatedChoice, useWiderSearch } from './rated.tsx';
import { canShare, LinkBox, type Sharing, useSharing } from './share.tsx';
import { TurnNotices } from './slow-turns.tsx';
import { useTalk } from './talk.ts';
import { UpgradeNote } from './upgrade.tsx';
import './gathering.css';

export function GatheringScreen(props: ScreenProps) {
  return (
    <RoomWords>
      <WaitingRoom {...props} />
    </RoomWords>
  );
}

/** The link for others, the seats, the clock. The match starts when all seats are taken. */
function WaitingRoom({ table, controller, words }: ScreenProps) {
  const say = useTableSay(table, words);
  const parts = { table, controller, words, say };
  const { kind } = useTableAddress();
  const { room, game } = table;
  const { accent, motif } = lookOf(game.id);
  const card = cards.find(({ id }) => id === game.id);
  const sharing = useSharing();
  useOwnSeat(parts);
  useOwnStart(parts);
  useWiderSearch(parts);
  return (
    <div className="gathering" data-accent={accent}>
      <header className="gathering-head">
        <Link to={pathTo('home')} className="gathering-home" label={say(message('page.to-games'))}>
          <Icon name="back" />
        </Link>
        <Title text={say(titleOf(parts))} />
        <Link to={pathTo('rules', game.id)} className="gathering-rules">
          <Icon name="rules" />
          {say(message('table.rules'))}
        </Link>
      </header>
      <BlockPrint motif={motif} accent={accent} size={12} />
      <main id="main" tabIndex={-1}>
        <NewVersion />
        <UpgradeNote {...parts} />
        <ConnectionBar {...parts} />
        <NextGame {...parts} />
        <div className="gathering-parts">
          <div className="gathering-what">
            <section className="gathering-game">
              <span className="game-cloth">
                <GamePicture game={game.id} />
              </span>
              <div>
                <h2>{say(message('name'))}</h2>
                <p>{say(message('pitch'))}</p>
                {card && <p className="quiet">{factsOf(card).map(say).join(' · ')}</p>}
              </div>
            </section>
            {sharing !== null && !isComplete(table) && <LinkBox say={say} sharing={sharing} />}
            <Evening played={room.played} person={table.person} say={say} />
          </div>
          <div className="gathering-who">
            <SeatList {...parts} />
            {kind === 'server' && <ClockChoice {...parts} />}
            {kind === 'server' && <RatedChoice {...parts} />}
            <section className="room-notices">
              <TurnNotices {...parts} />
            </section>
            <MoreOptions {...parts} />
          </div>
          <div className="gathering-talk">
            {kind === 'server' && <RoomChat {...parts} />}
            <Farewell {...parts} />
          </div>
        </div>
      </main>
      <RoomBar {...parts} sharing={sharing} />
    </div>
  );
}

/** Whether all are there, and need no link. */
const isComplete = ({ room }: PartProps['table']): boolean => firstOpen(room) < 0;

function titleOf({ table }: PartProps): Message {
  const { owner, people } = table.room;
  if (owner === table.person) return message('gather.title');
  const name = people.find(({ id }) => id === owner)?.name;
  return name === undefined || isUnnamed(name)
    ? message('gather.title-open')
    : message('gather.title-of', { name });
}

function RoomChat(parts: PartProps) {
  const { table, say } = parts;
  const talk = useTalk(table);
  const people = usePeopleSheet();
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <details className="chat-fold" onToggle={(event) => setOpen(event.currentTarget.open)}>
        <summary>
          {say(message('panel.chat'))} <Unread {...{ talk, say }} />
        </summary>
        {/* What nobody sees, nobody has read. */}
        {isOpen && <Chat {...parts} {...{ talk, people }} />}
      </details>
      <People {...parts} {...{ talk, people }} />
    </>
  );
}

/** Whoever came to play gets the first open seat. */
function useOwnSeat({ table, controller }: PartProps): void {
  const { id } = useTableAddress();
  const { room, person, own } = table;
  const name = room.people.find((each) => each.id === person)?.name;
  useEffect(() => {
    // A visitor can sit once the table knows them.
    if (name === undefined || own.length > 0 || room.deal !== null) return;
    const seat = firstOpen(room);
    if (seat >= 0 && takeSeatWish(id)) controller.command({ do: 'sit', seat, name });
  }, [controller, id, name, own, room]);
}

/**
 * The host's page starts the match when the last seat is taken. Between matches the host may change
 * something, so it starts by itself only after somebody sat down.
 */
function useOwnStart({ table, controller }: PartProps): void {
  const { room, person } = table;
  const isFull = firstOpen(room) < 0;
  const isFirst = room.played.length === 0;
  const hadRoom = useRef(false);
  const started = useRef(false);
  const mayStart = isFull && room.owner === person && room.deal === null && isAgreed(room);
  useEffect(() => {
    if (!isFull) {
      hadRoom.current = true;
      started.current = false;
    } else if (mayStart && !started.current && (isFirst || hadRoom.current)) {
      started.current = true;
      controller.command({ do: 'start' });
    }
  }, [controller, isFull, isFirst, mayStart]);
}

/** Whether the bar's button sends the link: somebody who sits waits for others. */
const barSends = ({ room, own }: PartProps['table']): boolean =>
  room.deal === null && firstOpen(room) >= 0 && own.length > 0;

/** What is awaited, and the one thing to do about it. */
function RoomBar({ sharing, ...parts }: PartProps & { readonly sharing: Sharing | null }) {
  const { table, controller, say } = parts;
  const { room, person, own } = table;
  const open = firstOpen(room);
  const name = room.people.find((each) => each.id === person)?.name ?? '';
  const primary = () => {
    if (room.deal !== null) return null;
    if (open < 0 && room.owner === person && isAgreed(room)) {
      return { key: 'gather.start', act: () => controller.command({ do: 'start' }) };
    }
    if (open >= 0 && own.length === 0) {
      return { key: 'gather.sit', act: () => controller.command({ do: 'sit', seat: open, name }) };
    }
    if (!barSends(table) || sharing === null) return null;
    const key = canShare() ? 'share.share' : sharing.copied ? 'share.copied' : 'share.copy-link';
    return { key, act: () => void sharing.share(say(message('name'))) };
  };
  const action = primary();
  const [ask, note] = awaited(parts, open >= 0);
  return (
    <footer className="gathering-bar">
      <BlockPrint motif="lotus" size={8} />
      <p role="status">
        <b>{say(ask)}</b>
        {note !== undefined && <span className="gathering-note">{say(note)}</span>}
      </p>
      {action !== null && (
        <button type="button" className="gathering-go" onClick={action.act}>
          {say(message(action.key))}
        </button>
      )}
    </footer>
  );
}

function awaited({ table }: PartProps, hasRoom: boolean): [Message, Message?] {
  const { deal, owner, people, seats, settings, played } = table.room;
  if (deal !== null) {
    const seat = awaitedIn(deal)[0] ?? 0;
    return [
      table.own.includes(seat)
        ? message('gather.dealing-own')
        : message('gather.dealing', { seat: { seat } }),
    ];
  }
  if (hasRoom) {
    const ask = settings?.listed ? 'gather.wait-anyone' : 'gather.send-link';
    const isHost = owner === table.person;
    return [message(isHost ? ask : 'gather.wait-seats'), message('gather.starts-alone')];
  }
  if (!isAgreed(table.room)) return [message('rated.wait')];
  if (owner === table.person) return [message('gather.ready')];
  const name = people.find(({ id }) => id === owner)?.name ?? '';
  const isAway = presenceOf(table, owner ?? '') === 'away';
  const isBetween = played.length > 0 && !isAway;
  const [host, known] = isBetween
    ? (['gather.choosing', 'gather.choosing-owner'] as const)
    : (['gather.wait-host', 'gather.wait-owner'] as const);
  const seat = seats.findIndex((each) => each.kind === 'person' && each.person === owner);
  const ask = isAway && seat >= 0 ? message('people.is-away', { seat: { seat } }) : null;
  return [
    ask ?? message('gather.ready'),
    isUnnamed(name) ? message(host) : message(known, { name }),
  ];
}
