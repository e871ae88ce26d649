import type { Bar } from '@baithak/board';
import { type Message, message, type Seat } from '@baithak/kernel';
import { COLOURS, piecesOn, type Way, wayBetween, wayMessage } from '@baithak/panakizhi';
import { Leads, moveBar, type ThreatView } from '@baithak/panakizhi/board';
import type { Event } from '../rules/events.ts';
import { threats } from '../view/threats.ts';
import type { View } from '../view/view.ts';
import { overOf, squareMove, type Using } from './moves.ts';
import type { Shown } from './preview.tsx';

/** The last move in words, as the seat at the bottom sees it; `null` if nothing moved. */
export function deedOf({ last, position }: View, seat: Seat, near: Seat): Deed | null {
  const move = squareMove(last);
  const way = move && wayBetween(move.from, move.to);
  if (move === null || way === null) return null;
  const stacks = piecesOn(position);
  const args = { seat: { seat }, way: wayMessage(way, near), to: move.to };
  const height = stacks.get(move.to)?.length ?? 1;
  if (move.kind === 'move') return { way, words: message('log.moved', { ...args, height }) };
  if (move.kind === 'jump') {
    const [over] = overOf(last!);
    const turned = stacks.get(over!) ?? '';
    const owner = { seat: turned.endsWith(COLOURS[0]) ? 0 : 1 };
    const jumped = { ...args, height, over: over!, n: turned.length, owner };
    return { way, words: message('board.deed-jump', jumped) };
  }
  const top = stacks.get(move.from)?.slice(-1) ?? 'none';
  if (move.kind === 'double-shed') {
    const both = { seat: { seat }, to: move.to, second: move.second, top };
    return { way, words: message('board.deed-shed-two', both) };
  }
  return { way, words: message('log.shed', { ...args, top }) };
}

interface Deed {
  readonly way: Way;
  readonly words: Message;
}

interface BarProps {
  readonly view: View;
  readonly seat: Seat;
  readonly near: Seat;
  readonly legal: readonly string[];
  readonly using: Using;
  /** The chosen stack, as far as the view shows it; empty while none is chosen. */
  readonly stack: string;
  /** Whether it can jump. */
  readonly jumps: boolean;
  readonly shown: Shown | null;
  readonly clear: () => void;
  /** Which press plays the shown move. */
  readonly again: Message | null;
  readonly threats: ThreatView;
  readonly say: (message: Message) => string;
  readonly attempt: (text: string) => void;
}

/** What the action bar says: what is asked, or what the shown move leads to. */
export function barOf(props: BarProps): Bar {
  const { legal, stack, shown, again, clear, threats, say, attempt } = props;
  return moveBar({
    ...{ legal, threats, again, say, attempt },
    clear: stack === '' ? null : clear,
    asked: asked(props),
    hint: hint(props),
    idle: message('board.move'),
    shown: shown && shownBar(shown, props),
  });
}

function shownBar(shown: Shown, props: BarProps) {
  const { seat, near, say } = props;
  const risk = riskOf(shown, seat);
  const to = say(moveMessage(shown, near));
  // What one loses is the first thing to know, and the only one that a narrow bar has room for.
  const loss = shown.view.winner === seat ? null : lossOf(shown, props);
  const [what, note] =
    loss === null ? [leads(shown, seat), after(shown, props)] : [loss, grown(shown)];
  return {
    text: shown.option.text,
    ask: <Leads to={to} what={say(what)} />,
    note: say(risk ?? note),
    button: buttonMessage(shown, near),
  };
}

/** From this height on a stack is worth a warning: one more jump could win with it. */
const TALL = 3;

/** A tall stack that the opponent could take over after this move. */
function riskOf({ view }: Shown, seat: Seat): Message | null {
  const stacks = piecesOn(view.position);
  const lost = [...threats(view, seat)].find(
    ([square, kinds]) => kinds.includes('taken') && (stacks.get(square)?.length ?? 0) >= TALL,
  );
  if (lost === undefined) return null;
  const [square] = lost;
  return message('board.risk', {
    foe: { seat: 1 - seat },
    n: stacks.get(square)!.length,
    square,
  });
}

/** A jump over one's own stack gives it away. */
function lossOf(shown: Shown, { view, seat }: BarProps): Message | null {
  const made = firstOf(shown);
  if (made.kind !== 'jumped' || made.flipped === COLOURS[seat]) return null;
  const n = piecesOn(view.position).get(made.over)?.length ?? 1;
  const foe = { seat: 1 - seat };
  return message('board.flips-loss', { n, over: made.over, colour: made.flipped, foe });
}

function asked({ view, seat, using, stack }: BarProps): Message {
  if (stack === '' && view.ply < 2) {
    return message('board.ask-first', { colour: COLOURS[seat]! });
  }
  if (stack === '') return message('board.ask');
  return message(using.mode === 'shed' ? 'board.where-shed' : 'board.where', { n: stack.length });
}

/** Until this turn people are reminded of what they do not see; later they know. */
const REMINDED = 8;

function hint({ view, using, stack, jumps }: BarProps): Message {
  const hides = view.position.includes('?') && view.ply < REMINDED;
  if (stack === '') return message(hides ? 'board.how-hidden' : 'board.how');
  if (using.mode === 'shed') return message('board.how-shed');
  return message(jumps ? 'board.how-move' : 'board.how-only-move');
}

type Made = Extract<Event, { from: string }>;

const firstOf = ({ events }: Shown): Made =>
  events.find((event): event is Made => 'from' in event)!;

const shedsIn = ({ events }: Shown) => events.filter((event) => event.kind === 'shed');

/** The move as a command: “Jump right”. */
function moveMessage(shown: Shown, near: Seat): Message {
  const { kind, from, to } = firstOf(shown);
  const way = wayBetween(from, to);
  if (shedsIn(shown).length > 1 || way === null) return message('board.do-shed-two');
  return message(`board.do-${kind}`, { way: wayMessage(way, near) });
}

/** The same on the button, where a jump says how high it gets. */
function buttonMessage(shown: Shown, near: Seat): Message {
  const made = firstOf(shown);
  if (made.kind === 'jumped') return message('board.jump-to', { n: made.height + made.onto });
  return moveMessage(shown, near);
}

/** A sentence of its own, after what is lost. */
function grown(shown: Shown): Message {
  const made = firstOf(shown);
  return made.kind === 'jumped'
    ? message('board.grows', { n: made.height + made.onto })
    : message('board.nothing');
}

function leads(shown: Shown, seat: Seat): Message {
  const made = firstOf(shown);
  if (shown.view.winner === seat) return message('board.wins');
  if (made.kind === 'jumped') return message('board.leads-jump', { n: made.height + made.onto });
  if (made.kind === 'moved') return message('board.leads-move', { n: made.height });
  return message('board.leads-shed', { n: shedsIn(shown).at(-1)?.left ?? 0 });
}

/** What else changes: which piece turns over, or who owns what a shed leaves. */
function after(shown: Shown, { seat, using, stack }: BarProps): Message {
  const made = firstOf(shown);
  const foe = { seat: 1 - seat };
  if (made.kind === 'jumped') {
    return message('board.flips-gain', { over: made.over, colour: made.flipped });
  }
  if (made.kind === 'moved') return message('board.nothing');
  // What is hidden now is not told before the move is made.
  const left = stack.at(-1 - shedsIn(shown).length) ?? '';
  const known = left !== '' && left !== '?';
  if (known && left !== COLOURS[seat]) return message('board.shed-loss', { foe });
  if (using.first === null || shedsIn(shown).length > 1) return message('board.nothing');
  return message(known ? 'board.shed-more' : 'board.shed-maybe');
}
