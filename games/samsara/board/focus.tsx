import { useRoving } from '@baithak/board';
import { type FocusEvent, type ReactNode, useEffect, useRef } from 'react';

interface RovingGroupProps {
  readonly label: string;
  readonly className: string;
  /** Whether what is in it can be used now. */
  readonly now?: boolean;
  readonly children: ReactNode;
}

/** Things that are one stop of the Tab key; arrow keys move within them. */
export function RovingGroup({ label, className, now, children }: RovingGroupProps) {
  const roving = useRoving<HTMLDivElement>('[data-thing]', '[data-legal="true"]');
  return (
    // biome-ignore lint/a11y/useSemanticElements: things on a table are no fields of a form
    <div role="group" aria-label={label} className={className} {...roving} data-now={now}>
      {children}
    </div>
  );
}

const ASKED = '[data-thing][data-legal="true"]';
const NEXT = `${ASKED}, .bar-button:not([aria-disabled="true"])`;

/**
 * Keeps the keyboard focus useful: when the focused thing is gone or has no use any more, focus moves
 * to what can be done next. `around.ref` belongs to the element around board and action bar, the
 * listeners to the board.
 */
export function useKeptFocus(moment: string) {
  const box = useRef<HTMLDivElement>(null);
  const isInside = useRef(false);
  const hasActed = useRef(false);
  useEffect(() => {
    const focused = document.activeElement;
    const isDone = hasActed.current && focused?.matches('[data-thing]:not([data-legal="true"])');
    if (!isInside.current || (focused !== document.body && !isDone)) return;
    box.current?.querySelector<HTMLElement>(NEXT)?.focus({ preventScroll: true });
  }, [moment]);
  return {
    acted: () => {
      hasActed.current = true;
    },
    around: {
      ref: box,
      onFocus: () => {
        isInside.current = true;
        hasActed.current = false;
      },
      onBlur: ({ relatedTarget }: FocusEvent) => {
        isInside.current = relatedTarget === null || box.current?.contains(relatedTarget) === true;
      },
    },
  };
}
