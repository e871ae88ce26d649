import { type Bar, type Frame, FrameContext, Icon, NO_NEWS } from '@baithak/board';
import { puzzleTrial } from '@baithak/bots/puzzle';
import { message } from '@baithak/kernel';
import type { Try } from '@baithak/kernel/lesson';
import { useEffect, useMemo, useRef, useState } from 'react';
import { pathTo } from '../../routes.ts';
import { Frame as PageFrame } from '../../shell/frame.tsx';
import { type Say, useSay } from '../../shell/language.ts';
import { MoreWords } from '../../shell/more-words.tsx';
import { here, Link } from '../../shell/navigation.tsx';
import { NotFound } from '../../shell/notices.tsx';
import { type OpenGame, useBoard, useGame } from '../../shell/open-game.ts';
import * as lessonWords from '../../words/learn.ts';
import * as puzzleWords from '../../words/puzzles.ts';
import { castOf, playersOf } from '../learn/cast.tsx';
import { type Trying, useTrying } from '../learn/trying.ts';
import { HintBubble } from '../table/hint-bubble.tsx';
import { usePressed } from '../table/pressed.ts';
import { Refusal } from '../table/refusal.tsx';
import { RuleSheet } from '../table/rule-sheet.tsx';
import { useSettled, useStill } from '../table/settled.ts';
import { Tool } from '../table/tool.tsx';
import { puzzleBook } from './books.ts';
import { type AnyPuzzle, type OpenPuzzles, ownPuzzles, usePuzzles } from './open-puzzles.ts';
import { kindOf, PuzzleGuide } from './puzzle-guide.tsx';
import '../table/table.css';
import '../learn/learn.css';
import './puzzles.css';

const words = {
  en: { ...lessonWords.en, ...puzzleWords.en },
  de: { ...lessonWords.de, ...puzzleWords.de },
};

/** The puzzles of a game, on its real stage. */
export function PuzzlesPage({ param }: { readonly param: string }) {
  const open = useGame(param);
  const found = usePuzzles(param);
  if (open === undefined || found.puzzles.length === 0) {
    return (
      <PageFrame>
        <NotFound />
      </PageFrame>
    );
  }
  return (
    <MoreWords books={words}>
      <Puzzles open={open} found={found} />
    </MoreWords>
  );
}

interface PuzzlesProps {
  readonly open: OpenGame;
  readonly found: OpenPuzzles;
}

/** One puzzle after the other: what is due, then what is new. */
function Puzzles({ open, found }: PuzzlesProps) {
  const { id } = open.game;
  const all = useMemo(() => [...ownPuzzles(open.game), ...found.puzzles], [open, found]);
  const ids = useMemo(() => all.map((puzzle) => puzzle.id), [all]);
  const [{ at, count }, setAt] = useState(() => ({ at: firstOf(id, ids), count: 0 }));
  const [solved, setSolved] = useState(() => puzzleBook.solved(id, ids));
  const puzzle = all.find((each) => each.id === at)!;
  const note = (isSolved: boolean) => {
    puzzleBook.note(id, at, isSolved);
    setSolved(puzzleBook.solved(id, ids));
  };
  const next = () => setAt({ at: puzzleBook.next(id, ids, at), count: count + 1 });
  return (
    <OnePuzzle
      key={count}
      {...{ open, puzzle, solved, note, next }}
      tries={found.tries}
      all={ids.length}
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

interface OnePuzzleProps {
  readonly open: OpenGame;
  readonly puzzle: AnyPuzzle;
  readonly tries: number;
  readonly all: number;
  readonly solved: number;
  readonly note: (isSolved: boolean) => void;
  readonly next: () => void;
}

function OnePuzzle({ open, puzzle, tries, all, solved, note, next }: OnePuzzleProps) {
  const { game, words: gameWords } = open;
  const Board = useBoard(game.id);
  const page = useSay();
  const fresh = () => puzzleTrial(game, puzzle);
  const [seat] = useState(() => fresh().seat);
  const cast = castOf(puzzle.seats, seat, page);
  const say = useSay(gameWords, cast.names, cast.you);
  const trying = useTrying(fresh, gameWords, say);
  const { trial, hint, refusal, number, moment } = trying;
  const pressed = usePressed();
  const [rules, openRules] = useState<string | null>(null);
  useGrade(trying, note);
  const bar = useSettled(barOf(trying, puzzle, say, next), useStill(moment));
  const frame: Frame = {
    title: say(message('name')),
    back: (
      <Link to={pathTo('game', game.id)} className="tool" label={say(message('puzzle.back'))}>
        <Icon name="back" />
      </Link>
    ),
    tools: (
      <>
        <Tool icon="hint" label={say(message('hint.title'))} act={hint.press} />
        <Tool icon="replay" label={say(message('puzzle.again'))} act={trying.again} />
        <Tool icon="rules" label={say(message('table.rules'))} act={() => openRules('')} />
        <Tool icon="forward" label={say(message('puzzle.skip'))} act={next} />
      </>
    ),
    players: playersOf(cast, trial.acting !== null, say),
    near: trial.seat,
    guide: <PuzzleGuide {...{ puzzle, tries, all, solved, seat, say }} />,
    side: null,
    bar,
    scene: null,
  };
  const title = say(message('puzzle.title', { game: say(message('name')) }));
  return (
    <FrameContext value={frame}>
      <title>{say(message('page.title', { text: title }))}</title>
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
        attempt={trying.attempt}
      />
      {refusal !== null && (
        <Refusal refusal={refusal} dismiss={trying.dismiss} {...{ pressed, say, openRules }} />
      )}
      {refusal === null && hint.text !== null && <HintBubble hint={hint} say={say} />}
      {rules !== null && (
        <RuleSheet game={game.id} words={gameWords} cited={rules} close={() => openRules(null)} />
      )}
    </FrameContext>
  );
}

/** Only the first try counts, and only without help. */
function useGrade({ trial, hint }: Trying<Try>, note: (isSolved: boolean) => void): void {
  const isHelped = useRef(false);
  const isNoted = useRef(false);
  const { state } = trial;
  const isShown = hint.shows !== 'nothing';
  useEffect(() => {
    if (isShown) isHelped.current = true;
  }, [isShown]);
  useEffect(() => {
    if (state === 'open' || isNoted.current) return;
    isNoted.current = true;
    note(state === 'done' && !isHelped.current);
  }, [state, note]);
}

/** While there is something to do, the board's own bar is shown. */
function barOf(
  { trial, again, show }: Trying<Try>,
  puzzle: AnyPuzzle,
  say: Say,
  next: () => void,
): Bar | null {
  if (trial.state === 'open') {
    return trial.acting === null ? { ask: say(message('puzzle.waits')) } : null;
  }
  const kind = kindOf(puzzle);
  const note = (verdict: 'right' | 'wrong') =>
    say(message(`puzzle.${verdict}-${kind}`, { points: Math.floor(puzzle.gap ?? 0) }));
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
    primary: { label: say(message('puzzle.next')), act: next },
  };
}
