import { BEATS_A_LINE, beatAt, director, type Outcome } from '@baithak/board';
import type { Seat, Tally } from '@baithak/kernel';
import { useEffect, useLayoutEffect, useRef, useState } from 'react';
import type { PartProps } from './parts.tsx';
import { isBrokenOff, outcomeFor } from './sentences.ts';

/** Where the counting of a finished match stands. */
export interface Counting {
  /** How many lines of the score are shown. */
  readonly counted: number;
  readonly all: number;
  readonly done: boolean;
  /** The places on the board that the newest line counts. */
  readonly lit: readonly string[];
  skip(): void;
  again(): void;
}

/** For those who want everything at once, but also want to see how it was counted. */
const LINE_MS = 1000;

/** How long a line is counted; 0 at once. */
const lineAt = (): number => beatAt(document.documentElement) * BEATS_A_LINE;

/**
 * Counts the score of a finished match line by line, at the speed of the stage. Without motion it is counted at
 * once, unless somebody asks for it again. A match that was over before is counted.
 */
export function useCounting({ table }: Pick<PartProps, 'table'>): Counting {
  const { result } = table.room;
  const tally = result === null || table.view === null ? [] : table.game.tally(table.view);
  const all = result === null || isBrokenOff(result) ? 0 : stepsOf(tally);
  const [counted, count] = useState(all);
  const isCounting = result !== null && table.past === null && counted < all;
  /** Whether the end is still to be heard: a match that was over before ends in silence. */
  const isDue = useRef(result === null);
  const isAskedFor = useRef(false);
  useEffect(() => {
    if (result !== null) return;
    isDue.current = true;
    isAskedFor.current = false;
    count(0);
  }, [result]);
  // Before the page draws a single line.
  useLayoutEffect(() => {
    if (isCounting && !isAskedFor.current && lineAt() === 0) count(all);
  }, [isCounting, all]);
  useEffect(() => {
    if (!isCounting) return undefined;
    const line = lineAt() || LINE_MS;
    const timer = setTimeout(() => count(counted + 1), counted === 0 ? line / 2 : line);
    if (counted > 0) director.sound('score');
    return () => clearTimeout(timer);
  }, [isCounting, counted]);
  useEffect(() => {
    if (result === null || counted < all || !isDue.current) return;
    isDue.current = false;
    const sound = endingFor(result.places, table.own);
    if (sound !== null) director.sound(sound);
  }, [result, counted >= all]);
  return {
    counted,
    all,
    done: counted >= all,
    lit: isCounting && counted > 0 ? pointedAt(tally, counted - 1) : NOTHING,
    skip: () => count(all),
    again: () => {
      isDue.current = true;
      isAskedFor.current = true;
      count(0);
    },
  };
}

/** How an end sounds at this screen. A draw is neither, and whoever watches has nothing to win. */
export function endingFor(places: readonly number[], own: readonly Seat[]): 'win' | 'loss' | null {
  if (isDrawn(places) || own.length === 0) return null;
  return own.some((seat) => places[seat] === 1) ? 'win' : 'loss';
}

const NOTHING: readonly string[] = [];

const isDrawn = (places: readonly number[]) =>
  places.length > 1 && places.every((place) => place === 1);

/** The number of lines in the longest column. */
const stepsOf = (tally: Tally): number => Math.max(0, ...tally.map(({ lines }) => lines.length));

/** What one line of the score counts, over all seats. */
export function pointedAt(tally: Tally, line: number): readonly string[] {
  return tally.flatMap(({ lines }) => lines[line]?.at ?? []);
}

/** The verdict for boards that show it themselves. A look at the past has none. */
export function outcomeOf({ table, say }: PartProps, counting: Counting): Outcome | null {
  const { result } = table.room;
  if (result === null || table.past !== null || !counting.done) return null;
  const [own, ...more] = table.own;
  const drawn = isDrawn(result.places);
  const alone = own !== undefined && more.length === 0;
  const mine = alone ? (result.places[own] === 1 ? 'won' : 'lost') : 'watched';
  return {
    words: say(outcomeFor(table, result)),
    reason: say(result.reason),
    kind: drawn ? 'drawn' : mine,
  };
}

/** A match without points has nothing to count, and a look at the past shows only the board. */
export function hasVerdict({ room, view, past, game }: PartProps['table']): boolean {
  return room.result !== null && view !== null && past === null && stepsOf(game.tally(view)) > 1;
}
