import { message } from '@baithak/kernel';
import { useEffect, useRef } from 'react';
import type { Say } from '../../shell/language.ts';

interface ConfirmProps {
  readonly say: Say;
  readonly ask: string;
  /** What the button says that does it. */
  readonly yes: string;
  readonly act: () => void;
  readonly close: () => void;
}

/** Asks whether somebody means it, in the place of what they pressed. The harmless answer has the focus. */
export function Confirm({ say, ask, yes, act, close }: ConfirmProps) {
  const no = useRef<HTMLButtonElement>(null);
  useEffect(() => no.current?.focus(), []);
  return (
    <fieldset className="confirm">
      <legend>{ask}</legend>
      <button
        type="button"
        onClick={() => {
          act();
          close();
        }}
      >
        {yes}
      </button>
      <button ref={no} type="button" onClick={close}>
        {say(message('people.cancel'))}
      </button>
    </fieldset>
  );
}
