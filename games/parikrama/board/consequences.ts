import { Fault, type Message, message } from '@baithak/kernel';
import { cardNumber, FREE_PLAYS, rewardFor } from '../rules/cards.ts';
import { COMPONENTS } from '../rules/components.ts';
import { cardSaid, colourSaid, tileSaid } from '../rules/naming.ts';
import { type Arithmetic, arithmeticOf, circlesFor } from '../view/bill.ts';
import { type Points, pointsBySource, scoresIn } from '../view/tally.ts';
import type { View } from '../view/view.ts';
import type { Scene } from './scene.ts';

/** What the board needs to ask for consequences. */
type Asking = Pick<Scene, 'view' | 'preview'>;

/** Why a move is refused, `null` if it is legal. */
export function whyNot({ preview }: Asking, ...moves: readonly string[]): Message | null {
  const ahead = preview(moves);
  return ahead instanceof Fault ? message(`fault.${ahead.code}`, ahead.args) : null;
}

/** What the whole play costs once this card is laid or this hitch-hike card is spent. */
export function sumAfter({ preview }: Asking, text: string): Arithmetic | null {
  const ahead = preview([text]);
  return ahead instanceof Fault ? null : arithmeticOf(ahead.view);
}

/** What is due once a hitch-hike card is spent, or no more of them are. */
export function dueAfter({ preview }: Asking, text: string): number | null {
  const ahead = preview([text]);
  if (ahead instanceof Fault) return null;
  return arithmeticOf(ahead.view)?.left ?? ahead.view.due;
}

/** What closing a set brings if this card goes to the Journal. */
interface Closing {
  readonly card: string;
  readonly size: number;
  /** Cards in the Backpack afterwards. */
  readonly packed: number;
  readonly special: boolean;
  /** For each place of the row: why its tile cannot be taken, `null` if it can. */
  readonly reasons: readonly (Message | null)[];
  /** The hitch-hike card or 14-point tile that the set earns, and whether one is left. */
  readonly reward: string | null;
  readonly left: boolean;
}

/** One for each card that could go to the Journal; none if the set cannot be closed. */
export function closings(scene: Asking, letter: string): Closing[] {
  const { view, preview } = scene;
  const moves = view.phase === 'journal' ? [] : [`close:${letter}`];
  const closed = preview(moves);
  if (closed instanceof Fault) return [];
  if (closed.view.phase !== 'journal') return closingAfter(scene, moves);
  const cards = view.seats[view.turn]!.sets[letter] ?? [];
  return cards.flatMap((card) => closingAfter(scene, [...moves, `journal:${card}`]));
}

function closingAfter(scene: Asking, moves: readonly string[]): Closing[] {
  const ahead = scene.preview(moves);
  if (ahead instanceof Fault) return [];
  const journalled = ahead.events.find((event) => event.kind === 'journalled')!;
  const size = journalled.packed.length + 1;
  const reward = rewardFor(size);
  return [
    {
      card: journalled.card,
      size,
      packed: ahead.view.seats[journalled.seat]!.backpackSize,
      special: ahead.view.phase === 'special',
      reasons: reasonsAfter(scene, moves, journalled.card, size),
      reward,
      left: reward === null || supplyOf(scene.view, reward) > 0,
    },
  ];
}

/** Why each tile of the row cannot be taken after these moves. */
function reasonsAfter(
  scene: Asking,
  moves: readonly string[],
  card: string,
  size: number,
): (Message | null)[] {
  const { row, specials } = scene.view;
  const ahead = scene.preview(moves);
  if (ahead instanceof Fault) return [];
  // A special tile is chosen first. Any will do here, except the one that frees the choice: it is last.
  if (ahead.view.phase === 'special') {
    return reasonsAfter(scene, [...moves, `special:${specials[0]}`], card, size);
  }
  if (ahead.view.phase === 'tile')
    return row.map((_, i) => whyNot(scene, ...moves, `tile:${i + 1}`));
  return row.map(() => noTileSaid(card, size));
}

/** The places whose tiles can be taken. */
export const openPlaces = (reasons: readonly (Message | null)[]): number[] =>
  reasons.flatMap((reason, place) => (reason === null ? [place + 1] : []));

/** Why each tile of the row can be taken or not, while a tile is chosen or one set could be closed. */
export function reasonsNow(scene: Scene): readonly (Message | null)[] | undefined {
  const { view, legal } = scene;
  // Nothing is legal for onlookers, and while a move is on its way.
  if (legal.size === 0) return undefined;
  if (view.phase === 'tile') return view.row.map((_, i) => whyNot(scene, `tile:${i + 1}`));
  if (view.phase !== 'close') return undefined;
  const [first, ...others] = closings(scene, view.set!);
  return others.length > 0 ? undefined : first?.reasons;
}

export const supplyOf = ({ hitch, fourteen }: View, piece: string): number =>
  piece === 'F' ? fourteen : hitch[piece as keyof typeof hitch];

/** What closing a set brings, sentence by sentence. */
export function closingSaid({ card, size, packed, special, reasons, reward, left }: Closing) {
  const places = openPlaces(reasons);
  return [
    message('board.then-journal', { card: cardSaid(card), colour: colourSaid(card[0]!) }),
    message('board.then-backpack', { n: size - 1, packed, limit: COMPONENTS.limits.backpack }),
    ...(special ? [message('board.then-special')] : []),
    places.length > 0
      ? message('board.then-tile', { places: places.join(', '), n: places.length })
      : noTileSaid(card, size),
    ...(reward === null
      ? []
      : [message(left ? 'board.then-reward' : 'board.then-gone', { piece: pieceSaid(reward) })]),
  ];
}

const noTileSaid = (card: string, size: number): Message =>
  message('board.then-no-tile', { size, colour: colourSaid(card[0]!) });

/** A hitch-hike card or the 14-point tile. */
export const pieceSaid = (piece: string): Message =>
  piece === 'F'
    ? tileSaid(piece)
    : message('board.piece', { piece: cardSaid(piece), free: FREE_PLAYS[cardNumber(piece)]! });

/** What a tile brings its owner if it is placed with this rotation. */
export interface Gain {
  readonly circles: number;
  readonly loops: number;
  readonly points: Points;
}

export function gainOf({ view, preview, scores }: Scene, rotation: number): Gain | null {
  const ahead = preview([`r${rotation}`]);
  if (ahead instanceof Fault) return null;
  const { turn } = view;
  const [score, next] = [scores[turn]!, scoresIn(ahead.view)[turn]!];
  const [before, points] = [pointsBySource(score), pointsBySource(next)];
  for (const from in points) points[from as keyof Points] -= before[from as keyof Points];
  return {
    circles: circleCount(ahead.view) - circleCount(view),
    loops: next.loops - score.loops,
    points,
  };

  function circleCount({ seats }: View): number {
    return circlesFor(seats[turn]!).reduce((sum, n) => sum + n, 0);
  }
}
