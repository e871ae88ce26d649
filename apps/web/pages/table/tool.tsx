import { Icon, type IconName } from '@baithak/board';

interface ToolProps {
  readonly icon: IconName;
  readonly label: string;
  readonly pressed?: boolean;
  readonly act: (() => void) | undefined;
  /** What waits behind it: a dot, and these words for screen readers. */
  readonly sign?: string | undefined;
}

/** A button of the top bar. */
export function Tool({ icon, label, pressed, act, sign }: ToolProps) {
  return (
    <button
      type="button"
      className="tool"
      data-tool={icon}
      aria-pressed={pressed}
      aria-disabled={act === undefined}
      onClick={act}
    >
      <Icon name={icon} />
      <span>{label}</span>
      {sign !== undefined && <i className="unread" role="img" aria-label={sign} />}
    </button>
  );
}
