import { type KeyboardEvent, useEffect, useRef } from 'react';
import { Action, Actions } from './action.tsx';
import './choice.css';

export interface Offer {
  readonly text: string;
  readonly label: string;
}

interface ChoiceProps {
  readonly label: string;
  readonly offers: readonly Offer[];
  readonly cancelLabel: string;
  readonly take: (text: string) => void;
  readonly cancel: () => void;
}

/** A few legal moves to choose from; the keyboard is led here and back by Escape. */
export function Choice({ label, offers, cancelLabel, take, cancel }: ChoiceProps) {
  const box = useRef<HTMLFieldSetElement>(null);
  useEffect(() => {
    const before = document.activeElement;
    box.current?.querySelector('button')?.focus();
    return () => {
      if (before instanceof HTMLElement) before.focus();
    };
  }, []);
  const press = (event: KeyboardEvent) => {
    if (event.key === 'Escape') cancel();
  };
  return (
    <fieldset ref={box} className="b-choice" onKeyDown={press}>
      <legend>{label}</legend>
      <Actions>
        {offers.map((offer) => (
          <Action key={offer.text} legal act={() => take(offer.text)}>
            {offer.label} <span className="b-choice-notation">{offer.text}</span>
          </Action>
        ))}
        <Action act={cancel}>{cancelLabel}</Action>
      </Actions>
    </fieldset>
  );
}
