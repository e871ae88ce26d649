import { type ClickRules, clickOn, type SquareState, squareState } from './click.ts';
import { useFresh } from './fresh.ts';

interface Picked {
  readonly chosen: string | null;
  /** The moves to choose from, when two clicks leave several. */
  readonly offers: readonly string[];
}

export interface Clicks extends Picked {
  stateOf(square: string): SquareState;
  /** What a click on the square does; `undefined` if nothing. */
  chooser(square: string): (() => void) | undefined;
  cancel(): void;
  take(text: string): void;
}

const NOTHING: Picked = { chosen: null, offers: [] };

/** Click–click: first a piece, then where it goes, then perhaps one of several ways to do that. */
export function useClicks(
  moment: string,
  rules: ClickRules | null,
  attempt: (text: string) => void,
): Clicks {
  const [picked, pick] = useFresh(moment, NOTHING);

  function chooser(square: string): (() => void) | undefined {
    const click = rules && clickOn(square, picked.chosen, rules);
    if (click === null || click.kind === 'nothing') return undefined;
    if (click.kind === 'drop') return () => pick(NOTHING);
    if (click.kind === 'choose') return () => pick({ chosen: click.square, offers: [] });
    const [text] = click.texts;
    return click.texts.length > 1
      ? () => pick({ chosen: picked.chosen, offers: click.texts })
      : () => attempt(text!);
  }

  return {
    ...picked,
    stateOf: (square) => squareState(square, picked.chosen, rules?.hops ?? []),
    chooser,
    cancel: () => pick(NOTHING),
    take: attempt,
  };
}
