import { type Bar, type BarButton, Icon } from '@baithak/board';
import { type Message, message, type Seat } from '@baithak/kernel';
import { useEffect, useRef, useState } from 'react';
import { dailyAt } from '../../controller/daily-table.ts';
import { noticeFor } from '../../controller/notices.ts';
import { retirementOf } from '../../controller/room.ts';
import { hasOthers } from '../../controller/seats.ts';
import { pathOn, pathTo, pathToNext, pathToReview } from '../../routes.ts';
import { go, here } from '../../shell/navigation.tsx';
import type { Counting } from './counting.ts';
import { eveningOfTable } from './evening.tsx';
import { makeForced } from './forced.ts';
import { type KeptSeat, keptSeat } from './kept-seat.ts';
import type { PartProps } from './parts.tsx';
import { presenceAt } from './presence.tsx';
import { pastMessage, type Replay } from './replay.tsx';
import {
  endOfOwnTurn,
  isTurnMade,
  outcomeFor,
  promptOf,
  reasonFor,
  sentencesOf,
} from './sentences.ts';
import type { useSinceLeft } from './since-left.tsx';

interface PageBarProps extends PartProps {
  readonly replay: Replay;
  readonly counting: Counting;
  readonly sinceLeft: ReturnType<typeof useSinceLeft>;
  readonly notice: Told | null;
  readonly resigning: Resigning | null;
}

/** Somebody wants to resign and is asked whether they mean it. */
export interface Resigning {
  readonly seat: Seat;
  close(): void;
}

/** Somebody said no, left, came back or did something as the host a moment ago. */
export interface Told {
  readonly what: Message;
  dismiss(): void;
}

/**
 * What the page itself has to say or ask, in the place of the board's own action bar: a lost
 * connection, a look at the past, a question, a pause, somebody else's turn, the end.
 */
export function pageBar(props: PageBarProps): Bar | null {
  const { table, say } = props;
  if (table.connection !== 'connected')
    return { ask: say(message('online.reconnecting')), urgent: true };
  if (table.asksUndo.length > 0) return undoBar(props);
  if (props.resigning !== null) return resignBar(props, props.resigning);
  if (props.sinceLeft.retelling !== null) return props.sinceLeft.retelling;
  if (table.past !== null) return pastBar(props);
  if (table.room.question !== null) return questionBar(props);
  if (props.notice !== null && !table.room.paused) return noticeBar(props, props.notice);
  if (table.room.stage === 'over') return endBar(props);
  if (table.curtain?.kind === 'waiting') return passOnBar(props);
  if (table.room.paused) return pauseBar(props);
  const kept = keptSeat(table);
  if (kept !== undefined) return keptSeatBar(props, kept);
  if (props.sinceLeft.offer !== null) return props.sinceLeft.offer;
  if (table.forced) return forcedBar(props);
  return table.acting === null || isTurnMade(table) ? waitingBar(props) : null;
}

/** Somebody else's turn; also says what the page did for the person, or that they play no more. */
function waitingBar({ table, words, say }: PageBarProps): Bar {
  const ask = promptOf(table, say);
  const end = retirementOf(table);
  if (end !== undefined) {
    return {
      ask: say(message(end.by === 'resigned' ? 'table.you-resigned' : 'table.you-timed-out')),
      note: ask,
      quiet: [{ label: say(message('table.new')), act: () => go(pathTo('home')) }],
    };
  }
  if (table.completed) {
    const deed = endOfOwnTurn(table, words, say).join(' ');
    return {
      ask,
      note: say(deed === '' ? message('table.completed') : message('table.completed-so', { deed })),
    };
  }
  const seat = table.room.match?.turn.kind === 'seat' ? table.room.match.turn.seat : null;
  if (seat === null || presenceAt(table, seat) !== 'away') return { ask };
  return { ask, note: say(message('people.is-away', { seat: { seat } })) };
}

/** Somebody left the table and is back. */
function keptSeatBar({ table, controller, say }: PageBarProps, { seat, name }: KeptSeat): Bar {
  return {
    ask: say(message('people.kept-seat')),
    note: promptOf(table, say),
    primary: {
      label: say(message('people.take-seat')),
      act: () => controller.command({ do: 'sit', seat, name }),
    },
  };
}

/** Nothing is to be chosen: says so before the page makes the turn. */
function forcedBar({ table, controller, words, say }: PageBarProps): Bar {
  const move = words.command(table.legal[0]!, table.remembered);
  return {
    ask: say(message('forced.ask', { move })),
    note: say(message('forced.note')),
    primary: { label: say(message('forced.now')), act: () => makeForced(controller) },
  };
}

/** An undo would take back turns of others as well: says whose, and to which choice it leads. */
function undoBar({ table, controller, words, say }: PageBarProps): Bar {
  const [seat] = table.asksUndo;
  const [chosen] = table.takesBack;
  // Of a turn with several choices only the last is taken back, and its sentences do not tell which.
  const [deed] = chosen?.moves.length === 1 ? sentencesOf(chosen, words, say) : [];
  const no = { label: say(message('undo.no')), act: () => controller.answerUndo(false) };
  const yes = { label: say(message('undo.yes')), act: () => controller.answerUndo(true) };
  return {
    ask: say(message('undo.ask', { seat: { seat: seat! }, count: table.takesBack.length - 1 })),
    note: deed && say(message('undo.to', { deed })),
    urgent: true,
    // After the end, Rematch is where the main button is: a press meant for it must not undo.
    ...(table.room.stage === 'over' ? { quiet: [no, yes] } : { quiet: [no], primary: yes }),
  };
}

/** The loud button is the one that does no harm. */
function resignBar({ table, controller, say }: PageBarProps, { seat, close }: Resigning): Bar {
  const resign = () => {
    close();
    controller.resign(seat);
  };
  const { length: seats } = table.room.seats;
  const key = seats > 2 ? 'resign.play-on' : seats === 2 ? 'resign.wins' : null;
  return {
    ask: say(message('resign.ask')),
    note: key && say(message(key, { seat: { seat: 1 - seat } })),
    urgent: true,
    quiet: [{ label: say(message('resign.yes')), act: resign }],
    primary: { label: say(message('resign.no')), act: close },
  };
}

function pastBar({ table, say, replay }: PageBarProps): Bar {
  const { at, last, step } = replay;
  return {
    ask: say(pastMessage(table, table.past)),
    quiet: [
      {
        label: say(message('past.back')),
        brief: say(message('past.back-brief')),
        icon: <Icon name="back" />,
        act: at === 0 ? undefined : () => step(-1),
      },
      {
        label: say(message('past.forward')),
        brief: say(message('past.forward-brief')),
        icon: <Icon name="forward" />,
        act: at >= last ? undefined : () => step(1),
      },
    ],
    primary: { label: say(message('past.now')), act: () => step(last) },
  };
}

function questionBar({ table, controller, say }: PageBarProps): Bar {
  const { kind, seat, undo, waitingFor, name = '' } = table.room.question!;
  const isHost = table.room.owner === table.person;
  const mine = waitingFor.find((each) => (each === null ? isHost : table.own.includes(each)));
  const moves = undo?.moves.join(' ') ?? '';
  const ask = say(message(`table.ask-${kind}`, { seat: { seat }, moves, name }));
  if (mine === undefined) return { ask, note: say(message('table.asked')), urgent: true };
  return {
    ask,
    urgent: true,
    quiet: [{ label: say(message('table.no')), act: () => controller.answer(mine, false) }],
    primary: { label: say(message('table.yes')), act: () => controller.answer(mine, true) },
  };
}

function noticeBar({ say }: PageBarProps, { what, dismiss }: Told): Bar {
  return { ask: say(what), primary: { label: say(message('table.ok')), act: dismiss } };
}

/** Keeps a notice in the bar until it is dismissed or the match goes on. What was before is no news. */
export function useNotice({
  room,
  person,
}: Pick<PartProps['table'], 'room' | 'person'>): Told | null {
  const { notice } = room;
  const [known, know] = useState(notice?.seq);
  const what = notice === null || notice.seq === known ? null : noticeFor(notice, person);
  return what === null ? null : { what, dismiss: () => know(notice?.seq) };
}

/** Whoever presses anything while a notice is in the bar has seen it: it must not cover their next turn. */
export function useSeen(notice: Told | null, bar: Bar | null): void {
  const dismiss = notice !== null && bar?.primary?.act === notice.dismiss ? notice.dismiss : null;
  const isShown = dismiss !== null;
  const latest = useRef(dismiss);
  latest.current = dismiss;
  useEffect(() => {
    if (!isShown) return undefined;
    // A press that began before the notice came was not an answer to it.
    let began = false;
    const down = () => {
      began = true;
    };
    const click = ({ detail }: MouseEvent) => {
      const isByKey = detail === 0;
      if (began || isByKey) latest.current?.();
    };
    window.addEventListener('pointerdown', down);
    window.addEventListener('click', click);
    return () => {
      window.removeEventListener('pointerdown', down);
      window.removeEventListener('click', click);
    };
  }, [isShown]);
}

function pauseBar({ table, controller, say }: PageBarProps): Bar {
  const [seat] = table.own;
  return {
    ask: say(message('table.paused')),
    primary:
      seat === undefined
        ? undefined
        : {
            label: say(message('table.resume')),
            act: () => controller.command({ do: 'resume', seat }),
          },
  };
}

function passOnBar({ table, controller, say }: PageBarProps): Bar {
  const next = table.curtain?.kind === 'waiting' ? table.curtain.next : 0;
  return {
    ask: promptOf(table, say),
    primary: {
      label: say(message('table.hide', { seat: { seat: next } })),
      act: () => controller.hide(),
    },
  };
}

function endBar(props: PageBarProps): Bar {
  const { table, say, replay, counting } = props;
  const { result } = table.room;
  if (result === null) return { ask: '' };
  const primary = mainAtEnd(props);
  if (!counting.done) {
    return {
      // A match without points has nothing to count: its reason stays in view.
      ask: say(counting.all > 1 ? message('tally.title') : reasonFor(table, result)),
      quiet: [{ label: say(message('tally.skip')), act: counting.skip }],
      // Keeps its place while the score is counted: a late press on Skip must not start a match.
      primary: primary && { ...primary, act: undefined },
    };
  }
  const review = {
    label: say(message('table.review')),
    act: replay.last < 1 ? undefined : () => go(pathToReview(here().pathname)),
  };
  return {
    ask: say(outcomeFor(table, result)),
    note: [say(reasonFor(table, result)), eveningOfTable(table, say)].join(' ').trim(),
    quiet: dailyAt(here().pathname) === null ? [review, changeAtEnd(props)] : [review],
    primary,
  };
}

/** What most people do after a match. */
function mainAtEnd({ table, controller, say }: PageBarProps): BarButton | undefined {
  const daily = dailyAt(here().pathname);
  if (daily !== null) {
    const act = () => go(pathOn('daily-game', daily));
    return { label: say(message('daily.compare')), act };
  }
  if (table.own.length === 0) return undefined;
  return {
    label: say(message('table.rematch')),
    icon: <Icon name="replay" />,
    act: () => controller.rematch(),
  };
}

/** People who came together stay together: their host changes the game at this table, and the others may leave it. */
function changeAtEnd({ table, controller, say }: PageBarProps): BarButton {
  if (!hasOthers(table)) {
    const act = () => go(pathToNext(table.game.id, here().pathname));
    return { label: say(message('table.change-opponent')), act };
  }
  if (table.room.owner === table.person) {
    const act = () => controller.command({ do: 'configure', settings: {} });
    return { label: say(message('table.change-game')), act };
  }
  return { label: say(message('page.to-games')), act: () => go(pathTo('home')) };
}
