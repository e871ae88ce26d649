import type { Review } from '@baithak/bots';
import {
  FastRandom,
  Fault,
  type Game,
  type Json,
  type Options,
  type Seat,
  sha256Hex,
} from '@baithak/kernel';
import { useEffect, useState } from 'react';
import type { Lobby } from '../../controller/lobby.ts';
import type { OwnMistake } from '../../controller/mistake-book.ts';
import { useLobby } from '../../shell/contexts.ts';
import { mistakeBook } from '../puzzles/books.ts';
import type { Source } from './source.ts';
import type { Telling } from './telling.ts';

/** Of one match. */
const MOST = 3;
/** A second look must find the move played worse by this, and by this many standard errors. */
const LEAST = 0.03;
const SURE = 2;
/** What is worse by less than this solves the puzzle, too. */
const AS_GOOD = 0.02;

/** Keeps your largest mistakes as puzzles, and says how many of this match there are. */
export function useMistakes(source: Source, review: Review | null, telling: Telling): number {
  const lobby = useLobby();
  const [count, setCount] = useState(0);
  useEffect(() => {
    if (review === null || source.own.length !== 1 || source.endedAt === null) return undefined;
    let isWanted = true;
    let stop = () => {};
    const look = async () => {
      let kept = 0;
      for (const wrong of wrongMoves(source, source.own[0]!, review, telling)) {
        const asking = isKnown(source.game, wrong)
          ? null
          : lobby.advise(source.game.id, wrong.view);
        stop = () => asking?.stop();
        const mistake = asking && judged(wrong, await asking.answer, source);
        if (!isWanted) return;
        if (mistake !== null) mistakeBook.note(source.game.id, mistake);
        if (isKnown(source.game, wrong)) setCount(++kept);
      }
    };
    void look();
    return () => {
      isWanted = false;
      stop();
    };
  }, [lobby, source, review, telling]);
  return count;
}

interface WrongMove {
  readonly id: string;
  readonly position: Json;
  /** As the position shows it to its mover. */
  readonly view: unknown;
  readonly played: string;
}

const isKnown = ({ id }: Game, wrong: WrongMove): boolean =>
  mistakeBook.of(id).some((known) => known.id === wrong.id);

/** The largest mistakes of a seat. What it did not know then is made up, as in every puzzle. */
function wrongMoves(source: Source, seat: Seat, review: Review, telling: Telling): WrongMove[] {
  const { game, match } = source;
  return review.moments
    .flatMap((moment, at) =>
      moment.seat === seat && moment.gap?.isMistake ? [{ moment, at }] : [],
    )
    .sort((a, b) => b.moment.gap!.difference - a.moment.gap!.difference)
    .slice(0, MOST)
    .flatMap(({ moment, at }) => {
      const view = game.view(telling.walked.states[at], seat);
      const id = `own ${sha256Hex(JSON.stringify(view)).slice(0, 12)}`;
      const position = game.writePosition(game.imagine(view, new FastRandom(id)));
      const state = game.readPosition(position, match.options as Options, match.seats);
      if (state instanceof Fault || game.status(state) !== seat) return [];
      return [{ id, position, view: game.view(state, seat), played: moment.move! }];
    });
}

type Advice = Awaited<ReturnType<Lobby['advise']>['answer']>;

/** A puzzle, if a second look is as sure as the first that the move was a mistake. */
function judged(
  { id, position, played }: WrongMove,
  advice: Advice,
  { match, endedAt }: Source,
): OwnMistake | null {
  const [best, ...others] = advice?.moves ?? [];
  const own = others.find(({ move }) => move === played);
  if (best === undefined || own === undefined) return null;
  const behind = (other: typeof own) => best.chance - other.chance;
  const doubt = (other: typeof own) => SURE * Math.hypot(best.error, other.error);
  if (behind(own) <= Math.max(LEAST, doubt(own))) return null;
  const good = others.filter(
    (other) => other !== own && behind(other) <= Math.max(AS_GOOD, doubt(other)),
  );
  const { seats, options } = match;
  const alsoGood = good.map(({ move }) => move);
  return { id, seats, options, position, answer: [best.move], alsoGood, at: endedAt! };
}
