import type { BoardProps } from '@baithak/board';
import { type Message, message, type Seat } from '@baithak/kernel';
import { LETTERS } from '../rules/components.ts';
import type { Event } from '../rules/events.ts';
import { countsOf, symbolsOf } from '../rules/pieces.ts';
import type { View } from '../view/view.ts';
import { type CardIds, named, type Thing } from './things.ts';

export type Say = (message: Message) => string;

/** What explanations are made from. */
export interface Situation {
  readonly view: View;
  /** Who sits at the bottom, and whether they decide now; if not, nothing can be previewed. */
  readonly near: Seat;
  readonly decides: boolean;
  readonly legal: readonly string[];
  readonly preview: BoardProps<View, Event>['preview'];
}

/** What all parts of the table are told. */
export interface Scene extends Situation {
  readonly say: Say;
  readonly chosen: readonly Thing[];
  /** Whether it can be used for something legal now. */
  readonly useful: (thing: Thing) => boolean;
  /** Whether a refusal points at it, by the name refusals use. */
  readonly lit: (name: string) => boolean;
  readonly look: (thing: Thing) => void;
  readonly ids: CardIds;
}

/** Equal cards are counted together, in the order of the zones. */
export function cards(letters: string): Message[] {
  if (letters === '') return [message('said.nothing')];
  const counts = countsOf(letters);
  return LETTERS.flatMap((letter, i) =>
    counts[i] === 0 ? [] : [message(`counted.${letter}`, { n: counts[i]! })],
  );
}

export const player = (seat: Seat): Message => message('said.seat', { seat: { seat } });

/** An amulet by the symbols of the side that is up. */
export function amuletName(text: string): Message {
  const symbols = symbolsOf(text);
  return message(symbols.length === 2 ? 'amulet.front' : 'amulet.back', {
    symbols: [...symbols].map(named),
  });
}

/** How a thing that can be looked at is marked, for the styles and for those who listen. */
export function marksOf(scene: Scene, thing: Thing, fault: string) {
  return {
    'aria-pressed': scene.chosen.includes(thing),
    'data-thing': thing,
    'data-legal': scene.decides && scene.useful(thing),
    'data-lit': scene.lit(fault),
    onClick: () => scene.look(thing),
  };
}

/** A label of parts, and at its end how the thing stands. */
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
