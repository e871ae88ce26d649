import type { Bar } from '@baithak/board';
import { type Game, message } from '@baithak/kernel';
import { type LessonStep, Trial } from '@baithak/kernel/lesson';
import { useMemo, useState } from 'react';
import { pathTo } from '../../routes.ts';
import { WithGame } from '../../shell/game-page.tsx';
import { type Say, useSay } from '../../shell/language.ts';
import type { GameWords, OpenGame } from '../../shell/open-game.ts';
import { lessonsDone, PLAYED } from '../../shell/storage.ts';
import * as words from '../../words/learn.ts';
import { castOf } from './cast.tsx';
import { Guide, type PathProps } from './guide.tsx';
import { LastStep } from './last-step.tsx';
import { type OpenLesson, useLesson } from './open-lesson.ts';
import { TrialStage } from './trial-stage.tsx';
import { type Trying, useTrying } from './trying.ts';

/** The lesson of a game, on its real stage. */
export function LessonPage({ param }: { readonly param: string }) {
  const lesson = useLesson(param);
  return (
    <WithGame id={param} words={words}>
      {(open) => lesson && <Steps open={open} lesson={lesson} />}
    </WithGame>
  );
}

interface StepsProps {
  readonly open: OpenGame;
  readonly lesson: OpenLesson;
}

/** All steps of a lesson, and a game after them; it begins with the first that is not done. */
function Steps({ open, lesson }: StepsProps) {
  const { id } = open.game;
  const steps = [...lesson.lesson.steps.map((each) => each.id), PLAYED];
  const [done, setDone] = useState(() => lessonsDone.of(id));
  const [at, goTo] = useState(() =>
    Math.max(
      0,
      steps.findIndex((each) => !done.includes(each)),
    ),
  );
  const path = { steps, at, done, goTo };
  const step = lesson.lesson.steps[at];
  if (step === undefined) return <LastStep {...{ open, lesson, path }} />;
  const finish = () => {
    lessonsDone.note(id, step.id);
    setDone(lessonsDone.of(id));
  };
  return <Step key={at} {...{ open, lesson, path, step, finish }} />;
}

interface StepProps extends StepsProps {
  readonly path: PathProps;
  readonly step: LessonStep;
  readonly finish: () => void;
}

function Step({ open, lesson, path, step, finish }: StepProps) {
  const { game, words: gameWords } = open;
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
  const next = () => path.goTo(path.at + 1);
  return (
    <TrialStage
      {...{ open, trying, cast, say, attempt }}
      title={say(message('lesson.title', { game: say(message('name')) }))}
      back={{ to: pathTo('learn'), label: say(message('lesson.to-games')) }}
      again={say(message('lesson.again'))}
      skip={{ label: say(message('lesson.skip')), act: next }}
      guide={
        <Guide
          {...{ ...path, say, isLow }}
          tell={(word) => tell(message(`${step.id}.${word}`))}
          verdict={verdictOf(trying.trial)}
        />
      }
      bar={barOf(trying, say, next)}
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

/** While there is something to do, the board's own bar is shown. What came of a try, the coach says. */
function barOf({ trial, again, show }: Trying<Trial>, say: Say, next: () => void): Bar | null {
  if (trial.state === 'open') return null;
  if (trial.state === 'missed') {
    return {
      ask: say(message('lesson.not-quite')),
      urgent: true,
      quiet: [{ label: say(message('lesson.show-me')), act: show }],
      primary: { label: say(message('lesson.try-again')), act: again },
    };
  }
  return {
    ask: say(message('lesson.well-done')),
    urgent: true,
    primary: { label: say(message('lesson.next')), act: next },
  };
}
