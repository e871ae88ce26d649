import { type Bar, Icon } from '@baithak/board';
import { type Message, message } from '@baithak/kernel';
import { useState } from 'react';
import { DECLINED } from '../../controller/room.ts';
import { pathToNext } from '../../routes.ts';
import { go } from '../../shell/navigation.tsx';
import type { Counting } from './counting.ts';
import type { PartProps } from './parts.tsx';
import type { Replay } from './replay.tsx';
import { isTurnMade, outcomeFor, promptOf, reasonFor } from './sentences.ts';
import type { useSinceLeft } from './since-left.tsx';

interface PageBarProps extends PartProps {
  readonly replay: Replay;
  readonly counting: Counting;
  readonly sinceLeft: ReturnType<typeof useSinceLeft>;
  readonly declined: Declined | null;
}

/** Somebody said no a moment ago. */
export interface Declined {
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
  if (props.sinceLeft.retelling !== null) return props.sinceLeft.retelling;
  if (table.past !== null) return pastBar(props);
  if (table.room.question !== null) return questionBar(props);
  if (props.declined !== null) return declinedBar(props);
  if (table.room.stage === 'over') return endBar(props);
  if (table.curtain?.kind === 'waiting') return passOnBar(props);
  if (table.room.paused) return pauseBar(props);
  if (props.sinceLeft.offer !== null) return props.sinceLeft.offer;
  return table.acting === null || isTurnMade(table) ? waitingBar(props) : null;
}

/** Somebody else's turn; also says what the page did for the person. */
function waitingBar({ table, say }: PageBarProps): Bar {
  const ask = promptOf(table, say);
  return table.completed ? { ask, note: say(message('table.completed')) } : { ask };
}

function pastBar({ say, replay }: PageBarProps): Bar {
  const { at, last, step } = replay;
  return {
    ask: say(message('past.at', { n: at + 1, all: last + 1 })),
    quiet: [
      {
        label: say(message('past.back')),
        icon: <Icon name="back" />,
        act: at === 0 ? undefined : () => step(-1),
      },
      {
        label: say(message('past.forward')),
        icon: <Icon name="forward" />,
        act: at >= last ? undefined : () => step(1),
      },
    ],
    primary: { label: say(message('past.now')), act: () => step(last) },
  };
}

function questionBar({ table, controller, say }: PageBarProps): Bar {
  const { kind, seat, undo, waitingFor, name = '' } = table.room.question!;
  const mine = waitingFor.find((each) => table.own.includes(each));
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

function declinedBar({ say, declined }: PageBarProps): Bar {
  return {
    ask: say(declined!.what),
    primary: { label: say(message('table.ok')), act: declined!.dismiss },
  };
}

/** Keeps a refusal in the bar until it is dismissed or something else happens. */
export function useDeclined({ log }: PartProps['table']['room']): Declined | null {
  const last = log.at(-1);
  const [known, know] = useState(last?.seq);
  const note = last?.note ?? null;
  if (last === undefined || note?.key !== DECLINED || last.seq === known) return null;
  return { what: note, dismiss: () => know(last.seq) };
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

function endBar({ table, controller, say, replay, counting }: PageBarProps): Bar {
  const { result } = table.room;
  if (result === null) return { ask: '' };
  if (!counting.done) {
    return {
      ask: say(message('tally.title')),
      // Not where Rematch will be: a late press must not start a match.
      quiet: [{ label: say(message('tally.skip')), act: counting.skip }],
    };
  }
  return {
    ask: say(outcomeFor(table, result)),
    note: say(reasonFor(table, result)),
    quiet: [
      {
        label: say(message('table.review')),
        act: replay.last < 1 ? undefined : () => replay.start(0, 'quick'),
      },
      {
        label: say(message('table.change-opponent')),
        act: () => go(pathToNext(table.game.id, window.location.pathname)),
      },
    ],
    primary:
      table.own.length === 0
        ? undefined
        : {
            label: say(message('table.rematch')),
            icon: <Icon name="replay" />,
            act: () => controller.rematch(),
          },
  };
}
