export { Action, Actions, Pass } from './action.tsx';
export {
  type Board,
  type BoardProps,
  noPreview,
  type Samples,
  type SamplesProps,
} from './board.ts';
export { Badge, Card, CardBack, Token } from './card.tsx';
export { Choice, type Offer } from './choice.tsx';
export {
  type Click,
  type ClickRules,
  clickOn,
  type Hop,
  type SquareState,
  squareState,
} from './click.ts';
export { Cloth, EmptyCloth } from './cloth.tsx';
export type { DragRules, PlaceDrag } from './drag.ts';
export { type Accent, HOUSE_LOOK, type Lattice, type Look, MOTIFS, type Motif } from './facts.ts';
export { BOARD_FILES, BOARD_RANKS, distances, piecesOn, SQUARE_ROWS } from './five.ts';
export { type Flip, flip, scrollingAt } from './flights.ts';
export { useFresh } from './fresh.ts';
export { Coordinates, Grid, type Place } from './grid.tsx';
export { Hint, Inspect } from './inspect.tsx';
export {
  followed,
  type Ids,
  type Journey,
  journeysBetween,
  type Ply,
  useLasting,
} from './lasting.ts';
export { Motion } from './motion.tsx';
export { BlockPrint, PrintFrame } from './patterns/block-print.tsx';
export { Jali } from './patterns/jali.tsx';
export { Kolam } from './patterns/kolam.tsx';
export { CrownFace, PawnFace, PawnMark, type PieceColour, pieceClass } from './piece.tsx';
export { type Tab, Tabs } from './tabs.tsx';
export { type Threat, ThreatBar, ThreatMarks, useThreats } from './threats.tsx';
export { type Clicks, useClicks } from './use-clicks.ts';
export { dragMarks, useDrag } from './use-drag.ts';
