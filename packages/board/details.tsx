import { type KeyboardEvent, type ReactNode, useId, useRef, useState } from 'react';
import './actions.css';
import './details.css';

interface InspectProps {
  /** The subject in words: the name of the button. */
  readonly label: string;
  /** What the sheet is called; by default the label, which may say more. */
  readonly title?: string;
  /** What the button shows; by default its label. */
  readonly face?: ReactNode;
  readonly closeLabel: string;
  readonly children: ReactNode;
}

/** Opens a sheet with a closer look at something; Escape or a tap elsewhere closes it. */
export function Inspect({
  label,
  title = label,
  face = label,
  closeLabel,
  children,
}: InspectProps) {
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
        aria-label={title}
        className="b-sheet"
        onToggle={(event) => setOpen(event.newState === 'open')}
      >
        {open && (
          <>
            <header>
              <h3>{title}</h3>
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
  /** The explanation, shown while the thing has the pointer or the focus. */
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

interface Tab {
  readonly id: string;
  readonly label: ReactNode;
  readonly body: ReactNode;
}

interface TabsProps {
  /** The name of the whole group of tabs. */
  readonly label: string;
  readonly tabs: readonly Tab[];
  /** The tab that is open at first. */
  readonly first?: string;
}

const STEPS: Readonly<Record<string, number>> = { ArrowRight: 1, ArrowLeft: -1 };

/** Several things in the space of one; the arrow keys switch between them. */
export function Tabs({ label, tabs, first }: TabsProps) {
  const base = useId();
  const [chosen, choose] = useState(first ?? tabs[0]?.id);
  const list = useRef<HTMLDivElement>(null);
  const open = tabs.find(({ id }) => id === chosen) ?? tabs[0];
  const turn = (event: KeyboardEvent) => {
    const step = STEPS[event.key];
    if (step === undefined || open === undefined) return;
    event.preventDefault();
    const at = (tabs.indexOf(open) + step + tabs.length) % tabs.length;
    choose(tabs[at]?.id);
    list.current?.querySelectorAll<HTMLElement>('[role=tab]')[at]?.focus();
  };
  if (open === undefined) return null;
  return (
    <div className="b-tabs">
      <div ref={list} role="tablist" aria-label={label} onKeyDown={turn}>
        {tabs.map((tab) => (
          <button
            key={tab.id}
            type="button"
            role="tab"
            id={`${base}-${tab.id}`}
            aria-selected={tab === open}
            aria-controls={`${base}-body`}
            tabIndex={tab === open ? 0 : -1}
            onClick={() => choose(tab.id)}
          >
            {tab.label}
          </button>
        ))}
      </div>
      <div role="tabpanel" id={`${base}-body`} aria-labelledby={`${base}-${open.id}`}>
        {open.body}
      </div>
    </div>
  );
}
