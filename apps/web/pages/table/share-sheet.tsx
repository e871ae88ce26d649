import { message } from '@baithak/kernel';
import type { PartProps } from './parts.tsx';
import { Share } from './share.tsx';
import { Sheet } from './sheet.tsx';

interface ShareSheetProps extends Pick<PartProps, 'say'> {
  readonly close: () => void;
}

/** The link to the table, over it. */
export const ShareSheet = ({ say, close }: ShareSheetProps) => (
  <Sheet title={say(message('share.title'))} say={say} close={close}>
    <Share say={say} />
  </Sheet>
);
