import { FastRandom, type Random } from '@baithak/kernel';
import type { Contestant, Sample } from './contestant.ts';

const COLUMNS = 7;
const ROWS = 6;

/**
 * The yardstick of the benchmark: Connect Four written plainly on a typed array of squares. It lists
 * the open columns before each move and checks the lines through the last stone. Bit sets would
 * make it about five times faster.
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

  /** Lists the columns that are not full and returns how many there are. */
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

  /** Drops a stone into a column; returns whether it makes four in a row. */
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

/** Plays a random game to its end. */
function playRandomly(board: ConnectFour, random: Random): { moves: number; listed: number } {
  board.reset();
  let moves = 0;
  let listed = 0;
  let won = false;
  for (let choices = board.list(); !won && choices > 0; choices = board.list()) {
    const column = board.listed(random.below(choices));
    listed += choices;
    won = board.drop(column);
    moves++;
  }
  return { moves, listed };
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
