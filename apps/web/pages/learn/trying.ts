import { type Fault, message, type Preview } from '@baithak/kernel';
import type { Try } from '@baithak/kernel/lesson';
import type { FaultData } from '@baithak/protocol';
import { useCallback, useEffect, useReducer, useState } from 'react';
import type { Say } from '../../shell/language.ts';
import type { GameWords } from '../../shell/open-game.ts';
import type { Hinting } from '../table/hint.tsx';

/** A learner's tries at one thing. */
export interface Trying<Tried extends Try> {
  readonly trial: Tried;
  /** Which try it is: a new one starts from the first position. */
  readonly number: number;
  /** Changes with everything that happens. */
  readonly moment: string;
  readonly refusal: FaultData | null;
  readonly hint: Hinting;
  attempt(...texts: readonly string[]): void;
  readonly preview: (moves: readonly string[]) => Preview | Fault;
  readonly dismiss: () => void;
  again(): void;
  /** Shows the answer from the first position. */
  show(): void;
}

/** `closed`: the move is still chosen, but nothing is said about it. */
type Shows = 'nothing' | 'places' | 'move' | 'closed';
const NOTHING: readonly string[] = [];
/** Long enough to see the own move before the other side answers it. */
const REPLY_MS = 700;

export function useTrying<Tried extends Try>(
  fresh: () => Tried,
  words: GameWords,
  say: Say,
): Trying<Tried> {
  const [{ trial, number }, begin] = useState(() => ({ trial: fresh(), number: 0 }));
  const [moved, move] = useReducer((count: number) => count + 1, 0);
  const [refusal, refuse] = useState<FaultData | null>(null);
  const [asked, begun] = useReducer((count: number) => count + 1, 0);
  const [shows, setShows] = useState<Shows>('nothing');

  const isAnswerDue = trial.reply !== undefined;
  useEffect(() => {
    if (!isAnswerDue) return undefined;
    const timer = setTimeout(() => {
      trial.reply?.();
      move();
    }, REPLY_MS);
    return () => clearTimeout(timer);
  }, [trial, isAnswerDue]);

  function attempt(...texts: readonly string[]): void {
    setShows('nothing');
    refuse(trial.attempt(...texts) ?? null);
    move();
  }
  function again(next: Shows = 'nothing'): void {
    begin({ trial: fresh(), number: number + 1 });
    refuse(null);
    setShows(next);
  }
  return {
    trial,
    number,
    moment: `${number} ${moved}`,
    refusal,
    attempt,
    preview: useCallback((moves) => trial.preview(moves), [trial]),
    dismiss: useCallback(() => refuse(null), []),
    again: () => again(),
    show: () => again('move'),
    hint: hintOf(),
  };

  function hintOf(): Hinting {
    const rest = trial.rest ?? NOTHING;
    const [next, ...then] = rest;
    const places = next === undefined ? NOTHING : words.places(next, trial.view, then);
    const press = () => {
      if (shows === 'nothing') begun();
      setShows(shows === 'places' ? 'move' : 'places');
    };
    return {
      press: trial.acting === null ? undefined : press,
      close: () => setShows(shows === 'move' ? 'closed' : 'nothing'),
      asked,
      // Nothing comes after the move.
      shows: shows === 'move' ? 'why' : shows,
      text: textOf(next === undefined, places.length === 0),
      lit: shows === 'places' ? places : NOTHING,
      proposed: shows === 'move' || shows === 'closed' ? rest : NOTHING,
    };
  }

  function textOf(isLost: boolean, isNowhere: boolean): string | null {
    if (shows === 'nothing' || shows === 'closed' || trial.state !== 'open') return null;
    if (isLost) return say(message('lesson.off-the-way'));
    // A move such as to pass has no place that could be lit.
    if (isNowhere) return say(message('lesson.go-on'));
    return say(message(shows === 'places' ? 'lesson.look' : 'lesson.move'));
  }
}
