import { type OptionSpec, type Options, sure } from '@baithak/kernel';
import { readPosition } from '../position/position.ts';
import { LAYOUT_NAMES, LAYOUTS, REPETITIONS } from './components.ts';
import { copy, type State } from './state.ts';

export const OPTIONS: readonly OptionSpec[] = [
  { name: 'layout', choices: LAYOUT_NAMES },
  { name: 'repetition', choices: REPETITIONS },
];

/** Read once when the game is loaded: this is what finds a mistake in the layouts. */
const STARTS: ReadonlyMap<string, State> = new Map(
  LAYOUT_NAMES.flatMap((layout) =>
    REPETITIONS.map((repetition) => {
      const start = sure(readPosition(LAYOUTS[layout], { repetition }));
      return [startName({ layout, repetition }), start] as const;
    }),
  ),
);

function startName(options: Options): string {
  return `${options.layout} ${options.repetition}`;
}

export function setup(options: Options): State {
  const start = STARTS.get(startName(options));
  if (start === undefined) throw new Error(`options that were not read: ${startName(options)}`);
  return copy(start);
}
