import { Fault, type Message, message } from '@baithak/kernel';
import { cardNumber, FREE_PLAYS, rewardFor } from '../rules/cards.ts';
import { COLOURS } from '../rules/components.ts';
import { cardSaid, colourSaid, faceSaid, tileSaid } from '../rules/naming.ts';
import { type Arithmetic, arithmeticOf, circlesFor, hasPowerIn } from '../view/bill.ts';
import { type Points, pointsBySource, scoresIn } from '../view/tally.ts';
import type { View } from '../view/view.ts';
import { closingMove } from './planning.ts';
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

/** What closing a set brings if this card goes to the Journal. */
interface Closing {
  readonly card: string;
  readonly size: number;
  /** Cards in the Backpack afterwards. */
  readonly packed: number;
  readonly special: boolean;
  /** Whether tiles of all colours can be taken. */
  readonly free: boolean;
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
      free: hasPowerIn(ahead.view.seats[journalled.seat]!, 'choice'),
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
  const { view, legal, picks } = scene;
  // Nothing is legal for onlookers, and while a move is on its way.
  if (legal.size === 0) return undefined;
  if (view.phase === 'tile' || view.phase === 'gift') {
    return view.row.map((_, i) => whyNot(scene, `tile:${i + 1}`));
  }
  const close = closingMove(view, picks);
  const journal = picks.find((text) => text.startsWith('journal:'))?.slice(8);
  if (close === null && journal === undefined) return undefined;
  const all = closings(scene, close?.slice(6) ?? view.set!);
  const found = journal === undefined ? all : all.filter(({ card }) => card === journal);
  // A special tile comes first: until it is chosen, no tile of the row can be taken.
  return found.length > 1 || found[0]?.special ? undefined : found[0]?.reasons;
}

export const supplyOf = ({ hitch, fourteen }: View, piece: string): number =>
  piece === 'F' ? fourteen : hitch[piece as keyof typeof hitch];

/** K22, K23: whether closing a set brings a tile, of the row or a special one. */
export const bringsTile = ({ special, reasons }: Closing): boolean =>
  special || openPlaces(reasons).length > 0;

/** What closing a set brings: all of it in one sentence, which phones show, then why only that. */
export function closingSaid(closing: Closing): Message[] {
  const { card, size, special, reward, left, reasons, free } = closing;
  const n = openPlaces(reasons).length;
  const gains = [
    ...(n === 0 ? [] : [tileGain(closing)]),
    ...(special ? [message('board.gain-special')] : []),
    ...(reward !== null && left ? [rewardSaid(reward)] : []),
  ];
  return [
    ...(n === 0 ? [noTileSaid(card, size)] : []),
    ...(gains.length === 0 ? [] : [message('board.then-gains', { gains })]),
    ...(n === 0 || free ? [] : [message('board.then-why', { card: faceSaid(card) })]),
    ...(reward !== null && !left
      ? [message('board.then-gone', { piece: rewardSaid(reward) })]
      : []),
  ];
}

const rewardSaid = (piece: string): Message => (piece === 'F' ? tileSaid(piece) : cardSaid(piece));

const tileGain = ({ card, reasons, free }: Closing): Message =>
  message('board.gain-tile', {
    n: openPlaces(reasons).length,
    colour: colourSaid(card[0]!),
    free: free ? 'yes' : 'no',
  });

/** K23: which tile the set brings. */
export function thenTileSaid(closing: Closing): Message {
  if (openPlaces(closing.reasons).length === 0) return noTileSaid(closing.card, closing.size);
  return message('board.then-gains', { gains: [tileGain(closing)] });
}

const noTileSaid = (card: string, size: number): Message =>
  message('board.then-no-tile', { size, colour: colourSaid(card[0]!) });

/** A hitch-hike card or the 14-point tile. */
export const pieceSaid = (piece: string): Message =>
  piece === 'F'
    ? tileSaid(piece)
    : message('board.piece', { piece: cardSaid(piece), free: FREE_PLAYS[cardNumber(piece)]! });

/** What a tile brings its owner if it is placed by these moves. */
export interface Gain {
  /** The colours of the new circles, one for each. */
  readonly circles: readonly string[];
  readonly loops: number;
  readonly points: Points;
}

type Weighing = Pick<Scene, 'view' | 'preview' | 'scores'>;

export function gainOf({ view, preview, scores }: Weighing, moves: readonly string[]): Gain | null {
  const ahead = preview(moves);
  if (ahead instanceof Fault) return null;
  const { turn } = view;
  const [score, next] = [scores[turn]!, scoresIn(ahead.view)[turn]!];
  const [before, points] = [pointsBySource(score), pointsBySource(next)];
  for (const from in points) points[from as keyof Points] -= before[from as keyof Points];
  return {
    circles: newCircles(circlesFor(view.seats[turn]!), circlesFor(ahead.view.seats[turn]!)),
    loops: next.loops - score.loops,
    points,
  };
}

const newCircles = (before: readonly number[], after: readonly number[]): string[] =>
  COLOURS.flatMap((colour, i) => Array<string>(after[i]! - before[i]!).fill(colour));

/** A tile can also cost points, for example if it repeats a lone symbol. */
export function gainSaid({ circles, loops, points: { total } }: Gain): Message {
  return message('board.gain', { circles: circles.length, loops, ...signed(total) });
}

/** Points as words put them: a true minus, and a number without a sign. */
export const signed = (total: number) => ({
  sign: total < 0 ? '−' : '+',
  points: Math.abs(total),
});

/** The sum behind a play: what it costs, what is saved, what is left to pay. */
export function sumSaid({ cost, discounts, free }: Arithmetic): Message | null {
  return cost === 0 || discounts + free === 0
    ? null
    : message('board.sum', { cost, discounts, free });
}
