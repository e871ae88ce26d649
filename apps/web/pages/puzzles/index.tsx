import { message } from '@baithak/kernel';
import { useMemo, useState } from 'react';
import { pathTo } from '../../routes.ts';
import { WithGame } from '../../shell/game-page.tsx';
import { useSay } from '../../shell/language.ts';
import { here, Link } from '../../shell/navigation.tsx';
import type { OpenGame } from '../../shell/open-game.ts';
import { puzzleBook } from './books.ts';
import { type MinedPuzzles, ownPuzzles, useMined } from './open-puzzles.ts';
import { PuzzleStage, words } from './puzzle-stage.tsx';

/** The puzzles of a game, on its real stage. */
export function PuzzlesPage({ param }: { readonly param: string }) {
  const found = useMined(param);
  return (
    <WithGame id={param} words={words}>
      {(open) => (found.puzzles.length === 0 ? undefined : <Puzzles open={open} found={found} />)}
    </WithGame>
  );
}

interface PuzzlesProps {
  readonly open: OpenGame;
  readonly found: MinedPuzzles;
}

/** One puzzle after the other: what is due, then what is new. */
function Puzzles({ open, found }: PuzzlesProps) {
  const { id } = open.game;
  const say = useSay(open.words);
  const all = useMemo(() => [...ownPuzzles(open.game), ...found.puzzles], [open, found]);
  const ids = useMemo(() => all.map((puzzle) => puzzle.id), [all]);
  const [{ at, count }, setAt] = useState(() => ({ at: firstOf(id, ids), count: 0 }));
  const [solved, setSolved] = useState(() => puzzleBook.solved(id, ids));
  const puzzle = all.find((each) => each.id === at)!;
  const next = () => setAt({ at: puzzleBook.next(id, ids, at), count: count + 1 });
  return (
    <PuzzleStage
      key={count}
      {...{ open, puzzle }}
      tries={found.tries}
      title={say(message('puzzle.title', { game: say(message('name')) }))}
      back={{ to: pathTo('game', id), label: say(message('puzzle.back')) }}
      about={
        <div className="puzzle-progress">
          <progress max={ids.length} value={solved} aria-hidden="true" />
          <span>{say(message('puzzle.solved-count', { n: solved, all: ids.length }))}</span>
          <Link to={pathTo('daily-game', id)}>{say(message('puzzle.daily'))}</Link>
        </div>
      }
      skip={{ label: say(message('puzzle.skip')), act: next }}
      next={{ label: say(message('puzzle.next')), act: next }}
      ended={({ tries, isHelped, isSolved }) => {
        // Only the first try counts, and only without help.
        if (tries > 1) return;
        puzzleBook.note(id, at, isSolved && !isHelped);
        setSolved(puzzleBook.solved(id, ids));
      }}
    />
  );
}

/** The part of a query that names a puzzle. */
const ASKED = 'id';

/** The puzzle that a link asks for, or the next one. */
function firstOf(game: string, ids: readonly string[]): string {
  const asked = new URLSearchParams(here().search).get(ASKED);
  return ids.find((id) => id === asked) ?? puzzleBook.next(game, ids);
}
