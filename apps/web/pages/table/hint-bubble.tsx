import { Icon } from '@baithak/board';
import { message } from '@baithak/kernel';
import { useRef } from 'react';
import { useBeside } from './beside.ts';
import type { Hinting } from './hint.tsx';
import type { PartProps } from './parts.tsx';

interface HintBubbleProps extends Pick<PartProps, 'say'> {
  readonly hint: Hinting;
}

/** What the coach says, beside what it speaks of. It moves nothing and covers nothing that it lights. */
export function HintBubble({ hint, say }: HintBubbleProps) {
  const bubble = useRef<HTMLElement>(null);
  const { style, tail } = useBeside(bubble, hint.text);
  const next = hint.shows === 'places' ? 'hint.show' : hint.shows === 'move' ? 'hint.why' : null;
  return (
    <section
      ref={bubble}
      className="bubble hint"
      aria-label={say(message('hint.title'))}
      data-tail={tail?.side}
      style={{ ...style, '--tail': `${tail?.at}px` }}
    >
      <p role="status" className="hint-said">
        {hint.text}
      </p>
      <button
        type="button"
        className="hint-close"
        aria-label={say(message('table.close'))}
        onClick={hint.close}
      >
        <Icon name="clear" />
      </button>
      {next !== null && (
        <button type="button" className="bubble-rule" onClick={hint.press}>
          {say(message(next))}
        </button>
      )}
    </section>
  );
}
