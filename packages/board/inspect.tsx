import { type ReactNode, useId, useState } from 'react';
import './inspect.css';

interface InspectProps {
  /** What is looked at, in words: names the button and the sheet. */
  readonly label: string;
  /** What the button shows; its label if nothing else. */
  readonly face?: ReactNode;
  readonly closeLabel: string;
  /** What the sheet shows. */
  readonly children: ReactNode;
}

/** Opens a sheet with a closer look at something; Escape or a tap elsewhere puts it away. */
export function Inspect({ label, face = label, closeLabel, children }: InspectProps) {
  const id = useId();
  const [open, setOpen] = useState(false);
  return (
    <>
      <button type="button" className="b-inspect" popoverTarget={id} aria-label={label}>
        {face}
      </button>
      <div
        id={id}
        popover="auto"
        role="dialog"
        aria-label={label}
        className="b-sheet"
        onToggle={(event) => setOpen(event.newState === 'open')}
      >
        {open && (
          <>
            <header>
              <h3>{label}</h3>
              <button
                type="button"
                className="b-action"
                popoverTarget={id}
                popoverTargetAction="hide"
              >
                {closeLabel}
              </button>
            </header>
            {children}
          </>
        )}
      </div>
    </>
  );
}

interface HintProps {
  /** What it is, as long as it is pointed at or visited. */
  readonly text: string;
  readonly children: (described: { readonly 'aria-describedby': string }) => ReactNode;
}

/** Explains a thing on hover and focus. */
export function Hint({ text, children }: HintProps) {
  const id = useId();
  return (
    <span className="b-hinted">
      {children({ 'aria-describedby': id })}
      <span id={id} role="tooltip" className="b-hint">
        {text}
      </span>
    </span>
  );
}
