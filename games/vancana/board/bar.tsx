import type { Bar, BarButton } from '@baithak/board';
import { type Message, message, type Seat } from '@baithak/kernel';
import { COLOURS, piecesOn } from '@baithak/panakizhi';
import {
  type Choosing,
  Leads,
  ThreatLegend,
  type ThreatView,
  threatButton,
} from '@baithak/panakizhi/board';
import type { Kind } from '../rules/board.ts';
import { HOME_TO_WIN } from '../rules/components.ts';
import type { View } from '../view/view.ts';
import { KindFace } from './homes.tsx';
import { isCrown } from './moves.ts';
import type { Shown } from './preview.tsx';

interface BarProps {
  readonly view: View;
  readonly seat: Seat;
  readonly legal: readonly string[];
  readonly choosing: Choosing;
  readonly shown: Shown | null;
  /** The other one of two jumps. */
  readonly other: Shown | null;
  readonly threats: ThreatView;
  readonly say: (message: Message) => string;
  readonly attempt: (text: string) => void;
}

/** What the action bar says: what is asked, or what the shown move leads to. */
export function barOf(props: BarProps): Bar {
  const { view, seat, legal, choosing, shown, other, threats, say, attempt } = props;
  const quiet: BarButton[] = [threatButton(threats, say)];
  if (legal.includes('pass')) {
    return {
      ask: say(message('board.ask-pass')),
      quiet,
      primary: { label: say(message('board.pass')), act: () => attempt('pass') },
    };
  }
  const legend = threats.shown && <ThreatLegend threats={threats} say={say} />;
  if (shown === null) {
    return {
      ask: say(asked(view, choosing)),
      note: legend || say(hint(view, choosing)),
      quiet,
      primary: { label: say(message('board.move')), act: undefined },
    };
  }
  if (other !== null) {
    quiet.push({
      label: say(message('board.instead', { piece: jumpedKind(other) })),
      icon: (
        <i className="icon v-bar-piece">
          <KindFace kind={jumpedKind(other)} seat={1 - seat} />
        </i>
      ),
      act: () => attempt(other.option.text),
    });
  }
  const jumped = shown.events.some(({ kind }) => kind === 'jumped');
  const duty = view.turn === 'jump' && jumped;
  const end = endMessage(shown, seat);
  return {
    ask:
      duty && end === null ? (
        <Duty view={view} choosing={choosing} say={say} />
      ) : (
        <Leads to={say(moveMessage(shown))} what={say(end ?? leads(shown))} />
      ),
    note: legend || (jumped && <Flips shown={shown} other={other} seat={seat} say={say} />),
    quiet,
    primary: { label: say(moveMessage(shown)), act: () => attempt(shown.option.text) },
  };
}

function asked({ turn, position }: View, { chosen, options }: Choosing): Message {
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
  if (moved === undefined) return message('board.jump-over', { piece: jumpedKind(shown) });
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

/** “The black crown turns white. You may jump the pawn instead.” */
function Flips({
  shown,
  other,
  seat,
  say,
}: Pick<BarProps, 'other' | 'seat' | 'say'> & { readonly shown: Shown }) {
  const colour = COLOURS[seat]!;
  return (
    <>
      {say(message('board.flips', { piece: jumpedKind(shown), colour }))}
      {other !== null && (
        <span className="v-may"> {say(message('board.may', { piece: jumpedKind(other) }))}</span>
      )}
    </>
  );
}
