import { Badge, type PieceColour, pieceClass } from '@baithak/furniture';
import { type Message, message } from '@baithak/kernel';

/** From the bottom to the top; `null` for a pawn that the view does not show. */
export function layersOf(stack: string): PieceColour[] {
  return [...stack].map((letter) => (letter === 'w' || letter === 'b' ? letter : null));
}

export function stackMessage(stack: string): Message {
  const [top, ...below] = layersOf(stack).toReversed();
  if (top === undefined) return message('board.empty');
  if (below.length === 0) return message('board.single', { top: String(top) });
  return message('board.stack', {
    height: stack.length,
    top: String(top),
    below: below.map((layer) => message(`board.layer.${layer ?? 'hidden'}`)),
  });
}

const THICKNESS = 13;
const LOWEST = 72;

/** Pawns upon each other, seen from the side a little; the number says how many. */
export function StackFace({ stack }: { readonly stack: string }) {
  const layers = layersOf(stack);
  const lift = (THICKNESS * (layers.length - 1)) / 2;
  return (
    <>
      <svg viewBox="0 0 100 100" className="b-piece s-stack" aria-hidden="true">
        <g transform={`translate(0 ${lift - 17})`}>
          {layers.map((colour, i) => (
            <Layer key={i} colour={colour} y={LOWEST - i * THICKNESS} />
          ))}
          <TopMark colour={layers.at(-1) ?? null} y={LOWEST - (layers.length - 1) * THICKNESS} />
        </g>
      </svg>
      {layers.length > 1 && (
        <span className="s-height" aria-hidden="true">
          <Badge>{layers.length}</Badge>
        </span>
      )}
    </>
  );
}

/** A disc with its rim. */
function Layer({ colour, y }: { readonly colour: PieceColour; readonly y: number }) {
  const bottom = y + THICKNESS - 3;
  return (
    <g className={pieceClass(colour)}>
      <path
        className="b-piece-body"
        d={`M12 ${y}V${bottom}A38 20 0 0 0 88 ${bottom}V${y}A38 20 0 0 0 12 ${y}Z`}
      />
      <ellipse className="b-piece-body" cx="50" cy={y} rx="38" ry="20" />
    </g>
  );
}

/** A ring for White, dots for Black, as on every pawn. */
function TopMark({ colour, y }: { readonly colour: PieceColour; readonly y: number }) {
  if (colour !== 'b') return <ellipse className="b-piece-ring" cx="50" cy={y} rx="22" ry="11" />;
  return [-18, 0, 18].flatMap((x) =>
    [-6, 6].map((dy) => (
      <ellipse key={`${x} ${dy}`} className="b-piece-dot" cx={50 + x} cy={y + dy} rx="4.5" ry="3" />
    )),
  );
}
