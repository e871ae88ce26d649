import { Fault, type Message, message } from '@baithak/kernel';
import { game } from '../index.ts';
import { CARD_NAMES, FACE_NAMES, HITCHHIKE_FOR } from '../rules/cards.ts';
import { COMPONENTS } from '../rules/components.ts';
import { touches } from '../rules/laying.ts';
import type { Score } from '../rules/scores.ts';
import { entryNumber } from '../rules/sets.ts';
import type { State } from '../rules/state.ts';
import { type Arithmetic, arithmeticOf, circlesFor } from '../view/bill.ts';
import { rebuild } from '../view/rebuild.ts';
import { scoresIn } from '../view/tally.ts';
import type { View } from '../view/view.ts';

/** What is left to memory is of no weight in what a board foretells; only how much there is of it. */
function stateOf(view: View): State {
  const seats = view.seats.map((seat) => ({
    ...seat,
    backpack: seat.backpack ?? new Array<string>(seat.backpackSize).fill('W'),
  }));
  return rebuild({ ...view, seats });
}

/** The table after a move, as far as nothing hidden comes into it; or why it is refused. */
export function after(view: View, text: string): View | Fault {
  const attempt = game.parse(text);
  if (attempt instanceof Fault) return attempt;
  const state = stateOf(view);
  const move = game.judge(state, attempt);
  if (move instanceof Fault) return move;
  game.play(state, move);
  return game.view(state, view.viewer);
}

/** The refusal that a move would meet, `null` if none. */
export function whyNot(view: View, text: string): Message | null {
  const then = after(view, text);
  return then instanceof Fault ? message(`fault.${then.code}`, then.args) : null;
}

/** What would have to be paid in all after a card is laid or a hitch-hike card spent. */
export function sumAfter(view: View, text: string): Arithmetic | null {
  const then = after(view, text);
  return then instanceof Fault ? null : arithmeticOf(then);
}

/** What is due once a hitch-hike card is spent, or none more. */
export function dueAfter(view: View, text: string): number | null {
  const then = after(view, text);
  if (then instanceof Fault) return null;
  return arithmeticOf(then)?.left ?? then.due;
}

/** For each place of the row, why its tile cannot be had for such a set; `null` where it can. */
export function rowReasons(view: View, card: string, size: number): (Message | null)[] {
  const asked: View = { ...view, phase: 'tile', card, size };
  return view.row.map((_, place) => whyNot(asked, `tile:${place + 1}`));
}

/** The places that are open to choice. */
export const openPlaces = (reasons: readonly (Message | null)[]): number[] =>
  reasons.flatMap((reason, place) => (reason === null ? [place + 1] : []));

/** What closing a set brings, with that card in the Journal. */
export interface Closing {
  readonly card: string;
  readonly size: number;
  readonly packed: number;
  readonly special: boolean;
  readonly reasons: readonly (Message | null)[];
  /** The name of the hitch-hike card or the 14-point tile; and whether there is one left. */
  readonly reward: string | null;
  readonly left: boolean;
}

/** One for each card that could go to the Journal; none if the set cannot be closed. */
export function closings(view: View, letter: string): Closing[] {
  const cards = view.seats[view.turn]!.sets[letter] ?? [];
  const closed = view.phase === 'journal' ? view : after(view, `close:${letter}`);
  if (closed instanceof Fault) return [];
  if (closed.phase !== 'journal') return [closing(view, closed, cards.length)];
  return cards.flatMap((card) => {
    const then = after(closed, `journal:${card}`);
    return then instanceof Fault ? [] : [closing(view, then, cards.length)];
  });
}

function closing(before: View, then: View, size: number): Closing {
  const [own, now] = [before.seats[before.turn]!, then.seats[before.turn]!];
  const card = now.journal.find((name) => !own.journal.includes(name))!;
  const reward = rewardFor(size);
  return {
    card,
    size,
    packed: own.backpackSize + size - 1,
    special: then.phase === 'special',
    reasons: rowReasons(before, card, size),
    reward,
    left: reward === null || supplyOf(before, reward) > 0,
  };
}

/** K24. */
export function rewardFor(size: number): string | null {
  if (size === COMPONENTS.pointTile.earnedBy) return COMPONENTS.pointTile.name;
  return CARD_NAMES[HITCHHIKE_FOR[size] ?? -1] ?? null;
}

export const supplyOf = ({ hitch, fourteen }: View, piece: string): number =>
  piece === 'F' ? fourteen : hitch[piece as keyof typeof hitch];

/** What a stand-in could be on a set: all that fits, whether it can be paid or not. */
export function facesFor(cards: readonly string[]): string[] {
  const sets = Uint8Array.from([0, 0, cards.length, ...cards.map(entryNumber)]);
  return FACE_NAMES.filter((_, face) => touches({ sets }, 0, (face / 7) | 0, 1 + (face % 7)));
}

/** Points by where they come from. */
export function pointsOf({ numbers, symbols, loopPoints, scoring, total }: Score) {
  const tiles = scoring.reduce((sum, { points }) => sum + points, 0);
  return { numbers, symbols, loops: loopPoints, tiles, total };
}

export interface Gain {
  readonly circles: number;
  readonly loops: number;
  readonly points: ReturnType<typeof pointsOf>;
}

/** What a tile brings its owner, turned like this. */
export function gainOf(view: View, rotation: number): Gain | null {
  const then = after(view, `r${rotation}`);
  if (then instanceof Fault) return null;
  const { turn } = view;
  const [score, next] = [scoresIn(view)[turn]!, scoresIn(then)[turn]!];
  const [before, points] = [pointsOf(score), pointsOf(next)];
  for (const from in points) points[from as keyof typeof points] -= before[from as 'total'];
  return {
    circles: circleCount(then) - circleCount(view),
    loops: next.loops - score.loops,
    points,
  };

  function circleCount({ seats }: View): number {
    return circlesFor(seats[turn]!).reduce((sum, n) => sum + n, 0);
  }
}
