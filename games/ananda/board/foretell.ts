import { type Message, message, type Seat } from '@baithak/kernel';
import { COMPONENTS } from '../rules/components.ts';
import { balanceOf } from '../rules/refill.ts';
import type { State } from '../rules/state.ts';
import type { SeatView, View } from '../view/view.ts';
import { type Change, changesBetween } from './changes.ts';
import { eventOf, type Rehearsal, rehearse } from './rehearsal.ts';
import { type Scene, sceneOf } from './scene.ts';
import { meditationOf, type Selection } from './selection.ts';

const colourOf = (letter: string): Message => message(`colour.${letter}`);

/** What one has of a colour. */
export function ownOf({ rack, hand }: SeatView, colour: string) {
  const cards = (hand ?? []).filter((card) => card[0] === colour).map((card) => card[1]);
  return {
    tiles: (rack ?? []).filter((tile) => tile.includes(colour)).length,
    cards: cards.join(' + '),
    count: cards.length,
    sum: cards.reduce((sum, value) => sum + Number(value), 0),
  };
}

/** What a monk would stand on, and what one has for it. */
export function foretellMonk(view: View, seat: Seat, ahead: Rehearsal): Message[] {
  const placed = eventOf(ahead, 'monk-placed');
  if (placed === undefined) return [];
  const own = ownOf(view.seats[seat]!, placed.colour);
  const args = { colour: colourOf(placed.colour), ...own };
  return [
    message('board.then-monk', { ...args, space: placed.space, value: placed.value }),
    message(own.tiles === 0 ? 'board.then-no-tile' : 'board.then-own', args),
  ];
}

/** Whether an area is worth all cards that one has for it. */
export const isEnough = (view: View, seat: Seat, value: number): boolean =>
  value >= ownOf(view.seats[seat]!, view.area?.colour ?? 'r').sum;

/** What the area should come to, and whether it does; `left` is what the rack still holds then. */
export function aimMessage(view: View, seat: Seat, value: number, left: number): Message {
  if (view.supplySize === 0 && left === 0) return message('board.last-tile');
  const colour = view.area?.colour ?? 'r';
  const { cards, count, sum } = ownOf(view.seats[seat]!, colour);
  const enough = isEnough(view, seat, value) ? 'yes' : 'no';
  const supply = view.supplySize > 0 ? 'some' : 'none';
  return message('board.aim', { colour: colourOf(colour), cards, count, sum, enough, supply });
}

export const isRackFull = (view: View, seat: Seat): boolean =>
  view.seats[seat]!.rackSize >= COMPONENTS.limits.rack;

/** What a tile would do to areas. */
export function foretellTile(before: Scene, ahead: Rehearsal): Message[] {
  const placed = eventOf(ahead, 'tile-placed');
  if (placed === undefined) return [];
  const { met, level } = placed;
  return [
    ...(level > 1 ? [message('board.then-level', { level })] : []),
    ...changesBetween(before, sceneOf(ahead.state)).map(changeMessage),
    ...(met.length > 0
      ? [
          message('board.then-met', {
            n: met.length,
            seats: met.map((seat) => message('player', { seat: { seat } })),
          }),
        ]
      : []),
  ];
}

function changeMessage(change: Change): Message {
  const colour = colourOf(change.colour);
  if (change.kind === 'covered') {
    return message('board.then-covered', { colour, from: change.from, to: change.to });
  }
  const parts = change.parts.join(' + ');
  return change.kind === 'joined'
    ? message('board.then-joined', { colour, parts, to: change.to })
    : message('board.then-split', { colour, parts, from: change.from });
}

/** What a meditation would come to. */
export interface Outlook {
  readonly value: number;
  readonly spent: number;
  readonly tiles: number;
  readonly cards: number;
  /** Due, but there is no room on the rack, or nothing left to draw. */
  readonly lost: number;
  readonly isFull: boolean;
  /** Cards for the balance. */
  readonly balance: number;
  readonly ends: boolean;
}

/** With the cards chosen; `null` if they cannot be played together. */
export function outlookOf(state: State, selection: Selection): Outlook | null {
  const moves = meditationOf(selection);
  const ahead = rehearse(state, moves);
  const done = eventOf(ahead, 'meditated');
  if (done === undefined) return null;
  const { value, spent, tileCount: tiles, cardCount: cards } = done;
  const ends = eventOf(ahead, 'game-over') !== undefined;
  const played = rehearse(state, moves.slice(0, -1)).state;
  return {
    value,
    spent,
    tiles,
    cards,
    lost: value - spent - tiles - cards,
    isFull: state.rackSizes[state.seat]! + tiles >= COMPONENTS.limits.rack,
    balance: ends ? 0 : balanceOf(played, { tiles, cards }),
    ends,
  };
}

/** Which cards there are to choose from: `room` is what the cards chosen leave. */
export function cardsMessage(view: View, seat: Seat, { spent, value }: Outlook): Message | null {
  const colour = view.area?.colour ?? 'r';
  const own = (view.seats[seat]!.hand ?? []).filter((card) => card[0] === colour);
  const room = value - spent;
  const isFitting = own.some((card) => Number(card[1]) <= room);
  if (isFitting) return message('board.choose-cards', { colour: colourOf(colour), room });
  return message('board.no-cards', { colour: colourOf(colour), n: own.length, room });
}

/** What is due and will not come, with the reason. */
export function lossMessage({ lost, isFull, ends }: Outlook): Message | null {
  if (ends) return message('board.then-ends');
  if (lost === 0) return null;
  return isFull
    ? message('board.then-full', { n: lost, rack: COMPONENTS.limits.rack })
    : message('board.then-lost', { n: lost });
}
