import { FastRandom, type Random } from '@baithak/kernel';
import type { Contestant, Sample } from './contestant.ts';

export const COLUMNS = 7;
export const ROWS = 6;
/**
 * Connect Four the plain fast way: a typed array of squares, open columns listed before each move,
 * four looked for along the lines through the last stone. This is the yardstick that games are
 * measured against; bit sets would make it about five times faster still.
 */
export class ConnectFour {
  private readonly squares = new Int8Array(COLUMNS * ROWS);
  private readonly heights = new Int8Array(COLUMNS);
  private readonly open = new Int8Array(COLUMNS);
  private stone = 1;

  reset(): void {
    this.squares.fill(0);
    this.heights.fill(0);
    this.stone = 1;
  }

  /** Lists the columns that are not full and says how many there are. */
  list(): number {
    let count = 0;
    for (let column = 0; column < COLUMNS; column++) {
      if ((this.heights[column] as number) < ROWS) this.open[count++] = column;
    }
    return count;
  }

  listed(choice: number): number {
    return this.open[choice] as number;
  }

  /** Drops a stone into a column; true if it makes four. */
  drop(column: number): boolean {
    const row = this.heights[column] as number;
    this.heights[column] = row + 1;
    this.squares[row * COLUMNS + column] = this.stone;
    const four = this.makesFour(column, row);
    this.stone = -this.stone;
    return four;
  }

  private makesFour(column: number, row: number): boolean {
    return (
      this.lines(column, row, 1, 0) ||
      this.lines(column, row, 0, 1) ||
      this.lines(column, row, 1, 1) ||
      this.lines(column, row, -1, 1)
    );
  }

  private lines(column: number, row: number, dx: number, dy: number): boolean {
    return this.run(column, row, dx, dy) + this.run(column, row, -dx, -dy) >= 3;
  }

  /** How many equal stones follow in one direction. */
  private run(column: number, row: number, dx: number, dy: number): number {
    let length = 0;
    let x = column + dx;
    let y = row + dy;
    while (x >= 0 && x < 7 && y >= 0 && y < 6 && this.squares[7 * y + x] === this.stone) {
      length++;
      x += dx;
      y += dy;
    }
    return length;
  }
}

/** A random game to its end; the columns played are given to `note`. */
export function playRandomly(
  board: ConnectFour,
  random: Random,
  note?: (column: number) => void,
): {
  moves: number;
  listed: number;
  won: boolean;
} {
  board.reset();
  let moves = 0;
  let listed = 0;
  let won = false;
  for (let choices = board.list(); !won && choices > 0; choices = board.list()) {
    const column = board.listed(random.below(choices));
    listed += choices;
    note?.(column);
    won = board.drop(column);
    moves++;
  }
  return { moves, listed, won };
}

export function connectFour(seed: string): Contestant {
  const random = new FastRandom(seed);
  const board = new ConnectFour();
  return {
    name: 'connect-four',
    batch: 256,
    playGame(sample: Sample) {
      const { moves, listed } = playRandomly(board, random);
      sample.moves += moves;
      sample.listed += listed;
      sample.mostListed = COLUMNS;
    },
  };
}
