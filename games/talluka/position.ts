import { Fault, type Options, shown } from '@baithak/kernel';
import { COLOURS, membersOf, SIZE, SQUARES, squareName } from './board.ts';
import { PIECES_EACH } from './components.ts';
import { hasFour, squaresInFours } from './four.ts';
import { remember } from './history.ts';
import { settle } from './rules.ts';
import { END, newState, type Position, type State } from './state.ts';

const RULE = 'T16';
const PIECES = ['W', 'B'];
const SIDES: readonly string[] = COLOURS;

export function readPosition(raw: unknown, options: Options): State | Fault {
  const position = parsePosition(raw);
  if (position instanceof Fault) return position;
  return flawOf(position) ?? startFrom(position, options);
}

function startFrom(position: Position, options: Options): State | Fault {
  const state = newState(position, options.repetition === 'draw');
  remember(state);
  settle(state);
  return state.end === END.blockade ? new Fault('position-blocked', { rule: RULE }) : state;
}

function flawOf({ white, black }: Position): Fault | undefined {
  for (const [seat, set] of [white, black].entries()) {
    const squares = membersOf(set).map(squareName);
    const args = { seat: { seat }, count: squares.length, most: PIECES_EACH };
    if (squares.length > PIECES_EACH) {
      return new Fault('position-pieces', { rule: RULE, at: squares, args });
    }
    if (hasFour(set)) {
      const at = membersOf(squaresInFours(set)).map(squareName);
      return new Fault('position-four', { rule: RULE, at, args });
    }
  }
  return undefined;
}

/** A board and a side to move, well-formed but not yet found playable. */
export function parsePosition(raw: unknown): Position | Fault {
  if (typeof raw !== 'string') {
    return new Fault('position-not-text', { rule: RULE, args: { found: shown(raw) } });
  }
  const parts = raw.split(' ');
  const [board = '', sideName = ''] = parts;
  if (parts.length !== 2) {
    return new Fault('position-parts', { rule: RULE, args: { found: shown(raw) } });
  }
  const cells = parseBoard(board);
  if (cells instanceof Fault) return cells;
  const side = SIDES.indexOf(sideName);
  if (side < 0) {
    const detail = { rule: RULE, at: [shown(sideName)], args: { found: shown(sideName) } };
    return new Fault('position-side', detail);
  }
  return { white: setOf(cells, 'W'), black: setOf(cells, 'B'), side };
}

function setOf(cells: string, piece: string): number {
  let set = 0;
  for (let square = 0; square < SQUARES; square++) if (cells[square] === piece) set |= 1 << square;
  return set;
}

/** The 25 squares in the order of their numbers: a piece's letter or a dot each. */
function parseBoard(text: string): string | Fault {
  const ranks = text.split('/');
  if (ranks.length !== SIZE) {
    return new Fault('position-ranks', { rule: RULE, args: { count: ranks.length } });
  }
  let cells = '';
  for (const [i, rankText] of ranks.entries()) {
    const rank = parseRank(rankText, String(SIZE - i));
    if (rank instanceof Fault) return rank;
    cells += rank;
  }
  return cells;
}

function parseRank(text: string, rank: string): string | Fault {
  let cells = '';
  let afterDigit = false;
  for (const symbol of text) {
    const empties = '12345'.indexOf(symbol) + 1;
    const args = { rank, found: shown(symbol) };
    if (empties === 0 && !PIECES.includes(symbol)) {
      return new Fault('position-symbol', { rule: RULE, at: [rank], args });
    }
    if (empties > 0 && afterDigit)
      return new Fault('position-digits', { rule: RULE, at: [rank], args });
    cells += empties > 0 ? '.'.repeat(empties) : symbol;
    afterDigit = empties > 0;
  }
  if (cells.length === SIZE) return cells;
  return new Fault('position-width', {
    rule: RULE,
    at: [rank],
    args: { rank, count: cells.length },
  });
}

export function formatPosition({ white, black, side }: Position): string {
  const cells = Array.from({ length: SQUARES }, (_, square) => {
    if ((white >>> square) & 1) return 'W';
    return (black >>> square) & 1 ? 'B' : '.';
  }).join('');
  const ranks = Array.from({ length: SIZE }, (_, i) => cells.slice(SIZE * i, SIZE * (i + 1)));
  const board = ranks.join('/').replace(/\.+/g, (empties) => String(empties.length));
  return `${board} ${COLOURS[side]}`;
}
