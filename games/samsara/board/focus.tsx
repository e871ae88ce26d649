import { type FocusEvent, type KeyboardEvent, type ReactNode, useEffect, useRef } from 'react';

interface RovingGroupProps {
  readonly label: string;
  readonly className: string;
  /** Whether what is in it can be used now. */
  readonly now?: boolean;
  readonly children: ReactNode;
}

const STEPS: Readonly<Record<string, number>> = {
  ArrowRight: 1,
  ArrowDown: 1,
  ArrowLeft: -1,
  ArrowUp: -1,
};

const thingsIn = (box: HTMLElement | null) => [
  ...(box?.querySelectorAll<HTMLElement>('[data-thing]') ?? []),
];

/** Writes `tabIndex` only where it changes: browsers recompute the layout on every write. */
function stopAt(things: readonly HTMLElement[], stop: HTMLElement | undefined): void {
  for (const thing of things) {
    const index = thing === stop ? 0 : -1;
    if (thing.tabIndex !== index) thing.tabIndex = index;
  }
}

/** A roving tab index: the group is one stop of the Tab key, and arrow keys move within it. */
export function RovingGroup({ label, className, now, children }: RovingGroupProps) {
  const box = useRef<HTMLDivElement>(null);
  const visited = useRef<string | undefined>(undefined);
  useEffect(() => {
    const things = thingsIn(box.current);
    const stop =
      things.find(({ dataset }) => dataset.thing === visited.current) ??
      things.find(({ dataset }) => dataset.legal === 'true') ??
      things[0];
    stopAt(things, stop);
  });

  function press(event: KeyboardEvent<HTMLElement>): void {
    const things = thingsIn(box.current);
    const here = things.indexOf(
      (event.target as HTMLElement).closest<HTMLElement>('[data-thing]')!,
    );
    const step = STEPS[event.key];
    if (here < 0 || step === undefined || event.altKey || event.ctrlKey || event.metaKey) return;
    event.preventDefault();
    visit(things[(here + step + things.length) % things.length]!);
  }

  function visit(thing: HTMLElement): void {
    stopAt(thingsIn(box.current), thing);
    visited.current = thing.dataset.thing;
    thing.focus();
  }

  return (
    // biome-ignore lint/a11y/useSemanticElements: things on a table are no fields of a form
    <div
      ref={box}
      role="group"
      aria-label={label}
      className={className}
      onKeyDown={press}
      data-now={now}
    >
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
