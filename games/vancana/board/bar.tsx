import type { Bar } from '@baithak/board';
import { type Message, message, type Seat } from '@baithak/kernel';
import { COLOURS, piecesOn } from '@baithak/panakizhi';
import { type Choosing, Leads, moveBar, type ThreatView } from '@baithak/panakizhi/board';
import type { Kind } from '../rules/board.ts';
import { HOME_TO_WIN } from '../rules/components.ts';
import type { View } from '../view/view.ts';
import { isCrown } from './moves.ts';
import type { Shown } from './preview.tsx';

interface BarProps {
  readonly view: View;
  readonly seat: Seat;
  readonly legal: readonly string[];
  readonly choosing: Choosing;
  readonly shown: Shown | null;
  readonly threats: ThreatView;
  readonly say: (message: Message) => string;
  readonly attempt: (text: string) => void;
}

/** What the action bar says: what is asked, or what the shown move leads to. */
export function barOf(props: BarProps): Bar {
  const { view, seat, legal, choosing, shown, threats, say, attempt } = props;
  return moveBar({
    ...{ legal, threats, say, attempt },
    clear: choosing.chosen === null ? null : choosing.clear,
    asked: asked(view, seat, choosing),
    hint: hint(view, choosing),
    idle: message('board.move'),
    again: choosing.again,
    shown: shown && shownBar(shown, props),
  });
}

function shownBar(shown: Shown, { view, seat, choosing, say }: BarProps) {
  const jumped = shown.events.some(({ kind }) => kind === 'jumped');
  const duty = view.turn === 'jump' && jumped;
  const end = endMessage(shown, seat);
  const home = shown.events.find((event) => event.kind === 'brought-home');
  const flips = jumped && say(message('board.flips', flippedBy(shown, seat)));
  const comesHome =
    jumped && home && say(message('board.comes-home', { n: home.score, most: HOME_TO_WIN }));
  const button = moveMessage(shown);
  return {
    text: shown.option.text,
    ask:
      duty && end === null ? (
        <Duty view={view} choosing={choosing} say={say} />
      ) : (
        <Leads to={say(button)} what={say(end ?? leads(shown))} />
      ),
    note: [comesHome, flips].filter(Boolean).join(' '),
    button,
  };
}

const flippedBy = (shown: Shown, seat: Seat) => ({
  piece: jumpedKind(shown),
  colour: COLOURS[seat]!,
});

function asked({ turn, position, ply }: View, seat: Seat, { chosen, options }: Choosing): Message {
  if (chosen === null && turn === 'step' && ply < 2) {
    return message('board.ask-first', { colour: COLOURS[seat]! });
  }
  if (chosen !== null) {
    const piece = kindAt(position, chosen);
    return message(turn === 'jump' ? 'board.jump-where' : 'board.where', { piece });
  }
  const pieces = new Set(options.map(({ from }) => from)).size;
  return message(`board.ask-${turn}`, { n: pieces });
}

function hint({ turn }: View, { chosen }: Choosing): Message {
  return message(chosen === null ? `board.how-${turn}` : 'board.how-where');
}

const kindAt = (position: string, square: string): string =>
  isCrown(piecesOn(position).get(square) ?? 'p') ? 'crown' : 'pawn';

/** “You must jump. Only this crown can.” */
function Duty({ view, choosing, say }: Pick<BarProps, 'view' | 'choosing' | 'say'>) {
  const { chosen, options } = choosing;
  const alone = options.every(({ from }) => from === chosen);
  const piece = kindAt(view.position, chosen ?? '');
  return (
    <>
      {say(message('board.duty'))}
      {alone && (
        <span className="duel-bar-long v-may"> {say(message('board.alone', { piece }))}</span>
      )}
    </>
  );
}

function jumpedKind({ events }: Shown): Kind {
  const jumped = events.find((event) => event.kind === 'jumped');
  return jumped?.flipped ?? 'pawn';
}

/** The move as a command. */
function moveMessage(shown: Shown): Message {
  const home = shown.events.some(({ kind }) => kind === 'brought-home');
  const moved = shown.events.find((event) => event.kind === 'stepped');
  if (moved === undefined) {
    return message(home ? 'board.jump-home' : 'board.jump-over', { piece: jumpedKind(shown) });
  }
  return message(home ? 'board.step-home' : 'board.step', { piece: moved.piece });
}

function endMessage({ view: { winner } }: Shown, seat: Seat): Message | null {
  if (winner === null) return null;
  return message(winner === seat ? 'board.wins' : 'board.loses');
}

function leads({ events }: Shown): Message {
  const home = events.find((event) => event.kind === 'brought-home');
  if (home !== undefined) return message('board.leads-home', { n: home.score, most: HOME_TO_WIN });
  const jumped = events.some(({ kind }) => kind === 'jumped');
  return message(jumped ? 'board.leads-jump' : 'board.leads-step');
}
