import { message } from '@baithak/kernel';
import type { ShortGame } from '@baithak/kernel/lesson';
import { pathTo, pathToLessonGame } from '../../routes.ts';
import { useSay } from '../../shell/language.ts';
import { go } from '../../shell/navigation.tsx';
import type { OpenGame } from '../../shell/open-game.ts';
import { PLAYED } from '../../shell/storage.ts';
import { castOf } from './cast.tsx';
import { Guide, type PathProps } from './guide.tsx';
import { type OpenLesson, useShortGame } from './open-lesson.ts';
import { opening, SEATS } from './opening.ts';
import { TrialStage } from './trial-stage.tsx';
import { useTrying } from './trying.ts';

interface LastStepProps {
  readonly open: OpenGame;
  readonly lesson: OpenLesson;
  readonly path: PathProps;
}

/** The path ends at a real table: a short game against Mina, with whispered advice. */
export function LastStep({ open, lesson, path }: LastStepProps) {
  const { game, words } = open;
  const match = useShortGame(lesson.lesson);
  const page = useSay();
  const cast = castOf(SEATS, 0, page);
  const say = useSay(words, cast.names, cast.you);
  const trying = useTrying(() => opening(game, match), words, say);
  return (
    <TrialStage
      {...{ open, trying, cast, say }}
      title={say(message('lesson.title', { game: say(message('name')) }))}
      back={{ to: pathTo('learn'), label: say(message('lesson.to-games')) }}
      guide={
        <Guide
          {...path}
          say={say}
          tell={(word) => say(message(`lesson.last.${word === 'idea' ? ideaOf(match) : word}`))}
          verdict={path.done.includes(PLAYED) ? 'done' : null}
          isLow={false}
        />
      }
      bar={{
        ask: say(message('lesson.last.ask')),
        urgent: true,
        quiet: [{ label: say(message('lesson.to-games')), act: () => go(pathTo('learn')) }],
        primary: {
          label: say(message('lesson.play')),
          act: () => go(pathToLessonGame(game.id)),
        },
      }}
    />
  );
}

/** Which word says what game it will be. */
const ideaOf = (match: ShortGame | undefined): string =>
  match === undefined ? 'idea' : match.isRound ? 'round' : 'late';
