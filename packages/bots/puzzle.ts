import type { Game, Puzzle } from '@baithak/kernel';
import { type LessonStep, Trial, type Try } from '@baithak/kernel/lesson';
import { ForcedWin } from './forced-win.ts';

/** What is asked, however it was found. */
type Asked = Omit<Puzzle, 'work' | 'solved'>;

/** A forced win is played out; everything else is solved by its first move. */
export function puzzleTrial(game: Game, puzzle: Asked): Try {
  return puzzle.win === undefined
    ? new Trial(game, stepOf(puzzle))
    : new ForcedWin(game, puzzle, puzzle.win);
}

/** A puzzle as a step of a lesson: the first move decides, whatever comes after it. */
function stepOf({ id, seats, options, position, answer, alsoGood = [] }: Asked): LessonStep {
  const right = [answer[0]!, ...alsoGood].map(escaped).join('|');
  return {
    id,
    seats,
    ...(options && { options }),
    position,
    answer,
    goal: { moves: `(?:${right})(?: .*)?` },
    misses: [{ name: 'other', fits: { moves: `(?!(?:${right})(?: |$)).*` } }],
    rules: [],
  };
}

const escaped = (text: string): string => text.replace(/[.*+?^${}()|[\]\\/]/g, '\\$&');
