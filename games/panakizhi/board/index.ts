export { type ClickGame, clickOn, hopsOf, useClicks } from './clicks.ts';
export { Duel, Pips } from './duel.tsx';
export { type Moment, useIds } from './journeys.ts';
export { CrownFace, PawnFace, PawnMark, type PieceColour, pieceClass } from './pieces.tsx';
export { clickRows, Pass, Squares, squarePlace } from './squares.tsx';
export { ThreatBar, ThreatMarks, useThreats } from './threats.tsx';
