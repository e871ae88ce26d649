import { Icon } from '@baithak/board';
import { message } from '@baithak/kernel';
import type { FaultData } from '@baithak/protocol';
import { faultMessage } from '@baithak/words';
import { type ReactNode, type RefObject, useRef } from 'react';
import type { Say } from '../../shell/language.ts';
import { useBeside } from './beside.ts';
import { BubbleClose } from './bubble-close.tsx';
import { useDismissal } from './dismissal.ts';
import { nearestMove } from './nearest.ts';
import type { PartProps } from './parts.tsx';

interface RefusalProps {
  /** Why the last move was refused. */
  readonly refusal: FaultData;
  readonly pressed: RefObject<Element | null>;
  /** Always the same function. */
  readonly dismiss: () => void;
  readonly say: Say;
  readonly openRules: (rule: string) => void;
  /** A table, where the nearest legal move is told. */
  readonly at?: Pick<PartProps, 'table' | 'words'>;
  /** What else there is to say about it. */
  readonly children?: ReactNode;
}

/** Wide and low, or slim enough to stand between a column and the edge of a phone. */
const WIDTHS = [366, 272, 216];

/** A bubble beside the piece: why the move is not possible, what is, and the rule one press away. */
export function Refusal(props: RefusalProps) {
  const { refusal, pressed, dismiss, say, openRules, at, children } = props;
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
  const nearest = at === undefined ? null : nearestAt(at);
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
      <BubbleClose say={say} close={dismiss} />
      {nearest !== null && <p>{say(message('table.nearest', { move: say(nearest) }))}</p>}
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

/** The legal move nearest to the one that was refused, in words: nobody loses a turn to a careless press. */
function nearestAt({ table, words }: Pick<PartProps, 'table' | 'words'>) {
  const { tried, legal, remembered } = table;
  const nearest = tried === null ? null : nearestMove(tried, legal);
  return nearest === null ? null : words.command(nearest, remembered);
}
