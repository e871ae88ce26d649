import { message } from '@baithak/kernel';
import { Suspense } from 'react';
import { RuleList } from '../rules/rule-list.tsx';
import type { PartProps } from './parts.tsx';
import { Sheet } from './sheet.tsx';

interface RuleSheetProps extends Pick<PartProps, 'words' | 'say'> {
  /** The rule to begin with; empty for the first one. */
  readonly cited: string;
  readonly close: () => void;
}

/** The rules over the table. */
export function RuleSheet({ words, say, cited, close }: RuleSheetProps) {
  const title = say(message('rules.title', { game: message('name') }));
  return (
    <Sheet title={title} say={say} close={close}>
      <Suspense>
        <RuleList words={words} say={say} cited={cited} />
      </Suspense>
    </Sheet>
  );
}
