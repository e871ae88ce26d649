import { Icon } from '@baithak/board';
import { message } from '@baithak/kernel';
import type { FaultData } from '@baithak/protocol';
import { faultMessage } from '@baithak/words';
import { type ReactNode, useRef } from 'react';
import type { Say } from '../../shell/language.ts';
import { useBeside, usePressed } from './beside.ts';
import { useDismissal } from './dismissal.ts';

interface RefusalProps {
  /** Why the last move was refused; `null` if it was not. */
  readonly refusal: FaultData | null;
  /** Always the same function. */
  readonly dismiss: () => void;
  readonly say: Say;
  readonly openRules: (rule: string) => void;
  /** What else there is to say about it. */
  readonly children?: ReactNode;
}

/** A bubble beside the piece: why the move is not possible, and the rule one press away. */
export function Refusal({ refusal, dismiss, say, openRules, children }: RefusalProps) {
  const bubble = useRef<HTMLElement>(null);
  const pressed = usePressed();
  const { style, tail } = useBeside(bubble, refusal, pressed);
  useDismissal({
    isOpen: refusal !== null,
    keeps: '.bubble',
    close: dismiss,
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
