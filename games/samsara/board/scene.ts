import type { BoardProps } from '@baithak/board';
import { type Message, message, type Seat } from '@baithak/kernel';
import type { FocusEvent } from 'react';
import type { Event } from '../rules/events.ts';
import type { View } from '../view/view.ts';
import type { Deeds } from './deeds.ts';
import type { CardIds, Thing } from './things.ts';

export type Say = (message: Message) => string;

/** What explanations depend on. */
export interface Situation {
  readonly view: View;
  /** The seat at the bottom, and whether it decides now; only then there are previews. */
  readonly near: Seat;
  readonly decides: boolean;
  readonly legal: readonly string[];
  readonly preview: BoardProps<View, Event>['preview'];
}

/** A closer look at a seat, or at the amulets between two others. */
export type Sheet =
  | { readonly kind: 'seat'; readonly seat: Seat }
  | { readonly kind: 'group'; readonly group: number };

/** What all parts of the board need. */
export interface Scene extends Situation {
  readonly say: Say;
  /** Whether somebody is taught or tested here: then the bar proposes nothing. */
  readonly guided: boolean;
  readonly chosen: readonly Thing[];
  /** What the hub explains: the thing under the pointer or with the keyboard focus, or else what is chosen. */
  readonly shown: readonly Thing[];
  /** The table after the shown move, if nothing on the way is still open. */
  readonly ahead: View | null;
  /** Whether a thing can be used for a legal move now. */
  readonly useful: (thing: Thing) => boolean;
  /** Whether a refusal points at something, by the name that faults use. */
  readonly lit: (name: string) => boolean;
  readonly look: (thing: Thing) => void;
  readonly point: (thing: Thing | null) => void;
  readonly open: (sheet: Sheet) => void;
  readonly ids: CardIds;
  /** What the others did since the near seat's last turn. */
  readonly did: Deeds;
}

/** Whether the seat holds cards that this table shows: only then amulets are near or far. */
export const isDealt = ({ phase, seats }: View, seat: Seat): boolean =>
  phase !== 'characters' &&
  phase !== 'amulets' &&
  seats[seat]!.character !== null &&
  seats[seat]!.hand !== null;

/** The attributes of a thing that can be selected, for styles and for screen readers. */
export function marksOf(scene: Scene, thing: Thing, fault: string) {
  return {
    'aria-pressed': scene.chosen.includes(thing),
    'data-thing': thing,
    'data-legal': scene.decides && scene.useful(thing),
    'data-lit': scene.lit(fault),
    onClick: () => scene.look(thing),
    onPointerEnter: (event: { readonly pointerType: string }) =>
      event.pointerType === 'mouse' && scene.point(thing),
    onPointerLeave: () => scene.point(null),
    // Focus that the board itself moves explains nothing: the hub still tells what has happened.
    onFocus: ({ currentTarget, relatedTarget }: FocusEvent) =>
      relatedTarget !== null && currentTarget.matches(':focus-visible') && scene.point(thing),
    onBlur: () => scene.point(null),
  };
}

/** A label: its parts, then whether the thing can be used and whether a refusal points at it. */
export function labelOf(
  scene: Scene,
  thing: Thing,
  fault: string,
  parts: readonly (Message | null)[],
): string {
  const states = [
    scene.decides && scene.useful(thing) ? message('board.usable') : null,
    scene.lit(fault) ? message('board.lit') : null,
  ];
  const said = [...parts, ...states].flatMap((part) => (part === null ? [] : [scene.say(part)]));
  return said.join(', ');
}
