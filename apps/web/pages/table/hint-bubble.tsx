import { Icon } from '@baithak/board';
import { message } from '@baithak/kernel';
import { useEffect, useLayoutEffect, useRef, useState } from 'react';
import { boxesOf, LIT, useBeside, useShifts } from './beside.ts';
import { BubbleClose } from './bubble-close.tsx';
import { type Box, joined } from './bubble-place.ts';
import type { Hinting } from './hint.tsx';
import type { PartProps } from './parts.tsx';
import './hint-bubble.css';

interface HintBubbleProps extends Pick<PartProps, 'say'> {
  readonly hint: Hinting;
}

const ON_BOARD = { sparesBoard: true };
/** What somebody has chosen already needs no pointing at. */
const UNCHOSEN = `${LIT}:not([aria-pressed="true"])`;

/** What the coach says, beside what it speaks of. It moves nothing and covers nothing that it lights. */
export function HintBubble({ hint, say }: HintBubbleProps) {
  const bubble = useRef<HTMLElement>(null);
  const { style, tail } = useBeside(bubble, hint.text, ON_BOARD);
  const next = hint.shows === 'places' ? 'hint.show' : hint.shows === 'move' ? 'hint.why' : null;
  useClosing(hint);
  return (
    <>
      {hint.shows === 'places' && <Marks />}
      <section
        ref={bubble}
        className="bubble hint"
        aria-label={say(message('hint.title'))}
        data-tail={tail?.side}
        style={{ ...style, '--tail': `${tail?.at}px` }}
      >
        <p role="status">{hint.text}</p>
        <BubbleClose say={say} close={hint.close} />
        {next !== null && (
          <button type="button" className="bubble-rule" onClick={hint.press}>
            {say(message(next))}
          </button>
        )}
      </section>
    </>
  );
}

/** A hint goes with Escape, and when somebody chooses something else than it lights. */
function useClosing({ shows, close }: Hinting): void {
  useEffect(() => {
    const press = ({ target }: MouseEvent) => {
      const isTable = (target as Element).closest('.stage-table, .action-bar');
      const follows = shows === 'places' && (target as Element).closest(LIT);
      if (isTable && !follows) close();
    };
    const key = (event: KeyboardEvent) => {
      if (event.key !== 'Escape') return;
      // It closes this and nothing else: what is chosen on the board stays.
      event.stopPropagation();
      close();
    };
    window.addEventListener('click', press, true);
    window.addEventListener('keydown', key, true);
    return () => {
      window.removeEventListener('click', press, true);
      window.removeEventListener('keydown', key, true);
    };
  });
}

/** A thing that is no rectangle says what it is, by its corners in hundredths of its box. */
const SHAPED = '[data-outline]';

/**
 * A ring with a lamp around each thing that a hint lights. They lie over the table, so that they look the
 * same in every game, whatever else marks a piece.
 */
function Marks() {
  const [marks, mark] = useState<readonly Mark[]>([]);
  const shifts = useShifts();
  useLayoutEffect(() => mark(marksOn()), [shifts]);
  return marks.map(({ left, top, width, height, outline }) => (
    <span
      key={`${left} ${top}`}
      className="hint-mark"
      data-shaped={outline !== undefined}
      style={{ left, top, width, height, ...firstCorner(outline) }}
    >
      {outline !== undefined && (
        <svg viewBox="0 0 100 100" preserveAspectRatio="none" aria-hidden="true">
          <polygon points={outline} />
          <polygon points={outline} />
        </svg>
      )}
      <Icon name="hint" />
    </span>
  ));
}

/** The lamp hangs there, off the words. */
function firstCorner(outline: string | undefined): Record<string, string> {
  const [x, y] = outline?.split(' ')[0]?.split(',') ?? [];
  return x === undefined ? {} : { '--x': `${x}%`, '--y': `${y}%` };
}

interface Mark extends Box {
  readonly outline?: string | undefined;
}

const marksOn = (): Mark[] => [
  ...joined(boxesOf(UNCHOSEN, SHAPED)),
  ...[...document.querySelectorAll<HTMLElement>(`${UNCHOSEN}${SHAPED}`)].map((each) => {
    const { left, top, width, height } = each.getBoundingClientRect();
    return { left, top, width, height, outline: each.dataset.outline };
  }),
];
