import { Icon } from '@baithak/board';
import { message } from '@baithak/kernel';
import { faultMessage } from '@baithak/words';
import { useCallback, useRef } from 'react';
import { useBeside, usePressed } from './beside.ts';
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
  const { style, tail } = useBeside(bubble, refusal, pressed);
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
