import { message } from '@baithak/kernel';
import { useEffect } from 'react';
import { dailyPuzzle } from '../../controller/daily.ts';
import { pathOn } from '../../routes.ts';
import { WithGame } from '../../shell/game-page.tsx';
import { useSay } from '../../shell/language.ts';
import { go } from '../../shell/navigation.tsx';
import type { OpenGame } from '../../shell/open-game.ts';
import * as dailyWords from '../../words/daily.ts';
import { puzzleBook } from '../puzzles/books.ts';
import { type MinedPuzzles, useMined } from '../puzzles/open-puzzles.ts';
import { PuzzleStage, words as stageWords } from '../puzzles/puzzle-stage.tsx';
import { dailyBook, today, useDate, useDay } from './days.ts';

const words = {
  en: { ...stageWords.en, ...dailyWords.en },
  de: { ...stageWords.de, ...dailyWords.de },
};

/** The puzzle of the day, on the real stage of its game. */
export function DailyPuzzlePage({ param }: { readonly param: string }) {
  const found = useMined(param);
  return (
    <WithGame id={param} words={words}>
      {(open) => (found.puzzles.length === 0 ? undefined : <OfTheDay open={open} found={found} />)}
    </WithGame>
  );
}

interface OfTheDayProps {
  readonly open: OpenGame;
  readonly found: MinedPuzzles;
}

function OfTheDay({ open, found }: OfTheDayProps) {
  const { id } = open.game;
  const say = useSay(open.words);
  const date = useDate('medium');
  const day = useDay();
  const daily = { day, game: id };
  const puzzle = dailyPuzzle(found.puzzles, found.tries, daily)!;
  // Whoever begins before midnight has time.
  useEffect(() => dailyBook.begin({ day, game: id }, today()), [day, id]);
  const label = say(message('daily.puzzle-of', { date: date(daily.day) }));
  const result = pathOn('daily-game', daily);
  return (
    <PuzzleStage
      {...{ open, puzzle }}
      tries={found.tries}
      title={`${say(message('name'))} · ${label}`}
      back={{ to: result, label: say(message('daily.back')) }}
      about={<p className="puzzle-progress daily-of">{label}</p>}
      next={{ label: say(message('daily.see-result')), act: () => go(result) }}
      ended={({ tries, isHelped, isSolved }) => {
        dailyBook.noteTry(daily, { isHelped, isSolved });
        if (tries === 1) puzzleBook.note(id, puzzle.id, isSolved && !isHelped);
      }}
    />
  );
}
