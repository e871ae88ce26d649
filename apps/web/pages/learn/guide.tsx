import { message } from '@baithak/kernel';
import { useState } from 'react';
import type { Say } from '../../shell/language.ts';

/** The way through a lesson. */
export interface PathProps {
  /** The names of all its steps; the game that ends it is the last and counts as none. */
  readonly steps: readonly string[];
  readonly at: number;
  readonly done: readonly string[];
  readonly goTo: (step: number) => void;
}

interface GuideProps extends PathProps {
  /** The word of the step that says what came of the try; `null` before. */
  readonly verdict: string | null;
  /** Whether the step is about what the player holds, at the foot of the table. */
  readonly isLow: boolean;
  readonly say: Say;
  /** Says a word of this step: its title, its idea, its task, or what came of a try. */
  readonly tell: (word: string) => string;
}

/** What the lesson says: the idea of a step, and what to do. */
export function Guide({ steps, at, done, verdict, isLow, say, tell, goTo }: GuideProps) {
  // A phone has room for the task only: there the idea lies over the table until it is read.
  const [isOpen, open] = useState(true);
  return (
    <aside className="stage-guide lesson-guide" aria-labelledby="lesson-idea">
      <Steps {...{ steps, at, done, say, goTo }} />
      <div className="lesson-words" data-open={isOpen && verdict === null} data-low={!isLow}>
        <h2 id="lesson-idea">{tell('title')}</h2>
        <p className="lesson-idea">{tell('idea')}</p>
        <button type="button" className="lesson-fold" onClick={() => open(false)}>
          {say(message('lesson.got-it'))}
        </button>
      </div>
      <div className="lesson-coach" data-verdict={verdict !== null}>
        <img src="/portraits/mina.svg" alt="" />
        <p className="lesson-task" role="status">
          {verdict === null && <b>{say(message('lesson.task'))}</b>}
          {tell(verdict ?? 'task')}
        </p>
        {!isOpen && verdict === null && (
          <button type="button" className="lesson-fold" onClick={() => open(true)}>
            {say(message('lesson.read-again'))}
          </button>
        )}
      </div>
    </aside>
  );
}

/** A lotus for each step, and one for the game; it leads there. */
function Steps({ steps, at, done, say, goTo }: PathProps & Pick<GuideProps, 'say'>) {
  const all = steps.length - 1;
  const nameOf = (i: number, isDone: boolean) => {
    if (i === all) return say(message(isDone ? 'lesson.game-done' : 'lesson.game'));
    return say(message(isDone ? 'lesson.step-done' : 'lesson.step', { n: i + 1, all }));
  };
  return (
    <nav className="lesson-steps" aria-label={say(message('lesson.steps'))}>
      <ol>
        {steps.map((id, i) => {
          const isDone = done.includes(id);
          return (
            <li key={id}>
              <button
                type="button"
                aria-label={nameOf(i, isDone)}
                aria-current={i === at ? 'step' : undefined}
                data-done={isDone}
                onClick={() => goTo(i)}
              >
                <Lotus />
              </button>
            </li>
          );
        })}
      </ol>
      <p>{nameOf(at, false)}</p>
    </nav>
  );
}

const Lotus = () => (
  <svg viewBox="0 0 24 20" aria-hidden="true" className="lesson-lotus">
    <path d="M12 1C15 5 15 11 12 16 9 11 9 5 12 1Z" />
    <path d="M5 4C9 6 11 11 11.500 16 7 15 5 10 5 4ZM19 4C15 6 13 11 12.500 16 17 15 19 10 19 4Z" />
    <path d="M1 9C5 9 9 12 11 17 6 18 2 15 1 9ZM23 9C19 9 15 12 13 17 18 18 22 15 23 9Z" />
  </svg>
);
