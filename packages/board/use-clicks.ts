import { type ClickRules, clickOn, dropOn, type SquareState, squareState } from './click.ts';
import type { PlaceDrag } from './drag.ts';
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
  /** The same by dragging; `undefined` for those who only look. */
  readonly drag: PlaceDrag | undefined;
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
    return () => tryAll(picked.chosen, click.texts);
  }

  function tryAll(chosen: string | null, texts: readonly string[]): void {
    if (texts.length > 1) pick({ chosen, offers: texts });
    else attempt(texts[0]!);
  }

  function dragging({ hasPiece }: ClickRules): PlaceDrag {
    return {
      canLift: hasPiece,
      lift: (square) => pick({ chosen: square, offers: [] }),
      drop(square, at) {
        const texts = at === null ? [] : dropOn(at, square, rules!);
        pick(NOTHING);
        if (texts.length > 0) tryAll(square, texts);
      },
    };
  }

  return {
    ...picked,
    stateOf: (square) => squareState(square, picked.chosen, rules?.hops ?? []),
    chooser,
    cancel: () => pick(NOTHING),
    take: attempt,
    drag: rules === null ? undefined : dragging(rules),
  };
}
