import type { BoardProps } from '@baithak/board';
import { Fault, type GameEvent } from '@baithak/kernel';
import type { Option } from './choosing.ts';

/** A legal move and what it leads to. */
export interface Shown<View, Event> {
  readonly option: Option;
  readonly view: View;
  readonly events: readonly Event[];
}

export function shownOf<View, Event extends GameEvent>(
  option: Option | null,
  preview: BoardProps<View, Event>['preview'],
): Shown<View, Event> | null {
  const found = option && preview([option.text]);
  return found === null || found instanceof Fault
    ? null
    : { option: option!, view: found.view, events: found.events };
}
