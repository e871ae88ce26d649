import { CHARACTERS, message, type Seat } from '@baithak/kernel';
import type { TrialState } from '@baithak/kernel/lesson';
import type { ReactNode } from 'react';
import { type Say, useLanguage } from '../../shell/language.ts';
import type { AnyPuzzle } from './open-puzzles.ts';

/** A forced win, a move that is clearly the best, or a mistake of your own. */
export const kindOf = ({ win, at }: AnyPuzzle): 'win' | 'best' | 'own' =>
  at !== undefined ? 'own' : win !== undefined ? 'win' : 'best';

/** Your own moves in a forced win of so many plies. */
const movesIn = (plies: number): number => (plies + 1) / 2;

interface GuideProps {
  readonly puzzle: AnyPuzzle;
  /** How often each character tried it. */
  readonly tries: number;
  readonly seat: Seat;
  readonly say: Say;
  readonly about: ReactNode;
  readonly state: TrialState;
}

/** What a puzzle asks, how hard it is, and how far you are. */
export function PuzzleGuide({ puzzle, tries, seat, say, about, state }: GuideProps) {
  const kind = kindOf(puzzle);
  const n = movesIn(puzzle.win ?? 0);
  const task =
    kind === 'win'
      ? message('puzzle.win-task', { n, side: say(message(`seat.${seat}`)) })
      : message(`puzzle.${kind}-task`);
  return (
    <aside className="stage-guide lesson-guide puzzle-guide" aria-labelledby="puzzle-title">
      <div className="puzzle-about">
        {about}
        <h2 id="puzzle-title">{say(message(`puzzle.${kind}`, { n }))}</h2>
        {puzzle.at === undefined ? (
          <Solvers solved={puzzle.solved ?? []} tries={tries} say={say} />
        ) : (
          <FromGame at={puzzle.at} say={say} />
        )}
      </div>
      <div className="lesson-coach" data-verdict={state !== 'open'}>
        <img src="/portraits/mina.svg" alt="" />
        <p className="lesson-task" role="status">
          {state === 'open' && <b>{say(message('lesson.task'))}</b>}
          {say(state === 'open' ? task : message(`puzzle.${state}`))}
        </p>
      </div>
    </aside>
  );
}

interface SolversProps {
  readonly solved: readonly number[];
  readonly tries: number;
  readonly say: Say;
}

/** How hard it is: who of the house finds it more often than not. */
function Solvers({ solved, tries, say }: SolversProps) {
  const finds = CHARACTERS.filter((_, rank) => 2 * (solved[rank] ?? 0) > tries);
  const names = finds.map((each) => message(`character.${each}`));
  return (
    <div className="puzzle-solvers">
      <ul aria-hidden="true">
        {CHARACTERS.map((each) => (
          <li key={each} data-finds={finds.includes(each)}>
            <img src={`/portraits/${each}.svg`} alt="" />
          </li>
        ))}
      </ul>
      <p>{say(message('puzzle.solvers', { count: finds.length, names }))}</p>
    </div>
  );
}

function FromGame({ at, say }: { readonly at: number; readonly say: Say }) {
  const { language } = useLanguage();
  const date = new Intl.DateTimeFormat(language, { dateStyle: 'medium' }).format(at);
  return <p className="puzzle-own">{say(message('puzzle.own-from', { date }))}</p>;
}
