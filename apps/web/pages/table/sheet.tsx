import { Icon } from '@baithak/board';
import { message } from '@baithak/kernel';
import { type ReactNode, useLayoutEffect, useRef } from 'react';
import type { Say } from '../../shell/language.ts';

interface SheetProps {
  readonly title: string;
  readonly say: Say;
  readonly close: () => void;
  readonly children: ReactNode;
  /** As high as what is in it, not as high as the page. */
  readonly isCompact?: boolean;
}

/** A page over the table: nothing below it moves, and Escape leads back. */
export function Sheet({ title, say, close, children, isCompact = false }: SheetProps) {
  const dialog = useRef<HTMLDialogElement>(null);
  // Before the effects of what is inside: only an open sheet can be scrolled.
  useLayoutEffect(() => {
    if (dialog.current?.open === false) dialog.current.showModal();
  }, []);
  return (
    <dialog
      ref={dialog}
      className="sheet"
      data-compact={isCompact}
      aria-label={title}
      onClose={close}
    >
      <div className="sheet-head">
        <h2>{title}</h2>
        <button type="button" className="tool" onClick={() => dialog.current?.close()}>
          <Icon name="clear" />
          <span className="b-unseen">{say(message('table.close'))}</span>
        </button>
      </div>
      <div className="sheet-inside">{children}</div>
    </dialog>
  );
}
