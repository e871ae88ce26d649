import { type Bar, type Frame, FrameContext, Icon, NO_NEWS } from '@baithak/board';
import { message } from '@baithak/kernel';
import { type LessonStep, Trial } from '@baithak/kernel/lesson';
import { useMemo, useState } from 'react';
import { pathTo, withCoach } from '../../routes.ts';
import { Frame as PageFrame } from '../../shell/frame.tsx';
import { type Say, useSay } from '../../shell/language.ts';
import { MoreWords } from '../../shell/more-words.tsx';
import { go, Link } from '../../shell/navigation.tsx';
import { NotFound } from '../../shell/notices.tsx';
import { type OpenGame, useBoard, useGame } from '../../shell/open-game.ts';
import { lessonsDone } from '../../shell/storage.ts';
import * as words from '../../words/learn.ts';
import { HintBubble } from '../table/hint-bubble.tsx';
import { usePressed } from '../table/pressed.ts';
import { Refusal } from '../table/refusal.tsx';
import { RuleSheet } from '../table/rule-sheet.tsx';
import { useSettled, useStill } from '../table/settled.ts';
import { Tool } from '../table/tool.tsx';
import { castOf, playersOf } from './cast.tsx';
import { Guide } from './guide.tsx';
import { type OpenLesson, useLesson } from './open-lesson.ts';
import { type Trying, useTrying } from './trying.ts';
import '../table/table.css';
import './learn.css';

/** The lesson of a game, on its real stage. */
export function LessonPage({ param }: { readonly param: string }) {
  const open = useGame(param);
  const lesson = useLesson(param);
  if (open === undefined || lesson === undefined) {
    return (
      <PageFrame>
        <NotFound />
      </PageFrame>
    );
  }
  return (
    <MoreWords books={words}>
      <Path open={open} lesson={lesson} />
    </MoreWords>
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

function Step({ open: { game, words }, lesson, at, done, goTo, finish }: StepProps) {
  const { steps } = lesson.lesson;
  const step = steps[at]!;
  const Board = useBoard(game.id);
  const tell = useSay(lesson.words);
  const page = useSay();
  const seat = useMemo(() => new Trial(game, step).seat, [game, step]);
  const cast = castOf(step.seats, seat, page);
  const say = useSay(words, cast.names, cast.you);
  const trying = useTrying(() => new Trial(game, step), words, say);
  const { trial, hint, refusal, number, moment } = trying;
  const pressed = usePressed();
  const [rules, openRules] = useState<string | null>(null);
  const attempt = (...texts: readonly string[]) => {
    trying.attempt(...texts);
    if (trial.state === 'done') finish();
  };
  const isLast = at === steps.length - 1;
  const next = isLast ? undefined : () => goTo(at + 1);
  const bar = useSettled(barOf(trying, { say, tell, step, next, game: game.id }), useStill(moment));
  const frame: Frame = {
    title: say(message('name')),
    back: (
      <Link to={pathTo('learn')} className="tool" label={say(message('lesson.to-games'))}>
        <Icon name="back" />
      </Link>
    ),
    tools: (
      <>
        <Tool icon="hint" label={say(message('hint.title'))} act={hint.press} />
        <Tool icon="replay" label={say(message('lesson.again'))} act={trying.again} />
        <Tool icon="rules" label={say(message('table.rules'))} act={() => openRules('')} />
        <Tool icon="forward" label={say(message('lesson.skip'))} act={next} />
      </>
    ),
    players: playersOf(cast, trial.acting !== null, say),
    near: trial.seat,
    guide: <Guide {...{ steps, at, done, say, tell, goTo }} />,
    side: null,
    bar,
    scene: null,
  };
  return (
    <FrameContext value={frame}>
      <title>
        {say(
          message('page.title', {
            text: say(message('lesson.title', { game: say(message('name')) })),
          }),
        )}
      </title>
      <Board
        key={number}
        view={trial.view}
        seat={trial.acting}
        legal={trial.acting === null ? [] : trial.legal}
        preview={trying.preview}
        lit={refusal?.at ?? hint.lit}
        proposed={hint.proposed}
        news={trial.news.length === 0 ? NO_NEWS : { key: moment, events: trial.news }}
        say={say}
        attempt={attempt}
      />
      {refusal !== null && (
        <Refusal refusal={refusal} dismiss={trying.dismiss} {...{ pressed, say, openRules }}>
          <p className="lesson-nudge">{tell(message(`${step.id}.nudge`))}</p>
          <button type="button" className="bubble-rule" onClick={trying.show}>
            {say(message('lesson.show-me'))}
          </button>
        </Refusal>
      )}
      {refusal === null && hint.text !== null && <HintBubble hint={hint} say={say} />}
      {rules !== null && (
        <RuleSheet
          game={game.id}
          words={words}
          cited={rules || (step.rules[0] ?? '')}
          close={() => openRules(null)}
        />
      )}
    </FrameContext>
  );
}

interface BarParts {
  readonly say: Say;
  readonly tell: Say;
  readonly step: LessonStep;
  readonly next: (() => void) | undefined;
  readonly game: string;
}

/** While there is something to do, the board's own bar is shown. */
function barOf(
  { trial, again, show }: Trying<Trial>,
  { say, tell, step, next, game }: BarParts,
): Bar | null {
  if (trial.state === 'open') return null;
  if (trial.state === 'missed') {
    return {
      ask: say(message('lesson.not-quite')),
      note: tell(message(`${step.id}.${trial.miss}`)),
      urgent: true,
      quiet: [{ label: say(message('lesson.show-me')), act: show }],
      primary: { label: say(message('lesson.try-again')), act: again },
    };
  }
  if (next !== undefined) {
    return {
      ask: say(message('lesson.well-done')),
      note: tell(message(`${step.id}.done`)),
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
