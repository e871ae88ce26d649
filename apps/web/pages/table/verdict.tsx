import { Counter, director, type Outcome, type Player, Portrait, useFrame } from '@baithak/board';
import { message, type SeatTally, type Tally } from '@baithak/kernel';
import { useEffect, useState } from 'react';
import type { PartProps } from './parts.tsx';
import { outcomeFor } from './sentences.ts';

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

const LINE_MS = 1000;

/** Counts the score of a finished match, about a second a line. A match that was over before is counted. */
export function useCounting({ table }: Pick<PartProps, 'table'>): Counting {
  const { result } = table.room;
  const tally = result === null || table.view === null ? [] : table.game.tally(table.view);
  const all = result === null ? 0 : stepsOf(tally);
  const [counted, count] = useState(all);
  const isCounting = result !== null && table.past === null && counted < all;
  useEffect(() => {
    if (result === null) count(0);
  }, [result]);
  useEffect(() => {
    if (!isCounting) return undefined;
    const timer = setTimeout(() => count(counted + 1), counted === 0 ? LINE_MS / 2 : LINE_MS);
    if (counted > 0) director.sound('score');
    return () => clearTimeout(timer);
  }, [isCounting, counted]);
  useEffect(() => {
    const [own] = table.own;
    if (result === null || counted < all || own === undefined || counted === 0) return;
    director.sound(result.places[own] === 1 ? 'win' : 'loss');
  }, [result, counted >= all]);
  return {
    counted,
    all,
    done: counted >= all,
    lit: isCounting && counted > 0 ? pointedAt(tally, counted - 1) : NOTHING,
    skip: () => count(all),
    again: () => count(0),
  };
}

const NOTHING: readonly string[] = [];

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
  const drawn = result.places.length > 1 && result.places.every((place) => place === 1);
  const alone = own !== undefined && more.length === 0;
  const mine = alone ? (result.places[own] === 1 ? 'won' : 'lost') : 'watched';
  return {
    words: say(outcomeFor(table, result)),
    reason: say(result.reason),
    kind: drawn ? 'drawn' : mine,
  };
}

interface VerdictProps extends PartProps {
  readonly counting: Counting;
}

/** A match without points has nothing to count, and a look at the past shows only the board. */
export function hasVerdict({ room, view, past, game }: PartProps['table']): boolean {
  return room.result !== null && view !== null && past === null && stepsOf(game.tally(view)) > 1;
}

/**
 * The scoring scene, beside or below the dimmed board, which shows what is counted. Its place stays
 * the same from the first line to the verdict.
 */
export function Verdict({ table, say, counting }: VerdictProps) {
  const [folded, fold] = useState(false);
  const { players } = useFrame();
  const result = table.room.result!;
  const tally = table.game.tally(table.view!);
  const { counted, done } = counting;
  if (folded) {
    return (
      <button type="button" className="verdict-unfold" onClick={() => fold(false)}>
        {say(message('tally.score'))}
      </button>
    );
  }
  return (
    <div className="verdict-scene">
      <section className="verdict" aria-labelledby="verdict-title" data-done={done}>
        <header>
          <h2 id="verdict-title">
            {say(done ? outcomeFor(table, result) : message('tally.title'))}
          </h2>
          <p className="verdict-reason">{done && say(result.reason)}</p>
        </header>
        <ol>
          {tally.map((seat, i) => (
            <Row
              key={i}
              tally={seat}
              player={players[i]!}
              counted={counted}
              won={done && result.places[i] === 1}
              say={say}
            />
          ))}
        </ol>
        <div className="verdict-tools">
          <button type="button" aria-disabled={!done} onClick={done ? counting.again : undefined}>
            {say(message('tally.again'))}
          </button>
          <button type="button" onClick={() => fold(true)}>
            {say(message('tally.board'))}
          </button>
        </div>
      </section>
    </div>
  );
}

interface RowProps extends Pick<PartProps, 'say'> {
  readonly tally: SeatTally;
  readonly player: Player;
  readonly counted: number;
  readonly won: boolean;
}

function Row({ tally, player, counted, won, say }: RowProps) {
  const lines = tally.lines.slice(0, counted);
  const sum = lines.reduce((total, { least }) => total + least, 0);
  return (
    <li data-won={won}>
      <Portrait player={{ ...player, state: 'waits' }} />
      <div>
        <p className="verdict-name">{player.name}</p>
        <p className="verdict-lines">
          {lines.map((line, i) => (
            <span key={i} data-newest={i === counted - 1}>
              {say(line.label)} <b>{line.least}</b>
            </span>
          ))}
        </p>
      </div>
      <p className="verdict-sum">
        <Counter value={sum} />
      </p>
    </li>
  );
}
