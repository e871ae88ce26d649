import { Badge, flip } from '@baithak/board';
import { type Message, message } from '@baithak/kernel';
import type { Colour } from '@baithak/panakizhi';
import { PawnMark, type PieceColour, pieceClass } from '@baithak/panakizhi/board';
import { layerPlace } from './moves.ts';

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

/** In percent of the stack's width: the height of a drawn pawn, and of the rim that each one adds. */
const PAWN_HEIGHT = 74;
const RIM = 15;

interface StackFaceProps {
  readonly square: string;
  readonly stack: string;
  readonly idAt: (place: string) => string;
  readonly leaps: boolean;
}

/** Pawns on top of each other, seen slightly from the side; a number says how many. */
export function StackFace({ square, stack, idAt, leaps }: StackFaceProps) {
  const layers = layersOf(stack);
  const lowest = (100 - PAWN_HEIGHT - RIM * (layers.length - 1)) / 2;
  return (
    <>
      <span className="s-stack">
        {layers.map((colour, i) => (
          <span
            key={i}
            className="s-layer"
            style={{ '--b-lift': `${lowest + i * RIM}%` }}
            {...flip(idAt(layerPlace(square, i)), { face: colour ?? undefined, leaps })}
          >
            <Layer colour={colour} marked={i === layers.length - 1} />
          </span>
        ))}
      </span>
      {layers.length > 1 && (
        <span className="s-height" aria-hidden="true">
          <Badge>{layers.length}</Badge>
        </span>
      )}
    </>
  );
}

interface LayerProps {
  readonly colour: PieceColour;
  readonly marked: boolean;
}

/** A disc with its rim; only the top pawn shows its carving. */
function Layer({ colour, marked }: LayerProps) {
  return (
    <svg viewBox="0 0 100 74" className={pieceClass(colour)} aria-hidden="true">
      <path className="b-piece-side" d="M6 30V43A44 29 0 0 0 94 43V30Z" />
      <ellipse className="b-piece-body" cx="50" cy="30" rx="44" ry="28" />
      {colour !== null && <Rim colour={colour} />}
      {marked && colour !== null && (
        <g transform="translate(50 30) scale(1.08 0.69)">
          <PawnMark colour={colour} />
        </g>
      )}
    </svg>
  );
}

/** The colours differ from the side too: a line around White, dots around Black. */
function Rim({ colour }: { readonly colour: Colour }) {
  if (colour === 'w') return <path className="b-piece-line" d="M6 37A44 29 0 0 0 94 37" />;
  return [-66, -40, -14, 14, 40, 66].map((angle) => {
    const turn = (angle * Math.PI) / 180;
    const [x, y] = [50 + 44 * Math.sin(turn), 37 + 28.5 * Math.cos(turn)];
    return (
      <circle key={angle} className="b-piece-dot" cx={x.toFixed(1)} cy={y.toFixed(1)} r="2.6" />
    );
  });
}
