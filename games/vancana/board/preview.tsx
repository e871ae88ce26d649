import type { Seat } from '@baithak/kernel';
import { piecesOn } from '@baithak/panakizhi';
import {
  Arc,
  Chevron,
  CrownShape,
  centreOf,
  FlipChip,
  Ghost,
  Marks,
  PawnShape,
  type Shown as ShownMove,
  SQUARE,
} from '@baithak/panakizhi/board';
import type { Event } from '../rules/events.ts';
import type { View } from '../view/view.ts';
import { colourOf, isCrown } from './moves.ts';

export type Shown = ShownMove<View, Event>;

/** What is different on the board after the move, by squares. */
export function changesOf(before: View, { view, events }: Shown): ReadonlyMap<string, string> {
  const [now, then] = [piecesOn(before.position), piecesOn(view.position)];
  const changed = [...then].filter(([square, piece]) => now.get(square) !== piece);
  // A piece that comes home is shown on the square where it arrives.
  const homes = events.flatMap((event): [string, string][] =>
    event.kind === 'brought-home' ? [[event.square, letterOf(event.piece, event.seat)]] : [],
  );
  return new Map([...changed, ...homes]);
}

function letterOf(kind: 'crown' | 'pawn', seat: Seat): string {
  const letter = kind === 'crown' ? 'c' : 'p';
  return seat === 0 ? letter.toUpperCase() : letter;
}

const CROWN = 84;
const PAWN = 79;

interface GhostsProps {
  readonly shown: Shown;
  readonly changes: ReadonlyMap<string, string>;
  readonly near: Seat;
}

/** Where pieces would stand, which one turns over, and the way there. */
export function Ghosts({ shown: { option, events }, changes, near }: GhostsProps) {
  const jumped = events.find((event) => event.kind === 'jumped');
  const [from, to] = [centreOf(option.from, near), centreOf(option.to, near)];
  const turn = (Math.atan2(to[1] - from[1], to[0] - from[0]) * 180) / Math.PI + 90;
  return (
    <Marks>
      {[...changes].map(([square, piece]) => (
        <Ghost
          key={square}
          square={square}
          near={near}
          colour={colourOf(piece)}
          size={isCrown(piece) ? CROWN : PAWN}
          radius={isCrown(piece) ? 50 : 47}
        >
          <Shape piece={piece} />
        </Ghost>
      ))}
      {jumped === undefined ? (
        <Chevron at={[(from[0] + to[0]) / 2, (from[1] + to[1]) / 2]} turn={turn} />
      ) : (
        <>
          <Arc from={from} to={to} />
          <FlipChip at={chipAt(jumped.over, near)} to={colourOf(changes.get(jumped.over) ?? 'p')} />
        </>
      )}
    </Marks>
  );
}

/** Below the piece, so that it hides nothing. */
function chipAt(square: string, near: Seat): readonly [number, number] {
  const [x, y] = centreOf(square, near);
  return [x, y + SQUARE * 0.44];
}

function Shape({ piece }: { readonly piece: string }) {
  const Drawn = isCrown(piece) ? CrownShape : PawnShape;
  return <Drawn colour={colourOf(piece)} />;
}

interface LitProps {
  readonly view: View;
  readonly near: Seat;
  /** The piece that came home last, where it arrived; `null` if none did. */
  readonly landed: readonly [square: string, piece: string] | null;
}

/**
 * After the end, in full light above the dimmed board: the piece that came home and won, or the
 * winner's pieces.
 */
export function Lit({ view, near, landed }: LitProps) {
  const colour = view.winner === 0 ? 'w' : 'b';
  const pieces = landed === null ? [...piecesOn(view.position)] : [landed];
  return (
    <Marks>
      {pieces
        .filter(([, piece]) => colourOf(piece) === colour)
        .map(([square, piece]) => {
          const [x, y] = centreOf(square, near);
          const size = isCrown(piece) ? CROWN : PAWN;
          return (
            <g
              key={square}
              className={`v-lit b-piece b-piece-${colour}`}
              transform={`translate(${x - size / 2} ${y - size / 2}) scale(${size / 100})`}
            >
              <Shape piece={piece} />
            </g>
          );
        })}
    </Marks>
  );
}
