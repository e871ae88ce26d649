import './tokens.css';

export { Action, Actions, Pass } from './action.tsx';
export type { Board, BoardProps } from './board.ts';
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
export { BOARD_FILES, BOARD_RANKS, distances, piecesOn, SQUARE_ROWS } from './five.ts';
export { useFresh } from './fresh.ts';
export { Coordinates, Grid, type Place } from './grid.tsx';
export { CrownFace, PawnFace, type PieceColour, pieceClass } from './piece.tsx';
export { type Clicks, useClicks } from './use-clicks.ts';
