import { type BoardProps, flip, Motion, spot, useStill } from '@baithak/board';
import { message, type Seat } from '@baithak/kernel';
import { piecesOn, SQUARE_ROWS, sideToMove, threatener } from '@baithak/panakizhi';
import {
  CrownFace,
  Duel,
  optionsOf,
  PawnFace,
  rowsFor,
  Squares,
  shownOf,
  squarePlace,
  stateOf,
  useChoosing,
  useIds,
  useNear,
  useThreats,
} from '@baithak/panakizhi/board';
import { useMemo } from 'react';
import { facts } from '../facts.ts';
import type { Kind } from '../rules/board.ts';
import { HOME_TO_WIN } from '../rules/components.ts';
import type { Event } from '../rules/events.ts';
import { threats as threatsIn } from '../view/threats.ts';
import type { View } from '../view/view.ts';
import { barOf } from './bar.tsx';
import './board.css';
import { useHomes } from './homes.tsx';
import { cuesOf, journeysOf, spotOf } from './motion.ts';
import { colourOf, homePlace, homesIn, isCrown, MOVING, placesOf, squaresOf } from './moves.ts';
import { changesOf, Ghosts, Lit } from './preview.tsx';
import { Goal, HomeRow, HomeTray, Standing } from './sides.tsx';

/** A press chooses a piece, a second one shows its move, and a third one makes it. */
export function Board(props: BoardProps<View, Event>) {
  const { view, legal, preview, news, say, attempt, quiet } = props;
  // A move that has ended the game leaves nothing to do, even before the page knows of it.
  const seat = view.end === null ? props.seat : null;
  const isStill = useStill(news.key);
  const near = useNear();
  const pieces = piecesOn(view.position);
  const idAt = useIds(view, placesOf(view.position), journeysOf(news.events));
  const kinds = useHomes(view, news.events);
  const options = useMemo(() => optionsOf(legal, MOVING), [legal]);
  const duty = seat !== null && view.turn === 'jump';
  const sources = new Set(options.map(({ from }) => from));
  const choosing = useChoosing({ ...props, seat }, MOVING, {
    options,
    // A duty that only one piece can fulfil is shown at once, but not before the other side has landed.
    first: isStill && duty && sources.size === 1 ? [...sources][0]! : null,
    play: ([option]) => option && attempt(option.text),
  });
  const chosen = choosing?.chosen ?? null;
  const ways = options.filter(({ from }) => from === chosen);
  const option = choosing?.pointed ?? (ways.length === 1 ? ways[0]! : null);
  const shown = shownOf(option, preview);
  const planned = shown?.view ?? view;
  const threats = useThreats(
    () => threatsIn(planned, seat),
    threatener(seat, sideToMove(planned.position)),
    isStill,
  );
  const changes = shown === null ? new Map<string, string>() : changesOf(view, shown);
  const last = squaresOf(view.last);
  const lit = view.end === null ? props.lit : [];

  const place = (square: string) => {
    const piece = pieces.get(square);
    const way = options.find((each) => each.from === chosen && each.to === square);
    return squarePlace(
      { lit, say },
      threats,
      square,
      {
        details: { piece: piece ?? 'none' },
        piece: (
          <>
            <span className="v-spot" {...spot(spotOf(square))} />
            {changes.has(square) && piece === undefined && <span className="b-here" />}
            {piece !== undefined && (
              <span
                className="b-man"
                data-kind={isCrown(piece) ? 'crown' : 'pawn'}
                data-covered={changes.has(square)}
                {...flip(idAt(square), { face: colourOf(piece) })}
              >
                <PieceFace piece={piece} />
              </span>
            )}
          </>
        ),
      },
      {
        state: stateOf(square, chosen, options),
        last: last.includes(square),
        choose: choosing === null ? undefined : () => choosing.press(square),
        point: way && ((on) => choosing?.point(on ? way : null)),
      },
    );
  };
  const homes = homesIn(view.position);
  const mover = 1 - sideToMove(view.position);
  const home = kinds.get(homePlace(mover, (homes[mover] ?? 0) - 1)) === 'crown' ? 'c' : 'p';
  const landed =
    view.end === 'home' ? ([last[1]!, mover === 0 ? home.toUpperCase() : home] as const) : null;
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
      over={view.end !== null}
      duty={duty && chosen === null}
      edges={
        quiet === true
          ? undefined
          : [
              <HomeRow key="far" seat={near} up say={say} />,
              <HomeRow key="near" seat={1 - near} up={false} say={say} />,
            ]
      }
      say={say}
      quiet={quiet}
    >
      {shown !== null && <Ghosts shown={shown} changes={changes} near={near} />}
      {view.winner !== null && <Lit {...{ view, near, landed }} />}
    </Squares>
  );
  if (quiet === true) return squares;

  const then = shown === null ? homes : homesIn(shown.view.position);
  const moving: Kind = isCrown(pieces.get(option?.from ?? '') ?? 'p') ? 'crown' : 'pawn';
  const trayOf = (of: Seat) => ({
    seat: of,
    count: homes[of] ?? 0,
    coming: (then[of] ?? 0) > (homes[of] ?? 0) ? moving : null,
    kinds,
    idAt,
  });
  return (
    <Motion moment={`${news.key} ${near}`} cues={cuesOf(news.events, idAt)} className="duel-root">
      <Duel
        look={facts.look}
        near={near}
        {...{ view, say }}
        goal={<Goal seat={near} words={say(message('board.goal'))} />}
        standing={(of) => <Standing tray={trayOf(of)} pieces={[...pieces.values()]} say={say} />}
        tray={(of) => <HomeTray {...trayOf(of)} won={view.winner === of} say={say} />}
        last={
          last.length === 0
            ? null
            : {
                seat: mover,
                piece: <LastPiece seat={mover} piece={pieces.get(last[1]!) ?? home} />,
              }
        }
        trophy={HOME_TO_WIN}
        counts="turns"
        bar={
          choosing === null || seat === null
            ? { ask: '' }
            : barOf({
                view,
                seat,
                legal,
                choosing,
                shown,
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

function PieceFace({ piece }: { readonly piece: string }) {
  const Face = isCrown(piece) ? CrownFace : PawnFace;
  return <Face colour={colourOf(piece)} />;
}

interface LastPieceProps {
  readonly seat: Seat;
  readonly piece: string;
}

/** The piece that moved last; it may have turned over since. */
function LastPiece({ seat, piece }: LastPieceProps) {
  return <PieceFace piece={seat === 0 ? piece.toUpperCase() : piece.toLowerCase()} />;
}
