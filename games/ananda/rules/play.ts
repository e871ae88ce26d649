import {
  CHANCE,
  type Move,
  type MoveList,
  type OptionSpec,
  OVER,
  type Status,
} from '@baithak/kernel';
import { addMonkMoves, placeMonk } from './areas.ts';
import { addTileMoves, endBuilding, placeTile } from './building.ts';
import { COMPONENTS, SEAT_COUNTS } from './components.ts';
import {
  allCards,
  cardValue,
  isCardMove,
  isTileMove,
  lyingOf,
  NOWHERE,
  size,
  TILE_TOTAL,
} from './encoding.ts';
import { idleLimit } from './end.ts';
import type { Teller } from './events.ts';
import { addCardMoves, endMeditation, giveUp, playCard } from './meditation.ts';
import { BUILD, ENDED, MEDITATE, MONK, type State } from './state.ts';

/**
 * The most decisions that a game can have. At least one tile lies on the board at the first decision,
 * so at most t = 62 others are built and drawn, each once. At most t turns build; each has three
 * decisions (monk, end of building, end of meditation) besides its tiles and cards. At most t turns are
 * given up with a tile drawn, two decisions each. Idle turns come before, between and after those 2t
 * turns: each time fewer than end the game (A26), and one more at the end.
 */
export const DECISION_CAP: number = Math.max(...SEAT_COUNTS.map(decisionCap));

function decisionCap(seats: number): number {
  const tiles = TILE_TOTAL - 1;
  const cards = seats * size(allCards(seats));
  const idle = (2 * tiles + 1) * (idleLimit(seats) - 1) + 1;
  return 3 * tiles + tiles + cards + 2 * tiles + 2 * idle;
}

export function options(): readonly OptionSpec[] {
  const { least, most, files, ranks } = COMPONENTS.board;
  const sizes = Array.from({ length: most - least + 1 }, (_, i) => least + i);
  const first = (usual: number) => [usual, ...sizes.filter((n) => n !== usual)];
  return [
    { name: 'files', choices: first(files) },
    { name: 'ranks', choices: first(ranks) },
  ];
}

export function status(state: State): Status {
  const { phase } = state;
  if (phase === MONK || phase === BUILD || phase === MEDITATE) return state.seat;
  return phase === ENDED ? OVER : CHANCE;
}

/** Spaces rank by rank from `a1`, tiles by their first space, cards by value; ends of phases last. */
export function moves(state: State, out: MoveList): void {
  out.clear();
  if (state.phase === MONK) addMonkMoves(state, out);
  else if (state.phase === BUILD) addTileMoves(state, out);
  else if (state.phase === MEDITATE) addCardMoves(state, out);
}

export function play(state: State, move: Move, tell?: Teller): void {
  if (isTileMove(move)) playTileMove(state, lyingOf(move), tell);
  else if (isCardMove(move)) playCardMove(state, cardValue(move), tell);
  else if (move === NOWHERE) giveUp(state, 'area', tell);
  else placeMonk(state, move, tell);
}

function playTileMove(state: State, lying: number, tell: Teller): void {
  if (lying !== 0) placeTile(state, lying, tell);
  else if (state.built > 0) endBuilding(state, tell);
  else giveUp(state, 'tile', tell);
}

function playCardMove(state: State, value: number, tell: Teller): void {
  if (value > 0) playCard(state, value, tell);
  else endMeditation(state, tell);
}
