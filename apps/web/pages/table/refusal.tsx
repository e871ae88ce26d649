import { Icon } from '@baithak/board';
import { message } from '@baithak/kernel';
import type { FaultData } from '@baithak/protocol';
import { faultMessage } from '@baithak/words';
import { type ReactNode, type RefObject, useRef } from 'react';
import type { Say } from '../../shell/language.ts';
import { useBeside } from './beside.ts';
import { useDismissal } from './dismissal.ts';

interface RefusalProps {
  /** Why the last move was refused. */
  readonly refusal: FaultData;
  readonly pressed: RefObject<Element | null>;
  /** Always the same function. */
  readonly dismiss: () => void;
  readonly say: Say;
  readonly openRules: (rule: string) => void;
  /** What else there is to say about it. */
  readonly children?: ReactNode;
}

/** Wide and low, or slim enough to stand between a column and the edge of a phone. */
const WIDTHS = [366, 272, 216];

/** A bubble beside the piece: why the move is not possible, and the rule one press away. */
export function Refusal({ refusal, pressed, dismiss, say, openRules, children }: RefusalProps) {
  const bubble = useRef<HTMLElement>(null);
  const { style, tail } = useBeside(bubble, refusal, { pressed, widths: WIDTHS });
  useDismissal({
    isOpen: true,
    keeps: '.bubble :is(a, button)',
    // A press on its words closes it, too: it may lie over what somebody wants to press next.
    guarded: '.bubble',
    close: dismiss,
  });
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
      {children}
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
