import { createRequire } from 'node:module';
import { FastRandom } from '@baithak/kernel';
import { COLUMNS, ROWS } from './connect-four.ts';
import type { Contestant, Sample } from './contestant.ts';

interface Board {
  columns: string[];
}

interface MoveContext {
  readonly G: Board;
  readonly ctx: { readonly currentPlayer: string };
}

/** The same Connect Four the way that library wants it: plain objects and a reducer. */
export const boardgameIoGame = {
  setup: (): Board => ({ columns: new Array<string>(COLUMNS).fill('') }),
  turn: { minMoves: 1, maxMoves: 1 },
  moves: {
    drop({ G, ctx }: MoveContext, column: number) {
      G.columns[column] += ctx.currentPlayer;
    },
  },
  endIf({ G, ctx }: MoveContext) {
    if (hasFour(G.columns, ctx.currentPlayer)) return { winner: ctx.currentPlayer };
    return G.columns.every((column) => column.length === ROWS) ? { draw: true } : undefined;
  },
};

const DIRECTIONS = [
  [1, 0],
  [0, 1],
  [1, 1],
  [1, -1],
] as const;

/** Only lines through the tops of columns can be new. */
function hasFour(columns: readonly string[], player: string): boolean {
  return columns.some((stones, column) =>
    DIRECTIONS.some(([dx, dy]) => {
      const row = stones.length - 1;
      if (stones[row] !== player) return false;
      const ahead = run(columns, player, column, row, dx, dy);
      return 1 + ahead + run(columns, player, column, row, -dx, -dy) >= 4;
    }),
  );
}

function run(
  columns: readonly string[],
  player: string,
  column: number,
  row: number,
  dx: number,
  dy: number,
): number {
  let length = 0;
  while (columns[column + (length + 1) * dx]?.[row + (length + 1) * dy] === player) length++;
  return length;
}

interface Store {
  readonly G: Board;
  readonly ctx: { readonly currentPlayer: string; readonly gameover?: unknown };
}

interface Library {
  InitializeGame(setup: { game: unknown }): Store;
  CreateGameReducer(setup: { game: unknown }): (state: Store, action: unknown) => Store;
}

/** The library's own reducer without network or storage; undefined where it is not installed. */
export function boardgameIo(seed: string): Contestant | undefined {
  const library = load();
  if (library === undefined) return undefined;
  const game = boardgameIoGame;
  const start = library.InitializeGame({ game });
  const reduce = library.CreateGameReducer({ game });
  const random = new FastRandom(seed);
  return {
    name: 'boardgame.io',
    batch: 1,
    playGame(sample: Sample) {
      let state = start;
      while (state.ctx.gameover === undefined) {
        const open = openColumns(state.G);
        const column = open[random.below(open.length)] as number;
        state = reduce(state, dropAction(column, state.ctx.currentPlayer));
        sample.moves++;
        sample.listed += open.length;
        sample.mostListed = Math.max(sample.mostListed, open.length);
      }
    },
  };
}

export function dropAction(column: number, playerID: string) {
  return { type: 'MAKE_MOVE', payload: { type: 'drop', args: [column], playerID } };
}

function openColumns({ columns }: Board): number[] {
  return columns.flatMap((stones, column) => (stones.length < ROWS ? [column] : []));
}

function load(): Library | undefined {
  // In any other mode it checks and freezes more, which would be unfair to it.
  process.env.NODE_ENV ??= 'production';
  try {
    return createRequire(import.meta.url)('boardgame.io/internal') as Library;
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'MODULE_NOT_FOUND') return undefined;
    throw error;
  }
}
