import type { Bar } from '@baithak/board';
import { provenGap } from '@baithak/bots/claims';
import { puzzleTrial } from '@baithak/bots/puzzle';
import { message } from '@baithak/kernel';
import type { Try } from '@baithak/kernel/lesson';
import { type ReactNode, useEffect, useRef, useState } from 'react';
import { type Say, useSay } from '../../shell/language.ts';
import type { OpenGame } from '../../shell/open-game.ts';
import * as lessonWords from '../../words/learn.ts';
import * as puzzleWords from '../../words/puzzles.ts';
import { castOf } from '../learn/cast.tsx';
import { TrialStage } from '../learn/trial-stage.tsx';
import { type Trying, useTrying } from '../learn/trying.ts';
import type { AnyPuzzle } from './open-puzzles.ts';
import { kindOf, PuzzleGuide } from './puzzle-guide.tsx';
import './puzzles.css';

/** The words of a puzzle on the stage. */
export const words = {
  en: { ...lessonWords.en, ...puzzleWords.en },
  de: { ...lessonWords.de, ...puzzleWords.de },
};

/** How a try at a puzzle ended. */
interface Ended {
  /** Which try it was, from 1. */
  readonly tries: number;
  /** Whether a hint was shown up to then. */
  readonly isHelped: boolean;
  readonly isSolved: boolean;
}

interface Way {
  readonly label: string;
  readonly act: () => void;
}

interface PuzzleStageProps {
  readonly open: OpenGame;
  readonly puzzle: AnyPuzzle;
  /** How often each character tried it. */
  readonly tries: number;
  readonly title: string;
  readonly back: { readonly to: string; readonly label: string };
  /** What the guide says first. */
  readonly about: ReactNode;
  readonly skip?: Way;
  /** Where to go on once it is solved. */
  readonly next: Way;
  readonly ended: (how: Ended) => void;
}

/** One puzzle on the real stage of its game. */
export function PuzzleStage({
  open,
  puzzle,
  tries,
  about,
  next,
  ended,
  ...rest
}: PuzzleStageProps) {
  const { game, words: gameWords } = open;
  const page = useSay();
  const fresh = () => puzzleTrial(game, puzzle);
  const [seat] = useState(() => fresh().seat);
  const cast = castOf(puzzle.seats, seat, page);
  const say = useSay(gameWords, cast.names, cast.you);
  const trying = useTrying(fresh, gameWords, say);
  useGrade(trying, ended);
  return (
    <TrialStage
      {...rest}
      {...{ open, trying, cast, say }}
      again={say(message('puzzle.again'))}
      guide={<PuzzleGuide {...{ puzzle, tries, seat, say, about, state: trying.trial.state }} />}
      bar={barOf(trying, puzzle, say, next)}
    />
  );
}

/** Tells how each try ended. Whoever starts over before the end has not ended a try. */
function useGrade({ trial, hint }: Trying<Try>, ended: PuzzleStageProps['ended']): void {
  const isHelped = useRef(false);
  const tries = useRef(0);
  const { state } = trial;
  const isShown = hint.shows !== 'nothing';
  useEffect(() => {
    if (isShown) isHelped.current = true;
  }, [isShown]);
  useEffect(() => {
    if (state === 'open') return;
    tries.current += 1;
    ended({ tries: tries.current, isHelped: isHelped.current, isSolved: state === 'done' });
    // `ended` is new with every render, but a try ends once.
  }, [trial, state]);
}

/** While there is something to do, the board's own bar is shown. */
function barOf(
  { trial, again, show }: Trying<Try>,
  puzzle: AnyPuzzle,
  say: Say,
  next: Way,
): Bar | null {
  if (trial.state === 'open') {
    return trial.acting === null ? { ask: say(message('puzzle.waits')) } : null;
  }
  const kind = kindOf(puzzle);
  const note = (verdict: 'right' | 'wrong') =>
    say(message(`puzzle.${verdict}-${kind}`, { points: provenGap(puzzle) }));
  if (trial.state === 'missed') {
    return {
      ask: say(message('puzzle.wrong')),
      note: note('wrong'),
      urgent: true,
      quiet: [{ label: say(message('puzzle.show-me')), act: show }],
      primary: { label: say(message('puzzle.try-again')), act: again },
    };
  }
  return {
    ask: say(message('puzzle.right')),
    note: note('right'),
    urgent: true,
    primary: next,
  };
}
