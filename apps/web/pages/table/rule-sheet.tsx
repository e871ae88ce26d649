import { message } from '@baithak/kernel';
import { Suspense } from 'react';
import { pathTo } from '../../routes.ts';
import { useSay } from '../../shell/language.ts';
import { MoreWords } from '../../shell/more-words.tsx';
import { addressOf } from '../../shell/navigation.tsx';
import * as books from '../../words/rules.ts';
import { RuleBook } from '../rules/rule-book.tsx';
import type { PartProps } from './parts.tsx';
import { Sheet } from './sheet.tsx';

interface RuleSheetProps extends Pick<PartProps, 'words'> {
  readonly game: string;
  /** The rule to begin with; empty for the first one. */
  readonly cited: string;
  readonly close: () => void;
}

/** The rules over the table. */
export function RuleSheet(props: RuleSheetProps) {
  return (
    <MoreWords books={books}>
      <Rules {...props} />
    </MoreWords>
  );
}

function Rules({ game, words, cited, close }: RuleSheetProps) {
  const say = useSay(words);
  const title = say(message('rules.title', { game: message('name') }));
  const page = pathTo('rules', game);
  return (
    <Sheet title={title} say={say} close={close}>
      <Suspense>
        <RuleBook
          words={words}
          say={say}
          cited={cited}
          linkTo={(to) => `${page}#${to}`}
          more={
            <div className="rule-more">
              <a
                href={addressOf(cited === '' ? page : `${page}#${cited}`)}
                target="_blank"
                rel="noreferrer"
              >
                {say(message('rules.with-pictures'))}
              </a>
            </div>
          }
        />
      </Suspense>
    </Sheet>
  );
}
