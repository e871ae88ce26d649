import type { Bar } from '@baithak/board';
import { type Game, message } from '@baithak/kernel';
import { type LessonStep, Trial } from '@baithak/kernel/lesson';
import { useMemo, useState } from 'react';
import { pathTo, withCoach } from '../../routes.ts';
import { WithGame } from '../../shell/game-page.tsx';
import { type Say, useSay } from '../../shell/language.ts';
import { go } from '../../shell/navigation.tsx';
import type { GameWords, OpenGame } from '../../shell/open-game.ts';
import { lessonsDone } from '../../shell/storage.ts';
import * as words from '../../words/learn.ts';
import { castOf } from './cast.tsx';
import { Guide } from './guide.tsx';
import { type OpenLesson, useLesson } from './open-lesson.ts';
import { TrialStage } from './trial-stage.tsx';
import { type Trying, useTrying } from './trying.ts';

/** The lesson of a game, on its real stage. */
export function LessonPage({ param }: { readonly param: string }) {
  const lesson = useLesson(param);
  return (
    <WithGame id={param} words={words}>
      {(open) => lesson && <Path open={open} lesson={lesson} />}
    </WithGame>
  );
}

interface PathProps {
  readonly open: OpenGame;
  readonly lesson: OpenLesson;
}

/** All steps of a lesson; it begins with the first that is not done. */
function Path({ open, lesson }: PathProps) {
  const { id } = open.game;
  const { steps } = lesson.lesson;
  const [done, setDone] = useState(() => lessonsDone.of(id));
  const [at, goTo] = useState(() =>
    Math.max(
      0,
      steps.findIndex((step) => !done.includes(step.id)),
    ),
  );
  const finish = (step: LessonStep) => {
    lessonsDone.note(id, step.id);
    setDone(lessonsDone.of(id));
  };
  return <Step key={at} {...{ open, lesson, at, done, goTo }} finish={() => finish(steps[at]!)} />;
}

interface StepProps extends PathProps {
  readonly at: number;
  readonly done: readonly string[];
  readonly goTo: (step: number) => void;
  readonly finish: () => void;
}

function Step({ open, lesson, at, done, goTo, finish }: StepProps) {
  const { game, words: gameWords } = open;
  const { steps } = lesson.lesson;
  const step = steps[at]!;
  const tell = useSay(lesson.words);
  const page = useSay();
  const seat = useMemo(() => new Trial(game, step).seat, [game, step]);
  const cast = castOf(step.seats, seat, page);
  const say = useSay(gameWords, cast.names, cast.you);
  const trying = useTrying(() => new Trial(game, step), gameWords, say);
  const attempt = (...texts: readonly string[]) => {
    trying.attempt(...texts);
    if (trying.trial.state === 'done') finish();
  };
  const isLow = useMemo(() => isHeld(gameWords, game, step), [gameWords, game, step]);
  const isLast = at === steps.length - 1;
  const next = isLast ? undefined : () => goTo(at + 1);
  return (
    <TrialStage
      {...{ open, trying, cast, say, attempt }}
      title={say(message('lesson.title', { game: say(message('name')) }))}
      back={{ to: pathTo('learn'), label: say(message('lesson.to-games')) }}
      again={say(message('lesson.again'))}
      skip={{ label: say(message('lesson.skip')), act: next }}
      guide={
        <Guide {...{ steps, at, done, say, tell, goTo, isLow }} verdict={verdictOf(trying.trial)} />
      }
      bar={barOf(trying, { say, next, game: game.id })}
      nudge={
        <>
          <p className="lesson-nudge">{tell(message(`${step.id}.nudge`))}</p>
          <button type="button" className="bubble-rule" onClick={trying.show}>
            {say(message('lesson.show-me'))}
          </button>
        </>
      }
      rule={step.rules[0] ?? ''}
    />
  );
}

/** Whether the first move of a step is made with something that the player holds. */
function isHeld({ places }: GameWords, game: Game, step: LessonStep): boolean {
  const [first = '', ...then] = step.answer;
  const about = places(first, new Trial(game, step).view, then);
  return about.length > 0 && about.every((place) => /^(hand|rack|herd|reserve)/.test(place));
}

/** The word of a step that says what came of the try. */
const verdictOf = ({ state, miss }: Trial): string | null =>
  ({ open: null, done: 'done', missed: miss })[state];

interface BarParts {
  readonly say: Say;
  readonly next: (() => void) | undefined;
  readonly game: string;
}

/** While there is something to do, the board's own bar is shown. What came of a try, the coach says. */
function barOf({ trial, again, show }: Trying<Trial>, { say, next, game }: BarParts): Bar | null {
  if (trial.state === 'open') return null;
  if (trial.state === 'missed') {
    return {
      ask: say(message('lesson.not-quite')),
      urgent: true,
      quiet: [{ label: say(message('lesson.show-me')), act: show }],
      primary: { label: say(message('lesson.try-again')), act: again },
    };
  }
  if (next !== undefined) {
    return {
      ask: say(message('lesson.well-done')),
      urgent: true,
      primary: { label: say(message('lesson.next')), act: next },
    };
  }
  return {
    ask: say(message('lesson.finished')),
    note: say(message('lesson.finished.note')),
    urgent: true,
    quiet: [{ label: say(message('lesson.to-games')), act: () => go(pathTo('learn')) }],
    primary: {
      label: say(message('lesson.play')),
      act: () => go(`${withCoach(pathTo('play', game))}&opponent=mina`),
    },
  };
}
