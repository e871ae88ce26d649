import { type ReactNode, useEffect, useState } from 'react';

interface FoldProps {
  readonly title: string;
  /** Whether there is something to see now; it stays open afterwards. */
  readonly isOpen?: boolean;
  readonly className?: string;
  readonly children: ReactNode;
}

/** What few people need is one line until somebody opens it. */
export function Fold({ title, isOpen = false, className = '', children }: FoldProps) {
  const [open, setOpen] = useState(isOpen);
  useEffect(() => {
    if (isOpen) setOpen(true);
  }, [isOpen]);
  return (
    <details
      className={`panel me-fold ${className}`}
      open={open}
      onToggle={(event) => setOpen(event.currentTarget.open)}
    >
      <summary>
        <h2>{title}</h2>
      </summary>
      <div>{children}</div>
    </details>
  );
}
