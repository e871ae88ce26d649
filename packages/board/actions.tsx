import { type KeyboardEvent, type ReactNode, useEffect, useRef } from 'react';
import './actions.css';

interface ActionProps {
  readonly children: ReactNode;
  /** `undefined` if there is nothing to do now. */
  readonly act: (() => void) | undefined;
  /** Legal actions look solid; others can be pressed too, and the refusal says why. */
  readonly legal?: boolean;
  readonly label?: string;
  readonly lit?: boolean;
}

/** A button that does something in the game. */
export function Action({ children, act, legal = false, label, lit = false }: ActionProps) {
  return (
    <button
      type="button"
      className="b-action"
      aria-label={label}
      aria-disabled={act === undefined}
      data-legal={legal}
      data-lit={lit}
      onClick={act}
    >
      {children}
    </button>
  );
}

/** Buttons side by side below a board. */
export function Actions({ children }: { readonly children: ReactNode }) {
  return <div className="b-actions">{children}</div>;
}

interface Offer {
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

/** A few legal moves to choose from. It takes the focus, and Escape gives it back. */
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
