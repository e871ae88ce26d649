import { message } from '@baithak/kernel';
import type { LessonPicture } from '@baithak/kernel/lesson';
import { Suspense } from 'react';
import { useSay } from '../../shell/language.ts';
import type { OpenGame } from '../../shell/open-game.ts';
import { Miniature } from '../learn/miniature.tsx';
import type { OpenLesson } from '../learn/open-lesson.ts';

interface RulePictureProps {
  readonly open: OpenGame;
  readonly lesson: OpenLesson;
  readonly picture: LessonPicture;
}

/** A picture by the real board, and what it shows. Its place is there before the board is. */
export function RulePicture({ open, lesson, picture }: RulePictureProps) {
  const tell = useSay(lesson.words);
  return (
    <figure className="rule-picture">
      <div>
        <Suspense>
          <Miniature open={open} picture={picture} />
        </Suspense>
      </div>
      <figcaption>
        <b>{tell(message(`${picture.id}.title`))}</b>
        <span>{tell(message(`${picture.id}.line`))}</span>
        <small>{picture.rules.join(' · ')}</small>
      </figcaption>
    </figure>
  );
}
