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
import { useLobby } from '../../shell/contexts.ts';
import { mistakeBook } from '../puzzles/books.ts';
import { judged } from './second-look.ts';
import type { Source } from './source.ts';
import type { Telling } from './telling.ts';

/** Of one match. */
const MOST = 3;

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
        const answer = asking && judged(wrong.played, await asking.answer);
        if (!isWanted) return;
        if (answer !== null)
          mistakeBook.note(source.game.id, { ...puzzleOf(wrong, source), ...answer });
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

function puzzleOf({ id, position }: WrongMove, { match, endedAt }: Source) {
  const { seats, options } = match;
  return { id, seats, options, position, at: endedAt! };
}

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
