import type { DragRules } from '@baithak/board';
import { type Message, message, sure } from '@baithak/kernel';
import { type Attempt, parse } from '../position/notation.ts';
import { LETTERS } from '../rules/components.ts';
import type { Held } from './layout.ts';

/** The selected cards by their ids, and a number of camels from the herd. */
export interface Selection {
  readonly market: readonly string[];
  readonly hand: readonly string[];
  readonly camels: number;
}

export const NOTHING: Selection = { market: [], hand: [], camels: 0 };

/** What can be selected: the open cards. */
export interface Open {
  readonly market: readonly (Held | null)[];
  readonly hand: readonly Held[];
  /** How many camels the herd has. */
  readonly herd: number;
}

function toggled(ids: readonly string[], id: string): string[] {
  return ids.includes(id) ? ids.filter((each) => each !== id) : [...ids, id];
}

export function toggleHand(selection: Selection, id: string): Selection {
  return { ...selection, hand: toggled(selection.hand, id) };
}

/** Camels are only taken all together, so one tap selects them all. */
export function toggleMarket(selection: Selection, id: string, { market }: Open): Selection {
  const camels = market.flatMap((card) => (card?.letter === 'K' ? [card.id] : []));
  if (!camels.includes(id)) return { ...selection, market: toggled(selection.market, id) };
  const goods = selection.market.filter((each) => !camels.includes(each));
  const all = selection.market.includes(id) ? goods : [...goods, ...camels];
  return { ...selection, market: all };
}

/** One camel more; after the last one, none again. */
export function moreCamels(selection: Selection, { herd }: Open): Selection {
  return { ...selection, camels: selection.camels >= herd ? 0 : selection.camels + 1 };
}

export function fewerCamels(selection: Selection): Selection {
  return { ...selection, camels: Math.max(0, selection.camels - 1) };
}

/** Everything of one kind in the hand, or nothing if all of it is selected already. */
export function selectKind(selection: Selection, letter: string, { hand }: Open): Selection {
  const ids = hand.flatMap((card) => (card.letter === letter ? [card.id] : []));
  const isSame = ids.length === selection.hand.length && ids.every(isIn(selection.hand));
  return isSame ? NOTHING : { ...NOTHING, hand: ids };
}

const isIn = (list: readonly string[]) => (each: string) => list.includes(each);

/** Dragging a card from the market to one's own side, or the other way, selects it like a tap. */
export function afterDrop(
  selection: Selection,
  name: string,
  at: string | null,
  open: Open,
): Selection {
  const [area, id] = draggedFrom(name);
  const isOwnSide = at === 'hand' || at === 'herd';
  if (area === 'market' && isOwnSide && !selection.market.includes(id)) {
    return toggleMarket(selection, id, open);
  }
  // What is given goes to the market in an exchange, and to the discards or the tokens in a sale.
  if (at !== 'market' && at !== 'sale') return selection;
  if (area === 'herd') {
    return selection.camels < open.herd ? moreCamels(selection, open) : selection;
  }
  if (area === 'hand' && !selection.hand.includes(id)) return toggleHand(selection, id);
  return selection;
}

/**
 * A drop that can never be a move, as a move that the referee refuses with the reason: a sale of camels,
 * or of a card that is not in the hand yet.
 */
export function impossibleDrop(name: string, at: string | null, open: Open): string | null {
  const [area, id] = draggedFrom(name);
  if (at !== 'sale' || area === 'hand') return null;
  const letter = open.market.find((card) => card?.id === id)?.letter ?? 'K';
  if (letter === 'K') return '-K';
  return `-${letter}${letter.repeat(open.hand.filter((card) => card.letter === letter).length)}`;
}

/** Cards and the herd say what can be dragged: `market:card 3`, `hand:card 0`, `herd:`. */
function draggedFrom(name: string): readonly [area: string, id: string] {
  const [area, id] = name.split(':');
  return [area!, id ?? ''];
}

export function cardDrag(
  open: Open,
  selection: Selection,
  select: (selection: Selection) => void,
  attempt: (text: string) => void,
): DragRules {
  return {
    lift: () => {},
    drop: (name, at) => {
      const impossible = impossibleDrop(name, at, open);
      if (impossible !== null) attempt(impossible);
      else select(afterDrop(selection, name, at, open));
    },
  };
}

/** The selection as a move, with its letters in canonical order. */
export function attemptOf(selection: Selection, { market, hand }: Open): Attempt {
  const taken = lettersOf(market, selection.market);
  return {
    taken: taken.replace(/K+/, 'K'),
    returned: lettersOf(hand, selection.hand) + 'K'.repeat(selection.camels),
  };
}

/** The selection that makes a move. */
export function selectionFor(text: string, { market, hand }: Open): Selection {
  const { taken, returned } = sure(parse(text));
  const camels = returned.split('K').length - 1;
  const isHerd = taken === 'K' && returned === '';
  return {
    market: isHerd ? idsOf(market, 'K'.repeat(market.length)) : idsOf(market, taken),
    hand: idsOf(hand, returned.replaceAll('K', '')),
    camels,
  };
}

/** The first cards with these letters. */
function idsOf(cards: readonly (Held | null)[], letters: string): string[] {
  const wanted = [...letters];
  return cards.flatMap((card) => {
    const at = wanted.indexOf(card?.letter ?? '');
    if (at < 0) return [];
    wanted.splice(at, 1);
    return card!.id;
  });
}

function lettersOf(cards: readonly (Held | null)[], ids: readonly string[]): string {
  const chosen = cards.flatMap((card) =>
    card !== null && ids.includes(card.id) ? card.letter : [],
  );
  return LETTERS.flatMap((letter) => chosen.filter((each) => each === letter)).join('');
}

/** Counts equal cards together. */
export function cards(letters: string): Message[] {
  return [...new Set(letters)].map((letter) =>
    message(`counted.${letter}`, { n: letters.split(letter).length - 1 }),
  );
}
