import { Fault } from '@baithak/kernel';
import { handLimitOf } from '../view/bill.ts';
import type { View } from '../view/view.ts';
import {
  arranged,
  isLay,
  isStandIn,
  laidCard,
  laysBeside,
  laysOf,
  letterOf,
  lettersIn,
  newLetter,
} from './laying.ts';
import type { Scene } from './scene.ts';

/** What the board needs to know to turn presses into moves. */
export type Planning = Pick<Scene, 'view' | 'legal' | 'preview' | 'picks'>;

/** A press chooses something, or tries moves of which the game says why they are not possible. */
export type Answer = { readonly pick: readonly string[] } | { readonly attempt: readonly string[] };

const viewAfter = ({ preview }: Pick<Scene, 'preview'>, moves: readonly string[]): View | null => {
  const ahead = preview(moves);
  return ahead instanceof Fault ? null : ahead.view;
};

/** How often a card is among the chosen moves. */
export const timesPicked = (picks: readonly string[], card: string): number =>
  picks.filter((text) => pickedCard(text) === card).length;

function pickedCard(text: string): string | null {
  if (isLay(text)) return laidCard(text);
  return /^(pay|ride|drop):/.test(text) ? text.slice(text.indexOf(':') + 1) : null;
}

/** What a press on a card of the hand does; `chosen` if exactly this one of equal cards is chosen. */
export function pressHand(scene: Planning, card: string, chosen: boolean): Answer {
  const { view, picks } = scene;
  switch (view.phase) {
    case 'start':
    case 'lay':
      return pressLay(scene, card, chosen);
    case 'ride':
    case 'pay': {
      const hitch = isStandIn(card) && card !== 'W';
      if (hitch && view.phase === 'ride') return toggle(picks, `ride:${card}`, chosen, 99);
      if (hitch) return { attempt: [`pay:${card}`] };
      return toggle(picks, `pay:${card}`, chosen, dueIn(scene));
    }
    case 'drop': {
      const own = view.seats[view.turn]!;
      return toggle(picks, `drop:${card}`, chosen, own.handSize - handLimitOf(own));
    }
    default:
      return { attempt: [laysOf(view, card)[0]!] };
  }
}

/** Whether something can be done with a card now, by itself or with those that are chosen. */
export function isAble(scene: Planning, name: string, chosen: boolean): boolean {
  const { view, legal, picks } = scene;
  const { phase } = view;
  if (phase === 'drop') return legal.has(`drop:${name}`);
  if (phase === 'ride' || phase === 'pay') {
    return isStandIn(name) && name !== 'W' ? legal.has(`ride:${name}`) : true;
  }
  if (phase !== 'start' && phase !== 'lay') return false;
  if (picks.some(isLay)) return 'pick' in pressHand(scene, name, chosen);
  return laysOf(view, name).some((text) => legal.has(text));
}

/** Adds or removes a choice. If there would be too many of its kind, the oldest one goes. */
function toggle(picks: readonly string[], text: string, chosen: boolean, most: number): Answer {
  if (chosen) return { pick: picks.toSpliced(picks.indexOf(text), 1) };
  const kind = text.slice(0, text.indexOf(':'));
  const alike = picks.filter((each) => each.startsWith(kind));
  if (most <= 0) return { attempt: [text] };
  return { pick: [...picks.filter((each) => alike.length < most || each !== alike[0]), text] };
}

function pressLay(scene: Planning, card: string, chosen: boolean): Answer {
  const { view } = scene;
  const picks = scene.picks.filter(isLay);
  if (chosen) return takeBack(scene, picks, card);
  const cards = [...picks.map(laidCard), card];
  const first = picks.map(letterOf)[0];
  const letters = lettersIn(view).toSorted((a, b) => Number(b === first) - Number(a === first));
  for (const letter of letters) {
    const lays = letter === first ? layAfter(scene, picks, letter, card) : null;
    const moves = lays ?? arranged(scene, letter, cards);
    if (moves !== null) return { pick: moves };
  }
  const letter = first ?? letters[0]!;
  const [text] = laysBeside(letter, card, lyingIn(view, letter, picks));
  return { attempt: [...picks, text!] };
}

const lyingIn = ({ seats, turn }: View, letter: string, picks: readonly string[]): string[] => [
  ...(seats[turn]!.sets[letter] ?? []),
  ...picks.map((text) => text.slice(text.indexOf(':') + 1)),
];

/** The card after those that are chosen already, which stay as they are. */
function layAfter(
  scene: Planning,
  picks: readonly string[],
  letter: string,
  card: string,
): string[] | null {
  const texts = laysBeside(letter, card, lyingIn(scene.view, letter, picks));
  const fits = texts.find((text) => viewAfter(scene, [...picks, text]) !== null);
  return fits === undefined ? null : [...picks, fits];
}

/** A stand-in first shows what else it could mean; everything else goes back to the hand. */
function takeBack(scene: Planning, picks: readonly string[], card: string): Answer {
  const at = picks.findLastIndex((text) => laidCard(text) === card);
  const letter = letterOf(picks[at]!);
  const next = at === picks.length - 1 ? nextMeaning(scene, picks) : undefined;
  if (next !== undefined) return { pick: [...picks.slice(0, at), next] };
  const rest = picks.toSpliced(at, 1);
  if (viewAfter(scene, rest) !== null) return { pick: rest };
  return { pick: arranged(scene, letter, rest.map(laidCard)) ?? [] };
}

/** What else the card that was chosen last could stand for, as the move that lays it so. */
export function nextMeaning(scene: Planning, picks: readonly string[]): string | undefined {
  const [last, before] = [picks.at(-1), picks.slice(0, -1)];
  if (last === undefined || !isStandIn(laidCard(last))) return undefined;
  const letter = letterOf(last);
  const texts = laysBeside(letter, laidCard(last), lyingIn(scene.view, letter, before));
  return texts
    .slice(texts.indexOf(last) + 1)
    .find((text) => viewAfter(scene, [...before, text]) !== null);
}

/** A press on one of your sets, or on the place for a new one. */
export function pressSet(scene: Planning, letter: string): Answer {
  const { view, picks, legal } = scene;
  const lays = picks.filter(isLay);
  if (lays.length > 0) {
    const cards = lays.map(laidCard);
    const moves = arranged(scene, letter, cards);
    if (moves !== null) return { pick: moves };
    const texts = laysBeside(letter, cards[0]!, view.seats[view.turn]!.sets[letter] ?? []);
    return { attempt: [texts[0]!] };
  }
  const text = `close:${letter}`;
  if (view.phase === 'start' && picks.includes(text)) return { pick: [] };
  return view.phase === 'start' && legal.has(text) ? { pick: [text] } : { attempt: [text] };
}

/** A press on an open card. At the start of a turn it means to draw without playing. */
export function pressMarket({ view, legal, picks, preview }: Planning, card: string): Answer {
  const text = `draw:${card}`;
  const early = view.phase === 'start' && legal.has('skip') && !view.last;
  if (!early && !legal.has(text)) return { attempt: [text] };
  const drawn = picks.filter((each) => each.startsWith('draw:'));
  const times = view.open.filter((each) => each === card).length;
  if (drawn.filter((each) => each === text).length >= times) {
    return { pick: drawn.toSpliced(drawn.indexOf(text), 1) };
  }
  if (card === 'W') return { pick: [text] };
  const coloured = drawn.filter((each) => each !== 'draw:W');
  const more = [...coloured, text];
  // One too many takes the place of the first.
  const fits = !(preview([...(early ? ['skip'] : []), ...more]) instanceof Fault);
  return { pick: fits ? more : more.slice(1) };
}

/** A press on a tile of the row, a special tile, a Sight or a card for the Journal. */
export function pressOne({ view, legal, picks, preview }: Planning, text: string): Answer {
  if (picks.includes(text)) return { pick: picks.filter((each) => each !== text) };
  if (legal.has(text)) return { pick: [text] };
  const close = closingMove(view, picks);
  if (!text.startsWith('tile:') || close === null) return { attempt: [text] };
  // What is wrong with the tile, and not only that the set has to be closed first.
  if (preview([close, text]) instanceof Fault) return { attempt: [close, text] };
  return { pick: view.phase === 'close' ? [text] : [close, text] };
}

/** The move that closes the set in question, if one is. */
export function closingMove({ phase, set }: View, picks: readonly string[]): string | null {
  if (phase === 'close') return `close:${set}`;
  return picks.find((text) => text.startsWith('close:')) ?? null;
}

/** All moves of the step that is chosen; empty while nothing is. */
export function movesOf(scene: Planning): readonly string[] {
  const { view, picks } = scene;
  switch (view.phase) {
    case 'start':
      if (picks.some(isLay)) return [...picks, 'done'];
      return picks.some((text) => text.startsWith('draw:')) ? ['skip', ...picks] : picks;
    case 'lay':
      return [...picks, 'done'];
    case 'ride':
    case 'pay':
      return payment(scene);
    case 'close':
      return [`close:${view.set}`, ...picks];
    default:
      return picks;
  }
}

/** First the hitch-hike cards, then what is left to pay. */
function payment(scene: Planning): readonly string[] {
  const { view, picks } = scene;
  const rides = picks.filter((text) => text.startsWith('ride:'));
  const moves = [...rides, ...(ridesOn(scene, rides) ? ['ride:.'] : [])];
  const due = viewAfter(scene, moves);
  const pays = picks.filter((text) => text.startsWith('pay:'));
  return due === null || due.phase !== 'pay' || due.turn !== view.turn
    ? moves
    : [...moves, ...pays];
}

const ridesOn = (scene: Planning, rides: readonly string[]): boolean =>
  viewAfter(scene, rides)?.phase === 'ride';

/** How many cards are due after the chosen hitch-hike cards. */
export function dueIn(scene: Planning): number {
  const rides = scene.picks.filter((text) => text.startsWith('ride:'));
  const view = viewAfter(scene, [...rides, ...(ridesOn(scene, rides) ? ['ride:.'] : [])]);
  if (view === null) return viewAfter(scene, rides)?.due ?? 0;
  return view.phase === 'pay' ? view.due : 0;
}

/** Whether the chosen moves complete the step. */
export function isComplete(scene: Planning, moves: readonly string[]): boolean {
  const { view } = scene;
  if (moves.length === 0) return false;
  const ahead = viewAfter(scene, moves);
  if (ahead === null) return false;
  // Whoever only skips has not begun to draw.
  const draws = view.phase === 'start' && moves[0] === 'skip' && moves.length > 1;
  const steps = draws ? ['draw'] : STEPS[view.phase];
  return ahead.turn !== view.turn || ahead.round !== view.round || !steps?.includes(ahead.phase);
}

/** Phases that a step lasts; in others a single move is enough. */
const STEPS: Readonly<Record<string, readonly string[]>> = {
  ride: ['ride', 'pay'],
  pay: ['pay'],
  draw: ['draw'],
  drop: ['drop'],
};

/** The letter of the set that the chosen cards go to, and the set with them. */
export function plannedSet(scene: Planning): { letter: string; cards: readonly string[] } | null {
  const lays = scene.picks.filter(isLay);
  const letter = lays.map(letterOf)[0];
  const view = letter === undefined ? null : viewAfter(scene, lays);
  if (letter === undefined || view === null) return null;
  return { letter, cards: view.seats[view.turn]!.sets[letter] ?? [] };
}

export { newLetter };
