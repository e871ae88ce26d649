import { type BoardProps, Motion, useStill } from '@baithak/board';
import { piecesOn, SQUARE_ROWS, sideToMove, threatener } from '@baithak/panakizhi';
import {
  Duel,
  rowsFor,
  Squares,
  shownOf,
  squarePlace,
  stateOf,
  useIds,
  useNear,
  useThreats,
} from '@baithak/panakizhi/board';
import { useState } from 'react';
import { facts } from '../facts.ts';
import { MOST_HEIGHT } from '../rules/components.ts';
import type { Event } from '../rules/events.ts';
import { threats as threatsIn } from '../view/threats.ts';
import type { View } from '../view/view.ts';
import { barOf } from './bar.tsx';
import './board.css';
import { Chooser } from './chooser.tsx';
import { cuesOf, journeysOf } from './motion.ts';
import { placesOf, squaresOf } from './moves.ts';
import { Peek } from './peek.tsx';
import { type Change, changesBetween, Ghosts, Won } from './preview.tsx';
import { Goal, lastMove, Standing } from './sides.tsx';
import { StackFace, stackMessage } from './stack.tsx';
import { useStack } from './using.ts';

/**
 * A press chooses a stack, a second one shows its move, and a third one makes it; a chooser at the stack
 * says what to do with it.
 */
export function Board(props: BoardProps<View, Event>) {
  const { view, legal, preview, news, say, attempt, quiet } = props;
  const over = view.end !== null;
  // A move that has ended the game leaves nothing to do, even before the page knows of it.
  const seat = over ? null : props.seat;
  const isStill = useStill(news.key);
  const near = useNear();
  const stacks = piecesOn(view.position);
  const idAt = useIds(view, placesOf(view.position), journeysOf(news.events));
  const use = useStack({ ...props, seat });
  const { choosing, chosen, using } = use;
  const shown = shownOf(use.option, preview);
  const planned = shown?.view ?? view;
  const threats = useThreats(
    () => threatsIn(planned, seat),
    threatener(seat, sideToMove(planned.position)),
    isStill,
  );
  const changes =
    shown === null ? new Map<string, Change>() : changesBetween(view.position, shown.view.position);
  const last = squaresOf(view.last);
  const [peekedAt, peek] = useState<string | null>(null);
  const peeked = stacks.get(peekedAt ?? '') ?? '';

  const place = (square: string) => {
    const stack = stacks.get(square);
    const way = use.ways.find(({ to }) => to === square);
    const change = changes.get(square);
    const isStack = stack !== undefined && stack.length > 1;
    const peekAt = isStack ? (on: boolean) => peek(on ? square : null) : undefined;
    // A stack that would go away as a whole stays until it does.
    const stays =
      square === chosen && shown?.events[0]?.kind !== 'shed' ? undefined : change?.stays;
    return squarePlace(
      { lit: over ? [] : props.lit, say },
      threats,
      square,
      {
        details: { stack: stackMessage(stack ?? '') },
        piece: (
          <>
            {stack !== undefined && (
              <StackFace
                square={square}
                stack={stack}
                idAt={idAt}
                stays={stays ?? stack.length}
                covered={(change?.next.length ?? 0) >= stack.length}
                loose={square === chosen && using.mode === 'shed' && shown === null}
              />
            )}
            {change !== undefined && stack === undefined && <span className="b-here" />}
          </>
        ),
      },
      {
        state: stateOf(square, chosen, use.options),
        last: last.includes(square),
        choose: choosing === null ? undefined : () => use.press(square),
        point: way ? (on) => choosing?.point(on ? way : null) : peekAt,
      },
    );
  };
  const squares = (
    <Squares
      look={facts.look}
      near={near}
      rows={rowsFor(
        near,
        SQUARE_ROWS.map((row) => row.map(place)),
      )}
      cancel={use.clear}
      drag={choosing?.drag}
      names="frame"
      over={over}
      say={say}
      quiet={quiet}
    >
      {shown !== null && <Ghosts shown={shown} changes={changes} near={near} />}
      {chosen !== null && use.sheds && (
        <Chooser
          square={chosen}
          stack={stacks.get(chosen)!}
          near={near}
          mode={using.mode}
          busy={use.reach}
          jumps={use.jumps}
          taken={[...stacks.keys()]}
          say={say}
          choose={use.choose}
        />
      )}
      {chosen === null && peeked.length > 1 && (
        <Peek square={peekedAt!} stack={peeked} near={near} />
      )}
      {view.winner !== null && <Won view={view} near={near} />}
    </Squares>
  );
  if (quiet === true) return squares;

  const stack = stacks.get(chosen ?? '') ?? '';
  return (
    <Motion moment={`${news.key} ${near}`} cues={cuesOf(news.events, idAt)} className="duel-root">
      <Duel
        look={facts.look}
        near={near}
        {...{ view, say }}
        goal={<Goal seat={near} say={say} />}
        standing={(of) => (
          <Standing seat={of} now={view.position} next={shown?.view.position} say={say} />
        )}
        last={lastMove(view, 1 - sideToMove(view.position), near, say)}
        trophy={MOST_HEIGHT}
        counts="turns"
        bar={
          seat === null
            ? { ask: '' }
            : barOf({
                view,
                seat,
                near,
                legal,
                using,
                stack,
                jumps: use.ways.some(({ mark }) => mark === 'jump'),
                shown,
                clear: use.clear,
                threats,
                again: use.again,
                say,
                attempt,
              })
        }
      >
        {squares}
      </Duel>
    </Motion>
  );
}
