import { Fault, type Message, message, type Preview, type Seat } from '@baithak/kernel';
import type { Event } from '../rules/events.ts';
import { balanceAfter, HAND, isFullWith, RACK } from '../view/open-table.ts';
import type { SeatView, View } from '../view/view.ts';
import { type Scene, type SceneArea, sceneOf } from './scene.ts';

/** What `preview` answers: what moves would lead to, or why one of them is refused. */
export type Ahead = Preview<View, Event> | Fault;

type EventOf<Kind extends Event['kind']> = Extract<Event, { readonly kind: Kind }>;

/** The last event of a kind that moves would cause; none if they are refused. */
export function eventOf<Kind extends Event['kind']>(
  ahead: Ahead | null,
  kind: Kind,
): EventOf<Kind> | undefined {
  if (ahead === null || ahead instanceof Fault) return undefined;
  return ahead.events.findLast((event): event is EventOf<Kind> => event.kind === kind);
}

/** A refusal in the referee's own words. */
export const reasonOf = ({ code, args }: Fault): Message => message(`fault.${code}`, args ?? {});

const colourOf = (letter: string): Message => message(`colour.${letter}`);

/** The tiles and cards that the viewer has of a colour. */
export function ownOf({ rack, hand }: SeatView, colour: string) {
  const cards = (hand ?? []).filter((card) => card[0] === colour).map((card) => card[1]);
  return {
    tiles: (rack ?? []).filter((tile) => tile.includes(colour)).length,
    cards: cards.join(' + '),
    count: cards.length,
    sum: cards.reduce((sum, value) => sum + Number(value), 0),
  };
}

/** What the owner of a monk has for the colour it would stand on. */
export function monkMessage(view: View, seat: Seat, letter: string): Message {
  const own = ownOf(view.seats[seat]!, letter);
  const args = { colour: colourOf(letter), ...own };
  return message(own.tiles === 0 ? 'board.then-no-tile' : 'board.then-own', args);
}

/** Whether an area is worth all cards that its owner has for it. */
const isEnough = (view: View, seat: Seat, value: number): boolean =>
  value >= ownOf(view.seats[seat]!, view.area?.colour ?? 'r').sum;

/** How large the area should become, and whether it is; `left` tiles would stay on the rack. */
export function aimMessage(view: View, seat: Seat, value: number, left: number): Message {
  if (view.supplySize === 0 && left === 0) return message('board.last-tile');
  const colour = view.area?.colour ?? 'r';
  const { cards, count, sum } = ownOf(view.seats[seat]!, colour);
  const enough = isEnough(view, seat, value) ? 'yes' : 'no';
  const supply = view.supplySize > 0 ? 'some' : 'none';
  return message('board.aim', { colour: colourOf(colour), cards, count, sum, enough, supply });
}

export const isRackFull = (view: View, seat: Seat): boolean => isFullWith(view.seats[seat]!, 0);

/** What a tile would do to areas. */
export function tileMessages(before: Scene, ahead: Ahead): Message[] {
  const placed = eventOf(ahead, 'tile-placed');
  if (placed === undefined || ahead instanceof Fault) return [];
  const { met } = placed;
  return [
    ...changesBetween(before, sceneOf(ahead.view)).map(changeMessage),
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

/** More than any area can have. */
const SPLIT = 1000;

/**
 * How good a place for a tile looks at first sight: what the mover's area would be worth. Places that
 * split an area of another colour come last if the mover has cards of it.
 */
export function worthOf(before: Scene, ahead: Ahead, hand: readonly string[]): number {
  const placed = eventOf(ahead, 'tile-placed');
  if (placed === undefined || ahead instanceof Fault) return 0;
  const splits = changesBetween(before, sceneOf(ahead.view)).filter(
    ({ kind, colour }) =>
      kind === 'split' && colour !== placed.colour && hand.some((card) => card[0] === colour),
  );
  return placed.value - SPLIT * splits.length;
}

/** What a tile does to one area, whoever holds it; the numbers are spaces. */
type Change = { readonly colour: string } & (
  | { readonly kind: 'split'; readonly from: number; readonly parts: readonly number[] }
  | { readonly kind: 'joined'; readonly parts: readonly number[]; readonly to: number }
  | { readonly kind: 'covered'; readonly from: number; readonly to: number }
);

/** Compares the areas before and after a tile. */
export function changesBetween(before: Scene, after: Scene): Change[] {
  return [
    ...after.areas.flatMap((area) => joinOf(before, area)),
    ...before.areas.flatMap((area) => lossOf(after, area)),
  ];
}

/** The areas of the same colour in another scene that share a space with an area. */
const overlapping = ({ areas }: Scene, { colour, spaces }: SceneArea): SceneArea[] =>
  areas.filter(
    (other) => other.colour === colour && other.spaces.some((space) => spaces.includes(space)),
  );

const sizes = (areas: readonly SceneArea[]): number[] => areas.map(({ spaces }) => spaces.length);

function joinOf(before: Scene, area: SceneArea): Change[] {
  const parts = sizes(overlapping(before, area));
  if (parts.length < 2) return [];
  return [{ kind: 'joined', colour: area.colour, parts, to: area.spaces.length }];
}

function lossOf(after: Scene, area: SceneArea): Change[] {
  const rest = overlapping(after, area);
  const from = area.spaces.length;
  const { colour } = area;
  if (rest.length > 1) return [{ kind: 'split', colour, from, parts: sizes(rest) }];
  // A tile that covers a part of an area may enlarge it elsewhere.
  const to = rest[0]?.spaces.length ?? 0;
  return to < from ? [{ kind: 'covered', colour, from, to }] : [];
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
  /** Draws that are due but cannot come: the rack or the hand is full, or nothing is left to draw. */
  readonly lost: number;
  readonly isFull: boolean;
  readonly isHandFull: boolean;
  /** Cards for the balance. */
  readonly balance: number;
  readonly ends: boolean;
}

/** The outlook of a previewed meditation, its end included; `null` if it is refused. */
export function outlookOf(view: View, ahead: Ahead): Outlook | null {
  const done = eventOf(ahead, 'meditated');
  if (done === undefined || ahead instanceof Fault) return null;
  const { seat, value, spent, tileCount: tiles, cardCount: cards } = done;
  const ends = eventOf(ahead, 'game-over') !== undefined;
  return {
    value,
    spent,
    tiles,
    cards,
    lost: value - spent - tiles - cards,
    isFull: isFullWith(view.seats[seat]!, tiles),
    isHandFull: ahead.view.seats[seat]!.handSize + cards >= HAND,
    balance: ends ? 0 : balanceAfter(ahead.view.seats[seat]!, tiles, cards),
    ends,
  };
}

/** What is due and will not come, with the reason. */
export function lossMessage(outlook: Outlook): Message | null {
  const { tiles, cards, lost, isFull, isHandFull, ends } = outlook;
  if (ends) return message('board.then-ends');
  if (lost === 0) return null;
  if (isFull) return message('board.then-full', { tiles, due: tiles + lost, rack: RACK });
  // Where tiles come as well, a sum of both would say too much.
  return isHandFull && tiles === 0
    ? message('board.then-hand-full', { cards, due: cards + lost, hand: HAND })
    : message('board.then-lost', { n: lost });
}
