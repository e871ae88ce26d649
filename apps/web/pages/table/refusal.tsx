import { Icon } from '@baithak/board';
import { message } from '@baithak/kernel';
import { faultMessage } from '@baithak/words';
import { type RefObject, useCallback, useEffect, useLayoutEffect, useRef, useState } from 'react';
import { placeOf, type Tail, tailOf } from './bubble-place.ts';
import { useDismissal } from './dismissal.ts';
import type { PartProps } from './parts.tsx';

interface RefusalProps extends Omit<PartProps, 'words'> {
  readonly openRules: (rule: string) => void;
}

/** A bubble beside the piece: why the move is not possible, and the rule one press away. */
export function Refusal({ table, controller, say, openRules }: RefusalProps) {
  const { refusal } = table;
  const bubble = useRef<HTMLElement>(null);
  const pressed = usePressed();
  const { style, tail } = useBesidePiece(bubble, pressed, refusal);
  useDismissal({
    isOpen: refusal !== null,
    keeps: '.bubble',
    close: useCallback(() => controller.dismissRefusal(), [controller]),
  });
  if (refusal === null) return null;
  const { rule } = refusal;
  return (
    <section
      ref={bubble}
      className="bubble"
      role="alert"
      aria-label={say(message('table.refused'))}
      data-tail={tail?.side}
      style={{ ...style, '--tail': `${tail?.at}px` }}
    >
      <p>{say(faultMessage(refusal))}</p>
      {rule !== undefined && (
        <button
          type="button"
          className="bubble-rule"
          aria-label={say(message('table.rule', { rule }))}
          onClick={() => openRules(rule)}
        >
          <Icon name="rules" />
          {say(message('table.why'))}
        </button>
      )}
    </section>
  );
}

/** What was pressed last on the stage, by pointer or by key. */
function usePressed(): RefObject<Element | null> {
  const pressed = useRef<Element | null>(null);
  useEffect(() => {
    const note = (event: Event) => {
      const target = event.target as Element | null;
      if (target?.closest('.stage-table, .action-bar')) pressed.current = target;
    };
    window.addEventListener('pointerup', note, true);
    window.addEventListener('keydown', note, true);
    return () => {
      window.removeEventListener('pointerup', note, true);
      window.removeEventListener('keydown', note, true);
    };
  }, []);
  return pressed;
}

interface Placed {
  readonly style: React.CSSProperties;
  readonly tail: Tail | null;
}

const HIDDEN: Placed = { style: { visibility: 'hidden' }, tail: null };
/** What a refusal points at, and the preview of a move. */
const MATTERS = '.stage-table [data-lit="true"], .b-above > .marks > *';
/** An empty square may be covered. */
const PIECES = '.stage-fit :is([data-flip], button:not([data-blank="true"]), [role="img"])';

const boxesOf = (selector: string) =>
  [...document.querySelectorAll(selector)]
    .map((each) => each.getBoundingClientRect())
    .filter(({ width }) => width > 0);

/** Near what was pressed, inside the table, and over nothing that the refusal points at. */
function useBesidePiece(
  bubble: RefObject<HTMLElement | null>,
  pressed: RefObject<Element | null>,
  refusal: unknown,
): Placed {
  const [placed, setPlaced] = useState<Placed>(HIDDEN);
  useLayoutEffect(() => {
    const box = bubble.current;
    const table = document.querySelector('.stage-table');
    if (box === null || table === null) return;
    const room = table.getBoundingClientRect();
    const matters = boxesOf(MATTERS);
    const piece = pressed.current?.closest('.stage-table') ? pressed.current : null;
    const target = piece?.getBoundingClientRect() ?? matters[0] ?? room;
    const { width, height } = box.getBoundingClientRect();
    const place = placeOf({ width, height }, { room, target, matters, pieces: boxesOf(PIECES) });
    setPlaced({ style: place, tail: tailOf({ ...place, width, height }, target) });
  }, [bubble, pressed, refusal]);
  return refusal === null ? HIDDEN : placed;
}
