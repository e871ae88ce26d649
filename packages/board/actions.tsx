import { type KeyboardEvent, type ReactNode, useEffect, useRef } from 'react';
import './actions.css';

interface ActionProps {
  readonly children: ReactNode;
  /** `undefined`: there is nothing to do now. */
  readonly act: (() => void) | undefined;
  /** What the game allows looks solid; what it will refuse can be tried all the same. */
  readonly legal?: boolean;
  readonly label?: string;
  readonly lit?: boolean;
}

/** A button that does something at the table. */
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
