export { moveBar } from './bar.tsx';
export {
  type Choosing,
  type Moving,
  type Option,
  optionsOf,
  stateOf,
  useChoosing,
} from './choosing.ts';
export { Duel, type LastMove, Leads, Pips, useNear, Way } from './duel.tsx';
export { composed, useIds } from './ids.ts';
export {
  Arc,
  Capsule,
  Chevron,
  cellOf,
  centreOf,
  FlipChip,
  Ghost,
  Marks,
  type Point,
  rowsFor,
  SQUARE,
} from './marks.tsx';
export {
  CrownFace,
  CrownShape,
  PawnFace,
  PawnMark,
  PawnShape,
  type PieceColour,
  pieceClass,
} from './pieces.tsx';
export { type Shown, shownOf } from './shown.ts';
export { Squares, squarePlace } from './squares.tsx';
export {
  ThreatMarks,
  type ThreatView,
  useThreats,
} from './threats.tsx';
