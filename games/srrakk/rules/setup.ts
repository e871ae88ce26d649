import { type OptionSpec, type Options, sure } from '@baithak/kernel';
import { readPosition } from '../position/position.ts';
import { LAYOUT_NAMES, LAYOUTS } from './components.ts';
import { copy, type State } from './state.ts';

export const OPTIONS: readonly OptionSpec[] = [{ name: 'layout', choices: LAYOUT_NAMES }];

/** Read once when the game is loaded: this is what finds a mistake in the layouts. */
const STARTS: ReadonlyMap<unknown, State> = new Map(
  LAYOUT_NAMES.map((layout) => [layout, sure(readPosition(LAYOUTS[layout]))]),
);

export function setup({ layout }: Options): State {
  const start = STARTS.get(layout);
  if (start === undefined) throw new Error(`options that were not read: ${layout}`);
  return copy(start);
}
