import { Icon } from '@baithak/board';
import { message } from '@baithak/kernel';
import { faultMessage } from '@baithak/words';
import { type RefObject, useCallback, useEffect, useLayoutEffect, useRef, useState } from 'react';
import { placeOf } from './bubble-place.ts';
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
  const place = useBesidePiece(bubble, pressed, refusal);
  useDismissal({
    isOpen: refusal !== null,
    keeps: '.bubble',
    guarded: '.stage-table, .action-bar',
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
      style={place}
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

const HIDDEN = { visibility: 'hidden' } as const;
/** What a refusal points at, and the preview of a move. */
const MATTERS = '.stage-table [data-lit="true"], .b-above > .marks > *';
const PIECES = '.stage-fit :is([data-flip], button, [role="img"])';

const boxesOf = (selector: string) =>
  [...document.querySelectorAll(selector)]
    .map((each) => each.getBoundingClientRect())
    .filter(({ width }) => width > 0);

/** Near what was pressed, inside the table, and over nothing that the refusal points at. */
function useBesidePiece(
  bubble: RefObject<HTMLElement | null>,
  pressed: RefObject<Element | null>,
  refusal: unknown,
): React.CSSProperties {
  const [place, setPlace] = useState<React.CSSProperties>(HIDDEN);
  useLayoutEffect(() => {
    const box = bubble.current;
    const table = document.querySelector('.stage-table');
    if (box === null || table === null) return;
    const room = table.getBoundingClientRect();
    const matters = boxesOf(MATTERS);
    const piece = pressed.current?.closest('.stage-table') ? pressed.current : null;
    const target = piece?.getBoundingClientRect() ?? matters[0] ?? room;
    setPlace(
      placeOf(box.getBoundingClientRect(), { room, target, matters, pieces: boxesOf(PIECES) }),
    );
  }, [bubble, pressed, refusal]);
  return refusal === null ? HIDDEN : place;
}
