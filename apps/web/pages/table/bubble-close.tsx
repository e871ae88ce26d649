import { Icon } from '@baithak/board';
import { message } from '@baithak/kernel';
import type { Say } from '../../shell/language.ts';

interface BubbleCloseProps {
  readonly say: Say;
  readonly close: () => void;
}

/** The cross in the corner of a bubble. */
export function BubbleClose({ say, close }: BubbleCloseProps) {
  return (
    <button
      type="button"
      className="bubble-close"
      aria-label={say(message('table.close'))}
      onClick={close}
    >
      <Icon name="clear" />
    </button>
  );
}
