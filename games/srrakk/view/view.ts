import {
  type MemoryAids,
  type Message,
  MoveList,
  type Random,
  sure,
  type Tally,
} from '@baithak/kernel';
import {
  COLOURS,
  type CommonView,
  earlierPositions,
  membersOf,
  promptOf,
  rebuild,
  squareName,
  tallyOfWin,
} from '@baithak/panakizhi';
import { moveOf, moveText, parse } from '../position/notation.ts';
import { formatPosition, parsePosition } from '../position/position.ts';
import { PASS } from '../rules/board.ts';
import { reasonOf } from '../rules/events.ts';
import { moves } from '../rules/moves.ts';
import { forget, settle } from '../rules/rules.ts';
import { type End, endOf, newState, remember, type State, winnerOf } from '../rules/state.ts';

/**
 * Everybody has seen how each stack came about: every viewer has the same view, and a state can be
 * rebuilt from it. In a dimmed position a `?` stands for a pawn that the memory aids do not show.
 */
export interface View extends CommonView<End> {
  /** Whether the side to move has no move. */
  readonly mustPass: boolean;
}

export function view(state: State): View {
  return {
    position: formatPosition(state),
    history: earlierPositions(state, ([ones, twos, fours, eights], side) =>
      formatPosition({
        ones: ones!,
        twos: twos!,
        fours: fours!,
        eights: eights!,
        sixteens: 0,
        side,
      }),
    ),
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

/**
 * Without full aids, people see heights and tops only. The history is hidden too, because it would
 * tell the rest. After the end everything is shown.
 */
export function dim(view: View, aids: MemoryAids): View {
  if (aids === 'full' || view.end !== null) return view;
  return { ...view, position: view.position.replace(/[wb](?=[wb]+\))/g, '?'), history: null };
}

/** From a dimmed view: hidden pawns get random colours, and the past is unknown as after `forget`. */
export function imagine(view: View, random: Random): State {
  const present = view.position.replace(/\?/g, () => COLOURS[random.below(2)]!);
  const positions = [...(view.history ?? []), present].map((text) => sure(parsePosition(text)));
  const game = { remember, settle, forget, parse, moveOf };
  return rebuild(newState(positions[0]!), view, positions, game);
}

export function prompt(view: View): Message {
  return promptOf(view, view.mustPass ? 'prompt.pass' : 'prompt.turn', reasonOf);
}

export function tally({ position, end, winner }: View): Tally {
  const fours = end === 'four' ? membersOf(sure(parsePosition(position)).sixteens) : [];
  return tallyOfWin(winner, fours.map(squareName));
}
