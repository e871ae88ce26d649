import { flip } from '@baithak/board';
import { type Message, message } from '@baithak/kernel';
import { PawnMark, type PieceColour, pieceClass } from '@baithak/panakizhi/board';
import { layerPlace } from './moves.ts';

/** From the bottom to the top; `null` for a piece that the view does not show: bare wood. */
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

/** How much higher each piece lies than the one below it, in units of which a square has 96. */
export const RIM = 15;

/** The middle of the lowest piece's upper side, from the top of its square. */
export const BASE = 50;

interface StackFaceProps {
  readonly square: string;
  readonly stack: string;
  readonly idAt: (place: string) => string;
  /** How many pieces from the bottom stay as they are; those above would leave or change. */
  readonly stays: number;
  /** Whether those above are covered by what will be there. */
  readonly covered: boolean;
  /** Whether only the top piece is being used. */
  readonly loose: boolean;
}

/** Pieces on top of each other, seen from the side; a number says how many. */
export function StackFace({ square, stack, idAt, stays, covered, loose }: StackFaceProps) {
  const layers = layersOf(stack);
  const top = layers.length - 1;
  // The number tells what is left while pieces are about to leave.
  const height = covered ? layers.length : stays;
  return (
    <span className="s-stack">
      {layers.map((colour, i) => (
        <span
          key={i}
          className="s-layer"
          style={{ '--s-up': i }}
          data-leaves={i >= stays && !covered}
          data-covered={i >= stays && covered}
          data-loose={loose && i === top}
          {...flip(idAt(layerPlace(square, i)), { face: colour ?? undefined })}
        >
          <svg viewBox="0 0 96 96" className={pieceClass(colour)} aria-hidden="true">
            {i === 0 && (
              <ellipse className="b-piece-shadow" cx="53" cy={BASE + 17} rx="41" ry="28" />
            )}
            <LayerShape colour={colour} top={i === top} />
          </svg>
        </span>
      ))}
      {height > 1 && (
        <svg viewBox="0 0 96 96" className="s-height" aria-hidden="true">
          <circle cx="82" cy="74" r="15" />
          <text x="82" y="81">
            {height}
          </text>
        </svg>
      )}
    </span>
  );
}

interface LayerShapeProps {
  readonly colour: PieceColour;
  readonly top: boolean;
}

/** A disc with its rim on a square of 96; only the top piece shows its carving. */
function LayerShape({ colour, top }: LayerShapeProps) {
  return (
    <>
      <path className="s-side" d={`M11 ${BASE}v15a37 27 0 0 0 74 0v-15Z`} />
      <ellipse className="b-piece-body" cx="48" cy={BASE} rx="37" ry="27" />
      {top && colour !== null && (
        <g transform={`translate(48 ${BASE}) scale(.9 .66)`}>
          <PawnMark colour={colour} />
        </g>
      )}
    </>
  );
}

interface StackShapeProps {
  readonly layers: readonly PieceColour[];
  /** The lowest layer that is drawn. */
  readonly from?: number;
}

/** A stack for drawings that hold more than a stack. */
export function StackShape({ layers, from = 0 }: StackShapeProps) {
  return layers.slice(from).map((colour, i) => (
    <g key={i} className={pieceClass(colour)} transform={`translate(0 ${-RIM * (from + i)})`}>
      <LayerShape colour={colour} top={from + i === layers.length - 1} />
    </g>
  ));
}
