import { type KeyboardEvent, type ReactNode, useId, useRef, useState } from 'react';
import './tabs.css';

interface Tab {
  readonly id: string;
  readonly label: ReactNode;
  readonly body: ReactNode;
}

interface TabsProps {
  /** What the tabs are tabs of, in words. */
  readonly label: string;
  readonly tabs: readonly Tab[];
  /** Which one is open at first. */
  readonly first?: string;
}

const STEPS: Readonly<Record<string, number>> = { ArrowRight: 1, ArrowLeft: -1 };

/** Several things in the space of one; the arrow keys turn from one to the next. */
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
