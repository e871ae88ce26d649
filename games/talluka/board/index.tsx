import { type BoardProps, Motion, type PlaceDrag, useFresh, useStill } from '@baithak/board';
import { Fault, message } from '@baithak/kernel';
import { COLOURS, piecesOn, SQUARE_ROWS, sideToMove, threatener } from '@baithak/panakizhi';
import { Duel, rowsFor, Squares, useIds, useNear, useThreats } from '@baithak/panakizhi/board';
import { useMemo } from 'react';
import { facts } from '../facts.ts';
import type { Event } from '../rules/events.ts';
import { foursIn, WINNING_LINE } from '../view/lines.ts';
import { threats as threatsIn } from '../view/threats.ts';
import { squaresOfFours, type View } from '../view/view.ts';
import { barOf } from './bar.tsx';
import { type Choice, planOf, pressOn } from './choice.ts';
import { pushMessage } from './sentences.ts';
import './board.css';
import { cuesOf, journeysOf } from './motion.ts';
import { type Around, handlePlace, pawnPlace } from './places.tsx';
import { Ghosts, Offers, PushWay, pushesAt, pushesFrom, Won } from './preview.tsx';
import {
  BOTTOM_HANDLES,
  type Handle,
  isHandle,
  pushBetween,
  pushesAlong,
  SIDE_HANDLES,
  TOP_HANDLES,
} from './pushes.ts';
import { Goal, lastMove, Standing } from './sides.tsx';

/** Pawns on squares. A press on a pawn or on an arrow plans a push, a second one there makes it. */
export function Board(props: BoardProps<View, Event>) {
  const { view, legal, preview, news, say, attempt, quiet, proposed: [proposed] = [] } = props;
  // A move that has ended the game leaves nothing to do, even before the page knows of it.
  const seat = view.end === null ? props.seat : null;
  const isStill = useStill(news.key);
  const near = useNear();
  const pawns = piecesOn(view.position);
  const idAt = useIds(view, pawns.keys(), journeysOf(news.events));
  const moment = `${seat} ${view.ply} ${view.position} ${proposed}`;
  const advised = proposed !== undefined && isHandle(proposed) ? planOf(proposed) : null;
  const [chosen, choose] = useFresh<Choice | null>(moment, advised);
  const [pointed, point] = useFresh<string | null>(moment, null);
  const pushes = useMemo(
    () => (seat === null ? [] : pushesFrom(legal, preview)),
    [seat, legal, preview],
  );
  const pushOf = (plan: string | undefined | null) => pushes.find(({ text }) => text === plan);
  // An arrow that cannot be pushed leaves the plan in view when the pointer comes by.
  const shown = pushOf(pointed) ?? pushOf(chosen?.text) ?? null;
  const planned = shown?.view ?? view;
  const threats = useThreats(
    () => threatsIn(planned, seat),
    threatener(seat, sideToMove(planned.position)),
    isStill,
  );
  const fours = squaresOfFours(view);
  const mover = COLOURS[1 - sideToMove(view.position)]!;
  const lit = view.end === null ? props.lit : [];
  const arrow = shown?.text ?? chosen?.text ?? null;
  const around: Around = {
    ...{ lit, say, legal, near, threats, shown, arrow, last: view.last, mover, idAt },
  };

  /** What a press on a pawn or an arrow leads to. */
  const pressed = (place: string) => {
    const fitting = isHandle(place)
      ? legal.filter((text) => text === place)
      : pushesAt(pushes, place).map(({ text }) => text);
    const end = pushOf(chosen?.text)?.moved.at(-1)?.to ?? null;
    return pressOn(place, fitting, chosen, end);
  };

  function press(place: string): void {
    const next = pressed(place);
    if (next === 'play') attempt(chosen!.text);
    else if (next !== null) choose(next);
    else if (isHandle(place)) attempt(place);
    else explain(place);
  }

  /** Shows under the pointer what a press would lead to, or why there is nothing to push. */
  function pointAt(place: string): (on: boolean) => void {
    const next = pressed(place);
    const text = next === 'play' ? chosen!.text : (next?.text ?? place);
    return (on) => point(on ? text : null);
  }

  /** Tries a push along the square's lines that is not possible, to hear from the referee why. */
  function explain(square: string): void {
    const faults = pushesAlong(square).flatMap((text) => {
      const fault = preview([text]);
      return fault instanceof Fault ? [{ text, fault }] : [];
    });
    const telling =
      faults.find(({ fault }) => fault.args?.square === square) ??
      faults.find(({ fault }) => fault.at?.includes(square)) ??
      faults[0];
    if (telling !== undefined) attempt(telling.text);
  }

  /** Why the arrow under the pointer cannot be pushed. */
  function refusedAt(place: string | null): Fault | null {
    if (seat === null || place === null || !isHandle(place)) return null;
    const found = preview([place]);
    return found instanceof Fault ? found : null;
  }

  const handle = (each: Handle) =>
    handlePlace(each, around, {
      choose: seat === null ? undefined : () => press(each.text),
      point: seat === null ? undefined : pointAt(each.text),
    });
  const pawn = (square: string) => {
    const canMove = pawns.has(square) && pushesAt(pushes, square).length > 0;
    return pawnPlace(square, { pawn: pawns.get(square), four: fours.has(square) }, around, {
      choose: seat === null ? undefined : () => press(square),
      point: canMove ? pointAt(square) : undefined,
    });
  };
  const drag: PlaceDrag = {
    canLift: (place) => pawns.has(place) || isHandle(place),
    lift: () => {},
    drop(place, at) {
      const push = at === null ? null : pushBetween(place, at);
      if (push !== null) attempt(push);
    },
  };
  const rows = rowsFor(near, [
    [null, ...TOP_HANDLES.map(handle), null],
    ...SQUARE_ROWS.map((squares, row) => {
      const [left, right] = SIDE_HANDLES[row]!;
      return [handle(left), ...squares.map(pawn), handle(right)];
    }),
    [null, ...BOTTOM_HANDLES.map(handle), null],
  ]);
  const others =
    chosen?.at == null || shown?.text !== chosen.text
      ? []
      : pushesAt(pushes, chosen.at).filter(({ text }) => text !== chosen.text);
  const squares = (
    <Squares
      look={facts.look}
      near={near}
      rows={rows}
      drag={seat === null ? undefined : drag}
      cancel={() => choose(null)}
      over={view.end !== null}
      below={shown !== null && <PushWay push={shown} near={near} />}
      say={say}
      quiet={quiet}
    >
      {shown !== null && <Ghosts push={shown} near={near} seat={seat!} />}
      {others.length > 0 && (
        <Offers
          square={chosen!.at!}
          pushes={others}
          near={near}
          nameOf={({ text }) => say(pushMessage(text, near))}
          choose={({ text }) => choose({ text, at: chosen!.at, by: [] })}
        />
      )}
      {view.winner !== null && (
        <Won
          lines={foursIn(view.position, view.winner)}
          colour={COLOURS[view.winner]!}
          near={near}
        />
      )}
    </Squares>
  );
  const cues = cuesOf(news.events, idAt);
  if (quiet === true) return squares;

  const clear = chosen === null ? null : () => choose(null);
  return (
    <Motion moment={`${news.key} ${near}`} cues={cues} className="duel-root">
      <Duel
        look={facts.look}
        near={near}
        {...{ view, say }}
        goal={<Goal colour={COLOURS[near]!} words={say(message('board.goal'))} />}
        standing={(of) => (
          <Standing seat={of} now={view.position} next={shown?.view.position} say={say} />
        )}
        last={lastMove(view, 1 - sideToMove(view.position), near, say)}
        trophy={WINNING_LINE}
        counts="moves"
        bar={barOf({
          ...{ view, seat, near, legal, shown, clear, threats, say, attempt },
          again: chosen !== null && chosen.by.length > 0 && shown?.text === chosen.text,
          refused: refusedAt(pointed),
        })}
      >
        {squares}
      </Duel>
    </Motion>
  );
}
