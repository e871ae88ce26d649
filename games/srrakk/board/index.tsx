import { type BoardProps, Motion, useFresh } from '@baithak/board';
import { message, type Seat } from '@baithak/kernel';
import { COLOURS, piecesOn, SQUARE_ROWS, sideToMove, turnOf, wayBetween } from '@baithak/panakizhi';
import {
  Duel,
  optionsOf,
  Pips,
  rowsFor,
  Squares,
  squarePlace,
  stateOf,
  useChoosing,
  useIds,
  useNear,
  useThreats,
  Way,
} from '@baithak/panakizhi/board';
import { useMemo } from 'react';
import { facts } from '../facts.ts';
import { MOST_HEIGHT } from '../rules/components.ts';
import type { Event } from '../rules/events.ts';
import { threats as threatsIn } from '../view/threats.ts';
import type { View } from '../view/view.ts';
import { barOf } from './bar.tsx';
import './board.css';
import { Chooser } from './chooser.tsx';
import { cuesOf, journeysOf } from './motion.ts';
import {
  movingIn,
  optionsFor,
  placesOf,
  secondsAfter,
  squareMove,
  squaresOf,
  tallestOf,
  type Using,
} from './moves.ts';
import { type Change, changesBetween, Ghosts, shownOf, Won } from './preview.tsx';
import { layersOf, StackFace, StackShape, stackMessage } from './stack.tsx';

const NOTHING: Using = { square: null, mode: 'move', first: null };

/** A press chooses a stack, a second one its square; a chooser at the stack says what to do with it. */
export function Board(props: BoardProps<View, Event>) {
  const { view, legal, preview, news, say, attempt, quiet } = props;
  // A move that has ended the game leaves nothing to do, even before the page knows of it.
  const seat = view.end === null ? props.seat : null;
  const near = useNear();
  const stacks = piecesOn(view.position);
  const idAt = useIds(view, placesOf(view.position), journeysOf(news.events));
  const threats = useThreats(() => threatsIn(view, seat));
  const all = useMemo(() => optionsOf(legal, movingIn('move')), [legal]);
  const [used, use] = useFresh<Using>(`${seat} ${view.ply} ${view.position}`, NOTHING);
  const seconds =
    used.first === null ? [] : secondsAfter(view.position, used.square!, used.first, all);
  const options =
    used.first === null
      ? optionsFor(all, used)
      : [...optionsFor(all, NOTHING).filter(({ from }) => from !== used.square), ...seconds];
  const choosing = useChoosing({ ...props, seat }, movingIn(used.mode), {
    options,
    first: null,
    play: ([option]) => option && make(option.text),
  });
  const chosen = choosing?.chosen ?? null;
  const using: Using = used.square === chosen ? used : { ...NOTHING, square: chosen };
  const ways = options.filter(({ from }) => from === chosen);
  const single = all.find(({ text }) => text === `${chosen}/${using.first}`) ?? null;
  const option = choosing?.pointed ?? single ?? (ways.length === 1 ? ways[0]! : null);
  const shown = shownOf(option, preview);
  const changes =
    shown === null ? new Map<string, Change>() : changesBetween(view.position, shown.view.position);
  const last = squaresOf(view.last);
  const lit = view.end === null ? props.lit : [];
  const height = stacks.get(chosen ?? '')?.length ?? 0;
  const sheds = all.filter(({ text, from }) => from === chosen && text.includes('/'));

  /** A first shed piece waits for a second one, where that is possible. */
  function make(text: string): void {
    const move = squareMove(text);
    const more =
      move?.kind === 'shed' && secondsAfter(view.position, move.from, move.to, all).length > 0;
    if (more) use({ square: move.from, mode: 'shed', first: move.to });
    else attempt(text);
  }

  function press(square: string): void {
    if (using.first !== null && square === using.first) attempt(single!.text);
    else choosing?.press(square);
  }

  const place = (square: string) => {
    const stack = stacks.get(square);
    const way = ways.find(({ to }) => to === square);
    const change = changes.get(square);
    return squarePlace(
      { lit, say },
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
                stays={
                  square === chosen && shown?.events[0]?.kind !== 'shed' ? 9 : (change?.stays ?? 9)
                }
                covered={(change?.next.length ?? 0) >= stack.length}
                loose={square === chosen && using.mode === 'shed' && shown === null}
              />
            )}
            {change !== undefined && stack === undefined && <span className="b-here" />}
          </>
        ),
      },
      {
        state: stateOf(square, chosen, options),
        last: last.includes(square),
        choose: choosing === null ? undefined : () => press(square),
        point: way && ((on) => choosing?.point(on ? way : null)),
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
      cancel={() => choosing?.clear()}
      drag={choosing?.drag}
      names="frame"
      over={view.end !== null}
      say={say}
      quiet={quiet}
    >
      {shown !== null && <Ghosts shown={shown} changes={changes} near={near} />}
      {chosen !== null && sheds.length > 0 && (
        <Chooser
          square={chosen}
          stack={stacks.get(chosen)!}
          near={near}
          mode={using.mode}
          busy={busySquares(all, chosen, changes)}
          taken={[...stacks.keys()]}
          say={say}
          choose={(mode) => use({ square: chosen, mode, first: null })}
        />
      )}
      {view.winner !== null && <Won view={view} near={near} />}
    </Squares>
  );
  if (quiet === true) return squares;

  const standing = (of: Seat) => {
    const now = tallestOf(view.position, COLOURS[of]!);
    const then = shown === null ? now : tallestOf(shown.view.position, COLOURS[of]!);
    return (
      <Pips
        label={say(message('board.tallest'))}
        count={now}
        coming={Math.max(0, then - now)}
        most={MOST_HEIGHT}
        colour={COLOURS[of]!}
      />
    );
  };
  const mover = 1 - sideToMove(view.position);
  const over = view.end !== null;
  const way = last.length === 0 ? null : wayBetween(last[0]!, last[1]!);
  return (
    <Motion moment={`${news.key} ${near}`} cues={cuesOf(news.events, idAt)} className="duel-root">
      <Duel
        look={facts.look}
        near={near}
        where={say(message(over ? 'board.length' : 'board.turn', { n: view.ply + (over ? 0 : 1) }))}
        goal={<Goal seat={near} say={say} />}
        colour={(of) => say(message(`colour.${COLOURS[of]}`))}
        standing={standing}
        last={
          view.last === null
            ? null
            : {
                seat: mover,
                piece: <Single seat={mover} />,
                sign: way && <Way turn={turnOf(way, near)} />,
              }
        }
        length={view.winner === null ? '' : say(message('board.in-length', { n: view.ply }))}
        trophy={MOST_HEIGHT}
        bar={
          seat === null || choosing === null
            ? { ask: '' }
            : barOf({
                seat,
                near,
                legal,
                using,
                height,
                below: stacks.get(chosen ?? '')?.slice(0, -1) ?? '',
                shown,
                clear: choosing.clear,
                threats,
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

/** What the chooser must not cover: every square that the stack could use, and what is shown. */
function busySquares(
  all: readonly { readonly text: string; readonly from: string }[],
  chosen: string,
  changes: ReadonlyMap<string, Change>,
): string[] {
  const used = all
    .filter(({ from }) => from === chosen)
    .flatMap(({ text }) => squaresOf(text).slice(1));
  return [...new Set([...used, ...changes.keys()])];
}

function Single({ seat }: { readonly seat: Seat }) {
  return (
    <svg viewBox="6 24 84 78" className="s-single" aria-hidden="true">
      <StackShape layers={[COLOURS[seat]!]} />
    </svg>
  );
}

interface GoalProps extends Pick<BoardProps, 'say'> {
  readonly seat: Seat;
}

function Goal({ seat, say }: GoalProps) {
  return (
    <>
      <svg width="34" height="48" viewBox="8 -20 80 122" aria-hidden="true">
        <StackShape layers={layersOf(`???${COLOURS[seat]}`)} />
      </svg>
      <span className="duel-goal-long">{say(message('board.goal'))}</span>
      <span className="duel-goal-brief">{say(message('board.goal-brief'))}</span>
    </>
  );
}
