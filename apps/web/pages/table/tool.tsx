import { Icon, type IconName } from '@baithak/board';
import type { MouseEvent } from 'react';

interface ToolProps {
  readonly icon: IconName;
  readonly label: string;
  readonly pressed?: boolean;
  readonly act: ((press: MouseEvent) => void) | undefined;
  /** Why it cannot be used now. */
  readonly reason?: string | undefined;
  /** What waits behind it: a dot, and these words for screen readers. */
  readonly sign?: string | undefined;
}

/** A button of the top bar. */
export function Tool({ icon, label, pressed, act, reason, sign }: ToolProps) {
  return (
    <button
      type="button"
      className="tool"
      data-tool={icon}
      aria-pressed={pressed}
      aria-disabled={act === undefined}
      title={reason}
      onClick={act}
    >
      <Icon name={icon} />
      <span>{label}</span>
      {sign !== undefined && <i className="unread" role="img" aria-label={sign} />}
    </button>
  );
}
