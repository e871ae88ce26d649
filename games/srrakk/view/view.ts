import {
  type MemoryAids,
  type Message,
  MoveList,
  message,
  type Random,
  sure,
  type Tally,
} from '@baithak/kernel';
import { COLOURS, membersOf } from '@baithak/panakizhi';
import { moveOf, moveText, parse } from '../position/notation.ts';
import { formatPosition, parsePosition } from '../position/position.ts';
import { PASS, squareName } from '../rules/board.ts';
import { reasonOf } from '../rules/events.ts';
import { remember } from '../rules/history.ts';
import { moves } from '../rules/moves.ts';
import { forget, settle } from '../rules/rules.ts';
import { type End, endOf, newState, type State, winnerOf } from '../rules/state.ts';

/** Everything was seen once: every viewer has the same view, and it holds all there is to know. */
export interface View {
  /** A `?` stands for a piece that the memory aids do not show. */
  readonly position: string;
  /** The earlier positions in order, which decide when the game is drawn; `null` if not known. */
  readonly history: readonly string[] | null;
  readonly ply: number;
  readonly last: string | null;
  readonly mustPass: boolean;
  readonly end: End | null;
  readonly winner: number | null;
}

export function view(state: State): View {
  return {
    position: formatPosition(state),
    history: state.remembers ? earlierPositions(state) : null,
    ply: state.ply,
    last: state.last < 0 ? null : moveText(state.last),
    mustPass: mustPass(state),
    end: endOf(state),
    winner: winnerOf(state),
  };
}

function mustPass(state: State): boolean {
  const list = new MoveList();
  moves(state, list);
  return list.includes(PASS);
}

function earlierPositions({ past, ply, side }: State): string[] {
  return Array.from({ length: ply }, (_, i) =>
    formatPosition({
      ones: past[4 * i]!,
      twos: past[4 * i + 1]!,
      fours: past[4 * i + 2]!,
      eights: past[4 * i + 3]!,
      sixteens: 0,
      side: side ^ ((ply - i) & 1),
    }),
  );
}

/**
 * Without full aids a person is shown heights and tops, and no earlier positions: they would tell
 * the rest. After the end nothing needs remembering.
 */
export function dim(view: View, aids: MemoryAids): View {
  if (aids === 'full' || view.end !== null) return view;
  return { ...view, position: view.position.replace(/[wb](?=[wb]+\))/g, '?'), history: null };
}

/** Of a dimmed view: pieces of any colour below the tops, and no past, as after `forget`. */
export function imagine(view: View, random: Random): State {
  const present = view.position.replace(/\?/g, () => COLOURS[random.below(2)]!);
  const positions = [...(view.history ?? []), present].map((text) => sure(parsePosition(text)));
  const state = newState(positions[0]!);
  for (const [ply, position] of positions.entries()) {
    Object.assign(state, position, { ply });
    remember(state);
  }
  state.ply = view.ply;
  state.last = view.last === null ? -1 : moveOf(sure(parse(view.last)));
  if (view.history === null) forget(state);
  else settle(state);
  return state;
}

export function prompt(view: View): Message {
  if (view.end !== null) return message('prompt.over', { reason: reasonOf(view.end, view.winner) });
  const seat = view.position.endsWith(COLOURS[0]) ? 0 : 1;
  return message(view.mustPass ? 'prompt.pass' : 'prompt.turn', { seat: { seat } });
}

function foursOf({ position, end }: View): string[] {
  if (end !== 'four') return [];
  return membersOf(sure(parsePosition(position)).sixteens).map(squareName);
}

/** There are no points; a win counts one. */
export function tally(view: View): Tally {
  const won = { label: message('tally.won'), terms: [1], least: 1, most: 1, at: foursOf(view) };
  return [0, 1].map((seat) =>
    seat === view.winner ? { lines: [won], least: 1, most: 1 } : { lines: [], least: 0, most: 0 },
  );
}
