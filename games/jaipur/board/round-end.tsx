import {
  type Bar,
  BEATS_A_LINE,
  beatAt,
  Counter,
  director,
  type Finale,
  Icon,
  Portrait,
  useFrame,
} from '@baithak/board';
import { message, type Seat } from '@baithak/kernel';
import { type ReactNode, useEffect, useState } from 'react';
import { COMPONENTS } from '../rules/components.ts';
import type { RoundScored } from '../rules/events.ts';
import type { View } from '../view/view.ts';
import { total } from './consequences.ts';
import { Art, Bonus, Coin, Rupee, type Say, Seals, Tile } from './pieces.tsx';
import './round-wings.css';
import './round-end.css';
import type { RoundEnd } from './rounds.ts';
import { type ScoreLine, scoreLines } from './rounds.ts';

/** How long the last move can be watched before the counting starts. */
const BEATS_BEFORE = 4;

export interface Counted {
  /** How many lines are counted; −1 while the last move is still on the stage. */
  readonly counted: number;
  readonly isDone: boolean;
  /** Whether the scene makes way for the table, as it stood when the round ended. */
  readonly isFolded: boolean;
  readonly skip: () => void;
  readonly again: () => void;
  readonly fold: () => void;
}

/** Counts line by line by itself. */
export function useCount(end: RoundEnd | null): Counted {
  const all = end === null ? 0 : scoreLines(end.scored).length;
  const [held, count] = useState<{ of: RoundEnd | null; n: number }>({ of: null, n: -1 });
  const [folded, fold] = useState<RoundEnd | null>(null);
  const counted = held.of === end ? held.n : -1;
  useEffect(() => {
    if (end === null || counted > all) return undefined;
    const next = () => {
      count({ of: end, n: counted + 1 });
      if (counted >= 0 && counted < all) director.sound('score');
    };
    const pause = beatAt(document.documentElement) * (counted < 0 ? BEATS_BEFORE : BEATS_A_LINE);
    if (pause === 0) {
      count({ of: end, n: all + 1 });
      return undefined;
    }
    const timer = setTimeout(next, pause);
    return () => clearTimeout(timer);
  }, [end, counted, all]);
  const isDone = end !== null && counted > all;
  const { players } = useFrame();
  const winner = end?.scored.seal ?? null;
  const isHeard = isDone && winner !== null && players.some(({ isYou }) => isYou);
  const isWon = winner !== null && players[winner]?.isYou === true;
  useEffect(() => {
    if (isHeard) director.sound(isWon ? 'win' : 'loss');
  }, [isHeard, isWon]);
  return {
    counted,
    isDone,
    isFolded: isDone && folded === end,
    skip: () => count({ of: end, n: all + 1 }),
    again() {
      fold(null);
      count({ of: end, n: 0 });
    },
    fold: () => fold(folded === end ? null : end),
  };
}

/** The bar below the scene: first a way to skip, then the way on. */
export function endBar(
  end: RoundEnd,
  { isDone, isFolded, skip, again, fold }: Counted,
  say: Say,
  goOn: () => void,
): Bar {
  const { scored } = end;
  if (!isDone) {
    return {
      ask: say(message('board.round-over', { why: message(`log.end-${scored.ended}`) })),
      primary: { label: say(message('board.skip')), act: skip },
    };
  }
  const loser = scored.seal === null ? 1 - scored.starter : 1 - scored.seal;
  const [first, second] = sealsAfter(end);
  return {
    ask: say(
      message(
        first === second
          ? first === 0
            ? 'board.no-seals'
            : 'board.seals-even'
          : 'board.seals-lead',
        { seat: { seat: (first ?? 0) > (second ?? 0) ? 0 : 1 } },
      ),
    ),
    note: say(
      message(scored.seal === null ? 'board.next-starter' : 'board.loser-starts', {
        seat: { seat: loser },
      }),
    ),
    quiet: [
      {
        label: say(message('board.again')),
        brief: say(message('board.again-brief')),
        icon: <Icon name="replay" />,
        act: again,
      },
      {
        label: say(message(isFolded ? 'board.show-score' : 'board.show-table')),
        brief: say(message(isFolded ? 'board.show-score-brief' : 'board.show-table-brief')),
        icon: <Icon name="eye" />,
        act: fold,
      },
    ],
    primary: { label: say(message('board.deal', { round: scored.round + 1 })), act: goOn },
  };
}

/** The table shows the seals as they were: the scene awards the new one. */
const sealsAfter = ({ view, scored }: RoundEnd): number[] =>
  view.seals.map((seals, seat) => seals + (scored.seal === seat ? 1 : 0));

const sealsBefore = (after: readonly number[], { seal }: RoundScored): number[] =>
  after.map((seals, seat) => seals - (seal === seat ? 1 : 0));

interface RoundSceneProps extends Pick<SceneProps, 'near' | 'say'> {
  readonly end: RoundEnd;
  readonly count: Counted;
}

/** The end of a round before the next one. */
export function RoundScene({ end, count, near, say }: RoundSceneProps) {
  const { scored, view } = end;
  const { counted, isDone } = count;
  return (
    <Scene
      {...{ scored, counted, isDone, near, say }}
      seals={isDone ? sealsAfter(end) : view.seals}
      verdict={say(sealMessage(scored))}
      reason={scored.by === 'rupees' ? null : say(message(`board.by-${scored.by}`))}
    />
  );
}

interface FinalSceneProps extends Pick<SceneProps, 'near' | 'say' | 'scored'> {
  readonly view: View;
  readonly finale: Finale;
}

/** The last round decides the match: the page counts, and says who has won. */
export function FinalScene({ finale, view, scored, near, say }: FinalSceneProps) {
  const { outcome } = useFrame();
  const { counted, isDone, tools } = finale;
  return (
    <Scene
      {...{ scored, counted, isDone, near, say, tools }}
      seals={isDone ? view.seals : sealsBefore(view.seals, scored)}
      verdict={outcome?.words}
      reason={outcome?.reason}
    />
  );
}

interface SceneProps {
  readonly scored: RoundScored;
  readonly seals: readonly number[];
  readonly counted: number;
  readonly isDone: boolean;
  readonly near: Seat;
  readonly say: Say;
  readonly verdict: ReactNode;
  readonly reason: ReactNode;
  readonly tools?: ReactNode;
}

/** Both columns are counted line by line, then the seal drops. */
function Scene(props: SceneProps) {
  const { scored, seals, counted, isDone, near, say, verdict, reason, tools } = props;
  const lines = scoreLines(scored);
  const wing = (seat: Seat) => (
    <Wing {...{ scored, seat, lines, counted, isDone, say }} seals={seals[seat]!} />
  );
  return (
    <section
      className="j-end"
      data-done={isDone}
      aria-label={say(message('board.round', { round: scored.round }))}
    >
      {wing(near)}
      <div className="j-arch">
        <Art className="j-rays" name="rays" />
        {scored.seal !== null && <Art className="j-big-seal" name="seal" />}
        <div className="j-verdict" role="status">
          {isDone && (
            <>
              <h2>{verdict}</h2>
              {reason && <p>{reason}</p>}
              <p className="j-result">
                {scored.seats[near]!.rupees} : {scored.seats[1 - near]!.rupees}
              </p>
            </>
          )}
        </div>
        {!isDone && (
          <div className="j-counting" aria-hidden="true">
            <h2>{say(message('board.round', { round: scored.round }))}</h2>
            <p className="j-result">
              <Counter value={sumOf(lines, counted, near)} /> :{' '}
              <Counter value={sumOf(lines, counted, 1 - near)} />
            </p>
          </div>
        )}
        {tools}
      </div>
      {wing(1 - near)}
    </section>
  );
}

/** What the lines that are counted so far bring a seat. */
const sumOf = (lines: readonly ScoreLine[], counted: number, seat: Seat): number =>
  total(lines.slice(0, Math.max(0, counted)).flatMap(({ values }) => values[seat] ?? []));

const sealMessage = ({ seal }: RoundScored) =>
  seal === null
    ? message('board.round-tied')
    : message('board.round-won', { seat: { seat: seal } });

interface WingProps {
  readonly scored: RoundScored;
  readonly seat: Seat;
  readonly lines: readonly ScoreLine[];
  readonly counted: number;
  readonly isDone: boolean;
  readonly seals: number;
  readonly say: Say;
}

function Wing({ scored, seat, lines, counted, isDone, seals, say }: WingProps) {
  const player = useFrame().players[seat];
  const most = COMPONENTS.limits.sealsToWin;
  return (
    <section className="j-wing" data-won={isDone && scored.seal === seat}>
      {player && <Portrait player={{ ...player, state: 'waits' }} />}
      <h3>{player?.name}</h3>
      <ol>
        {lines.map((line, i) => {
          const sum = total(line.values[seat] ?? []);
          return (
            <li
              key={line.kind}
              data-counted={i < counted}
              data-now={i === counted - 1 && !isDone}
              data-none={sum === 0}
            >
              <LineSign kind={line.kind} />
              <Counters {...{ line, seat, scored, say }} />
              <b>{i < counted ? sum : ''}</b>
            </li>
          );
        })}
      </ol>
      <footer>
        <Seals won={seals} most={most} label={say(message('board.seals-of', { n: seals, most }))} />
        <span className="j-sum">
          <Rupee />
          <Counter value={sumOf(lines, counted, seat)} />
        </span>
      </footer>
    </section>
  );
}

function LineSign({ kind }: Pick<ScoreLine, 'kind'>) {
  if (kind === 'bonus') return <Art className="j-tile" name="hidden" />;
  return <Tile letter={kind === 'camels' ? 'K' : kind} />;
}

interface CountersProps {
  readonly line: ScoreLine;
  readonly seat: Seat;
  readonly scored: RoundScored;
  readonly say: Say;
}

/** What a line counts, drawn. */
function Counters({ line: { kind, values }, seat, scored, say }: CountersProps) {
  const own = values[seat] ?? [];
  if (kind === 'camels') {
    const [mine, theirs] = [scored.seats[seat]!.camels, scored.seats[1 - seat]!.camels];
    const size = mine === theirs ? 'equal' : mine > theirs ? 'larger' : 'smaller';
    return <span>{say(message('board.herds', { size, mine, theirs }))}</span>;
  }
  if (own.length === 0) {
    return <span>{say(message(kind === 'bonus' ? 'board.no-bonus' : 'board.none-sold'))}</span>;
  }
  return (
    <span className="j-coins" aria-label={own.join(' + ')} role="img">
      {own.map((value, i) =>
        kind === 'bonus' ? (
          <Bonus key={i}>{value}</Bonus>
        ) : (
          <Coin key={i} good={kind} value={value} />
        ),
      )}
    </span>
  );
}
